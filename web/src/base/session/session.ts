import { NetworkError } from '../relay/refusal.ts';
import { idleSeconds } from './activity.ts';
import { inTurn } from './inTurn.ts';
import { singleFlight } from './singleFlight.ts';

/** An access token and when it stops being useful, in milliseconds since the epoch. */
export interface AccessToken {
  token: string;
  expiresAt: number;
}

type Message = { type: 'token'; token: AccessToken } | { type: 'signed-out'; reason?: 'idle' };

/** A token that ends within this many milliseconds is renewed before it is used. */
const RENEW_BEFORE_MS = 30_000;
const WORKSPACE_KEY = 'ringline.workspace';

/** How this client calls itself: in somebody else's frame its cookies are kept apart (bff/src/edge/cookieScope.ts). */
export const CLIENT = globalThis.parent === globalThis.window ? 'web' : 'web-framed';

let current: AccessToken | undefined;
/** Whose the last token was: it stays known while the next one is fetched. */
let person: string | undefined;
let ended = false;
/** The server said that this browser holds no session; asked again only after a sign-in. */
let signedOut = false;
/** Why, where the person should be told. */
let endedBy: 'idle' | undefined;
const channel = new BroadcastChannel('ringline.session');

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'token') {
    current = data.token;
    person = claimOf(current.token, 'sub');
    signedOut = false;
  } else leave(data.reason === undefined ? '/login' : `/login?reason=${data.reason}`);
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows no origin but its own
const tell = (message: Message) => channel.postMessage(message);

const fresh = () => (current !== undefined && current.expiresAt - Date.now() > RENEW_BEFORE_MS ? current : undefined);

function leave(to: string) {
  current = undefined;
  if (ended) return;
  ended = true;
  location.assign(to);
}

/** Takes the tokens of a sign-in or a refresh. They stay in memory, here and in the other open tabs. */
export function adoptToken(token: string, expiresInSeconds: number): AccessToken {
  current = { token, expiresAt: Date.now() + expiresInSeconds * 1000 };
  person = claimOf(token, 'sub');
  ended = false;
  signedOut = false;
  tell({ type: 'token', token: current });
  return current;
}

/** Whether the server ended the session because nothing was done for too long. */
async function idleOf(response: Response): Promise<'idle' | undefined> {
  const problem = (await response.json().catch(() => undefined)) as { code?: unknown } | undefined;
  return problem?.code === 'SESSION_IDLE' ? 'idle' : undefined;
}

async function requestToken(): Promise<AccessToken | undefined> {
  const response = await fetch('/api/refresh-token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-ringline-client': CLIENT },
    body: JSON.stringify({ idleSeconds: idleSeconds() }),
  });
  if (response.status === 401 || response.status === 403 || response.status === 204) {
    signedOut = true;
    if (response.status === 401) endedBy = await idleOf(response);
    return undefined;
  }
  if (!response.ok) throw new Error(`The session could not be renewed: HTTP ${response.status}`);
  const { token, expiresInSeconds } = (await response.json()) as { token: string; expiresInSeconds: number };
  return adoptToken(token, expiresInSeconds);
}

const LOCK = 'ringline.refresh';
let replacing: Promise<unknown> | undefined;

/** Who holds the lock already must not wait for it. */
const locks = {
  request: <T>(name: string, run: () => Promise<T>): Promise<T> =>
    replacing === undefined ? inTurn(name, run) : run(),
};

/** One refresh at a time over all tabs of this browser: a refresh token that is used twice ends the session. */
const refresh = singleFlight(LOCK, fresh, requestToken, locks);

/**
 * Runs what ends this session and begins another, such as a change of the password. No tab renews its token meanwhile,
 * because the old cookie would sign it out.
 */
export async function replaceSession(
  change: () => Promise<{ token: string; expiresInSeconds: number }>,
): Promise<void> {
  const guarded = async () => {
    const { token, expiresInSeconds } = await change();
    adoptToken(token, expiresInSeconds);
  };
  const running = inTurn(LOCK, guarded);
  replacing = running;
  try {
    await running;
  } finally {
    replacing = undefined;
  }
}

/** Waits until a replacement of the session that is under way has ended, well or not. */
export async function sessionSettled(): Promise<void> {
  await replacing?.catch(() => undefined);
}

function claimOf(token: string | undefined, claim: 'sid' | 'sub'): string | undefined {
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    const value = claims[claim];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Which session a token is of; undefined when it does not tell. */
export const sessionOf = (token: string | undefined): string | undefined => claimOf(token, 'sid');

/** The id of who signed in here last; undefined when nobody did since the page was loaded. */
export const signedInUser = (): string | undefined => person;

/**
 * The access token, renewed when needed; undefined means signed out.
 * @throws NetworkError when it could not be renewed, because the server cannot be reached or had no time: nobody has said no, so that
 * a page that waits for it tries again by itself
 */
export async function accessToken(): Promise<string | undefined> {
  const token = fresh();
  if (token !== undefined || signedOut) return token?.token;
  try {
    return (await refresh())?.token;
  } catch (error) {
    throw new NetworkError('The session could not be renewed', { cause: error });
  }
}

/** Forgets a token that the server refused, so that the next call renews it. */
export function dropToken(token: string | undefined): void {
  if (current?.token === token) current = undefined;
}

/** Ends the session in this tab and the others. @param to where this tab goes; the sign-in page says why, if it is told */
export function endSession(to = `/login?reason=${endedBy ?? 'ended'}`): void {
  tell({ type: 'signed-out', ...(to.endsWith('?reason=idle') ? { reason: 'idle' } : {}) });
  leave(to);
}

/** Why this browser is signed out, where the sign-in page should say so. */
export const whyEnded = (): 'idle' | undefined => endedBy;

/** The workspace that this device works in, if one was chosen. */
export const selectedWorkspace = (): string | undefined => localStorage.getItem(WORKSPACE_KEY) ?? undefined;

export const chooseWorkspace = (id: string): void => localStorage.setItem(WORKSPACE_KEY, id);

/** Opens a workspace from the start, so that nothing of the previous one stays in memory. */
export function openWorkspace(id: string, path = '/'): void {
  chooseWorkspace(id);
  location.assign(path);
}

export function forgetWorkspace(): void {
  localStorage.removeItem(WORKSPACE_KEY);
}
