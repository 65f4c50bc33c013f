/** Webhooks of the provider of Viber: JSON, signed over its bytes, and repeated when nobody answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { signAsVonage } from '@ringline/kit/viber';
import type { ViberAccount } from '../deps.ts';
import type { sendWebhook } from './transport.ts';

const ANSWERS_WITHIN_MS = 15_000;
/** Milliseconds until each further try; the provider itself goes on for a day. */
const AGAIN_MS = [500, 2_000, 8_000];

/** @throws Error when nobody answered with 2xx */
export async function sendSignedJson(
  url: string,
  payload: object,
  { signatureSecret, apiKey }: ViberAccount,
  now: Date,
  onAttempt: Parameters<typeof sendWebhook>[3],
): Promise<void> {
  const body = Buffer.from(JSON.stringify(payload));
  for (let attempt = 0; ; attempt += 1) {
    const began = performance.now();
    const authorization = await signAsVonage(signatureSecret, apiKey, body, now);
    const status = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    }).then(
      (answer) => answer.body?.cancel().then(() => answer.status) ?? answer.status,
      () => undefined,
    );
    const ms = Math.round(performance.now() - began);
    onAttempt?.({ attempt, ms, ...(status === undefined ? { failure: 'no connection' } : { status }) });
    if (status !== undefined && status < 300) return;
    const wait = AGAIN_MS[attempt];
    if (wait === undefined) throw new Error(`${url} answered ${status ?? 'nothing'}`);
    await pause(wait);
  }
}
