/** What Shopify bills a shop for our app: approvals, one-time purchases and what is charged under an approval. */
import { randomBytes, randomInt } from 'node:crypto';
import { GatewayError } from '../gateway/errors.ts';
import type { Records, Tx } from '../gateway/records.ts';

/** Cents, in USD: the sandbox knows no other currency. */
interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}
interface Charge {
  readonly id: string;
  readonly shop: string;
  readonly name: string;
  readonly returnUrl: string;
  readonly test: boolean;
  readonly created: number;
}
export interface Approval extends Charge {
  readonly status: 'ACTIVE' | 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'PENDING';
  readonly line: string;
  readonly terms: string;
  readonly capCents: number;
}
export interface Purchase extends Charge {
  readonly status: 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'PENDING';
  readonly cents: number;
}
export interface UsageRecord {
  readonly id: string;
  readonly line: string;
  readonly description: string;
  readonly key: string;
  readonly cents: number;
  readonly created: number;
}

/** The app in a shop: since its owner allowed it, or removed it. */
export interface Install {
  readonly id: string;
  readonly shop: string;
  readonly installed: boolean;
  readonly token: string;
  readonly refreshToken: string;
  /** The refresh token before this one, which is good until this one was used. */
  readonly before: string;
  readonly expires: number;
}
interface Code {
  readonly id: string;
  readonly shop: string;
  readonly created: number;
  readonly used: boolean;
}

/** Seconds that a code waits to be exchanged, and that a token is good for. */
const CODE_SECONDS = 60;
export const TOKEN_SECONDS = 3_600;
/** Seconds that an approval waits for its merchant, and that a cap is for. */
const PATIENCE_SECONDS = 2 * 86_400;
const CAP_SECONDS = 30 * 86_400;
const LEAST_CENTS = 50;

export type Shop = ReturnType<typeof createShop>;

const secret = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
const numbered = (kind: string): string => `gid://shopify/${kind}/${randomInt(1_000_000_000, 9_999_999_999)}`;
export const numberOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);
export const moneyOf = (cents: number): Money => ({
  amount: (cents / 100).toFixed(cents % 100 === 0 ? 1 : 2),
  currencyCode: 'USD',
});
export const centsOf = ({ amount }: { amount: string | number }): number => Math.round(Number(amount) * 100);

/** What is refused with words, as Shopify does: `userErrors`. */
export class UserError extends Error {}

export function createShop({ now, within, save, read, report, ofOwner }: Records) {
  const tell = (tx: Tx, one: Approval | Purchase) => {
    const isPlan = 'line' in one;
    const object = {
      admin_graphql_api_id: one.id,
      name: one.name,
      status: one.status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${one.shop.length}`,
      created_at: new Date(one.created * 1000).toISOString(),
      updated_at: new Date(now() * 1000).toISOString(),
      ...(isPlan ? { currency: 'USD', capped_amount: String(one.capCents / 100) } : {}),
    };
    return {
      type: isPlan ? 'app_subscriptions/update' : 'app_purchases_one_time/update',
      object: { shop: one.shop, body: isPlan ? { app_subscription: object } : { app_purchase_one_time: object } },
    };
  };
  const keep = async (tx: Tx, changed: readonly (Approval | Purchase)[]): Promise<void> => {
    for (const one of changed) await save(tx, 'line' in one ? 'shopify.subscription' : 'shopify.purchase', { ...one });
    await report(
      tx,
      changed.map((one) => tell(tx, one)),
      'shopify',
    );
  };
  /** An approval that nobody gave runs out. */
  const fresh = <One extends Approval | Purchase>(one: One): One =>
    one.status === 'PENDING' && one.created + PATIENCE_SECONDS < now() ? { ...one, status: 'EXPIRED' } : one;
  const approvals = async (tx: Tx, shop: string) =>
    (await ofOwner<Approval>(tx, 'shopify.subscription', 'shop', shop)).map(fresh);
  const purchases = async (tx: Tx, shop: string) =>
    (await ofOwner<Purchase>(tx, 'shopify.purchase', 'shop', shop)).map(fresh);
  const usagesOf = (tx: Tx, line: string) => ofOwner<UsageRecord>(tx, 'shopify.usage', 'line', line);
  const usedCents = async (tx: Tx, line: string): Promise<number> =>
    (await usagesOf(tx, line))
      .filter(({ created }) => created > now() - CAP_SECONDS)
      .reduce((sum, { cents }) => sum + cents, 0);

  const installId = (shop: string) => `shopify:${shop}`;
  async function installOf(tx: Tx, shop: string): Promise<Install | undefined> {
    const row = await tx.gatewayObject.findUnique({ where: { id: installId(shop) } });
    return row ? read<Install>(tx, 'shopify.install', row.id) : undefined;
  }
  async function give(tx: Tx, shop: string, before: string): Promise<Install> {
    const made: Install = {
      id: installId(shop),
      shop,
      installed: true,
      token: secret('shpat'),
      refreshToken: secret('shprt'),
      before,
      expires: now() + TOKEN_SECONDS,
    };
    await save(tx, 'shopify.install', { ...made });
    return made;
  }

  return {
    within,
    seconds: now,

    /** The shop's owner allowed the app: a code for it, good once and for a minute. */
    async allow(tx: Tx, shop: string): Promise<string> {
      const id = secret('shpco');
      await save(tx, 'shopify.code', { id, shop, created: now(), used: false } satisfies Code);
      return id;
    },

    /** @returns undefined for a code that is another shop's, too old, or used */
    async exchange(tx: Tx, shop: string, id: string): Promise<Install | undefined> {
      const row = await tx.gatewayObject.findUnique({ where: { id } });
      if (row?.kind !== 'shopify.code') return undefined;
      const code = await read<Code>(tx, 'shopify.code', id);
      if (code.shop !== shop || code.used || code.created + CODE_SECONDS < now()) return undefined;
      await save(tx, 'shopify.code', { ...code, used: true });
      return give(tx, shop, '');
    },

    /** @returns undefined for a token that is not this shop's, or was renewed by one that has been used since */
    async renew(tx: Tx, shop: string, refreshToken: string): Promise<Install | undefined> {
      const install = await installOf(tx, shop);
      if (!install?.installed || refreshToken === '') return undefined;
      if (![install.refreshToken, install.before].includes(refreshToken)) return undefined;
      return give(tx, shop, refreshToken);
    },

    /** Whether the shop has removed the app. */
    isRemoved: async (tx: Tx, shop: string): Promise<boolean> => (await installOf(tx, shop))?.installed === false,
    async isTokenOf(tx: Tx, shop: string, token: string): Promise<boolean> {
      const install = await installOf(tx, shop);
      return install !== undefined && install.installed && install.token === token && install.expires > now();
    },
    approvals,
    purchases,
    usagesOf,
    usedCents,

    async approve(tx: Tx, shop: string, asked: Pick<Approval, 'name' | 'returnUrl' | 'test' | 'terms' | 'capCents'>) {
      if (asked.capCents < LEAST_CENTS) throw new UserError('Capped amount must be at least 0.50');
      const made: Approval = {
        ...asked,
        id: numbered('AppSubscription'),
        line: numbered('AppSubscriptionLineItem'),
        shop,
        status: 'PENDING',
        created: now(),
      };
      await save(tx, 'shopify.subscription', { ...made });
      return made;
    },

    async buy(tx: Tx, shop: string, asked: Pick<Purchase, 'name' | 'returnUrl' | 'test' | 'cents'>) {
      if (asked.cents < LEAST_CENTS) throw new UserError('Price must be at least 0.50');
      const made: Purchase = {
        ...asked,
        id: numbered('AppPurchaseOneTime'),
        shop,
        status: 'PENDING',
        created: now(),
      };
      await save(tx, 'shopify.purchase', { ...made });
      return made;
    },

    /** Charges under an approval, once for each key. */
    async use(tx: Tx, shop: string, asked: Pick<UsageRecord, 'line' | 'description' | 'key' | 'cents'>) {
      const found = (await approvals(tx, shop)).find(({ line }) => line === asked.line);
      if (!found) throw new UserError('Subscription line item not found');
      // Behind its lock, so that two charges at once see each other.
      const { status, capCents } = await read<Approval>(tx, 'shopify.subscription', found.id);
      const before = (await usagesOf(tx, asked.line)).find(({ key }) => key !== '' && key === asked.key);
      if (before) return before;
      if (status !== 'ACTIVE') throw new UserError('Only active subscriptions can be charged');
      if ((await usedCents(tx, asked.line)) + asked.cents > capCents)
        throw new UserError('Total price exceeds balance remaining');
      const made: UsageRecord = { ...asked, id: numbered('AppUsageRecord'), created: now() };
      await save(tx, 'shopify.usage', { ...made });
      return made;
    },

    /** By its number, as the addresses of pages carry it. */
    async byNumber(tx: Tx, number: string): Promise<Approval | Purchase> {
      if (!/^\d+$/.test(number)) throw new GatewayError(404, 'No such charge');
      const plan = `gid://shopify/AppSubscription/${number}`;
      const found = await tx.gatewayObject.findFirst({
        where: { id: { in: [plan, `gid://shopify/AppPurchaseOneTime/${number}`] } },
      });
      if (!found) throw new GatewayError(404, 'No such charge');
      return fresh(await read<Approval | Purchase>(tx, found.kind as 'shopify.purchase', found.id));
    },

    /** The merchant decides, once. An approval takes the place of the one before it. */
    async decide(tx: Tx, one: Approval | Purchase, accepts: boolean): Promise<Approval | Purchase> {
      if (one.status !== 'PENDING') return one;
      const decided = { ...one, status: accepts ? ('ACTIVE' as const) : ('DECLINED' as const) };
      const before =
        accepts && 'line' in one
          ? (await approvals(tx, one.shop)).filter(({ id, status }) => id !== one.id && status === 'ACTIVE')
          : [];
      await keep(tx, [decided, ...before.map((old) => ({ ...old, status: 'CANCELLED' as const }))]);
      return decided;
    },

    /** What becomes of an approval later: the shop does not pay, or pays again, or ends it. */
    async turn(tx: Tx, one: Approval, status: 'ACTIVE' | 'CANCELLED' | 'FROZEN'): Promise<void> {
      const may = status === 'ACTIVE' ? one.status === 'FROZEN' : one.status === 'ACTIVE' || one.status === 'FROZEN';
      if (may && status !== one.status) await keep(tx, [{ ...one, status }]);
    },

    /** The merchant removes the app: all that it approved ends with it. */
    async uninstall(tx: Tx, shop: string): Promise<void> {
      const open = (await approvals(tx, shop)).filter(({ status }) => status === 'ACTIVE' || status === 'FROZEN');
      for (const one of open) await save(tx, 'shopify.subscription', { ...one, status: 'CANCELLED' });
      const gone = { token: '', refreshToken: '', before: '', expires: 0, installed: false };
      await save(tx, 'shopify.install', { id: installId(shop), shop, ...gone } satisfies Install);
      await report(tx, [{ type: 'app/uninstalled', object: { shop, body: { myshopify_domain: shop } } }], 'shopify');
    },
  };
}
