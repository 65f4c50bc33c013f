import { Refusal, refusalOf } from '@ringline/kit/errors';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { isBrowser } from '../edge/origin.ts';

/** No more use of the token. */
const REFUSED = new Set(['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'SESSION_IDLE']);
/** A year: who was away for longer was away for long enough. */
const MOST_IDLE_SECONDS = 31_536_000;

const body = z.object({
  refreshToken: z.string().optional(),
  /** Seconds since the person last did something in any tab. */
  idleSeconds: z.number().int().min(0).max(MOST_IDLE_SECONDS).optional().catch(undefined),
});

/**
 * `POST /api/refresh-token`: rotates the refresh token. Browsers send and get it as a cookie, others in the body
 * (defaults 1.4). Answers `{ token, refreshToken, expiresInSeconds }`, or 204 to a
 * browser without a cookie. `idleSeconds` tells how long ago the person last did something, for workspaces that sign out
 * after inactivity.
 */
export function refreshToken(app: FastifyInstance, edge: Edge): void {
  app.post('/api/refresh-token', async (request, reply) => {
    edge.origins.refuseForeign(request);
    const browser = isBrowser(request);
    const asked = body.safeParse(request.body ?? {}).data;
    const given = browser ? edge.cookie.read(request) : asked?.refreshToken;
    // A page asks before it knows whether anybody is signed in; that nobody is, is no error.
    if (!given && browser) return reply.code(204).send();
    if (!given) {
      throw new Refusal({ code: 'UNAUTHENTICATED', message: 'You’re not signed in. Sign in and try again.' });
    }
    const client = {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      device: edge.device.read(request),
    };
    try {
      const { authTokens } = await edge.rpc.client(IdentityService).refreshSession({
        refreshToken: given,
        client,
        ...(asked?.idleSeconds === undefined ? {} : { idleSeconds: asked.idleSeconds }),
      });
      if (!authTokens) throw new Error('identity answered without tokens');
      edge.device.set(reply, authTokens.device);
      if (browser) edge.cookie.set(reply, authTokens.refreshToken);
      return await reply.header('cache-control', 'no-store').send({
        token: authTokens.token,
        refreshToken: browser ? null : authTokens.refreshToken,
        expiresInSeconds: authTokens.expiresInSeconds,
      });
    } catch (error) {
      // A refused token is of no more use; a failure on our side leaves it for the next try.
      const code = refusalOf(error)?.code;
      if (browser && code !== undefined && REFUSED.has(code)) edge.cookie.clear(reply);
      throw error;
    }
  });
}
