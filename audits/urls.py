from django.urls import path

from audits import views

app_name = "audits"
urlpatterns = [
    path("", views.home, name="home"),
    path("studies/<slug:study>/", views.study, name="study"),
    path("studies/<slug:study>/delivery/", views.delivery, name="delivery"),
    path("studies/<slug:study>/references/", views.references, name="references"),
    path(
        "studies/<slug:study>/references/compare/",
        views.compared_references,
        name="compared_references",
    ),
    path("studies/<slug:study>/references/correct/", views.correct, name="correct"),
    path("audits/<slug:packet>/", views.packet, name="packet"),
    path("audits/<slug:packet>/disagreements/", views.disagreements, name="disagreements"),
    path(
        "audits/<slug:packet>/disagreements/<slug:item>/", views.disagreement, name="disagreement"
    ),
    path("audits/<slug:packet>/disagreements/<slug:item>/cause/", views.tag, name="tag"),
    path("audits/<slug:packet>/contrasts/", views.contrasts, name="contrasts"),
    path("audits/<slug:packet>/revisions/", views.revisions, name="revisions"),
    path("audits/<slug:packet>/annotators/", views.annotators, name="annotators"),
    path("audits/<slug:packet>/ledger/", views.ledger, name="ledger"),
    path("audits/<slug:packet>/ledger/declare/", views.declare, name="declare"),
    path("audits/<slug:packet>/register/", views.register, name="register"),
    path("audits/<slug:packet>/export/<str:name>", views.download, name="download"),
]
