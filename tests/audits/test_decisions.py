"""Registration, declarations and causes: what can be decided, when, and what stays."""

from pathlib import Path
from typing import Any

import pytest
from django.db import DatabaseError, transaction
from django.test import Client

from annotation.models import Packet
from annotation.queries import packet_by_slug
from audits.models import Declaration, Registration
from audits.queries import audit_table
from audits.reports import Options
from audits.rules import RegistrationClosed
from audits.services import computed_audit, declare_knowledge, register_analysis, tag_cause
from scoring.models import Revision
from studies.models import AccessRecord, Role, User
from studies.rules import Refused
from studies.services import record_access
from tests.audits.factories import LATER, small_packet
from tests.factories import make_user

pytestmark = pytest.mark.django_db

ANALYSIS = {
    "field": "correct",
    "metric": "TSR",
    "figure": "recall",
    "bar": 0.9,
    "contrast_first": "",
    "contrast_second": "",
    "contrast_environment": "",
    "note": "",
}


@pytest.fixture
def packet(tmp_path: Path) -> Packet:
    return packet_by_slug(small_packet(tmp_path)[0].slug)


@pytest.fixture
def rae(packet: Packet) -> User:
    return make_user(username="rae", study=packet.study, roles=[Role.RESEARCHER])


def register(packet: Packet, person: User, **changes: Any) -> Registration:
    return register_analysis(
        packet=packet,
        user_id=person.pk,
        values=ANALYSIS | changes,
        metrics=["TSR", "RR"],
        at=LATER,
    )


def test_analysis_is_registered_once(packet: Packet, rae: User) -> None:
    register(packet, rae)

    with pytest.raises(RegistrationClosed, match="was registered at"):
        register(packet, rae, bar=0.1)
    assert Registration.objects.get().bar == 0.9


def test_contrast_names_methods_that_occur(packet: Packet, rae: User) -> None:
    with pytest.raises(Refused, match="no method 'dubble_pass'; it has base, double_pass"):
        register(packet, rae, contrast_first="base", contrast_second="dubble_pass")

    register(packet, rae, contrast_first="base", contrast_second="double_pass")


def test_analysis_cannot_be_registered_once_results_were_opened(packet: Packet, rae: User) -> None:
    record_access(
        study_id=packet.study_id,
        user_id=rae.pk,
        kind=AccessRecord.Kind.AUDIT,
        subject=packet.slug,
        at=LATER,
    )

    with pytest.raises(RegistrationClosed, match="Results of this packet were opened"):
        register(packet, rae)


@pytest.mark.parametrize("change", [{"metric": "XYZ"}, {"bar": 1.5}])
def test_analysis_must_fit_the_packet(packet: Packet, rae: User, change: dict) -> None:
    with pytest.raises(Refused):
        register(packet, rae, **change)


def test_registering_by_the_page_gives_no_result_away(packet: Packet, rae: User) -> None:
    client = Client()
    client.force_login(rae)

    page = client.get("/audits/small/register/").content.decode()
    response = client.post("/audits/small/register/", ANALYSIS, follow=True)

    assert "small-scorer" not in page
    assert "Recall of TSR must reach 0.9" in response.content.decode()
    assert not AccessRecord.objects.filter(user=rae, kind="audit").exists()
    results = client.get("/audits/small/").content.decode()
    assert ">registered<" in results


def test_form_that_does_not_fit_is_shown_again(packet: Packet, rae: User) -> None:
    client = Client()
    client.force_login(rae)

    response = client.post("/audits/small/register/", ANALYSIS | {"contrast_first": "base"})

    assert response.status_code == 422
    assert "A contrast needs both methods" in response.content.decode()


def test_page_refuses_registration_after_the_audit_was_opened(packet: Packet, rae: User) -> None:
    client = Client()
    client.force_login(rae)
    client.get("/audits/small/")

    response = client.post("/audits/small/register/", ANALYSIS)

    assert response.status_code == 409
    assert not Registration.objects.exists()


def test_declared_knowledge_turns_an_independent_figure_informed(packet: Packet, rae: User) -> None:
    revision = Revision.objects.get().pk
    before = computed_audit(packet, [revision], Options(draws=20)).report["ledger"][revision]

    declare_knowledge(
        packet=packet,
        revision_id=revision,
        statement="The scorer was tuned on pilot labels.",
        user_id=rae.pk,
        at=LATER,
    )

    after = computed_audit(packet, [revision], Options(draws=20)).report["ledger"][revision]
    assert (before["standing"], after["standing"]) == ("independent", "informed")


def test_empty_declaration_is_refused(packet: Packet, rae: User) -> None:
    with pytest.raises(Refused):
        declare_knowledge(packet=packet, revision_id=None, statement="  ", user_id=rae.pk, at=LATER)
    assert not Declaration.objects.exists()


def test_declaring_by_the_page_stays_in_the_ledger(packet: Packet, rae: User) -> None:
    client = Client()
    client.force_login(rae)

    page = client.post(
        "/audits/small/ledger/declare/",
        {"revision": "", "statement": "I saw drafts of the labels."},
        follow=True,
    )

    assert "I saw drafts of the labels." in page.content.decode()


def test_unknown_cause_is_refused(packet: Packet, rae: User) -> None:
    with pytest.raises(Refused, match="choose one of"):
        tag_cause(
            packet=packet,
            revision_id=Revision.objects.get().pk,
            item_code="A",
            cause="bad luck",
            comment="",
            user_id=rae.pk,
            at=LATER,
        )


def test_kept_report_follows_a_new_label(packet: Packet, rae: User) -> None:
    from annotation.models import Assignment
    from annotation.services import reopen
    from tests.annotation.factories import label

    revision = Revision.objects.get().pk
    before = computed_audit(packet, [revision], Options(draws=20)).report
    assignment = Assignment.objects.filter(annotator__username="small-a").first()
    reopen(
        round_id=assignment.round_id,
        annotator_id=assignment.annotator_id,
        by=rae.pk,
        at=LATER,
    )
    label(assignment, {**dict.fromkeys(audit_fields(packet), None), "correct": False}, at=LATER)

    after = computed_audit(packet, [revision], Options(draws=20)).report

    assert before["agreement"] != after["agreement"]


def audit_fields(packet: Packet) -> list[str]:
    return [each.key for each in audit_table(packet, []).fields]


def test_what_was_registered_or_declared_cannot_be_edited(packet: Packet, rae: User) -> None:
    register(packet, rae)
    declare_knowledge(packet=packet, revision_id=None, statement="Seen.", user_id=rae.pk, at=LATER)

    for model, change in ((Registration, {"bar": 0.1}), (Declaration, {"statement": "Nothing."})):
        with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
            model.objects.update(**change)
