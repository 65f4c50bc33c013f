import { Refusal, refusalOf } from '@ringline/kit/errors';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { isBrowser } from '../edge/origin.ts';

const body = z.object({ refreshToken: z.string().optional() });

/**
 * `POST /api/refresh-token`: rotates the refresh token. Browsers send and get it as a cookie, others in the body
 * (defaults 1.4). Answers `{ token, refreshToken, expiresInSeconds }`, or 204 to a
 * browser without a cookie.
 */
export function refreshToken(app: FastifyInstance, edge: Edge): void {
  app.post('/api/refresh-token', async (request, reply) => {
    edge.origins.refuseForeign(request);
    const browser = isBrowser(request);
    const given = browser ? edge.cookie.read(request) : body.safeParse(request.body ?? {}).data?.refreshToken;
    // A page asks before it knows whether anybody is signed in; that nobody is, is no error.
    if (!given && browser) return reply.code(204).send();
    if (!given) {
      throw new Refusal({ code: 'UNAUTHENTICATED', message: 'You are not signed in. Sign in and try again.' });
    }
    const client = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    try {
      const { authTokens } = await edge.rpc.client(IdentityService).refreshSession({ refreshToken: given, client });
      if (!authTokens) throw new Error('identity answered without tokens');
      if (browser) edge.cookie.set(reply, authTokens.refreshToken);
      return await reply.header('cache-control', 'no-store').send({
        token: authTokens.token,
        refreshToken: browser ? null : authTokens.refreshToken,
        expiresInSeconds: authTokens.expiresInSeconds,
      });
    } catch (error) {
      // A refused token is of no more use; a failure on our side leaves it for the next try.
      const code = refusalOf(error)?.code;
      if (browser && (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')) edge.cookie.clear(reply);
      throw error;
    }
  });
}
