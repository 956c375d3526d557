"""JSON Lines: what is read, and what is refused at its line."""

import gzip
import io
import json

import pytest

from trajectories.records import RecordError, read_jsonl


def read(data: bytes, **options):
    return list(read_jsonl(io.BytesIO(data), "file.jsonl", **options))


def test_blank_lines_count_and_line_ends_do_not_matter():
    rows = read(b'\r\n{"a": 1}\r\n\r\n   \r\n{"a": 2}')

    assert rows == [(2, {"a": 1}), (5, {"a": 2})]


def test_a_byte_order_mark_does_not_hide_the_first_record():
    assert read(b'\xef\xbb\xbf{"a": 1}\n') == [(1, {"a": 1})]


def test_gzip_is_read_as_it_is_named_or_not():
    assert read(gzip.compress(b'{"a": 1}\n')) == [(1, {"a": 1})]


def test_integers_are_exact():
    assert read(b'{"n": 2512292042121000001}') == [(1, {"n": 2512292042121000001})]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b'{"a": 1', "not JSON"),
        (b"[1]", "one JSON object"),
        (b"null", "one JSON object"),
        (b'{"a": NaN}', "NaN is not JSON"),
        (b'{"a": -Infinity}', "Infinity is not JSON"),
        (b'{"a": 1, "a": 2}', "occurs twice"),
        (b'{"a": {"b": 1, "b": 1}}', "occurs twice"),
        (b'{"a": "\xff"}', "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a": ' + b"9" * 5000 + b"}", "cannot be read"),
    ],
)
def test_a_bad_line_is_refused_and_the_next_one_read(line, said):
    (_, refused), (number, after) = read(line + b'\n{"b": 2}\n')

    assert isinstance(refused, RecordError)
    assert said in str(refused)
    assert (number, after) == (2, {"b": 2})


def test_a_line_too_long_is_refused_without_being_held():
    rows = read(b'{"a": "' + b"x" * 100 + b'"}\n{"b": 2}\n', max_line_bytes=50)

    assert isinstance(rows[0][1], RecordError)
    assert rows[1] == (2, {"b": 2})


def test_a_cut_gzip_gives_what_came_before_and_a_reason():
    lines = b"".join(json.dumps({"n": n, "x": "y" * 50}).encode() + b"\n" for n in range(5000))

    rows = read(gzip.compress(lines)[:-20])

    assert isinstance(rows[-1][1], RecordError)
    assert "cannot be read on" in str(rows[-1][1])
