// The pinned Pyodide with our wheel, as the page, its workers and the keeper of memory all load it.
// The wheel is mounted as it is, and the library has only what is needed, both compiled: nothing is unpacked, built
// or resolved at the start, and micropip stays away until somebody asks for it.
import { loadPyodide, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const site = new URL("../", import.meta.url);
export const address = (path) => new URL(path, site).href;

// Where the memory of a started Python is kept between visits: by site, since others may share the origin, and by
// what is in it, since another release has another memory.
export const memory = { cache: `outremer ${site.pathname} memory {{memory}}`, key: address("boot/memory") };

const wheel = "{{wheel}}";

async function bytes(path) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path} did not arrive`);
  return new Uint8Array(await response.arrayBuffer());
}

export function load(options) {
  const ours = bytes(`wheels/${wheel}`);
  return loadPyodide({
    indexURL: address("runtime/pyodide/"),
    packageBaseUrl: address("wheels/"),
    lockFileContents: {{lock}},
    env: { PYTHONPATH: `/lib/${wheel}` },
    fsInit: async (FS) => FS.writeFile(`/lib/${wheel}`, await ours),
    ...globalThis.outremerOptions, // of the one-file page
    ...options,
  });
}
