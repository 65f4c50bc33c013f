/** A clock that goes on in a hidden tab: a page's own timers are slowed down there to one a minute. */
self.addEventListener('message', ({ data }: MessageEvent<{ everyMs: number }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a worker
  setInterval(() => self.postMessage('beat'), data.everyMs);
});
