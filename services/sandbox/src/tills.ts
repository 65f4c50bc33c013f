/** Everybody in the sandbox who takes money, and what brings their events to the application. */
import type { Clock } from '@ringline/kit/clock';
import { createDeliveries, type Deliveries } from './gateway/deliveries.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { stripeLetter } from './gateway/letter.ts';
import { createRecords } from './gateway/records.ts';
import type { ShopifyApp } from './shopify/api.ts';
import { shopifyLetter } from './shopify/letter.ts';
import { createShop, type Shop } from './shopify/shop.ts';
import type { SandboxDatabase } from './store/store.ts';
import type { Wire } from './wire/wire.ts';
import type { WixApp } from './wix/api.ts';
import { wixLetter } from './wix/letter.ts';
import { createWix, type Wix } from './wix/site.ts';

/** Who takes money, as the application is set up for it. */
export interface TillSettings {
  /** Address of the site. */
  readonly url: string;
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly shopify?: { readonly apiKey: string; readonly apiSecret: string } | undefined;
  readonly wix?: { readonly appId: string; readonly appSecret: string; readonly privateKey: string } | undefined;
}

export interface Tills {
  readonly deliveries: Deliveries;
  readonly stripe?: { readonly gateway: Gateway; readonly secretKey: string };
  readonly shopify?: { readonly shop: Shop; readonly app: ShopifyApp };
  readonly wix?: { readonly wix: Wix; readonly app: WixApp };
}

export function createTills(options: {
  db: SandboxDatabase;
  clock: Clock;
  wire: Wire;
  tills: TillSettings;
  onError: (error: unknown) => void;
}): Tills {
  const { db, clock, wire, onError } = options;
  const { url, stripe, shopify, wix } = options.tills;
  const records = createRecords({ db, clock });
  const webhook = (provider: string) => `${url}/webhooks/payments/${provider}`;
  const deliveries = createDeliveries({
    records,
    clock,
    wire,
    letters: {
      ...(stripe && { stripe: stripeLetter(webhook('stripe'), stripe.webhookSecret, clock) }),
      ...(shopify && { shopify: shopifyLetter(webhook('shopify'), shopify.apiSecret) }),
      ...(wix && { wix: wixLetter(webhook('wix'), wix.privateKey, clock) }),
    },
    onError,
  });
  const appAt = (platform: string) => ({
    appUrl: `${url}/api/stores/${platform}`,
    callbackUrl: `${url}/api/stores/${platform}/callback`,
  });
  const payUrl = `${url}/sandbox/gateway/pay`;
  const portalUrl = `${url}/sandbox/gateway/portal`;
  return {
    deliveries,
    ...(stripe && { stripe: { gateway: createGateway({ records, payUrl, portalUrl }), secretKey: stripe.secretKey } }),
    ...(shopify && {
      shopify: {
        shop: createShop(records),
        app: { ...shopify, ...appAt('shopify'), pagesUrl: `${url}/sandbox/shopify` },
      },
    }),
    ...(wix && {
      wix: { wix: createWix(records), app: { ...wix, ...appAt('wix'), pagesUrl: `${url}/sandbox/wix` } },
    }),
  };
}
