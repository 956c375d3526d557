"""A packet's labels and the verdicts on the same runs, joined in memory by trajectory.

Only the packet's own items are read, in a number of queries that does not depend on their number.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import numpy as np

from annotation import queries as annotation
from audits.queries.knowledge import live_facts, stable_facts
from audits.records import (
    BINARY,
    CELL_FACTS,
    DENOMINATORS,
    MISSING,
    SLICE_FIELDS,
    AuditTable,
    Cell,
    Codes,
    Field,
    Guess,
    Hint,
    Metric,
    Repeat,
    Verdicts,
    code_of,
)
from scoring import queries as scoring
from trajectories import queries as trajectories
from trajectories.queries import TrajectoryFacts

UNLABELLED = "unlabelled"
ABSENT = "absent"
COUNTED = {
    "TSR": ("n_eligible", "correct"),
    "ADR": ("n_exposed", "detected"),
    "VR": ("n_exposed", "validated"),
    "RR": ("n_exposed", "recovered"),
    "PAR": ("n_exposed", "adopted"),
    "BCR": ("n_exposed", "blind"),
    "VPA": ("n_exposed", "validated_adopted"),
}
"""Metric → its denominator and its yes among the counts of `scoring.queries.cell_counts`."""
ALSO_KEPT = ("dataset", "template", "status")


def audit_table(packet: Any, revision_ids: Sequence[str]) -> AuditTable:
    """The joined table of a packet and of some revisions, in the order given.

    packet : as `annotation.queries.packet_by_slug` returns it.
    """
    labels = annotation.label_table(packet.pk)
    fields, metrics, hints = schema_of(labels.schema)
    pks = [item.trajectory_pk for item in labels.items]
    facts = trajectories.facts(packet.study_id, pks, references=packet.reference_version)
    mine = [facts[pk] for pk in pks]
    places = {item.code: i for i, item in enumerate(labels.items)}
    final, sources = _final(labels.final, places, fields)
    ratings, saved_at = _ratings(labels, places, fields)
    return AuditTable(
        study=packet.study.slug,
        packet=packet.slug,
        fields=fields,
        metrics=metrics,
        hints=hints,
        items=tuple(places),
        **_item_columns(mine, labels.items),
        annotators=labels.annotators,
        ratings=ratings,
        saved_at=saved_at,
        final=final,
        final_source=sources,
        verdicts=tuple(
            _verdicts(packet, each, pks, mine, fields, is_sample=is_random_sample(packet, labels))
            for each in revision_ids
        ),
        repeats=_repeats(labels, fields),
        guesses=_guesses(packet),
        provenance=stable_facts(packet, labels)
        | live_facts(packet, [each.trajectory_id for each in mine]),
    )


def _item_columns(mine: Sequence[TrajectoryFacts], items: Sequence[Any]) -> dict[str, Any]:
    """What the table holds of each item's run, and of how the item was drawn."""
    calls = trajectories.tool_calls([each.pk for each in mine])
    return {
        "trajectories": tuple(each.trajectory_id for each in mine),
        "tasks": tuple(each.task_id for each in mine),
        "facts": _facts(mine, [item.stratum for item in items]),
        "tool_calls": np.array([calls.get(each.pk, 0) for each in mine], dtype=np.int64),
        "exposed": np.array([each.exposed for each in mine], dtype=bool),
        "eligible": np.array([each.eligible for each in mine], dtype=bool),
        "inclusion": np.array([item.inclusion_probability for item in items], dtype=float),
    }


def schema_of(schema: Any) -> tuple[tuple[Field, ...], tuple[Metric, ...], tuple[Hint, ...]]:
    """The packet's schema as this floor reads it."""
    fields = tuple(
        Field(each.key, each.title, tuple(each.options) or BINARY, each.asked)
        for each in schema.fields
    )
    metrics = tuple(_metric(each, fields) for each in schema.metrics if is_countable(each))
    hints = tuple(Hint(dict(each.where), each.say) for each in schema.hints)
    return fields, metrics, hints


def is_countable(metric: Any) -> bool:
    """Whether this floor knows the metric's denominator; one that it does not know is left out."""
    return set(metric.denominator.split(" and ")) <= set(DENOMINATORS)


def _metric(metric: Any, fields: Sequence[Field]) -> Metric:
    """A condition per value of `where`; an ambiguous answer is never a correct one."""
    names = {each.key for each in fields}
    all_of = [key if value is True else f"{key}={value}" for key, value in metric.where.items()
              if value is not False]  # fmt: skip
    none_of = [key for key, value in metric.where.items() if value is False]
    unless = ("ambiguous",) if "correct" in all_of and "ambiguous" in names else ()
    return Metric(
        metric.key, metric.title, tuple(all_of), tuple(none_of), unless, metric.denominator
    )


def _facts(mine: Sequence[TrajectoryFacts], strata: Sequence[str]) -> dict[str, tuple[str, ...]]:
    found = {
        key: tuple(_word(getattr(each, key)) for each in mine)
        for key in (*SLICE_FIELDS, *ALSO_KEPT)
    }
    found["stratum"] = tuple(each.stratum or cell for each, cell in zip(mine, strata, strict=True))
    return found


def _word(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _codes(values: Mapping[str, Any], fields: Sequence[Field]) -> list[int]:
    return [code_of(values.get(each.key), each.categories) for each in fields]


def _final(
    rows: Sequence[Any], places: Mapping[str, int], fields: Sequence[Field]
) -> tuple[Codes, tuple[str, ...]]:
    codes = np.full((len(places), len(fields)), MISSING, dtype=np.int8)
    sources = [UNLABELLED] * len(places)
    for row in rows:
        codes[places[row.code]] = _codes(row.values, fields)
        sources[places[row.code]] = row.source
    return codes, tuple(sources)


def _ratings(
    labels: Any, places: Mapping[str, int], fields: Sequence[Field]
) -> tuple[Codes, tuple[tuple[str, ...], ...]]:
    columns = {name: j for j, name in enumerate(labels.annotators)}
    codes = np.full((len(places), len(columns), len(fields)), MISSING, dtype=np.int8)
    saved_at = [[""] * len(places) for _ in columns]
    for row in labels.ratings:
        i, j = places[row.code], columns[row.annotator]
        codes[i, j] = _codes(row.values, fields)
        if row.collected_at:
            saved_at[j][i] = row.collected_at.astimezone(UTC).isoformat(timespec="microseconds")
    return codes, tuple(map(tuple, saved_at))


def _repeats(labels: Any, fields: Sequence[Field]) -> tuple[Repeat, ...]:
    return tuple(
        Repeat(
            row.code,
            row.annotator,
            np.array(_codes(row.first, fields), dtype=np.int8),
            np.array(_codes(row.second, fields), dtype=np.int8),
        )
        for row in labels.repeats
    )


def _guesses(packet: Any) -> tuple[Guess, ...]:
    """What annotators guessed, where the packet asks for it."""
    if not packet.options.get("ask_guess"):
        return ()
    rows = annotation.guess_rows(packet.pk)
    return tuple(
        Guess(each.code, each.annotator, each.attribute, each.guess, each.truth) for each in rows
    )


def _verdicts(
    packet: Any,
    revision_id: str,
    pks: Sequence[int],
    judged: Sequence[TrajectoryFacts],
    fields: Sequence[Field],
    *,
    is_sample: bool,
) -> Verdicts:
    """The revision's verdicts under the packet's references, else under the newest it ran with."""
    revision = scoring.revision(revision_id)
    rows = _verdict_rows(packet, revision.pk, pks)
    found = [rows.get(pk) for pk in pks]
    run = _finished_run(packet, revision.pk, {row.reference_version for row in rows.values()})
    return Verdicts(
        revision=revision.pk,
        name=revision.name,
        kind=revision.kind,
        frozen_at=_iso(revision.frozen_at),
        codes=np.array(
            [[MISSING] * len(fields) if row is None else _row_codes(row, fields) for row in found],
            dtype=np.int8,
        ).reshape(len(pks), len(fields)),
        status=tuple(row.status if row else ABSENT for row in found),
        reason=tuple(row.reason if row else "" for row in found),
        same_reference=np.array(_same_reference(packet, found, judged), dtype=bool),
        reference_versions=tuple(row.reference_version if row else None for row in found),
        population=_population(run) if is_sample and run else (),
        deployed=scoring.label_counts(run.pk) if run and _has_options(fields) else {},
    )


def _same_reference(
    packet: Any, rows: Sequence[Any], judged: Sequence[TrajectoryFacts]
) -> list[bool]:
    """Whether each verdict was given on the reference that the item was judged by."""
    versions = {row.reference_version for row in rows if row} - {packet.reference_version}
    pks = [each.pk for each in judged]
    scored = {
        version: trajectories.facts(packet.study_id, pks, references=version)
        for version in versions
    }
    return [
        row is None
        or row.reference_version not in scored
        or scored[row.reference_version][label.pk].reference_version == label.reference_version
        for row, label in zip(rows, judged, strict=True)
    ]


def _has_options(fields: Sequence[Field]) -> bool:
    return any(not each.is_binary for each in fields)


def is_random_sample(packet: Any, labels: Any) -> bool:
    """Whether the items were drawn at random, with known chances, from the whole study."""
    sampling = packet.freeze_record.sampling
    if sampling.get("chosen_by_list") or sampling.get("excluded_tasks"):
        return False
    return any(item.inclusion_probability < 1 for item in labels.items)


def _finished_run(packet: Any, revision_id: str, versions: set[int]) -> Any:
    """The finished run that the rows came from; None where there is none."""
    runs = (
        run
        for run in scoring.runs(packet.study_id)
        if run.revision_id == revision_id and run.reference_version in versions
    )
    return next((run for run in runs if run.state == "done"), None)


def _population(run: Any) -> tuple[Cell, ...]:
    """A scorer's decisions on the whole study, by task and cell."""
    return tuple(
        Cell(
            row["task_id"],
            {key: row[key] or "" for key in CELL_FACTS},
            {key: (row[n], row[k]) for key, (n, k) in COUNTED.items() if row[n]},
        )
        for row in scoring.cell_counts(run.pk)
    )


def _verdict_rows(packet: Any, revision_id: str, pks: Sequence[int]) -> dict[int, Any]:
    wanted = {"study_id": packet.study_id, "revision_id": revision_id, "trajectory_pks": pks}
    rows = scoring.verdict_table(**wanted, reference_version=packet.reference_version)
    return rows or scoring.verdict_table(**wanted)


def _row_codes(row: Any, fields: Sequence[Field]) -> list[int]:
    return [code_of(getattr(row, each.key, None), each.categories) for each in fields]


def _iso(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def inputs_mark(packet: Any, revision_ids: Sequence[str]) -> str:
    """Words that change whenever the joined table would: labels, work, or runs of the revisions."""
    runs = [
        (run.pk, run.state, run.revision_id)
        for run in scoring.runs(packet.study_id)
        if run.revision_id in revision_ids
    ]
    still = [pk for pk, state, _ in runs if state == "running"]
    done = [(pk, each.n_done) for pk, each in scoring.progress_of(still).items()] if still else []
    mark = annotation.labels_mark(packet.pk)
    return repr((packet.manifest_hash, list(revision_ids), mark, runs, done))
