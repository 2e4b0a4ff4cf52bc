# Outremer. Each target does its own set-up; what is done already is remembered in .make/
.DEFAULT_GOAL := help
.PHONY: help play test site cover bench picture clean

VENV := .venv
PY := $(VENV)/bin/python
PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	command -v $(p) >/dev/null 2>&1 && $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
SOURCES = $(shell find engine ai web tools index.html pyproject.toml -type f \
	-not -name '*.pyc' -not -name '*.mo' -not -path '*/__pycache__*')

help:
	@echo "make play   build the site and play it on this machine"
	@echo "make test   everything the gates ask: lint, types, unit and browser tests"
	@echo "make site   build dist/, the site exactly as hosted"
	@echo "make cover  which lines the unit tests reach"
	@echo "make bench  how fast the site loads, against the bare runtime"
	@echo "make picture  take the README's picture anew"

play: dist/.built
	$(PY) -m tools.serve --open

site: dist/.built
	@echo "dist/ is ready to be hosted, under any path"

test: dist/.built .make/dev .make/browser
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(PY) -m pytest tests e2e -n 2 --dist worksteal --reruns 1 --only-rerun "Target crashed"

cover: dist/.built .make/dev
	$(PY) -m pytest tests -n 2 --cov --cov-report=term:skip-covered

bench: dist/.built .make/dev .make/browser
	$(PY) -m bench.loading

picture: dist/.built .make/dev .make/browser
	$(PY) -m tools.picture

clean:
	rm -rf dist build .make

# --- set-up, once -----------------------------------------------------------
$(PY):
	@test -n "$(PYTHON)" || { echo "Outremer needs Python 3.11 or newer: install it and run make again." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Outremer needs Python's venv module (on Debian: the package python3-venv): install it and run make again." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

.make/build: pyproject.toml | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check --group build
	@mkdir -p .make && touch $@

.make/dev: pyproject.toml .make/build
	$(PY) -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

.make/node: package.json package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || \
		{ echo "Outremer needs Node 20 or newer with npm: install it and run make again." >&2; exit 1; }
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' || \
		{ echo "Outremer needs Node 20 or newer, and this is $$(node --version): update it and run make again." >&2; exit 1; }
	npm ci --silent --no-progress
	@mkdir -p .make && touch $@

.make/browser: tools/browser.py .make/dev
	$(PY) -m tools.browser
	@touch $@

dist/.built: .make/build .make/node package-lock.json $(SOURCES)
	$(PY) -m tools.build
