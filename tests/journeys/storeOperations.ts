/**
 * Plans, seats and credit of shops and sites, through the adapters and the sandbox's doubles of Shopify and Wix: declined and accepted,
 * charged under an approval and beyond it, frozen, renewed by the platform, and removed.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { anOwner, ringlineHere, type Owner, type RunningProduct } from '../testkit/index.ts';

const PREVIEW = `mutation ($plan: ID, $seats: Int) {
  previewSubscriptionChange(subscriptionPlan: $plan, userSlots: $seats) { id amountDue }
}`;
const INITIATE = `mutation ($change: ID, $redirectUrl: String!) {
  initiateCharge(change: $change, redirectUrl: $redirectUrl) { confirmationUrl }
}`;
const ACTIVATE = `mutation ($charge: ID!) { activateCharge(charge: $charge) { status } }`;
const SEATS = `mutation ($change: ID, $redirectUrl: String!) {
  subscribeUser(numberOfSeat: 1, change: $change, redirectUrl: $redirectUrl) { confirmationUrl externalId }
}`;
const TOPUP = `mutation ($redirectUrl: String!) {
  topup(amount: 10, redirectUrl: $redirectUrl) { confirmationUrl topup { id status } }
}`;
const ACTIVATE_TOPUP = `mutation ($topup: ID!, $externalId: String) {
  activateTopup(topup: $topup, externalId: $externalId) { topup { status } }
}`;
const PLAN = `{ getActiveWorkspaceSubscription { status userSlots billed subscriptionPlan { name } paymentGateway { id }
  till { id hasInvoicing hasPortal givesRefunds sellsSeats prorates renewsBy purposes } }
  getCreditBalance { balance } getWorkspaceWithSettings { platform externalPlatformDomain isShopifyPlatform isWixPlatform isWebsite }
  fetchInvoices(limit: 5) { data { amountDue status pdfUrl } } fetchPaymentGateways { id hasInvoicing } }`;
const CANCEL = 'mutation { cancelSubscription { status } }';

const send = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

async function link(product: RunningProduct, { workspaceId }: Owner, platform: string, store: string): Promise<void> {
  const database = product.services.find(({ name }) => name === 'billing')?.db.pool.options.connectionString ?? '';
  const linked = await ringlineHere(['billing', 'store', workspaceId, '--platform', platform, '--store', store], {
    BILLING_DATABASE_URL: database,
  });
  expect(linked).toMatchObject({ code: 0, err: '' });
}

/** Decides on the platform's page. @returns what the return link says, or undefined where there is none */
async function decide(confirmationUrl: unknown, answer: 'yes' | 'no'): Promise<string | undefined> {
  const decided = await send(String(confirmationUrl), { answer });
  const back = decided.headers.get('location');
  return back === null ? undefined : (new URL(back).searchParams.get('charge_id') ?? undefined);
}

const INSTALLED = '{ getInstalledStore { platform store domain name workspace } }';
const CONNECT = 'mutation { connectStore { platform store name workspace } }';

export async function executeStores(product: RunningProduct): Promise<void> {
  // The operator's command runs in this process, and the client that it closes ends transactions of the product's.
  await executeShopify(product);
  await executeWix(product);
  await Promise.all([installFromShopify(product), installFromWix(product)]);
}

/** What a browser keeps on its way from a listing to the product. */
class Browser {
  readonly #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @returns where it is sent on */
  async go(url: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: this.cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return new URL(answer.headers.get('location') ?? url, url).href;
  }
}

/** Installed from the listing: allowed, brought to the page, and tied to a workspace whose plan the shop then pays. */
async function installFromShopify(product: RunningProduct): Promise<void> {
  const [owner, other] = [await anOwner(product.url, 'Ilse'), await anOwner(product.url, 'Otto')];
  const name = `ilse-${randomInt(1_000_000)}`;
  const shop = `${name}.myshopify.com`;
  const listing = `${product.url}/sandbox/shopify/listing`;
  const browser = new Browser();
  // A link that the platform did not make leads to the words that say so.
  expect(await browser.go(`${product.url}/api/stores/shopify?shop=${shop}&hmac=00&timestamp=1`)).toBe(
    `${product.url}/connect-store?error=store-not-signed`,
  );
  const install = async (by: Browser) => {
    const asked = await by.go(await by.go(listing, { shop: name }));
    expect(asked).toContain(`/sandbox/shopify/${shop}/admin/oauth/authorize?`);
    return { asked, back: await by.go(asked, { answer: 'yes' }) };
  };
  // Whoever declines is back at the listing; a code that comes to another browser, or twice, is worth nothing.
  const { asked, back: stolen } = await install(new Browser());
  expect(await browser.go(asked, { answer: 'no' })).toBe(listing);
  expect(await browser.go(stolen)).toBe(`${product.url}/connect-store?error=store-expired`);
  const { back } = await install(browser);
  expect(await browser.go(back)).toBe(`${product.url}/connect-store`);
  expect(await browser.go(back)).toContain('error=store-expired');

  const mine = owner.api.as({ cookie: browser.cookie });
  expect((await owner.api.run(INSTALLED)).getInstalledStore).toBeNull();
  expect((await mine.run(INSTALLED)).getInstalledStore).toMatchObject({
    platform: 'SHOPIFY',
    store: shop,
    workspace: null,
  });
  expect((await mine.run(CONNECT)).connectStore).toMatchObject({ store: shop, workspace: owner.workspaceId });
  expect((await mine.run(CONNECT)).connectStore.workspace).toBe(owner.workspaceId);
  await eventually(async () =>
    expect((await owner.api.run(PLAN)).getWorkspaceWithSettings).toEqual({
      platform: 'SHOPIFY',
      externalPlatformDomain: shop,
      isShopifyPlatform: true,
      isWixPlatform: false,
      isWebsite: false,
    }),
  );
  // It is one workspace's, until its owner removes the app.
  const again = new Browser();
  await again.go((await install(again)).back);
  const theirs = other.api.as({ cookie: again.cookie });
  expect(await theirs.refused(CONNECT)).toMatchObject({ code: 'INVALID_TRANSITION', why: { check: 'store-taken' } });

  const redirectUrl = `${product.url}/settings/billing-and-payments?platform=SHOPIFY`;
  const { id } = (await owner.api.run(PREVIEW, { plan: 'STARTER_MONTHLY' })).previewSubscriptionChange;
  const { confirmationUrl } = (await owner.api.run(INITIATE, { change: id, redirectUrl })).initiateCharge;
  const charge = await decide(confirmationUrl, 'yes');
  expect((await owner.api.run(ACTIVATE, { charge })).activateCharge.status).toBe('SUCCESSFUL');
  await send(`${product.url}/sandbox/shopify/admin/${shop}/uninstall`, { sure: 'yes' });
  await eventually(async () =>
    expect((await owner.api.run(PLAN)).getActiveWorkspaceSubscription).toMatchObject({ billed: false }),
  );
  expect((await theirs.run(CONNECT)).connectStore.workspace).toBe(other.workspaceId);
}

async function installFromWix(product: RunningProduct): Promise<void> {
  const owner = await anOwner(product.url, 'Wilma');
  const site = randomUUID();
  const browser = new Browser();
  const asked = await browser.go(await browser.go(`${product.url}/sandbox/wix/market`, { site }));
  expect(asked).toContain('/sandbox/wix/installer/install?');
  const back = await browser.go(asked, { answer: 'yes' });
  // The code says which site it is, whatever the address says.
  const forged = new Browser();
  expect(await forged.go(`${product.url}/api/stores/wix?token=none`)).toContain('/installer/install?token=none');
  expect(await forged.go(back)).toContain('error=store-expired');
  expect(await browser.go(back)).toBe(`${product.url}/connect-store`);
  const { api } = owner;
  const mine = api.as({ cookie: browser.cookie });
  expect((await mine.run(CONNECT)).connectStore).toMatchObject({ platform: 'WIX', store: site });
  await eventually(async () => expect((await api.run(PLAN)).getWorkspaceWithSettings.platform).toBe('WIX'));
  expect((await api.run(PLAN)).getActiveWorkspaceSubscription.till.id).toBe('wix');
}

async function executeShopify(product: RunningProduct): Promise<void> {
  const owner = await anOwner(product.url, 'Sela');
  const { api } = owner;
  const shop = `sela-${randomInt(1_000_000)}.myshopify.com`;
  await link(product, owner, 'SHOPIFY', shop);
  await eventually(async () =>
    expect((await api.run(PLAN)).getWorkspaceWithSettings).toEqual({
      platform: 'SHOPIFY',
      externalPlatformDomain: shop,
      isShopifyPlatform: true,
      isWixPlatform: false,
      isWebsite: false,
    }),
  );
  const redirectUrl = `${product.url}/settings/billing-and-payments?platform=SHOPIFY`;
  const see = () => api.run(PLAN);
  const buy = async (plan: string, seats?: number) => {
    const { id } = (await api.run(PREVIEW, { plan, seats })).previewSubscriptionChange;
    return (await api.run(INITIATE, { change: id, redirectUrl })).initiateCharge.confirmationUrl;
  };

  // Declined: nothing is charged, and the plan stays as it is.
  const declined = await decide(await buy('BUSINESS_MONTHLY', 2), 'no');
  expect((await api.run(ACTIVATE, { charge: declined })).activateCharge.status).toBe('FAILED');
  expect((await see()).getActiveWorkspaceSubscription).toMatchObject({
    billed: false,
    paymentGateway: null,
  });
  // Approved: the webhooks alone would do; whoever returns at the same time gets the same.
  const charge = await decide(await buy('BUSINESS_MONTHLY', 2), 'yes');
  expect((await api.run(ACTIVATE, { charge })).activateCharge.status).toBe('SUCCESSFUL');
  expect(await see()).toMatchObject({
    getActiveWorkspaceSubscription: {
      status: 'ACTIVE',
      userSlots: 2,
      paymentGateway: { id: 'shopify' },
      till: { id: 'shopify', hasInvoicing: false, hasPortal: false, givesRefunds: false, renewsBy: 'APPROVAL' },
    },
    fetchInvoices: { data: [{ amountDue: 50, status: 'PAID', pdfUrl: null }] },
    fetchPaymentGateways: [{ id: 'shopify', hasInvoicing: false }],
  });
  // A seat is under the approval: nobody has to go anywhere.
  const seat = (await api.run(PREVIEW, { plan: null, seats: 3 })).previewSubscriptionChange;
  expect((await api.run(SEATS, { change: seat.id, redirectUrl })).subscribeUser.confirmationUrl).toBeNull();
  expect((await see()).getActiveWorkspaceSubscription.userSlots).toBe(3);
  // More than was approved is approved anew.
  const more = await decide(await buy('ENTERPRISE_YEARLY', 3), 'yes');
  expect((await api.run(ACTIVATE, { charge: more })).activateCharge.status).toBe('SUCCESSFUL');
  expect((await see()).getActiveWorkspaceSubscription.subscriptionPlan.name).toBe('ENTERPRISE');

  // A shop that owes Shopify pays for nothing by itself: its merchant is asked.
  const admin = `${product.url}/sandbox/shopify/admin/${shop}`;
  const frozen = /approvals\/(\d+)"><button class="plain small" name="status" value="FROZEN"/;
  const [, number = ''] = frozen.exec(await (await fetch(admin)).text()) ?? [];
  await send(`${admin}/approvals/${number}`, { status: 'FROZEN' });
  const later = (await api.run(PREVIEW, { plan: null, seats: 4 })).previewSubscriptionChange;
  expect((await api.run(SEATS, { change: later.id, redirectUrl })).subscribeUser.confirmationUrl).toContain(
    '/charges/',
  );
  await send(`${admin}/approvals/${number}`, { status: 'ACTIVE' });

  // Credit is bought once, on a page of its own; here its buyer never comes back.
  const { topup } = await api.run(TOPUP, { redirectUrl });
  const paid = await decide(topup.confirmationUrl, 'yes');
  await eventually(async () => expect((await see()).getCreditBalance.balance).toBe(10));
  expect((await api.run(ACTIVATE_TOPUP, { topup: topup.topup.id, externalId: paid })).activateTopup.topup.status).toBe(
    'SUCCESSFUL',
  );
  expect((await see()).getCreditBalance.balance).toBe(10);

  // Whoever removes the app has no plan any more.
  await send(`${admin}/uninstall`, { sure: 'yes' });
  await eventually(async () =>
    expect((await see()).getActiveWorkspaceSubscription).toMatchObject({ status: 'EXPIRED', billed: false }),
  );
}

async function executeWix(product: RunningProduct): Promise<void> {
  const owner = await anOwner(product.url, 'Wim');
  const { api } = owner;
  const site = randomUUID();
  await link(product, owner, 'WIX', site);
  const redirectUrl = `${product.url}/settings/billing-and-payments?platform=WIX`;
  const see = async () => (await api.run(PLAN)).getActiveWorkspaceSubscription;
  expect((await see()).till).toEqual({
    id: 'wix',
    hasInvoicing: false,
    hasPortal: false,
    givesRefunds: false,
    sellsSeats: false,
    prorates: false,
    renewsBy: 'PLATFORM',
    purposes: ['CHANGE_PLAN'],
  });
  expect(await api.refused(TOPUP, { redirectUrl })).toMatchObject({ code: 'PAYMENT_FAILED' });
  expect(await api.refused(PREVIEW, { plan: 'BUSINESS_MONTHLY', seats: 2 })).toMatchObject({ code: 'LIMIT_REACHED' });

  const buy = async (plan: string) => {
    const { id, amountDue } = (await api.run(PREVIEW, { plan })).previewSubscriptionChange;
    const { confirmationUrl } = (await api.run(INITIATE, { change: id, redirectUrl })).initiateCharge;
    return { amountDue, confirmationUrl };
  };
  const first = await buy('STARTER_MONTHLY');
  expect(await decide(first.confirmationUrl, 'no')).toBeUndefined();
  const second = await buy('STARTER_MONTHLY');
  const charge = await decide(second.confirmationUrl, 'yes');
  expect((await api.run(ACTIVATE, { charge })).activateCharge.status).toBe('SUCCESSFUL');
  await eventually(async () => expect(await see()).toMatchObject({ status: 'ACTIVE', userSlots: 1, billed: true }));
  // A larger plan begins a cycle at its full price: what was left of the other is Wix's to credit.
  const larger = await buy('BUSINESS_MONTHLY');
  expect(larger.amountDue).toBe(25);
  const changed = await decide(larger.confirmationUrl, 'yes');
  expect((await api.run(ACTIVATE, { charge: changed })).activateCharge.status).toBe('SUCCESSFUL');
  expect((await see()).subscriptionPlan.name).toBe('BUSINESS');

  // It is cancelled where it is renewed, and we hear of it.
  expect(await api.refused(CANCEL)).toMatchObject({ code: 'INVALID_TRANSITION' });
  await send(`${product.url}/sandbox/wix/site/${site}`, { act: 'cancel' });
  await eventually(async () => expect((await see()).status).toBe('CANCELLED'));
}
