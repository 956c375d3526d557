"""What is judged: codebooks, frozen packets, blinded items, and apart from them the mapping."""

from django.conf import settings
from django.db import models

from studies.models import Study
from trajectories.models import Trajectory


class Codebook(models.Model):
    """One row is one version of the annotators' instructions for a schema. Never changed."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="+")
    schema_key = models.CharField(max_length=80)
    version = models.PositiveIntegerField()
    text = models.TextField()
    text_hash = models.CharField(max_length=64)
    affected_fields = models.JSONField(default=list)
    note = models.TextField(blank=True)
    published_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["study", "schema_key", "version"], name="codebook_version_once"
            ),
            models.CheckConstraint(
                condition=models.Q(version__gte=1), name="codebook_version_from_1"
            ),
        ]

    def __str__(self) -> str:
        return f"codebook {self.schema_key} version {self.version}"


class Packet(models.Model):
    """One row is a frozen, blinded set of items.

    Frozen columns are guarded by a trigger; what may change later is only which codebook
    version is in force, the training that comes first, the release and the unblinding.
    """

    class Kind(models.TextChoices):
        MAIN = "main"
        TRAINING = "training"

    class Finding(models.TextChoices):
        GO = "go"
        LOOK = "look"
        STOP = "stop"

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="+")
    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=200)
    kind = models.CharField(max_length=20, choices=Kind, default=Kind.MAIN)
    schema = models.JSONField()
    schema_key = models.CharField(max_length=80)
    options = models.JSONField()
    n_items = models.PositiveIntegerField()
    reference_version = models.PositiveIntegerField()
    manifest_hash = models.CharField(max_length=64, unique=True)
    finding = models.CharField(max_length=10, choices=Finding)
    frozen_at = models.DateTimeField()
    codebook_version = models.PositiveIntegerField()
    training = models.ForeignKey("self", on_delete=models.PROTECT, related_name="+", null=True)
    released_at = models.DateTimeField(null=True)
    released_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", null=True
    )
    release_reason = models.TextField(blank=True)
    unblinded_at = models.DateTimeField(null=True)
    unblinded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", null=True
    )

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(kind__in=["main", "training"]), name="packet_kind_known"
            ),
            models.CheckConstraint(
                condition=models.Q(finding__in=["go", "look", "stop"]), name="packet_finding_known"
            ),
        ]

    def __str__(self) -> str:
        return self.slug


class FreezeRecord(models.Model):
    """One row is what was written down when a packet was frozen. Never changed.

    `manifest` (canonical JSON text) may be shown to anyone; `certificate` and `sampling` name
    what is blinded and are for the study's researchers.
    """

    packet = models.OneToOneField(Packet, on_delete=models.PROTECT, related_name="freeze_record")
    manifest = models.TextField()
    certificate = models.JSONField()
    sampling = models.JSONField()

    def __str__(self) -> str:
        return f"freeze of {self.packet_id}"


class PacketItem(models.Model):
    """One row is a blinded document under an opaque code: all that an annotator ever sees.

    `document` is canonical JSON text, since a database's own JSON type may respell numbers and
    so break the hash.
    """

    packet = models.ForeignKey(
        Packet, on_delete=models.PROTECT, related_name="items", db_index=False
    )
    code = models.CharField(max_length=20)
    document = models.TextField()
    item_hash = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["packet", "code"], name="item_code_in_packet"),
        ]

    def __str__(self) -> str:
        return self.code


class ItemMapping(models.Model):
    """One row says which trajectory an item is: the administrator mapping.

    No code that serves an annotator reads this table.
    """

    item = models.OneToOneField(PacketItem, on_delete=models.PROTECT, related_name="+")
    trajectory = models.ForeignKey(Trajectory, on_delete=models.PROTECT, related_name="+")
    stratum = models.CharField(max_length=500, blank=True)
    inclusion_probability = models.FloatField()
    repeat_of = models.ForeignKey(PacketItem, on_delete=models.PROTECT, related_name="+", null=True)
    pair_group = models.CharField(max_length=500, blank=True)
    redactions = models.JSONField(default=list)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=models.Q(inclusion_probability__gt=0, inclusion_probability__lte=1),
                name="inclusion_probability_in_0_1",
            ),
        ]

    def __str__(self) -> str:
        return f"mapping of item {self.item_id}"


class Gold(models.Model):
    """One row is the right answer to an item of a training packet, with why."""

    item = models.OneToOneField(PacketItem, on_delete=models.PROTECT, related_name="gold")
    values = models.JSONField()
    explanation = models.TextField(blank=True)

    def __str__(self) -> str:
        return f"gold of item {self.item_id}"
