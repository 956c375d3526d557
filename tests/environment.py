"""Loaded before the settings: tests keep their files in a folder of their own."""

import os
import tempfile

os.environ["ASSAY_DATA_DIR"] = tempfile.mkdtemp(prefix="assay-tests-")
os.environ.setdefault("LOG_LEVEL", "WARNING")
