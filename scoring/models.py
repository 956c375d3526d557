"""Frozen scorers, their runs over a study, and the verdicts; never a label."""

from django.db import models
from django.db.models import Q

from studies.models import Study
from trajectories.models import Trajectory


class Revision(models.Model):
    """One row is a frozen scorer; its id is the SHA-256 of its archive. Never changed.

    The archive is kept here too, so that a worker on any host can run it. An outside revision
    has none: its id is the hash of the scorer's name and the imported file.
    """

    class Kind(models.TextChoices):
        SOURCE = "source"
        JUDGE = "judge"
        OUTSIDE = "outside"

    id = models.CharField(max_length=64, primary_key=True)
    name = models.CharField(max_length=100)
    kind = models.CharField(max_length=10, choices=Kind)
    parent = models.ForeignKey(
        "self", on_delete=models.PROTECT, related_name="children", null=True, blank=True
    )
    archive = models.BinaryField(null=True)
    python_version = models.CharField(max_length=40, blank=True)
    packages = models.JSONField(default=dict)
    frozen_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(kind__in=["source", "judge", "outside"]), name="revision_kind_known"
            ),
            models.CheckConstraint(
                condition=Q(kind="outside") ^ Q(archive__isnull=False),
                name="revision_archive_unless_outside",
            ),
        ]
        indexes = [models.Index(fields=["name", "frozen_at"], name="revision_by_name")]

    def __str__(self) -> str:
        return f"{self.name} {self.id[:12]}"


class ScoringRun(models.Model):
    """One row is a revision applied to a study under one reference version.

    `woken_at` is when its chunks were last put on the queue; `source` the file that an outside
    scorer's verdicts came from.
    """

    class State(models.TextChoices):
        RUNNING = "running"
        DONE = "done"
        CANCELLED = "cancelled"
        FAILED = "failed"

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="scoring_runs")
    revision = models.ForeignKey(Revision, on_delete=models.PROTECT, related_name="runs")
    reference_version = models.PositiveIntegerField()
    state = models.CharField(max_length=10, choices=State, default=State.RUNNING)
    source = models.CharField(max_length=300, blank=True)
    woken_at = models.DateTimeField(null=True)
    created_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["study", "revision", "reference_version"], name="run_once"
            ),
            models.CheckConstraint(
                condition=Q(state__in=["running", "done", "cancelled", "failed"]),
                name="run_state_known",
            ),
            models.CheckConstraint(
                condition=Q(state="running") ^ Q(finished_at__isnull=False),
                name="run_finished_unless_running",
            ),
        ]

    def __str__(self) -> str:
        return f"run {self.pk} of {self.revision_id[:12]}"


class Chunk(models.Model):
    """One row is a share of a run: its study's trajectories from `first_pk` to `last_pk`.

    A worker holds it by a lease; whoever has lost the lease cannot write. The share is what the
    range holds that has no verdict in this run yet.
    """

    class State(models.TextChoices):
        PENDING = "pending"
        LEASED = "leased"
        DONE = "done"
        CANCELLED = "cancelled"
        FAILED = "failed"

    run = models.ForeignKey(ScoringRun, on_delete=models.PROTECT, related_name="chunks")
    first_pk = models.BigIntegerField()
    last_pk = models.BigIntegerField()
    n_trajectories = models.PositiveIntegerField()
    n_failed = models.PositiveIntegerField(default=0)
    state = models.CharField(max_length=10, choices=State, default=State.PENDING)
    lease_token = models.UUIDField(null=True)
    lease_expires_at = models.DateTimeField(null=True)
    n_attempts = models.PositiveSmallIntegerField(default=0)
    last_error = models.CharField(max_length=500, blank=True)
    finished_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(state__in=["pending", "leased", "done", "cancelled", "failed"]),
                name="chunk_state_known",
            ),
            models.CheckConstraint(
                condition=(
                    Q(state="leased", lease_token__isnull=False, lease_expires_at__isnull=False)
                    | (~Q(state="leased") & Q(lease_token=None, lease_expires_at=None))
                ),
                name="chunk_lease_iff_leased",
            ),
            models.CheckConstraint(
                condition=Q(state="done") ^ Q(finished_at=None), name="chunk_finished_iff_done"
            ),
            models.CheckConstraint(
                condition=Q(first_pk__lte=models.F("last_pk")), name="chunk_range"
            ),
        ]
        indexes = [models.Index(fields=["run", "state"], name="chunk_by_state")]

    def __str__(self) -> str:
        return f"chunk {self.pk} of run {self.run_id}"


class Verdict(models.Model):
    """One row is what a run decided on one trajectory. Never changed.

    Null means not judged. `eligible` is the reference's at the run's reference version;
    `details` holds what the scorer said beyond the interface (a judge's rationale, cost).
    """

    class Status(models.TextChoices):
        OK = "ok"
        FAILED = "failed"
        UNREFERENCED = "unreferenced"

    run = models.ForeignKey(ScoringRun, on_delete=models.PROTECT, related_name="verdicts")
    trajectory = models.ForeignKey(Trajectory, on_delete=models.PROTECT, related_name="+")
    correct = models.BooleanField(null=True)
    adopted = models.BooleanField(null=True)
    detected = models.BooleanField(null=True)
    validated = models.BooleanField(null=True)
    recovered = models.BooleanField(null=True)
    ambiguous = models.BooleanField(null=True)
    label = models.CharField(max_length=40, blank=True)
    warned = models.BooleanField(null=True)
    unresolvable = models.BooleanField(null=True)
    exposed = models.BooleanField()
    eligible = models.BooleanField()
    status = models.CharField(max_length=12, choices=Status)
    reason = models.CharField(max_length=500, blank=True)
    claims = models.JSONField(default=list)
    details = models.JSONField(default=dict)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["run", "trajectory"], name="verdict_once"),
            models.CheckConstraint(
                condition=Q(status__in=["ok", "failed", "unreferenced"]),
                name="verdict_status_known",
            ),
            models.CheckConstraint(
                condition=Q(status="failed") ^ Q(reason=""), name="verdict_reason_iff_failed"
            ),
        ]

    def __str__(self) -> str:
        return f"verdict of run {self.run_id} on {self.trajectory_id}"


class WorkerBeat(models.Model):
    """One row is the last sign of life of the workers on one host."""

    hostname = models.CharField(max_length=200, primary_key=True)
    seen_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.hostname


class JudgeAnswer(models.Model):
    """One row is a judge's reply to one request, kept so that it is never asked twice.

    The key is the hash of the request; a reply that cannot be read is kept as well.
    """

    key = models.CharField(max_length=64, primary_key=True)
    model = models.CharField(max_length=200)
    text = models.TextField(blank=True)
    prompt_tokens = models.PositiveIntegerField(null=True)
    completion_tokens = models.PositiveIntegerField(null=True)
    cost = models.DecimalField(max_digits=12, decimal_places=6, null=True)
    latency_s = models.FloatField()
    answered_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.model} {self.key[:12]}"


class JudgePace(models.Model):
    """One row is when a judge may be asked next, so that all workers share one rate limit."""

    revision = models.OneToOneField(Revision, on_delete=models.PROTECT, related_name="pace")
    next_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"pace of {self.revision_id[:12]}"
