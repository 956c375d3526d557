"""Addresses of the annotators' and the adjudicators' pages."""

from django.urls import URLPattern, path

from annotation import views

app_name = "annotation"


def desk(prefix: str, purpose: str) -> list[URLPattern]:
    """The pages of one kind of work; all are named after the prefix."""
    kind = {"purpose": purpose}
    item = f"{prefix}/<slug:packet>/<int:position>/"
    events = f"{prefix}/<slug:packet>/events/<slug:code>/"
    return [
        path(f"{prefix}/<slug:packet>/", views.next_item, kind, name=prefix),
        path(f"{prefix}/<slug:packet>/home/", views.packet_home, kind, name=f"{prefix}_home"),
        path(item, views.item, kind, name=f"{prefix}_item"),
        path(events, views.event_index, kind, name=f"{prefix}_events"),
        path(f"{events}<int:number>/", views.event, kind, name=f"{prefix}_event"),
        path(f"{events}<int:number>/diff/", views.event_diff, kind, name=f"{prefix}_event_diff"),
        path(f"{prefix}/<slug:packet>/codebook/", views.codebook, kind, name=f"{prefix}_codebook"),
        path(f"{prefix}/<slug:packet>/submit/", views.submit, kind, name=f"{prefix}_submit"),
    ]


PACKET = "studies/<slug:study>/packets/<slug:packet>/"

urlpatterns = [
    path("labels/<int:assignment>/", views.label, name="label"),
    path("labels/<int:assignment>/guess/", views.guess, name="guess"),
    *desk("annotate", "labelling"),
    path("studies/<slug:study>/packets/new/", views.packet_new, name="packet_new"),
    path(PACKET, views.packet_page, name="packet"),
    path(f"{PACKET}manifest.json", views.packet_manifest, name="packet_manifest"),
    path(f"{PACKET}certificate.json", views.packet_certificate, name="packet_certificate"),
    path(f"{PACKET}adjudication/", views.packet_adjudication, name="packet_adjudication"),
    path(f"{PACKET}release/", views.packet_release, name="packet_release"),
    path(f"{PACKET}reopen/", views.packet_reopen, name="packet_reopen"),
    path(f"{PACKET}unblind/", views.packet_unblind, name="packet_unblind"),
    *desk("adjudicate", "adjudication"),
    *desk("review", "review"),
    path("preferences/", views.preferences, name="preferences"),
    path("appearance/", views.appearance, name="appearance"),
]
