"""More of Python than the page needs: there when asked for, and not before."""

import zipfile
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from e2e.host import Host
from e2e.watch import wait_until_loaded, watched_page

METADATA = "Metadata-Version: 2.1\nName: pilgrim\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def write_small_wheel(folder: Path) -> str:
    """A wheel of one module, which greets."""
    name = "pilgrim-1.0-py3-none-any.whl"
    with zipfile.ZipFile(folder / name, "w") as wheel:
        wheel.writestr("pilgrim.py", "def greet():\n    return 'Deus vult, said the wheel'\n")
        wheel.writestr("pilgrim-1.0.dist-info/METADATA", METADATA)
        wheel.writestr("pilgrim-1.0.dist-info/WHEEL", WHEEL)
        wheel.writestr("pilgrim-1.0.dist-info/RECORD", "")
    return name


def test_micropip_installs_a_wheel_of_the_site_when_asked(context: BrowserContext, host: Host) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    name = write_small_wheel(host.folder / "wheels")
    with watched_page(context, host.site) as page:
        page.goto(host.site)
        wait_until_loaded(page)
        assert not [url for url in asked if "micropip" in url or "runtime/library" in url]
        assert greeting(page, f"{host.site}wheels/{name}") == "Deus vult, said the wheel"
    assert [url for url in asked if "micropip" in url]


def greeting(page: Page, wheel: str) -> str:
    """What the wheel's module says once micropip has installed it."""
    return str(
        page.evaluate(f"""outremer.python.runPythonAsync(`
            from web import more
            micropip = await more.micropip()
            await micropip.install("{wheel}")
            import pilgrim
            pilgrim.greet()
        `)""")
    )
