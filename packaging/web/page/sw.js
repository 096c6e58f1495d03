// Keeps the page for when there is no network: what a start needs at once, the rest afterwards.
const NAME = 'nonet-VERSION_OF_THE_PAGE';
const LATER = /^parts\/(?!first)/;

async function listed() {
  const response = await fetch('files.json', {cache: 'no-cache'});
  if (!response.ok) throw new Error(`files.json: ${response.status}`);
  const files = await response.clone().json();
  await (await caches.open(NAME)).put('files.json', response);
  return Object.entries(files).filter(([path]) => path !== 'files.json');
}

/** Keep a file that has its hash: a page of two versions would not run. */
async function keep(path, hash) {
  const cache = await caches.open(NAME);
  if (await cache.match(path)) return;
  const bytes = hash.match(/../g).map(pair => String.fromCharCode(parseInt(pair, 16))).join('');
  const response = await fetch(path, {cache: 'no-cache', integrity: `sha256-${btoa(bytes)}`});
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

addEventListener('install', event => event.waitUntil((async () => {
  for (const [path, hash] of await listed()) if (!LATER.test(path)) await keep(path, hash);
})()));

addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('nonet-') && name !== NAME) await caches.delete(name);
  await clients.claim();
})()));

addEventListener('message', event => event.waitUntil((async () => {
  const cache = await caches.open(NAME);
  const files = await (await cache.match('files.json')).json();
  for (const [path, hash] of Object.entries(files)) if (LATER.test(path)) await keep(path, hash);
})()));

addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(NAME);
    const path = new URL(event.request.url).pathname.endsWith('/') ? 'index.html' : event.request;
    return (await cache.match(path, {ignoreSearch: true})) ?? fetch(event.request);
  })());
});
