"""A second engine: WebKitGTK, spoken to through its WebDriver, on a screen that nobody sees."""

import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

NEEDED = ("WebKitWebDriver", "Xvfb")
PATIENCE = 120  # seconds


def missing() -> list[str]:
    """The programs that this needs and the machine has not."""
    return [name for name in NEEDED if not shutil.which(name)]


class WebKit:
    """One browser window, with just the commands a smoke test wants."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.session = self._call("POST", "/session", {"capabilities": {}})["sessionId"]

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, address: str) -> None:
        self._call("POST", f"/session/{self.session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """The value that ``script`` returns."""
        return self._call("POST", f"/session/{self.session}/execute/sync", {"script": script, "args": []})

    def wait(self, condition: str) -> None:
        """Until the expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.run(f"return Boolean({condition})"):
            assert time.monotonic() < end, f"{condition} never came: {self.run('return document.body.innerText')}"
            time.sleep(0.2)

    def close(self) -> None:
        self._call("DELETE", f"/session/{self.session}")


@contextmanager
def screen(number: int) -> Iterator[dict[str, str]]:
    """An X screen in memory; gives the environment that uses it."""
    server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", "1280x900x24"], stderr=subprocess.DEVNULL)
    try:
        yield {**os.environ, "DISPLAY": f":{number}", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    finally:
        server.terminate()
        server.wait()


def connected(port: int) -> WebKit:
    """The driver takes a moment to listen."""
    for _ in range(50):
        try:
            return WebKit(port)
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("WebKitWebDriver does not answer")


@contextmanager
def webkit(port: int = 4577) -> Iterator[WebKit]:
    """A WebKit, gone at the end."""
    with screen(port % 1000) as environment:
        driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment, stderr=subprocess.DEVNULL)
        try:
            browser = connected(port)
            yield browser
            browser.close()
        finally:
            driver.terminate()
            driver.wait()
