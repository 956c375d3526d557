import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from tests.toxicbench.endpoint import one_look, serving
from toxicbench.agents.scripted import ScriptedAgent
from trajectories.models import Event, Reference, Trajectory

QUERY = "SELECT channel, orders FROM campaigns ORDER BY orders DESC LIMIT 1"


def output(*arguments: Any) -> str:
    out = StringIO()
    call_command(*arguments, stdout=out)
    return out.getvalue()


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_feasibility_is_printed_for_every_task() -> None:
    printed = output("check_feasibility").splitlines()

    assert (
        len([line for line in printed if line.startswith(("num-", "sem-", "mul-", "pub-"))]) == 157
    )
    assert printed[-1].split() == [
        *("all", "157", "112"),
        *("155", "157", "157", "157", "157", "139", "157"),
    ]


def test_an_infeasible_task_is_named_and_fails_the_command(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "t.csv").write_text("name,n,m\na,3,30\nb,3,10\n")
    (tmp_path / "dictionary.csv").write_text("table_name,column_name,meaning\n")
    (tmp_path / "documents.toml").write_text("document = []\n")
    (tmp_path / "numerical.toml").write_text(
        '[[task]]\nid = "x-1"\ntemplate = "t"\nquery = "q"\noperator = "scale"\nparameter = 2\n'
        'tolerance = { abs = 0.1 }\nfield = "elsewhere"\n'
        'spec = { op = "sum", table = "t", column = "n" }\n'
    )

    with pytest.raises(CommandError, match=r"1 of 1 tasks are not feasible: \['x-1'\]"):
        output("check_feasibility", "--tasks", tmp_path, "--suites", "numerical")


def test_runs_are_written_to_files(tmp_path: Path) -> None:
    printed = output("run_toxicbench", "--out", tmp_path, "--matrix", "defence", "--limit", 3)

    assert json.loads(printed) == {"tasks": 6, "trajectories": 6 * 8}
    assert len(lines(tmp_path / "tasks.jsonl")) == 6
    ids = [row["trajectory_id"] for row in lines(tmp_path / "trajectories.jsonl")]
    assert ids == [row["trajectory_id"] for row in lines(tmp_path / "intended.jsonl")]


@pytest.mark.django_db
def test_runs_fill_a_study_and_filling_it_again_changes_nothing() -> None:
    arguments = ("run_toxicbench", "--study", "tb", "--matrix", "defence", "--limit", 4)

    first = json.loads(output(*arguments))
    again = json.loads(output(*arguments))

    assert first == {"tasks": 8, "trajectories": 7 * 8, "skipped": 0, "duplicates": 0}
    assert again == {"tasks": 0, "trajectories": 0, "skipped": 0, "duplicates": 8 + 7 * 8}
    assert Reference.objects.filter(eligible=False).count() == 1
    assert Event.objects.filter(poisoned=True, trajectory__environment="clean").count() == 0
    assert Event.objects.filter(poisoned=True, trajectory__environment="toxic").exists()


@pytest.mark.django_db
def test_a_live_agent_fills_a_study_and_is_not_asked_twice(tmp_path: Path) -> None:
    with serving(one_look(QUERY)) as endpoint:
        arguments = (
            *("run_toxicbench", "--study", "live", "--agent", endpoint.url, "--model", "m"),
            *("--matrix", "defence", "--suites", "numerical", "--limit", 1, "--workers", 3),
            *("--methods", "base", "double_pass", "--checkpoints", tmp_path),
        )
        first = json.loads(output(*arguments))
        asked = len(endpoint.requests)
        again = json.loads(output(*arguments))
        asked_again = len(endpoint.requests) - asked

    assert (first["trajectories"], again["duplicates"]) == (4, 5)
    assert (asked, asked_again) == (12, 0)
    assert set(Trajectory.objects.values_list("adapter", "model")) == {("openai-chat", "m")}


@pytest.mark.django_db
def test_variants_of_an_experiment_live_side_by_side_in_a_study() -> None:
    arguments = ("run_toxicbench", "--study", "tb", "--matrix", "controls", "--limit", 2)

    counts = [
        json.loads(output(*arguments, "--corruption", corruption))["trajectories"]
        for corruption in ("scalar", "full", "partial")
    ]

    assert counts == [16, 16, 16]


def test_an_interruption_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, route: object, call: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ScriptedAgent, "run", interrupted)

    with pytest.raises(CommandError, match="nothing was imported. The same command goes on"):
        output("run_toxicbench", "--out", tmp_path / "out", "--limit", 1)

    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "name --study or --out"),
        (("--out", "x", "--agent", "gpt"), "must be 'scripted' or a URL"),
        (("--out", "x", "--agent", "http://127.0.0.1:9/v1"), "--model is needed"),
        (("--out", "x", "--suites", "public"), "no run fits"),
    ],
)
def test_wrong_usage_is_one_clear_sentence(arguments: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(CommandError, match=complaint):
        output("run_toxicbench", *arguments)
