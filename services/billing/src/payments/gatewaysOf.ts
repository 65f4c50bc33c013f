import type { Clock } from '@ringline/kit/clock';
import { z } from 'zod';
import type { Environment } from '../environment.ts';
import type { StoreGrants } from '../stores/grants.ts';
import type { PaymentGateway } from './gateway.ts';
import { createShopifyGateway } from './shopify/shopifyGateway.ts';
import { createStripeGateway } from './stripeGateway.ts';
import { createWixGateway } from './wix/wixGateway.ts';

/**
 * The gateways that this deployment is set up for.
 * @throws Error for half a set-up: money would be taken whose webhook nobody could trust
 */
export const gatewaysOf = (env: Environment, clock: Clock, grants?: StoreGrants): PaymentGateway[] => [
  ...stripeOf(env),
  ...shopifyOf(env, clock, grants),
  ...wixOf(env, clock),
];

function stripeOf(env: Environment): PaymentGateway[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!secretKey && !webhookSecret) return [];
  if (!secretKey || !webhookSecret) throw half('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return [createStripeGateway({ secretKey, webhookSecret, apiUrl })];
}

function shopifyOf(env: Environment, clock: Clock, grants: StoreGrants | undefined): PaymentGateway[] {
  const { SHOPIFY_API_KEY: apiKey, SHOPIFY_API_SECRET: apiSecret, SHOPIFY_API_URL: apiUrl } = env;
  if (!apiKey && !apiSecret) return [];
  if (!apiKey || !apiSecret) throw half('SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET');
  if (!apiUrl.includes('{store}') || !URL.canParse(apiUrl.replace('{store}', 'a.myshopify.com')))
    throw new Error('SHOPIFY_API_URL is an address with {store} in it.');
  return [createShopifyGateway({ apiKey, apiSecret, apiUrl, test: env.SHOPIFY_TEST_CHARGES }, clock, grants)];
}

function wixOf(env: Environment, clock: Clock): PaymentGateway[] {
  const { WIX_APP_ID: appId, WIX_APP_SECRET: appSecret, WIX_PUBLIC_KEY: publicKey, WIX_API_URL: apiUrl } = env;
  if (!appId && !appSecret && !publicKey) return [];
  if (!appId || !appSecret || !publicKey) throw half('WIX_APP_ID', 'WIX_APP_SECRET', 'WIX_PUBLIC_KEY');
  return [
    createWixGateway(
      { appId, appSecret, publicKey, apiUrl, products: productsOf(env.WIX_PRODUCTS), test: env.WIX_TEST_CHECKOUT },
      clock,
    ),
  ];
}

const products = z.record(z.string(), z.string().min(1));

function productsOf(text: string): Record<string, string> {
  try {
    return products.parse(JSON.parse(text));
  } catch {
    throw new Error('WIX_PRODUCTS is JSON such as {"BUSINESS_MONTHLY": "product id"}.');
  }
}

const half = (...names: string[]): Error => new Error(`Set all of ${names.join(', ')}, or leave all of them out.`);
