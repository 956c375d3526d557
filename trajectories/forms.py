"""Filters of the corpus pages."""

from typing import Any

import django_filters
from django.db.models import QuerySet

from trajectories import queries
from trajectories.models import Trajectory


class TrajectoryFilter(django_filters.FilterSet):
    """Which runs a list shows; the choices are the values that occur in the study."""

    suite = django_filters.ChoiceFilter(field_name="task__suite", label="Suite", empty_label="any")
    environment = django_filters.ChoiceFilter(label="Environment", empty_label="any")
    method = django_filters.ChoiceFilter(label="Method", empty_label="any")
    adapter = django_filters.ChoiceFilter(label="Adapter", empty_label="any")
    model = django_filters.ChoiceFilter(label="Model", empty_label="any")
    operator = django_filters.ChoiceFilter(label="Operator", empty_label="any")
    exposed = django_filters.ChoiceFilter(
        choices=[("true", "exposed"), ("false", "not exposed")],
        method="by_exposure",
        label="Exposure",
        empty_label="any",
    )
    task = django_filters.CharFilter(field_name="task__task_id", label="Task", lookup_expr="exact")
    q = django_filters.CharFilter(
        field_name="trajectory_id", label="Id begins with", lookup_expr="startswith"
    )

    class Meta:
        model = Trajectory
        fields: list[str] = []

    def __init__(self, *args: Any, study_id: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, values in queries.slice_values(study_id).items():
            self.filters[name].extra["choices"] = [(value, value) for value in values]

    def by_exposure(
        self, rows: QuerySet[Trajectory], name: str, value: str
    ) -> QuerySet[Trajectory]:
        """Runs in which something was poisoned, or the others."""
        return rows.filter(exposed=value == "true")
