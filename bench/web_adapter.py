"""Assay for a harness that drives annotation tools side by side over HTTP.

The harness gives `adapters.base` (its classes) and `workload` (its items and answers); put this
file into its `adapters/` as `ours.py`, or link it. Requests are those of the labelling page: the
next item's fragment, and one JSON save of the whole row. A sent-again answer carries the key of
its first sending, as the page's outbox does.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

import aiohttp
from adapters.base import Adapter, Annotator, Export, Process, RequestFailed, Stored
from workload import FIELDS, Answer, Item

ROOT = Path(__file__).resolve().parent.parent
PASSWORD = "bench-Passw0rd!"
# A packet beyond this goes to one annotator: every person has an order of their own.
SHARED_ITEMS = 5_000
SCHEMA = {
    "key": "bench",
    "title": "Bench",
    "fields": [{"key": name, "title": name, "help": text} for name, text in FIELDS],
}


def task(item: Item) -> dict:
    return {
        "task_id": item.id, "suite": "bench", "query": item.question, "dataset": "", "template": "",
        "reference": None, "eligible": True, "ineligible_reason": "", "source": None,
    }  # fmt: skip


def trajectory(item: Item) -> dict:
    events = [
        {
            "index": event.step - 1, "route": 1, "tool": event.tool, "arguments": event.arguments,
            "message": "", "observation": event.observation, "clean_observation": None,
            "poisoned": False, "operator": None, "error": False,
        }
        for event in item.events
    ]  # fmt: skip
    return {
        "trajectory_id": item.id, "task_id": item.id, "environment": "clean", "method": "base",
        "adapter": "bench", "model": "bench", "repetition": 0, "poison_probability": None,
        "answer": item.final_answer, "first_answer": None, "status": "completed", "latency_s": 0,
        "requests": 0, "events": events, "metadata": {},
    }  # fmt: skip


class Ours(Adapter):
    name = "assay"
    package = "Django"
    ready_path = "/healthz"
    MODES = {
        "default": "what `make run` starts, without its worker: gunicorn, SQLite in WAL mode",
        "prod": "the same gunicorn on PostgreSQL",
    }

    def __init__(self, settings) -> None:
        super().__init__(settings)
        self.packet = ""
        self.place: dict[tuple[str, str], dict] = {}
        self.run_at: dict[tuple[str, int], str] = {}

    # ---- life cycle -------------------------------------------------------
    def _env(self) -> dict[str, str]:
        env = {
            "ASSAY_DATA_DIR": str(self.s.work_dir / "data"),
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "LOG_LEVEL": "ERROR",
        }
        if self.s.mode == "prod":
            where = f"{self.s.pg_user}@{self.s.pg_host}:{self.s.pg_port}"
            env["DATABASE_URL"] = f"postgres://{where}/bench_ours"
        return self.environment(env)

    def _python(self, *arguments: str) -> str:
        done = subprocess.run(
            [str(self.s.venv / "bin/python"), *arguments],
            cwd=ROOT, env=self._env(), capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode:
            raise RequestFailed(f"{arguments}: {done.stderr[-500:]}")
        return done.stdout

    def initialise(self) -> None:
        self._python("manage.py", "migrate", "--verbosity", "0")
        self._python("manage.py", "collectstatic", "--noinput", "--verbosity", "0")

    def processes(self) -> list[Process]:
        web = [
            str(self.s.venv / "bin/gunicorn"), "config.wsgi",
            "--bind", f"127.0.0.1:{self.s.port}", "--workers", "2", "--threads", "4",
        ]  # fmt: skip
        return [Process("web", web, self._env(), ROOT)]

    # ---- accounts and projects -------------------------------------------
    async def create_accounts(self) -> None:
        self._python("-m", "bench.web_rows", "people", str(self.s.annotators))
        self.admin = await self._login(-1, "admin")

    async def reconnect_admin(self) -> None:
        self.admin = await self._login(-1, "admin")

    async def create_project(self, label: str) -> None:
        self.packet = label
        self.place.clear()
        self.run_at.clear()

    async def login(self, index: int) -> Annotator:
        return await self._login(index, f"annotator{index:02d}")

    async def _login(self, index: int, username: str) -> Annotator:
        who = self.new_annotator(index, username)
        await self.call(who, "GET", "/login/")
        form = {
            "csrfmiddlewaretoken": self.cookie(who, "csrftoken"),
            "username": username, "password": PASSWORD, "next": "/preferences/",
        }  # fmt: skip
        await self.call(who, "POST", "/login/", data=form)
        who.extra["person"] = int(
            re.search(rb'data-person="(\d+)"', await self.call(who, "GET", "/preferences/"))[1]
        )
        return who

    # ---- measured ---------------------------------------------------------
    async def import_items(self, items: list[Item]) -> int:
        files = {
            name: self.s.work_dir / f"{self.packet}-{name}.jsonl" for name in ("tasks", "runs")
        }
        for name, shape in (("tasks", task), ("runs", trajectory)):
            files[name].write_text("".join(json.dumps(shape(item)) + "\n" for item in items))
        schema, codebook, ids = (
            self.s.work_dir / name for name in ("schema.json", "codebook.md", "ids.txt")
        )
        schema.write_text(json.dumps(SCHEMA))
        codebook.write_text("# Bench\n")
        ids.write_text("".join(f"{item.id}\n" for item in items))
        self._python(
            "manage.py", "import_study", "--study", "bench",
            "--tasks", str(files["tasks"]), "--trajectories", str(files["runs"]),
        )  # fmt: skip
        n_people = self.s.annotators if len(items) <= SHARED_ITEMS else 1
        self._python(
            "manage.py", "build_packet", "--study", "bench", "--packet", self.packet,
            "--schema", str(schema), "--codebook", str(codebook), "--trajectories", str(ids),
            "--seed", "1", "--annotators", *[f"annotator{n:02d}" for n in range(n_people)],
        )  # fmt: skip
        return len(items)

    async def prepare_saves(self) -> None:
        for line in self._python("-m", "bench.web_rows", "places", self.packet).splitlines():
            row = json.loads(line)
            self.place[row["annotator"], row["item"]] = row
            self.run_at[row["annotator"], row["position"]] = row["item"]

    async def open_next(self, who: Annotator) -> str:
        """The fragment of the next place, which is what the page fetches."""
        position = who.extra.get("position", 0) + 1
        who.extra["position"] = position
        body = await self.call(
            who, "GET", f"/annotate/{self.packet}/{position}/", headers={"HX-Request": "true"}
        )
        if b'id="_work"' not in body:
            raise RequestFailed(f"place {position}: no item")
        return self.run_at.get((who.name, position), "")

    async def save(self, who: Annotator, item_id: str, answer: Answer) -> None:
        place = self.place[who.name, item_id]
        key = uuid5(NAMESPACE_URL, f"{who.name}/{item_id}/{answer.notes}")
        body = {
            "values": answer.values, "note": answer.notes, "evidence": [], "active_ms": 1000,
            "manifest": place["manifest"], "review_field": "", "person": who.extra["person"],
            "codebook_version": place["codebook"], "based_on": 0, "key": str(key),
        }  # fmt: skip
        answered = await self._delivered(who, f"/labels/{place['assignment']}/", body)
        if answered.get("version") != 1:
            raise RequestFailed(f"not acknowledged: {answered}")

    async def _delivered(self, who: Annotator, path: str, body: dict) -> dict:
        """Like the page's outbox, send the same key again if the connection breaks."""
        headers = {"X-CSRFToken": self.cookie(who, "csrftoken")}
        try:
            return await self.call_json(who, "POST", path, json=body, headers=headers)
        except RequestFailed as error:
            if not isinstance(error.__cause__, aiohttp.ClientError):
                raise
        return await self.call_json(who, "POST", path, json=body, headers=headers)

    async def export(self) -> Export:
        text = self._python("-m", "bench.web_rows", "labels", self.packet)
        rows = [json.loads(line) for line in text.splitlines()]
        records = [
            Stored(row["annotator"], row["item"], row["values"], row["note"]) for row in rows
        ]
        return Export(records, len(text))

    def labelling_page(self) -> str:
        return f"/annotate/{self.packet}/1/"
