# `make run` opens the app, `make test` proves it; each sets up by itself what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check bench shots lock fonts clean

run: $(VENV)/app.stamp
	@tools/system_libraries.sh
	@$(BIN)/python main.py

# The slowest tests run beside the others: a phone's screens in every size, and every pad of many tables.
SLOW := tests/screens/test_geometry.py tests/screens/test_pads.py

test: check
	@tools/system_libraries.sh
	@mkdir -p build
	@$(BIN)/coverage erase
	@$(BIN)/coverage run --parallel-mode -m pytest $(SLOW) >build/slow-tests.log 2>&1 & slow=$$!; \
	$(BIN)/coverage run --parallel-mode -m pytest $(SLOW:%=--ignore=%); others=$$?; \
	wait $$slow; told=$$?; cat build/slow-tests.log; exit $$((others + told))
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
