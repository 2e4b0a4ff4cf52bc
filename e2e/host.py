"""A host of the tests' own, for what a plain one can't show: stopping, and publishing another release."""

import json
import shutil
import threading
from pathlib import Path

from tools import release
from tools.build import BOOT, copy_filled
from tools.serve import DIST, StaticServer, make_server

PREFIX = "/games/outremer/"


class Host:
    """A host of our own that can be stopped and given another release."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: StaticServer | None = None
        shutil.copytree(DIST, folder)
        self.start()

    def start(self, port: int = 0) -> None:
        self.server = make_server(self.folder, port, PREFIX)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.site = f"http://localhost:{self.server.server_port}{PREFIX}"

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def publish(self, words: str) -> None:
        """A new release, which differs in a line of the page."""
        page = self.folder / "index.html"
        page.write_text(
            page.read_text(encoding="utf-8").replace("<h1>Outremer</h1>", f"<h1>{words}</h1>"), encoding="utf-8"
        )
        files = release.contents(self.folder)
        values = {"files": json.dumps(files), "release": release.name(files), "memory": "none"}
        copy_filled(BOOT / "sw.js", self.folder / "sw.js", values)
