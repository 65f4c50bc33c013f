/** What Wix sells to sites for our app: checkouts of products, what was bought, and the plan that a site has. */
import { randomUUID } from 'node:crypto';
import { GatewayError } from '../gateway/errors.ts';
import { idOf, type Records, type Tx } from '../gateway/records.ts';

export interface Checkout {
  readonly id: string;
  readonly site: string;
  readonly productId: string;
  readonly cycle: 'MONTHLY' | 'YEARLY';
  readonly successUrl: string;
  readonly created: number;
  readonly status: 'OPEN' | 'PAID' | 'LEFT';
}
export interface Bought {
  readonly id: string;
  readonly site: string;
  readonly invoiceId: string;
  readonly productId: string;
  readonly cycle: 'MONTHLY' | 'YEARLY';
  readonly created: number;
}
/** The plan that a site has; none: the app is free there. */
export interface Site {
  readonly id: string;
  readonly site: string;
  readonly productId: string;
  readonly cycle: 'MONTHLY' | 'YEARLY';
  readonly autoRenewing: boolean;
}

/** What somebody who installs the app carries: a token until they have decided, then a code. */
interface WixGrant {
  readonly id: string;
  readonly site: string;
  readonly kind: 'token' | 'code';
  readonly created: number;
  readonly used: boolean;
}
/** Seconds that either is good for. */
const GRANT_SECONDS = 600;
/** Seconds that a checkout's address is good for. */
const OPEN_SECONDS = 48 * 3_600;

export type Wix = ReturnType<typeof createWix>;

export function createWix({ now, within, save, read, report, ofOwner }: Records) {
  const plan = async (tx: Tx, site: string): Promise<Site | undefined> =>
    (await ofOwner<Site>(tx, 'wix.site', 'site', site))[0];
  const tell = (tx: Tx, site: string, type: string, data: object) =>
    report(tx, [{ type, object: { site, data } }], 'wix');

  /** Wix collects for a cycle: the first, or the next. */
  async function collect(
    tx: Tx,
    { site, productId, cycle }: Pick<Site, 'site' | 'productId' | 'cycle'>,
  ): Promise<Bought> {
    const bought: Bought = {
      id: idOf('wixp'),
      site,
      invoiceId: randomUUID(),
      productId,
      cycle,
      created: now(),
    };
    await save(tx, 'wix.purchase', { ...bought });
    return bought;
  }

  async function grant(tx: Tx, site: string, kind: WixGrant['kind']): Promise<string> {
    const id = idOf(kind === 'token' ? 'wixt' : 'OAUTH2');
    await save(tx, 'wix.grant', { id, site, kind, created: now(), used: false } satisfies WixGrant);
    return id;
  }
  /** The site of a grant, which is used with that; undefined for one that is none, too old or used. */
  async function redeem(tx: Tx, id: string, kind: WixGrant['kind'], keep = false): Promise<string | undefined> {
    const row = await tx.gatewayObject.findUnique({ where: { id } });
    if (row?.kind !== 'wix.grant') return undefined;
    const found = await read<WixGrant>(tx, 'wix.grant', id);
    if (found.kind !== kind || found.used || found.created + GRANT_SECONDS < now()) return undefined;
    if (!keep) await save(tx, 'wix.grant', { ...found, used: true });
    return found.site;
  }

  return {
    within,
    /** Somebody chose the app in the market, for a site. */
    choose: (tx: Tx, site: string) => grant(tx, site, 'token'),
    /** Which site is asked about. */
    asked: (tx: Tx, token: string) => redeem(tx, token, 'token', true),
    /** @returns the code of who allowed it, and of which site; undefined where the token is none any more */
    async allow(tx: Tx, token: string): Promise<{ code: string; site: string } | undefined> {
      const site = await redeem(tx, token, 'token');
      return site === undefined ? undefined : { site, code: await grant(tx, site, 'code') };
    },
    redeemCode: (tx: Tx, code: string) => redeem(tx, code, 'code'),
    plan,
    purchases: (tx: Tx, site: string) => ofOwner<Bought>(tx, 'wix.purchase', 'site', site),

    async open(tx: Tx, asked: Pick<Checkout, 'site' | 'productId' | 'cycle' | 'successUrl'>): Promise<Checkout> {
      const made: Checkout = { ...asked, id: idOf('wixc'), created: now(), status: 'OPEN' };
      await save(tx, 'wix.checkout', { ...made });
      return made;
    },

    async checkout(tx: Tx, id: string): Promise<Checkout> {
      const found = await read<Checkout>(tx, 'wix.checkout', id);
      if (found.status === 'OPEN' && found.created + OPEN_SECONDS < now())
        throw new GatewayError(410, 'No longer open');
      return found;
    },

    /** The owner of the site buys, or leaves. */
    async decide(tx: Tx, found: Checkout, pays: boolean): Promise<void> {
      if (found.status !== 'OPEN') return;
      await save(tx, 'wix.checkout', { ...found, status: pays ? 'PAID' : 'LEFT' });
      if (!pays) return;
      const { site, productId, cycle } = found;
      const before = await plan(tx, site);
      const { invoiceId } = await collect(tx, found);
      await save(tx, 'wix.site', { id: `wix:${site}`, site, productId, cycle, autoRenewing: true });
      const told = { vendorProductId: productId, cycle, invoiceId };
      const changed = before && before.productId !== productId;
      await tell(tx, site, changed ? 'PaidPlanChanged' : 'PaidPlanPurchased', told);
    },

    /** A cycle is over: Wix collects for the next by itself, and tells nobody but its history. */
    async renew(tx: Tx, site: string): Promise<void> {
      const found = await plan(tx, site);
      if (found?.autoRenewing) await collect(tx, found);
    },

    /** The owner lets the plan run out. */
    async cancel(tx: Tx, site: string): Promise<void> {
      const found = await plan(tx, site);
      if (!found?.autoRenewing) return;
      await save(tx, 'wix.site', { ...found, autoRenewing: false });
      const { productId: vendorProductId, cycle } = found;
      await tell(tx, site, 'PaidPlanAutoRenewalCancelled', { vendorProductId, cycle, cancelReason: 'USER_CANCEL' });
    },

    async remove(tx: Tx, site: string): Promise<void> {
      const found = await plan(tx, site);
      if (found) await save(tx, 'wix.site', { ...found, autoRenewing: false });
      await tell(tx, site, 'AppRemoved', {});
    },
  };
}
