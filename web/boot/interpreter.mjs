// What PyScript takes for its interpreter, in the page and in the workers alike.
import { load, memory, version } from "./runtime.mjs";

export { version };

// The memory of a Python that has started before, if an earlier visit kept one (see keeper.mjs).
async function keptMemory() {
  return (await globalThis.caches?.match(memory.key, { cacheName: memory.cache })) ?? null;
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

async function start(options) {
  const python = (await wake(options)) ?? (await load(options));
  // PyScript writes its Python part as sources into the current folder; our library has it compiled: look there.
  python.runPython("import sys; sys.path.remove('')");
  if (globalThis.outremer) outremer.python = python; // for the curious at the browser's console, and for tests
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
