// Compiles the Python files of zips with the page's own Python, in place: compile.mjs PYODIDE ROOT=ZIP ...
// PYODIDE is the folder of its files. ROOT is where the page has a zip, which tracebacks name; one that stays
// packed there is compressed.
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const [folder, ...zips] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(join(resolve(folder), 'pyodide.mjs')));
// Lines are enough for a traceback; the columns would be a quarter of all.
const py = await loadPyodide({env: {PYTHONNODEBUGRANGES: '1', PYTHONHASHSEED: '0'}});
py.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc


def compiled(path, to, root):
    method = zipfile.ZIP_DEFLATED if root.endswith(".zip") else zipfile.ZIP_STORED
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(to, "w") as new:
        for info in old.infolist():
            name, content = info.filename, old.read(info)
            if name.endswith(".py"):
                # Without docstrings and assertions; nobody sees them there.
                code = compile(content, f"{root}/{name}", "exec", dont_inherit=True, optimize=2)
                # Never checked against a source, since there is none beside it.
                name, content = f"{name}c", _code_to_hash_pyc(code, bytes(8), False)
            new.writestr(zipfile.ZipInfo(name, info.date_time), content, method)
`);
const compiled = py.globals.get('compiled');
for (const zip of zips) {
  const [root, path] = zip.split('=');
  py.FS.writeFile('/old.zip', new Uint8Array(readFileSync(path)));
  compiled('/old.zip', '/new.zip', root);
  writeFileSync(path, py.FS.readFile('/new.zip'));
}
