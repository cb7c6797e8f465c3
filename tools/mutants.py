"""Mutation testing: makes one change to a module at a time, and lists the changes that no test detects.

`python -m tools.mutants [FILE…]`. Everything is imported once, and coverage shows which tests run which line. Each
mutant is a forked process that replaces the code objects of existing functions and runs only the tests of its line,
fastest first. Code that runs at import is imported again there instead.
"""

import ast
import gc
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import monotonic
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage
from hypothesis import Phase, settings

from tools.equivalent_mutants import EQUIVALENT

MODULES = (
    *sorted(Path().glob("scoring/games/*/*.py")),
    *(
        Path(f"scoring/{name}.py")
        for name in ("coins", "hand", "issue", "reading", "result", "sheet", "source", "table")
    ),
    *sorted(Path().glob("referee/tools/*.py")),
)

TESTS = ("tests/scoring", "tests/referee", "tests/words", "scoring", "referee")
ROOMS = ("scoring", "referee", "words", "tests")

OPTIONS = ("-s", "--assert=plain", "--tb=native", "-p", "no:cacheprovider")

#: Limits per test and in total, for mutants that loop forever or exhaust memory.
SECONDS, SECONDS_OF_ALL = 20, 200
MEMORY = 2 * 2**30
#: Coverage context of lines that run at import.
IMPORTED = ""
#: Exit codes of a process whose tests detected the mutant, or that could not replace the code.
NOTICED, BROKEN = 1, 3

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
BUILTINS = {"any": "all", "all": "any", "min": "max", "max": "min"}

#: AST fields without effect at run time; `strict` only checks lengths that are equal by construction.
UNSEEN = {"annotation", "returns", "decorator_list", "bases", "type_comment"}
GUARDS = {"strict"}
NAMES_ALONE = {"__all__", "__slots__"}
FUNCTIONS = ast.FunctionDef | ast.Lambda


class Mutant(NamedTuple):
    """One change: position, new source, and whether the code runs only inside a function."""

    path: Path
    line: int
    #: Lines of the enclosing statement.
    statement: range
    #: The line, the original expression and the replacement.
    before: str
    text: str
    #: The module with this change, until the next one is made.
    tree: ast.Module
    called: bool

    @property
    def code(self) -> CodeType:
        return compile(self.tree, str(self.path.resolve()), "exec")

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def mutants(path: Path, source: str) -> Iterator[Mutant]:
    """All changes of a module, one at a time.

    >>> [mutant.text for mutant in mutants(Path("fair.py"), "def fair(a, b):\\n    return a < b\\n")]
    ['return a < b → return None', 'a < b → a <= b', 'a < b → a > b']
    """
    tree, lines = ast.parse(source), source.splitlines()
    for holder, name, index, node, statement, called in _places(tree, False, range(0)):
        for other in _others(node):
            ast.copy_location(other, node)
            ast.fix_missing_locations(other)
            before, told = lines[node.lineno - 1].strip(), f"{_short(node)} → {_short(other)}"
            _put(holder, name, index, other)
            yield Mutant(path, node.lineno, statement, before, told, tree, called)
            _put(holder, name, index, node)


def _short(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


def _put(holder: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(holder, name, node)
    else:
        getattr(holder, name)[index] = node


Place = tuple[ast.AST, str, int | None, ast.expr | ast.stmt, range, bool]


def _places(holder: ast.AST, called: bool, lines: range) -> Iterator[Place]:
    """All statements and expressions with their parent, without docstrings, annotations and assertions."""
    for name, value in ast.iter_fields(holder):
        if name in UNSEEN or (isinstance(holder, ast.keyword) and holder.arg in GUARDS):
            continue
        inside = called or (isinstance(holder, FUNCTIONS) and name == "body")
        for index, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or isinstance(node, ast.Import | ast.ImportFrom | ast.Assert):
                continue
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in NAMES_ALONE:
                continue
            if isinstance(node, ast.stmt):
                lines = _lines(node)
            if isinstance(node, ast.expr | ast.stmt):
                yield holder, name, index, node, lines, inside
            yield from _places(node, inside, lines)


def _lines(statement: ast.stmt) -> range:
    """Lines of a statement, without those of nested statements."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or 0
    return range(statement.lineno, max(last, statement.lineno) + 1)


def _others(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:  # noqa: C901 - a case a kind of syntax
    """Replacements for a node."""
    match node:
        case ast.Compare(left, ops, comparators):
            for index, op in enumerate(ops):
                for swapped in COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:index], swapped(), *ops[index + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for index in range(len(values)):
                left_out = [*values[:index], *values[index + 1 :]]
                yield left_out[0] if len(left_out) == 1 else ast.BoolOp(op, left_out)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.AugAssign(target, operator, value):
            yield ast.AugAssign(target, OPERATORS[type(operator)](), value)
            yield ast.Pass()
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(str(value)):
            yield ast.Constant(f"{value}!")
        case ast.Name(id, ast.Load()) if id in BUILTINS:
            yield ast.Name(BUILTINS[id], ast.Load())
        case ast.Call(func, args, keywords):
            for index, keyword in enumerate(keywords):
                if keyword.arg not in GUARDS:
                    yield ast.Call(func, args, [*keywords[:index], *keywords[index + 1 :]])
        case ast.IfExp(test, body, orelse):
            yield from (ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse), body, orelse)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _without_a_filter(node)
        case ast.Slice(lower, upper, step):
            if lower:
                yield ast.Slice(None, upper, step)
            if upper:
                yield ast.Slice(lower, None, step)
        case ast.If(test, body, orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
            yield ast.If(ast.Constant(True), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant) or value.value is not None:
            yield ast.Return(ast.Constant(None))
        case ast.Continue():
            yield from (ast.Break(), ast.Pass())
        case ast.Break() | ast.Expr() | ast.Return(None) | ast.Raise():
            yield ast.Pass()


def _without_a_filter(node: ast.expr) -> Iterator[ast.expr]:
    """A comprehension without one of its conditions."""
    for number, loop in enumerate(node.generators):  # type: ignore[attr-defined]
        for index in range(len(loop.ifs)):
            other = ast.parse(ast.unparse(node), mode="eval").body
            del other.generators[number].ifs[index]  # type: ignore[attr-defined]
            yield other


class Fast:
    """Pytest plugin for Hypothesis: stop at the first failing example, without shrinking."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        settings.register_profile("mutants", settings.get_profile("default"), phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutants")


class Hunt(Fast):
    """Pytest plugin that runs every test once with coverage, then those for each mutant."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = paths
        self.survivors = 0
        self.coverage = Coverage(data_file=None, include=[str(path) for path in paths], config_file=False)
        self.coverage.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        took: dict[str, float] = {}
        cached = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
        remembering = [each for each in cached if any(_is_of(each, path) for path in self.paths)]
        for item in session.items:
            # clear caches: otherwise only the first test that calls a cached function runs its lines
            for each in remembering:
                each.cache_clear()
            began = monotonic()
            self.coverage.switch_context(item.nodeid)
            if _fails(item):
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
            took[item.nodeid] = monotonic() - began
        self.coverage.stop()
        items = sorted(session.items, key=lambda item: took[item.nodeid])
        for path in self.paths:
            self._hunt(path, items)
        return True

    def _hunt(self, path: Path, items: list[pytest.Item]) -> None:
        """Try all mutants of a module, and print the survivors that are not known as equivalent."""
        run_by = self.coverage.get_data().contexts_by_lineno(str(path.resolve()))
        excluded = self.coverage.analysis2(str(path))[2]
        living = [each for each in gc.get_objects() if _is_of(each, path)]
        known = EQUIVALENT.get(str(path), {}).keys()
        met, tried, killed = set[tuple[str, str]](), 0, 0
        for mutant in mutants(path, path.read_text("utf-8")):
            if mutant.line in excluded:
                continue
            tried += 1
            names = {name for line in mutant.statement for name in run_by.get(line, ())}
            noticed = None
            if mutant.called:
                noticed = _noticed(mutant, [item for item in items if item.nodeid in names], living)
            if noticed is None and (IMPORTED in names or not mutant.called):
                noticed = _noticed(mutant, [], None)
            if noticed is not None:
                killed += 1
                # a test that detected a mutant often detects the next one
                items.sort(key=lambda item, first=noticed: item.nodeid != first)  # type: ignore[misc]
            elif (mutant.before, mutant.text) in known:
                met.add((mutant.before, mutant.text))
            else:
                self.survivors += 1
                print(mutant, flush=True)
        for before, text in known - met:
            print(f"{path}: called equivalent, and noticed or gone: {before}: {text}")
        print(f"{path}: {tried} mutants, {killed} killed, {tried - killed} live on", flush=True)


def _fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _is_of(thing: object, path: Path) -> bool:
    """Whether this is a function of a module, or a cached one."""
    function = thing.__wrapped__ if isinstance(thing, _lru_cache_wrapper) else thing
    return isinstance(function, FunctionType) and function.__code__.co_filename == str(path.resolve())


def _noticed(mutant: Mutant, items: Sequence[pytest.Item], living: Sequence[object] | None) -> str | None:
    """Name of the test that detected a mutant; runs the given tests, or all with modules imported again."""
    told, tell = os.pipe()
    if child := os.fork():
        os.close(tell)
        with Path(f"/dev/fd/{told}").open(encoding="utf-8") as answer:
            noticed = answer.read()
        os.close(told)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if status == BROKEN and living is not None:
            # a method that no longer uses `super` has other free variables, so its code cannot be replaced
            return _noticed(mutant, [], None)
        if status == BROKEN:
            raise RuntimeError(f"cannot be tried: {mutant}")
        return noticed if status else None
    status = BROKEN
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if living is None:
            _import_anew(mutant)
            status = NOTICED
            signal.setitimer(signal.ITIMER_PROF, SECONDS_OF_ALL)
            likely = f"tests/{mutant.path.parts[0]}"
            others = [test for test in TESTS if test != likely]
            passes = all(pytest.main(["-x", *OPTIONS, *tests], [Fast()]) == 0 for tests in ([likely], others))
            status = 0 if passes else NOTICED
        else:
            _replace(mutant, living)
            status = NOTICED
            for item in items:
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                if _fails(item):
                    os.write(tell, item.nodeid.encode())
                    break
            else:
                status = 0
    finally:
        os._exit(status)


def _replace(mutant: Mutant, living: Sequence[object]) -> None:
    """Replace the code objects of a module's functions."""
    changed = {(code.co_qualname, code.co_firstlineno): code for code in _codes(mutant.code)}
    for each in living:
        if isinstance(each, FunctionType):
            each.__code__ = changed[each.__code__.co_qualname, each.__code__.co_firstlineno]
        elif isinstance(each, _lru_cache_wrapper):
            each.cache_clear()


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _import_anew(mutant: Mutant) -> None:
    """Drop all our modules, and import the changed one from now on."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ROOMS]:
        del sys.modules[name]
    unchanged = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return mutant.code if Path(loader.path).resolve() == mutant.path.resolve() else unchanged(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def main(arguments: Sequence[str]) -> int:
    """Print all survivors that are not known as equivalent; exit status 1 if there are any."""
    hunt = Hunt([Path(argument) for argument in arguments] or MODULES)
    return int(pytest.main([*OPTIONS, *TESTS], [hunt])) or bool(hunt.survivors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
