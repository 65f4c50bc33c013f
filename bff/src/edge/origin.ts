import type { FastifyRequest } from 'fastify';
import { Refusal } from '@ringline/kit/errors';
import { isLoopback } from '@ringline/kit/http';
import { FRAMED } from './cookieScope.ts';

export interface Origins {
  /** Whether the request was sent by a page of ours. False without an Origin header. */
  isOurs(request: FastifyRequest): boolean;
  /** @throws Refusal FORBIDDEN_ROLE when a page of somebody else sent it */
  refuseForeign(request: FastifyRequest): void;
}

/** Which pages may send requests that carry or receive cookies. */
export function createOrigins(publicUrl: string, further: readonly string[]): Origins {
  const known = new Set([new URL(publicUrl).origin, ...further]);
  function isOurs(request: FastifyRequest): boolean {
    const origin = request.headers.origin;
    if (!origin || origin === 'null') return false;
    if (known.has(origin)) return true;
    // Another name of this machine (127.0.0.1 for localhost): no name that a stranger could turn to us.
    if (!URL.canParse(origin)) return false;
    const { host, hostname } = new URL(origin);
    return isLoopback(hostname) && host === request.headers.host;
  }
  return {
    isOurs,
    refuseForeign(request) {
      if (request.headers.origin === undefined || isOurs(request)) return;
      throw new Refusal({
        code: 'FORBIDDEN_ROLE',
        message: 'This page may not use this service.',
        why: { check: 'origin', required: [...known].join(', '), current: request.headers.origin },
      });
    },
  };
}

/** Browsers get the refresh token as a cookie only (defaults 1.4): they say so, or betray it by an Origin. */
export function isBrowser(request: FastifyRequest): boolean {
  const client = request.headers['x-ringline-client'];
  return client === 'web' || client === FRAMED || request.headers.origin !== undefined;
}
