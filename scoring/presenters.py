"""What the scoring pages show, in words and cells."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scoring.models import ScoringRun
from scoring.queries import DecisionsDiff, FileDiff, RateRow, RunProgress
from scoring.rules import FIELDS

SHOWN_LINES, OPEN_LINES = 400, 400
"""Lines of a file in a source diff; lines of the files that are unfolded."""
TONES = {"running": "accent", "done": "good", "cancelled": "warn", "failed": "bad"}
MINUTE, HOUR = 60, 3600
# Metric → (the count, its denominator) of a RateRow.
METRICS = {
    "TSR": ("correct", "n_eligible"),
    "ADR": ("detected", "n_exposed"),
    "VR": ("validated", "n_exposed"),
    "RR": ("recovered", "n_exposed"),
    "PAR": ("adopted", "n_exposed"),
    "BCR": ("blind", "n_exposed"),
    "VPA": ("validated_adopted", "n_exposed"),
}
DECISION = {True: "yes", False: "no", None: "not judged"}


@dataclass(frozen=True)
class RunRow:
    """A run with its progress, as a list shows it."""

    run: ScoringRun
    progress: RunProgress
    tone: str
    speed: str


@dataclass(frozen=True)
class Table:
    """What `scoring/_counts.html` takes: the first column names the row."""

    columns: list[str]
    rows: list[list[Any]]


def run_row(run: ScoringRun, progress: RunProgress) -> RunRow:
    """The run as lists and its own page show it."""
    return RunRow(run, progress, TONES[progress.state], speed(progress))


def speed(progress: RunProgress) -> str:
    """Rate and time left in words; why there is none, where the run is open."""
    if not progress.is_open:
        return ""
    if not progress.rate or progress.seconds_left is None:
        return "waiting for a worker"
    return f"{progress.rate:,.0f} a second, {duration(progress.seconds_left)} left"


def duration(seconds: float) -> str:
    """A length of time as a person says it."""
    if seconds < MINUTE:
        return f"{max(1, round(seconds))} s"
    if seconds < HOUR:
        return f"{round(seconds / MINUTE)} min"
    return f"{int(seconds // HOUR)} h {round(seconds % HOUR / MINUTE)} min"


def rate_table(rows: Sequence[RateRow]) -> Table:
    """The seven metrics as the scorer sees them, each with its count and denominator."""
    return Table(["Slice", "Runs", *METRICS, "Failed"], [_rate_cells(row) for row in rows])


def _rate_cells(row: RateRow) -> list[Any]:
    name = "All runs" if row.slice == "overall" else str(row.value or "none")
    shares = [share(getattr(row, of), getattr(row, among)) for of, among in METRICS.values()]
    return [name, f"{row.n:,}", *shares, row.n_failed]


def share(count: int, among: int) -> str:
    """A percentage with its fraction; a dash of words where there is nothing to count."""
    return f"{100 * count / among:.1f} % ({count}/{among})" if among else "none to judge"


def diff_files(diffs: Sequence[FileDiff]) -> list[dict[str, Any]]:
    """The files of a diff: what was done to each, and its first lines.

    Files begin folded once those before them have `OPEN_LINES` lines.
    """
    shown, found = 0, []
    for diff in diffs:
        lines = diff.lines[2:]
        added, removed = (_n_begun(lines, sign) for sign in "+-")
        found.append(
            {
                "name": diff.name,
                "done": f"{diff.status}, {added} added, {removed} removed",
                "lines": [_diff_line(line) for line in lines[:SHOWN_LINES]],
                "left_out": f"{len(lines) - SHOWN_LINES:,}" if len(lines) > SHOWN_LINES else "",
                "is_open": shown < OPEN_LINES,
            }
        )
        shown += len(lines)
    return found


def _n_begun(lines: Sequence[str], sign: str) -> str:
    n = sum(line.startswith(sign) for line in lines)
    return f"{n:,} line{'s' * (n != 1)}"


def _diff_line(line: str) -> dict[str, str]:
    return {"kind": _kind(line), "text": line if line[:1] == "@" else line[1:]}


def _kind(line: str) -> str:
    return {"+": "added", "-": "removed", "@": "hunk"}.get(line[:1], "same")


def decision_counts(diff: DecisionsDiff) -> Table:
    """Per field: how many decisions stayed and how many turned, each way."""
    columns = ["Field", "Same", "no → yes", "yes → no", "Other changes"]
    return Table(columns, [_count_cells(name, diff.counts[name]) for name in FIELDS])


def _count_cells(name: str, counts: Mapping[tuple[bool | None, bool | None], int]) -> list[Any]:
    same = sum(n for (first, second), n in counts.items() if first is second)
    up, down = counts.get((False, True), 0), counts.get((True, False), 0)
    return [name, same, up, down, sum(counts.values()) - same - up - down]


def changed_rows(diff: DecisionsDiff, names: Mapping[int, str], n: int) -> list[dict[str, Any]]:
    """The first `n` trajectories on which two runs differ, with each changed field in words."""
    return [
        {
            "trajectory_id": names.get(row.trajectory_pk, ""),
            "changes": [
                f"{field}: {DECISION[first]} → {DECISION[second]}"
                for field, (first, second) in row.fields.items()
            ],
            "status": ""
            if row.first_status == row.second_status
            else f"{row.first_status} → {row.second_status}",
        }
        for row in diff.changed[:n]
    ]
