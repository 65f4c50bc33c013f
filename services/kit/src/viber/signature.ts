/** Webhooks as Vonage signs them: a token of HS256 that holds the hash of the body. */
import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'Vonage';
const keyOf = (secret: string) => new TextEncoder().encode(secret);
const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

/**
 * Whether a webhook comes from who knows the secret, with this very body. The age of a token says nothing: the provider repeats
 * what was not answered for a day, and what comes twice changes nothing.
 * @param authorization the header
 */
export async function isSignedByVonage(
  secret: string,
  authorization: string | undefined,
  body: Uint8Array,
): Promise<boolean> {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === '') return false;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], issuer: ISSUER });
    return payload['payload_hash'] === hashOf(body);
  } catch {
    return false;
  }
}

/** The header with which the provider signs a webhook. */
export async function signAsVonage(secret: string, apiKey: string, body: Uint8Array, now: Date): Promise<string> {
  const token = await new SignJWT({ api_key: apiKey, payload_hash: hashOf(body) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(Math.floor(now.getTime() / 1_000))
    .setJti(randomUUID())
    .sign(keyOf(secret));
  return `Bearer ${token}`;
}
