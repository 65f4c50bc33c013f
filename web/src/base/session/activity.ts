/** When the person of this browser last did something, over all its tabs; and what that means for the session. */

const KEY = 'ringline.active-at';
/** Noted at most this often, in milliseconds. */
const NOTED_EVERY_MS = 5_000;
const WARNED_MS = 60_000;
const MINUTE_MS = 60_000;
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** In milliseconds since the epoch; undefined when nothing was noted yet. */
export function lastActiveAt(): number | undefined {
  const at = Number(localStorage.getItem(KEY) ?? '');
  return at > 0 ? at : undefined;
}

/** Notes that something was done just now, here. */
export function noteActivity(now = Date.now()): void {
  const known = lastActiveAt();
  if (known === undefined || now - known >= NOTED_EVERY_MS || now < known) localStorage.setItem(KEY, String(now));
}

/** Seconds since the person last did something in any tab; undefined when this browser does not know. */
export function idleSeconds(now = Date.now()): number | undefined {
  const at = lastActiveAt();
  return at === undefined ? undefined : Math.max(0, Math.floor((now - at) / 1000));
}

/**
 * Notes activity for as long as the page lives, while nobody is warned or over the limit. The clock says which, because after
 * a sleep of the computer, or of a frozen tab, the first event may come before any timer has looked.
 * @param minutes as for `idleState`, asked at each event.
 */
export function watchActivity(minutes: () => number): () => void {
  const note = () => {
    if (stateNow(minutes()).kind === 'active') noteActivity();
  };
  // Who opens the page is there: the server has just looked at how long they were away.
  note();
  for (const event of EVENTS) addEventListener(event, note, { passive: true, capture: true });
  return () => {
    for (const event of EVENTS) removeEventListener(event, note, { capture: true });
  };
}

export type Idle = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'over' };

/**
 * Where somebody stands who last did something at `activeAt`: in the last minute they are warned, then it is over.
 * @param minutes without activity after which they are signed out; 0: never.
 */
export function idleState(now: number, activeAt: number, minutes: number): Idle {
  if (minutes === 0) return { kind: 'active' };
  const left = activeAt + minutes * MINUTE_MS - now;
  if (left <= 0) return { kind: 'over' };
  return left > WARNED_MS ? { kind: 'active' } : { kind: 'warned', secondsLeft: Math.ceil(left / 1000) };
}

/** Where the person of this browser stands now; who never was noted is there. @param minutes as for `idleState` */
export function stateNow(minutes: number): Idle {
  const now = Date.now();
  return idleState(now, lastActiveAt() ?? now, minutes);
}
