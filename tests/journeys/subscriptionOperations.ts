/** Plans and seats through all services: bought with 3-D Secure, changed, cancelled and kept, and seen by who may see prices. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { anOwner, type RunningProduct } from '../testkit/index.ts';
import { aMember } from '../testkit/members.ts';

const PREVIEW = `mutation ($plan: ID, $seats: Int) {
  previewSubscriptionChange(subscriptionPlan: $plan, userSlots: $seats) {
    id atCycleEnd userSlots amountDue currency lineItems { kind quantity amount } next { date amount }
  }
}`;
const INITIATE = `mutation ($change: ID, $redirectUrl: String!) {
  initiateCharge(change: $change, redirectUrl: $redirectUrl) { confirmationUrl subscription { id status } }
}`;
const ACTIVATE = `mutation ($charge: ID!) {
  activateCharge(charge: $charge) { status subscription { status billed userSlots subscriptionPlan { id } } }
}`;
const SEATS = `mutation ($change: ID, $redirectUrl: String!) {
  subscribeUser(numberOfSeat: 1, change: $change, redirectUrl: $redirectUrl) { confirmationUrl externalId subscriptionAddon { id } }
}`;
const CALLBACK = `mutation ($addon: ID!, $externalId: String) {
  subscribeUserCallback(workspaceSubscriptionAddon: $addon, externalId: $externalId) { status subscription { userSlots } }
}`;
const PRICES = `{ getActiveWorkspaceSubscription {
  lineItems { type amount } nextBilling { amount } openInvoice { invoice { id } } pendingChange { subscriptionPlan }
} }`;
const INVOICES =
  '{ fetchInvoices(limit: 5) { metadata { count } data { id number status amountDue paymentPurpose pdfUrl receiptUrl } } }';
const INVOICE = `query ($id: ID!) { fetchInvoice(id: $id) { newerId olderId invoice {
  id issuer { name lines email } billTo { name taxId } payment { paidAt amount brand last4 }
  credits { id } creditNotes { id number amount invoiceDate } } } }`;
const CARD_3DS = '4000 0025 0000 3155';

/** Pays at the provider's page, and through the bank's where it asks. @returns the return link's parameters */
async function payAt(confirmationUrl: string, number: string): Promise<Record<string, string>> {
  const send = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const asked = await send(confirmationUrl, { number });
  const paid = asked.status === 303 ? asked : await send(`${confirmationUrl}/bank`, { answer: 'yes', number });
  return Object.fromEntries(new URL(paid.headers.get('location') ?? '').searchParams);
}

export async function executeSubscriptions(product: RunningProduct): Promise<void> {
  const owner = await anOwner(product.url, 'Pia');
  const { api } = owner;
  const redirectUrl = `${product.url}/settings/billing-and-payments`;
  const offer = async (plan: string | null, seats?: number) =>
    (await api.run(PREVIEW, { plan, seats })).previewSubscriptionChange;

  const business = await offer('BUSINESS_MONTHLY', 2);
  expect(business).toMatchObject({ amountDue: 50, atCycleEnd: false, next: { amount: 50 } });
  const { initiateCharge } = await api.run(INITIATE, { change: business.id, redirectUrl });
  const back = await payAt(initiateCharge.confirmationUrl, CARD_3DS);
  expect(back).toMatchObject({
    action: 'CHANGE_PLAN',
    workspace_id: owner.workspaceId,
    subscription_id: initiateCharge.subscription.id,
  });
  const { activateCharge } = await api.run(ACTIVATE, { charge: back['charge_id'] });
  expect(activateCharge).toMatchObject({
    status: 'SUCCESSFUL',
    subscription: { status: 'ACTIVE', billed: true, userSlots: 2, subscriptionPlan: { id: 'BUSINESS_MONTHLY' } },
  });

  // The card is kept for the renewals, and its portal opens.
  const card = '{ getPaymentDetails { brand last4 expiresOn } }';
  expect((await api.run(card)).getPaymentDetails).toMatchObject({ brand: 'visa', last4: '3155' });
  const portal = 'mutation ($returnUrl: String!) { getBillingPortalUrl(returnUrl: $returnUrl) { url } }';
  const { getBillingPortalUrl } = await api.run(portal, { returnUrl: redirectUrl });
  expect(await (await fetch(getBillingPortalUrl.url)).text()).toContain('Visa ending in 3155');
  const replaced = await fetch(`${getBillingPortalUrl.url}/add`, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
  });
  expect(replaced.status).toBe(200);
  expect((await api.run(card)).getPaymentDetails).toMatchObject({ last4: '4242' });
  expect(await api.refused(portal, { returnUrl: 'https://elsewhere.example/' })).toMatchObject({ field: 'returnUrl' });

  const seat = await offer(null, 3);
  const { subscribeUser } = await api.run(SEATS, { change: seat.id, redirectUrl });
  const returned = await payAt(subscribeUser.confirmationUrl, '4242 4242 4242 4242');
  expect(returned).toMatchObject({ action: 'BUY_SEAT', subscription_addon_id: subscribeUser.subscriptionAddon.id });
  const { subscribeUserCallback } = await api.run(CALLBACK, {
    addon: subscribeUser.subscriptionAddon.id,
    externalId: returned['charge_id'],
  });
  expect(subscribeUserCallback).toEqual({ status: 'SUCCESSFUL', subscription: { userSlots: 3 } });

  const smaller = await offer('STARTER_MONTHLY');
  expect(smaller).toMatchObject({ atCycleEnd: true, amountDue: 0, next: { amount: 45 } });
  expect((await api.run(INITIATE, { change: smaller.id, redirectUrl })).initiateCharge.confirmationUrl).toBeNull();
  expect((await api.run(PRICES)).getActiveWorkspaceSubscription).toEqual({
    lineItems: [
      { type: null, amount: 25 },
      { type: 'User', amount: 50 },
    ],
    nextBilling: { amount: 45 },
    openInvoice: null,
    pendingChange: { subscriptionPlan: 'STARTER_MONTHLY' },
  });
  await api.run('mutation { keepSubscription { pendingChange { displayName } } }');
  const cancel = 'mutation { cancelSubscription { status } }';
  expect((await api.run(cancel)).cancelSubscription.status).toBe('CANCELLED');
  expect((await api.run('mutation { keepSubscription { status } }')).keepSubscription.status).toBe('ACTIVE');

  const { fetchInvoices } = await api.run(INVOICES);
  expect(fetchInvoices.data).toMatchObject([
    { status: 'PAID', paymentPurpose: 'SEAT', amountDue: seat.amountDue },
    { status: 'PAID', paymentPurpose: 'SUBSCRIPTION', amountDue: 50 },
  ]);
  const [seats] = fetchInvoices.data as { id: string; pdfUrl: string; receiptUrl: string }[];
  const { fetchInvoice } = await api.run(INVOICE, { id: seats?.id });
  expect(fetchInvoice).toMatchObject({
    newerId: null,
    invoice: {
      billTo: { taxId: null },
      issuer: { name: 'Ringline' },
      payment: { last4: '4242' },
      credits: null,
    },
  });
  const document = await api.fetch(seats?.receiptUrl ?? '', { headers: { 'accept-language': 'de' } });
  expect(document.headers.get('content-disposition')).toMatch(/filename="INV-\d{4}-\d{6}-receipt\.pdf"/);
  expect(
    Buffer.from(await document.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const pay = `mutation ($id: ID!, $redirectUrl: String!) { payInvoice(invoice: $id, redirectUrl: $redirectUrl) { confirmationUrl } }`;
  expect(await api.refused(pay, { id: crypto.randomUUID(), redirectUrl })).toMatchObject({ code: 'NOT_FOUND' });

  // Within 14 days the owner could have the first payments back.
  const takeBack = 'mutation { takeMoneyBack { status billed } }';
  const moneyBack = '{ getMoneyBack { amount until } fetchPaymentDisputes { id } }';
  expect(await api.run(moneyBack)).toMatchObject({
    getMoneyBack: { amount: 50 + seat.amountDue },
    fetchPaymentDisputes: [],
  });

  // A MEMBER sees no price of the workspace's, and changes nothing.
  const member = await eventually(() => aMember(product.url, owner, 'MEMBER'), 20_000);
  const seen = (await member.api.run(PRICES)).getActiveWorkspaceSubscription;
  expect(seen).toMatchObject({ lineItems: null, nextBilling: null, openInvoice: null });
  for (const [operation, variables] of [
    [INVOICES, {}],
    [INVOICE, { id: seats?.id }],
    [card, {}],
    [portal, { returnUrl: redirectUrl }],
    [PREVIEW, { plan: 'BUSINESS_YEARLY' }],
    [SEATS, { redirectUrl }],
    [INITIATE, { redirectUrl }],
    [cancel, {}],
    [moneyBack, {}],
    [takeBack, {}],
  ] as const)
    expect(await member.api.refused(operation, variables)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect((await api.run(takeBack)).takeMoneyBack).toEqual({ status: 'EXPIRED', billed: false });
  expect(await api.refused(takeBack)).toMatchObject({ code: 'INVALID_TRANSITION' });
  expect((await api.run(INVOICES)).fetchInvoices.data).toMatchObject([
    { amountDue: -seat.amountDue },
    { amountDue: -50 },
    {},
    {},
  ]);
  expect((await member.api.fetch(seats?.pdfUrl ?? '')).status).toBe(403);
  expect((await fetch(product.url + (seats?.pdfUrl ?? ''))).status).toBe(401);
}
