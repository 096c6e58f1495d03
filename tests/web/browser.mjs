// Drives Chromium through the game on the page: browser.mjs URL CHROMIUM PROFILE PICTURES
// Prints a line of JSON for each thing that was tried: its name, whether it went well, and what was
// seen. What goes wrong in one does not keep the next from being tried.
import {mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const [url, chromium, profile, pictures] = process.argv.slice(2);
const require = createRequire(`${process.env.NONET_NODE_MODULES}/`);
const {default: puppeteer} = await import(pathToFileURL(require.resolve('puppeteer-core')));
mkdirSync(pictures, {recursive: true});

const PATIENCE = 60000;
const sleep = ms => new Promise(done => setTimeout(done, ms));
const launch = () => puppeteer.launch({
  executablePath: chromium, headless: true, userDataDir: profile,
  args: ['--no-sandbox', '--disable-gpu'],
});
let browser = await launch();
const problems = [];

async function open(address = url, {size = [1280, 800], touch = false, ratio = 1, before} = {}) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', error => problems.push(String(error.stack || error).slice(0, 800)));
  page.on('console', said => said.type() === 'error' && problems.push(said.text().slice(0, 2000)));
  await resize(page, size, touch, ratio);
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(address);
  return page;
}

const resize = (page, [width, height], touch = false, ratio = 1) =>
  page.setViewport({width, height, hasTouch: touch, isMobile: touch, deviceScaleFactor: ratio});

async function ready(page) {
  await page.waitForFunction(() => globalThis.nonet?.error || globalThis.nonet?.marks?.shown, {polling: 50});
  const error = await page.evaluate(() => nonet.error);
  if (error) throw new Error(error);
  return page;
}

/** Ask Python in the page for something, as JSON. */
const ask = (page, expression) => page.evaluate(code => JSON.parse(nonet.py.runPython(`
import json
from game.web import entry
game = entry.running
stage, current = game.stage, game.services.current_game
view = lambda: current.session.view()
json.dumps(${code})`)), expression);
const scene = page => ask(page, 'stage.ids[-1]');
const rects = page => ask(page, '{w.id: list(w.rect) for w in stage.top.form.walk() if w.id and w.visible}');
const digits = page => ask(page, '[c.digit or 0 for c in view().cells]');

async function until(what, page, expression, ms = PATIENCE) {
  for (let waited = 0; waited < ms; waited += 30) {
    if (await ask(page, expression)) return;
    await sleep(30);
  }
  throw new Error(`${what}: not in ${ms} ms; ${JSON.stringify(await ask(page, 'stage.ids'))}`);
}

async function tried(name, what) {
  const began = Date.now();
  let seen = null;
  let error = '';
  try {
    seen = await what();
  } catch (thrown) {
    error = String(thrown.stack || thrown).slice(0, 1500);
  }
  console.log(JSON.stringify({name, error, seen, problems: problems.splice(0), ms: Date.now() - began}));
}

/** Press at a place of the picture: by the mouse, or by a finger. */
async function press(page, [x, y], finger) {
  const ratio = await page.evaluate(() => devicePixelRatio);
  if (finger) await page.touchscreen.tap(x / ratio, y / ratio);
  else await page.mouse.click(x / ratio, y / ratio);
}
const middle = ([x, y, wide, high]) => [x + wide / 2, y + high / 2];
const cellAt = (board, cell) => [board[0] + (cell % 9 + .5) * board[2] / 9, board[1] + (Math.floor(cell / 9) + .5) * board[3] / 9];

/** Begin a board of the easiest level in an own game. */
async function begin(page) {
  await ask(page, `[stage.replace("menu"), __import__("importlib").import_module("game.ui.games.launcher")] and
    game.services.launcher.start(__import__("game.ui.games.launcher", fromlist=["Request"]).Request(
      level=__import__("game.generate.levels", fromlist=["Level"]).Level("beginner"))) and None`.replace(/\n\s+/g, ' '));
  await until('a board', page, 'stage.ids[-1] == "play" and current.session is not None and view().status.name == "PLAYING"');
}

/** Fill what is empty, up to a number of cells, by the ways that are given in turn. */
async function fill(page, way, most = 81) {
  const solution = await ask(page, 'list(current.session.solution.values)');
  let filled = 0;
  for (let cell = 0; cell < 81 && filled < most; cell++) {
    if ((await digits(page))[cell]) continue;
    await way(page, cell, solution[cell]);
    for (let waited = 0; (await digits(page))[cell] !== solution[cell]; waited += 15) {
      if (waited > 4000) throw new Error(`cell ${cell} did not take ${solution[cell]}: ${await scene(page)}`);
      await sleep(15);
      if ((await scene(page)) !== 'play') return filled + 1;
    }
    filled++;
  }
  return filled;
}

const byPointer = finger => async (page, cell, digit) => {
  const there = await rects(page);
  await press(page, cellAt(there.board, cell), finger);
  await until('the selection', page, `view().cursor == ${cell}`, 3000);
  await press(page, middle(there[`digit.${digit}`]), finger);
};

async function byKeys(page, cell, digit) {
  for (let steps = 0; steps < 20; steps++) {
    const at = await ask(page, 'view().cursor');
    if (at === cell) break;
    const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), cell % 9 - at % 9];
    await page.keyboard.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await until('the cursor', page, `view().cursor != ${at}`, 3000);
  }
  await page.keyboard.press(String(digit));
}

const won = page => until('the win', page, 'stage.ids[-1] in ("win", "end") or view().status.name == "WON"', 15000);

// -- what is tried

let page;
await tried('first frame', async () => {
  page = await ready(await open());
  await page.screenshot({path: `${pictures}/welcome.png`});
  return {marks: await page.evaluate(() => nonet.marks), fetched: await page.evaluate(() => nonet.page.files.fetched)};
});
await tried('welcome', async () => {
  await page.waitForFunction(() => document.querySelectorAll('#mirror [role=button]').length > 2);
  return {scene: await scene(page), told: await page.evaluate(() => document.getElementById('mirror').innerText)};
});
await tried('accessibility tree', async () => {
  const tree = await page.accessibility.snapshot({interestingOnly: false});
  const found = [];
  (function walk(node) { found.push([node.role, node.name]); (node.children ?? []).forEach(walk); })(tree);
  await page.evaluate(() => [...document.querySelectorAll('#mirror [role=button]')].find(b => b.ariaLabel.startsWith('I know it Easy') || b.ariaLabel.includes('Easy')).click());
  await until('the board that a screen reader chose', page, 'stage.ids[-1] == "play"');
  await until('the focus', page, 'stage.top.form.focus is not None');
  await page.waitForFunction(() => document.querySelectorAll('#mirror [role=gridcell]').length === 81);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.role === 'gridcell' || document.activeElement?.getAttribute('role') === 'gridcell');
  const focused = (await page.accessibility.snapshot({interestingOnly: false}));
  let cell = null;
  (function walk(node) { if (node.focused) cell = [node.role, node.name]; (node.children ?? []).forEach(walk); })(focused);
  return {found, cell};
});
await tried('by mouse', async () => {
  await begin(page);
  const filled = await fill(page, byPointer(false));
  await won(page);
  await page.screenshot({path: `${pictures}/won.png`});
  return {filled};
});
await tried('by keys, with a hint', async () => {
  await begin(page);
  await page.keyboard.press('ArrowDown');
  const began = Date.now();
  await page.keyboard.press('h');
  await sleep(100);
  if (await scene(page) === 'confirm') await page.keyboard.press('Enter');
  await until('the hint', page, 'view().hint is not None', 30000);
  const hint = Date.now() - began;
  await page.screenshot({path: `${pictures}/hint.png`});
  await page.keyboard.press('Escape');
  await until('no hint', page, 'view().hint is None', 5000);
  const filled = await fill(page, byKeys);
  await won(page);
  return {filled, hint};
});
await tried('reload', async () => {
  const before = await ask(page, 'len(game.folder.records.runs())');
  await sleep(300);
  await page.reload();
  await ready(page);
  return {before, after: await ask(page, 'len(game.folder.records.runs())'), marks: await page.evaluate(() => nonet.marks), scene: await scene(page)};
});
await tried('killed in mid-game', async () => {
  await begin(page);
  const before = await fill(page, byKeys, 3);
  await sleep(250);
  const session = await page.createCDPSession();
  session.send('Page.crash').catch(() => {});
  await sleep(500);
  await page.close().catch(() => {});
  page = await ready(await open());
  await until('the games', page, 'game.services.games.is_read');
  const kept = await ask(page, '[len(one.moves) for one in game.services.games.all()]');
  return {before, kept};
});
await tried('an id in the address', async () => {
  await page.evaluate(() => { location.hash = '#nonsense'; });
  await until('the card that opens puzzles', page, 'stage.ids[-1] == "open"');
  await until('what is wrong', page, 'stage.top.words.colour == "danger"');
  const wrong = await ask(page, 'stage.top.words.text');
  await page.keyboard.press('Escape');
  const id = await ask(page, 'current.session.puzzle_id if current.session is not None else ""').catch(() => '');
  return {wrong, id};
});
await tried('two tabs', async () => {
  const other = await open();
  await other.waitForFunction(() => document.getElementById('told').textContent.includes('another tab'));
  const told = await other.evaluate(() => document.getElementById('told').textContent);
  await page.close();
  page = await ready(other);
  return {told};
});
await tried('portrait, by touch', async () => {
  await resize(page, [390, 844], true, 2);
  await page.reload();
  await ready(page);
  await begin(page);
  const size = await ask(page, 'list(stage.size)');
  const filled = await fill(page, byPointer(true));
  await won(page);
  await page.screenshot({path: `${pictures}/touch.png`});
  return {size, filled};
});
await tried('turned', async () => {
  await resize(page, [844, 390], true, 2);
  await until('the other size', page, 'stage.size == (1688, 780)', 5000);
  await page.screenshot({path: `${pictures}/turned.png`});
  return {size: await ask(page, 'list(stage.size)')};
});
await tried('offline', async () => {
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const cache = names.length && await caches.open(names[0]);
    return cache && (await cache.keys()).length >= Object.keys(await (await cache.match('files.json')).json()).length;
  }, {polling: 300});
  console.log(JSON.stringify({name: 'stop the server'}));
  await sleep(500);
  await page.close();
  page = await ready(await open());
  await begin(page);
  return {filled: await fill(page, byKeys, 2)};
});
console.log(JSON.stringify({name: 'start the server'}));
await sleep(700);
await tried('storage forbidden', async () => {
  await page.close();
  page = await ready(await open(url, {before: `Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }})`}));
  await until('the card that says it', page, 'stage.ids[-1] == "confirm"');
  const told = await page.evaluate(() => document.getElementById('mirror').innerText);
  await page.keyboard.press('Enter');
  await begin(page);
  return {told, filled: await fill(page, byKeys, 2)};
});
await tried('no WebAssembly', async () => {
  const bare = await open(url, {before: 'delete globalThis.WebAssembly'});
  await bare.waitForFunction(() => globalThis.nonetLacks);
  return {told: await bare.evaluate(() => document.getElementById('told').textContent)};
});
await browser.close();
