// Solves and rates puzzles with the page's own Python, in Node: engine.mjs SITE [PUZZLES]
// PUZZLES is the path of a bank; without it the engine answers for a few of each end of the bank.
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const site = resolve(process.argv[2]);
const {loadPyodide} = await import(pathToFileURL(join(site, 'pyodide/pyodide.mjs')));
const {unzipSync} = await import(pathToFileURL(join(site, 'fflate.mjs')));
const py = await loadPyodide();
for (const part of JSON.parse(readFileSync(join(site, 'parts.json')))) {
  if (part.name !== 'first' && part.name !== 'bank') continue;
  for (const [path, content] of Object.entries(unzipSync(readFileSync(join(site, part.file))))) {
    py.FS.mkdirTree(`/app/${path}`.replace(/\/[^/]*$/, ''));
    py.FS.writeFile(`/app/${path}`, content);
  }
}
console.log(py.runPython(`
import sys
sys.path[:0] = ["/app", "/app/site"]
import json
from game.core.grid import Grid
from game.logic.rating.hodoku import rate
from game.solve.exact import solve

told = []
for level in ("beginner", "expert"):
    for line in open(f"/app/puzzles/bank/{level}.txt").readlines()[:3]:
        grid = Grid.parse(line.split()[0])
        told.append({"puzzle": str(grid), "solution": str(solve(grid)), "rating": str(rate(grid))})
json.dumps(told)
`));
