"""The labels of a packet as tables for the audit, with where each row came from."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from django.db.models import Case, F, QuerySet, When
from django.db.models import Value as Literal

from annotation.models import ItemMapping, Label, Packet, Round
from annotation.rules import Schema, Value, parse_schema

Purpose = Round.Purpose


@dataclass(frozen=True)
class ItemRow:
    """One item with the run that it is; `inclusion_probability` is the design's."""

    code: str
    trajectory_pk: int
    stratum: str
    inclusion_probability: float


@dataclass(frozen=True)
class RatingRow:
    """One person's current label of one item.

    collected_at : when the judgment was made; None where a returned sheet does not say.
    provenance : `labelling`, `adjudication` or `review`.
    is_finished : every asked field is judged, or the work was handed in as it is.
    asks_all : the fields of exposed runs were asked of this item.
    evidence : what decides a field, by {field, event, start, end}; event None is the answer.
    """

    code: str
    annotator: str
    values: Mapping[str, Value]
    note: str
    version: int
    codebook_version: int
    reference_version: int
    saved_at: datetime
    collected_at: datetime | None
    origin: str
    provenance: str
    is_finished: bool
    asks_all: bool
    active_ms: int | None
    evidence: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class RepeatRow:
    """A hidden repeat: the same annotator's first and second judgment of one run."""

    code: str
    repeat_code: str
    annotator: str
    first: Mapping[str, Value]
    second: Mapping[str, Value]


@dataclass(frozen=True)
class FinalRow:
    """The reference label of an item.

    source : `shared` (all annotators agree), `majority` (three or more, more than half agree in
        each field), `adjudicated` (that row replaces the others) or `unresolved`: the disputed
        fields, named in `disputed`, are then None.
    """

    code: str
    values: Mapping[str, Value]
    source: str
    disputed: tuple[str, ...]


@dataclass(frozen=True)
class LabelTable:
    """All current labels of a packet; hidden repeats stand apart, so that no run counts twice.

    Notes are private until the packet is unblinded: before, each is "".
    """

    packet_id: int
    slug: str
    manifest: str
    schema: Schema
    fields: tuple[str, ...]
    items: tuple[ItemRow, ...]
    annotators: tuple[str, ...]
    ratings: tuple[RatingRow, ...]
    adjudicated: tuple[RatingRow, ...]
    final: tuple[FinalRow, ...]
    repeats: tuple[RepeatRow, ...]
    notes_are_open: bool

    @property
    def codebook_versions(self) -> tuple[int, ...]:
        """The codebook versions that the labels were made by; more than one is not pooled."""
        rows = (*self.ratings, *self.adjudicated)
        return tuple(sorted({row.codebook_version for row in rows}))


def label_table(packet_id: int) -> LabelTable:
    """The packet's labels in four queries, whatever its size."""
    columns = ("slug", "schema", "manifest_hash", "unblinded_at")
    packet = Packet.objects.only(*columns).get(pk=packet_id)
    notes_are_open = packet.unblinded_at is not None
    schema = parse_schema(packet.schema)
    mapping = _mapping(packet_id)
    everything = _ratings(packet_id, schema, (Purpose.LABELLING, Purpose.ADJUDICATION))
    if not notes_are_open:
        everything = [replace(row, note="") for row in everything]
    repeat_codes = {row["item__code"] for row in mapping if row["repeat_of__code"]}
    labelled = [row for row in everything if row.provenance == Purpose.LABELLING]
    ratings = [row for row in labelled if row.code not in repeat_codes]
    adjudicated = _newest(row for row in everything if row.provenance == Purpose.ADJUDICATION)
    items = tuple(
        ItemRow(
            code=row["item__code"],
            trajectory_pk=row["trajectory_id"],
            stratum=row["stratum"],
            inclusion_probability=row["inclusion_probability"],
        )
        for row in mapping
        if not row["repeat_of__code"]
    )
    return LabelTable(
        packet_id=packet_id,
        slug=packet.slug,
        manifest=packet.manifest_hash,
        schema=schema,
        fields=schema.names,
        items=items,
        annotators=_annotators(packet_id),
        ratings=tuple(ratings),
        adjudicated=tuple(adjudicated.values()),
        final=_final(items, schema, ratings, adjudicated),
        repeats=_repeats(mapping, labelled),
        notes_are_open=notes_are_open,
    )


def _mapping(packet_id: int) -> list[dict[str, Any]]:
    rows = ItemMapping.objects.filter(item__packet=packet_id).order_by("item__code", "pk")
    columns = (
        "item__code", "trajectory_id", "stratum", "inclusion_probability", "repeat_of__code"
    )  # fmt: skip
    return [dict(row) for row in rows.values(*columns)]


def _annotators(packet_id: int) -> tuple[str, ...]:
    """The names of who was assigned the packet's labelling, with or without a label yet."""
    rounds = Round.objects.filter(packet=packet_id, purpose=Purpose.LABELLING)
    names = rounds.order_by().values_list("assignments__annotator__username", flat=True)
    return tuple(sorted(name for name in names.distinct() if name))


RATING_COLUMNS = {
    "code": "assignment__item__code",
    "annotator": "assignment__annotator__username",
    "values": "values",
    "note": "note",
    "version": "version",
    "codebook_version": "codebook_version",
    "reference_version": "reference_version",
    "saved_at": "saved_at",
    "collected_at": "collected_at",
    "origin": "origin",
    "provenance": "assignment__round__purpose",
    "is_finished": "is_finished",
    "asks_all": "assignment__asks_all",
    "active_ms": "active_ms",
    "evidence": "evidence",
}


def _ratings(packet_id: int, schema: Schema, purposes: Sequence[str]) -> list[RatingRow]:
    """The current labels, oldest round first, then by item and annotator."""
    rows = _current().filter(
        assignment__round__packet=packet_id, assignment__round__purpose__in=purposes
    )
    return _rating_rows(rows, schema)


def _current() -> QuerySet[Label]:
    """Newest versions, oldest round first, then by item and annotator."""
    rows = Label.objects.filter(version=F("assignment__version")).annotate(
        is_finished=Case(
            When(assignment__locked_at__isnull=False, then=Literal(True)),
            default=F("assignment__is_complete"),
        )
    )
    return rows.order_by(
        "assignment__round", "assignment__item__code", "assignment__annotator__username", "pk"
    )


def _rating_rows(rows: QuerySet[Label], schema: Schema) -> list[RatingRow]:
    found = (
        dict(zip(RATING_COLUMNS, row, strict=True))
        for row in rows.values_list(*RATING_COLUMNS.values())
    )
    return [RatingRow(**row | {"values": _ordered(row["values"], schema)}) for row in found]


def _ordered(values: Mapping[str, Value], schema: Schema) -> dict[str, Value]:
    """The values in the schema's order, which a database's JSON type does not keep."""
    return {name: values.get(name) for name in schema.names}


def review_rows(packet_id: int) -> list[tuple[Round, list[RatingRow]]]:
    """The targeted reviews of the packet, each a record of its own, never part of a figure."""
    schema = parse_schema(Packet.objects.values_list("schema", flat=True).get(pk=packet_id))
    reviews = Round.objects.filter(packet=packet_id, purpose=Purpose.REVIEW).order_by("pk")
    return [
        (review, _rating_rows(_current().filter(assignment__round=review), schema))
        for review in reviews
    ]


def _newest(rows: Iterable[RatingRow]) -> dict[str, RatingRow]:
    """The finished row of each item that came from the newest round."""
    return {row.code: row for row in rows if row.is_finished}


def _final(
    items: Sequence[ItemRow],
    schema: Schema,
    ratings: Sequence[RatingRow],
    adjudicated: Mapping[str, RatingRow],
) -> tuple[FinalRow, ...]:
    by_item = finished_by_item(ratings)
    return tuple(
        FinalRow(item.code, adjudicated[item.code].values, "adjudicated", ())
        if item.code in adjudicated
        else final_row(by_item[item.code], schema)
        for item in items
        if item.code in adjudicated or item.code in by_item
    )


def finished_by_item(ratings: Sequence[RatingRow]) -> dict[str, list[RatingRow]]:
    """The finished rows of each item that has one."""
    by_item: dict[str, list[RatingRow]] = defaultdict(list)
    for row in ratings:
        if row.is_finished:
            by_item[row.code].append(row)
    return dict(by_item)


def disputed(rows: Sequence[RatingRow], schema: Schema) -> tuple[str, ...]:
    """The asked fields on which one item's annotators differ, in the schema's order.

    What is not asked of an item (the fields of exposed runs, where it is none) decides nothing,
    whether people left it empty or answered no.
    """
    asked = schema.asked(exposed=rows[0].asks_all)
    return tuple(name for name in asked if len({row.values[name] for row in rows}) > 1)


def final_row(rows: Sequence[RatingRow], schema: Schema) -> FinalRow:
    """The reference of an item that nobody adjudicated, from its annotators' finished rows."""
    code, fields = rows[0].code, disputed(rows, schema)
    by_field = {name: [row.values[name] for row in rows] for name in schema.names}
    agreed = {name: said[0] if len(set(said)) == 1 else None for name, said in by_field.items()}
    if not fields:
        return FinalRow(code, agreed, "shared", ())
    if len(rows) > 2 and all(_has_majority(by_field[name]) for name in fields):
        return FinalRow(
            code, agreed | {name: _majority(by_field[name]) for name in fields}, "majority", fields
        )
    return FinalRow(code, agreed, "unresolved", fields)


def _majority(values: Sequence[Value]) -> Value:
    return max(values, key=values.count)


def _has_majority(values: Sequence[Value]) -> bool:
    return 2 * values.count(_majority(values)) > len(values)


def _repeats(
    mapping: Sequence[Mapping[str, Any]], labelled: Sequence[RatingRow]
) -> tuple[RepeatRow, ...]:
    by_cell = {(row.code, row.annotator): row.values for row in labelled if row.is_finished}
    annotators = sorted({row.annotator for row in labelled})
    pairs = [(row["repeat_of__code"], row["item__code"]) for row in mapping]
    return tuple(
        RepeatRow(first, second, name, by_cell[first, name], by_cell[second, name])
        for first, second in pairs
        for name in annotators
        if first and (first, name) in by_cell and (second, name) in by_cell
    )
