// A Web Worker that thinks: Python with the game and without its window.
import {loadPyodide} from './pyodide/pyodide.mjs';
import {Files} from './files.mjs';

const waiting = [];
const channel = new MessageChannel();
let answer = null;
let busy = false;
onmessage = event => {
  waiting.push(event.data);
  work();
};

async function work() {
  if (busy || !answer) return;
  busy = true;
  // Where the browser can switch stacks, new questions come while one is being answered.
  while (waiting.length) await answer();
  busy = false;
}

const listed = await (await fetch('parts.json')).json();
const first = listed.find(part => part.name === 'first');
let [py, packed] = await Promise.all([
  loadPyodide({indexURL: new URL('pyodide/', location.href).href}),
  fetch(first.file).then(response => response.arrayBuffer()),
]);
new Files(py.FS, listed).begin(new Uint8Array(packed));
packed = null;
py.registerJsModule('nonet_page', {
  send: data => postMessage(data),
  take: () => waiting.shift(),
  waiting: () => waiting.length,
  breathe: () => new Promise(done => {
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  }),
});
py.runPython("import sys; sys.path[:0] = ['/app', '/app/site']; from game.web.worker import answer");
answer = () => py.runPythonAsync('answer()');
work();
