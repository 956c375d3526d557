"""Shapes of the ground floor's API."""

from rest_framework import serializers

from studies.models import Role, WebhookEvent


class IndexSerializer(serializers.Serializer):
    """Where everything else is found from."""

    schema = serializers.URLField()
    token = serializers.URLField()
    studies = serializers.URLField()
    work = serializers.URLField()


class CredentialsSerializer(serializers.Serializer):
    """Who asks for a token."""

    username = serializers.CharField(max_length=150)
    password = serializers.CharField(max_length=128, trim_whitespace=False)


class TokenSerializer(serializers.Serializer):
    """A token; it is shown once, only its hash is kept."""

    token = serializers.CharField()
    expires_at = serializers.DateTimeField()


class StudySerializer(serializers.Serializer):
    """A study that you belong to, and as what."""

    slug = serializers.SlugField()
    title = serializers.CharField()
    description = serializers.CharField()
    created_at = serializers.DateTimeField()
    roles = serializers.ListField(child=serializers.ChoiceField(choices=Role.choices))


class WebhookSerializer(serializers.Serializer):
    """An address that is told when something is complete; the secret is shown once."""

    id = serializers.IntegerField(read_only=True)
    url = serializers.URLField(max_length=500)
    events = serializers.ListField(
        child=serializers.ChoiceField(choices=WebhookEvent.choices), allow_empty=False
    )
    secret = serializers.CharField(read_only=True)
    created_at = serializers.DateTimeField(read_only=True)


class ProblemSerializer(serializers.Serializer):
    """RFC 9457 problem details."""

    type = serializers.CharField()
    title = serializers.CharField()
    status = serializers.IntegerField()
    detail = serializers.CharField()
    fields = serializers.DictField(required=False)  # type: ignore[assignment]
