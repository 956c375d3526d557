"""Trajectories and events: forms, words, indices, unknown keys, hashes."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trajectories.importers.fuzz import mutants
from tests.trajectories.records.records import a_task, a_trajectory, an_event
from trajectories.records import (
    RecordError,
    canonical_json,
    content_hash,
    parse_task,
    parse_trajectory,
    runs,
    to_dict,
)


def test_a_trajectory_reads_back_as_it_was_written():
    record = a_trajectory()

    assert to_dict(parse_trajectory(record)) == record


def test_a_turn_of_text_reads_back_as_it_was_written():
    turn = {"index": 0, "role": "user", "tool": None, "message": "How many?", "observation": None}

    trajectory = parse_trajectory(a_trajectory(events=[turn]))

    assert trajectory.to_dict()["events"] == [turn]


def test_unknown_keys_go_to_metadata_and_stay_in_events():
    record = a_trajectory(stratum="core", events=[an_event(tokens=12)])

    kept = parse_trajectory(record).to_dict()

    assert kept["metadata"] == {"stratum": "core"}
    assert kept["events"][0]["tokens"] == 12


def test_a_key_beside_and_in_metadata_must_be_one():
    with pytest.raises(RecordError, match="given twice") as refused:
        parse_trajectory(a_trajectory(stratum="core", metadata={"stratum": "repeated"}))

    assert refused.value.field == "metadata.stratum"


def test_exposed_means_at_least_one_poisoned_event():
    clean = an_event(poisoned=False)

    assert parse_trajectory(a_trajectory()).exposed
    assert not parse_trajectory(a_trajectory(events=[clean])).exposed


def test_no_result_and_an_empty_result_differ():
    events = [an_event(observation=None), an_event(index=1, observation="")]

    read = parse_trajectory(a_trajectory(events=events)).events

    assert [event.observation for event in read] == [None, ""]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"trajectory_id": ""}, "trajectory_id"),
        ({"task_id": None}, "task_id"),
        ({"environment": "poisoned"}, "environment"),
        ({"method": ""}, "method"),
        ({"method": "m" * 101}, "method"),
        ({"status": "done"}, "status"),
        ({"repetition": -1}, "repetition"),
        ({"repetition": 1.5}, "repetition"),
        ({"repetition": True}, "repetition"),
        ({"poison_probability": 1.5}, "poison_probability"),
        ({"latency_s": -1}, "latency_s"),
        ({"latency_s": float("nan")}, "latency_s"),
        ({"requests": "4"}, "requests"),
        ({"answer": 16.2}, "answer"),
        ({"metadata": []}, "metadata"),
        ({"metadata": {"a": float("inf")}}, "metadata.a"),
        ({"events": {}}, "events"),
        ({"events": ["x"]}, "events[0]"),
        ({"events": [an_event(index=1)]}, "events[0].index"),
        ({"events": [an_event(), an_event()]}, "events[1].index"),
        ({"events": [an_event(tool="")]}, "events[0].tool"),
        ({"events": [an_event(poisoned="yes")]}, "events[0].poisoned"),
        ({"events": [an_event(observation={"n": 1})]}, "events[0].observation"),
        ({"events": [an_event(arguments=3)]}, "events[0].arguments"),
        ({"events": [an_event(tool=None, role="judge")]}, "events[0].role"),
        ({"events": [an_event(message="\udce9")]}, "events[0].message"),
        ({"environment": "P1", "metadata": {"channel": "mail"}}, "metadata.channel"),
    ],
)
def test_a_bad_field_is_named(changes, field):
    with pytest.raises(RecordError) as refused:
        parse_trajectory(a_trajectory(**changes))

    assert refused.value.field == field


@pytest.mark.parametrize("key", ["trajectory_id", "task_id", "environment", "method", "events"])
def test_a_missing_field_is_named(key):
    record = a_trajectory()
    del record[key]

    with pytest.raises(RecordError, match=f"{key}: is required"):
        parse_trajectory(record)


@pytest.mark.parametrize("environment", ["clean", "repeated", "no_tool", "P0", "P3", "unknown"])
def test_all_environments_are_read(environment):
    record = a_trajectory(environment=environment, metadata={"channel": "search"})

    assert parse_trajectory(record).environment == environment


def test_the_hash_says_whether_content_is_equal():
    record = a_trajectory()
    shuffled = dict(reversed(list(record.items())))
    beside = a_trajectory(stratum="core")
    inside = a_trajectory(metadata={"stratum": "core"})

    assert content_hash(parse_trajectory(record)) == content_hash(parse_trajectory(shuffled))
    assert content_hash(parse_trajectory(beside)) == content_hash(parse_trajectory(inside))
    assert content_hash(parse_trajectory(record)) != content_hash(parse_trajectory(inside))


def test_the_hash_of_a_record_is_that_of_its_plain_form():
    task = parse_task(a_task())

    assert content_hash(task) == content_hash(task.to_dict())


def test_canonical_json_is_sorted_compact_utf8():
    assert canonical_json({"b": "é", "a": [1, 2.0]}) == '{"a":[1,2.0],"b":"é"}'.encode()


def test_canonical_json_refuses_what_json_cannot_hold():
    with pytest.raises(ValueError, match="Out of range"):
        canonical_json({"x": float("nan")})


TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


@given(JSON_VALUES)
def test_canonical_json_is_what_python_writes(value):
    written = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert canonical_json(value) == written.encode()


@pytest.mark.parametrize("value", [{1: "a"}, {"a": 1e16}, [1e-5], [-0.0], (1, 2), {"n": 2**80}])
def test_canonical_json_of_what_is_seldom_met(value):
    assert canonical_json(value) == json.dumps(value, separators=(",", ":")).encode()


def test_reading_at_a_glance_and_field_by_field_agree():
    line = json.dumps(a_trajectory(events=[an_event(), an_event(index=1)])).encode()

    for mutant in mutants(line, 2000, random.Random(1)):
        obj = json_object(mutant)
        assert outcome(parse_trajectory, obj) == outcome(runs._by_fields, obj)


def json_object(data):
    try:
        value = json.loads(data)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def outcome(read, obj):
    try:
        return read(obj)
    except RecordError as error:
        return str(error)
