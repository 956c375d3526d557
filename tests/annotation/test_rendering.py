"""Documents by allowlist, redaction by rule."""

import json
import re
from functools import cache
from typing import Any

import pytest

from annotation.rendering import Redactor, RenderOptions, Secrets, item_hash, render
from annotation.rendering.redaction import FRAMEWORK, MODEL
from annotation.rendering.scan import matches, scan
from tests.annotation.factories import run_record
from tests.factories import event_record, poisoned_event, task_record

SECRETS = Secrets(
    models=frozenset({"acme-large-2"}),
    adapters=frozenset({"toolchest"}),
    methods=frozenset({"base", "double_pass"}),
    prompts=frozenset({"Check your first answer again."}),
)


def document_of(
    run: dict[str, Any], task: dict[str, Any] | None = None, **options: Any
) -> dict[str, Any]:
    return render(
        task or task_record(), run, options=RenderOptions(**options), redactor=Redactor(SECRETS)
    )[0]


def test_only_listed_keys_reach_the_document() -> None:
    run = run_record(
        "t-1",
        "num-01",
        first_answer="1250",
        metadata={"canary": "canary-metadata"},
        events=[poisoned_event(secret="canary-event", role="assistant")],
    )

    document = document_of(run, task_record(source={"tables": {"canary": []}}))

    assert set(document) == {"query", "references", "events", "answer", "first_answer"}
    assert set(document["events"][0]) == {
        "index", "route", "role", "tool", "arguments", "message", "observation", "error",
        "poisoned", "clean_observation",
    }  # fmt: skip
    assert "canary" not in json.dumps(document)


def test_the_operator_of_a_poisoning_is_not_told() -> None:
    assert "scale" not in json.dumps(document_of(run_record("t-1", "num-01")))


def test_marks_and_first_answer_can_be_left_out() -> None:
    run = run_record("t-1", "num-01", first_answer="1250")

    document = document_of(run, poison_marks=False, first_answer=False)

    assert set(document) == {"query", "references", "events", "answer"}
    assert not {"poisoned", "clean_observation"} & set(document["events"][0])


def test_a_run_without_reference_or_answer_is_rendered() -> None:
    document = document_of(
        run_record("t-1", "num-01", answer=None, events=[]), task_record(reference=None)
    )

    assert document["references"] is None
    assert document["answer"] is None


@pytest.mark.parametrize(
    ("environment", "poisoned"),
    [("no_tool", None), ("P0", None), ("P1", "Olaf Scholz"), ("P3", "Teslan Fengrave")],
)
def test_the_reliance_schema_shows_gold_and_the_injected_value_alone(
    environment: str, poisoned: str | None
) -> None:
    values = {
        "P0": {"value": "Friedrich Merz", "aliases": ["Merz"]},
        "P1": "Olaf Scholz",
        "P2": "11",
        "P3": ["Teslan Fengrave", "Fengrave"],
    }
    run = run_record("t-1", "num-01", environment=environment)

    references = document_of(run, task_record(values=values), references="values")["references"]

    assert references["clean"] == "Friedrich Merz"
    assert references["aliases"] == ["Merz"]
    assert references["poisoned"] == poisoned
    assert environment not in json.dumps(references)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I am acme-large-2.", "I am [model]."),
        ("ACME LARGE 2 says so", "[model] says so"),
        ("as gpt-4o-mini would", "as [model] would"),
        ("Claude 3.5 Sonnet agrees", "[model] agrees"),
        ("I am Claude, made by Anthropic.", "I am [model], made by [model]."),
        ("Claude Monet painted it", "Claude Monet painted it"),
        ("a LangGraph node", "a [framework] node"),
        ("via toolchest", "via [framework]"),
        ("run_acme-large-2_out", "run_[model]_out"),
        ("the double-pass run", "the [method] run"),
        ("see /home/ann/runs/out.json now", "see [path] now"),
        (r"see C:\Users\ann\out.json", "see [path]"),
        ("run t-secret-1 failed", "run [id] failed"),
        ("the base rate is clean", "the base rate is clean"),
        ("1/2 and 3/4 of /orders", "1/2 and 3/4 of /orders"),
        ("https://example.org/data/tmp/x", "https://example.org/data/tmp/x"),
    ],
)
def test_redaction_rules(text: str, expected: str) -> None:
    run = run_record("t-secret-1", "num-01", answer=text)

    document, found = render(
        task_record(), run, options=RenderOptions(), redactor=Redactor(SECRETS)
    )

    assert document["answer"] == expected
    assert len(found) == expected.count("[")


@pytest.mark.parametrize("trajectory_id", ["1000", "12345", "march", "t-1"])
def test_an_id_that_may_be_a_number_or_word_of_the_answer_stays(trajectory_id: str) -> None:
    run = run_record(trajectory_id, "num-01", answer=f"In march it was {trajectory_id}.")

    assert document_of(run)["answer"] == f"In march it was {trajectory_id}."


def test_ordinary_words_stay_although_a_framework_is_called_so() -> None:
    secrets = Secrets(adapters=frozenset({"react", "unknown", "sdk"}), models=frozenset({"local"}))
    text = "The unknown local react sdk"

    document, found = render(
        task_record(),
        run_record("t-1", "num-01", answer=text),
        options=RenderOptions(),
        redactor=Redactor(secrets),
    )

    assert (document["answer"], found) == (text, [])


def test_redaction_reaches_arguments_observations_and_messages() -> None:
    event = event_record(
        message="asking acme-large-2",
        arguments={"files": ["/tmp/a/b.csv"]},
        observation="read /tmp/a/b.csv",
    )

    shown = document_of(run_record("t-1", "num-01", events=[event]))["events"][0]

    assert shown["message"] == "asking [model]"
    assert shown["arguments"] == {"files": ["[path]"]}
    assert shown["observation"] == "read [path]"


def test_words_of_the_question_stay() -> None:
    task = task_record(query="Is gpt-4o-mini cheaper than the others?")

    document = document_of(run_record("t-1", "num-01", answer="gpt-4o-mini is cheaper."), task)

    assert document["answer"] == "gpt-4o-mini is cheaper."


@pytest.mark.parametrize(
    ("role", "message"),
    [("system", "You are careful."), ("user", "Check your first answer again.")],
)
def test_prompts_of_the_method_are_withheld_whole(role: str, message: str) -> None:
    turn = {**event_record(), "tool": None, "role": role, "message": message}

    document, found = render(
        task_record(),
        run_record("t-1", "num-01", events=[turn]),
        options=RenderOptions(),
        redactor=Redactor(SECRETS),
    )

    assert document["events"][0]["message"] == "[instructions withheld]"
    assert [row.rule for row in found] == ["method prompt"]


def test_a_hidden_repeat_has_another_hash() -> None:
    document = document_of(run_record("t-1", "num-01"))

    assert item_hash("AAAAAA", document) != item_hash("BBBBBB", document)


WITHHELD = {
    "trajectory_id": "t-0001",
    "model": "acme-large-2",
    "method": "double_pass",
    "adapter": "toolchest",
    "environment": "clean",
    "metadata": {"channel": "subagent-7"},
}


@pytest.mark.parametrize(
    ("answer", "severity", "rule"),
    [
        ("model: acme-large-2", "stop", "model name"),
        ("this is t-0001", "stop", "trajectory id"),
        ("double_pass", "stop", "method name"),
        ("toolchest", "stop", "framework name"),
        ('{"adopted": true}', "look", "scorer output"),
        ("a clean table", "look", "environment as a word"),
        ("subagent-7 says", "look", "metadata.channel"),
        ("/tmp/x/y", "look", "path"),
    ],
)
def test_the_scan_finds_what_is_left(answer: str, severity: str, rule: str) -> None:
    document = {"query": "?", "references": None, "events": [], "answer": answer}

    traces = scan("AAAAAA", document, WITHHELD)

    assert [(trace.severity, trace.rule) for trace in traces] == [(severity, rule)]


def test_the_scan_passes_what_tells_nothing() -> None:
    document = {"query": "?", "references": None, "events": [], "answer": "1000 orders, cleanly"}

    assert scan("AAAAAA", document, WITHHELD) == []


@pytest.mark.parametrize("spelling", ["run-kılo-7", "RUN_KİLO 7", "run kilo\t7", "RUN-\u212aILO-7"])
def test_own_id_is_found_however_it_is_spelled(spelling: str) -> None:
    run = run_record("run-kilo-7", "num-00", answer=f"This is {spelling}.")

    document, found = render(
        task_record(), run, options=RenderOptions(), redactor=Redactor(SECRETS)
    )

    assert document["answer"] == "This is [id]."
    assert [cut.rule for cut in found] == ["trajectory id"]


def test_each_run_is_judged_by_its_own_question_where_texts_repeat() -> None:
    redactor = Redactor(SECRETS)
    run = run_record("t-1", "num-00", answer="It is made by OpenAI.")

    answers = [
        render(task, run, options=RenderOptions(), redactor=redactor)[0]["answer"]
        for task in (
            task_record(query="Who made it?"),
            task_record(query="What has OpenAI made?"),
            task_record(query="Who made it?"),
        )
    ]

    assert answers == ["It is made by [model].", run["answer"], "It is made by [model]."]


def test_kept_matches_change_nothing_of_the_scan() -> None:
    document = document_of(run_record("t-1", "num-00")) | {"answer": "As gpt-4o says, gpt-4o."}

    traces = scan("AAAAAA", document, WITHHELD)

    kept = cache(matches)
    assert [scan("AAAAAA", document, WITHHELD, matches=kept) for _ in range(2)] == [traces] * 2
    assert "gpt-4o" in [trace.text for trace in traces]


MODELS = [
    *("gpt-4o", "ChatGPT", "o1-mini", "claude", "claude-3", "claude-opus", "opus-4", "Sonnet-4"),
    *("haiku-3", "gemini-2.5", "llama3", "qwen2", "mistral-7b", "mixtral-8x7b", "deepseek-3"),
    *("phi-4", "gemma2", "grok-2", "command-r-1", "kimi-2", "\u212aimi-2", "glm-4"),
    *("deepseek-coder", "Anthropic", "OpenAI"),
]
FRAMEWORKS = [
    *("LangGraph", "langchain", "langsmith", "langfuse", "smolagents", "autogen", "crewai"),
    *("llama-index", "llamaindex", "haystack", "pydantic-ai", "openai-agents", "semantic-kernel"),
    *("swe-agent", "dspy", "tool-proxy"),
]


@pytest.mark.parametrize(
    ("pattern", "names"), [(MODEL, MODELS), (FRAMEWORK, FRAMEWORKS)], ids=["models", "frameworks"]
)
def test_every_name_is_found_by_its_first_letter(
    pattern: re.Pattern[str], names: list[str]
) -> None:
    found = [pattern.search(f"by {name}, it says") for name in names]

    assert [match and match.group() for match in found] == names
