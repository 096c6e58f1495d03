// Starts Nonet in this page: its storage, Python, the game, and what the game asks of the page.
import {loadPyodide} from './pyodide/pyodide.mjs';
import {Files} from './files.mjs';
import {Input} from './input.mjs';
import {Mirror} from './mirror.mjs';
import {Storage} from './storage.mjs';

const at = id => document.getElementById(id);
const canvas = at('canvas');
const marks = {};
const mark = name => { marks[name] = performance.now(); };

/** Say something where the picture will be. */
function tell(text) {
  at('wait').hidden = false;
  at('loaded').hidden = true;
  at('told').textContent = text;
}

/** Fetch a file, and show how far all that is fetched has come. */
const loading = {done: 0, all: 0};
async function bytes(url, size) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  loading.all += size;
  const reader = response.body.getReader();
  const whole = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return whole;
    whole.set(value, filled);
    filled += value.length;
    loading.done += value.length;
    at('loaded').value = Math.min(1, loading.done / loading.all);
  }
}

/** Wait until no other tab of this browser has the player's things open. */
async function alone() {
  if (!navigator.locks) return;
  const held = () => new Promise(() => {});
  const taken = ifAvailable => new Promise(done => {
    navigator.locks.request('nonet', {ifAvailable}, lock => {
      done(lock !== null);
      return lock === null ? undefined : held();
    });
  });
  if (await taken(true)) return;
  tell('Nonet is open in another tab. Close it there, and it goes on here.');
  await taken(false);
  at('loaded').hidden = false;
  at('told').textContent = 'Nonet is loading…';
}

/** The size of the picture, in pixels of the screen. */
function size() {
  const ratio = devicePixelRatio || 1;
  return [Math.max(1, Math.round(canvas.clientWidth * ratio)), Math.max(1, Math.round(canvas.clientHeight * ratio))];
}

/** What stands behind # in the address. */
function addressed() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // A % that begins no character; the game says that it cannot open this.
    return text;
  }
}

/** What the game asks of the page. */
class Page {
  #address = '';

  constructor(py, files, storage) {
    this.marks = marks;
    this.files = files;
    this.storage = storage;
    this.input = new Input(canvas, at('typed'));
    this.mirror = new Mirror(at('mirror'), at('said'), canvas, () => this.input.woken());
    this.size = size;
    this.#address = addressed();
    this.resized = false;
    /** Milliseconds of each frame, where somebody measures them. */
    this.frames = null;
    this.resumed = 0;
    this.isAlone = 'locks' in navigator;
    let pressed = false;
    this.languages = navigator.languages.join(' ');
    this.isCoarse = matchMedia('(pointer: coarse)').matches;
    this.isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    this.isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    addEventListener('resize', () => { this.resized = true; this.input.woken(); });
    addEventListener('hashchange', () => {
      this.#address = addressed();
      this.input.woken();
    });
    for (const kind of ['pointerup', 'keydown', 'touchend']) {
      addEventListener(kind, () => {
        // No browser lets a page sound before something was pressed.
        const sound = py._module.SDL2?.audioContext;
        if (sound?.state === 'suspended') sound.resume();
        if (!pressed) storage.persist();
        pressed = true;
      }, {capture: true});
    }
  }

  /** What stands behind # in the address, until it is opened. */
  get address() {
    return this.#address;
  }

  /** Once it is opened it goes: who reloads the page goes on with the game, not with a new one. */
  set address(text) {
    this.#address = text;
    if (!text) history.replaceState(null, '', location.pathname + location.search);
  }

  /** Pixels of the picture to one of the page. */
  get ratio() {
    return devicePixelRatio || 1;
  }

  /** Wait for about so many seconds: to the next picture, or until something comes in. */
  wait(seconds) {
    this.frames?.push(performance.now() - this.resumed);
    return new Promise(done => {
      const end = () => {
        clearTimeout(timer);
        this.input.woken = () => {};
        this.resumed = performance.now();
        done();
      };
      let timer = 0;
      if (seconds <= 0.017 && !document.hidden) {
        requestAnimationFrame(end);
        // No picture is shown of a tab behind another one, which time goes on for.
        timer = setTimeout(end, 500);
      } else {
        timer = setTimeout(end, Math.max(4, seconds * 1000));
        this.input.woken = end;
      }
    });
  }

  /** Open a Web Worker; `came` hears the bytes that it sends. */
  openWorker(came) {
    const worker = new Worker('worker.mjs', {type: 'module'});
    worker.onmessage = event => { came(event.data); this.input.woken(); };
    worker.onerror = event => console.error('worker:', event.message);
    return worker;
  }

  /** Copy a text; false where the browser lets nobody. */
  copy(text) {
    this.input.pasted = '';
    if (!navigator.clipboard) return false;
    navigator.clipboard.writeText(text).catch(error => console.info('not copied:', error));
    return true;
  }

  /** Return the text that was pasted last, "" if none was. */
  pasted() {
    return this.input.pasted;
  }

  /** Hand a file to the player, as a download. */
  hand(name, content) {
    const url = URL.createObjectURL(new Blob([content.slice()]));
    Object.assign(document.createElement('a'), {href: url, download: name}).click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
  }

  /** Called when the first picture is there. */
  async shown() {
    mark('shown');
    at('wait').hidden = true;
    canvas.focus({preventScroll: true});
    if ('serviceWorker' in navigator && isSecureContext) {
      const worker = await navigator.serviceWorker.register('sw.js').catch(error => console.info('not kept for offline:', error));
      if (worker) (await navigator.serviceWorker.ready).active?.postMessage('the rest');
    }
    await this.files.ahead();
    mark('ahead');
  }
}

async function start() {
  await alone();
  const listed = await (await fetch('parts.json')).json();
  const first = listed.find(part => part.name === 'first');
  let [py, packed, wheel] = await Promise.all([
    loadPyodide({indexURL: new URL('pyodide/', location.href).href, env: {HOME: '/Downloads', TZ: zone()}}),
    bytes(first.file, first.bytes),
    bytes('pygame.whl', 1077026),
  ]);
  mark('python');
  const files = new Files(py.FS, listed);
  files.begin(packed);
  py.unpackArchive(wheel, 'wheel', {extractDir: '/app/site'});
  // This function lasts as long as the game, and would keep them.
  packed = wheel = null;
  mark('unpacked');
  const storage = await new Storage(py.FS).open();
  mark('storage');
  py.canvas.setCanvas2D(canvas);
  // What SDL leaves the stack by is no error of Python.
  py._api._skip_unwind_fatal_error = true;
  const page = new Page(py, files, storage);
  globalThis.nonet = {py, page, marks};
  py.registerJsModule('nonet_page', page);
  py.runPython("import sys; sys.path[:0] = ['/app', '/app/site']");
  const left = await py.runPythonAsync('from game.web.entry import main; await main()');
  await storage.kept();
  if (left === 'again') location.reload();
  else tell('Nonet has closed. Reload the page to play again.');
}

/** The name of the time zone, as Python's C library reads it. */
function zone() {
  const minutes = new Date().getTimezoneOffset();
  const hours = `${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;
  return `<here>${minutes < 0 ? '-' : '+'}${hours}`;
}

if (!window.nonetLacks) {
  start().catch(error => {
    console.error(String(error.stack || error));
    globalThis.nonet = {...globalThis.nonet, error: String(error.stack || error)};
    if (marks.shown) tell('Nonet has met an error and had to stop. Reload the page to go on; your games are kept.');
    else if (navigator.onLine) tell(`Nonet cannot start: ${String(error.message || error).trim().split('\n').pop()}. Reload the page to try again.`);
    else tell('This page is not complete yet, and there is no network. Come back with one; from then on Nonet needs none.');
  });
}
