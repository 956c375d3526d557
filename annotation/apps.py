from django.apps import AppConfig


class AnnotationConfig(AppConfig):
    name = "annotation"

    def ready(self) -> None:
        from annotation.queries import why_blind
        from studies import access

        access.register(why_blind)
