"""A local chat completions endpoint that answers by a function of the request.

The function returns a status and a body; status 0 breaks the connection off.
"""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Body = dict[str, Any] | str
Respond = Callable[[dict[str, Any]], tuple[int, Body]]


class Endpoint:
    """A running server: its address, and every request that it has had."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.requests: list[dict[str, Any]] = []


@contextmanager
def serving(respond: Respond) -> Iterator[Endpoint]:
    """Serve on a free port of this machine until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(respond))
    endpoint = Endpoint(f"http://127.0.0.1:{server.server_port}/v1")
    server.endpoint = endpoint  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield endpoint
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def says(text: str, *, finish_reason: str = "stop") -> dict[str, Any]:
    """A completion that answers."""
    return _completion({"role": "assistant", "content": text}, finish_reason)


def calls(*wanted: tuple[str, Any], text: str = "") -> dict[str, Any]:
    """A completion that asks for tool calls; arguments are JSON text or what is to become it."""
    tool_calls = [
        {
            "id": f"call-{n}",
            "type": "function",
            "function": {
                "name": name,
                "arguments": given if isinstance(given, str) else json.dumps(given),
            },
        }
        for n, (name, given) in enumerate(wanted)
    ]
    message = {"role": "assistant", "content": text or None, "tool_calls": tool_calls}
    return _completion(message, "tool_calls")


def one_look(query: str) -> Respond:
    """A model that runs `query` once and answers with the last line of what it sees."""

    def respond(request: dict[str, Any]) -> tuple[int, Body]:
        last = request["messages"][-1]
        if last["role"] == "tool":
            return 200, says(f"It is {last['content'].splitlines()[-1]}.")
        return 200, calls(("sql", {"query": query}), text="I look it up.")

    return respond


def _completion(message: dict[str, Any], finish_reason: str) -> dict[str, Any]:
    return {
        "id": "c",
        "object": "chat.completion",
        "created": 0,
        "model": "test",
        "choices": [{"index": 0, "message": message, "finish_reason": finish_reason}],
        "usage": {"prompt_tokens": 11, "completion_tokens": 3, "total_tokens": 14},
    }


def _handler(respond: Respond) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.server.endpoint.requests.append(request)  # type: ignore[attr-defined]
            status, body = respond(request)
            if not status:
                self.close_connection = True
                return
            content = (body if isinstance(body, str) else json.dumps(body)).encode()
            kind = "text/html" if isinstance(body, str) else "application/json"
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *args: object) -> None:
            pass

    return Handler
