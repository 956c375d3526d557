"""Packets of a study, their progress, disputes and codebooks."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, F, Max, Min, Q, QuerySet

from annotation.models import (
    Assignment,
    Codebook,
    ConditionGuess,
    ItemMapping,
    Label,
    Packet,
    Round,
    Submission,
)

from .tables import LabelTable, disputed, finished_by_item, label_table


def packets(study_id: int) -> QuerySet[Packet]:
    """The study's packets, newest first."""
    return Packet.objects.filter(study=study_id).order_by("-frozen_at", "-pk")


def packet_by_slug(slug: str) -> Packet:
    """The packet with its study; raises `Packet.DoesNotExist`."""
    return Packet.objects.select_related("study").get(slug=slug)


def rounds(packet_id: int) -> QuerySet[Round]:
    """The rounds of work on a packet, oldest first."""
    return Round.objects.filter(packet=packet_id).order_by("pk")


def first_label_at(packet_id: int) -> datetime | None:
    """When the first label of the packet was stored; None while there is none."""
    rows = Label.objects.filter(assignment__round__packet=packet_id)
    return rows.aggregate(first=Min("saved_at"))["first"]


def labels_mark(packet_id: int) -> tuple[int | None, ...]:
    """Numbers that change whenever a label, an assignment, a round or the blinding does.

    Cheap beside reading the labels, so that whoever keeps what was made of them can ask first.
    """
    labels = Label.objects.filter(assignment__round__packet=packet_id)
    work = Assignment.objects.filter(round__packet=packet_id)
    found = labels.aggregate(n=Count("pk"), newest=Max("pk")) | work.aggregate(
        n_work=Count("pk"),
        newest_work=Max("pk"),
        n_done=Count("pk", filter=Q(is_complete=True)),
        n_locked=Count("pk", filter=Q(locked_at__isnull=False)),
    )
    unblinded = Packet.objects.filter(pk=packet_id, unblinded_at__isnull=False).count()
    return (*found.values(), unblinded)


@dataclass(frozen=True)
class Progress:
    """How far one person is in one round."""

    round_id: int
    purpose: str
    annotator: str
    n_items: int
    n_done: int
    is_submitted: bool


def progress(packet_id: int, *, purpose: str | None = None) -> list[Progress]:
    """Each person's progress in each round of the packet, in one query."""
    rows = Assignment.objects.filter(round__packet=packet_id)
    if purpose:
        rows = rows.filter(round__purpose=purpose)
    return [row for _, row in _progress(rows)]


def progress_in_study(study_id: int) -> dict[int, list[Progress]]:
    """Everybody's progress in every packet of the study, by packet, in one query."""
    found: dict[int, list[Progress]] = defaultdict(list)
    for packet_id, row in _progress(Assignment.objects.filter(round__packet__study=study_id)):
        found[packet_id].append(row)
    return found


def _progress(rows: QuerySet[Assignment]) -> Iterator[tuple[int, Progress]]:
    counted = rows.values(
        "round", "round__packet", "round__purpose", "annotator__username"
    ).annotate(
        n_items=Count("pk"),
        n_done=Count("pk", filter=Q(is_complete=True)),
        n_open=Count("pk", filter=Q(locked_at=None)),
    )
    for row in counted.order_by("round", "annotator__username"):
        yield (
            row["round__packet"],
            Progress(
                round_id=row["round"],
                purpose=row["round__purpose"],
                annotator=row["annotator__username"],
                n_items=row["n_items"],
                n_done=row["n_done"],
                is_submitted=row["n_open"] == 0,
            ),
        )


@dataclass(frozen=True)
class StatementRow:
    """What a person stated when they handed in a round; `used_llm` None where nobody said."""

    annotator: str
    purpose: str
    used_llm: bool | None
    statement: str
    submitted_at: datetime


def statements(packet_id: int) -> list[StatementRow]:
    """The statements in force, which travel with the labels into the methods paragraph."""
    rows = Submission.objects.filter(round__packet=packet_id, reopened_at=None)
    columns = (
        "annotator__username", "round__purpose", "used_llm", "statement", "submitted_at",
    )  # fmt: skip
    found = rows.order_by("round", "annotator__username", "pk").values_list(*columns)
    return [StatementRow(*row) for row in found]


@dataclass(frozen=True)
class Work:
    """One packet round of a person, for their home page.

    state : `mine` (to do), `waiting` (submitted, others are not) or `done`.
    """

    slug: str
    title: str
    study_slug: str
    study_title: str
    purpose: str
    kind: str
    n_items: int
    n_done: int
    state: str
    is_released: bool


def open_work(user_id: int) -> list[Work]:
    """All rounds in which the person has a part, newest first, in two queries."""
    mine = (
        Assignment.objects.filter(annotator=user_id)
        .values(
            "round", "round__purpose", "round__packet__slug", "round__packet__title",
            "round__packet__kind", "round__packet__released_at", "round__packet__study__slug",
            "round__packet__study__title",
        )
        .annotate(
            n_items=Count("pk"),
            n_done=Count("pk", filter=Q(is_complete=True)),
            n_open=Count("pk", filter=Q(locked_at=None)),
        )
        .order_by("-round")
    )  # fmt: skip
    rows = list(mine)
    unfinished = _rounds_with_open_work([row["round"] for row in rows])
    return [
        Work(
            slug=row["round__packet__slug"],
            title=row["round__packet__title"],
            study_slug=row["round__packet__study__slug"],
            study_title=row["round__packet__study__title"],
            purpose=row["round__purpose"],
            kind=row["round__packet__kind"],
            n_items=row["n_items"],
            n_done=row["n_done"],
            state="mine" if row["n_open"] else "waiting" if row["round"] in unfinished else "done",
            is_released=row["round__packet__released_at"] is not None,
        )
        for row in rows
    ]


def _rounds_with_open_work(round_ids: Sequence[int]) -> set[int]:
    rows = Assignment.objects.filter(round__in=round_ids, locked_at=None).order_by()
    return set(rows.values_list("round", flat=True).distinct())


def disputed_items(packet_id: int, *, table: LabelTable | None = None) -> dict[str, list[str]]:
    """For each item on which finished annotators differ, the fields; votes are not told."""
    table = table or label_table(packet_id)
    found = {
        code: list(disputed(rows, table.schema))
        for code, rows in sorted(finished_by_item(table.ratings).items())
    }
    return {code: fields for code, fields in found.items() if fields}


def codebook(study_id: int, schema_key: str, version: int) -> Codebook:
    """One version of the instructions; raises `Codebook.DoesNotExist`."""
    return Codebook.objects.get(study=study_id, schema_key=schema_key, version=version)


def codebook_worklist(packet_id: int, *, annotator_id: int | None = None) -> list[Label]:
    """Current labels made by an older codebook whose later changes touch a field they judge.

    Bounded: a label in which every affected field is empty is not on it.
    """
    packet = Packet.objects.get(pk=packet_id)
    affected = _affected(packet)
    rows = (
        Label.objects.filter(
            assignment__round__packet=packet_id,
            version=F("assignment__version"),
            codebook_version__lt=packet.codebook_version,
        )
        .select_related("assignment__item", "assignment__annotator")
        .order_by("assignment__annotator", "assignment__position", "pk")
    )
    if annotator_id is not None:
        rows = rows.filter(assignment__annotator=annotator_id)
    return [
        row
        for row in rows.defer("assignment__item__document")
        if any(row.values.get(name) is not None for name in affected[row.codebook_version])
    ]


def _affected(packet: Packet) -> dict[int, set[str]]:
    """For each older version, the fields that a later version in force changed."""
    changes = Codebook.objects.filter(
        study=packet.study_id, schema_key=packet.schema_key, version__lte=packet.codebook_version
    ).values_list("version", "affected_fields")
    found: dict[int, set[str]] = defaultdict(set)
    for version, fields in changes:
        for older in range(version):
            found[older] |= set(fields)
    return found


@dataclass(frozen=True)
class GuessRow:
    """What a person believed the hidden condition to be, and what it was."""

    code: str
    annotator: str
    attribute: str
    guess: str
    truth: str


def guess_rows(packet_id: int) -> list[GuessRow]:
    """All guesses with the truth, for a blinding index; names what is blinded."""
    rows = ConditionGuess.objects.filter(assignment__round__packet=packet_id).select_related(
        "assignment__annotator", "assignment__item"
    )
    mapping = ItemMapping.objects.filter(item__packet=packet_id).select_related("trajectory")
    truth = {row.item_id: row.trajectory for row in mapping}
    return [
        GuessRow(
            code=row.assignment.item.code,
            annotator=row.assignment.annotator.username,
            attribute=row.attribute,
            guess=row.guess,
            truth=str(getattr(truth[row.assignment.item_id], row.attribute)),
        )
        for row in rows.defer("assignment__item__document").order_by("pk")
    ]


def corrected_runs(packet: Packet) -> list[str]:
    """Trajectory ids of the packet whose reference was corrected since it was frozen."""
    rows = ItemMapping.objects.filter(
        item__packet=packet, trajectory__task__references__version__gt=packet.reference_version
    )
    found = rows.values_list("trajectory__trajectory_id", flat=True).distinct()
    return list(found.order_by("trajectory__trajectory_id"))
