"""People, studies and who belongs to them; the record of who saw and did what."""

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """One row is a person who can sign in. Never staff by default: no page shows both sides."""

    preferences = models.JSONField(default=dict, blank=True)


class Study(models.Model):
    """One row is a body of trajectories with its packets, scorers and audits."""

    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=200)
    description = models.TextField(blank=True)
    created_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.title


class Role(models.TextChoices):
    """What a member may do; a person can hold several roles in one study."""

    ANNOTATOR = "annotator"
    ADJUDICATOR = "adjudicator"
    RESEARCHER = "researcher"
    OWNER = "owner"


class Membership(models.Model):
    """One row is one role of one person in one study."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="memberships")
    user = models.ForeignKey(User, on_delete=models.PROTECT, related_name="memberships")
    role = models.CharField(max_length=20, choices=Role)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["study", "user", "role"], name="membership_once"),
            models.CheckConstraint(
                condition=models.Q(role__in=Role.values), name="membership_role_known"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} is {self.role} of {self.study}"


class Invitation(models.Model):
    """One row is a one-time link that gives its taker a role; only the token's hash is kept."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="invitations")
    role = models.CharField(max_length=20, choices=Role)
    token_hash = models.CharField(max_length=64, unique=True)
    created_by = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    taken_by = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+", null=True)
    taken_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(taken_by=None, taken_at=None)
                | models.Q(taken_by__isnull=False, taken_at__isnull=False),
                name="invitation_taken_by_and_at",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.role} of {self.study}"


class AccessRecord(models.Model):
    """One row says that a person opened something unmasked (verdicts, audits, a disagreement).

    Append-only. `subject` names what was opened within `kind`: a trajectory id, a packet slug,
    a revision id.
    """

    class Kind(models.TextChoices):
        VERDICTS = "verdicts"
        AUDIT = "audit"
        DISAGREEMENT = "disagreement"
        LABELS = "labels"
        TRAJECTORY = "trajectory"
        UNBLINDING = "unblinding"
        DECLARED = "declared"

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="access_records")
    user = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    kind = models.CharField(max_length=20, choices=Kind)
    subject = models.CharField(max_length=200, blank=True)
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["study", "kind", "at"], name="access_by_kind")]

    def __str__(self) -> str:
        return f"{self.user} opened {self.kind} {self.subject}"


class ActionRecord(models.Model):
    """One row says that a person (or a command, with no person) changed something. Append-only."""

    study = models.ForeignKey(
        Study, on_delete=models.PROTECT, related_name="action_records", null=True
    )
    user = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+", null=True)
    action = models.CharField(max_length=60)
    subject = models.CharField(max_length=300, blank=True)
    at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["study", "at"], name="action_by_study")]

    def __str__(self) -> str:
        return f"{self.action} {self.subject}"


class WebhookEvent(models.TextChoices):
    """What a webhook can be told."""

    PACKET_COMPLETE = "packet.complete"
    RUN_COMPLETE = "run.complete"


class Webhook(models.Model):
    """One row is an address that is told of events in a study, signed with `secret`."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="webhooks")
    url = models.URLField(max_length=500)
    events = models.JSONField(default=list)
    secret = models.CharField(max_length=64)
    created_by = models.ForeignKey(User, on_delete=models.PROTECT, related_name="+")
    created_at = models.DateTimeField()
    removed_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.url


class WebhookDelivery(models.Model):
    """One row is one message to one webhook; it stays until it was taken or given up."""

    webhook = models.ForeignKey(Webhook, on_delete=models.PROTECT, related_name="deliveries")
    event = models.CharField(max_length=40, choices=WebhookEvent)
    body = models.JSONField()
    created_at = models.DateTimeField()
    n_tries = models.PositiveIntegerField(default=0)
    try_after = models.DateTimeField()
    done_at = models.DateTimeField(null=True)
    outcome = models.CharField(max_length=200, blank=True)

    class Meta:
        indexes = [
            models.Index(
                fields=["try_after"], condition=models.Q(done_at=None), name="delivery_waiting"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.event} to {self.webhook_id}"
