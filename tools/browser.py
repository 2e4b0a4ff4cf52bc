"""Find a Chromium for the browser tests: the system's, else Playwright's, else install one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
PACKAGES = (("apt-get", "chromium"), ("dnf", "chromium"), ("pacman", "chromium"), ("apk", "chromium"))


def system_browser() -> str | None:
    """A Chromium or Chrome that is installed on this machine; OUTREMER_BROWSER names another."""
    named = os.environ.get("OUTREMER_BROWSER")
    found = [named, *(shutil.which(name) for name in NAMES), str(MAC) if MAC.exists() else None]
    return next((path for path in found if path), None)


def playwright_browser() -> str | None:
    """The Chromium that Playwright has installed for itself, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    """The browser to test with, or None."""
    return system_browser() or playwright_browser()


def install_by_playwright() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def install_by_system() -> None:
    """With the system's package manager, as root or through sudo where that asks no password."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for manager, package in PACKAGES:
        if shutil.which(manager):
            subprocess.run([*rights, *install_command(manager, package)], check=False)
            return


def install_command(manager: str, package: str) -> list[str]:
    """The words that make ``manager`` install ``package`` without a question."""
    if manager == "apt-get":
        return ["sh", "-c", f"apt-get update -q && apt-get install -q -y {package}"]
    verb = {"dnf": ["install", "-y"], "pacman": ["-Sy", "--noconfirm"], "apk": ["add"]}[manager]
    return [manager, *verb, package]


def ensure() -> str:
    """The browser, installed if need be; one clear sentence where that can't be done."""
    for install in (None, install_by_playwright, install_by_system):
        if install:
            install()
        path = find()
        if path:
            return path
    sys.exit("The browser tests need Chromium or Chrome, and none could be installed: install one and run make again.")


if __name__ == "__main__":
    print(f"browser: {ensure()}")
