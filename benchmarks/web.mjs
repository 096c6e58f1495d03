// Figures of the game on its page: web.mjs URL CHROMIUM PROFILE. Prints one line of JSON.
import {readFileSync, readdirSync} from 'node:fs';
import {ask, begin, byKeys, fill, launch, open, ready, sleep, until, won} from '../tests/web/game.mjs';

const [url, chromium, profile] = process.argv.slice(2);
const browser = await launch(chromium, profile);
const figures = {};
const middle = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const frames = async page => {
  const times = await page.evaluate(() => nonet.page.frames.splice(0));
  return {n: times.length, median: middle(times, .5), p95: middle(times, .95), longest: Math.max(...times)};
};
const shown = page => page.evaluate(() => nonet.marks.shown);

let page = await ready(await open(browser, url));
figures.firstFrame = await shown(page);
await page.waitForFunction(() => nonet.marks.ahead);
const again = [];
for (let times = 0; times < 3; times++) {
  await page.reload();
  await ready(page);
  again.push(await shown(page));
  await sleep(2000);
}
figures.reload = middle(again, .5);
await page.evaluate(() => { nonet.page.frames = []; });
await begin(page);
await sleep(12000);
await page.evaluate(() => nonet.page.frames.splice(0));
const before = await page.metrics();
await sleep(8000);
const after = await page.metrics();
figures.idleShare = (after.TaskDuration - before.TaskDuration) / (after.Timestamp - before.Timestamp);
figures.idle = await frames(page);
const hints = [];
for (let times = 0; times < 5; times++) {
  const began = Date.now();
  await page.keyboard.press('h');
  await until('a hint', page, 'view().hint is not None', 10000);
  hints.push(Date.now() - began);
  await page.keyboard.press('Escape');
  await until('no hint', page, 'view().hint is None', 5000);
  await fill(page, byKeys, 1);
}
figures.hint = middle(hints, .5);
await page.evaluate(() => nonet.page.frames.splice(0));
await fill(page, byKeys);
figures.play = await frames(page);
await won(page);
await sleep(3000);
// What the renderer has of its own and its share of what it has together with others.
figures.memory = Math.max(...readdirSync('/proc').filter(name => /^\d+$/.test(name)).map(pid => {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (!words.includes('--type=renderer') || !words.includes(profile)) return 0;
    return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/Pss:\s+(\d+)/)[1]) / 1024;
  } catch {
    return 0;
  }
}));
figures.heap = await page.evaluate(() => nonet.py._module.HEAP8.length / 2 ** 20);
console.log(JSON.stringify(figures));
await browser.close();
