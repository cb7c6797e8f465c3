"""Architecture: allowed imports of each room, purity, and the module map in docs/ARCHITECTURE.md."""

import ast
import re
from pathlib import Path

import pytest

from testing.rooms import ARROWS, ROOT, modules

ROOMS = {room.split("/")[0].removesuffix(".py") for room in ARROWS} | {"testing", "tests", "tools"}

#: Command lines of pure rooms, which may use `words`.
COMMAND_LINES = {"scoring/__main__.py": {"scoring", "words"}, "referee/__main__.py": {"scoring", "referee", "words"}}

PURE = ("scoring", "referee", "words", "models", "views")
#: Modules that pure rooms must not import: window, phone, database, clock, random, network.
WORLD = {
    "kivy",
    "plyer",
    "jnius",
    "android",
    "segno",
    "subprocess",
    "webbrowser",
    "sqlite3",
    "time",
    "datetime",
    "random",
    "secrets",
    "socket",
    "urllib",
    "http",
    "ssl",
}


def imports(module: Path) -> set[str]:
    """All modules imported in a file, at any level."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute, so that a search finds them"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("room", ARROWS)
def test_arrows_point_down(room: str) -> None:
    for module in modules(room):
        path = module.relative_to(ROOT).as_posix()
        allowed = COMMAND_LINES.get(path, ARROWS[room])
        for name in imports(module):
            if name.split(".")[0] in ROOMS:
                assert any(f"{name}.".startswith(f"{arrow}.") for arrow in allowed), f"{path} imports {name}"


@pytest.mark.parametrize("room", PURE)
def test_pure_rooms_know_nothing_of_the_world(room: str) -> None:
    for module in modules(room):
        assert not {name.split(".")[0] for name in imports(module)} & (WORLD - BESIDES.get(room, set())), module


#: Outside modules that only this room may import, and further ones that it may import besides.
ALONE = {
    "records": {"sqlite3"},
    "sharing": {"plyer", "jnius", "android", "segno", "webbrowser"},
    "together": {"socket", "secrets"},
}
#: The type of a date; `urllib.parse.quote` for the BG Stats link, UTC for its date; subprocesses for file dialogs and
#: speech.
BESIDES = {
    "together": {"time"},
    "models": {"datetime"},
    "records": {"datetime"},
    "sharing": {"datetime", "urllib", "subprocess"},
}


@pytest.mark.parametrize("room", [*ARROWS, "tools"])
def test_only_one_room_knows_sql_and_only_one_the_phone(room: str) -> None:
    known = ALONE[room] if room in ALONE else WORLD.difference(*ALONE.values())
    for module in modules(room):
        assert not {name.split(".")[0] for name in imports(module)} & (WORLD - known - BESIDES.get(room, set())), module


@pytest.mark.parametrize("room", ["models", "sharing"])
def test_dates_are_passed_in_and_of_urllib_only_quoting_is_used(room: str) -> None:
    for module in modules(room):
        assert not [name for name in imports(module) if name.startswith("urllib.") and "urllib.parse" not in name]
        calls = {
            node.attr for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Attribute)
        }
        assert not calls & {"now", "utcnow", "today", "urlopen"}, module


@pytest.mark.parametrize("module", ["text", "bgstats", "code", "dictionary", "qr", "spreadsheet"])
def test_what_is_shared_is_made_without_a_phone(module: str) -> None:
    known = {name.split(".")[0] for name in imports(ROOT / f"sharing/{module}.py")}
    assert not known & {"plyer", "jnius", "android", "subprocess", "webbrowser", "os", "sys", "threading"}


def test_card_files_hold_literals_only() -> None:
    allowed = (ast.Expr, ast.ImportFrom, ast.Assign)
    for module in modules("scoring/cards"):
        for node in ast.parse(module.read_text("utf-8")).body:
            assert isinstance(node, allowed), f"{module.name}:{node.lineno}"


def test_what_several_rooms_speak_of_is_declared_once() -> None:
    """`models/` is for values that both the records and the views speak of."""
    declared: dict[str, set[str]] = {}
    for room in ("models", "records", "session", "sharing", "views"):
        for module in modules(room):
            for node in ast.parse(module.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    declared.setdefault(node.name, set()).add(room)
    assert not {name: rooms for name, rooms in declared.items() if len(rooms) > 1}


GAMES = [path.name for path in (ROOT / "scoring/games").iterdir() if (path / "__init__.py").exists()]


@pytest.mark.parametrize("game", GAMES)
def test_games_never_import_each_other(game: str) -> None:
    rooms = "scoring.games", "scoring.cards", "words"
    others = tuple(f"{room}.{other}" for room in rooms for other in GAMES if other != game)
    assert others
    for room in (room.replace(".", "/") for room in rooms):
        path = f"{room}/{game}"
        for module in modules(path if (ROOT / path).is_dir() else f"{path}.py"):
            assert not [name for name in imports(module) if name.startswith(others)], module


def test_an_expansion_imports_its_base_game_and_nothing_imports_an_expansion() -> None:
    for module in modules("scoring/cards"):
        for name in imports(module):
            _, room, *rest = [*name.split("."), "", ""]
            assert room != "cards" or rest[0] in GAMES, f"{module.name} imports {name}"
            assert room != "cards" or module.stem not in GAMES, f"{module.name} imports {name}"


def test_a_session_needs_neither_a_window_nor_a_socket() -> None:
    for module in modules("session"):
        assert not {name.split(".")[0] for name in imports(module)} & {"kivy", "socket", "http", "ssl"}, module


def folders(path: str) -> set[str]:
    return {module.parent.name for module in (ROOT / path).glob("*/__init__.py")}


def test_a_feature_has_one_name_in_every_room() -> None:
    features = folders("views")
    assert features == folders("screens") - {"widgets"}
    assert features <= {module.stem for module in (ROOT / "words/screens").glob("*.py")}
    assert folders("tests/views") <= features


def test_a_layout_is_named_by_its_feature() -> None:
    features = [path.parent.name for path in (ROOT / "screens").glob("*/__init__.py")]
    for layout in (ROOT / "kv").glob("*.kv"):
        assert layout.stem in ("shell", "theme") or layout.stem.startswith(tuple(features)), layout


@pytest.mark.parametrize(
    ("room", "never"), [("testing", {"tests", "tools"}), ("tests", {"tests"}), ("tools", {"tests"})]
)
def test_what_tests_share_stands_in_testing(room: str, never: set[str]) -> None:
    for module in modules(room):
        assert not {name.split(".")[0] for name in imports(module)} & never, module


MAP = (ROOT / "docs/ARCHITECTURE.md").read_text("utf-8")
MAPPED = [room for room in ARROWS if not room.endswith(".py")] + ["testing", "tools"]


def named(room: str) -> list[str]:
    """Modules in the first column of a room's table; packages are named by their folder.

    A folder stands before its modules:

    `widgets/` `chip.py`, `looks.py`

    what they do

    """
    _, found, table = MAP.partition(f"\n## `{room}/`\n")
    assert found, f"docs/ARCHITECTURE.md has no heading ## `{room}/`"
    paths = [f"{room}/__init__.py"]
    for row in re.findall(r"^\| (`.*?) \|", table.partition("\n#")[0], re.MULTILINE):
        folder = f"{room}/"
        for name in re.findall(r"`([\w/.]+)`", row):
            if name.endswith("/"):
                folder = f"{room}/{name}"
            paths.append(folder + ("__init__.py" if name.endswith("/") else name))
    return paths


@pytest.mark.parametrize("room", MAPPED)
def test_the_map_names_every_module_once_and_nothing_else(room: str) -> None:
    there = {path.relative_to(ROOT).as_posix() for path in modules(room)}
    paths = named(room)
    once = set(paths)
    again = {path for path in once if paths.count(path) > 1 and not path.endswith("/__init__.py")}
    wrong = {"lacks": there - once, "names what is not there": once - there, "names twice": again}
    told = [f"{what}: {', '.join(sorted(found))}" for what, found in wrong.items() if found]
    assert not told, f"docs/ARCHITECTURE.md {'; '.join(told)}"
