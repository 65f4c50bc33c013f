/** Shopify's Admin API of each shop: the token of the app, and one GraphQL endpoint. */
import { createHmac, randomBytes } from 'node:crypto';
import { readParams } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import { graphql } from 'graphql';
import { z } from 'zod';
import type { Tx } from '../gateway/records.ts';
import { isSame } from '../guard/isSame.ts';
import { schema } from './schema.ts';
import {
  type Approval,
  centsOf,
  moneyOf,
  numberOf,
  type Purchase,
  type Shop,
  type UsageRecord,
  TOKEN_SECONDS,
  UserError,
} from './shop.ts';

/** The app as it is known there. */
export interface ShopifyApp {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The app's addresses as its listing has them. */
  readonly appUrl: string;
  readonly callbackUrl: string;
  /** Base address of the pages where merchants decide. */
  readonly pagesUrl: string;
}

const ofShop = z.object({ shop: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/) });
const ofApi = ofShop.extend({ version: z.string().regex(/^\d{4}-(01|04|07|10)$/) });
const granted = z.object({ client_id: z.string(), client_secret: z.string() }).and(
  z.union([
    z.object({ grant_type: z.literal('client_credentials') }),
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
    // New public apps get no tokens that never end.
    z.object({ grant_type: z.undefined().optional(), code: z.string(), expiring: z.literal('1') }),
  ]),
);
const asked = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });
const OWN_SECONDS = 86_399;
const REFRESH_SECONDS = 90 * 86_400;

export async function shopifyApi(
  app: FastifyInstance,
  { shop: till, app: own }: { shop: Shop; app: ShopifyApp },
): Promise<void> {
  const tokenOf = (shop: string) =>
    `shpca_${createHmac('sha256', own.apiSecret).update(shop).digest('hex').slice(0, 32)}`;

  app.post('/:shop/admin/oauth/access_token', async (request, reply) => {
    const { shop } = readParams(request, ofShop);
    const given = granted.safeParse(request.body);
    if (!given.success || given.data.client_id !== own.apiKey || !isSame(given.data.client_secret, own.apiSecret))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client authentication failed' });
    const { data } = given;
    const answer = await till.within(async (tx) => {
      if (data.grant_type === 'client_credentials')
        return (await till.isRemoved(tx, shop))
          ? { error: 'app_not_installed' }
          : { access_token: tokenOf(shop), scope: '', expires_in: OWN_SECONDS };
      const install = await (data.grant_type === 'refresh_token'
        ? till.renew(tx, shop, data.refresh_token)
        : till.exchange(tx, shop, data.code));
      if (!install) return { error: data.grant_type ? 'invalid_grant' : 'invalid_request' };
      const { token: access_token, refreshToken: refresh_token } = install;
      return {
        access_token,
        refresh_token,
        scope: '',
        expires_in: TOKEN_SECONDS,
        refresh_token_expires_in: REFRESH_SECONDS,
      };
    });
    return reply.code('error' in answer ? 400 : 200).send(answer);
  });

  app.post('/:shop/admin/api/:version/graphql.json', async (request, reply) => {
    const { shop } = readParams(request, ofApi);
    void reply.header('x-request-id', randomBytes(8).toString('hex'));
    const token = String(request.headers['x-shopify-access-token'] ?? '');
    const isOurs = await till.within(async (tx) =>
      isSame(token, tokenOf(shop)) ? !(await till.isRemoved(tx, shop)) : till.isTokenOf(tx, shop, token),
    );
    if (!isOurs)
      return reply
        .code(401)
        .send({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' });
    const { query, variables } = asked.parse(request.body);
    return till.within((tx) =>
      graphql({
        schema,
        source: query,
        rootValue: rootOf(tx, shop, till, own.pagesUrl),
        ...(variables ? { variableValues: variables } : {}),
      }),
    );
  });
}

/** `acme-tools.myshopify.com` is called Acme Tools. */
const shopName = (shop: string): string =>
  shop
    .slice(0, shop.indexOf('.'))
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

interface Asked {
  readonly name: string;
  readonly returnUrl: string;
  readonly test?: boolean;
}
interface Price {
  readonly amount: string;
  readonly currencyCode: string;
}

function rootOf(tx: Tx, shop: string, till: Shop, pagesUrl: string) {
  const usage = ({ id, description, key, cents }: UsageRecord) => ({
    __typename: 'AppUsageRecord',
    id,
    description,
    idempotencyKey: key || null,
    price: moneyOf(cents),
  });
  const line = ({ line: id, terms, capCents }: Approval) => ({
    __typename: 'AppSubscriptionLineItem',
    id,
    plan: {
      pricingDetails: {
        __typename: 'AppUsagePricing',
        terms,
        interval: 'EVERY_30_DAYS',
        cappedAmount: moneyOf(capCents),
        balanceUsed: async () => moneyOf(await till.usedCents(tx, id)),
      },
    },
    usageRecords: async () => ({ nodes: (await till.usagesOf(tx, id)).map(usage) }),
  });
  const approval = (one: Approval) => ({
    __typename: 'AppSubscription',
    id: one.id,
    name: one.name,
    returnUrl: one.returnUrl,
    status: one.status,
    test: one.test,
    lineItems: [line(one)],
  });
  const purchase = ({ id, name, status, test, cents }: Purchase) => ({
    __typename: 'AppPurchaseOneTime',
    id,
    name,
    status,
    test,
    price: moneyOf(cents),
  });
  const pageOf = ({ id }: { id: string }) => `${pagesUrl}/charges/${numberOf(id)}`;
  const made = async <Answer extends object>(work: () => Promise<Answer>) => {
    try {
      return { ...(await work()), userErrors: [] };
    } catch (error) {
      if (error instanceof UserError) return { userErrors: [{ field: null, message: error.message }] };
      throw error;
    }
  };
  const priced = ({ amount, currencyCode }: Price): number => {
    if (currencyCode !== 'USD') throw new UserError('Currency is not supported by this sandbox');
    return centsOf({ amount });
  };

  return {
    shop: () => ({ name: shopName(shop), myshopifyDomain: shop, primaryDomain: { host: shop } }),
    currentAppInstallation: async () => {
      const all = await till.approvals(tx, shop);
      return {
        activeSubscriptions: all.filter(({ status }) => status === 'ACTIVE').map(approval),
        allSubscriptions: { nodes: all.map(approval) },
        oneTimePurchases: { nodes: (await till.purchases(tx, shop)).map(purchase) },
      };
    },
    async node({ id }: { id: string }) {
      const [approvals, purchases] = [await till.approvals(tx, shop), await till.purchases(tx, shop)];
      const plan = approvals.find((one) => one.id === id || one.line === id);
      if (plan) return plan.id === id ? approval(plan) : line(plan);
      const bought = purchases.find((one) => one.id === id);
      if (bought) return purchase(bought);
      for (const one of approvals) {
        const record = (await till.usagesOf(tx, one.line)).find((used) => used.id === id);
        if (record) return usage(record);
      }
      return null;
    },
    appSubscriptionCreate: ({
      lineItems,
      name,
      returnUrl,
      test = false,
    }: Asked & { lineItems: { plan: { appUsagePricingDetails?: { terms: string; cappedAmount: Price } } }[] }) =>
      made(async () => {
        const [details, ...more] = lineItems.map(({ plan }) => plan.appUsagePricingDetails);
        // This sandbox bills by usage alone: it has no cycle of its own.
        if (!details || more.length > 0) throw new UserError('Line items must be one usage plan in this sandbox');
        const { terms, cappedAmount } = details;
        const one = await till.approve(tx, shop, { name, returnUrl, test, terms, capCents: priced(cappedAmount) });
        return { appSubscription: approval(one), confirmationUrl: pageOf(one) };
      }),
    appSubscriptionCancel: ({ id }: { id: string }) =>
      made(async () => {
        const one = (await till.approvals(tx, shop)).find((known) => known.id === id);
        if (!one) throw new UserError('Subscription not found');
        await till.turn(tx, one, 'CANCELLED');
        return { appSubscription: approval({ ...one, status: 'CANCELLED' }) };
      }),
    appPurchaseOneTimeCreate: ({ name, price, returnUrl, test = false }: Asked & { price: Price }) =>
      made(async () => {
        const one = await till.buy(tx, shop, { name, returnUrl, test, cents: priced(price) });
        return { appPurchaseOneTime: purchase(one), confirmationUrl: pageOf(one) };
      }),
    appUsageRecordCreate: (given: {
      subscriptionLineItemId: string;
      price: Price;
      description: string;
      idempotencyKey?: string;
    }) =>
      made(async () => {
        const { subscriptionLineItemId, price, description, idempotencyKey: key = '' } = given;
        const one = await till.use(tx, shop, { line: subscriptionLineItemId, description, key, cents: priced(price) });
        return { appUsageRecord: usage(one) };
      }),
  };
}
