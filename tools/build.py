"""Build dist/, the site exactly as hosted: our wheel, the pinned runtime, fonts, styles and the page.

Every address in it is relative, so that it works under any path; nothing is fetched from anywhere else.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools import catalogues, policy, release, single
from web.views import home, shell

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"
BOOT = ROOT / "web" / "boot"

# What we ship of each npm package: dist folder → package folder and file patterns.
RUNTIME = {
    "runtime/pyodide": ("pyodide", ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]),
    "runtime/library": ("pyodide", ["python_stdlib.zip"]),
    "runtime/pyscript": ("@pyscript/core/dist", ["core.js", "core-*.js", "error-*.js"]),
    "runtime/idiomorph": ("idiomorph/dist", ["idiomorph.esm.js"]),
    "fonts": ("@fontsource/cinzel/files", ["cinzel-latin-[57]00-normal.woff2"]),
    "fonts/": (
        "@fontsource/eb-garamond/files",
        ["eb-garamond-latin-[46]00-normal.woff2", "eb-garamond-latin-400-italic.woff2"],
    ),
}


def copy_files(source: Path, patterns: list[str], target: Path) -> None:
    """Copy what the patterns name; a pattern that names nothing means the package has changed: stop."""
    target.mkdir(parents=True, exist_ok=True)
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            sys.exit(f"{source.relative_to(ROOT)} has no {pattern}: has the pinned package changed?")
        for file in found:
            shutil.copyfile(file, target / file.name)


def copy_runtime(dist: Path) -> None:
    for folder, (package, patterns) in RUNTIME.items():
        copy_files(MODULES / package, patterns, dist / folder)


def build_wheel(dist: Path) -> str:
    """One pure-Python wheel of engine, ai and web, catalogues included; returns its name."""
    catalogues.compile_all()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist / "wheels")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next((dist / "wheels").glob("*.whl")).name


def pack(dist: Path, wheel: str) -> None:
    """Put compiled archives in place: our wheel, and a standard library of just what the page imports."""
    (dist / "packed").mkdir()
    pyscript = MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
    command: list[str | Path] = ["node", "tools/pack.mjs", dist / "wheels" / wheel, pyscript, dist / "packed"]
    subprocess.run(command, cwd=ROOT, check=True)
    (dist / "packed" / wheel).replace(dist / "wheels" / wheel)
    (dist / "packed" / "python_stdlib.zip").replace(dist / "runtime" / "pyodide" / "python_stdlib.zip")
    (dist / "packed").rmdir()


def add_micropip(dist: Path) -> Path:
    """The package installer's wheel, for those who ask for it; fetched once, by its pinned hash."""
    store = ROOT / "build" / "wheels"
    if not list(store.glob("micropip-*.whl")):
        wanted = ["--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes"]
        command: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            *wanted,
            "-r",
            "tools/micropip.txt",
            "-d",
            store,
        ]
        subprocess.run(command, cwd=ROOT, check=True)
    copy_files(store, ["micropip-*.whl"], dist / "wheels")
    return next((dist / "wheels").glob("micropip-*.whl"))


def lock(micropip: Path) -> str:
    """What Python may load by name: just micropip, with its true hash. The pinned lock has hundreds we don't ship."""
    pinned = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = pinned["packages"]["micropip"]
    entry |= {"file_name": micropip.name, "version": micropip.name.split("-")[1]}
    entry["sha256"] = hashlib.sha256(micropip.read_bytes()).hexdigest()
    return json.dumps({"info": pinned["info"], "packages": {"micropip": entry}})


def copy_filled(source: Path, target: Path, values: dict[str, str]) -> None:
    """Copy a text, with each {{name}} in it replaced."""
    text = source.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace("{{" + name + "}}", value)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def styles() -> str:
    """Our style sheets, inside the page: it is painted with nothing else fetched. Others build on base.css."""
    files = sorted((ROOT / "web" / "style").glob("*.css"), key=lambda file: (file.name != "base.css", file.name))
    sheets = "".join(file.read_text(encoding="utf-8") for file in files)
    return f"<style>\n{sheets}</style>"


def preloads(dist: Path, wheel: str) -> str:
    """Links that fetch all of the runtime at once instead of one file after another."""
    modules = [
        "boot/interpreter.mjs",
        "boot/runtime.mjs",
        *paths(dist, "runtime/pyscript/core-*.js"),
        *paths(dist, "runtime/pyodide/*.mjs"),
    ]
    data = [f"runtime/pyodide/{name}" for name in ("pyodide.asm.wasm", "python_stdlib.zip")]
    fonts = paths(dist, "fonts/*.woff2")
    links = [f'<link rel="modulepreload" href="{path}">' for path in modules]
    links += [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in [*data, f"wheels/{wheel}"]]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{path}">' for path in fonts]
    return "\n  ".join(links)


def paths(dist: Path, pattern: str) -> list[str]:
    """Addresses, relative to the site, of the built files that ``pattern`` names."""
    return [file.relative_to(dist).as_posix() for file in sorted(dist.glob(pattern))]


def config() -> str:
    """PyScript's settings for the page: our interpreter, and none of its plugins, which would only be fetched in vain."""
    plugins = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"]
    settings = {"interpreter": "./boot/interpreter.mjs", "plugins": [f"!{name}" for name in plugins]}
    return json.dumps(settings)


def copy_page(dist: Path, values: dict[str, str]) -> None:
    """The page itself and its boot scripts; PyScript fetches the worker's file, so it lies beside them."""
    rules = {"policy": policy.for_site((ROOT / "index.html").read_text(encoding="utf-8"))}
    copy_filled(ROOT / "index.html", dist / "index.html", values | rules)
    copy_filled(BOOT / "manifest.webmanifest", dist / "manifest.webmanifest", values)
    for script in sorted(file for file in BOOT.glob("*.*js") if file.name not in {"sw.js", "single.js"}):
        copy_filled(script, dist / "boot" / script.name, values)
    shutil.copyfile(ROOT / "web" / "worker.py", dist / "boot" / "worker.py")


def add_service_worker(dist: Path, memory: str) -> None:
    """Last of all, since it lists all the others; at the top, since it serves what is beside and below it."""
    files = release.contents(dist)
    values = {"files": json.dumps(files, indent=2), "release": release.name(files), "memory": memory}
    copy_filled(BOOT / "sw.js", dist / "sw.js", values)


def build(dist: Path = DIST) -> None:
    """All of it, from nothing."""
    shutil.rmtree(dist, ignore_errors=True)
    copy_runtime(dist)
    copy_files(ROOT / "web" / "icons", ["*.svg", "*.png"], dist / "icons")
    wheel = build_wheel(dist)
    pack(dist, wheel)
    memory = release.digest(*sorted((dist / "runtime" / "pyodide").iterdir()), dist / "wheels" / wheel)
    values = {
        "wheel": wheel,
        "memory": memory,
        "lock": lock(add_micropip(dist)),
        "styles": styles(),
        "preloads": preloads(dist, wheel),
        "config": config(),
        "home": home.home(str),
        "tagline": home.TAGLINE,
        "credits": home.credits(str),
        "dictionaries": json.dumps({name: shell.dictionary(name) for name in catalogues.LANGUAGES}, ensure_ascii=False),
    }
    copy_page(dist, values)
    add_service_worker(dist, memory)
    single.make(dist)
    (dist / ".built").touch()


def main() -> None:
    start = time.perf_counter()
    build()
    size = sum(file.stat().st_size for file in DIST.rglob("*") if file.is_file())
    print(f"dist/: {size / 1e6:.1f} MB in {time.perf_counter() - start:.1f} s")


if __name__ == "__main__":
    main()
