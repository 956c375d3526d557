"""What people decide about an audit: the registered analysis, prior knowledge, causes."""

from django.conf import settings
from django.db import models

from audits.rules import CAUSES


class Registration(models.Model):
    """One row is the analysis of a packet as it was fixed before anybody saw results."""

    packet = models.OneToOneField("annotation.Packet", on_delete=models.PROTECT, related_name="+")
    field = models.CharField(max_length=80)
    metric = models.CharField(max_length=40)
    figure = models.CharField(max_length=40)
    bar = models.FloatField()
    contrast_first = models.CharField(max_length=100, blank=True)
    contrast_second = models.CharField(max_length=100, blank=True)
    contrast_environment = models.CharField(max_length=60, blank=True)
    note = models.TextField(blank=True)
    registered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    registered_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(bar__gte=0, bar__lte=1), name="registration_bar_is_a_share"
            ),
            models.CheckConstraint(
                condition=models.Q(contrast_first="", contrast_second="")
                | (~models.Q(contrast_first="") & ~models.Q(contrast_second="")),
                name="registration_contrast_has_two_sides",
            ),
        ]

    def __str__(self) -> str:
        return f"registered analysis of packet {self.packet_id}"


class Declaration(models.Model):
    """One row says what was known of a packet's labels before a revision was frozen. Append-only.

    With no revision it holds for all of them.
    """

    packet = models.ForeignKey("annotation.Packet", on_delete=models.PROTECT, related_name="+")
    revision = models.ForeignKey(
        "scoring.Revision", on_delete=models.PROTECT, related_name="+", null=True
    )
    statement = models.TextField()
    declared_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", null=True
    )
    declared_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"declaration on packet {self.packet_id}"


class CauseTag(models.Model):
    """One row says why a scorer and the reference differ on an item. The newest one holds."""

    packet = models.ForeignKey("annotation.Packet", on_delete=models.PROTECT, related_name="+")
    revision = models.ForeignKey("scoring.Revision", on_delete=models.PROTECT, related_name="+")
    item_code = models.CharField(max_length=20)
    cause = models.CharField(max_length=40)
    comment = models.TextField(blank=True)
    tagged_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+"
    )
    tagged_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(fields=["packet", "revision", "item_code"], name="cause_of_item")]

    def __str__(self) -> str:
        return f"{self.cause} at {self.item_code}"

    @property
    def words(self) -> str:
        """The cause as people read it."""
        return CAUSES.get(self.cause, self.cause)
