"""What the page may load and run: nothing from elsewhere, and no script that markup could bring."""

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.watch import wait_until_loaded
from tools.serve import DIST

REFUSED = """async () => {
  const refused = [];
  addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  window.ran = false;
  document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="ran = true"><img src="https://example.org/x.png">');
  const script = document.createElement('script');
  script.textContent = 'ran = true';
  document.body.append(script);
  await fetch('https://example.org/').catch(() => {});
  await new Promise((done) => setTimeout(done, 300));
  return [...new Set(refused)].sort().concat(window.ran);
}"""


@pytest.mark.parametrize("kind", ["site", "one file"])
def test_nothing_is_asked_of_others_and_no_strange_script_runs(context: BrowserContext, site: str, kind: str) -> None:
    page: Page = context.new_page()
    page.goto(site if kind == "site" else (DIST / "outremer.html").as_uri())
    wait_until_loaded(page)
    refused = page.evaluate(REFUSED)
    if kind == "site":
        assert refused == ["connect-src", "img-src", "script-src-attr", "script-src-elem", False]
    else:  # its own scripts are inside, so that others there could not be told apart
        assert refused[:2] == ["connect-src", "img-src"]
