"""What a release consists of: every file with its hash, for the service worker to keep."""

import hashlib
import json
from pathlib import Path

# Not kept for offline play: what stands beside the site, what a system keeps by itself when the page is
# installed, and what is fetched only when somebody asks for more of Python.
APART = ("sw.js", ".built", "outremer.html", "icons/*.png", "runtime/library/*", "wheels/micropip-*")


def digest(*files: Path) -> str:
    """One short name for the contents of ``files`` together."""
    together = hashlib.sha256()
    for file in files:
        together.update(hashlib.sha256(file.read_bytes()).digest())
    return together.hexdigest()[:16]


def contents(dist: Path) -> dict[str, str]:
    """Each file of the release, by its address relative to the site, with its SHA-256."""
    files = sorted(file for file in dist.rglob("*") if file.is_file())
    kept = [file for file in files if not any(file.match(str(dist / pattern)) for pattern in APART)]
    return {file.relative_to(dist).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in kept}


def name(files: dict[str, str]) -> str:
    """The release's name: the same files, the same name."""
    return hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
