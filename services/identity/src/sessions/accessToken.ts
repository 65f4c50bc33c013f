import { SignJWT, importJWK } from 'jose';
import type { Deps } from '../context.ts';
import { tokenPolicy } from '../policy.ts';

/**
 * Signs an access token: who, and in which session; never which rights (defaults 1.4). EdDSA, 15 minutes, typ `at+jwt`.
 */
export async function signAccessToken(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  claims: { userId: string; sessionId: string },
): Promise<string> {
  const { kid, jwk } = await secrets.signingKey('access-token');
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenPolicy.access)
    .sign(await importJWK(jwk, 'EdDSA'));
}
