"""How log lines are made; read by the settings, so it may not read them."""

import re
from collections.abc import MutableMapping
from typing import Any

import structlog


def configure_logs() -> None:
    """Make structlog write what the standard library's logging collects, and the other way."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.filter_by_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def formatter(style: str) -> dict[str, object]:
    """The logging formatter for `LOG_FORMAT`: "json" for machines, "console" for people."""
    renderer = (
        structlog.processors.JSONRenderer()
        if style == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    return {
        "()": structlog.stdlib.ProcessorFormatter,
        "processor": renderer,
        "foreign_pre_chain": [
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
        ],
    }


def without_secrets(logger: Any, name: str, event: MutableMapping[str, Any]) -> Any:
    """Take the secret out of an invitation's address, wherever a message quotes it."""
    return {
        key: re.sub(r"/invitations/[^/\s]+", "/invitations/…", value)
        if isinstance(value, str)
        else value
        for key, value in event.items()
    }
