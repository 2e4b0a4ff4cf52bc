"""Runs inside Pyodide, at build time: compiles our wheel, and a standard library of just what is really imported.

Imports here are inside the functions, since what this file imports itself must not count as needed by the page.
"""

import sys

OUT = "/tmp/packed"
ERRORS_NEED = ["linecache", "traceback", "tokenize"]  # imported only when something has gone wrong


def pack(wheel: str, pyscript: dict[str, str]) -> list[str]:
    """Write both archives and return their paths; ``pyscript`` has the sources of PyScript's Python part by path."""
    import os

    sys.path.insert(0, wheel)
    exercise(wheel, pyscript)
    needed = library_modules()
    os.makedirs(OUT, exist_ok=True)
    return [write_library(needed, pyscript), write_wheel(wheel)]


def exercise(wheel: str, pyscript: dict[str, str]) -> None:
    """Import all that the page and the computer players could, and let them play: what is loaded then is needed."""
    sources = page_sources(wheel)
    ours = {module_name(path) for path in sources}
    named = [imports(source) for source in sources.values()] + [imports(source) for source in pyscript.values()]
    for name in sorted(ours.union(ERRORS_NEED, *named)):
        import_if_there(name)
    play()


def page_sources(wheel: str) -> dict[str, bytes]:
    """The modules in our wheel that the page could use: not the programs for the command line, nor what builds on them."""
    import zipfile

    with zipfile.ZipFile(wheel) as archive:
        sources = {path: archive.read(path) for path in archive.namelist() if path.endswith(".py")}
    apart = {"argparse"}
    while found := [path for path, source in sources.items() if apart & imports(source)]:
        for path in found:
            apart.add(module_name(path))
            del sources[path]
    return sources


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: str | bytes) -> set[str]:
    """Every module that a source imports anywhere in it, inside functions too."""
    import ast

    nodes = list(ast.walk(ast.parse(source)))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    froms = (node for node in nodes if isinstance(node, ast.ImportFrom) and not node.level)
    return plain | {node.module for node in froms if node.module}


def import_if_there(name: str) -> None:
    """Modules of the browser alone (pyscript) are missing here, and so are optional ones of the command line."""
    import contextlib
    import importlib

    with contextlib.suppress(ImportError):
        importlib.import_module(name)


def play() -> None:
    """A move of each game, since libraries import some of their parts only when first used."""
    import ai
    import engine

    for game in engine.GAMES:
        state = engine.new_game(game, seats=min(engine.GAMES[game].seats), seed=7)
        state.apply(ai.make("squire", 1).choose(state))
        engine.load(state.to_json()).view(0)


def library_modules() -> dict[str, str]:
    """Of what is loaded now, the modules that came out of the standard library's archive: path in it → name."""
    archive = next(path for path in sys.path if path.endswith(".zip"))
    found = {}
    for name, module in sorted(sys.modules.items()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith(archive):
            found[origin.removeprefix(archive + "/").removesuffix("c")] = name
    return found


def write_library(needed: dict[str, str], pyscript: dict[str, str]) -> str:
    """A standard library of compiled modules under its usual name.

    PyScript's part is in it, too: PyScript itself would compile it anew at each start.
    """
    import zipfile

    archive = next(path for path in sys.path if path.endswith(".zip"))
    target = f"{OUT}/python_stdlib.zip"
    with (
        zipfile.ZipFile(archive) as source,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as slim,
    ):
        for path in sorted(needed):
            write(slim, path + "c", compiled(source.read(path), f"{archive}/{path}"))
        for path, text in sorted(pyscript.items()):
            write(slim, path + "c", compiled(text.encode(), f"{archive}/{path}"))
    return target


def write_wheel(wheel: str) -> str:
    """Our wheel with compiled modules in place of the sources."""
    import os
    import zipfile

    target = f"{OUT}/{os.path.basename(wheel)}"
    modules = page_sources(wheel)
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as ready:
        for path in sorted(source.namelist()):
            if path in modules:
                write(ready, path + "c", compiled(modules[path], f"{wheel}/{path}"))
            elif not path.endswith(".py"):
                write(ready, path, source.read(path))
        for path, picture in pictures().items():
            write(ready, path, picture)
    return target


def pictures() -> dict[str, bytes]:
    """What never changes on the boards, drawn now so that no page has to."""
    import engine
    from web.views.drawn import PICTURES, draw, place

    return {f"web/{place(game, name)}": draw(game, name).encode() for game in engine.GAMES for name in PICTURES}


def write(archive: "zipfile.ZipFile", path: str, content: bytes) -> None:  # type: ignore[name-defined] # noqa: F821
    """Add a file, dated alike each time so that the same sources make the same archive."""
    import zipfile

    entry = zipfile.ZipInfo(path, date_time=(2020, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)


def compiled(source: bytes, filename: str) -> bytes:
    """The .pyc of a source, marked as never to be checked against it; docstrings go, save Pyodide's, which it reads."""
    import importlib.util
    import marshal

    optimize = 0 if "pyodide" in filename else 2
    code = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + importlib.util.source_hash(source) + marshal.dumps(code)
