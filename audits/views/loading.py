"""What every audit page starts from: the packet's report, and which revision is read."""

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest

from audits.queries import audit_table
from audits.records import AuditTable
from audits.reports import Options
from audits.services import Computed, computed_audit
from scoring import queries as scoring
from studies.rules import Refused

MOST_REVISIONS = 4


@dataclass(frozen=True)
class Audit:
    """A packet's report and facts.

    revisions : those compared, oldest first. revision, newest : the ids of the one being read and
        of the last one frozen; "" where none has run on the study.
    """

    packet: Any
    computed: Computed
    revision: str
    newest: str
    revisions: list[Any]

    @property
    def report(self) -> dict[str, Any]:
        """Every figure, by the name of its export."""
        return self.computed.report

    @property
    def provenance(self) -> dict[str, Any]:
        """The facts behind ledger and methods."""
        return self.computed.provenance

    def table(self) -> AuditTable:
        """The rows themselves, read anew."""
        return audit_table(self.packet, [each.pk for each in self.revisions])

    @property
    def standing(self) -> dict[str, Any] | None:
        """The ledger's entry of the revision being read."""
        return self.report["ledger"].get(self.revision)


def load(request: HttpRequest) -> Audit:
    """The audit of `request.packet` with the study's newest revisions, oldest first.

    `?revision=` says which one is read, the newest by default; raises Http404 for one that the
    study has not run.
    """
    packet = request.packet  # type: ignore[attr-defined]
    known = list(scoring.revisions(packet.study_id))
    chosen = known[:MOST_REVISIONS]
    if wanted := request.GET.get("revision", ""):
        found = _revision(wanted, [each.pk for each in known])
        chosen = [each for each in known if each.pk == found or each in chosen]
    ordered = sorted(chosen, key=lambda each: (each.frozen_at, each.pk))
    computed = computed_audit(packet, [each.pk for each in ordered], Options())
    newest = ordered[-1].pk if ordered else ""
    return Audit(packet, computed, found if wanted else newest, newest, ordered)


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
        "is_newest": audit.revision == audit.newest,
        "revisions": audit.revisions,
        "standing": audit.standing,
        "registration": audit.provenance["registration"],
        "n_items": len(audit.computed.items),
    }
