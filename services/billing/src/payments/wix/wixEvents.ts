/** Wix's webhooks: the body is a JWT that Wix signed (RS256), with JSON as text in it, twice over. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import { z } from 'zod';
import type { GatewayEvent } from '../gateway.ts';

const REMOVED = 'AppRemoved';
const RENEWS_NO_MORE = 'PaidPlanAutoRenewalCancelled';
const KNOWN: ReadonlySet<string> = new Set(['PaidPlanPurchased', 'PaidPlanChanged', RENEWS_NO_MORE, REMOVED]);

const header = z.object({ alg: z.literal('RS256') });
const claims = z.object({ data: z.string(), exp: z.number() });
const envelope = z.object({ data: z.string().optional(), instanceId: z.string().min(1), eventType: z.string() });

/** @returns how webhooks are read; undefined for one that Wix did not sign, or long ago */
export function createWixEvents(publicKey: string, clock: Clock): (body: Buffer) => GatewayEvent | undefined {
  const key = createPublicKey(publicKey);
  return (body) => {
    const [head = '', payload = '', signature = '', ...more] = body.toString('utf8').trim().split('.');
    if (more.length > 0 || !header.safeParse(json(head)).success) return undefined;
    const signed = verify('RSA-SHA256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'));
    const read = signed ? claims.safeParse(json(payload)) : undefined;
    if (!read?.success || read.data.exp * 1000 <= clock.now().getTime()) return undefined;
    const told = envelope.safeParse(parsed(read.data.data));
    if (!told.success) return undefined;
    const { eventType: type, instanceId: store } = told.data;
    // It has no id of its own: what is told again says the same.
    const id = `wix:${createHash('sha256').update(read.data.data).digest('hex')}`;
    if (!KNOWN.has(type)) return { id, type, about: undefined };
    return {
      id,
      type,
      about: undefined,
      store,
      ...(type === REMOVED ? { removed: true } : {}),
      ...(type === RENEWS_NO_MORE ? { endsWithCycle: true } : {}),
    };
  };
}

const json = (part: string): unknown => parsed(Buffer.from(part, 'base64url').toString('utf8'));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
