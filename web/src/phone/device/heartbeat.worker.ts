/** A clock that goes on in a hidden tab: a page's own timers are slowed down there to one a minute. */
self.addEventListener('message', ({ data }: MessageEvent<{ everyMs: number }>) => {
  setInterval(() => self.postMessage('beat'), data.everyMs);
});
