"""What people said: labels and what came with them. Append-only."""

from django.conf import settings
from django.db import models

from .packets import Packet, PacketItem
from .work import Assignment


class ReturnedSheet(models.Model):
    """One row is a file of labels that came back from outside, archived under its SHA-256."""

    packet = models.ForeignKey(Packet, on_delete=models.PROTECT, related_name="sheets")
    annotator = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    name = models.CharField(max_length=300)
    sha256 = models.CharField(max_length=64)
    path = models.CharField(max_length=300)
    adjudicated = models.BooleanField(default=False)
    n_rows = models.PositiveIntegerField()
    received_at = models.DateTimeField()
    collected_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["packet", "annotator", "sha256", "adjudicated"], name="sheet_once"
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Label(models.Model):
    """One row is one version of a person's judgment of one item. Never changed.

    The current label of an assignment is its newest version. `collected_at` is when the
    judgment was made; null where a returned sheet does not say.
    """

    class Origin(models.TextChoices):
        PAGE = "page"
        SHEET = "sheet"
        API = "api"
        NOTE = "note", "note standardised"

    assignment = models.ForeignKey(
        Assignment, on_delete=models.PROTECT, related_name="labels", db_index=False
    )
    version = models.PositiveIntegerField()
    key = models.UUIDField()
    values = models.JSONField()
    note = models.TextField(blank=True)
    evidence = models.JSONField(default=list)
    active_ms = models.PositiveIntegerField(null=True)
    saved_at = models.DateTimeField()
    collected_at = models.DateTimeField(null=True)
    codebook_version = models.PositiveIntegerField()
    reference_version = models.PositiveIntegerField()
    origin = models.CharField(max_length=10, choices=Origin)
    sheet = models.ForeignKey(
        ReturnedSheet, on_delete=models.PROTECT, related_name="labels", null=True, db_index=False
    )
    saved_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["assignment", "version"], name="label_version"),
            models.UniqueConstraint(fields=["assignment", "key"], name="label_key"),
            models.CheckConstraint(condition=models.Q(version__gte=1), name="label_from_1"),
            models.CheckConstraint(
                condition=models.Q(origin__in=["page", "sheet", "api", "note"]),
                name="label_origin_known",
            ),
        ]

    def __str__(self) -> str:
        return f"version {self.version} of assignment {self.assignment_id}"


class ConditionGuess(models.Model):
    """One row is what a person believed the hidden condition of an item to be, once labelled."""

    assignment = models.OneToOneField(Assignment, on_delete=models.PROTECT, related_name="guess")
    attribute = models.CharField(max_length=40)
    guess = models.CharField(max_length=200, blank=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"guess of assignment {self.assignment_id}"


class DisputeCause(models.Model):
    """One row says why annotators differed on an item, in one person's judgment."""

    class Cause(models.TextChoices):
        SLIP = "slip"
        CODEBOOK = "codebook", "unclear codebook"
        HARD = "hard", "hard item"
        EVIDENCE = "evidence", "missing evidence"

    item = models.ForeignKey(PacketItem, on_delete=models.PROTECT, related_name="causes")
    cause = models.CharField(max_length=10, choices=Cause)
    comment = models.TextField(blank=True)
    coded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    coded_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["item", "coded_by", "coded_at"], name="cause_once"),
            models.CheckConstraint(
                condition=models.Q(cause__in=["slip", "codebook", "hard", "evidence"]),
                name="cause_known",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.cause} at item {self.item_id}"
