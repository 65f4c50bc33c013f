import { type Client, createClient } from 'graphql-ws';
import {
  accessToken,
  dropToken,
  endSession,
  forgetWorkspace,
  selectedWorkspace,
  sessionOf,
  sessionSettled,
} from '../session/session.ts';
import { connection } from './connection.ts';

/** The session or the right ended (defaults 1.4). */
const ENDED = 4401;
/** The access token is too old for what is asked: connect again with a fresh one. */
const RENEW = 4205;
const LONGEST_WAIT_MS = 15_000;

let lastFrameAt: string | undefined;
let lastToken: string | undefined;
let attempts = 0;

/** Remembers the server's time of a frame; a reconnect asks for what was sent after it. */
export function frameArrived(at: unknown): void {
  if (typeof at === 'string') lastFrameAt = at;
}

/** The Date header has whole seconds, and the answer was read a little before it was sent. */
const ANSWER_AGE_MS = 2_000;

/**
 * Remembers the server's time of the first answer, when no frame has come yet: what happened between the first query and
 * the first subscription is then sent as well, instead of being missed.
 */
export function answerArrived(date: string | null): void {
  if (lastFrameAt !== undefined || date === null) return;
  const at = Date.parse(date);
  if (Number.isFinite(at)) lastFrameAt = new Date(at - ANSWER_AGE_MS).toISOString();
}

/** Signed out everywhere, or no longer a member: in the second case the other workspaces are still there. */
async function accessEnded(): Promise<void> {
  const before = sessionOf(lastToken);
  await sessionSettled();
  dropToken(lastToken);
  const token = await accessToken();
  if (token === undefined) return endSession();
  // Another session took this one's place, such as after a change of the password; the subscriptions begin anew with it.
  if (sessionOf(token) !== before) return location.reload();
  forgetWorkspace();
  location.assign('/select-workspace?reason=membership-ended');
}

/** The one WebSocket of this page: opened by the first subscription, kept while it is in use, reopened by itself. */
export const socket: Client = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  lazyCloseTimeout: 5_000,
  keepAlive: 12_000,
  retryAttempts: Infinity,
  connectionParams: async () => {
    lastToken = await accessToken();
    return {
      token: lastToken,
      workspace: selectedWorkspace(),
      ...(lastFrameAt === undefined ? {} : { resumeFrom: lastFrameAt }),
    };
  },
  retryWait: async () => {
    attempts += 1;
    const wait = Math.min(LONGEST_WAIT_MS, 1000 * attempts) * (0.8 + Math.random() * 0.4);
    await connection.wakeAfter(wait);
  },
  shouldRetry: (reason) => !(reason instanceof CloseEvent) || reason.code !== ENDED,
  on: {
    connected: () => {
      attempts = 0;
      connection.socketUp();
    },
    closed: (reason) => {
      const code = reason instanceof CloseEvent ? reason.code : undefined;
      if (code === ENDED) return void accessEnded();
      if (code === RENEW) dropToken(lastToken);
      else if (code !== 1000) connection.socketDown();
    },
  },
});
