"""Agreement figures of a file of labels, without a database."""

import csv
import io
import json
from argparse import ArgumentParser
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from django.core.management.base import BaseCommand, CommandError

from audits.stats.agreement import Resampling, agreement_table
from audits.stats.estimates import InputRefused
from audits.stats.label_tables import BOOLEAN_FIELDS, LabelCell, field_value, long_tables

SEED = 20260915
DRAWS = 5_000
# A column without a name is the index that some tools write.
NOT_FIELDS = frozenset({"", "item", "trajectory_id", "annotator", "task", "task_id", "note"})
KNOWN_FIELDS = frozenset({*BOOLEAN_FIELDS, "label"})


class GivenCell(NamedTuple):
    """A cell as it stands in a file."""

    source: str
    item: str
    annotator: str
    field: str
    given: object
    task: str


class Command(BaseCommand):
    help = (
        "Agreement of annotators from CSV or JSON Lines: long form item,annotator,field,value, "
        "or label rows item,annotator,<fields>, or items with nested `annotators`. A column "
        "task or task_id lets intervals resample tasks. Prints one JSON object."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--fields", nargs="+", metavar="FIELD", help="only these fields")
        parser.add_argument(
            "--labels",
            action="append",
            default=[],
            metavar="FIELD=A,B,C",
            help="the declared labels of a field, so that unused ones count",
        )
        parser.add_argument("--draws", type=int, default=DRAWS)
        parser.add_argument("--seed", type=int, default=SEED)

    def handle(self, *args: Any, **options: Any) -> None:
        if options["draws"] < 1:
            raise CommandError(f"--draws must be at least 1; got {options['draws']}")
        given = [cell for path in options["files"] for cell in read_cells(path)]
        wanted = [name for names in options["fields"] or [] for name in names.split(",") if name]
        fields = chosen_fields(given, wanted, options["files"])
        cells = [understood(cell) for cell in given if cell.field in fields]
        try:
            tables = long_tables(cells, declared=declared_labels(options["labels"]))
        except InputRefused as refusal:
            names = ", ".join(str(path) for path in options["files"])
            raise CommandError(f"{names}: {refusal}") from refusal
        figures = {
            # Each field has its own stream: a field's interval does not depend on the others.
            field: agreement_table(
                table,
                resampling=Resampling(options["draws"], np.random.default_rng(options["seed"])),
            ).as_json()
            for field, table in tables.items()
        }
        self.stdout.write(json.dumps({"fields": figures}, indent=1, allow_nan=False))


def declared_labels(options: list[str]) -> dict[str, list[str]]:
    """`--labels FIELD=A,B` as a mapping."""
    pairs = [option.partition("=") for option in options]
    for field, sign, labels in pairs:
        if not (field and sign and labels):
            raise CommandError(f"--labels takes FIELD=A,B,C; got {field + sign + labels!r}")
    return {field: labels.split(",") for field, _, labels in pairs}


def chosen_fields(given: list[GivenCell], wanted: list[str], files: list[Path]) -> Collection[str]:
    """The fields to answer for; raises where there is none, or one asked for does not occur."""
    names = ", ".join(str(path) for path in files)
    met = dict.fromkeys(cell.field for cell in given)
    if absent := [field for field in wanted if field not in met]:
        raise CommandError(
            f"{names}: no field {absent[0]!r}; there are: {', '.join(met) or 'none'}"
        )
    if not met:
        raise CommandError(f"{names}: no labels")
    return wanted or met


def understood(cell: GivenCell) -> LabelCell:
    """The cell's label; raises CommandError naming file, line and field where it is none."""
    try:
        value = field_value(cell.field, cell.given)
    except InputRefused as refusal:
        raise CommandError(f"{cell.source}: {cell.field}: {refusal}") from refusal
    return LabelCell(cell.item, cell.annotator, cell.field, value, cell.task, cell.source)


def read_cells(path: Path) -> Iterator[GivenCell]:
    """The labels of a file, JSON Lines if its name says so or its text begins with a brace."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CommandError(f"{path}: cannot be read: {error}") from error
    is_json = path.suffix in (".jsonl", ".ndjson") or text.lstrip().startswith("{")
    for line, row in json_rows(path, text) if is_json else csv_rows(path, text):
        yield from row_cells(f"{path}:{line}", row)


def json_rows(path: Path, text: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Line numbers and objects."""
    # Not `splitlines`: a JSON string may hold the line separators of Unicode.
    for line, content in enumerate(text.split("\n"), 1):
        if not content.strip():
            continue
        try:
            row = json.loads(content)
        except (ValueError, RecursionError) as error:
            reason = getattr(error, "msg", error)
            raise CommandError(f"{path}:{line}: not JSON: {reason}") from error
        if not isinstance(row, dict):
            raise CommandError(f"{path}:{line}: expected an object; got {content.strip()[:40]}")
        yield line, row


def csv_rows(path: Path, text: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Line numbers and rows; the header is required."""
    reader = csv.DictReader(io.StringIO(text, newline=""), restval=None, strict=True)
    try:
        header = [name.strip() for name in reader.fieldnames or []]
        check_header(path, header)
        reader.fieldnames = header
        for row in reader:
            if None in row or None in row.values():
                raise CommandError(
                    f"{path}:{reader.line_num}: the row does not have {len(header)} columns"
                )
            yield reader.line_num, row
    except csv.Error as error:
        raise CommandError(f"{path}:{max(reader.line_num, 1)}: not CSV: {error}") from error


def check_header(path: Path, header: list[str]) -> None:
    """Raise unless the columns say whose labels they are, and each says so once."""
    if "annotator" not in header or not {"item", "trajectory_id"} & set(header):
        raise CommandError(
            f"{path}:1: the header needs item and annotator; got {','.join(header) or 'nothing'}"
        )
    if repeated := [name for name in header if name and header.count(name) > 1]:
        raise CommandError(f"{path}:1: the header has {repeated[0]!r} twice")


def row_cells(source: str, row: Mapping[str, Any]) -> Iterator[GivenCell]:
    """The cells of one row of any of the three forms."""
    item = text_of(source, row, "item" if "item" in row else "trajectory_id")
    task = task_of(row)
    for annotator, values in annotations(source, row):
        for field, given in values.items():
            yield GivenCell(source, item, annotator, field, given, task)


def task_of(row: Mapping[str, Any]) -> str:
    """The item's task, "" where the row does not say; 0 is a task."""
    given = [row.get(key) for key in ("task", "task_id")]
    return next((str(task) for task in given if task not in (None, "")), "")


def annotations(source: str, row: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Annotators with their values by field."""
    nested = row.get("annotators")
    if isinstance(nested, dict):
        for annotator, values in nested.items():
            yield annotator, values if isinstance(values, dict) else {"label": values}
    elif "field" in row and "value" in row:
        yield text_of(source, row, "annotator"), {text_of(source, row, "field"): row["value"]}
    else:
        yield text_of(source, row, "annotator"), label_columns(row)


def label_columns(row: Mapping[str, Any]) -> dict[str, Any]:
    """The columns that hold labels: those of the two schemas, else all but the row's ids."""
    known = {name: value for name, value in row.items() if name in KNOWN_FIELDS}
    return known or {name: value for name, value in row.items() if name not in NOT_FIELDS}


def text_of(source: str, row: Mapping[str, Any], key: str) -> str:
    """The non-empty text under `key`."""
    value = row.get(key)
    if value is None or not str(value).strip():
        raise CommandError(f"{source}: {key}: must not be empty")
    return str(value).strip()
