/*
 * Caches the app itself, so that it opens without its server: practice needs no network at all, and
 * a table can be joined by two codes. No data of a table is cached.
 */
const SHELF = 'sandtable-1';
const PAGE = '/';

const isPart = url => /^\/(_expo|assets)\//.test(url.pathname);
const isPage = answer => (answer.headers.get('content-type') ?? '').startsWith('text/html');
const isOurs = url => url.origin === self.location.origin;

self.addEventListener('install', event =>
  event.waitUntil(keepApp().then(() => self.skipWaiting())),
);
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOurs(url)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // Sound is requested in ranges, and a range must not be cached as the whole file.
  else if (isPart(url) && !request.headers.has('range')) event.respondWith(part(request));
});
/* Files that the page had fetched before this worker was active. */
self.addEventListener('message', ({ data }) => {
  if (Array.isArray(data?.keep)) void keepAll(data.keep.map(String));
});

async function keepApp() {
  await keepPage(await fetch(PAGE, { cache: 'no-cache' }));
}

/* A new page comes with new parts; those of the old page are useless. */
async function keepPage(answer) {
  const shelf = await caches.open(SHELF);
  const text = await answer.clone().text();
  const before = await (await shelf.match(PAGE))?.text();
  if (text === before) return;
  const named = [...text.matchAll(/ (?:src|href)="(\/[^"/][^"]*)"/g)].map(([, name]) => name);
  const kept = await shelf.keys();
  const old = kept.filter(({ url }) => !named.includes(new URL(url).pathname));
  await Promise.all(old.map(request => shelf.delete(request)));
  await shelf.put(PAGE, answer);
  await keepAll(named);
}

async function keepAll(names) {
  const shelf = await caches.open(SHELF);
  for (const name of names) {
    const url = new URL(name, self.location.origin);
    if (!isOurs(url) || (await shelf.match(url.pathname))) continue;
    const answer = await fetch(url.pathname).catch(() => undefined);
    if (answer?.status === 200) await shelf.put(url.pathname, answer);
  }
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== SHELF).map(name => caches.delete(name)));
  await self.clients.claim();
}

/* The newest page, or the cached one if there is no answer. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && isPage(answer)) void keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/* File names change with their content, so a cached file is always right. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const shelf = await caches.open(SHELF);
    await shelf.put(request, answer.clone());
  }
  return answer;
}
