/** The page's socket among a server that closes it: who is sent away, and who comes back. */
import type { GraphQLResponse, Observable, RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A WebSocket of the browser; the test is its server. */
class BrowserSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static opened: BrowserSocket[] = [];
  readyState = BrowserSocket.OPEN;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  readonly sent: { type: string; id?: string; payload?: Record<string, unknown> }[] = [];

  constructor() {
    BrowserSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.type === 'connection_init') this.say({ type: 'connection_ack' });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000) {
    if (this.readyState === BrowserSocket.CLOSED) return;
    this.readyState = BrowserSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code, reason: '', wasClean: true }));
  }
  get subscriptions() {
    return this.sent.filter(({ type }) => type === 'subscribe');
  }
}

class NoOtherTab extends EventTarget {
  postMessage() {}
}

const TOKEN = `x.${btoa(JSON.stringify({ sid: 's-1' }))}.x`;
const OPERATION = {
  name: 'Any',
  id: 'any',
  operationKind: 'subscription',
  metadata: {},
} as unknown as RequestParameters;
let went: string[];
/** What the server answers to a renewal of the token. */
let renewal: () => Response;
/** What it answers to the question whether the workspace is still there. */
let workspace: () => Promise<unknown>;
let heard: unknown[];

const renewed = () => Response.json({ token: TOKEN, expiresInSeconds: 900 });
const refused = (code: string) => async () => {
  const { RefusedError } = await import('./refusal.ts');
  throw new RefusedError([{ message: code, extensions: { code } }]);
};
const last = () => BrowserSocket.opened.at(-1) as BrowserSocket;
const realTimeout = setTimeout;

/** Lets time pass, in steps: what a timer begins takes some turns of its own before the next one counts. */
async function seconds(count: number) {
  for (let step = 0; step <= count * 2; step += 1) {
    await vi.advanceTimersByTimeAsync(step === 0 ? 0 : 500);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => realTimeout(resolve));
  }
}

async function subscribe() {
  const { subscribeWith } = await import('./subscribe.ts');
  const { connectionState } = await import('./connection.ts');
  const frames = subscribeWith(() => workspace())(OPERATION, {}, {}) as Observable<GraphQLResponse>;
  frames.subscribe({
    next: (frame) => heard.push(frame),
    error: (error: Error) => heard.push(error),
  });
  await seconds(0);
  return { connectionState };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  BrowserSocket.opened = [];
  went = [];
  heard = [];
  renewal = renewed;
  workspace = async () => ({});
  vi.stubGlobal('WebSocket', BrowserSocket);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('BroadcastChannel', NoOtherTab);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => went.push('forgot'),
  });
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    assign: (to: string) => went.push(to),
    reload: () => went.push('reload'),
  });
  vi.stubGlobal('fetch', async () => renewal());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stays where the server cannot say whether the session is over, says that it is away, and comes back', async () => {
  const { connectionState } = await subscribe();
  expect(last().subscriptions).toHaveLength(1);
  renewal = () => new Response(null, { status: 500 });
  last().close(4401);
  await seconds(10);
  expect({ went, state: connectionState(), sockets: BrowserSocket.opened.length }).toEqual({
    went: [],
    state: 'offline',
    sockets: 1,
  });
  renewal = renewed;
  await seconds(30);
  expect({ went, state: connectionState(), sockets: BrowserSocket.opened.length }).toEqual({
    went: [],
    state: 'online',
    sockets: 2,
  });
  expect(last().subscriptions).toHaveLength(1);
  last().say({ type: 'next', id: last().subscriptions[0]?.id, payload: { data: { any: 1 } } });
  expect(heard).toEqual([{ data: { any: 1 } }]);
});

it('comes back where the session goes on after all', async () => {
  await subscribe();
  last().close(4401);
  await seconds(5);
  expect({ went, sockets: BrowserSocket.opened.length, heard }).toEqual({ went: [], sockets: 2, heard: [] });
});

it.each([
  ['NOT_FOUND', ['forgot', '/select-workspace?reason=membership-ended']],
  ['FORBIDDEN_ROLE', ['forgot', '/select-workspace?reason=membership-ended']],
  ['MFA_ENROLMENT_REQUIRED', ['reload']],
])('goes away where the server refuses the workspace (%s)', async (code, to) => {
  await subscribe();
  workspace = refused(code);
  last().close(4401);
  await seconds(60);
  expect({ went, sockets: BrowserSocket.opened.length }).toEqual({ went: to, sockets: 1 });
});

it('resumes from before a frame whose look-ups failed, and reads what it left out', async () => {
  await subscribe();
  const { onResync } = await import('./resync.ts');
  let reads = 0;
  onResync(() => (reads += 1));
  const frame = (at: string, errors?: object[]) =>
    last().say({ type: 'next', id: last().subscriptions[0]?.id, payload: { data: {}, extensions: { at }, errors } });
  frame('2026-03-02T10:00:00.000Z');
  for (let count = 0; count < 20; count += 1)
    frame('2026-03-02T10:00:09.000Z', [{ message: 'away', extensions: { code: 'INTERNAL', retryable: true } }]);
  await seconds(6);
  expect(reads).toBe(1);
  last().close(1012);
  await seconds(5);
  expect(last().sent[0]?.payload).toMatchObject({ resumeFrom: '2026-03-02T10:00:00.000Z' });
});

it('reads what an interrupted feed may have left out over some seconds, and everything else at once', async () => {
  const { resync, onResync } = await import('./resync.ts');
  let reads = 0;
  onResync(() => (reads += 1));
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  resync('FEED_INTERRUPTED');
  await seconds(2);
  expect(reads).toBe(0);
  await seconds(1);
  expect(reads).toBe(1);
  resync('ACCESS_CHANGED');
  expect(reads).toBe(2);
});
