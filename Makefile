# `make run` serves the demo on http://127.0.0.1:8000 (PORT=… for another); `make test` runs it all.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
PARTITION ?= 60
LOG_LEVEL ?= WARNING
LOG_FORMAT ?= console
export PORT LOG_LEVEL LOG_FORMAT

.PHONY: run test test-hosts lint lock bench fuzz clean

run: $(VENV)/installed
	@exec $(BIN)/python manage.py serve

test: $(VENV)/installed-dev
	$(BIN)/python -m pytest

lint: $(VENV)/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/mypy

bench: $(VENV)/installed-dev
	$(BIN)/python -m bench

test-hosts: $(VENV)/installed-dev
	$(BIN)/python -m tests.service.hosts --partition $(PARTITION)

fuzz: $(VENV)/installed-dev
	$(BIN)/python -m tests.trajectories.importers.fuzz --n 10000

lock: $(VENV)/installed-dev
	$(BIN)/pip install -q pip-tools
	$(BIN)/pip-compile -q --strip-extras --no-emit-index-url --no-emit-find-links -o requirements.txt requirements.in
	$(BIN)/pip-compile -q --strip-extras --no-emit-index-url --no-emit-find-links -o requirements-dev.txt requirements-dev.in

clean:
	rm -rf $(VENV) var staticfiles .pytest_cache .ruff_cache .mypy_cache .hypothesis

$(VENV)/installed: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Assay needs Python 3.11 or newer: make run PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/installed-dev: $(VENV)/installed requirements-dev.txt
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check -r requirements-dev.txt
	@touch $@
