import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

export interface DeviceCookie {
  /** Gives a browser what identity made for it; nothing when it keeps what it has. */
  set(reply: FastifyReply, device: string): void;
  /** Empty without one. */
  read(request: FastifyRequest): string;
}

/**
 * What a browser is known by when somebody signs in there again: http-only, SameSite=Lax. Over https its name is one that no
 * other host of the domain can set, so that nobody plants a browser of theirs as somebody else's.
 */
export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-ringline_device' : 'ringline_device';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;
  return {
    set: (reply, device) => void (device && reply.setCookie(name, device, attributes)),
    read: (request) => request.cookies[name] ?? '',
  };
}
