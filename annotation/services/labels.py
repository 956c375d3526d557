"""Saving what a person says about an item: a new version each time, nothing overwritten."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID, uuid4

from django.db import IntegrityError, connection, transaction
from django.db.models import QuerySet

from annotation import rules
from annotation.models import Assignment, ConditionGuess, Label, Packet
from annotation.queries import frozen, has_passed
from studies.rules import BadInput, Refused
from studies.services import record_action
from studies.statements import prepared

from .freezing import GUESSABLE


@dataclass(frozen=True)
class LabelRow:
    """What a person says about one item, and what their page showed while they said it.

    codebook_version : the codebook beside the item; the label is stamped with it.
    review_field : the one field of a targeted review, "" everywhere else.
    """

    values: Mapping[str, rules.Value]
    codebook_version: int
    note: str = ""
    evidence: Sequence[Mapping[str, Any]] = ()
    active_ms: int | None = None
    review_field: str = ""


@dataclass(frozen=True)
class _Checked:
    """A row that fits its schema, and whether it finishes an item that asks all or some."""

    columns: dict[str, Any]
    finishes_all: bool
    finishes_some: bool


def save_label(
    *,
    assignment_id: int,
    annotator_id: int,
    manifest: str,
    row: LabelRow,
    based_on: int,
    key: UUID,
    at: datetime,
    origin: str = Label.Origin.PAGE,
) -> Label:
    """Store a person's row as the next version; the same `key` again returns what it made before.

    manifest : the packet's root hash that the page showed.
    based_on : the version that the page showed, 0 for none.
    Raises `rules.Locked` once the work is submitted, `rules.StaleTab` when another tab has saved
    since, `rules.NewCodebook` when the page shows an older codebook, `rules.NotReleased`,
    `rules.TrainingFirst`, `BadInput` for a row that does not fit the schema, and
    `Assignment.DoesNotExist` where the item is not this person's in that packet.
    """
    checked = _check(manifest, row)
    made = Label(
        assignment_id=assignment_id,
        version=based_on + 1,
        key=key,
        saved_at=at,
        collected_at=at,
        saved_by_id=annotator_id,
        origin=origin,
        **checked.columns,
    )
    advance = _advance(made, manifest, row, checked)
    try:
        if _may_exist(made) and _store(made, advance):
            return made
    except IntegrityError:
        # The key was used before, with another based_on: what it made then still holds.
        if not _mine(assignment_id, annotator_id).filter(labels__key=key).exists():
            raise
    mine = _mine(assignment_id, annotator_id)
    if repeat := Label.objects.filter(assignment__in=mine, key=key).first():
        return repeat
    raise _why_not(mine, manifest, row, based_on)


def _mine(assignment_id: int, annotator_id: int) -> QuerySet[Assignment]:
    return Assignment.objects.filter(pk=assignment_id, annotator=annotator_id)


def _check(manifest: str, row: LabelRow) -> _Checked:
    try:
        packet = frozen(manifest)
    except Packet.DoesNotExist:
        raise Assignment.DoesNotExist("There is no such item, or it is not yours.") from None
    values = packet.schema.check_values(row.values)
    if row.review_field:
        done = [values.get(row.review_field) is not None] * 2
    else:
        done = [not packet.schema.missing(values, exposed=exposed) for exposed in (True, False)]
    columns = {
        "values": values,
        "note": _check_note(row.note),
        "evidence": rules.check_evidence(evidence=list(row.evidence), fields=packet.schema.names),
        "active_ms": _check_active(row.active_ms),
        "codebook_version": row.codebook_version,
        "reference_version": packet.reference_version,
    }
    return _Checked(columns, *done)


def _check_note(note: str) -> str:
    if not isinstance(note, str) or len(note) > rules.MAX_NOTE:
        raise BadInput(f"A note is a text of at most {rules.MAX_NOTE:,} characters.")
    # PostgreSQL stores no NUL; a person cannot type one.
    return note.replace("\x00", "")


def _check_active(active_ms: int | None) -> int | None:
    if active_ms is not None and not (isinstance(active_ms, int) and 0 <= active_ms < 2**31):
        raise BadInput(f"active_ms must be a whole number of milliseconds; got {active_ms!r:.40}.")
    return active_ms


# By hand, since the ORM takes longer to write this statement than the database to run it, and
# every keystroke of every annotator goes through it. All conditions on the row itself stand at
# the top of the WHERE clause: PostgreSQL checks these again on a row that a concurrent save has
# just changed, and what a subquery found it does not. The sum hides the annotator from the
# planner, which before its first statistics of a new packet would rather read all that they have.
ADVANCE = """
UPDATE annotation_assignment
SET version = version + 1, is_complete = CASE WHEN asks_all THEN %s ELSE %s END
WHERE id = %s AND annotator_id + 0 = %s AND version = %s AND locked_at IS NULL AND EXISTS (
    SELECT 1 FROM annotation_round r JOIN annotation_packet p ON p.id = r.packet_id
    WHERE r.id = annotation_assignment.round_id AND r.field = %s AND p.manifest_hash = %s
        AND p.codebook_version = %s AND p.released_at IS NOT NULL
        AND (p.training_id IS NULL OR EXISTS (
            SELECT 1 FROM annotation_submission s JOIN annotation_round t ON t.id = s.round_id
            WHERE t.packet_id = p.training_id AND s.annotator_id = %s AND s.passed
        ))
)
"""


STORE = "INSERT INTO annotation_label ({columns}) VALUES ({values}) RETURNING id"

# PostgreSQL takes both steps in one statement, which saves three journeys to the server.
ADVANCE_AND_STORE = """
WITH advanced AS ({advance} RETURNING id)
INSERT INTO annotation_label ({columns}) SELECT {values} FROM advanced RETURNING id
"""


def _advance(made: Label, manifest: str, row: LabelRow, checked: _Checked) -> list[Any]:
    """The parameters of ADVANCE; it changes no row if anything that the page showed is over."""
    return [
        checked.finishes_all,
        checked.finishes_some,
        made.assignment_id,
        made.saved_by_id,
        made.version - 1,
        row.review_field,
        manifest,
        made.codebook_version,
        made.saved_by_id,
    ]


def _may_exist(made: Label) -> bool:
    """Whether the database has numbers as large as those sent; nothing is stored under others."""
    return made.assignment_id < 2**63 and max(made.version, made.codebook_version) < 2**31


def _store(made: Label, advance: list[Any]) -> bool:
    """Take the next version and store the label as it, or neither: then False."""
    in_one = connection.vendor == "postgresql" and not connection.in_atomic_block
    stored = (_store_at_once if in_one else _store_in_steps)(made, advance)
    if stored is None:
        return False
    made.pk, made._state.adding = stored, False
    return True


def _store_at_once(made: Label, advance: list[Any]) -> int | None:
    statement = ADVANCE_AND_STORE.format(advance=ADVANCE, columns=_columns(), values=_places())
    with prepared() as cursor:
        cursor.execute(statement, [*advance, *_values(made)])
        found = cursor.fetchone()
    return found[0] if found else None


def _store_in_steps(made: Label, advance: list[Any]) -> int | None:
    with transaction.atomic(), prepared() as cursor:
        cursor.execute(ADVANCE, advance)
        if cursor.rowcount != 1:
            return None
        cursor.execute(STORE.format(columns=_columns(), values=_places()), _values(made))
        return cursor.fetchone()[0]


@cache
def _fields() -> list[Any]:
    return [field for field in Label._meta.concrete_fields if not field.primary_key]


@cache
def _columns() -> str:
    return ", ".join(f'"{field.column}"' for field in _fields())


@cache
def _places() -> str:
    """A placeholder for each column; only PostgreSQL wants to know the types."""
    cast = "::{}" if connection.vendor == "postgresql" else ""
    return ", ".join("%s" + cast.format(field.db_type(connection)) for field in _fields())


def _values(made: Label) -> list[Any]:
    return [field.get_db_prep_save(getattr(made, field.attname), connection) for field in _fields()]


def _why_not(mine: Any, manifest: str, row: LabelRow, based_on: int) -> Refused:
    found = mine.filter(round__packet__manifest_hash=manifest).select_related(
        "round__packet__training"
    )
    assignment = found.get()
    packet = assignment.round.packet
    rules.check_released(released_at=packet.released_at)
    if packet.training_id:
        passed = has_passed(packet.training_id, assignment.annotator_id)
        rules.check_trained(training=packet.training.title, passed=passed)
    return rules.why_not_saved(
        locked=assignment.locked_at is not None,
        current=assignment.version,
        based_on=based_on,
        codebook_now=packet.codebook_version,
        codebook_shown=row.codebook_version,
    )


@transaction.atomic
def standardise_note(
    *, assignment_id: int, note: str, based_on: int, by: int, at: datetime
) -> Label:
    """Store a reworded note as a new version that leaves every field untouched.

    It is allowed after submission, since no judgment changes. Raises `rules.StaleTab` if the
    label has a newer version.
    """
    mine = Assignment.objects.filter(pk=assignment_id)
    if not mine.filter(version=based_on, version__gte=1, locked_at__isnull=False).update(
        version=based_on + 1
    ):
        raise rules.StaleTab("This label has a newer version; reload to see it.")
    old = Label.objects.get(assignment=assignment_id, version=based_on)
    new = Label.objects.create(
        assignment_id=assignment_id,
        version=based_on + 1,
        key=uuid4(),
        values=old.values,
        note=_check_note(note),
        evidence=old.evidence,
        active_ms=old.active_ms,
        saved_at=at,
        collected_at=old.collected_at,
        codebook_version=old.codebook_version,
        reference_version=old.reference_version,
        origin=Label.Origin.NOTE,
        sheet_id=old.sheet_id,
        saved_by_id=by,
    )
    study = Packet.objects.values_list("study", flat=True).get(rounds__assignments=assignment_id)
    record_action(
        study_id=study, user_id=by, action="standardise note", subject=str(assignment_id), at=at
    )
    return new


@transaction.atomic
def guess_condition(
    *, assignment_id: int, annotator_id: int, attribute: str, guess: str, at: datetime
) -> ConditionGuess:
    """Store what a person believes an item's hidden condition to be; the first guess stands.

    Raises `Refused` before the item is labelled: a guess must not colour the judgment.
    """
    if attribute not in GUESSABLE:
        raise BadInput(f"One can guess {', '.join(GUESSABLE)}; got {attribute!r}.")
    if not Assignment.objects.filter(
        pk=assignment_id, annotator=annotator_id, is_complete=True
    ).exists():
        raise Refused("Label the item first, then guess its condition.")
    made, _ = ConditionGuess.objects.get_or_create(
        assignment_id=assignment_id,
        defaults={"attribute": attribute, "guess": guess[:200], "at": at},
    )
    return made
