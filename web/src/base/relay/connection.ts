/** Whether we reach the server: `restored` is the moment after an outage, said once. */
export type ConnectionState = 'online' | 'offline' | 'restored';

/** How long "Reconnected." stays, in milliseconds. */
const RESTORED_MS = 3_000;
/** A socket may be away this long before anybody is told: most reconnects take less. */
const GRACE_MS = 2_500;

let state: ConnectionState = navigator.onLine ? 'online' : 'offline';
let timer: ReturnType<typeof setTimeout> | undefined;
let wake: (() => void) | undefined;
/** Something failed, and nothing has worked since. */
let missed = false;
const listeners = new Set<() => void>();
const returned = new Set<() => void>();

function become(next: ConnectionState) {
  clearTimeout(timer);
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
  if (next === 'restored') timer = setTimeout(() => become('online'), RESTORED_MS);
}

const lost = () => {
  missed = true;
  clearTimeout(timer);
  timer = setTimeout(() => become('offline'), GRACE_MS);
};

const back = () => {
  if (state === 'offline') become('restored');
  else if (state === 'online') clearTimeout(timer);
  if (!missed) return;
  missed = false;
  for (const listener of returned) listener();
};

export const connectionState = (): ConnectionState => state;

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The server answers again after something had failed, also where that was too short to be said.
 * @returns what ends it
 */
export function onServerBack(listener: () => void): () => void {
  returned.add(listener);
  return () => void returned.delete(listener);
}

/** Told by the browser, the socket and every request; read by the banner. */
export const connection = {
  socketUp: back,
  socketDown: lost,
  requestFailed: lost,
  requestWorked: back,
  /** Waits so many milliseconds, or until somebody asks to try at once. */
  wakeAfter: (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const waiting = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(waiting);
        resolve();
      };
    }),
  /** "Try now": ends the wait and asks the server for a sign of life. */
  async tryNow(): Promise<void> {
    wake?.();
    try {
      const response = await fetch('/healthz', { cache: 'no-store' });
      if (response.ok) back();
    } catch {
      // Still away; the banner stays.
    }
  },
};

globalThis.addEventListener?.('offline', () => {
  missed = true;
  become('offline');
});
globalThis.addEventListener?.('online', () => void connection.tryNow());
