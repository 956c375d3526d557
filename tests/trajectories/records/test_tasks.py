"""Tasks and references: what they may be, and what is said of those that may not."""

import pytest

from tests.trajectories.records.records import a_label, a_reference, a_task
from trajectories.records import RecordError, parse_reference, parse_task


@pytest.mark.parametrize(
    "reference", [a_reference(), a_label(), None], ids=["numeric", "label", "null"]
)
def test_a_task_reads_back_as_it_was_written(reference):
    record = a_task(reference=reference)

    assert parse_task(record).to_dict() == record


def test_unknown_keys_of_a_task_and_its_reference_are_kept():
    record = a_task(difficulty="hard", reference=a_reference(checked_by="two routes"))

    kept = parse_task(record).to_dict()

    assert kept["difficulty"] == "hard"
    assert kept["reference"]["checked_by"] == "two routes"


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"task_id": ""}, "task_id"),
        ({"task_id": " x"}, "task_id"),
        ({"task_id": "x" * 201}, "task_id"),
        ({"task_id": 7}, "task_id"),
        ({"query": None}, "query"),
        ({"query": "a\x00b"}, "query"),
        ({"eligible": "yes"}, "eligible"),
        ({"suite": 3}, "suite"),
        ({"source": "table.csv"}, "source"),
        ({"reference": "16.2"}, "reference"),
        ({"note": "\ud800"}, "note"),
    ],
)
def test_a_bad_field_is_named(changes, field):
    with pytest.raises(RecordError) as refused:
        parse_task(a_task(**changes))

    assert refused.value.field == field


@pytest.mark.parametrize("key", ["task_id", "query"])
def test_a_missing_field_is_named(key):
    record = a_task()
    del record[key]

    with pytest.raises(RecordError, match=f"{key}: is required"):
        parse_task(record)


@pytest.mark.parametrize(
    ("changes", "field", "said"),
    [
        ({"type": "text"}, "reference.type", "numeric, label"),
        ({"clean": "16.18"}, "reference.clean", "without quotes"),
        ({"clean": True}, "reference.clean", "number"),
        ({"clean": float("nan")}, "reference.clean", "finite"),
        ({"clean": None}, "reference.clean", "number"),
        ({"poisoned": float("inf")}, "reference.poisoned", "finite"),
        ({"tolerance": None}, "reference.tolerance", "abs"),
        ({"tolerance": {}}, "reference.tolerance", "abs"),
        ({"tolerance": {"abs": 1, "rel": 1}}, "reference.tolerance", "abs"),
        ({"tolerance": {"abs": -0.1}}, "reference.tolerance.abs", "at least 0"),
        ({"tolerance": {"rel": float("inf")}}, "reference.tolerance.rel", "finite"),
        ({"tolerance": {"rel": "1%"}}, "reference.tolerance.rel", "number"),
        ({"clean": 0, "tolerance": {"rel": 0.1}}, "reference.tolerance", "reference of 0"),
        ({"poisoned": 0, "tolerance": {"rel": 0.1}}, "reference.tolerance", "reference of 0"),
        ({"unit": 5}, "reference.unit", "text"),
        ({"aliases": "16"}, "reference.aliases", "list"),
        ({"aliases": [""]}, "reference.aliases[0]", "non-empty"),
        ({"accept_any_of": ["16"]}, "reference.accept_any_of[0]", "number"),
    ],
)
def test_a_bad_numeric_reference_says_what_is_allowed(changes, field, said):
    with pytest.raises(RecordError, match=said) as refused:
        parse_reference(a_reference(**changes))

    assert refused.value.field == field


@pytest.mark.parametrize(
    ("clean", "poisoned", "tolerance"),
    [
        (10, 10, {"abs": 0}),
        (1.0, 1.1, {"abs": 0.05}),
        (100, 110, {"rel": 0.05}),
        (-5, 5, {"abs": 6}),
    ],
)
def test_references_whose_tolerances_overlap_are_refused(clean, poisoned, tolerance):
    reference = a_reference(clean=clean, poisoned=poisoned, tolerance=tolerance)

    with pytest.raises(RecordError, match="could match both"):
        parse_reference(reference)


@pytest.mark.parametrize(
    ("clean", "poisoned", "tolerance"),
    [
        (1.0, 1.11, {"abs": 0.05}),
        (0, 1, {"abs": 0}),
        (100, 111, {"rel": 0.05}),
        (5, -5, {"rel": 0.5}),
    ],
)
def test_references_that_stay_apart_are_read(clean, poisoned, tolerance):
    reference = parse_reference(a_reference(clean=clean, poisoned=poisoned, tolerance=tolerance))

    assert reference.tolerance == tolerance


def test_a_tie_that_overlaps_the_poisoned_answer_is_refused():
    with pytest.raises(RecordError, match="could match both"):
        parse_reference(a_reference(accept_any_of=[22.8]))


@pytest.mark.parametrize(
    "changes",
    [
        {"aliases": ["ADELIE"]},
        {"poisoned_aliases": ["gentoo "]},
        {"aliases": ["Straße"], "poisoned_aliases": ["STRASSE"]},
        {"accept_any_of": ["adelie"]},
        {"poisoned": "GENTOO"},
    ],
)
def test_spellings_of_both_answers_may_not_coincide(changes):
    with pytest.raises(RecordError, match="spelling of the clean and of the poisoned"):
        parse_reference(a_label(**changes))


def test_a_reference_that_cannot_decide_may_coincide_if_the_task_says_so():
    task = parse_task(
        a_task(
            eligible=False,
            ineligible_reason="two readings",
            reference=a_reference(clean=5, poisoned=5),
        )
    )

    assert not task.eligible


def test_a_label_has_no_tolerance():
    with pytest.raises(RecordError, match="numeric references only"):
        parse_reference(a_label(tolerance={"abs": 1}))


@pytest.mark.parametrize("poisoned", [None])
def test_a_reference_may_have_no_poisoned_answer(poisoned):
    assert parse_reference(a_reference(poisoned=poisoned)).poisoned is None


def test_values_of_the_reliance_schema_are_kept():
    values = {
        "P0": "Friedrich Merz",
        "P1": {"value": "Olaf Scholz", "aliases": ["Scholz"]},
        "P2": 11,
    }

    task = parse_task(a_task(reference=None, values=values))

    assert task.to_dict()["values"] == values


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"P1": "x"}, "values.P0"),
        ({"P0": "x", "P4": "y"}, "values"),
        ({"P0": "Merz", "P1": ["merz "]}, "values.P1"),
        ("Merz", "values"),
    ],
)
def test_bad_values_of_the_reliance_schema_are_named(values, field):
    with pytest.raises(RecordError) as refused:
        parse_task(a_task(reference=None, values=values))

    assert refused.value.field == field
