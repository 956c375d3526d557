"""Files of any packing and layout: what is found in them, in which order, within which limits."""

import gzip
import io
import json
import zipfile

import pytest
import zstandard

from tests.trajectories.importers.reading import (
    FIXTURES,
    calls,
    kinds,
    only_run,
    read_json,
    read_text,
    small_limits,
    split,
)
from tests.trajectories.records.records import a_task, a_trajectory
from trajectories.importers import FormatError, UnknownFormat, check_mapping, read

RUN = {
    "id": "a",
    "messages": [{"role": "user", "content": "How many?"}, {"role": "assistant", "content": "124"}],
}


def zipped(members: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return packed.getvalue()


def one(number: int) -> bytes:
    return json.dumps({**RUN, "id": str(number)}).encode()


def test_files_in_a_zip_are_read_one_after_another():
    packed = zipped(
        {"a.json": one(1), "deep/b.jsonl.gz": gzip.compress(one(2)), "__MACOSX/x": b"\x00"}
    )

    runs, refused = read_text(packed)

    assert [run.record.trajectory_id for run in runs] == ["1", "2"]
    assert refused == []


def test_a_bad_file_in_a_zip_is_named_and_the_others_come_in():
    runs, refused = read_text(zipped({"a.json": b"{", "b.json": one(2)}))

    assert [run.record.trajectory_id for run in runs] == ["2"]
    assert refused[0].reason.startswith("a.json: ")


def test_zstandard_is_read():
    runs, _ = read_text(zstandard.ZstdCompressor().compress(one(1)))

    assert len(runs) == 1


def test_a_bomb_is_stopped_at_the_limit():
    bomb = gzip.compress(b'{"x": "' + b"0" * 10_000_000 + b'"}')

    runs, refused = read_text(bomb, limits=small_limits())

    assert runs == []
    assert "unpacks to more than 100,000 bytes" in refused[0].reason


def test_the_limit_counts_all_members_of_a_zip():
    packed = zipped({f"{n}.json": one(n) + b" " * 40_000 for n in range(5)})

    runs, refused = read_text(packed, limits=small_limits())

    assert len(runs) < 5
    assert any("unpacks to more than" in r.reason for r in refused)


def test_packing_within_packing_has_a_limit():
    data = one(1)
    for _ in range(6):
        data = gzip.compress(data)

    runs, refused = read_text(data)

    assert runs == []
    assert "packed more than 3 times" in refused[0].reason


def test_too_many_members_are_refused():
    packed = zipped({f"{n}.json": b"{}" for n in range(12)})

    _, refused = read_text(packed, limits=small_limits(members=10))

    assert "more than 10 members" in refused[0].reason


def test_a_document_past_the_limit_is_refused_and_lines_are_not():
    pretty = json.dumps({**RUN, "pad": "x" * 60_000}, indent=1)
    lines = "\n".join(one(n).decode() for n in range(2000))

    _, refused = read_text(pretty, limits=small_limits())
    runs, _ = read_text(lines, limits=small_limits())

    assert "use JSON Lines" in refused[0].reason
    assert len(runs) == 2000


def test_a_long_list_is_read_element_by_element():
    runs_in = [{**RUN, "id": str(n), "pad": "é" * 2000} for n in range(300)]

    runs, refused = read_text(
        json.dumps(runs_in, indent=1, ensure_ascii=False), limits=small_limits()
    )

    assert [run.record.trajectory_id for run in runs] == [str(n) for n in range(300)]
    assert refused == []


def test_elements_of_a_list_are_named_by_their_line():
    runs, refused = read_text("[\n" + one(1).decode() + ",\n3,\n" + one(2).decode() + "\n]")

    assert [run.line for run in runs] == [2, 4]
    assert [r.line for r in refused] == [3]


def test_a_list_that_breaks_off_gives_what_came_before():
    runs, refused = read_text("[\n" + one(1).decode() + ",\n" + one(2).decode()[:40])

    assert [run.record.trajectory_id for run in runs] == ["1"]
    assert refused[0].line == 3
    assert "nothing after it can be read" in refused[0].reason


def test_a_broken_first_line_does_not_hide_the_others():
    runs, refused = read_text(b'{"id": "x", "mess\n' + one(1) + b"\n" + one(2))

    assert [run.line for run in runs] == [2, 3]
    assert [r.line for r in refused] == [1]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_other_encodings_are_refused_with_what_to_do(encoding):
    runs, refused = read_text(json.dumps(RUN, indent=1).encode(encoding))

    assert runs == []
    assert "UTF-8" in refused[0].reason or "neither JSON" in refused[0].reason


def test_a_repeated_key_is_said():
    runs, _ = read_text('{"id": "a", "id": "b", "messages": ' + json.dumps(RUN["messages"]) + "}")

    assert runs[0].record.trajectory_id == "b"
    assert "duplicate-key:id" in kinds(runs[0])


def test_native_records_pass_through_and_bad_ones_say_which_field():
    good, bad = a_trajectory(), a_trajectory(status="done")

    runs, refused = read_text("\n".join(json.dumps(r) for r in (good, bad)))

    assert runs[0].record.to_dict() == good
    assert runs[0].task is None
    assert (refused[0].line, refused[0].reason.split(":")[0]) == (2, "status")


def test_a_native_record_with_a_repeated_key_is_refused():
    text = json.dumps(a_trajectory())[:-1] + ', "status": "failed"}'

    runs, refused = read_text(text)

    assert runs == []
    assert "duplicate-key:status" in refused[0].reason


def test_a_task_file_is_no_run():
    _, refused = read_json(a_task())

    assert "--tasks" in refused[0].reason


def test_runs_of_one_question_share_a_task():
    runs, _ = read_json([{**RUN, "id": "a"}, {**RUN, "id": "b"}])

    assert len({run.task_id for run in runs}) == 1
    assert runs[0].task is not None
    assert runs[0].task.query == "How many?"
    assert runs[0].task.reference is None


def test_runs_without_a_question_do_not_share_a_task():
    silent = [
        {"id": str(n), "messages": [{"role": "assistant", "content": "124"}]} for n in range(2)
    ]

    runs, _ = read_json(silent)

    assert len({run.task_id for run in runs}) == 2


def test_a_run_without_an_id_gets_one_from_its_content():
    first = only_run(RUN["messages"])
    second = only_run(RUN["messages"])

    assert first.record.trajectory_id == second.record.trajectory_id
    assert first.record.trajectory_id.startswith("openai_chat-")


def test_a_format_may_be_named_and_an_unknown_one_is_an_error():
    run = only_run(RUN, format="openai_chat")

    assert run.source_format == "openai_chat"
    with pytest.raises(UnknownFormat, match="no known format"):
        list(read(io.BytesIO(b"{}"), format="nonsense"))


def test_a_named_format_that_does_not_fit_is_refused():
    runs, refused = read_json(RUN, format="tau_bench")

    assert runs == []
    assert "τ-bench" in refused[0].reason


def test_an_answer_of_an_api_is_looked_into():
    runs, _ = read_json({"data": [RUN], "meta": {"page": 1}})

    assert len(runs) == 1


def test_csv_with_semicolons_and_usual_names_is_read():
    runs, refused = read_text("id;question;response\n1;How many?;124\n2;How many?\n")

    assert [(run.question, run.record.answer) for run in runs] == [("How many?", "124")]
    assert (refused[0].line, refused[0].reason) == (3, "has only 2 of 3 cells")


def test_a_mapping_reads_messages_and_paths():
    mapping = {
        "question": "meta.q",
        "answer": "out.0.text",
        "trajectory_id": "n",
        "observation": "seen",
    }
    row = {
        "n": 7,
        "meta": {"q": "How many?"},
        "out": [{"text": "124", "ok": True}],
        "seen": "rows: 124",
    }

    run = only_run(row, mapping=mapping)

    assert (run.question, run.record.answer, run.record.trajectory_id) == ("How many?", "124", "7")
    assert calls(run)[0]["observation"] == "rows: 124"
    assert run.record.metadata["ok"] is True


def test_what_a_mapping_does_not_take_is_kept():
    mapping = {"question": "meta.q", "answer": "a"}

    run = only_run({"meta": {"q": "How many?", "by": "x"}, "a": "124", "n": 3}, mapping=mapping)

    assert run.record.metadata == {"meta": {"by": "x"}, "n": 3}


def test_a_mapped_chat_gives_its_own_question_and_answer():
    text = json.dumps(RUN["messages"]).replace('"', '""')

    runs, refused = read_text(f'n,chat\n1,"{text}"\n', mapping={"messages": "chat"})

    assert refused == []
    assert (runs[0].question, runs[0].record.answer) == ("How many?", "124")
    assert runs[0].record.metadata == {"n": "1"}


def test_an_empty_cell_is_no_answer():
    runs, _ = read_text("question,answer\nHow many?,\n")

    assert runs[0].record.answer is None


def test_a_mapping_may_name_the_task_and_how_the_run_was_made():
    mapping = {
        "question": "q",
        "answer": "a",
        "task_id": "task",
        "environment": "env",
        "method": "how",
        "repetition": "n",
    }

    runs, refused = read_text(
        "q,a,task,env,how,n\nHow many?,124,num-01,toxic,base,2\nHow many?,7,num-01,odd,base,2\n",
        mapping=mapping,
    )

    record = runs[0].record
    assert (record.task_id, record.environment, record.method) == ("num-01", "toxic", "base")
    assert record.repetition == 2
    assert "environment: must be one of" in refused[0].reason


@pytest.mark.parametrize(
    ("mapping", "said"),
    [
        ([], "JSON object"),
        ({"question": "q"}, "must name `answer`"),
        ({"answer": "a"}, "must name `question`"),
        ({"question": "q", "answer": 3}, "path"),
        ({"question": "q", "answer": "a", "colour": "c"}, "colour cannot be mapped"),
    ],
)
def test_a_bad_mapping_says_what_it_must_hold(mapping, said):
    with pytest.raises(FormatError, match=said):
        check_mapping(mapping)


def test_a_cut_eval_archive_is_refused_and_not_a_crash():
    data = (FIXTURES / "formats" / "inspect_eval_log.zstd.eval").read_bytes()

    runs, refused = split(read(io.BytesIO(data[: len(data) // 2]), name="log.eval"))

    assert runs == []
    assert "zip" in refused[0].reason


def test_a_stream_that_cannot_seek_is_read():
    class Pipe(io.RawIOBase):
        def __init__(self, data: bytes) -> None:
            self.inner = io.BytesIO(data)

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:
            return self.inner.readinto(buffer)

    data = zipped({"a.json": one(1)})

    assert len(split(read(Pipe(data), name="pipe"))[0]) == 1


def test_runs_under_names_of_their_own_are_read_one_by_one():
    def run(answer):
        asked = {"role": "user", "content": "How many?"}
        return {"messages": [asked, {"role": "assistant", "content": answer}]}

    runs, refused = read_json({"task-1": run("124"), "task-2": run("68")})

    assert ([r.record.answer for r in runs], refused) == (["124", "68"], [])
