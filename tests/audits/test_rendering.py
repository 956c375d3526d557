"""Exports: spreadsheets cannot run them, TeX can, and no number is lost."""

import csv
import io
import json
import re

import pytest

from audits import reports
from audits.rendering.charts import charts, slice_chart
from audits.rendering.documents import report_pdf
from audits.rendering.files import csv_text, json_text, neutral, table_files
from audits.rendering.latex import escaped, latex_text, macro_name
from audits.rendering.methods import methods_paragraph
from audits.rendering.numbers import interval, number
from audits.rendering.plots import Line, Point, forest
from audits.rendering.sections import sections, varies
from audits.rendering.tables import applicable
from audits.reports import Options
from tests.audits.tables import item, label, table, verdict


@pytest.fixture(scope="module")
def report() -> dict:
    codes = [f"I{k}" for k in range(8)]
    made = table(
        [
            item(
                code,
                task_id=f"task-{k // 2}",
                method=("base", "double_pass")[k % 2],
                environment="toxic",
                correct=k > 2,
                exposed=True,
            )
            for k, code in enumerate(codes)
        ],
        labels=[label(code, name, correct=k > 2) for k, code in enumerate(codes) for name in "xy"],
        verdicts=[verdict(code, correct=k != 4) for k, code in enumerate(codes)],
    )
    return reports.report(made, Options(draws=50))


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_text_that_a_spreadsheet_would_run_is_quoted(text: str) -> None:
    assert neutral(text) == f"'{text}"


def test_negative_numbers_stay_numbers() -> None:
    assert csv_text([{"difference": -0.1}]) == "difference\n-0.1\n"


def test_every_table_has_a_header_and_one_row_length(report: dict) -> None:
    for name, text in table_files(report).items():
        if name.endswith(".csv"):
            rows = list(csv.reader(io.StringIO(text)))
            assert len(rows) > 1, name
            assert len({len(row) for row in rows}) == 1, name


def test_tables_that_do_not_apply_are_left_out(report: dict) -> None:
    names = set(table_files(report))

    assert not names & {f"{name}.csv" for name in ("reliance", "population", "blinding")}
    assert not names & {f"{name}.json" for name in ("reliance", "population", "blinding")}
    assert {"scorer.csv", "scorer.json", "agreement.json", "report.json"} <= names
    assert {f"{name}.{kind}" for name in applicable(report) for kind in ("csv", "json")} <= names


def test_scorer_json_has_the_form_of_the_interface(report: dict) -> None:
    found = json.loads(table_files(report)["scorer.json"])["revisions"]["r1"]["TSR"]["overall"]

    assert {"n", "tp", "tn", "fp", "fn"} <= set(found)
    for name in ("agreement", "precision", "recall", "specificity", "f1", "kappa", "mcc"):
        assert {"value", "ci_low", "ci_high", "undefined"} <= set(found[name])


def test_slices_that_hold_every_row_are_not_drawn_again() -> None:
    figure = {"value": 1.0, "ci_low": 1.0, "ci_high": 1.0, "flags": ["degenerate_interval"]}
    counts = {"overall": 8, "suite=numerical": 8, "method=base": 4, "method=none": 0}
    slices = {name: {"n": n, "agreement": figure} for name, n in counts.items()}

    drawn = slice_chart(slices).lines

    assert [line.label for line in drawn] == ["overall (n = 8)", "method = base (n = 4)"]
    assert drawn[0].marks[0].text == "1.000 no variation"


def test_nan_is_never_written() -> None:
    with pytest.raises(ValueError, match="Out of range"):
        json_text({"kappa": float("nan")})


def test_macros_are_letters_and_none_is_defined_twice(report: dict) -> None:
    names = re.findall(r"\\newcommand\{\\([^}]+)\}", latex_text(report))

    assert all(name.isascii() and name.isalpha() for name in names)
    assert len(set(names)) == len(names) > 100


def test_macro_names_spell_digits() -> None:
    assert macro_name("rev A", "TSR", "poison_probability=0.5") == (
        "AssayRevATsrPoisonProbabilityZeroFive"
    )


def test_tex_specials_are_escaped() -> None:
    assert escaped("50% of a_b & {c}\\") == r"50\% of a\_b \& \{c\}\textbackslash{}"


def test_methods_paragraph_says_what_is_known_and_what_is_not(report: dict) -> None:
    text = methods_paragraph(report, {"packet_title": "Pilot", "n_labels_of_unknown_time": 16})

    assert "2 annotators (x and y)" in text
    assert "16 labels were imported from sheets that do not say when" in text
    assert "50 draws, seed 20260915" in text
    assert "every figure is exploratory" in text


def test_numbers_have_a_real_minus_and_no_negative_zero() -> None:
    assert number(-0.25) == "−0.250"
    assert number(-0.0001, signed=True) == "0.000"
    assert interval({"ci_low": -0.1, "ci_high": 0.2}, digits=1) == "[−0.1, 0.2]"


def test_marks_stand_where_their_values_are() -> None:
    plot = forest([Line("a", [Point(0.5, 0.0, 1.0)])], domain=(0.0, 1.0))

    mark = plot.lines[0].marks[0]

    assert (mark.low_x, mark.high_x) == (plot.left, plot.right)
    assert mark.x == pytest.approx((plot.left + plot.right) / 2)


def test_undefined_figures_have_words_and_no_mark() -> None:
    plot = forest([Line("a", [Point(None, text="undefined")])])

    assert plot.lines[0].marks[0].x is None
    assert plot.lines[0].marks[0].text == "undefined"


def test_contrasts_name_their_sources_and_leave_out_what_never_varies(report: dict) -> None:
    [found] = [each for each in sections(report) if each["title"].startswith("Methods")]

    assert {row[4] for row in found["rows"]} == {"people", "r1 (r1)"}
    shown = {row[0] for row in found["rows"]}
    alike = {each["metric"] for each in report["contrasts"]} - shown
    assert "TSR" in shown
    assert alike
    assert f"{len(alike)} of {len(alike | shown)} contrasts are not listed" in found["finding"]


def test_report_where_no_method_differs_is_set_without_a_table(report: dict) -> None:
    alike = [each for each in report["contrasts"] if not varies(each)]

    text = report_pdf(report | {"contrasts": alike}, {}, "Two annotators.")

    assert text.startswith(b"%PDF")


def test_every_chart_has_its_own_name(report: dict) -> None:
    names = [chart.name for chart in charts(report)]

    assert len(set(names)) == len(names)
    assert "contrasts-TSR-toxic-all" in names
