"""A light HTTP client for load: one kept connection, one request at a time."""

import asyncio
import contextlib

TOKEN = "x" * 32


class Client:
    """A signed-in browser's connection. Like a browser, it opens a new one if the server closed it.

    headers : lines that go with every request beside the session.
    """

    def __init__(self, port: int, session: str, headers: str = "") -> None:
        self.port = port
        self.session = session
        self.headers = headers
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: bytes = b"", *, htmx: bool = True
    ) -> tuple[int, bytes]:
        """Status and content of the answer; the same request again if a kept connection broke."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Cookie: sessionid={self.session}; csrftoken={TOKEN}",
            f"Content-Length: {len(body)}",
        ]
        lines += [f"X-CSRFToken: {TOKEN}", "Content-Type: application/json"] if body else []
        lines += ["HX-Request: true"] if htmx else []
        lines += [self.headers] if self.headers else []
        request = ("\r\n".join(lines) + "\r\n\r\n").encode() + body
        if self.reader is not None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                return await self._exchange(request)
            self.close()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return await self._exchange(request)

    async def _exchange(self, request: bytes) -> tuple[int, bytes]:
        assert self.reader is not None
        assert self.writer is not None
        self.writer.write(request)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head.split(b" ", 2)[1])
        if b"transfer-encoding: chunked" in head:
            body = await self._chunks(self.reader)
        else:
            length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
            body = await self.reader.readexactly(int(length or 0))
        if b"connection: close" in head:
            self.close()
        return status, body

    @staticmethod
    async def _chunks(reader: asyncio.StreamReader) -> bytes:
        parts = []
        while size := int(await reader.readline(), 16):
            parts.append(await reader.readexactly(size))
            await reader.readline()
        await reader.readline()
        return b"".join(parts)

    def close(self) -> None:
        """Hang up."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
