"""Every address of the site; each app names its own below its prefix."""

from django.urls import include, path

from config import views
from config.faults import broken

handler500 = broken

urlpatterns = [
    path("healthz", views.healthz, name="healthz"),
    path("metrics", views.metrics, name="metrics"),
    path("api/v1/", include("config.api")),
    # First, since every item and every save of every annotator asks for one of these.
    path("", include("annotation.urls")),
    path("", include("audits.urls")),
    path("", include("studies.urls")),
    path("", include("trajectories.urls")),
    path("", include("scoring.urls")),
]
