"""Working out a packet: draw, render, order, hash, examine."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from annotation import rendering, rules, sampling
from annotation.models import (
    Codebook,
    Packet,
    PacketItem,
)
from annotation.queries import candidates, secrets, seen_kinds, withheld
from annotation.rendering import certificate
from studies.models import Study, User
from studies.rules import BadInput
from trajectories import queries as corpus

BATCH = 500
ADJUDICATIONS = ("blind", "open")
GUESSABLE = ("environment", "method", "adapter")


@dataclass(frozen=True)
class PacketOptions:
    """What annotators are shown and asked; frozen with the packet.

    repeats : how many items come twice, unannounced, for agreement with oneself.
    idle_cut_s : a pause longer than this does not count as active time.
    pass_bar : for a training packet, the share of gold fields that passes.
    """

    poison_marks: bool = True
    first_answer: bool = True
    adjudication: str = "blind"
    repeats: int = 0
    idle_cut_s: int = 60
    ask_guess: str = ""
    pass_bar: float = 0.8


@dataclass(frozen=True)
class GoldAnswer:
    """The right answer to an item of a training packet, with why."""

    values: Mapping[str, rules.Value]
    explanation: str = ""


@dataclass(frozen=True)
class PacketSpec:
    """What to freeze.

    codebook : the version in force; the newest where None.
    trajectory_ids : exactly these runs instead of the whole study.
    gold : for a training packet, the right answer to each of its runs by trajectory id.
    """

    study_id: int
    slug: str
    schema: Mapping[str, Any]
    annotator_ids: Sequence[int]
    seed: int
    title: str = ""
    kind: str = Packet.Kind.MAIN
    plan: sampling.Plan = sampling.Plan()
    stratify: Sequence[str] = ()
    pairs: Sequence[str] = ()
    excluded_tasks: frozenset[str] = frozenset()
    trajectory_ids: Sequence[str] | None = None
    options: PacketOptions = PacketOptions()
    codebook: int | None = None
    reference_version: int | None = None
    training_id: int | None = None
    gold: Mapping[str, GoldAnswer] = field(default_factory=dict)


@dataclass
class Item:
    """An item on its way into the database."""

    code: str
    drawn: sampling.Drawn
    document: dict[str, Any]
    redactions: list[rendering.Redaction]
    item_hash: str
    repeat_of: str = ""
    gold: GoldAnswer | None = None
    row: PacketItem = field(default_factory=PacketItem)


@dataclass(frozen=True)
class Frozen:
    """All that is stored of a packet, worked out before the one transaction that stores it."""

    spec: PacketSpec
    study: Study
    schema: rules.Schema
    codebook: Codebook
    reference_version: int
    people: Sequence[User]
    items: Sequence[Item]
    orders: Mapping[str, Sequence[int]]
    manifest: dict[str, Any]
    certificate: dict[str, Any]


def asks_all(document: Mapping[str, Any], poison_marks: bool) -> bool:
    """Whether an item asks the exposed-only fields: all do where the poison is not marked."""
    return not poison_marks or any(event["poisoned"] for event in document["events"])


def shown_options(options: PacketOptions) -> dict[str, Any]:
    """The options that annotators may know; how many items come twice is not one of them."""
    return {key: value for key, value in asdict(options).items() if key != "repeats"}


def freeze(spec: PacketSpec) -> Frozen:
    """Draw, render, order and examine; nothing is stored. Raises as `build_packet`."""
    schema = rules.parse_schema(spec.schema)
    study = Study.objects.get(pk=spec.study_id)
    codebook = _codebook(spec, schema)
    people = _people(spec)
    references = spec.reference_version or corpus.newest_reference_version(study.pk)
    drawn = _draw(spec)
    check_unseen(people, study.pk, [row.pk for row in drawn])
    items = _items(spec, schema, drawn, references)
    _add_gold(spec, schema, items)
    orders = _orders(spec, people, items)
    return Frozen(
        spec=spec,
        study=study,
        schema=schema,
        codebook=codebook,
        reference_version=references,
        people=people,
        items=items,
        orders=orders,
        manifest=_manifest(spec, study, codebook, references, items, orders),
        certificate=_examine(spec, items),
    )


def _codebook(spec: PacketSpec, schema: rules.Schema) -> Codebook:
    rows = Codebook.objects.filter(study=spec.study_id, schema_key=schema.key)
    if spec.codebook is not None:
        rows = rows.filter(version=spec.codebook)
    found = rows.order_by("-version").first()
    if found is None:
        raise BadInput(f"The study has no codebook for {schema.key}; publish one first.")
    return found


def check_free(slug: str) -> None:
    """Raise `BadInput` if a packet of this slug exists."""
    if Packet.objects.filter(slug=slug).exists():
        raise BadInput(f"A packet with the slug {slug!r} exists on this site; choose another.")


def _people(spec: PacketSpec) -> list[User]:
    check_free(spec.slug)
    if spec.options.adjudication not in ADJUDICATIONS:
        raise BadInput(f"adjudication must be blind or open; got {spec.options.adjudication!r}.")
    if spec.options.ask_guess not in ("", *GUESSABLE):
        raise BadInput(f"One can guess {', '.join(GUESSABLE)}; got {spec.options.ask_guess!r}.")
    people = list(User.objects.filter(pk__in=spec.annotator_ids).order_by("username"))
    if not people or len(people) != len(spec.annotator_ids):
        raise BadInput("A packet needs at least one annotator, each named once.")
    return people


def _draw(spec: PacketSpec) -> list[sampling.Drawn]:
    pool = candidates(
        spec.study_id,
        stratify=spec.stratify,
        pairs=spec.pairs,
        excluded_tasks=spec.excluded_tasks,
        trajectory_ids=spec.trajectory_ids,
    )
    return sampling.draw([sampling.Candidate(*row) for row in pool], spec.plan, seed=spec.seed)


def check_unseen(people: Sequence[User], study_id: int, trajectory_pks: Sequence[int]) -> None:
    """Raise `rules.SawVerdicts` if one of the people has opened what these runs hide."""
    for person in people:
        seen = seen_kinds(person.pk, study_id, trajectory_pks)
        rules.check_may_assign(username=person.username, seen=seen)


def _items(
    spec: PacketSpec, schema: rules.Schema, drawn: Sequence[sampling.Drawn], references: int
) -> list[Item]:
    """The rendered items in the order of their codes, hidden repeats among them."""
    if not 0 <= spec.options.repeats <= len(drawn):
        raise BadInput(f"repeats must lie in 0 … {len(drawn)}; got {spec.options.repeats}.")
    rng = random.Random(f"{spec.slug}:{spec.seed}:repeats")
    twice = rng.sample(drawn, spec.options.repeats)
    codes = sampling.codes(len(drawn) + len(twice), seed=f"{spec.slug}:{spec.seed}:codes")
    code_of = dict(zip((row.pk for row in drawn), codes, strict=False))
    documents = _documents(spec, schema, [row.pk for row in drawn], references)
    items = [_item(code_of[row.pk], row, *documents[row.pk]) for row in drawn]
    for code, row in zip(codes[len(drawn) :], twice, strict=True):
        repeat = _item(code, row, *documents[row.pk])
        repeat.repeat_of = code_of[row.pk]
        items.append(repeat)
    return sorted(items, key=lambda item: item.code)


def _add_gold(spec: PacketSpec, schema: rules.Schema, items: Sequence[Item]) -> None:
    """Give each item of a training packet its right answer; other packets have none."""
    if bool(spec.gold) != (spec.kind == Packet.Kind.TRAINING):
        raise BadInput("A training packet has gold answers, and no other packet has.")
    if not spec.gold:
        return
    facts = corpus.facts(spec.study_id, [item.drawn.pk for item in items])
    for item in items:
        name = facts[item.drawn.pk].trajectory_id
        if name not in spec.gold:
            raise BadInput(f"There is no gold answer for {name!r}.")
        answer = spec.gold[name]
        item.gold = GoldAnswer(schema.check_values(answer.values), answer.explanation)


def _item(
    code: str,
    drawn: sampling.Drawn,
    document: dict[str, Any],
    redactions: list[rendering.Redaction],
) -> Item:
    return Item(code, drawn, document, redactions, rendering.item_hash(code, document))


def _documents(
    spec: PacketSpec, schema: rules.Schema, pks: Sequence[int], references: int
) -> dict[int, tuple[dict[str, Any], list[rendering.Redaction]]]:
    redactor = rendering.Redactor(rendering.Secrets(**secrets(spec.study_id, pks)))
    options = rendering.RenderOptions(
        poison_marks=spec.options.poison_marks,
        first_answer=spec.options.first_answer,
        references=schema.references,
    )
    return {
        pk: rendering.render(task, run, options=options, redactor=redactor)
        for pk, task, run in corpus.pairs(pks, references=references)
    }


def _orders(
    spec: PacketSpec, people: Sequence[User], items: Sequence[Item]
) -> dict[str, list[int]]:
    """For each person the indexes of the items in their own order."""
    groups = [item.drawn.group for item in items]
    return {
        person.username: sampling.shuffled(
            range(len(items)), groups, seed=f"{spec.slug}:{spec.seed}:{person.username}:order"
        )
        for person in people
    }


def _manifest(
    spec: PacketSpec,
    study: Study,
    codebook: Codebook,
    references: int,
    items: Sequence[Item],
    orders: Mapping[str, Sequence[int]],
) -> dict[str, Any]:
    return {
        "format": "assay-packet/1",
        "packet": spec.slug,
        "study": study.slug,
        "kind": str(spec.kind),
        "schema": spec.schema,
        "codebook": {"version": codebook.version, "sha256": codebook.text_hash},
        "reference_version": references,
        "options": shown_options(spec.options),
        "items": [{"item": item.code, "sha256": item.item_hash} for item in items],
        "orders": {
            name: rendering.order_hash([items[index].code for index in order])
            for name, order in orders.items()
        },
        "mapping_sha256": rendering.mapping_hash(_mapping(spec, items)),
    }


def _mapping(spec: PacketSpec, items: Sequence[Item]) -> list[dict[str, Any]]:
    """The administrator mapping as it is exported and hashed."""
    facts = corpus.facts(spec.study_id, [item.drawn.pk for item in items])
    return [
        {
            "item": item.code,
            "trajectory_id": facts[item.drawn.pk].trajectory_id,
            "stratum": item.drawn.stratum,
            "inclusion_probability": item.drawn.inclusion_probability,
            "repeat_of": item.repeat_of,
        }
        for item in items
    ]


def _examine(spec: PacketSpec, items: Sequence[Item]) -> dict[str, Any]:
    first = {item.drawn.pk: item for item in items if not item.repeat_of}
    hidden = withheld(list(first))
    facts = corpus.facts(spec.study_id, list(first))
    return certificate.examine(
        [
            certificate.Examined(
                code=item.code,
                document=item.document,
                redactions=item.redactions,
                task_id=facts[pk].task_id,
                withheld=hidden[pk],
            )
            for pk, item in sorted(first.items(), key=lambda pair: pair[1].code)
        ],
        options=asdict(spec.options),
        seed=spec.seed,
    )
