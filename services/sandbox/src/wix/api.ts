/** Wix's API of the app: the token of a site's instance, checkouts, and what was bought. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSame } from '../guard/isSame.ts';
import type { Wix } from './site.ts';

/** The app as it is known there. */
export interface WixApp {
  readonly appId: string;
  readonly appSecret: string;
  readonly appUrl: string;
  readonly callbackUrl: string;
  readonly pagesUrl: string;
}

const TOKEN_SECONDS = 14_400;
const granted = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
  instance_id: z.uuid(),
});
const exchanged = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
});
const asked = z.strictObject({
  productId: z.string().min(1),
  billingCycle: z.enum(['MONTHLY', 'YEARLY']),
  successUrl: z.url(),
  testCheckout: z.boolean().optional(),
});

export async function wixApi(app: FastifyInstance, { wix, app: own }: { wix: Wix; app: WixApp }): Promise<void> {
  const signed = (site: string) => createHmac('sha256', own.appSecret).update(site).digest('hex');
  const tokenOf = (site: string) => `OauthNG.JWS.${site}.${signed(site)}`;
  /** The instance that a token is of; undefined: it is none of ours. */
  const siteOf = ({ headers }: FastifyRequest): string | undefined => {
    const [, , site = '', mark = ''] = (headers.authorization ?? '').split('.');
    return site !== '' && isSame(mark, signed(site)) ? site : undefined;
  };
  const refusal = { message: 'Unauthorized', details: {} };

  app.post('/oauth2/token', async (request, reply) => {
    const given = granted.safeParse(request.body);
    if (!given.success || given.data.client_id !== own.appId || !isSame(given.data.client_secret, own.appSecret))
      return reply.code(400).send({ message: 'Invalid client', details: {} });
    return { access_token: tokenOf(given.data.instance_id), token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  });

  app.post('/oauth/access', async (request, reply) => {
    const given = exchanged.safeParse(request.body);
    if (!given.success || given.data.client_id !== own.appId || !isSame(given.data.client_secret, own.appSecret))
      return reply.code(400).send({ message: 'Invalid client', details: {} });
    const { code } = given.data;
    const site = await wix.within((tx) => wix.redeemCode(tx, code));
    if (site === undefined) return reply.code(400).send({ message: 'Invalid code', details: {} });
    return { access_token: tokenOf(site), refresh_token: `OAUTH2.REFRESH.${signed(site)}` };
  });

  app.post('/apps/v1/checkout', async (request, reply) => {
    const site = siteOf(request);
    if (site === undefined) return reply.code(401).send(refusal);
    const given = asked.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ message: given.error.issues[0]?.message ?? '', details: {} });
    const { productId, billingCycle: cycle, successUrl } = given.data;
    const { id } = await wix.within((tx) => wix.open(tx, { site, productId, cycle, successUrl }));
    return { token: id, checkoutUrl: `${own.pagesUrl}/checkout/${id}` };
  });

  app.get('/apps/v1/checkout/history', async (request, reply) => {
    const site = siteOf(request);
    if (site === undefined) return reply.code(401).send(refusal);
    const bought = await wix.within((tx) => wix.purchases(tx, site));
    return {
      purchases: bought.map(({ invoiceId, productId, cycle, created }) => ({
        invoiceId,
        vendorProductId: productId,
        cycle,
        dateCreated: new Date(created * 1000).toISOString(),
      })),
    };
  });

  app.get('/apps/v1/instance', async (request, reply) => {
    const site = siteOf(request);
    if (site === undefined) return reply.code(401).send(refusal);
    const plan = await wix.within((tx) => wix.plan(tx, site));
    const billing = plan
      ? { packageName: plan.productId, billingCycle: plan.cycle, autoRenewing: plan.autoRenewing }
      : null;
    return {
      instance: { instanceId: site, isFree: !plan, billing },
      site: { siteDisplayName: `Site ${site.slice(0, 8)}`, url: `https://${site.slice(0, 8)}.wixsite.example/` },
    };
  });
}
