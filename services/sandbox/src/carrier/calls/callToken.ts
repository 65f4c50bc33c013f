/**
 * The token of a call that came from outside: with it a call that REST starts may show its caller's number, while it lasts. Built
 * like the provider's, which is opaque to those who get it.
 */
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { CallRecord } from '../records.ts';

const envelope = z.object({ parentCallInfoToken: z.string(), identityHeaderTokens: z.array(z.string()) });
const claims = z.object({ callSid: z.string(), from: z.string(), to: z.string() });

export type CallTokenClaims = z.infer<typeof claims>;

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

export async function callTokenOf({ sid, from, to }: CallRecord, secret: string): Promise<string> {
  const parentCallInfoToken = await new SignJWT({ callSid: sid, from, to })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keyOf(secret));
  return encodeURIComponent(JSON.stringify({ parentCallInfoToken, identityHeaderTokens: [] }));
}

/** What the token says of its call; undefined: it is none of ours. */
export async function readCallToken(token: string, secret: string): Promise<CallTokenClaims | undefined> {
  try {
    const { parentCallInfoToken } = envelope.parse(JSON.parse(decodeURIComponent(token)));
    const { payload } = await jwtVerify(parentCallInfoToken, keyOf(secret), { algorithms: ['HS256'] });
    return claims.parse(payload);
  } catch {
    return undefined;
  }
}
