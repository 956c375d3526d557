"""How a webhook's message is signed and what may be told: pure but for the resolver."""

import hashlib
import hmac
import ipaddress
import json
import socket
from typing import Any
from urllib.parse import urlsplit

from studies.rules import BadInput

SIGNATURE_HEADER = "Assay-Signature"


def signed(body: dict[str, Any], secret: str) -> tuple[bytes, str]:
    """The bytes to send and their signature, `sha256=` and the HMAC-SHA-256 in hex."""
    content = json.dumps(body, sort_keys=True, ensure_ascii=False).encode()
    return content, "sha256=" + hmac.new(secret.encode(), content, hashlib.sha256).hexdigest()


def check_public(url: str) -> None:
    """Raise `BadInput` for an address inside this site's own network.

    A webhook's owner is not the site's operator: without this, one could make the server call
    services that only it can reach.
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadInput(f"url: must be an http or https address; got {url!r}")
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        raise BadInput(f"url: the host {parts.hostname!r} cannot be found") from None
    for *_, address in found:
        if not ipaddress.ip_address(address[0]).is_global:
            raise BadInput(f"url: {parts.hostname!r} is inside a private network")
