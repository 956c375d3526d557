"""The product on five hosts, with the network cut in the middle of a run."""

import os
import shutil

import pytest

from .hosts import laboratory, through_a_partition

MISSING = [each for each in ("ip", "redis-server", "setpriv") if not shutil.which(each)]
N_TRAJECTORIES = 240


@pytest.mark.skipif(bool(os.geteuid() or MISSING), reason="needs root, iproute2, Redis, PostgreSQL")
def test_a_run_completes_through_a_partition_with_one_verdict_each() -> None:
    with laboratory() as lab:
        seen = through_a_partition(lab, n_trajectories=N_TRAJECTORIES, seconds=10)

    assert seen["during"]["broker"] == "away"
    assert seen["during"]["database"] == "ok"
    assert seen["chunks_before"] < seen["chunks"], "the cut came in mid-run"
    assert seen["verdicts"] == f"{N_TRAJECTORIES}|{N_TRAJECTORIES}"
    assert seen["after"] == dict.fromkeys(seen["after"], "ok")
