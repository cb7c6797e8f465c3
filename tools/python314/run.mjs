// Runs a file on Python 3.14: node run.mjs PYODIDE FLAGS FILE ARGUMENTS…, the machine's files being under /host.
import { pathToFileURL } from "node:url";

const [pyodide, flags, ...argv] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ args: flags.split(" ") });
python.mountNodeFS("/host", "/");
python.globals.set("argv", argv);
process.exitCode = python.runPython(`
import runpy, sys, traceback
sys.argv[:] = argv
status = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as end:
    status = end.code if isinstance(end.code, int) else print(end.code) or 1
except BaseException:
    traceback.print_exc()
    status = 1
status
`);
