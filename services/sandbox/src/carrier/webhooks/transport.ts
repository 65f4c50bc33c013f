/**
 * One signed request from the carrier to the application, with the provider's default policy: connect within 5 s,
 * answer within 15 s, and one retry when no connection came about. The fragment of the URL overrides it
 * (`#rc=2&rp=all&ct=1000&rt=5000`), as the provider documents under connection overrides.
 */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import twilio from 'twilio';
import type { Hook } from '../records.ts';

export interface WebhookAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  readonly etag: string | undefined;
}

/** Nobody answered. The code is the provider's: 11200 HTTP failure, 11205 connection failure. */
export class WebhookFailure extends Error {
  override readonly name = 'WebhookFailure';
  readonly code: number;
  readonly phase: 'connect' | 'read' | 'status';

  constructor(code: number, phase: 'connect' | 'read' | 'status', message: string) {
    super(message);
    this.code = code;
    this.phase = phase;
  }
}

export interface Policy {
  readonly retries: number;
  /** ct: connection failures; rt: read time-outs; 4xx, 5xx: answers; all of them with `all`. */
  readonly on: readonly string[];
  readonly connectMs: number;
  readonly readMs: number;
}

/** The policy that a webhook URL asks for in its fragment; the provider's defaults otherwise. */
export function policyOf(url: string): Policy {
  const overrides = new URLSearchParams(new URL(url).hash.slice(1));
  const number = (name: string, fallback: number, max: number) => {
    const given = Number(overrides.get(name) ?? fallback);
    return Number.isFinite(given) && given >= 0 ? Math.min(given, max) : fallback;
  };
  return {
    retries: number('rc', 1, 5),
    on: (overrides.get('rp') ?? 'ct').split(','),
    connectMs: number('ct', 5_000, 10_000),
    readMs: number('rt', 15_000, 15_000),
  };
}

/** Signs and sends, with the policy's retries. `onAttempt` hears of every attempt, for the wire log. */
export async function sendWebhook(
  hook: Hook,
  params: Readonly<Record<string, string>>,
  authToken: string,
  onAttempt?: (outcome: { attempt: number; status?: number; failure?: string; ms: number }) => void,
): Promise<WebhookAnswer> {
  const policy = policyOf(hook.url);
  for (let attempt = 0; ; attempt += 1) {
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    try {
      const answer = await once(hook, params, authToken, policy);
      onAttempt?.({ attempt, status: answer.status, ms: ms() });
      const retryable = policy.on.includes('all') || policy.on.includes(`${String(answer.status)[0]}xx`);
      if (answer.status < 400 || !retryable || attempt >= policy.retries) return answer;
    } catch (error) {
      const failure = error instanceof WebhookFailure ? error : new WebhookFailure(11200, 'read', String(error));
      onAttempt?.({ attempt, failure: failure.message, ms: ms() });
      const name = failure.phase === 'connect' ? 'ct' : 'rt';
      if (!(policy.on.includes('all') || policy.on.includes(name)) || attempt >= policy.retries) throw failure;
    }
  }
}

function once(
  hook: Hook,
  params: Readonly<Record<string, string>>,
  authToken: string,
  policy: Policy,
): Promise<WebhookAnswer> {
  const url = new URL(hook.url);
  url.hash = '';
  if (hook.method === 'GET') for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
  const body = hook.method === 'POST' ? new URLSearchParams(params).toString() : '';
  const signature = twilio.getExpectedTwilioSignature(authToken, url.href, hook.method === 'POST' ? { ...params } : {});
  const { promise, resolve, reject } = Promise.withResolvers<WebhookAnswer>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send(
    url,
    {
      method: hook.method,
      agent: false,
      headers: {
        accept: '*/*',
        'user-agent': 'TwilioProxy/1.1',
        'x-twilio-signature': signature,
        'i-twilio-idempotency-token': crypto.randomUUID(),
        ...(hook.method === 'POST' && {
          'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        }),
      },
    },
    (response) => {
      readAll(response).then((bytes) => {
        clearTimeout(reading);
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          body: bytes,
          etag: response.headers.etag,
        });
      }, reject);
    },
  );
  let connected = false;
  const connecting = setTimeout(() => {
    request.destroy(new WebhookFailure(11205, 'connect', 'no connection in time'));
  }, policy.connectMs);
  const reading = setTimeout(() => {
    request.destroy(new WebhookFailure(11200, 'read', 'no answer in time'));
  }, policy.connectMs + policy.readMs);
  request.on('socket', (socket) => {
    const ready = () => {
      connected = true;
      clearTimeout(connecting);
    };
    socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', ready);
  });
  request.on('error', (error) => {
    clearTimeout(connecting);
    clearTimeout(reading);
    reject(
      error instanceof WebhookFailure
        ? error
        : new WebhookFailure(connected ? 11200 : 11205, connected ? 'read' : 'connect', error.message),
    );
  });
  request.end(body);
  return promise;
}

/** The provider reads at most 64 KB of TwiML; audio may be larger, so the bound is that of a prompt. */
const largestAnswer = 16 * 1024 * 1024;

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestAnswer) throw new WebhookFailure(11200, 'read', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
