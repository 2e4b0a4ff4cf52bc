"""More of Python, for when somebody asks: the whole standard library, and micropip to install packages with.

The page itself needs neither, so they ship with the site but are not fetched at the start.
"""

import importlib
import sys
from pathlib import Path
from typing import Any

LIBRARY = "./runtime/library/python_stdlib.zip"


async def whole_library() -> None:
    """Put the whole standard library where the small one is that the page starts with.

    In its very place, since packages that are loaded already look for their other parts there.
    """
    from js import fetch

    response = await fetch(LIBRARY)
    mounted = Path(next(path for path in sys.path if path.endswith(".zip")))
    mounted.write_bytes((await response.arrayBuffer()).to_bytes())
    importlib.invalidate_caches()


async def micropip() -> Any:
    """The package installer, ready to use: ``await (await more.micropip()).install("...")``."""
    import pyodide_js

    await whole_library()
    await pyodide_js.loadPackage("micropip")
    return importlib.import_module("micropip")
