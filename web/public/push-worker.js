/**
 * Shows what is pushed while no page tells it: calls with Accept and Decline, news with Reply. A push is JSON, in the form of
 * declarative web push: { notification: { title, navigate, data, … }, app_badge }, or { close: [tags] } for what was read elsewhere.
 */
const told = new BroadcastChannel('ringline.told');
/** How long a page may take to say that it tells something by itself, or opens it: a frozen one says nothing. */
const ANSWERS_MS = 500;
/** After these waits a decline that did not reach the server is told again, in milliseconds. */
const DECLINES_AGAIN_MS = [1000, 3000];

const pages = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => !new URL(url).pathname.startsWith('/sandbox'),
  );

/** Asks a page something; false where it does not answer in time. */
const ask = (page, message) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWERS_MS);
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    });
    port1.start();
    page.postMessage(message, [port2]);
  });

const tell = (clients, message) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- clients of this worker, no windows of it
  for (const client of clients) client.postMessage(message);
};

const isTold = async (data) => {
  const answers = (await pages()).map((page) => ask(page, { told: { workspaceId: data.workspaceId } }));
  return (await Promise.all(answers)).includes(true);
};

const badge = (count) => {
  const work = count > 0 ? self.navigator.setAppBadge?.(count) : self.navigator.clearAppBadge?.();
  return work?.catch(() => undefined);
};

const closeTagged = async (tag) => {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

/**
 * What is shown and closed under one tag goes in the order in which it came: a call may stop before it is known whether a page tells
 * it, and a device that was off is handed both at once. What was overtaken would ring for a call that is over.
 */
const turns = new Map();
const inTurnOf = (tag, work) => {
  const next = (turns.get(tag) ?? Promise.resolve()).then(work, work);
  turns.set(tag, next);
  const over = () => {
    if (turns.get(tag) === next) turns.delete(tag);
  };
  next.then(over, over);
  return next;
};
/** How long Chromium may take to list what it shows, in milliseconds: what is not listed is not closed. */
const LISTS_AFTER_MS = 500;
const listed = () =>
  new Promise((resolve) => {
    setTimeout(resolve, LISTS_AFTER_MS);
  });

const pushed = async ({ notification, close = [], app_badge: unread }) => {
  if (unread !== undefined) await badge(unread);
  await Promise.all(close.map((tag) => inTurnOf(tag, () => closeTagged(tag))));
  if (notification !== undefined) await inTurnOf(notification.tag, () => showPushed(notification));
};

const showPushed = async ({ title, navigate, data = {}, ...options }) => {
  if (data.kind !== 'TEST' && (await isTold(data))) return;
  const isCall = data.kind === 'INCOMING_CALL';
  // A page that nobody sees rings already: its buttons lead to it. What was pushed before is that of a queue, which asks anew.
  const shown = isCall ? await self.registration.getNotifications({ tag: options.tag }) : [];
  if (shown.some(({ data: kept }) => kept?.callId === undefined)) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a channel
  if (data.id !== undefined) told.postMessage(data.id);
  await self.registration.showNotification(title, {
    ...options,
    renotify: true,
    requireInteraction: isCall,
    data: { ...data, navigate },
  });
  await listed();
};

/** @returns whether the server knows it */
const declineAtServer = (decline) =>
  fetch('/ringing/decline', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decline),
    credentials: 'omit',
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A network that changes takes a moment; a call that goes on ringing is shown again, so that nobody takes it for declined. */
const declined = async ({ title, body, tag, icon, lang, actions, data }) => {
  for (const wait of DECLINES_AGAIN_MS) {
    if (await declineAtServer(data.decline)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  }
  if (await declineAtServer(data.decline)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon,
    lang,
    actions: [...(actions ?? [])],
    data,
    requireInteraction: true,
    silent: true,
  });
};

self.addEventListener('push', (event) => {
  let said;
  try {
    said = event.data?.json();
  } catch {
    return;
  }
  if (said) event.waitUntil(pushed(said));
});

self.addEventListener('notificationclick', (event) => {
  const { navigate, url, workspaceId, id, callId, threadId, decline } = event.notification.data ?? {};
  if (navigate === undefined) return;
  event.notification.close();
  event.waitUntil(
    (async () => {
      const open = await pages();
      if (event.action === 'decline') {
        tell(open, { decline: callId });
        // Without a page nobody else could say it: the push holds what proves it.
        if (decline !== undefined) await declined(event.notification);
        return;
      }
      const more = {
        ...(callId === undefined ? {} : { answer: event.action === 'accept' ? callId : undefined }),
        ...(event.action === 'reply' ? { reply: threadId } : {}),
      };
      if (more.answer) tell(open, { answer: callId });
      const page = open.find(({ focused }) => focused) ?? open[0];
      const to = new URL(navigate);
      to.searchParams.set('inWorkspace', workspaceId);
      for (const [name, value] of Object.entries(more)) if (value !== undefined) to.searchParams.set(name, value);
      if (page === undefined) {
        await self.clients.openWindow(to.href);
        return;
      }
      await page.focus().catch(() => undefined);
      if (await ask(page, { open: { url, workspaceId, id, ...more } })) return;
      await page.navigate(to.href).catch(() => self.clients.openWindow(to.href));
    })(),
  );
});
