"""The plain static host: files under a prefix, and nothing else."""

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.serve import make_server


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "runtime.wasm").write_bytes(b"\0asm")
    server = make_server(tmp_path, prefix="/some/path/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_serves_a_file_under_the_prefix_with_its_type(address: str) -> None:
    with urllib.request.urlopen(f"{address}/some/path/runtime.wasm") as answer:
        assert answer.headers["Content-Type"] == "application/wasm"
        assert answer.read() == b"\0asm"


@pytest.mark.parametrize("path", ["/runtime.wasm", "/some/path/missing"])
def test_knows_nothing_else(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address + path)
