// What PyScript takes for its interpreter, in the page and in the workers alike: the pinned Pyodide with our wheel.
// The wheel is mounted as it is, and the library has only what is needed, both compiled: nothing is unpacked, built
// or resolved at the start, and micropip stays away until somebody asks for it.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const site = new URL("../", import.meta.url);
const address = (path) => new URL(path, site).href;
const wheel = "{{wheel}}";

async function bytes(path) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path} did not arrive`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function loadPyodide(options) {
  const ours = bytes(`wheels/${wheel}`);
  try {
    return await load({
      ...options,
      indexURL: address("runtime/pyodide/"),
      packageBaseUrl: address("wheels/"),
      lockFileContents: {{lock}},
      env: { PYTHONPATH: `/lib/${wheel}` },
      fsInit: async (FS) => FS.writeFile(`/lib/${wheel}`, await ours),
    });
  } catch (error) {
    globalThis.outremer?.failed(`Python could not be loaded (${error.message ?? error})`);
    throw error;
  }
}
