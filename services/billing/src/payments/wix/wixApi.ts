/** Wix's app billing as it is asked: REST with a token of the site's instance. Read, not tried at Wix (platform payments §5). */
import { z } from 'zod';
import { asJson, createTokens } from '../storeTokens.ts';

export interface WixSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** In PEM: what Wix signs its webhooks with. */
  readonly publicKey: string;
  readonly apiUrl: string;
  /** Products of the app by plan and period, such as BUSINESS_MONTHLY. */
  readonly products: Readonly<Record<string, string>>;
  /** Checkouts that cost nothing. */
  readonly test: boolean;
}

const purchase = z.object({
  invoiceId: z.string().min(1),
  vendorProductId: z.string(),
  cycle: z.enum(['MONTHLY', 'YEARLY', 'ONE_TIME']),
  dateCreated: z.iso.datetime({ offset: true }),
});
const history = z.object({ purchases: z.array(purchase) });
const checkout = z.object({ token: z.string(), checkoutUrl: z.url() });
const instance = z.object({
  instance: z.object({
    billing: z.object({ packageName: z.string(), autoRenewing: z.boolean() }).nullish(),
  }),
});

type WixPurchase = z.infer<typeof purchase>;

export function createWixApi({ appId, appSecret, apiUrl, test }: WixSettings) {
  const base = apiUrl.replace(/\/+$/, '');
  const tokens = createTokens((store) => ({
    url: `${base}/oauth2/token`,
    body: { grant_type: 'client_credentials', client_id: appId, client_secret: appSecret, instance_id: store },
  }));
  const ask = async (store: string, path: string, body?: unknown) =>
    asJson(`${base}${path}`, {
      headers: { authorization: await tokens.of(store) },
      body,
      refused: () => tokens.forget(store),
    });

  return {
    /** A page where the site's owner buys a product. @throws Refusal UNAVAILABLE */
    async checkout(store: string, asked: { productId: string; billingCycle: string; successUrl: string }) {
      return checkout.parse(await ask(store, '/apps/v1/checkout', { ...asked, testCheckout: test })).checkoutUrl;
    },
    /** What the site bought of us, newest first. @throws Refusal UNAVAILABLE */
    async purchases(store: string): Promise<WixPurchase[]> {
      const { purchases } = history.parse(await ask(store, '/apps/v1/checkout/history'));
      return purchases.toSorted((a, b) => Date.parse(b.dateCreated) - Date.parse(a.dateCreated));
    },
    /** The product that the site has, and whether Wix renews it; undefined where it has none. @throws Refusal UNAVAILABLE */
    async plan(store: string) {
      return instance.parse(await ask(store, '/apps/v1/instance')).instance.billing ?? undefined;
    },
  };
}
