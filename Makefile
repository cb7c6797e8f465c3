# `make run` opens the app, `make test` proves it; each sets up by itself what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check bench shots lock fonts clean

run: $(VENV)/app.stamp
	@tools/system_libraries.sh
	@$(BIN)/python main.py

# Half of the tests run beside the others. Every screen in every size covers nothing that others do not: without
# coverage that takes half the time.
LAYOUT := tests/screens/test_geometry.py
BESIDE := $(patsubst %,tests/screens/test_%.py,pads picture returning keeping referee players trouble recalling carrying)

test: check
	@tools/system_libraries.sh
	@mkdir -p build
	@$(BIN)/coverage erase
	@{ $(BIN)/coverage run --parallel-mode -m pytest $(BESIDE); beside=$$?; \
	$(BIN)/python -m pytest $(LAYOUT); exit $$((beside + $$?)); } >build/beside.log 2>&1 & beside=$$!; \
	$(BIN)/coverage run --parallel-mode -m pytest $(LAYOUT:%=--ignore=%) $(BESIDE:%=--ignore=%); others=$$?; \
	wait $$beside; told=$$?; cat build/beside.log; exit $$((others + told))
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

check: $(VENV)/dev.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

bench: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.bench

# Every screen as a picture, in build/shots; ONLY= takes those whose name holds a text.
shots: $(VENV)/dev.stamp
	@tools/system_libraries.sh
	@$(BIN)/python -m tools.shots $(ONLY)

# Pins every dependency with its hashes, after a change in pyproject.toml.
lock: $(VENV)/bin/python
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check uv
	@tools/lock.sh $(BIN)/python

# Draws the fonts anew, after a change in screens/icons.py or tools/fonts.py; needs npm.
fonts: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.fonts

clean:
	rm -rf $(VENV) build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Debian without python3-venv has venv, but not the pip that venv would put inside: the system's pip installs into it.
$(VENV)/bin/python:
	@$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/%.stamp: requirements/%.txt | $(VENV)/bin/python
	@echo "Setting up $(VENV) from $< …"
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check --require-hashes --no-deps --requirement $<
	@touch $@
