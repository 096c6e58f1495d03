// Drives Chromium through the game on the page: browser.mjs URL CHROMIUM PROFILE PICTURES
// Prints a line of JSON for each thing that was tried: its name, whether it went well, and what was
// seen. What goes wrong in one does not keep the next from being tried.
import {mkdirSync} from 'node:fs';
import {ask, begin, byKeys, byPointer, fill, launch, open, problems, ready, resize, scene, settled, sleep, until, won} from './game.mjs';

const [url, chromium, profile, pictures] = process.argv.slice(2);
mkdirSync(pictures, {recursive: true});
const browser = await launch(chromium, profile);

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

// -- what is tried

let page;
await tried('first frame', async () => {
  page = await ready(await open(browser, url));
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
  await settled(page);
  await page.reload();
  await ready(page);
  return {before, after: await ask(page, 'len(game.folder.records.runs())'), marks: await page.evaluate(() => nonet.marks), scene: await scene(page)};
});
await tried('killed in mid-game', async () => {
  await begin(page);
  const before = await fill(page, byKeys, 3);
  await settled(page);
  const session = await page.createCDPSession();
  session.send('Page.crash').catch(() => {});
  await sleep(500);
  await page.close().catch(() => {});
  page = await ready(await open(browser, url));
  await until('the games', page, 'game.services.games.is_read');
  const kept = await ask(page, '[len(one.moves) for one in game.services.games.all()]');
  return {before, kept};
});
await tried('an id in the address', async () => {
  await page.evaluate(() => { location.hash = '#100%'; });
  await until('the card that opens puzzles', page, 'stage.ids[-1] == "open"');
  await until('what is wrong', page, 'stage.top.words.colour == "danger"');
  const wrong = await ask(page, 'stage.top.words.text');
  await page.keyboard.press('Escape');
  const id = await ask(page, 'current.session.puzzle_id if current.session is not None else ""').catch(() => '');
  return {wrong, id};
});
await tried('two tabs', async () => {
  const other = await open(browser, url);
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
  page = await ready(await open(browser, url));
  await begin(page);
  return {filled: await fill(page, byKeys, 2)};
});
console.log(JSON.stringify({name: 'start the server'}));
await sleep(700);
await tried('storage forbidden', async () => {
  await page.close();
  page = await ready(await open(browser, url, {before: `Object.defineProperty(window, 'indexedDB', {get() { throw new DOMException('no', 'SecurityError'); }})`}));
  await until('the card that says it', page, 'stage.ids[-1] == "confirm"');
  const told = await ask(page, 'stage.top.words.text');
  await page.keyboard.press('Enter');
  await until('the answer to it', page, 'stage.ids[-1] != "confirm"');
  await begin(page);
  return {told, filled: await fill(page, byKeys, 2)};
});
await tried('storage full in mid-game', async () => {
  await page.close();
  page = await ready(await open(browser, url));
  await begin(page);
  await sleep(500);
  await page.evaluate(() => { IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); }; });
  // Something else may be kept, and the card be there, before the digit is.
  await fill(page, byKeys, 1).catch(() => {});
  await until('the card that says it', page, 'stage.ids[-1] == "confirm"');
  return {told: await ask(page, 'stage.top.words.text')};
});
await tried('no WebAssembly', async () => {
  const bare = await open(browser, url, {before: 'delete globalThis.WebAssembly'});
  await bare.waitForFunction(() => globalThis.nonetLacks);
  return {told: await bare.evaluate(() => document.getElementById('told').textContent)};
});
await browser.close();
