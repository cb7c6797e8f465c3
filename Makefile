# `make run` opens the app, `make test` proves it; each sets up by itself what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test check package apk aab bench shots lock fonts icons clean

run: $(VENV)/app.stamp
	@tools/debian.sh
	@$(BIN)/python main.py

# Half of the tests run beside the others. Every screen in every size covers nothing that others do not: without
# coverage that takes half the time.
LAYOUT := tests/screens/test_geometry.py
BESIDE := $(patsubst %,tests/screens/test_%.py,pads picture returning keeping referee players trouble recalling carrying)

test: check
	@tools/debian.sh
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

# The Android package, as far as it can be proved without Android's tools.
package: $(VENV)/dev.stamp
	@tools/debian.sh android
	@$(BIN)/python -m pytest tests/test_package.py tests/test_icons.py
	@$(BIN)/python -m tools.package

# Needs Android's tools, or a network to fetch them from: docs/release.md.
apk:
	@tools/android.sh debug
aab:
	@tools/android.sh release

bench: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.bench

# Every screen as a picture, in build/shots; ONLY= takes those whose name holds a text.
shots: $(VENV)/dev.stamp
	@tools/debian.sh
	@$(BIN)/python -m tools.shots $(ONLY)

# Pins every dependency with its hashes, after a change in pyproject.toml.
lock: $(VENV)/bin/python
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check uv
	@tools/lock.sh $(BIN)/python

# Draws the fonts anew, after a change in screens/icons.py or tools/fonts.py; needs npm.
fonts: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.fonts

# Draws the icons anew, after a change in tools/icon.py or in the colours.
icons: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.icon

clean:
	rm -rf $(VENV) build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

# Debian without python3-venv has venv, but not the pip that venv would put inside: the system's pip installs into it.
$(VENV)/bin/python:
	@$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/%.stamp: requirements/%.txt | $(VENV)/bin/python
	@echo "Setting up $(VENV) from $< …"
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check --require-hashes --no-deps --requirement $<
	@touch $@
