"""Settings, URLs and the Celery application: knows every floor, imported by none."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
