/**
 * What is shown when a page is opened without a connection: one small page of our own, which opens the wanted one as soon as
 * there is a connection. Nothing else is kept, so that no old version of the client is ever shown.
 */
const OFFLINE = 'ringline-offline-1';
const PARTS = ['/offline.html', '/offline.js', '/theme.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(PARTS)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)))),
  );
});

/** From the network; from what is kept only when the network does not answer at all. */
const fetched = (request, kept) =>
  fetch(request).catch(async (error) => {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  // The sandbox stands for the world outside: it is no page of the client.
  if (request.mode === 'navigate' && !pathname.startsWith('/sandbox'))
    event.respondWith(fetched(request, '/offline.html'));
  else if (PARTS.includes(pathname)) event.respondWith(fetched(request, pathname));
});
