import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieEnvironment, createCookieScope } from './cookieScope.ts';

/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

export interface DeviceCookie {
  /** Gives a browser what identity made for it; nothing when it keeps what it has. */
  set(reply: FastifyReply, device: string): void;
  /** Empty without one. */
  read(request: FastifyRequest): string;
}

/**
 * What a browser is known by when somebody signs in there again: http-only. Over https its name is one that no other host of
 * the domain can set, so that nobody plants a browser of theirs as somebody else's.
 */
export function createDeviceCookie(env: CookieEnvironment): DeviceCookie {
  const scopeOf = createCookieScope(env);
  const name = env.PUBLIC_URL.startsWith('https:') ? '__Host-ringline_device' : 'ringline_device';
  return {
    set(reply, device) {
      if (device === '') return;
      void reply.setCookie(name, device, {
        path: '/',
        httpOnly: true,
        maxAge: MAX_AGE_SECONDS,
        ...scopeOf(reply.request),
      });
    },
    read: (request) => request.cookies[name] ?? '',
  };
}
