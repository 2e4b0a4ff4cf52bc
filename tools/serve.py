"""Serve dist/ as a plain static host would: no special headers, so that what works here works anywhere."""

import argparse
import contextlib
import functools
import sys
import webbrowser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

DIST = Path(__file__).parent.parent / "dist"


class StaticHandler(SimpleHTTPRequestHandler):
    """Files below a folder, under a path prefix; anything outside the prefix is not found."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args: Any, prefix: str = "/", **kwargs: Any) -> None:
        self.prefix = prefix
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        inside = path.startswith(self.prefix)
        return super().translate_path("/" + path.removeprefix(self.prefix) if inside else "/.outside")

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # as a rebuilt site must be seen at once
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Stay silent: the console is for the address."""


class StaticServer(ThreadingHTTPServer):
    """Browsers hang up whenever they like: no reason to print a traceback."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def make_server(folder: Path = DIST, port: int = 0, prefix: str = "/") -> StaticServer:
    """A server for ``folder`` under ``prefix``; port 0 takes a free one."""
    handler = functools.partial(StaticHandler, directory=str(folder), prefix=prefix)
    return StaticServer(("127.0.0.1", port), handler)


def free_server(port: int) -> StaticServer:
    """On ``port``, or on any free one where that is taken."""
    with contextlib.suppress(OSError):
        return make_server(port=port)
    return make_server()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8127)
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is one")
    options = parser.parse_args()
    server = free_server(options.port)
    address = f"http://localhost:{server.server_port}/"
    print(f"Outremer is at {address} (Ctrl+C stops it)", flush=True)
    if options.open:
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main()
