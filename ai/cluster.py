"""Games on a Dask cluster, for those with more than one machine (the optional extra `cluster`).

Its machines need nothing but Dask: the rules and the players are sent to them, as they are here and now. What they
may have kept of an older revision is forgotten first, or the figures would be those of another player.
"""

from __future__ import annotations

import hashlib
import tempfile
import zipfile
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).parent.parent
SENT = ("ai", "engine")


def executor(address: str) -> Executor:
    """The cluster at an address, ready to play."""
    from distributed import Client  # type: ignore[import-not-found,unused-ignore]

    client = Client(address)
    send(client)
    pool: Executor = client.get_executor()
    return pool


def send(client: Any) -> None:
    """Gives the code to the scheduler and to all workers, also to those that come later."""
    sent = SENT

    def forget() -> None:  # a function inside a function travels as a whole: the workers can't import it yet
        import sys

        for name in [name for name in sys.modules if name.split(".")[0] in sent]:
            del sys.modules[name]

    client.run(forget)
    client.run_on_scheduler(forget)
    with tempfile.TemporaryDirectory() as folder:
        client.upload_file(str(pack(Path(folder))))


def pack(folder: Path) -> Path:
    """The code in one archive, named by what is in it."""
    files = sorted(path for name in SENT for path in (HOUSE / name).rglob("*.py"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    archive = folder / f"outremer-{digest}.zip"
    with zipfile.ZipFile(archive, "w") as box:
        for path in files:
            box.write(path, path.relative_to(HOUSE))
    return archive
