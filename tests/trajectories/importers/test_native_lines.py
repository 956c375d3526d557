"""The quick reader of native lines gives what the patient one gives, or leaves the line to it."""

import io
import json
import random

import pytest

from tests.trajectories.importers.fuzz import SEED, mutants
from trajectories.importers import Refused, read
from trajectories.importers.native import read_line
from trajectories.records import content_hash

CALL = {
    "index": 0,
    "route": 1,
    "tool": "sql",
    "arguments": {"query": 'SELECT "é" \\', "limit": 3, "share": 0.25},
    "message": "",
    "observation": "12\t\u2028\n",
    "clean_observation": None,
    "poisoned": True,
    "operator": "scale",
    "error": False,
}
TURN = {"index": 1, "role": "assistant", "tool": None, "message": "12", "observation": None}
RUN = {
    "trajectory_id": "t-1",
    "task_id": "num-01",
    "environment": "toxic",
    "method": "base",
    "adapter": "langgraph",
    "model": "m",
    "repetition": 0,
    "poison_probability": None,
    "answer": "12 %",
    "first_answer": None,
    "status": "completed",
    "latency_s": 12.5,
    "requests": 4,
    "metadata": {"question": "How many?", "scores": [1, 0.5, None]},
    "events": [CALL, TURN],
}
PLAIN = json.dumps(RUN, ensure_ascii=False).encode()


def patiently(line: bytes):
    """The outcome of a line that is a file's first, which the quick reader never sees."""
    (outcome,) = read(io.BytesIO(line), format="native")
    return outcome


def test_a_plain_line_is_read_with_its_hash():
    found = read_line(7, PLAIN)

    assert found.record == patiently(PLAIN).record
    assert (found.line, found.question, found.source_format) == (7, "How many?", "native")
    assert found.digest == content_hash(found.record)


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(PLAIN.replace(b'"method"', b'"task_id": "x", "method"'), id="repeated key"),
        pytest.param(PLAIN.replace(b'"limit"', b'"query": 1, "limit"'), id="repeated inside"),
        pytest.param(PLAIN.replace(b"12 %", b"\\u0022, \\u0022"), id="quotes by their number"),
        pytest.param(PLAIN.replace(b"0.25", b"NaN"), id="no number"),
        pytest.param(PLAIN.replace(b"0.25", b"1e999"), id="no finite number"),
        pytest.param(PLAIN.replace(b"12 %", b"\\ud800"), id="lone surrogate"),
        pytest.param(PLAIN.replace(b"12 %", b"\\u0000"), id="NUL"),
        pytest.param(PLAIN.replace(b"12 %", b"\xff"), id="no UTF-8"),
        pytest.param(PLAIN.replace(b'"toxic"', b'"muddy"'), id="no environment"),
        pytest.param(PLAIN.replace(b'"role": "assistant", ', b""), id="a role that is implied"),
        pytest.param(PLAIN.replace(b'"t-1"', b'"t-1 "'), id="outer blank"),
        pytest.param(PLAIN[:-1], id="cut off"),
        pytest.param(b"{}", id="no run"),
        pytest.param(b"\n", id="blank"),
    ],
)
def test_what_needs_a_second_look_is_left_to_the_patient_reader(line):
    assert read_line(2, line) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"0.25", b"1e5"),
        (b"0.25", b"1e-7"),
        (b"0.25", b"1" + b"0" * 40),
        (b"0.25", b"-0.0"),
        (b"12.5", b"1E2"),
        (b'"first_answer": null, ', b""),
        (b'"clean_observation": null, ', b""),
        (b'"message": "12"', b'"message": "12", "poisoned": false'),
        (b'"answer": "12 %"', b'"answer": "\\u0031\\/2"'),
    ],
)
def test_a_line_spelled_otherwise_has_the_hash_of_its_content(old, new):
    line = PLAIN.replace(old, new)
    found, patient = read_line(2, line), patiently(line)

    assert found is None or found.record == patient.record
    assert found is None or found.digest in ("", content_hash(patient.record))


def test_mutated_lines_are_read_alike_or_left():
    n_read = 0
    for mutant in mutants(PLAIN, 3000, random.Random(SEED)):
        line = mutant.replace(b"\n", b" ")
        if (found := read_line(1, line)) is None:
            continue
        n_read += 1
        patient = patiently(line)
        assert not isinstance(patient, Refused), line
        assert found.record == patient.record
        assert found.digest in ("", content_hash(patient.record))
    assert n_read > 100
