/** The services of browsers' makers that carry pushes: which are known, and how one is asked (RFC 8030, 8291, 8292). */
import { OutsideError, postOutside } from '@ringline/kit/outside';
import webPush from 'web-push';
import type { Environment } from '../environment.ts';
import type { VapidKeys } from './vapidKeys.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** GONE: the browser subscribed no longer. REFUSED: it never takes this push. UNREACHABLE: later it may. */
export type PushOutcome = 'SENT' | 'GONE' | 'REFUSED' | 'UNREACHABLE';

export interface Push {
  readonly payload: string;
  /** How long the service keeps it for a device that is off, in seconds. */
  readonly ttl: number;
  /** Wakes a device that saves its battery. */
  readonly urgent?: boolean;
  /** Takes the place of an undelivered one with the same topic; up to 32 characters of base64url. */
  readonly topic?: string;
  /** How long the service may take to answer; ten seconds unless it is said. */
  readonly timeoutMs?: number;
}

/** An endpoint comes from a browser, so that nothing but these is ever asked. */
const KNOWN = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];
const TIMEOUT_MS = 10_000;
/** An answer holds a line of words. */
const LONGEST_ANSWER = 64 * 1024;

type Env = Pick<Environment, 'PUBLIC_URL' | 'SANDBOX_ENABLED'>;

/** Whether a push service is one that is known, or the sandbox's. */
export function isPushService(endpoint: string, env: Env): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, port } = new URL(endpoint);
  if (isSandboxed(endpoint, env)) return true;
  return protocol === 'https:' && username === '' && port === '' && KNOWN.some((known) => known.test(hostname));
}

const isSandboxed = (endpoint: string, { PUBLIC_URL, SANDBOX_ENABLED }: Env): boolean =>
  SANDBOX_ENABLED && endpoint.startsWith(`${PUBLIC_URL.replace(/\/+$/, '')}/sandbox/push/`);

/** Safari ends the subscription of a page whose pushes show nothing. */
export const mustShow = ({ endpoint }: Subscription): boolean => new URL(endpoint).hostname.endsWith('push.apple.com');

/** Encrypts a push for one browser and hands it to its service. Never throws for what the service says. */
export async function sendPush(
  env: Env,
  vapidDetails: VapidKeys,
  subscription: Subscription,
  { payload, ttl, urgent = false, topic, timeoutMs = TIMEOUT_MS }: Push,
): Promise<PushOutcome> {
  if (!isPushService(subscription.endpoint, env)) return 'REFUSED';
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: subscription.endpoint, keys: { ...subscription.keys } },
    payload,
    {
      vapidDetails: { ...vapidDetails },
      TTL: ttl,
      urgency: urgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      ...(topic === undefined ? {} : { topic }),
    },
  );
  try {
    const { status } = await postOutside({
      url: endpoint,
      headers,
      body: body ?? '',
      timeoutMs,
      longest: LONGEST_ANSWER,
      allowLoopback: isSandboxed(endpoint, env),
    });
    return outcomeOf(status);
  } catch (error) {
    if (error instanceof OutsideError) return error.reason === 'NOT_ALLOWED' ? 'REFUSED' : 'UNREACHABLE';
    throw error;
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'SENT';
  if (status === 404 || status === 410) return 'GONE';
  return status === 429 || status >= 500 ? 'UNREACHABLE' : 'REFUSED';
}
