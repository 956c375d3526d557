"""The corpus: tasks with versioned references, trajectories and their ordered events."""

from django.db import models

from studies.models import Study


class ImportBatch(models.Model):
    """One row is one import; its rows are part of the study once `published_at` is set.

    A large import is staged in many short transactions, so that annotators are never blocked,
    and becomes visible by one update of this row.
    """

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="import_batches")
    sources = models.JSONField(default=list)
    source_format = models.CharField(max_length=60, blank=True)
    started_at = models.DateTimeField()
    beat_at = models.DateTimeField()
    published_at = models.DateTimeField(null=True)
    n_tasks = models.PositiveIntegerField(default=0)
    n_trajectories = models.PositiveIntegerField(default=0)
    n_skipped = models.PositiveIntegerField(default=0)
    n_duplicates = models.PositiveIntegerField(default=0)
    warnings = models.JSONField(default=list)
    rejects = models.JSONField(default=list)
    rejects_path = models.CharField(max_length=500, blank=True)

    def __str__(self) -> str:
        return f"import {self.pk} into {self.study_id}"


class Task(models.Model):
    """One row is a question; what answers it is its newest `Reference`."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="tasks")
    batch = models.ForeignKey(ImportBatch, on_delete=models.PROTECT, related_name="tasks")
    task_id = models.CharField(max_length=200)
    suite = models.CharField(max_length=100, blank=True)
    query = models.TextField()
    dataset = models.CharField(max_length=200, blank=True)
    template = models.CharField(max_length=200, blank=True)
    source = models.JSONField(null=True)
    extra = models.JSONField(default=dict)
    content_hash = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["study", "task_id"], name="task_id_in_study"),
        ]

    def __str__(self) -> str:
        return self.task_id


class Reference(models.Model):
    """One row is what answers a task, as of one version; a correction adds a row, never edits.

    Versions count per study from 1. The reference of a task at version v is its row with the
    greatest version ≤ v. `document` is the interface's `reference` object, null where a trace
    came without one.
    """

    task = models.ForeignKey(Task, on_delete=models.PROTECT, related_name="references")
    version = models.PositiveIntegerField()
    document = models.JSONField(null=True)
    eligible = models.BooleanField(default=True)
    ineligible_reason = models.TextField(blank=True)
    note = models.TextField(blank=True)
    created_at = models.DateTimeField()
    content_hash = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["task", "version"], name="reference_version_of_task"),
            models.CheckConstraint(
                condition=models.Q(version__gte=1), name="reference_version_from_1"
            ),
        ]

    def __str__(self) -> str:
        return f"reference {self.version} of {self.task_id}"


class Trajectory(models.Model):
    """One row is one run of an agent on a task. Never changed once imported."""

    class Status(models.TextChoices):
        COMPLETED = "completed"
        BUDGET_EXHAUSTED = "budget_exhausted"
        FAILED = "failed"

    # Found by `trajectory_id_in_study`, which begins with it.
    study = models.ForeignKey(
        Study, on_delete=models.PROTECT, related_name="trajectories", db_index=False
    )
    batch = models.ForeignKey(ImportBatch, on_delete=models.PROTECT, related_name="trajectories")
    task = models.ForeignKey(Task, on_delete=models.PROTECT, related_name="trajectories")
    trajectory_id = models.CharField(max_length=200)
    environment = models.CharField(max_length=60, blank=True)
    method = models.CharField(max_length=100, blank=True)
    adapter = models.CharField(max_length=100, blank=True)
    model = models.CharField(max_length=200, blank=True)
    repetition = models.PositiveIntegerField(default=0)
    poison_probability = models.FloatField(null=True)
    stratum = models.CharField(max_length=200, blank=True)
    operator = models.CharField(max_length=100, blank=True)
    exposed = models.BooleanField(default=False)
    answer = models.TextField(null=True)  # noqa: DJ001  null: the run ended without an answer
    first_answer = models.TextField(null=True)  # noqa: DJ001
    status = models.CharField(max_length=20, choices=Status, default=Status.COMPLETED)
    latency_s = models.FloatField(null=True)
    requests = models.PositiveIntegerField(null=True)
    n_events = models.PositiveIntegerField(default=0)
    warnings = models.JSONField(default=list)
    metadata = models.JSONField(default=dict)
    content_hash = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["study", "trajectory_id"], name="trajectory_id_in_study"
            ),
            models.CheckConstraint(
                condition=models.Q(status__in=["completed", "budget_exhausted", "failed"]),
                name="trajectory_status_known",
            ),
        ]
        indexes = [
            models.Index(
                fields=["study", "environment", "method", "exposed"], name="trajectory_cells"
            ),
        ]

    def __str__(self) -> str:
        return self.trajectory_id


class Event(models.Model):
    """One row is one step of a run: a tool call with what came back, or a text turn."""

    # Found by `event_index_in_run`, which begins with it.
    trajectory = models.ForeignKey(
        Trajectory, on_delete=models.PROTECT, related_name="events", db_index=False
    )
    index = models.PositiveIntegerField()
    route = models.PositiveSmallIntegerField(default=1)
    role = models.CharField(max_length=30, blank=True)
    tool = models.CharField(max_length=200, null=True)  # noqa: DJ001  null: a text turn
    arguments = models.JSONField(null=True)
    message = models.TextField(blank=True)
    observation = models.TextField(null=True)  # noqa: DJ001  null: no result was recorded
    clean_observation = models.TextField(null=True)  # noqa: DJ001
    poisoned = models.BooleanField(default=False)
    operator = models.CharField(max_length=100, blank=True)
    error = models.BooleanField(default=False)
    extra = models.JSONField(default=dict)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["trajectory", "index"], name="event_index_in_run"),
        ]

    def __str__(self) -> str:
        return f"event {self.index} of {self.trajectory_id}"
