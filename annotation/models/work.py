"""Who judges what: rounds of work on a packet, assignments, submissions."""

from django.conf import settings
from django.db import models

from .packets import Packet, PacketItem


class Round(models.Model):
    """One row is a piece of work on a packet: its labelling, an adjudication, a targeted review.

    `field` names the one field of a targeted review; such labels are never pooled with others.
    `details` says how the items of an adjudication were chosen.
    """

    class Purpose(models.TextChoices):
        LABELLING = "labelling"
        ADJUDICATION = "adjudication"
        REVIEW = "review"

    packet = models.ForeignKey(Packet, on_delete=models.PROTECT, related_name="rounds")
    purpose = models.CharField(max_length=20, choices=Purpose)
    is_open = models.BooleanField(default=False)
    field = models.CharField(max_length=80, blank=True)
    reason = models.TextField(blank=True)
    details = models.JSONField(default=dict)
    opened_at = models.DateTimeField()
    opened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", null=True
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["packet"],
                condition=models.Q(purpose="labelling"),
                name="one_labelling_round_of_packet",
            ),
            models.CheckConstraint(
                condition=models.Q(purpose__in=["labelling", "adjudication", "review"]),
                name="round_purpose_known",
            ),
            models.CheckConstraint(
                condition=models.Q(purpose="review") ^ models.Q(field=""),
                name="round_field_iff_review",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.purpose} of {self.packet_id}"


class Assignment(models.Model):
    """One row is one item that one person judges in one round.

    `version` is that of the current label, 0 while there is none. `asks_all` says that the
    fields asked of exposed runs are asked here.
    """

    round = models.ForeignKey(
        Round, on_delete=models.PROTECT, related_name="assignments", db_index=False
    )
    item = models.ForeignKey(
        PacketItem, on_delete=models.PROTECT, related_name="assignments", db_index=False
    )
    annotator = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    position = models.PositiveIntegerField()
    asks_all = models.BooleanField()
    version = models.PositiveIntegerField(default=0)
    is_complete = models.BooleanField(default=False)
    locked_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["round", "annotator", "position"], name="position_in_round"
            ),
            models.UniqueConstraint(
                fields=["item", "round", "annotator"], name="item_once_in_round"
            ),
        ]
        indexes = [
            models.Index(
                fields=["round", "annotator", "position"],
                condition=models.Q(is_complete=False),
                name="assignment_to_do",
            ),
            models.Index(
                fields=["annotator", "round"],
                condition=models.Q(locked_at=None),
                name="assignment_open",
            ),
        ]

    def __str__(self) -> str:
        return f"item {self.item_id} of {self.annotator_id}"


class Progress(models.Model):
    """One row is how many of a person's items in a round are finished.

    A trigger on assignments keeps it, so that the page of an item among very many need not count
    them. There is no row before the first item is finished.
    """

    round = models.ForeignKey(Round, on_delete=models.PROTECT, related_name="+", db_index=False)
    annotator = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    n_done = models.IntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["round", "annotator"], name="progress_of_person"),
        ]

    def __str__(self) -> str:
        return f"{self.n_done} items of {self.annotator_id} in round {self.round_id}"


class Submission(models.Model):
    """One row says that a person finished a round, and whether a language model helped.

    `passed` says for a training packet whether its bar was reached; null for any other.
    """

    round = models.ForeignKey(Round, on_delete=models.PROTECT, related_name="submissions")
    annotator = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    used_llm = models.BooleanField(null=True)
    statement = models.TextField(blank=True)
    passed = models.BooleanField(null=True)
    submitted_at = models.DateTimeField()
    reopened_at = models.DateTimeField(null=True)
    reopened_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", null=True
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["round", "annotator"],
                condition=models.Q(reopened_at=None),
                name="one_submission_in_force",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.annotator_id} submitted round {self.round_id}"
