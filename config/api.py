"""The addresses below /api/v1/, gathered from the floors."""

from django.urls import path, re_path
from drf_spectacular.views import SpectacularAPIView

from annotation import api as annotation
from audits import api as audits
from scoring import api as scoring
from studies import api as studies
from trajectories import api as trajectories

STUDY = "studies/<slug:study>"
RUN = f"{STUDY}/runs/<int:run_id>"

app_name = "api"
urlpatterns = [
    path("", studies.Index.as_view(), name="index"),
    path("schema/", SpectacularAPIView.as_view(), name="schema"),
    path("token/", studies.TokenView.as_view(), name="token"),
    path("studies/", studies.StudyList.as_view(), name="studies"),
    path(f"{STUDY}/", studies.StudyDetail.as_view(), name="study"),
    path(f"{STUDY}/webhooks/", studies.WebhookList.as_view(), name="webhooks"),
    path(f"{STUDY}/webhooks/<int:webhook_id>/", studies.WebhookDetail.as_view(), name="webhook"),
    path(f"{STUDY}/imports/", trajectories.ImportList.as_view(), name="imports"),
    path(f"{STUDY}/trajectories/", trajectories.TrajectoryList.as_view(), name="trajectories"),
    path(
        f"{STUDY}/trajectories/<path:trajectory_id>/",
        trajectories.TrajectoryDetail.as_view(),
        name="trajectory",
    ),
    path(f"{STUDY}/packets/", annotation.PacketList.as_view(), name="packets"),
    path(
        f"{STUDY}/packets/<slug:packet>/labels/", annotation.PacketLabels.as_view(), name="labels"
    ),
    path(f"{STUDY}/packets/<slug:packet>/audit/", audits.AuditDetail.as_view(), name="audit"),
    path(f"{STUDY}/packets/<slug:packet>/bundle/", audits.BundleDetail.as_view(), name="bundle"),
    path(f"{STUDY}/revisions/", scoring.RevisionList.as_view(), name="revisions"),
    path(f"{STUDY}/runs/", scoring.RunList.as_view(), name="runs"),
    path(f"{RUN}/", scoring.RunDetail.as_view(), name="run"),
    path(f"{RUN}/cancel/", scoring.RunCancel.as_view(), name="run-cancel"),
    path(f"{RUN}/resume/", scoring.RunResume.as_view(), name="run-resume"),
    path(f"{RUN}/verdicts/", scoring.VerdictList.as_view(), name="verdicts"),
    path("work/", annotation.WorkList.as_view(), name="work"),
    path("work/<slug:packet>/items/", annotation.ItemList.as_view(), name="items"),
    path("work/<slug:packet>/items/<int:position>/", annotation.ItemDetail.as_view(), name="item"),
    path("work/<slug:packet>/submit/", annotation.Submit.as_view(), name="submit"),
    re_path("", studies.Nothing.as_view()),
]
