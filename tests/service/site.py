"""The product as processes: web server, workers, commands, over a database that can go away."""

import contextlib
import http.client
import http.cookiejar
import json
import socket
import socketserver
import subprocess
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

from tests.scoring.workers import ROOT, Site, free_port, wait_until

PASSWORD = "correct-horse-battery"
STATIC = "collectstatic --no-input --verbosity 0"
MIGRATE = "migrate --verbosity 0"
OWNER = f"create_owner --study s --username ada --password {PASSWORD}"


class WebSite(Site):
    """A site with a web server on loopback."""

    port = 0

    def __init__(self, folder: Path, database_url: str = "", **variables: str) -> None:
        # A lease must be longer than one trajectory may take.
        limits = {"SCORER_CPU_S": "1", "SCORING_LEASE_S": "4"}
        super().__init__(folder, database_url, **limits | variables)

    def set_up(self, *commands: str) -> None:
        """Run management commands, all in one process, which is much quicker."""
        lines = [f"call_command({', '.join(map(repr, each.split()))})" for each in commands]
        script = "import django; django.setup(); from django.core.management import call_command; "
        done = subprocess.run(
            [sys.executable, "-c", script + "; ".join(lines)],
            cwd=ROOT,
            env=self.env,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def start_web(self, *, threads: int = 4, workers: int = 1) -> subprocess.Popen[bytes]:
        """Start gunicorn and wait until it answers, whatever it says."""
        self.port = free_port()
        server = self._start(
            *(sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{self.port}"),
            *("--threads", str(threads), "--workers", str(workers), "--log-level", "warning"),
        )
        try:
            wait_until(lambda: self.get("/healthz")[0], "the web server answers", seconds=60)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.logs()}") from None
        return server

    def get(self, path: str) -> tuple[int, str]:
        """Status and text of a page, 0 while nothing listens."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as reply:
                return reply.status, reply.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except (OSError, http.client.HTTPException):
            return 0, ""

    def health(self) -> tuple[int, dict[str, str]]:
        """What /healthz says."""
        status, text = self.get("/healthz")
        return status, json.loads(text)


class Browser:
    """One person's browser: cookies, and the token of the page that a form came with."""

    def __init__(self, site: WebSite) -> None:
        self.base = f"http://127.0.0.1:{site.port}"
        self.cookies = http.cookiejar.CookieJar()
        handler = urllib.request.HTTPCookieProcessor(self.cookies)
        self.opener = urllib.request.build_opener(handler)

    def open(self, path: str, **form: str) -> tuple[int, str]:
        """Get a page, or post a form to it; redirects are followed."""
        body = urllib.parse.urlencode(form | self._token()).encode() if form else None
        try:
            with self.opener.open(f"{self.base}{path}", body, timeout=30) as reply:
                return reply.status, reply.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def _token(self) -> dict[str, str]:
        token = next((each.value for each in self.cookies if each.name == "csrftoken"), "")
        return {"csrfmiddlewaretoken": token}

    def sign_in(self, username: str) -> tuple[int, str]:
        """Sign in by the form, as people do."""
        self.open("/login/")
        return self.open("/login/", username=username, password=PASSWORD)


class Gate:
    """A TCP port that leads to another one; closing it cuts every connection."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.port = free_port()
        self._server: socketserver.ThreadingTCPServer | None = None
        self._open: list[socket.socket] = []

    def open(self) -> None:
        """Let connections through."""
        gate = self

        class Passage(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                gate._pass(self.request)

        socketserver.ThreadingTCPServer.allow_reuse_address = True
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", self.port), Passage)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        """Let none through, and cut those that there are."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
        for each in self._open:
            _cut(each)
        self._open.clear()

    def _pass(self, near: socket.socket) -> None:
        with socket.create_connection(self.target) as far:
            self._open += [near, far]
            back = threading.Thread(target=_copy, args=(far, near), daemon=True)
            back.start()
            _copy(near, far)
            back.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while content := source.recv(65536):
            target.sendall(content)
    _cut(target)


def _cut(each: socket.socket) -> None:
    with contextlib.suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
