// What PyScript takes for its interpreter, in the page and in the workers alike: the pinned Pyodide with our wheel.
// Loading it here instead of by PyScript's `packages` leaves micropip out of the start.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

export { version };

const site = new URL("../", import.meta.url);
const address = (path) => new URL(path, site).href;

export async function loadPyodide(options) {
  try {
    return await load({
      ...options,
      indexURL: address("runtime/pyodide/"),
      packages: [address("wheels/{{wheel}}")],
    });
  } catch (error) {
    globalThis.outremer?.failed(`Python could not be loaded (${error.message ?? error})`);
    throw error;
  }
}
