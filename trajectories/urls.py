from django.urls import path

from trajectories import views

app_name = "trajectories"
urlpatterns = [
    path("studies/<slug:study>/trajectories/", views.trajectory_list, name="list"),
    path(
        "studies/<slug:study>/trajectories/<path:trajectory_id>/",
        views.trajectory_detail,
        name="detail",
    ),
    path("studies/<slug:study>/imports/", views.imports, name="imports"),
]
