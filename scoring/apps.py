from django.apps import AppConfig


class ScoringConfig(AppConfig):
    name = "scoring"

    def ready(self) -> None:
        """Register the checks of our settings."""
        from scoring import checks  # noqa: F401  imported for its registration
