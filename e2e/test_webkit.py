"""The page in a second engine: a game begins, a move is made, and the computer answers."""

import pytest

from e2e import webkit

absent = webkit.missing()
pytestmark = pytest.mark.skipif(
    bool(absent), reason=f"a second engine is not installed: {', '.join(absent)} (Debian: webkit2gtk-driver, xvfb)"
)

MOVE = "document.getElementById('moves').open = true; document.querySelector('#moves [data-action]').click()"


def test_a_game_is_played_in_webkit(site: str) -> None:
    with webkit.webkit() as browser:
        browser.open(f"{site}#/play/akkon?seats=human,knight&seed=7")
        browser.wait("document.body.dataset.state === 'your-turn' || 'failed' in document.body.dataset")
        assert not browser.run("return 'failed' in document.body.dataset"), browser.run(
            "return document.body.innerText"
        )
        before = browser.run("return document.getElementById('log').innerText")
        browser.run(MOVE)
        browser.wait("document.getElementById('thread').textContent.includes('Python 3')")
        browser.wait("document.body.dataset.state === 'your-turn'")
        assert browser.run("return document.getElementById('log').innerText") != before
