/**
 * Shopify's App Store: its install link and its answer are signed with the app's secret, and the code becomes a token that ends after an
 * hour. Read, not tried against a real shop (authorization code grant of apps that run outside the admin).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import { z } from 'zod';
import { callbackOf, type StoreFront } from '../../stores/install/front.ts';
import { storeRefusal } from '../../stores/install/refusals.ts';
import { isStore } from '../../stores/storeNames.ts';
import { asJson } from '../storeTokens.ts';
import { API_VERSION, askForGrant, type ShopifySettings } from './shopifyApi.ts';

const PLATFORM = 'SHOPIFY';
/** Milliseconds that a signed link is good for. */
const SIGNED_MS = 3_600_000;

const shopOf = z.object({
  data: z.object({ shop: z.object({ name: z.string(), primaryDomain: z.object({ host: z.string() }) }) }),
});
const SHOP = '{ shop { name primaryDomain { host } } }';

export interface ShopifyFrontSettings extends Pick<ShopifySettings, 'apiKey' | 'apiSecret' | 'apiUrl'> {
  /** Address of a shop as browsers reach it, with `{store}` in it. */
  readonly adminUrl: string;
  readonly publicUrl: string;
}

export function createShopifyFront(settings: ShopifyFrontSettings, clock: Clock): StoreFront {
  const { apiKey, apiSecret, apiUrl, adminUrl, publicUrl } = settings;

  /** All parameters but the signature itself, by their names. @see the platform's own library */
  function isSigned(query: URLSearchParams): boolean {
    const told = new URLSearchParams(query);
    told.delete('hmac');
    told.sort();
    const wanted = createHmac('sha256', apiSecret).update(told.toString()).digest();
    const given = Buffer.from(query.get('hmac') ?? '', 'hex');
    const age = clock.now().getTime() - Number(query.get('timestamp') ?? '0') * 1_000;
    return given.length === wanted.length && timingSafeEqual(given, wanted) && Math.abs(age) < SIGNED_MS;
  }

  /** How people know the shop; what it is called at Shopify where it does not say. */
  async function describe(store: string, token: string) {
    const told = await asJson(`${apiUrl.replace('{store}', store)}/admin/api/${API_VERSION}/graphql.json`, {
      headers: { 'x-shopify-access-token': token },
      body: { query: SHOP },
    }).then(
      (answer) => shopOf.safeParse(answer),
      () => undefined,
    );
    const shop = told?.success ? told.data.data.shop : undefined;
    return { name: shop?.name ?? store, domain: shop?.primaryDomain.host ?? store };
  }

  return {
    platform: PLATFORM,
    authorize(query, state) {
      const store = (query.get('shop') ?? '').toLowerCase();
      if (!isSigned(query) || !isStore(PLATFORM, store)) throw storeRefusal('store-not-signed');
      const url = new URL(`${adminUrl.replace('{store}', store).replace(/\/+$/, '')}/admin/oauth/authorize`);
      url.searchParams.set('client_id', apiKey);
      url.searchParams.set('redirect_uri', callbackOf(publicUrl, PLATFORM));
      url.searchParams.set('state', state);
      return { store, url: url.href };
    },
    async finish(query, { state, store }) {
      const code = query.get('code') ?? '';
      if (query.get('state') !== state) throw storeRefusal('store-expired');
      if (!isSigned(query) || query.get('shop') !== store || code === '') throw storeRefusal('store-not-signed');
      const grant = await askForGrant(settings, store, { code, expiring: '1' }, clock.now());
      return { store, grant, ...(await describe(store, grant.accessToken)) };
    },
  };
}
