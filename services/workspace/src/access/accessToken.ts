import { Refusal } from '@ringline/kit/errors';
import type { SigningKeys } from '@ringline/kit/auth';
import { errors, importJWK, jwtVerify } from 'jose';

/**
 * Reads an access token of identity with identity's public key.
 * @throws Refusal TOKEN_EXPIRED (refresh it) or UNAUTHENTICATED (forged, malformed, or of a retired key).
 */
export async function verifyAccessToken(
  token: string,
  keys: SigningKeys,
  now: Date,
): Promise<{ userId: string; sessionId: string }> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const jwk = kid ? await keys.verificationKey('access-token', kid) : undefined;
        if (!jwk) throw new errors.JWKSNoMatchingKey();
        return importJWK(jwk, 'EdDSA');
      },
      { algorithms: ['EdDSA'], typ: 'at+jwt', currentDate: now, requiredClaims: ['sub', 'sid', 'exp'] },
    );
    const { sub, sid } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') throw new errors.JWTInvalid();
    return { userId: sub, sessionId: sid };
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new Refusal({ code: 'TOKEN_EXPIRED', message: 'Your sign-in has expired. Refresh it.', retryable: true });
    }
    throw new Refusal({ code: 'UNAUTHENTICATED', message: 'You’re not signed in. Sign in and try again.' });
  }
}
