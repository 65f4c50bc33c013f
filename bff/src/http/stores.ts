import { refusalOf } from '@ringline/kit/errors';
import { readParams } from '@ringline/kit/http';
import { StoreService } from '@ringline/proto/billing/v1/stores_pb';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import { limitSignIn } from '../edge/rates.ts';

const PATH = '/api/stores/:platform';
const PAGE = '/connect-store';
const PLATFORMS = { shopify: 'SHOPIFY', wix: 'WIX' } as const;
const withPlatform = z.object({ platform: z.enum(['shopify', 'wix']) });

/**
 * `GET /api/stores/{platform}`, the app's address in the platform's listing, sends the browser to its store's owner, who allows the app;
 * `…/callback` takes it back, with what was installed as its cookie, to the page where a workspace is chosen. What went wrong is told
 * there: `/connect-store?error=<check>`.
 */
export function stores(app: FastifyInstance, edge: Edge): void {
  const { PUBLIC_URL, SIGN_IN_PER_MINUTE } = edge.env;
  const page = (query = '') => new URL(PAGE + query, PUBLIC_URL).href;
  const queryOf = ({ url }: FastifyRequest) => new URL(url, PUBLIC_URL).search.slice(1);

  async function orPage(
    request: FastifyRequest,
    reply: FastifyReply,
    go: () => Promise<string>,
  ): Promise<FastifyReply> {
    let to: string;
    try {
      await limitSignIn(edge.limits, request.ip, SIGN_IN_PER_MINUTE, false);
      to = await go();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) edge.log.error({ err: error }, 'connecting a store failed');
      const check = refusal?.why?.check ?? '';
      const limited = refusal?.code === 'RATE_LIMITED' ? 'rate-limited' : 'store-failed';
      to = page(`?error=${check.startsWith('store-') ? check : limited}`);
    }
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(to, 302);
  }

  app.get(PATH, (request, reply) =>
    orPage(request, reply, async () => {
      const platform = PLATFORMS[readParams(request, withPlatform).platform];
      const begun = await edge.rpc.client(StoreService).beginInstall({ platform, query: queryOf(request) });
      edge.store.setFlow(reply, begun.flow, begun.expiresInSeconds);
      return begun.authorizationUrl;
    }),
  );

  app.get(`${PATH}/callback`, (request, reply) =>
    orPage(request, reply, async () => {
      const platform = PLATFORMS[readParams(request, withPlatform).platform];
      const flow = edge.store.takeFlow(request, reply);
      const { install, expiresInSeconds } = await edge.rpc
        .client(StoreService)
        .completeInstall({ platform, flow, query: queryOf(request) });
      edge.store.set(reply, install, expiresInSeconds);
      return page();
    }),
  );
}
