/** A push service and the browsers behind it: it checks who pushes (VAPID), decrypts, and keeps what the browser would be handed. */
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';
import type { Wire } from '../wire/wire.ts';

/** Real services take no more than that. */
const LARGEST_BYTES = 4_096;
const LONGEST_TOPIC = 32;
/** A token that is valid for longer is refused (RFC 8292). */
const TOKEN_SECONDS = 86_400;
/** Browsers and pushes that are remembered: they are gone with the process. */
const MOST_BROWSERS = 1_000;
const MOST_PUSHES = 100;

interface BrowserSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Push {
  readonly at: string;
  readonly text: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
}

interface Browser {
  readonly subscription: BrowserSubscription;
  readonly key: ECDH;
  /** The key of who may push: that of the first push, or what the browser subscribed with. */
  readonly applicationKey: string;
  readonly pushes: Push[];
  /** What the service answers from now on; 201: it takes pushes. */
  answers: number;
}

export interface PushService {
  /** A browser subscribes, for who has this public key (base64url). */
  subscribe(applicationKey: string): BrowserSubscription;
  /** What the browser was handed, oldest first; undefined: it is not known. */
  pushes(id: string): readonly Push[] | undefined;
  /** From now on it answers with this status, such as 410 once the browser has unsubscribed. @returns whether it is known */
  answer(id: string, status: number): boolean;
  take(id: string, headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  readonly reason: string;
}

/** @param base of the service's own addresses, without a slash at its end */
export function createPushService({ base, clock, wire }: { base: string; clock: Clock; wire: Wire }): PushService {
  const browsers = new Map<string, Browser>();

  async function judge(
    id: string,
    headers: Readonly<Record<string, string | undefined>>,
    body: Buffer,
  ): Promise<Answer> {
    const browser = browsers.get(id);
    if (!browser) return { status: 404, reason: 'There is no such subscription' };
    const who = await notAllowed(headers['authorization'], browser.applicationKey);
    if (who !== undefined) return who;
    const ttl = Number(headers['ttl'] ?? Number.NaN);
    if (!Number.isSafeInteger(ttl) || ttl < 0)
      return { status: 400, reason: 'TTL is missing, or no number of seconds' };
    const topic = headers['topic'] ?? '';
    if (topic.length > LONGEST_TOPIC || !/^[\w-]*$/.test(topic))
      return { status: 400, reason: 'A topic has up to 32 characters of base64url' };
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, reason: 'The content is not in aes128gcm' };
    if (body.length > LARGEST_BYTES) return { status: 413, reason: `A push has up to ${LARGEST_BYTES} bytes` };
    if (browser.answers !== 201) return { status: browser.answers, reason: 'The service was told to answer so' };
    const { keys } = browser.subscription;
    const text = decrypted(body, browser.key, keys.auth);
    // A real service can't read it: the browser throws away what it can't decrypt.
    if (text === undefined) return { status: 201, reason: 'The browser could not decrypt it' };
    const waiting = browser.pushes.findIndex((push) => topic !== '' && push.topic === topic);
    if (waiting >= 0 && browser.pushes.length >= MOST_PUSHES) browser.pushes.splice(waiting, 1);
    browser.pushes.push({ at: clock.now().toISOString(), text, ttl, urgency: headers['urgency'] ?? 'normal', topic });
    if (browser.pushes.length > MOST_PUSHES) browser.pushes.shift();
    return { status: 201, reason: 'Taken' };
  }

  async function notAllowed(authorization: string | undefined, applicationKey: string): Promise<Answer | undefined> {
    const found = /^vapid t=([\w.-]+),\s*k=([\w-]+)$/.exec(authorization ?? '');
    if (!found) return { status: 401, reason: 'The push says not who sends it: Authorization: vapid t=…,k=…' };
    const [, token = '', key = ''] = found;
    if (key !== applicationKey) return { status: 403, reason: 'The browser subscribed for another key' };
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    try {
      const now = new Date();
      const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
        audience: new URL(base).origin,
        currentDate: now,
        requiredClaims: ['exp', 'sub'],
      });
      if ((payload.exp ?? 0) > now.getTime() / 1000 + TOKEN_SECONDS)
        return { status: 403, reason: 'The token is valid for more than a day' };
      if (!/^(mailto:|https:)/.test(payload.sub ?? ''))
        return { status: 403, reason: 'sub is no mailto: or https: address' };
      return undefined;
    } catch (error) {
      return {
        status: 403,
        reason: `The token is not valid: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }

  return {
    subscribe(applicationKey) {
      const key = createECDH('prime256v1');
      key.generateKeys();
      const id = randomBytes(16).toString('base64url');
      const keys = { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
      const subscription = { id, endpoint: `${base}/${id}`, keys };
      browsers.set(id, { subscription, key, applicationKey, pushes: [], answers: 201 });
      const [oldest] = browsers.keys();
      if (browsers.size > MOST_BROWSERS && oldest !== undefined) browsers.delete(oldest);
      return subscription;
    },
    pushes: (id) => browsers.get(id)?.pushes,
    answer(id, status) {
      const browser = browsers.get(id);
      if (browser) browser.answers = status;
      return browser !== undefined;
    },
    async take(id, headers, body) {
      const answer = await judge(id, headers, body);
      const good = answer.status === 201;
      wire.note({
        direction: 'in',
        text: `POST /sandbox/push/${id.slice(0, 6)}…`,
        result: `${answer.status} ${answer.reason}`,
        tone: good ? 'good' : 'bad',
        detail: good ? { push: browsers.get(id)?.pushes.at(-1)?.text ?? '' } : {},
      });
      return answer;
    },
  };
}

function decrypted(body: Buffer, privateKey: ECDH, authSecret: string): string | undefined {
  try {
    return decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString('utf8');
  } catch {
    return undefined;
  }
}
