"""What gunicorn reads by itself when it starts here; the command line adds the numbers."""

worker_class = "config.webworker.WebWorker"
