// Solves and rates puzzles with the page's own Python, in Node: engine.mjs SITE PUZZLE ...
// Prints a line of JSON: what came of each, and in how many seconds.
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const site = resolve(process.argv[2]);
const {loadPyodide} = await import(pathToFileURL(join(site, 'pyodide/pyodide.mjs')));
const {unzipSync} = await import(pathToFileURL(join(site, 'fflate.mjs')));
const py = await loadPyodide();
for (const part of JSON.parse(readFileSync(join(site, 'parts.json')))) {
  if (part.name !== 'first') continue;
  for (const [path, content] of Object.entries(unzipSync(readFileSync(join(site, part.file))))) {
    py.FS.mkdirTree(`/app/${path}`.replace(/\/[^/]*$/, ''));
    py.FS.writeFile(`/app/${path}`, content);
  }
}
py.globals.set('puzzles', process.argv.slice(3));
console.log(py.runPython(`
import sys
sys.path[:0] = ["/app", "/app/site"]
import json
from time import perf_counter
from game.core.grid import Grid
from game.logic.rating.hodoku import rate
from game.solve.exact import solve

told = []
for text in [puzzles[0], *puzzles]:
    grid, row = Grid.parse(text), {"puzzle": text}
    for name, work in (("solution", solve), ("rating", rate)):
        began = perf_counter()
        row[name] = str(work(grid))
        row[f"{name}_seconds"] = perf_counter() - began
    told.append(row)
# The first one was for the tables that are made once.
json.dumps(told[1:])
`));
