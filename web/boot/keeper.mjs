// A worker that starts Python once more, in the background of a first visit, imports all our modules, looks at the boards, and
// keeps the memory of it, so that the next visit starts where this one ends. Made here and not at build time, so that nobody
// has to download it. It uses a private way of Pyodide's: if it fails, the next visit just starts as the first did.
import { load, memory } from "./runtime.mjs";

const IMPORT_ALL = `
import contextlib, importlib, sys, zipfile

with zipfile.ZipFile(next(path for path in sys.path if path.endswith(".whl"))) as wheel:
    modules = [path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for path in wheel.namelist() if path.endswith(".pyc")]
for module in sorted(modules):
    with contextlib.suppress(ImportError):  # what touches the page can't be imported here
        importlib.import_module(module)
del wheel, module, modules

import engine
from web.views import drawn

for game in engine.GAMES:
    engine.new_game(game, engine.GAMES[game].seats[0]).legal_actions()
    for name in drawn.PICTURES:
        drawn.picture(game, name)
`;

async function keep() {
  const python = await load({ _makeSnapshot: true });
  python.runPython(IMPORT_ALL);
  const kept = python.makeMemorySnapshot();
  const cache = await caches.open(memory.cache);
  await cache.put(memory.key, new Response(kept));
}

keep().then(
  () => postMessage("kept"),
  (error) => postMessage(`not kept: ${error}`)
);
