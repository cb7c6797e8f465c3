"""The arrows between the rooms: what each may import, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

#: Rooms that a room may import, besides itself.
ARROWS = {
    "scoring": set(),
    "words": set(),
    "screens/presenters": {"scoring", "words"},
    "screens": {"scoring", "words"},
    "main.py": {"screens"},
}
ROOMS = {room.split("/")[0].removesuffix(".py") for room in ARROWS} | {"tests", "tools"}

#: The one module of a pure room that speaks to people.
COMMAND_LINES = {"scoring/__main__.py": {"scoring", "words"}}

PURE = ("scoring", "words", "screens/presenters")
#: Modules that know the world outside: a pure room has no window, phone, database, clock, dice or network.
WORLD = {
    "kivy",
    "plyer",
    "jnius",
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


def modules(room: str) -> Iterator[Path]:
    path = ROOT / room
    yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def imports(module: Path) -> set[str]:
    """Every module that a file names in an import, wherever the import stands."""
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
        allowed = COMMAND_LINES.get(path, ARROWS[room] | {room.split("/")[0]})
        used = {name.split(".")[0] for name in imports(module)} & ROOMS
        assert used <= allowed, f"{path} imports {used - allowed}"


@pytest.mark.parametrize("room", PURE)
def test_pure_rooms_know_nothing_of_the_world(room: str) -> None:
    for module in modules(room):
        assert not {name.split(".")[0] for name in imports(module)} & WORLD, module


def test_card_files_hold_literals_only() -> None:
    allowed = (ast.Expr, ast.ImportFrom, ast.Assign)
    for module in modules("scoring/cards"):
        for node in ast.parse(module.read_text("utf-8")).body:
            assert isinstance(node, allowed), f"{module.name}:{node.lineno}"


def test_games_never_import_each_other_and_a_base_never_its_expansion() -> None:
    games = [path.name for path in (ROOT / "scoring/games").iterdir() if (path / "__init__.py").exists()]
    for game in games:
        others = {f"scoring.games.{other}" for other in games if other != game}
        for module in modules(f"scoring/games/{game}"):
            assert not any(name.startswith(tuple(others)) for name in imports(module) if others), module
        base = ROOT / f"scoring/cards/{game}.py"
        assert not any(name.startswith("scoring.cards.") for name in imports(base)), base
