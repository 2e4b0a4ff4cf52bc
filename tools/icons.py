"""Draw the icons that need pixels (web/icons/icon-*.png) from web/icons/outremer.svg. Run again when that changes."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import ensure

ICONS = Path(__file__).parent.parent / "web" / "icons"
SIZES = (192, 512)


def draw() -> None:
    """The seal stands within the middle four fifths, so that the same picture serves where icons are cut round."""
    drawing = (ICONS / "outremer.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=ICONS / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    draw()
