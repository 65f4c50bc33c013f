import type { FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

/** Where a browser sends a cookie of ours: with requests of our own pages, or with those of one partner's frame. */
export type CookieScope =
  | { readonly sameSite: 'lax'; readonly secure: boolean }
  | { readonly sameSite: 'none'; readonly secure: true; readonly partitioned: true };

export type CookieEnvironment = Pick<Environment, 'PUBLIC_URL' | 'EXTENSION_ORIGINS'>;

/**
 * Cookies are SameSite=Lax. A page in the frame of a partner's site gets none of those, so where the operator allows frames
 * its cookies are partitioned (CHIPS): they live in that partner's pages alone and are sent with nothing else. Browsers keep
 * them over https, and from this machine. A frame that reads no cookie has the same refusals as any page without one.
 */
export function createCookieScope({ PUBLIC_URL, EXTENSION_ORIGINS }: CookieEnvironment) {
  const own = { sameSite: 'lax', secure: PUBLIC_URL.startsWith('https:') } as const;
  const framed = { sameSite: 'none', secure: true, partitioned: true } as const;
  return (request: FastifyRequest): CookieScope =>
    EXTENSION_ORIGINS.length > 0 && request.headers['x-ringline-client'] === FRAMED ? framed : own;
}

/** How the web client calls itself in somebody else's frame; elsewhere it is `web`. */
export const FRAMED = 'web-framed';
