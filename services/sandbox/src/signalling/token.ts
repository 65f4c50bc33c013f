import { decodeJwt, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { ClientToken } from './calls.ts';

/** A token that the voice SDK reports as AccessTokenInvalid (31204) or AccessTokenExpired (31205). */
export class TokenError extends Error {
  readonly code: 31204 | 31205;
  constructor(code: 31204 | 31205, message: string) {
    super(message);
    this.name = 'TokenError';
    this.code = code;
  }
}

const claims = z.object({
  iss: z.string(),
  sub: z.string(),
  exp: z.number(),
  grants: z.object({
    identity: z.string().min(1),
    voice: z.object({
      incoming: z.object({ allow: z.boolean() }).partial().optional(),
      outgoing: z.object({ application_sid: z.string() }).partial().optional(),
    }),
  }),
});

/**
 * Verifies a Twilio AccessToken: HS256 with the secret of the API key in `iss`, header `cty` `twilio-fpa;v=1`,
 * a voice grant and an identity. Throws `TokenError`.
 */
export function accessTokenVerifier(
  secretOf: (apiKey: string, accountSid: string) => Promise<string | undefined>,
  now: () => Date,
) {
  return async (token: string): Promise<ClientToken> => {
    try {
      const { iss = '', sub = '' } = decodeJwt(token);
      const secret = await secretOf(iss, sub);
      if (!secret) throw new TokenError(31204, 'unknown API key');
      const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(secret), {
        algorithms: ['HS256'],
        currentDate: now(),
      });
      if (protectedHeader.cty !== 'twilio-fpa;v=1') throw new TokenError(31204, 'not an access token');
      const { grants, exp } = claims.parse(payload);
      return {
        identity: grants.identity,
        accountSid: sub,
        apiKey: iss,
        applicationSid: grants.voice.outgoing?.application_sid,
        incomingAllowed: grants.voice.incoming?.allow ?? false,
        expiresAt: exp,
      };
    } catch (error) {
      if (error instanceof TokenError) throw error;
      if (error instanceof errors.JWTExpired) throw new TokenError(31205, 'the access token has expired');
      throw new TokenError(31204, 'the access token is not valid');
    }
  };
}
