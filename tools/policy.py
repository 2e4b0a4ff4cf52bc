"""The Content Security Policy: whatever went wrong, the page runs no script but its own and asks nobody else for anything."""

import base64
import hashlib
import re

SITE = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' 'unsafe-eval'",  # PyScript and Pyodide start with some text they evaluate
    "style-src": "'self' 'unsafe-inline'",  # pieces say in their style where they stand
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",  # PyScript's worker is made in the page
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
ONE_FILE = SITE | {  # has everything inside, and takes it from there
    "script-src": "'unsafe-inline' 'wasm-unsafe-eval' 'unsafe-eval' data: blob:",
    "img-src": "data:",
    "font-src": "data:",
    "connect-src": "data: blob:",
    "worker-src": "data: blob:",
}


def for_site(page: str) -> str:
    """The hosted page's: of scripts inside the page just those it was built with."""
    known = " ".join(_hash(script) for script in re.findall(r"<script>(.*?)</script>", page, re.DOTALL))
    return _written(SITE | {"script-src": f"{SITE['script-src']} {known}"})


def for_one_file() -> str:
    return _written(ONE_FILE)


def replaced(page: str, policy: str) -> str:
    """The page with another policy."""
    return re.sub(r'(http-equiv="Content-Security-Policy" content=")[^"]*', rf"\g<1>{policy}", page)


def _hash(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def _written(policy: dict[str, str]) -> str:
    return "; ".join(f"{what} {where}" for what, where in policy.items())
