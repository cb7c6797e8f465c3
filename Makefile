# `make run` opens the app, `make test` proves it; each sets up by itself what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := pytest --numprocesses auto --dist worksteal
unexport PYTHONDONTWRITEBYTECODE # else each of hundreds of processes compiles everything anew

.PHONY: run test test-app test-screens test-rooms check endurance fresh package apk aab linux bench mutants shots store news lock schema fonts icons clean

run: $(VENV)/app.stamp
	@tools/debian.sh
	@$(BIN)/python main.py

# One part after the other, each in a process a core: two at once take a tenth longer. The check needs one core only.
test: $(VENV)/dev.stamp
	@tools/debian.sh browsers
	@$(MAKE) --no-print-directory --output-sync --jobs 2 check test-app
	@$(MAKE) --no-print-directory test-screens test-rooms

# The app as a whole, and what goes through many cases: measuring coverage would double its time. The modules are found by
# the mark, as collecting all others would take seconds.
test-app: $(VENV)/dev.stamp
	@$(BIN)/python -m $(PYTEST) -m 'app or many_cases' tests/screens/test_*.py tests/test_*.py \
		$$(grep -rl --include 'test_*.py' pytest.mark.many_cases tests | sort)

# In processes of their own, each of which keeps all the widgets that its tests made.
test-screens: $(VENV)/dev.stamp
	@$(BIN)/python -m $(PYTEST) tests/screens/*/

# Each pure room is covered by its own tests.
test-rooms: $(VENV)/dev.stamp
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m $(PYTEST) --ignore tests/screens --ignore-glob 'tests/test_*.py' -m 'not many_cases'; failed=$$?; $(BIN)/coverage combine --quiet; exit $$failed
	@$(BIN)/coverage report

check: $(VENV)/dev.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy

# A monkey at the real app: 20,000 random actions a game, always the same ones; every screen in every size, and ten
# thousand swipes, slides and holds on them.
endurance: $(VENV)/dev.stamp
	@EVERY_SIZE=1 $(BIN)/python -m pytest tests/screens/test_geometry.py
	@EVERY_SIZE=1 GESTURES=10000 $(BIN)/python -m pytest tests/screens/gestures/test_random.py
	@printf '%s\n' nidavellir nains vedrfolnir duel alone | xargs -n 1 -P 2 $(BIN)/python -m testing.monkey.app

# Both commands of the README on a new Debian 12, 13 and forky, as root and as a user, with and without OpenGL, and the app
# once on ARM64: hours. It needs root, debootstrap and qemu-user-static. ONLY="forky user bare run" takes a part; what was
# told and drawn lies in build/fresh/told.
fresh: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.fresh $(ONLY)

# The Android package, as far as it can be proved without Android's tools.
package: $(VENV)/dev.stamp
	@tools/debian.sh package
	@$(BIN)/python -m pytest tests/test_package.py tests/test_icons.py
	@$(BIN)/python -m tools.package

# Needs Android's tools, or a network to fetch them from: docs/release.md.
apk:
	@tools/android.sh debug
aab:
	@tools/android.sh release

# The app for Linux without Python, in build/linux; as root also tried in Debian systems that have none.
linux: $(VENV)/dev.stamp $(VENV)/linux.stamp
	@tools/debian.sh linux
	@$(BIN)/python -m tools.linux

# ONLY= measures one group: start, openings, taps, scrolling, scoring, referee, together, history, package.
bench: $(VENV)/dev.stamp
	@tools/debian.sh bench
	@$(BIN)/python -m tools.bench $(ONLY)

# Changes what counts, reads and settles, one place at a time, and lists what no test notices; ONLY= takes one file.
mutants: $(VENV)/dev.stamp
	@EXAMPLES=50 $(BIN)/python -m tools.mutants $(ONLY)

# Every screen as a picture, in build/shots; ONLY= takes those whose name holds a text.
shots: $(VENV)/dev.stamp
	@tools/debian.sh
	@$(BIN)/python -m tools.shots $(ONLY)

# What stores show of the app, in fastlane/metadata/android.
store: $(VENV)/dev.stamp
	@tools/debian.sh
	@$(BIN)/python -m tools.store

# Whether TAG can be released, and what is new in it.
news: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.release $(TAG)

# Pins every dependency with its hashes, after a change in pyproject.toml.
lock: $(VENV)/lock.stamp
	@tools/lock.sh $(BIN)/python

# Writes the schema of a sheet anew, after a change in the cards or the rulings of a game.
schema: $(VENV)/dev.stamp
	@$(BIN)/python -m scoring.schema > docs/elvaland-1.schema.json

# Draws the fonts anew, after a change in views/icons.py or tools/fonts.py; needs npm.
fonts: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.fonts

# Draws the icons anew, after a change in tools/icon.py or in the colours.
icons: $(VENV)/dev.stamp
	@$(BIN)/python -m tools.icon

clean:
	rm -rf $(VENV) build .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/%.stamp: requirements/%.txt
	@tools/venv.sh $(PYTHON) $(VENV) $<
	@touch $@
