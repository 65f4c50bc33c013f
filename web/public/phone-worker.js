/**
 * Shows ringing calls of hidden tabs as notifications of the system, since only a service worker's have buttons. What is shown
 * without a connection, and what is pushed, is the other files'. A tab says { show } or { hide }; what the person chooses goes back to that tab.
 */
importScripts('/offline-worker.js', '/push-worker.js');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const close = async (tag) => {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

// One after the other: Chromium forgets a notification that is about to be shown while it is asked which ones are, and a
// forgotten one has buttons that do nothing and is never closed.
let last = Promise.resolve();
/** How long, in milliseconds, Chromium may take to list what it says is shown: its promise is kept when it is written. */
const LISTED_MS = 500;
const inTurn = (work) => (last = last.then(work, work));

self.addEventListener('message', (event) => {
  const { show, hide } = event.data ?? {};
  if (typeof hide === 'string') event.waitUntil(inTurn(() => close(hide)));
  if (show)
    event.waitUntil(
      inTurn(async () => {
        await self.registration.showNotification(show.title, {
          ...show.options,
          data: { tab: event.source?.id, tag: show.options.tag },
        });
        await new Promise((resolve) => {
          setTimeout(resolve, LISTED_MS);
        });
      }),
    );
});

self.addEventListener('notificationclick', (event) => {
  const { tab, tag } = event.notification.data ?? {};
  // A push has its own.
  if (tag === undefined) return;
  event.notification.close();
  event.waitUntil(
    (async () => {
      const client = tab === undefined ? undefined : await self.clients.get(tab);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker, not a window of it
      client?.postMessage({ ringing: tag, choice: event.action || 'open' });
      // Declining needs no page in front.
      if (event.action !== 'decline') await client?.focus();
    })(),
  );
});
