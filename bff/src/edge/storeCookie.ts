import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';

const FLOW = 'ringline_store_flow';
const INSTALL = 'ringline_store';
/** What is kept while the browser is at the platform is sent to where it comes back; what it came back with, to whoever links it. */
const PATHS = { [FLOW]: '/api/stores', [INSTALL]: '/graphql' } as const;

export interface StoreCookie {
  setFlow(reply: FastifyReply, flow: string, seconds: number): void;
  /** Read once: it is gone then. */
  takeFlow(request: FastifyRequest, reply: FastifyReply): string;
  set(reply: FastifyReply, install: string, seconds: number): void;
  read(request: FastifyRequest): string;
  clear(reply: FastifyReply): void;
}

/** What a browser carries that comes from a store's listing: sealed by billing, and shown to no page. */
export function createStoreCookie({ PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>): StoreCookie {
  // Lax: the way back begins at the platform.
  const attributes = (name: keyof typeof PATHS) =>
    ({ path: PATHS[name], httpOnly: true, sameSite: 'lax', secure: PUBLIC_URL.startsWith('https:') }) as const;
  return {
    setFlow: (reply, flow, maxAge) => void reply.setCookie(FLOW, flow, { ...attributes(FLOW), maxAge }),
    takeFlow(request, reply) {
      void reply.clearCookie(FLOW, attributes(FLOW));
      return request.cookies[FLOW] ?? '';
    },
    set: (reply, install, maxAge) => void reply.setCookie(INSTALL, install, { ...attributes(INSTALL), maxAge }),
    read: (request) => request.cookies[INSTALL] ?? '',
    clear: (reply) => void reply.clearCookie(INSTALL, attributes(INSTALL)),
  };
}
