"""Files that nobody on this project wrote: what facts.json counts in them is found."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import SHARED
from tests.trajectories.importers.reading import calls, kinds, runs_of, split
from trajectories.importers import Imported, Refused, read

pytestmark = pytest.mark.shared
REAL = SHARED / "data" / "real"
FACTS: dict[str, Any] = (
    json.loads((REAL / "facts.json").read_text()) if (REAL / "facts.json").is_file() else {}
)
NO_TRACES = ("tables/", "bfcl/", "inspect-ai/math_cases.json")


def files(folder: str) -> list[str]:
    return sorted(name for name in FACTS if name.startswith(folder) and name not in NO_TRACES)


@cache
def outcomes(name: str) -> tuple[list[Imported], list[Refused]]:
    return split(read(REAL / name))


def all_calls(runs: list[Imported]) -> list[dict[str, Any]]:
    return [call for run in runs for call in calls(run)]


def with_text(run: Imported) -> int:
    return len(run.record.events)


@pytest.mark.parametrize("name", files("agentdojo-scripted/"))
def test_agentdojo(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (1, [])
    record = runs[0].record
    assert len(calls(runs[0])) == facts["tool_calls"]
    assert sum(c["error"] for c in calls(runs[0])) == facts["tool_errors"]
    assert record.metadata.get("attack_type") == facts["attack"]
    assert (record.metadata["utility"], record.metadata["security"]) == (
        facts["utility"],
        facts["security"],
    )
    assert record.exposed == (facts["attack"] is not None)


@pytest.mark.parametrize("name", files("otel-kagent-traces/"))
def test_kubernetes_agents(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (facts["traces"], [])
    assert [c["tool"] for c in all_calls(runs)] == facts["execute_tool"]
    assert runs[0].record.metadata["n_spans"] == facts["spans"]
    assert (runs[0].record.requests or 0) >= 1
    assert runs[0].question
    assert runs[0].record.answer


@pytest.mark.parametrize("name", files("toolbench/"))
def test_toolbench(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (1, [])
    metadata = runs[0].record.metadata
    assert len(calls(runs[0])) == facts["last_chain_calls"]
    assert metadata.get("win", False) == facts["win"]
    assert metadata["valid_data"] == facts["valid_data"]
    assert metadata["query_count"] == facts["query_count"]
    assert f"chains:{facts['chains']}" in kinds(runs[0])
    gave_up = calls(runs[0])[-1]["arguments"]["return_type"] != "give_answer"
    assert (runs[0].record.answer is None) == gave_up


@pytest.mark.parametrize("name", files("swe-agent/"))
def test_swe_agent(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (1, [])
    found = calls(runs[0])
    assert len(found) == (facts["steps"] or facts["messages_with_tool_calls"])
    assert all(call["observation"] is not None for call in found if call["tool"] != "submit")
    info = runs[0].record.metadata.get("info", {})
    assert info.get("exit_status") == facts["exit_status"]


def test_claude_code_sessions():
    runs, refused = outcomes("claude-code-log/representative_messages.jsonl")

    assert (len(runs), refused) == (1, [])
    assert len(all_calls(runs)) == 2
    assert all(call["observation"] for call in all_calls(runs))


def test_broken_session_lines_are_named_and_the_others_come_in():
    facts = FACTS["claude-code-log/edge_cases.jsonl"]

    runs, refused = outcomes("claude-code-log/edge_cases.jsonl")

    assert len(all_calls(runs)) == facts["tool_use"]
    assert sum(call["error"] for call in all_calls(runs)) == 1
    assert sorted(r.line for r in refused) == [10, 11, 13, 14, 15, 16]


def test_model_solutions_come_in_by_a_field_mapping():
    name = "gsm8k-model-solutions/example_model_solutions.0000-0299.jsonl"
    facts = FACTS[name]
    mapping = {"question": "question", "answers": [f"{m}.solution" for m in facts["correct"]]}

    runs = runs_of(REAL / name, mapping=mapping)

    assert len(runs) == 4 * facts["problems"]
    assert len({run.task_id for run in runs}) == facts["problems"]
    for model, n_correct in facts["correct"].items():
        own = [run.record for run in runs if run.record.model == model]
        assert sum(record.metadata["is_correct"] for record in own) == n_correct


@pytest.mark.parametrize("name", files("who-and-when/"))
def test_who_and_when(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (1, [])
    events = runs[0].record.events
    assert len(events) == facts["history"]
    assert facts["mistake_agent"] in events[facts["mistake_step"]].extra["speaker"]


@pytest.mark.parametrize("name", files("tau-bench/"))
def test_tau_bench(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (facts["runs"], [])
    found = all_calls(runs)
    assert len(found) == facts["tool_calls"]
    assert sum(call["observation"] is not None for call in found) == facts["tool_results"]
    assert sum(call["error"] for call in found) == facts["results_starting_with_Error"]
    assert sum(run.record.metadata["reward"] == 1 for run in runs) == facts["reward_1"]
    assert sum(run.record.events[-1].tool is not None for run in runs) == facts["ends_with_tool"]
    assert all(run.error_inferred for run in runs if calls(run))


def test_tau_bench_as_flattened_text():
    runs, refused = outcomes("tau-bench/MockAirlineDomainEnv-few_shot.jsonl") or ([], [])

    lines = (REAL / "tau-bench/MockAirlineDomainEnv-few_shot.jsonl").read_text().splitlines()
    assert (len(runs), refused) == (len(lines), [])
    assert all(run.question for run in runs)


@pytest.mark.parametrize(
    "name", [n for n in files("inspect-ai/") if FACTS[n].get("samples", 0) > 0]
)
def test_inspect_logs(name):
    runs, refused = outcomes(name)
    facts = FACTS[name]

    assert (len(runs), refused) == (facts["samples"], [])
    found = all_calls(runs)
    assert len(found) == max(facts["tool_calls"], facts["tool_results"])
    assert sum(call["error"] for call in found) == facts["tool_errors"]
    for run in runs:
        assert sorted(run.record.metadata.get("scores", {})) == facts["scorers"]
        assert "attachment://" not in json.dumps([e.to_dict() for e in run.record.events])


@pytest.mark.parametrize("name", [n for n in files("inspect-ai/") if FACTS[n].get("samples") == 0])
def test_inspect_logs_without_samples_are_refused_with_the_reason(name):
    runs, refused = outcomes(name)

    assert runs == []
    assert "without samples" in refused[0].reason


@pytest.mark.parametrize(
    "name", [*(n for n in FACTS if n.startswith(NO_TRACES)), "tables/cars.json"]
)
def test_files_without_traces_are_refused_with_the_reason(name):
    runs, refused = outcomes(name)

    assert runs == []
    assert refused
    words = ("no output", "not a run", "no run", "field mapping")
    assert all(any(word in r.reason for word in words) for r in refused)


def test_every_file_is_answered_with_runs_or_reasons():
    paths = [p for p in sorted(REAL.rglob("*")) if p.is_file() and _is_data(p)]

    for path in paths:
        found = list(read(path))
        assert found, path
        assert all(isinstance(o, Imported | Refused) for o in found)


def _is_data(path: Path) -> bool:
    return "LICENSES" not in path.parts and path.parent != REAL
