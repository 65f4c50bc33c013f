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
const PLAN = `{ getActiveWorkspaceSubscription { status userSlots billed subscriptionPlan { name }
  till { id hasInvoicing hasPortal givesRefunds sellsSeats prorates renewsBy purposes } }
  getCreditBalance { balance } getWorkspaceWithSettings { platform externalPlatformDomain }
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

export async function executeStores(product: RunningProduct): Promise<void> {
  await Promise.all([executeShopify(product), executeWix(product)]);
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
  expect((await see()).getActiveWorkspaceSubscription).toMatchObject({ billed: false });
  // Approved: the webhooks alone would do; whoever returns at the same time gets the same.
  const charge = await decide(await buy('BUSINESS_MONTHLY', 2), 'yes');
  expect((await api.run(ACTIVATE, { charge })).activateCharge.status).toBe('SUCCESSFUL');
  expect(await see()).toMatchObject({
    getActiveWorkspaceSubscription: {
      status: 'ACTIVE',
      userSlots: 2,
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
