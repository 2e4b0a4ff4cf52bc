"""The page's beginning: takes over the static shell once Python runs."""

import platform
from typing import Any

import engine
from web.thread import Players


def about_line() -> str:
    """Which Python and which engine play here."""
    return f"Python {platform.python_version()} · engine {engine.__version__}"


async def start() -> None:
    """Take over the shell: tell the versions, open the table, and wake the computer players."""
    from js import document

    show(document, "versions", about_line())
    document.body.dataset.state = "ready"
    players = await Players.start()
    show(document, "thread", f"computer players on Python {await players.hello()}")


def show(document: Any, name: str, text: str) -> None:
    """Put ``text``, as text, into the element called ``name``."""
    document.getElementById(name).textContent = text
