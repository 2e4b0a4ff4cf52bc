// What PyScript takes for its interpreter, in the page and in the workers alike.
import { load, memory, version } from "./runtime.mjs";

export { version };

// Asking the caches takes a while: a page that has never kept a memory does not wait for the answer.
function mayBeKept() {
  try {
    return !globalThis.localStorage || localStorage.getItem(memory.cache) === "kept";
  } catch {
    return false; // where storage is forbidden, so are the caches
  }
}

// The memory of a Python that has started before, if an earlier visit kept one (see keeper.mjs).
async function keptMemory() {
  return (mayBeKept() && (await globalThis.caches?.match(memory.key, { cacheName: memory.cache }))) || null;
}

// Waking up from a memory uses a private way of Pyodide's: whatever goes wrong, forget it and start afresh.
async function wake(options) {
  try {
    const kept = await keptMemory();
    if (!kept) return null;
    const python = await load({ ...options, _loadSnapshot: kept.arrayBuffer() }); // read while the rest is prepared
    python.runPython("import random; random.seed()"); // or each visit would see the same chance
    return python;
  } catch (error) {
    console.info("Outremer starts afresh:", error);
    await globalThis.caches?.delete(memory.cache).catch(() => {});
    return null;
  }
}

// PyScript has its Python part written as sources into the current folder before anything runs; our library has it
// compiled, so that the writing is left out and the folder not looked into. Unknown code runs as it is.
const WRITING = /import os as _os\nfrom pathlib import Path as _Path\n_path = None\n[^]*?\nimport pyscript as _pyscript\n/;
const SHORTER = "_os = _Path = _path = None\nimport pyscript as _pyscript\n";

function spareWriting(python) {
  python.runPython("import sys; sys.path.remove('')");
  for (const name of ["runPython", "runPythonAsync"]) {
    const run = python[name];
    python[name] = (code, ...rest) => run.call(python, code.replace(WRITING, SHORTER), ...rest);
  }
}

async function start(options) {
  const python = (await wake(options)) ?? (await load(options));
  spareWriting(python);
  if (globalThis.document) (window.outremer ??= {}).python = python; // for the curious at the browser's console, and for tests
  return python;
}

// Python starts as soon as this module is there, and not only when PyScript is ready to ask for it; what it prints
// goes to whoever PyScript names then.
const output = { stdout: console.log, stderr: console.error };
const starting = start({ stdout: (text) => output.stdout(text), stderr: (text) => output.stderr(text) });
starting.catch((error) => globalThis.outremer?.failed(`Python could not be loaded (${error.message ?? error})`));

export function loadPyodide({ stdout, stderr }) {
  Object.assign(output, { stdout, stderr });
  return starting;
}
