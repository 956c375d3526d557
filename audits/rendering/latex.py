r"""The report for a paper: booktabs tables and one macro per figure, so that no number is typed.

`\input` the file once; `\AssayRevATsrOverallAgreement` then prints the figure, and the same name
with `CI` its interval.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from audits.records import HUMANS
from audits.rendering.numbers import interval, number
from audits.rendering.tables import (
    AGREEMENT_FIGURES,
    COUNTS,
    SCORER_FIGURES,
    Report,
    reliance_figures,
    tool_call_counts,
)

_DIGITS = ("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")
_ESCAPES = {
    "\\": r"\textbackslash{}",
    **{char: "\\" + char for char in "&%$#_{}"},
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "\N{MINUS SIGN}": "$-$",
}
_SPECIAL = re.compile("|".join(map(re.escape, _ESCAPES)))


def escaped(text: str) -> str:
    """The text with nothing in it that TeX would take for a command."""
    return _SPECIAL.sub(lambda match: _ESCAPES[match[0]], text)


def macro_name(*parts: str) -> str:
    """A name of letters only, a capital at each part; digits are spelled."""
    spelled = (re.sub(r"\d", lambda match: f" {_DIGITS[int(match[0])]} ", part) for part in parts)
    words = (word for part in spelled for word in re.findall(r"[A-Za-z]+", part))
    return "Assay" + "".join(word[0].upper() + word[1:].lower() for word in words)


def letter(place: int) -> str:
    """A revision's letter in macro names: A, B, … Z, AA, …"""
    tens, ones = divmod(place, 26)
    return (letter(tens - 1) if tens else "") + chr(ord("A") + ones)


def figures(report: Report) -> Iterator[tuple[str, Mapping[str, Any], bool]]:
    """Every figure that gets a macro: its name, itself, and whether it is a difference."""
    for field, found in report["agreement"]["fields"].items():
        for figure in AGREEMENT_FIGURES:
            yield macro_name("agreement", field, figure), found[figure], False
    for place, metrics in enumerate(report["scorer"]["revisions"].values()):
        for metric, slices in metrics.items():
            for name, found in slices.items():
                for figure in SCORER_FIGURES:
                    parts = ("rev", letter(place), metric, name, figure)
                    yield macro_name(*parts), found[figure], False
    for macro, found in _reliance(report):
        yield macro, found, False
    for each in report["contrasts"]:
        for place, (_, figure) in enumerate(each["sources"].items()):
            source = HUMANS if place == 0 else f"rev {letter(place - 1)}"
            keys = ("metric", "setting", "poisoned_environment", "environment", "second", "first")
            parts = ("contrast", *(each[key] for key in keys), source)
            yield macro_name(*parts), figure, True


def _reliance(report: Report) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every figure of the nominal fields with its macro's name."""
    letters = {
        revision: f"rev {letter(place)}"
        for place, revision in enumerate(report["scorer"]["revisions"])
    }
    for field, found in report["reliance"].items():
        for source, label, name, figure in reliance_figures(found):
            words = ("reliance", field, letters.get(source, source), label, name)
            yield macro_name(*words), figure


def counts(report: Report) -> Iterator[tuple[str, int]]:
    """The counts that get a macro."""
    yield macro_name("items"), report["reference"]["n_items"]
    yield macro_name("disputed items"), report["reference"]["n_disputed"]
    for place, metrics in enumerate(report["scorer"]["revisions"].values()):
        for metric, slices in metrics.items():
            for name in COUNTS:
                parts = ("rev", letter(place), metric, "overall", "count", name)
                yield macro_name(*parts), slices["overall"][name]
    for macro, found in _reliance(report):
        yield f"{macro}N", found["n"]
    for field, found in report["reliance"].items():
        if "tool_calls" in found:
            for name, n in tool_call_counts(found).items():
                yield macro_name("reliance", field, "tool calls", name), n


def latex_text(report: Report) -> str:
    """The whole file: macros, then the tables of agreement, scorer and contrasts."""
    lines = [
        "% Written by Assay. Needs \\usepackage{booktabs}.",
        *(
            f"% revision {letter(place)}: {revision}"
            for place, revision in enumerate(report["scorer"]["revisions"])
        ),
        *_macros(report),
        "",
        *_table("Agreement between annotators before adjudication", *_agreement_table(report)),
    ]
    for place, (revision, metrics) in enumerate(report["scorer"]["revisions"].items()):
        standing = report["ledger"][revision]["standing"]
        title = f"Scorer {letter(place)} ({revision[:12]}) against reference labels; {standing}"
        lines += _table(title, *_scorer_table(metrics))
    if report["contrasts"]:
        lines += _table("Paired differences between methods", *_contrast_table(report))
    return "\n".join(lines) + "\n"


def _macros(report: Report) -> Iterator[str]:
    written: dict[str, int] = {}

    def command(name: str, text: str) -> str:
        written[name] = written.get(name, 0) + 1
        unique = name if written[name] == 1 else f"{name}Variant{letter(written[name] - 2)}"
        return f"\\newcommand{{\\{unique}}}{{{escaped(text)}}}"

    for name, n in counts(report):
        yield command(name, str(n))
    for name, figure, signed in figures(report):
        yield command(name, number(figure["value"], signed=signed) or "undefined")
        yield command(f"{name}CI", interval(figure, signed=signed) or "no interval")


def _table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    shape = "l" + "r" * (len(columns) - 1)
    return [
        "\\begin{table}",
        f"\\caption{{{escaped(title)}}}",
        f"\\begin{{tabular}}{{{shape}}}",
        "\\toprule",
        " & ".join(map(escaped, columns)) + r" \\",
        "\\midrule",
        *(" & ".join(map(escaped, row)) + r" \\" for row in rows),
        "\\bottomrule",
        "\\end{tabular}",
        "\\end{table}",
        "",
    ]


def _cell(figure: Mapping[str, Any], *, signed: bool = False) -> str:
    value = number(figure["value"], signed=signed) or "undefined"
    return f"{value} {interval(figure, signed=signed)}".strip()


def _agreement_table(report: Report) -> tuple[list[str], list[list[str]]]:
    figures = ("raw_agreement", "cohen_kappa", "krippendorff_alpha", "gwet_ac1")
    rows = [
        [key, str(found["n_items"] - found["n_dropped"]), *(_cell(found[name]) for name in figures)]
        for key, found in report["agreement"]["fields"].items()
    ]
    return ["field", "n", "agreement", "Cohen's kappa", "alpha", "AC1"], rows


def _scorer_table(metrics: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    figures = ("agreement", "precision", "recall", "specificity", "f1", "kappa")
    rows = []
    for metric, slices in metrics.items():
        found = slices["overall"]
        rows.append(
            [
                metric,
                *(str(found[name]) for name in COUNTS),
                *(_cell(found[name]) for name in figures),
            ]
        )
    return ["metric", *COUNTS, *figures], rows


def _contrast_table(report: Report) -> tuple[list[str], list[list[str]]]:
    rows = [
        [
            f"{each['metric']}: {each['second']} - {each['first']}",
            f"{each['environment']} {each['poisoned_environment']}".strip(),
            source[:12],
            str(figure["n_tasks"]),
            _cell(figure, signed=True),
        ]
        for each in report["contrasts"]
        for source, figure in each["sources"].items()
    ]
    return ["contrast", "environment", "source", "tasks", "difference"], rows
