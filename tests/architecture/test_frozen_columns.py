"""The triggers that keep judged and recorded things as they are."""

import pytest
from django.db import DatabaseError, connection, transaction

from studies.models import ActionRecord
from studies.services import record_action
from tests import factories
from trajectories.models import Event, Reference, Trajectory

pytestmark = pytest.mark.django_db

GUARDED = {
    "annotation_assignment",
    "annotation_codebook",
    "annotation_conditionguess",
    "annotation_disputecause",
    "annotation_freezerecord",
    "annotation_gold",
    "annotation_itemmapping",
    "annotation_label",
    "annotation_packet",
    "annotation_packetitem",
    "annotation_returnedsheet",
    "annotation_round",
    "annotation_submission",
    "audits_causetag",
    "audits_declaration",
    "audits_registration",
    "scoring_judgeanswer",
    "scoring_revision",
    "scoring_verdict",
    "studies_accessrecord",
    "studies_actionrecord",
    "trajectories_event",
    "trajectories_reference",
    "trajectories_trajectory",
}


def tables_with_a_trigger() -> set[str]:
    catalogue = {
        "sqlite": "SELECT tbl_name FROM sqlite_master WHERE type = 'trigger'",
        "postgresql": "SELECT event_object_table FROM information_schema.triggers",
    }
    with connection.cursor() as cursor:
        cursor.execute(catalogue[connection.vendor])
        return {row[0] for row in cursor.fetchall()}


def test_every_frozen_table_has_its_trigger() -> None:
    assert tables_with_a_trigger() == GUARDED


@pytest.mark.parametrize(
    ("model", "change"),
    [
        (Event, {"observation": "other"}),
        (Trajectory, {"answer": "other"}),
        (Reference, {"document": None}),
        (ActionRecord, {"action": "other"}),
    ],
)
def test_update_of_a_frozen_column_is_refused(model, change) -> None:
    study = factories.make_study()
    factories.make_corpus(study, n_tasks=1)
    record_action(study_id=study.pk, user_id=None, action="import", subject="", at=factories.AT)

    with pytest.raises(DatabaseError, match="append-only"), transaction.atomic():
        model.objects.update(**change)
