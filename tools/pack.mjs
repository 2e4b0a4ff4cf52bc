// Run tools/pack.py inside Pyodide, so that it compiles with the very Python that will run in the browser.
// node tools/pack.mjs <wheel> <folder of PyScript's Python part> <folder to write to>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [wheel, pyscript, target] = process.argv.slice(2);
const program = readFileSync(fileURLToPath(new URL("pack.py", import.meta.url)), "utf8");
const file = `/lib/${basename(wheel)}`;
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // lines are enough: columns would be a third of the size
python.FS.writeFile(file, readFileSync(wheel));
try {
  python.runPython(program);
  const parts = readdirSync(pyscript).map((name) => [`pyscript/${name}`, readFileSync(`${pyscript}/${name}`, "utf8")]);
  const packed = python.globals.get("pack")(file, python.toPy(Object.fromEntries(parts)));
  for (const path of packed) writeFileSync(`${target}/${basename(path)}`, python.FS.readFile(path));
} catch (error) {
  console.error(error.message); // and not the whole of the runtime's source, which Node would print
  process.exit(1);
}
