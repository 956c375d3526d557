from django.urls import path

from scoring import views

app_name = "scoring"
urlpatterns = [
    path("studies/<slug:study>/runs/", views.runs, name="runs"),
    path("studies/<slug:study>/runs/start/", views.start, name="start"),
    path("studies/<slug:study>/runs/<int:run_id>/", views.run_detail, name="run"),
    path("studies/<slug:study>/runs/<int:run_id>/cancel/", views.cancel, name="cancel"),
    path("studies/<slug:study>/runs/<int:run_id>/resume/", views.resume, name="resume"),
    path("studies/<slug:study>/runs/<int:run_id>/verdicts/", views.verdicts, name="verdicts"),
    path(
        "studies/<slug:study>/runs/<int:run_id>/verdicts.jsonl",
        views.verdict_file,
        name="verdict-file",
    ),
    path(
        "studies/<slug:study>/runs/<int:run_id>/against/<int:other_id>/",
        views.compare,
        name="compare",
    ),
    path("studies/<slug:study>/revisions/", views.revisions, name="revisions"),
    path(
        "studies/<slug:study>/revisions/<slug:revision_id>/", views.revision_detail, name="revision"
    ),
    path(
        "studies/<slug:study>/revisions/<slug:revision_id>/source/<path:path>",
        views.source,
        name="source",
    ),
    path("studies/<slug:study>/revisions/<slug:revision_id>/diff/", views.diff, name="diff"),
    path(
        "studies/<slug:study>/revisions/<slug:revision_id>/archive.zip",
        views.archive,
        name="archive",
    ),
]
