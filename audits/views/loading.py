"""What every audit page starts from: the joined table, its report, and which revision is read."""

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest

from audits.queries import audit_table
from audits.records import AuditTable
from audits.reports import Options
from audits.services import computed_report
from scoring import queries as scoring
from studies.rules import Refused

MOST_REVISIONS = 4


@dataclass(frozen=True)
class Audit:
    """A packet's table and report; `revision` is the one being read, "" where there is none."""

    packet: Any
    table: AuditTable
    report: dict[str, Any]
    revision: str
    revisions: list[Any]

    @property
    def standing(self) -> dict[str, Any] | None:
        """The ledger's entry of the revision being read."""
        return self.report["ledger"].get(self.revision)


def load(request: HttpRequest) -> Audit:
    """The audit of `request.packet` with the study's newest revisions, oldest first.

    `?revision=` says which one is read; raises Http404 for one that the study has not run.
    """
    packet = request.packet  # type: ignore[attr-defined]
    known = list(scoring.revisions(packet.study_id))
    chosen = known[:MOST_REVISIONS]
    if wanted := request.GET.get("revision", ""):
        found = _revision(wanted, [each.pk for each in known])
        chosen = [each for each in known if each.pk == found or each in chosen]
    ordered = sorted(chosen, key=lambda each: (each.frozen_at, each.pk))
    table = audit_table(packet, [each.pk for each in ordered])
    current = found if wanted else ordered[-1].pk if ordered else ""
    return Audit(packet, table, computed_report(table, Options()), current, ordered)


def _revision(wanted: str, known: list[str]) -> str:
    try:
        found: str = scoring.revision(wanted).pk
    except Refused as refusal:
        raise Http404(str(refusal)) from None
    if found not in known:
        raise Http404("This study has no run of that revision.")
    return found


def base_context(audit: Audit) -> dict[str, Any]:
    """What the frame of an audit page shows."""
    return {
        "study": audit.packet.study,
        "packet": audit.packet,
        "revision": audit.revision,
        "revisions": audit.revisions,
        "standing": audit.standing,
        "registration": audit.table.provenance.get("registration"),
        "n_items": audit.table.n_items,
    }
