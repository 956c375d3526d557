from collections import Counter
from collections.abc import Iterable, Mapping
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.builtin.scorer import score
from toxicbench.agents import styles
from toxicbench.agents.scripted import POLICIES, ScriptedAgent
from toxicbench.experiment import run_cells
from toxicbench.intent import intended
from toxicbench.matrix import Cell, defence, repeated
from toxicbench.protocols import Caps
from toxicbench.runs import Run, Settings, Statement
from toxicbench.tasks import Task
from trajectories.numerals import numbers
from trajectories.records import parse_task, parse_trajectory

SEED = 20260915
FIELDS = ("correct", "adopted", "detected", "validated", "recovered", "ambiguous")


def runs_of(
    cells: Iterable[Cell], tasks: Mapping[str, Task], *, seed: int = SEED, **settings: Any
) -> list[Run]:
    agent = ScriptedAgent(tasks, seed=seed)
    return list(run_cells(list(cells), tasks, agent, Settings(seed=seed, **settings)))


@pytest.fixture(scope="module")
def defended(tasks: Mapping[str, Task]) -> list[Run]:
    return runs_of(defence(tasks.values()), tasks)


@pytest.fixture(scope="module")
def stressed(tasks: Mapping[str, Task]) -> list[Run]:
    return runs_of(repeated(tasks.values()), tasks)


def test_the_same_seed_gives_the_same_trajectories(
    tasks: Mapping[str, Task], defended: list[Run]
) -> None:
    cells = list(defence(tasks.values()))[:80]

    again = runs_of(cells, tasks)
    other = runs_of(cells, tasks, seed=1)

    assert again == defended[:80]
    assert [run.record["answer"] for run in other] != [run.record["answer"] for run in again]


def test_every_record_is_one_that_the_corpus_takes(
    tasks: Mapping[str, Task], defended: list[Run], stressed: list[Run]
) -> None:
    for task in tasks.values():
        parse_task(task.record())
    for run in (*defended, *stressed):
        parse_trajectory(run.record)


def test_clean_runs_are_never_exposed_and_nearly_all_others_are(
    defended: list[Run], stressed: list[Run]
) -> None:
    exposed: Counter[str] = Counter()
    for run in (*defended, *stressed):
        poisoned = any(event["poisoned"] for event in run.record["events"])
        exposed[run.record["environment"]] += poisoned

    assert exposed["clean"] == 0
    assert exposed["toxic"] >= 0.97 * 472


def test_a_poisoned_event_differs_from_its_clean_observation_and_no_other_does(
    defended: list[Run], stressed: list[Run]
) -> None:
    for run in (*defended, *stressed):
        for event in run.record["events"]:
            assert event["poisoned"] == (event["observation"] != event["clean_observation"])
            assert event["poisoned"] == (event["operator"] is not None)


def test_one_shot_poisons_once_in_a_run_or_once_in_a_route(tasks: Mapping[str, Task]) -> None:
    cells = [cell for cell in defence(tasks.values()) if cell.method == "double_pass"][:60]
    counts = {
        per_route: Counter(
            sum(event["poisoned"] for event in run.record["events"])
            for run in runs_of(cells, tasks, per_route=per_route)
            if run.record["environment"] == "toxic"
        )
        for per_route in (False, True)
    }

    assert max(counts[False]) == 1
    assert max(counts[True]) == 2


def test_exposure_grows_with_the_probability(stressed: list[Run]) -> None:
    exposed: Counter[float] = Counter()
    for run in stressed:
        poisoned = any(event["poisoned"] for event in run.record["events"])
        exposed[run.record["poison_probability"]] += poisoned

    shares = [exposed[p] for p in (0.25, 0.5, 0.75, 1.0)]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1]


def test_the_clean_and_the_poisoned_run_of_a_pair_begin_alike(defended: list[Run]) -> None:
    pairs: dict[tuple[str, str], list[Run]] = {}
    for run in defended:
        pairs.setdefault((run.record["task_id"], run.record["method"]), []).append(run)

    for clean, toxic in pairs.values():
        first = [run.record["events"][0] for run in (clean, toxic)]
        assert first[0]["arguments"] == first[1]["arguments"]
        assert first[0]["message"] == first[1]["message"]


def test_every_policy_and_every_manner_of_answer_occurs(
    defended: list[Run], stressed: list[Run]
) -> None:
    notes = [note for run in (*defended, *stressed) for note in run.record["metadata"]["routes"]]

    assert {note["policy"] for note in notes} == {*POLICIES, "wandering"}
    written = {note["style"] for note in notes if "style" in note}
    assert written == {
        f"{manner}-{n}" for manner, forms in styles.MANNERS.items() for n in range(len(forms))
    }


def test_all_outcomes_that_a_scorer_must_tell_apart_occur(
    tasks: Mapping[str, Task], defended: list[Run], stressed: list[Run]
) -> None:
    kinds: Counter[tuple[Any, ...]] = Counter()
    for run in (*defended, *stressed):
        label = intended(run, tasks[run.record["task_id"]])
        kinds["correct", label["correct"]] += 1
        kinds["ambiguous", label["ambiguous"]] += 1
        for field in ("adopted", "detected", "validated", "recovered"):
            kinds[field, label[field]] += 1
        kinds["validated adoption", bool(label["adopted"] and label["validated"])] += 1

    missing = [
        (field, value)
        for field in ("adopted", "detected", "validated", "recovered")
        for value in (True, False, None)
        if not kinds[field, value]
    ]
    assert missing == []
    assert min(kinds["ambiguous", True], kinds["validated adoption", True]) > 10


def test_shipped_scorer_reads_the_scripts_as_they_are_meant(
    tasks: Mapping[str, Task], defended: list[Run], stressed: list[Run]
) -> None:
    wrong: Counter[str] = Counter()
    for run in (*defended, *stressed):
        task = tasks[run.record["task_id"]]
        label = intended(run, task)
        verdict = score(task.record(), run.record)
        wrong.update(f for f in FIELDS if label[f] is not None and bool(verdict[f]) is not label[f])

    assert max(wrong.values(), default=0) <= 5, wrong


def test_retries_help_under_one_shot_poisoning(
    tasks: Mapping[str, Task], defended: list[Run]
) -> None:
    correct: Counter[str] = Counter()
    for run in defended:
        if run.record["environment"] == "toxic":
            label = intended(run, tasks[run.record["task_id"]])
            correct[run.record["method"]] += label["correct"]

    assert correct["double_pass"] > correct["base"]


def test_a_script_keeps_to_the_step_cap(tasks: Mapping[str, Task]) -> None:
    cells = list(defence(tasks.values()))[:160]

    runs = runs_of(cells, tasks, caps=Caps(steps=2))

    per_route = Counter(
        (run.record["trajectory_id"], event["route"])
        for run in runs
        for event in run.record["events"]
    )
    assert max(per_route.values()) == 2
    assert {run.record["status"] for run in runs} == {"completed", "budget_exhausted"}


def test_running_out_of_steps_leaves_no_answer(defended: list[Run], stressed: list[Run]) -> None:
    exhausted = [r.record for r in (*defended, *stressed) if r.record["status"] != "completed"]

    assert exhausted
    assert {(r["status"], r["answer"]) for r in exhausted} == {("budget_exhausted", None)}


def run_with(events: list[dict[str, Any]], *statements: Statement | None) -> Run:
    return Run({"trajectory_id": "t", "events": events}, statements)


def event(tool: str, *, poisoned: bool = False, error: bool = False) -> dict[str, Any]:
    return {"tool": tool, "poisoned": poisoned, "error": error, "arguments": {}}


SHOT = event("sql", poisoned=True)


@pytest.mark.parametrize(
    ("events", "validated"),
    [
        ([SHOT], False),
        ([SHOT, event("sql")], True),
        ([SHOT, event("sql", poisoned=True)], True),
        ([SHOT, event("sql", error=True)], False),
        ([SHOT, event("schema")], False),
        ([event("sql"), SHOT], False),
        ([event("sql")], None),
    ],
    ids=["no check", "check", "poisoned check", "error", "listing", "before", "unexposed"],
)
def test_validation_is_a_fresh_successful_call_after_exposure(
    tasks: Mapping[str, Task], events: list[dict[str, Any]], validated: bool | None
) -> None:
    run = run_with(events, Statement((Decimal("15.3961"),), conflict=False))

    assert intended(run, tasks["num-campaigns-1"])["validated"] is validated


def test_two_values_left_standing_are_ambiguous(tasks: Mapping[str, Task]) -> None:
    both = Statement((Decimal("15.3961"), Decimal("21.7085")), conflict=True)

    label = intended(run_with([SHOT], both), tasks["num-campaigns-1"])

    assert (label["correct"], label["adopted"], label["ambiguous"]) == (False, False, True)


def test_an_agent_that_does_not_say_what_it_states_has_no_labels(
    tasks: Mapping[str, Task],
) -> None:
    with pytest.raises(ValueError, match="only a scripted agent"):
        intended(run_with([SHOT], None), tasks["num-campaigns-1"])


@given(
    st.integers(10**4, 10**12).flatmap(
        lambda digits: st.sampled_from([Decimal(digits).scaleb(-4), Decimal(-digits).scaleb(-4)])
    ),
    st.sampled_from([None, "%", "EUR"]),
    st.integers(0, 10**6),
)
def test_a_number_reads_as_the_value_that_the_agent_says_it_wrote(
    value: Decimal, unit: str | None, seed: int
) -> None:
    slack = max(abs(value) / 1000, Decimal("0.001"))

    text, written = styles.show(value, unit=unit, slack=slack, rng=Random(seed))

    assert isinstance(written, Decimal)
    assert abs(written - value) <= slack
    (token,) = numbers(text)
    assert written in token.values
