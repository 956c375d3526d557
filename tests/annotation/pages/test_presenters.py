"""Text, tables and comparisons as a person reads them; no database."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.presenters.codebook import codebook_html
from annotation.presenters.diffs import MAX_LINES, diff
from annotation.presenters.text import PART_CHARS, embedded_chars, folded, part, visible
from annotation.presenters.timeline import references, trajectory
from trajectories.presenters import blocks


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain\ttext\n", "plain\ttext\n"),
        ("windows\r\nlines", "windows\nlines"),
        ("lone\rreturn", "lone\u240dreturn"),
        ("\x1b[31mred", "\u241b[31mred"),
        ("nul\x00", "nul\u2400"),
        ("abc\u202edef", "abc[U+202E]def"),
        ("\u2066x\u2069", "[U+2066]x[U+2069]"),
        ("zero\u200bwidth", "zero[U+200B]width"),
        ("tag\U000e0041", "tag[U+E0041]"),
        ("\ufeffbom", "[U+FEFF]bom"),
        ("family 👩\u200d👧", "family 👩\u200d👧"),
        ("日本語 עברית", "日本語 עברית"),
    ],
)
def test_what_cannot_be_seen_is_made_visible(text, shown):
    assert visible(text) == shown


@given(st.text())
def test_visible_text_stays_visible(text):
    assert visible(visible(text)) == visible(text)


def test_a_short_text_is_not_folded():
    assert not folded("a\nb", 100).is_folded


def test_a_long_text_is_cut_after_a_line():
    extract = folded("word word\n" * 100, 95)

    assert extract.text == "word word\n" * 8 + "word word"
    assert extract.n_lines == 101


@given(st.text(max_size=300), st.integers(1, 200))
def test_a_folded_text_is_a_beginning_of_the_text(text, limit):
    assert text.startswith(folded(text, limit).text)


def test_parts_make_the_whole():
    text = "0123456789" * (PART_CHARS // 4)
    read, start = "", 0

    while start < len(text):
        piece = part(text, start)
        read, start = read + piece.text, piece.end

    assert read == text


def test_a_part_beyond_the_end_is_empty():
    assert part("abc", 10**9).text == ""


def test_two_hundred_events_make_a_light_page():
    assert 200 * embedded_chars(200) <= 100_000


TABLES = {
    "pipes": "city | n\nParis | 12\nRome | 7",
    "markdown": "| city | n |\n|---|---:|\n| Paris | 12 |\n| Rome | 7 |",
    "csv": "city,n\nParis,12\nRome,7\n",
    "tabs": "city\tn\nParis\t12\nRome\t7",
    "json": '[{"city": "Paris", "n": 12}, {"city": "Rome", "n": 7}]',
    "sqlite": "city  | n\n------+---\nParis | 12\nRome  | 7",
}


@pytest.mark.parametrize("text", TABLES.values(), ids=TABLES)
def test_rows_that_tools_print_become_a_table(text):
    [table] = blocks(text)

    assert [cell.text for cell in table.header] == ["city", "n"]
    assert [[cell.text for cell in row] for row in table.rows] == [["Paris", "12"], ["Rome", "7"]]
    assert [cell.is_number for cell in table.rows[0]] == [False, True]


NO_TABLES = {
    "prose": "Well, it is late.\nYes, it is.",
    "one line": "a | b",
    "sentence with commas": "The first, which is long, matters here\nThe second, too, x",
    "json object": '{"a": 1}',
    "json numbers": "[1, 2, 3]",
    "broken json": '[{"a": 1',
    "uneven pipes": "a | b\nc | d | e",
    "empty": "",
    "deep json": "[" * 5000,
}


@pytest.mark.parametrize("text", NO_TABLES.values(), ids=NO_TABLES)
def test_other_text_stays_text(text):
    assert all(not block.is_table for block in blocks(text))


def test_text_around_a_table_is_kept():
    before, table, after = blocks("2 rows:\nname | n\na | 1\n(end)")

    assert before.text == "2 rows:"
    assert table.rows[0][0].text == "a"
    assert after.text == "(end)"


def test_a_very_long_table_is_cut_with_a_count():
    [table] = blocks("a | b\n" + "\n".join(f"{n} | x" for n in range(1000)))

    assert len(table.rows) == 200
    assert table.n_more_rows == 800


def test_changed_words_are_marked():
    made = diff("Display | 28\nEmail | 9", "Display | 280\nEmail | 9")

    clean, received, same = made.lines
    assert [piece.text for piece in clean.pieces if piece.is_changed] == ["28"]
    assert [piece.text for piece in received.pieces if piece.is_changed] == ["280"]
    assert same.kind == "same"


def test_equal_observations_have_no_difference():
    assert diff("a\nb", "a\nb").is_empty


def test_far_lines_are_counted_not_shown():
    lines = [f"line {n}" for n in range(100)]

    made = diff("\n".join(lines), "\n".join([*lines[:50], "other", *lines[51:]]))

    assert len(made.lines) < 12
    assert [line.pieces[0].text for line in made.lines if line.kind == "gap"] == [
        "47 same lines",
        "47 same lines",
    ]


@given(st.text(alphabet="ab \n", max_size=60), st.text(alphabet="ab \n", max_size=60))
def test_a_comparison_loses_no_line_that_differs(clean, received):
    made = diff(clean, received)

    for kind, text in (("clean", clean), ("received", received)):
        shown = ["".join(p.text for p in line.pieces) for line in made.lines if line.kind == kind]
        assert all(line in text.split("\n") for line in shown)
    assert made.is_empty == (clean == received)


def test_a_huge_comparison_is_cut_and_says_so():
    made = diff("a" * 1_000_000, "b" * 1_000_000)
    many = diff("\n".join(map(str, range(5000))), "\n".join(map(str, range(5000, 10_000))))

    assert made.is_cut
    assert many.is_cut
    assert len(many.lines) <= 2 * MAX_LINES


def test_references_say_tolerance_ties_and_spellings():
    clean, poisoned = references(
        {
            "type": "numeric", "clean": 16.18, "poisoned": 22.8, "unit": "%",
            "tolerance": {"rel": 0.01}, "accept_any_of": [16, 17], "aliases": ["16 percent"],
            "poisoned_aliases": ["a fifth"],
        }
    )  # fmt: skip

    assert clean.value == "16.18 %"
    assert clean.notes == ("± 1 %", "any of: 16 %; 17 %", "also: 16 percent")
    assert poisoned.notes == ("also: a fifth",)


def test_routes_are_named_where_there_are_two():
    events = [{"index": n, "route": route, "tool": "sql"} for n, route in enumerate((1, 1, 2))]

    shown = trajectory({"query": "q", "events": events, "answer": ""}).events

    assert [event.opens_route for event in shown] == [1, None, 2]
    assert [event.number for event in shown] == [1, 2, 3]


def test_raw_html_in_a_codebook_stays_text():
    assert "<b>" not in codebook_html("<b>bold</b>")
