"""A language model as a scorer, against an endpoint on this machine."""

import json
import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from django.conf import LazySettings

import scoring.graders.judge
from scoring.judge import EndpointUnusable, Judge, read_config
from scoring.models import JudgeAnswer, Revision, Verdict
from scoring.queries import pending_chunks
from scoring.revisions import archive_files
from scoring.rules import Outcome
from scoring.services import freeze, start_run, work_chunk
from studies.models import Study
from studies.rules import BadInput
from tests.factories import AT

from .scorers import task, trajectory

SHIPPED = Path(list(scoring.graders.judge.__path__)[0])
YES = {
    "correct": True,
    "adopted": False,
    "detected": True,
    "validated": False,
    "recovered": True,
    "ambiguous": False,
    "quote": "16.2",
    "rationale": "It says so.",
}


class Endpoint:
    """A chat endpoint that plays back a script of (status, text) and keeps what it was asked."""

    def __init__(self) -> None:
        self.script: list[tuple[int, str]] = []
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str] = []
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                endpoint.keys.append(self.headers["Authorization"])
                length = int(self.headers["Content-Length"])
                endpoint.asked.append(json.loads(self.rfile.read(length)))
                status, text = endpoint.script.pop(0) if endpoint.script else (200, json.dumps(YES))
                self.answer(
                    status, completion(text) if status == 200 else {"error": {"message": text}}
                )

            def answer(self, status: int, document: dict[str, Any]) -> None:
                content = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(content)))
                self.send_header("retry-after-ms", "1")
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *args: object) -> None:
                """Quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        self.thread = threading.Thread(
            target=self.server.serve_forever, kwargs={"poll_interval": 0.01}
        )
        self.thread.start()

    def close(self) -> None:
        """Stop answering."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def completion(text: str) -> dict[str, Any]:
    """A chat completion that says `text`."""
    message = {"role": "assistant", "content": text}
    return {
        "id": "c-1",
        "object": "chat.completion",
        "created": 0,
        "model": "tiny",
        "choices": [{"index": 0, "finish_reason": "stop", "message": message}],
        "usage": {"prompt_tokens": 1000, "completion_tokens": 100, "total_tokens": 1100},
    }


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    """The endpoint, running."""
    made = Endpoint()
    yield made
    made.close()


def judge_folder(folder: Path, base_url: str, **changes: Any) -> Path:
    """A judge's folder for the endpoint, with the shipped prompt."""
    folder.mkdir(exist_ok=True)
    plain = {"base_url": base_url, "model": "tiny", "requests_per_minute": 600_000} | changes
    (folder / "judge.json").write_text(json.dumps(plain))
    (folder / "prompt.md").write_text((SHIPPED / "prompt.md").read_text())
    return folder


MakeJudge = Callable[..., Judge]


@pytest.fixture
def judge(
    db: None, tmp_path: Path, endpoint: Endpoint, settings: LazySettings
) -> Iterator[MakeJudge]:
    """Freeze a judge for the endpoint and open it."""
    settings.DATA_DIR = tmp_path / "data"
    settings.JUDGE_API_KEY = "hush"
    opened: list[Judge] = []

    def make(**changes: Any) -> Judge:
        clock = {key: changes.pop(key) for key in ("clock", "sleep") if key in changes}
        revision = freeze(
            name="judge", path=judge_folder(tmp_path / "judge", endpoint.url, **changes), at=AT
        )
        config = read_config(archive_files(bytes(revision.archive)))
        opened.append(Judge(revision.pk, config, **clock))
        return opened[-1]

    yield make
    for each in opened:
        each.__exit__(None, None, None)


def test_the_judge_gives_a_verdict_with_its_cost_and_rationale(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    outcome = judge(price_prompt=0.4, price_completion=1.6).score(task(), trajectory("It is 16.2."))

    assert (outcome.status, outcome.correct, outcome.recovered) == ("ok", True, True)
    assert outcome.details["rationale"] == "It says so."
    assert outcome.details["cost"] == pytest.approx(0.00056)
    [claim] = outcome.claims
    assert (claim["start"], claim["end"], claim["matches"]) == (6, 10, "clean")
    [kept] = JudgeAnswer.objects.all()
    assert (kept.prompt_tokens, kept.completion_tokens, kept.cost) == (
        1000,
        100,
        Decimal("0.000560"),
    )
    assert kept.latency_s > 0


def test_the_request_is_at_temperature_0_and_tells_neither_method_nor_model(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    run = trajectory("It is 16.2.") | {"method": "CANARY-A", "model": "CANARY-B"}
    run |= {"adapter": "CANARY-C", "metadata": {"x": "CANARY-D"}, "environment": "CANARY-E"}
    run["events"][0]["operator"] = "CANARY-F"

    judge().score(task(), run)

    [asked] = endpoint.asked
    assert asked["temperature"] == 0
    assert asked["response_format"] == {"type": "json_object"}
    prompt = asked["messages"][0]["content"]
    assert "It is 16.2." in prompt
    assert '"observation": "22.8"' in prompt
    assert "CANARY" not in json.dumps(asked)
    assert endpoint.keys == ["Bearer hush"]


def test_the_same_request_is_never_sent_twice(judge: MakeJudge, endpoint: Endpoint) -> None:
    scorer = judge()

    first, again = (scorer.score(task(), trajectory()) for _ in range(2))

    assert first == again
    assert len(endpoint.asked) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("I think it is correct.", r"the judge's reply is not JSON"),
        ('{"correct": true}', r"the judge's reply lacks adopted, detected"),
        (json.dumps(YES | {"correct": "yes"}), r"the judge's reply correct: must be true, false"),
        ("[1]", r"the judge's reply is no JSON object"),
        ("", r"the judge's reply is not JSON"),
        (json.dumps(YES)[:-5], r"the judge's reply is not JSON"),
    ],
)
def test_a_reply_that_is_no_verdict_fails_and_is_not_asked_again(
    judge: MakeJudge, endpoint: Endpoint, text: str, reason: str
) -> None:
    endpoint.script = [(200, text)]
    scorer = judge()

    first = scorer.score(task(), trajectory())
    again = scorer.score(task(), trajectory())

    assert first.status == "failed"
    assert first.reason.startswith(reason)
    assert again == first
    assert len(endpoint.asked) == 1


def test_a_fenced_reply_is_read(judge: MakeJudge, endpoint: Endpoint) -> None:
    endpoint.script = [(200, f"```json\n{json.dumps(YES)}\n```")]

    assert judge().score(task(), trajectory()).correct is True


def test_too_many_requests_and_server_errors_are_tried_again(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    endpoint.script = [(429, "slow down"), (503, "busy")]

    assert judge().score(task(), trajectory()).correct is True
    assert len(endpoint.asked) == 3


def test_an_endpoint_that_stays_away_blames_no_trajectory(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    endpoint.script = [(500, "broken")] * 2
    scorer = judge(max_retries=1)

    with pytest.raises(EndpointUnusable, match="500"):
        scorer.score(task(), trajectory())
    assert not JudgeAnswer.objects.exists()


def test_a_wrong_key_blames_no_trajectory(judge: MakeJudge, endpoint: Endpoint) -> None:
    endpoint.script = [(401, "who are you")]

    with pytest.raises(EndpointUnusable, match="401"):
        judge().score(task(), trajectory())


def test_a_request_that_the_endpoint_refuses_is_a_failed_verdict(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    endpoint.script = [(400, "context length exceeded")]

    outcome = judge().score(task(), trajectory())

    assert outcome.status == "failed"
    assert "context length exceeded" in outcome.reason


def test_requests_keep_the_rate_that_all_workers_share(
    judge: MakeJudge, endpoint: Endpoint
) -> None:
    waited: list[float] = []
    options = {"clock": lambda: AT, "sleep": waited.append, "requests_per_minute": 30}
    one, other = judge(**options), judge(**options)

    one.score(task(), trajectory("1"))
    other.score(task(), trajectory("2"))
    one.score(task(), trajectory("3"))

    assert waited == [0, 2, 4]


def test_long_observations_are_cut(judge: MakeJudge, endpoint: Endpoint) -> None:
    run = trajectory()
    run["events"][0]["observation"] = "x" * 50_000

    judge(max_text=100).score(task(), run)

    prompt = endpoint.asked[0]["messages"][0]["content"]
    assert "(49900 characters more)" in prompt
    assert len(prompt) < 10_000


def test_a_dollar_in_the_answer_is_text(judge: MakeJudge, endpoint: Endpoint) -> None:
    judge().score(task(), trajectory("It is $query dollars."))

    assert "It is $query dollars." in endpoint.asked[0]["messages"][0]["content"]


def test_a_judge_is_frozen_by_its_configuration(
    tmp_path: Path, settings: LazySettings, db: None
) -> None:
    settings.DATA_DIR = tmp_path / "data"
    folder = judge_folder(tmp_path / "judge", "http://127.0.0.1:9/v1")

    first = freeze(name="judge", path=folder, at=AT)
    judge_folder(tmp_path / "judge", "http://127.0.0.1:9/v1", max_tokens=10)
    second = freeze(name="judge", path=folder, at=AT + timedelta(days=1))

    assert first.kind == second.kind == Revision.Kind.JUDGE
    assert first.pk != second.pk
    assert second.parent == first


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"judge.json": "{", "prompt.md": "$answer"}, r"judge.json: is not JSON"),
        ({"judge.json": "[]", "prompt.md": "$answer"}, r"judge.json: must hold one object"),
        ({"judge.json": '{"model": "m"}', "prompt.md": "$answer"}, r"base_url: is required"),
        (
            {"judge.json": '{"model": "m", "base_url": "u", "temperature": 1}'},
            r"judge.json: temperature: is not known",
        ),
        (
            {"judge.json": '{"model": "m", "base_url": "u", "max_tokens": "x"}'},
            r"judge.json: max_tokens: must be int; got 'x'",
        ),
        (
            {"judge.json": '{"model": "m", "base_url": "u", "requests_per_minute": 0}'},
            r"requests_per_minute: must be greater than 0",
        ),
        ({"judge.json": '{"model": "m", "base_url": "u"}'}, r"prompt.md: is required"),
        (
            {"judge.json": '{"model": "m", "base_url": "u"}', "prompt.md": "$answer $method"},
            r"prompt.md: has method; there are \$answer",
        ),
        (
            {"judge.json": '{"model": "m", "base_url": "u"}', "prompt.md": "costs $ 5"},
            r"prompt.md: has a lone \$",
        ),
        (
            {"judge.json": '{"model": "m", "base_url": "u"}', "prompt.md": "Judge!"},
            r"prompt.md: does not show the \$answer",
        ),
    ],
)
def test_a_judge_that_cannot_be_asked_is_refused(files: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_config(files)


def test_the_shipped_judge_can_be_frozen() -> None:
    config = read_config(
        {path.name: path.read_text() for path in SHIPPED.iterdir() if path.is_file()}
    )

    assert config.model


def test_a_judge_runs_over_a_study_in_chunks(
    judge: MakeJudge, endpoint: Endpoint, study: Study
) -> None:
    judge()
    run = start_run(study_id=study.pk, revision_id=Revision.objects.get().pk, at=AT)

    for chunk_id in pending_chunks(run.pk):
        work_chunk(chunk_id=chunk_id)

    run.refresh_from_db()
    assert run.state == "done"
    assert Verdict.objects.filter(run=run, status="ok", correct=True).count() == 12
    assert len(endpoint.asked) == JudgeAnswer.objects.count() == 2, "equal runs are one request"
    assert isinstance(judge().score(task(), trajectory()), Outcome)
