"""Wake-ups of the ground floor; the messages themselves lie in the database."""

from celery import shared_task
from django.utils import timezone

from studies import queries, services


@shared_task(ignore_result=True)
def deliver_webhooks() -> None:
    """Send every message whose time has come."""
    now = timezone.now()
    for delivery_id in list(queries.waiting_deliveries(now).values_list("pk", flat=True)[:100]):
        services.deliver(delivery_id=delivery_id, at=timezone.now())
