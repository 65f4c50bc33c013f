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
import { refusalOf } from './refusal.ts';

/** The session or the right ended (defaults 1.4). */
const ENDED = 4401;
/** The access token is too old for what is asked: connect again with a fresh one. */
const RENEW = 4205;
const LONGEST_WAIT_MS = 15_000;

let lastFrameAt: string | undefined;
let lastToken: string | undefined;
let attempts = 0;
let isUp = false;

/** Whether it is open and the server knows who it is: what is sent now arrives, as far as anybody can know. */
export const socketIsUp = (): boolean => isUp;

/** Remembers up to when everything has come, as a frame tells it; a reconnect asks for what was sent after it. */
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

const pause = () => {
  attempts += 1;
  return connection.wakeAfter(Math.min(LONGEST_WAIT_MS, 1000 * attempts) * (0.8 + Math.random() * 0.4));
};

/** Whether a subscription ended because its socket was told that the session or the right is over. */
export const toldOfEnd = (error: unknown): boolean => error instanceof CloseEvent && error.code === ENDED;

/** Where somebody goes whom the server refuses the workspace: in the first case the other workspaces are still there. */
function leaveFor(code: string): boolean {
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN_ROLE') {
    forgetWorkspace();
    location.assign('/select-workspace?reason=membership-ended');
  } else if (code === 'MFA_ENROLMENT_REQUIRED') location.reload();
  else if (code === 'UNAUTHENTICATED') endSession();
  else return false;
  return true;
}

/** @returns whether there still is access; undefined where that can't be known right now */
async function hasAccess(askWorkspace: () => Promise<unknown>): Promise<boolean | undefined> {
  const before = sessionOf(lastToken);
  try {
    await sessionSettled();
    dropToken(lastToken);
    const token = await accessToken();
    if (token === undefined) endSession();
    // Another session took this one's place, such as after a change of the password; the subscriptions begin anew with it.
    else if (sessionOf(token) !== before) location.reload();
    else {
      await askWorkspace();
      return true;
    }
    return false;
  } catch (error) {
    return leaveFor(refusalOf(error).code) ? false : undefined;
  }
}

let settling: Promise<void> | undefined;

/**
 * The socket was told that the session or the right is over. Nobody is sent away from what they do, such as a call, before the
 * server has said so to a question of its own: what can't be asked now is asked again until there is an answer.
 * @param askWorkspace asks for something that every member may see; throws what the server refuses it with
 * @returns resolves when there still is access, to subscribe again; never, when the page is left
 */
export function accessSettled(askWorkspace: () => Promise<unknown>): Promise<void> {
  settling ??= (async () => {
    for (;;) {
      const access = await hasAccess(askWorkspace);
      if (access === false) return new Promise<never>(() => undefined);
      if (access === undefined) connection.socketDown();
      await pause();
      if (access) return;
    }
  })().finally(() => {
    settling = undefined;
  });
  return settling;
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
  retryWait: pause,
  shouldRetry: (reason) => !(reason instanceof CloseEvent) || reason.code !== ENDED,
  on: {
    connected: () => {
      attempts = 0;
      isUp = true;
      connection.socketUp();
    },
    closed: (reason) => {
      isUp = false;
      const code = reason instanceof CloseEvent ? reason.code : undefined;
      if (code === RENEW) dropToken(lastToken);
      else if (code !== 1000) connection.socketDown();
    },
  },
});
