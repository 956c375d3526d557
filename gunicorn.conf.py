"""What gunicorn reads when it starts in this folder; its command line adds the numbers.

The worker stands here and not in a package of the product: gunicorn's master never loads one, so
that `kill -HUP` starts new code only.
"""

import gc
import time
from typing import Any

from gunicorn.workers.gthread import ThreadWorker

# Long enough for an idle process to wake up, and nothing that a person could notice.
WAIT_S = 0.0002
MOST_WAITS = 10


class WebWorker(ThreadWorker):
    """Gunicorn's own, but leaves a new connection to a process that has less to do.

    All processes hear of a new connection, and one that is awake anyway always takes it first:
    with clients that keep their connections, one process would serve them all and another none.
    """

    def accept(self, listener: Any) -> None:
        """Take a waiting connection, if it still waits after others had their chance."""
        n_busy = self.nr_conns - len(self.keepalived_conns)
        if n_busy:
            time.sleep(min(n_busy, MOST_WAITS) * WAIT_S)
        super().accept(listener)


worker_class = WebWorker


def post_worker_init(worker: WebWorker) -> None:
    """Take what was loaded at the start for lasting: the garbage collector looks past it."""
    gc.collect()
    gc.freeze()
