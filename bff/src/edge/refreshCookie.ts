import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieEnvironment, createCookieScope } from './cookieScope.ts';

const NAME = 'ringline_refresh';
const PATH = '/api/refresh-token';
/** A refresh token slides by 30 days (defaults 1.4). */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

export interface RefreshCookie {
  set(reply: FastifyReply, refreshToken: string): void;
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | undefined;
}

/** The refresh token of a browser: http-only, sent to its one endpoint alone. */
export function createRefreshCookie(env: CookieEnvironment): RefreshCookie {
  const scopeOf = createCookieScope(env);
  const attributes = ({ request }: FastifyReply) => ({ path: PATH, httpOnly: true, ...scopeOf(request) });
  return {
    set: (reply, refreshToken) =>
      void reply.setCookie(NAME, refreshToken, { ...attributes(reply), maxAge: MAX_AGE_SECONDS }),
    clear: (reply) => void reply.clearCookie(NAME, attributes(reply)),
    read: (request) => request.cookies[NAME] || undefined,
  };
}
