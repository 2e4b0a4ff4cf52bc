"""Make dist/outremer.html: the whole site in one file, which plays when opened from a disk."""

import base64
import gzip
import re
import sys
from pathlib import Path

from tools import policy

BOOT = Path(__file__).parent.parent / "web" / "boot"

# Modules stand after those that they import, so that single.js can point each to the others.
MODULES = (
    "runtime/pyodide/pyodide.asm.mjs",
    "runtime/pyodide/pyodide.mjs",
    "boot/runtime.mjs",
    "boot/interpreter.mjs",
    "runtime/idiomorph/idiomorph.esm.js",
    "boot/board.js",
    "runtime/pyscript/core-*.js",
    "runtime/pyscript/core.js",
)
# In PyScript: an interpreter's address may be a data: address, too; and its error plugin, which we have switched off, is not
# loaded just to be told so, as it and the core import each other, which such addresses can't.
ADAPTED = (
    (re.escape("|[a-z0-9-]+:"), "|data:|[a-z0-9-]+:", 2),
    (r'import\("\./error-\w+\.js"\)', "Promise.resolve({notOnDOM(){}})", 1),
)
KINDS = {".svg": "image/svg+xml", ".woff2": "font/woff2"}
DATA = (
    "runtime/pyodide/pyodide.asm.wasm",
    "runtime/pyodide/python_stdlib.zip",
    "wheels/outremer-*.whl",
    "boot/worker.py",
)


def make(dist: Path) -> None:
    """Write the one-file page from the built site."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    page = policy.replaced(page, policy.for_one_file())
    page = re.sub(r'\s*<link rel="(preload|modulepreload|manifest|apple-touch-icon)"[^>]*>', "", page)
    page = re.sub(r'url\("([^"]+)"\)', lambda found: f'url("{data_url(dist / found[1])}")', page)
    page = re.sub(r'href="(icons/[^"]+\.svg)"', lambda found: f'href="{data_url(dist / found[1])}"', page)
    page = page.replace('<script src="boot/boot.js"></script>', script((dist / "boot/boot.js").read_text("utf-8")))
    started = [path for path in re.findall(r'<script type="module" src="([^"]+)"', page) if path != "boot/keep.mjs"]
    page = re.sub(r'\s*<script type="module" src="[^"]+"[^>]*></script>', "", page)
    loader = (BOOT / "single.js").read_text("utf-8")
    page = page.replace("</body>", f"{payload(dist, started)}\n{script(loader)}\n</body>")
    (dist / "outremer.html").write_text(page, encoding="utf-8")


def script(text: str) -> str:
    return f"<script>\n{text}</script>"


def data_url(file: Path) -> str:
    kind = KINDS[file.suffix]
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


def payload(dist: Path, started: list[str]) -> str:
    """All the files that the page would fetch, packed; those that it starts with are marked."""
    files = {found(dist, pattern) for pattern in started} - {found(dist, pattern) for pattern in MODULES}
    if files:
        sys.exit(f"tools/single.py does not know where {', '.join(map(str, files))} stands among its modules")
    paths = [found(dist, pattern) for pattern in (*DATA, *MODULES)]
    return "\n".join(packed(path, content(dist / path), path in started) for path in paths)


def found(dist: Path, pattern: str) -> str:
    """The one file that a pattern means."""
    return next(dist.glob(pattern)).relative_to(dist).as_posix()


def content(file: Path) -> bytes:
    """A file as it goes in; two places of PyScript's are adapted, and must be found for that."""
    if not file.name.startswith("core-"):
        return file.read_bytes()
    text = file.read_text(encoding="utf-8")
    for old, new, times in ADAPTED:
        text, changed = re.subn(old, new, text)
        if changed != times:
            sys.exit(
                f"{file.name} has {old!r} {changed} times and not {times}: has PyScript changed? See tools/single.py"
            )
    return text.encode()


def packed(path: str, content: bytes, start: bool) -> str:
    text = base64.b64encode(gzip.compress(content, mtime=0)).decode()
    return f'<script type="text/plain" data-file="{path}"{" data-start" if start else ""}>{text}</script>'
