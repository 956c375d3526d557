"""The home page and a study's overview."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import NoReverseMatch, reverse

PURPOSES = {"labelling": "annotate", "adjudication": "adjudicate", "review": "review"}
RUN_TONES = {"done": "good", "failed": "bad", "cancelled": "warn", "running": "accent"}
STATES = ("mine", "waiting", "done")


def address(name: str, *args: object) -> str:
    """The page's address; "" where this site has no such page."""
    try:
        return reverse(name, args=args)
    except NoReverseMatch:
        return ""


def my_work(work: Iterable[Any]) -> dict[str, list[dict[str, Any]]]:
    """A person's rounds of work by state: mine to do, waiting on others, done."""
    found: dict[str, list[dict[str, Any]]] = {state: [] for state in STATES}
    for each in work:
        found[each.state].append(
            {
                "title": each.title,
                "study": each.study_title,
                "purpose": each.purpose,
                "is_training": each.kind == "training",
                "n_done": each.n_done,
                "n_items": each.n_items,
                "is_released": each.is_released,
                "verb": "Continue" if each.n_done else "Start",
                "href": address(f"annotation:{PURPOSES[each.purpose]}", each.slug),
                "home": address(f"annotation:{PURPOSES[each.purpose]}_home", each.slug),
            }
        )
    return found


def my_studies(studies: Iterable[Any], roles: Mapping[int, frozenset[str]]) -> list[dict[str, Any]]:
    """The person's studies with what they are in each."""
    return [
        {
            "title": each.title,
            "description": each.description,
            "href": address("audits:study", each.slug),
            "roles": sorted(roles[each.pk]),
        }
        for each in studies
    ]


@dataclass(frozen=True)
class NextStep:
    """The one thing to do now, with where to do it or what to type."""

    title: str
    text: str
    href: str = ""
    action: str = ""
    command: str = ""


def overview(
    *,
    study: str,
    counts: Sequence[Mapping[str, Any]],
    n_tasks: int,
    packets: Sequence[Any],
    progress: Mapping[int, Sequence[Any]],
    disputed_of: Callable[[int], Mapping[str, Any]],
    runs: Sequence[tuple[Any, Any]],
) -> dict[str, Any]:
    """A study's corpus, packets and scorer runs, and the step that comes next."""
    listed = [packet_summary(study, packet, progress.get(packet.pk, ())) for packet in packets]
    n_runs = sum(row["n"] for row in counts)
    waiting = next((each for each in listed if is_to_adjudicate(each)), None)
    n_disputed = len(disputed_of(waiting["pk"])) if waiting else 0
    return {
        "corpus": corpus(counts, n_tasks),
        "packets": listed,
        "new_packet": address("annotation:packet_new", study),
        "runs": [
            {"run": run, "progress": progress, "tone": RUN_TONES.get(run.state, "neutral")}
            for run, progress in runs
        ],
        "is_running": any(progress.is_open for _, progress in runs),
        "next_step": adjudication_step(waiting, n_disputed)
        if waiting and n_disputed
        else next_step(study, n_runs, listed, runs),
    }


def corpus(counts: Sequence[Mapping[str, Any]], n_tasks: int) -> dict[str, Any]:
    """Totals, and a table of suites and environments by method."""
    cells: dict[tuple[str, str, str], int] = defaultdict(int)
    for row in counts:
        cells[row["task__suite"], row["environment"], row["method"]] += row["n"]
    methods = sorted({method for _, _, method in cells})
    places = sorted({(suite, environment) for suite, environment, _ in cells})
    rows = [(place, [cells.get((*place, method), 0) for method in methods]) for place in places]
    return {
        "n_tasks": n_tasks,
        "n_trajectories": sum(row["n"] for row in counts),
        "n_exposed": sum(row["n"] for row in counts if row["exposed"]),
        "methods": [method or "not given" for method in methods],
        "rows": [
            {
                "suite": suite or "not given",
                "environment": environment or "not given",
                "counts": numbers,
                "total": sum(numbers),
            }
            for (suite, environment), numbers in rows
        ],
    }


def packet_summary(study: str, packet: Any, progress: Sequence[Any]) -> dict[str, Any]:
    """A packet with everybody's progress and where it stands."""
    labelling = [each for each in progress if each.purpose == "labelling"]
    adjudication = [each for each in progress if each.purpose == "adjudication"]
    return {
        "pk": packet.pk,
        "title": packet.title,
        "slug": packet.slug,
        "n_items": packet.n_items,
        "is_training": packet.kind == "training",
        "frozen_at": packet.frozen_at,
        "manifest": packet.manifest_hash,
        "unblinded_at": packet.unblinded_at,
        "is_released": packet.released_at is not None,
        "labelling": labelling,
        "adjudication": adjudication,
        "status": packet_status(packet, labelling, adjudication),
        "page": address("annotation:packet", study, packet.slug),
        "audit": address("audits:packet", packet.slug),
        "register": address("audits:register", packet.slug),
        "n_labelled": sum(each.n_done for each in labelling),
    }


def packet_status(
    packet: Any, labelling: Sequence[Any], adjudication: Sequence[Any]
) -> dict[str, str]:
    """Where the packet stands, as a badge."""
    if packet.released_at is None:
        return {"text": "held back", "tone": "bad"}
    if any(not each.is_submitted for each in labelling):
        return {"text": "being labelled", "tone": "accent"}
    if any(not each.is_submitted for each in adjudication):
        return {"text": "being adjudicated", "tone": "accent"}
    return {"text": "labelled", "tone": "good"}


def is_to_adjudicate(packet: Mapping[str, Any]) -> bool:
    """Whether all labels are in and nobody has been asked to adjudicate."""
    return (
        packet["status"]["text"] == "labelled"
        and not packet["is_training"]
        and not packet["adjudication"]
    )


def counted(n: int, noun: str) -> str:
    """A number with its noun."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def adjudication_step(packet: Mapping[str, Any], n_disputed: int) -> NextStep:
    """Settling disputes comes before reading an audit that they are missing from."""
    return NextStep(
        f"Have {counted(n_disputed, 'disputed item')} of “{packet['title']}” adjudicated",
        "All labels are in. Until then disputed fields are left out of the audit.",
        packet["page"],
        "Open an adjudication",
    )


def next_step(
    study: str,
    n_runs: int,
    packets: Sequence[Mapping[str, Any]],
    runs: Sequence[tuple[Any, Any]],
) -> NextStep | None:
    """What a researcher does now; None where nothing waits for them."""
    if not n_runs:
        return NextStep(
            "Import trajectories",
            "The study is empty. Import tasks and runs; formats are recognised.",
            command=f"python manage.py import_study --study {study} --trajectories runs.jsonl",
        )
    if not packets:
        return NextStep(
            "Freeze a packet",
            "Draw a blinded sample for two annotators or more.",
            address("annotation:packet_new", study),
            "Freeze a packet",
        )
    if not runs:
        return NextStep(
            "Freeze and run a scorer",
            "A scorer frozen before the first label can be validated; a later one is rechecked.",
            command="python manage.py freeze_scorer --name first",
        )
    return _next_of_packets(packets)


def _next_of_packets(packets: Sequence[Mapping[str, Any]]) -> NextStep | None:
    waiting = [each for each in packets if each["status"]["text"] == "being labelled"]
    ready = [
        each for each in packets if each["status"]["text"] == "labelled" and not each["is_training"]
    ]
    if ready:
        return NextStep(
            f"Read the audit of “{ready[0]['title']}”",
            "All assigned work is handed in.",
            ready[0]["audit"],
            "Open the audit",
        )
    if waiting:
        return NextStep(
            f"“{waiting[0]['title']}” is being labelled",
            "Register the primary analysis before anybody opens results; then it is confirmatory.",
            waiting[0]["register"],
            "Register an analysis",
        )
    return None
