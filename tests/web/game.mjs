// The game on its page, as a test or a benchmark drives it.
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const require = createRequire(`${process.env.NONET_NODE_MODULES}/`);
const {default: puppeteer} = await import(pathToFileURL(require.resolve('puppeteer-core')));

/** What went wrong in pages since it was asked last. */
export const problems = [];
export const launch = (executablePath, userDataDir) => puppeteer.launch({
  executablePath, userDataDir, headless: true, args: ['--no-sandbox', '--disable-gpu'],
});
const PATIENCE = 60000;
export const sleep = ms => new Promise(done => setTimeout(done, ms));
export async function open(browser, address, {size = [1280, 800], touch = false, ratio = 1, before} = {}) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', error => problems.push(String(error.stack || error).slice(0, 800)));
  page.on('console', said => said.type() === 'error' && problems.push(said.text().slice(0, 2000)));
  await resize(page, size, touch, ratio);
  if (before) await page.evaluateOnNewDocument(before);
  await page.goto(address);
  return page;
}

export const resize = (page, [width, height], touch = false, ratio = 1) =>
  page.setViewport({width, height, hasTouch: touch, isMobile: touch, deviceScaleFactor: ratio});

export async function ready(page) {
  await page.waitForFunction(() => globalThis.nonet?.error || globalThis.nonet?.marks?.shown, {polling: 50});
  const error = await page.evaluate(() => nonet.error);
  if (error) throw new Error(error);
  return page;
}

/** Ask Python in the page for something, as JSON. */
export const ask = (page, expression) => page.evaluate(code => JSON.parse(nonet.py.runPython(`
import json
from game.web import entry
game = entry.running
stage, current = game.stage, game.services.current_game
view = lambda: current.session.view()
json.dumps(${code})`)), expression);
export const scene = page => ask(page, 'stage.ids[-1]');
export const rects = page => ask(page, '{w.id: list(w.rect) for w in stage.top.form.walk() if w.id and w.visible}');
export const digits = page => ask(page, '[c.digit or 0 for c in view().cells]');

export async function until(what, page, expression, ms = PATIENCE) {
  for (let waited = 0; waited < ms; waited += 30) {
    if (await ask(page, expression)) return;
    await sleep(30);
  }
  throw new Error(`${what}: not in ${ms} ms; ${JSON.stringify(await ask(page, 'stage.ids'))}`);
}

/** Press at a place of the picture: by the mouse, or by a finger. */
export async function press(page, [x, y], finger) {
  const ratio = await page.evaluate(() => devicePixelRatio);
  if (finger) await page.touchscreen.tap(x / ratio, y / ratio);
  else await page.mouse.click(x / ratio, y / ratio);
}
const middle = ([x, y, wide, high]) => [x + wide / 2, y + high / 2];
const cellAt = (board, cell) => [board[0] + (cell % 9 + .5) * board[2] / 9, board[1] + (Math.floor(cell / 9) + .5) * board[3] / 9];

/** Begin a board of the easiest level in an own game. */
export async function begin(page) {
  await ask(page, `[stage.replace("menu"), __import__("importlib").import_module("game.ui.games.launcher")] and
    game.services.launcher.start(__import__("game.ui.games.launcher", fromlist=["Request"]).Request(
      level=__import__("game.generate.levels", fromlist=["Level"]).Level("beginner"))) and None`.replace(/\n\s+/g, ' '));
  await until('a board', page, 'stage.ids[-1] == "play" and current.session is not None and view().status.name == "PLAYING"');
}

/** Fill what is empty, up to a number of cells, by the ways that are given in turn. */
export async function fill(page, way, most = 81) {
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

export const byPointer = finger => async (page, cell, digit) => {
  const there = await rects(page);
  await press(page, cellAt(there.board, cell), finger);
  await until('the selection', page, `view().cursor == ${cell}`, 3000);
  await press(page, middle(there[`digit.${digit}`]), finger);
};

export async function byKeys(page, cell, digit) {
  for (let steps = 0; steps < 20; steps++) {
    const at = await ask(page, 'view().cursor');
    if (at === cell) break;
    const [down, right] = [Math.floor(cell / 9) - Math.floor(at / 9), cell % 9 - at % 9];
    await page.keyboard.press(down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await until('the cursor', page, `view().cursor != ${at}`, 3000);
  }
  await page.keyboard.press(String(digit));
}

/** Wait until the browser has all that there is to keep. */
export const settled = page => page.waitForFunction(() => !nonet.page.storage.wanted && !nonet.page.storage.copying);

export const won = page => until('the win', page, 'stage.ids[-1] in ("win", "end") or view().status.name == "WON"', 15000);
