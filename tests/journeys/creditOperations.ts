/** Credit bought through all services: the provider’s page, its doubled webhooks, the return, and who sees the money. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { anOwner, type Owner, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const DISPUTES = `{ getCreditBalance { balance } fetchPaymentDisputes { status amount currency paymentPurpose invoiceNumber openedAt closedAt } fetchCreditEntries(first: 3) { data { type amount disputed } } }`;
const TOPUP = `mutation ($amount: Float!, $redirectUrl: String!, $key: String) {
  topup(amount: $amount, redirectUrl: $redirectUrl, paymentGateway: "stripe", idempotencyKey: $key) {
    confirmationUrl topup { id externalId status amount confirmationUrl }
  }
}`;
const ACTIVATE = `mutation ($topup: ID!, $externalId: String) {
  activateTopup(topup: $topup, externalId: $externalId) { topup { id status confirmationUrl } }
}`;
const SEE = `{ getCreditBalance { balance } fetchCreditEntries(first: 10) { data { type kind amount rate billedUnits automatic invoiceNumber } } }`;
const AUTO = `fragment Auto on AutoTopup {
  enabled amount below perDay perMonth madeToday boughtThisMonth last4 failure retryAt waitsUntil
}`;
const SEE_AUTO = `${AUTO} { getAutoTopup { ...Auto } }`;
const SET_AUTO = `${AUTO} mutation ($enabled: Boolean!) { setAutoTopup(enabled: $enabled) { ...Auto } }`;

export async function executeCredit(product: RunningProduct): Promise<void> {
  const { api } = await anOwner(product.url, 'Cleo');
  const platforms =
    '{ fetchPaymentGateways(platform: RINGLINE) { id displayName methods supportedPlatforms hasInvoicing } }';
  expect((await api.run(platforms)).fetchPaymentGateways).toMatchObject([{ id: 'stripe', methods: ['CARD'] }]);

  const redirectUrl = `${product.url}/settings/billing-and-payments?platform=RINGLINE`;
  const asked = { amount: 20, redirectUrl, key: crypto.randomUUID() };
  const { topup } = await api.run(TOPUP, asked);
  expect(topup.topup).toMatchObject({ status: 'PENDING', amount: 20, confirmationUrl: topup.confirmationUrl });
  expect((await api.run(TOPUP, asked)).topup.topup.id).toBe(topup.topup.id);
  expect(await api.refused(TOPUP, { ...asked, amount: 9.5, key: 'k' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Minimum amount is $10',
  });

  const paid = await fetch(String(topup.confirmationUrl), {
    method: 'POST',
    body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
    redirect: 'manual',
  });
  const back = new URL(paid.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${product.url}/settings/billing-and-payments`);
  const { action, topup_id: id, charge_id: charge } = Object.fromEntries(back.searchParams);
  expect({ action, id, charge }).toEqual({ action: 'CREDIT', id: topup.topup.id, charge: topup.topup.externalId });

  // The webhooks alone would do; the buyer who returns at the same time gets the same.
  const { activateTopup } = await api.run(ACTIVATE, { topup: id, externalId: charge });
  expect(activateTopup.topup).toMatchObject({ status: 'SUCCESSFUL', confirmationUrl: null });
  await eventually(async () =>
    expect(await api.run(SEE)).toEqual({
      getCreditBalance: { balance: 20 },
      fetchCreditEntries: {
        data: [
          {
            type: 'TOPUP',
            kind: null,
            amount: 20,
            rate: 0,
            billedUnits: 0,
            automatic: false,
            invoiceNumber: expect.stringMatching(/^INV-/),
          },
        ],
      },
    }),
  );
  expect(
    await api.refused(ACTIVATE, { topup: id, externalId: 'cs_test_other' }).catch(() => undefined),
  ).toBeUndefined();

  const stranger = await anOwner(product.url, 'Cora');
  await executeDispute(product, stranger);
  expect(await stranger.api.refused(ACTIVATE, { topup: id, externalId: charge })).toMatchObject({ code: 'NOT_FOUND' });

  // Money is seen by who may: those who try see nothing.
  const owner = await anOwnerOnBusiness(product, 'Cara');
  const [manager, member] = [await aMember(product.url, owner, 'MANAGER'), await aMember(product.url, owner, 'MEMBER')];
  expect(await member.api.refused(SEE)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  for (const { api: other } of [manager, member]) {
    expect(await other.refused(TOPUP, { ...asked, key: 'k' })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await other.refused(platforms)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await other.refused(SEE_AUTO)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  }
  const admin = await aMember(product.url, owner, 'ADMIN');
  expect(await admin.api.refused(SET_AUTO, { enabled: true })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect((await admin.api.run(SEE_AUTO)).getAutoTopup).toMatchObject({ enabled: false, amount: 20, below: 10 });
  // Without a kept card there is nothing to charge; switched off it stays.
  expect(await api.refused(SET_AUTO, { enabled: true })).toMatchObject({ code: 'PAYMENT_FAILED' });
  expect((await api.run(SET_AUTO, { enabled: false })).setAutoTopup).toMatchObject({ enabled: false, last4: null });
}

/** Credit whose payment is questioned at the bank is held, and comes back when the bank finds for us. */
async function executeDispute(product: RunningProduct, { api }: Owner): Promise<void> {
  const redirectUrl = `${product.url}/settings/billing-and-payments`;
  const { topup } = await api.run(TOPUP, { amount: 10, redirectUrl, key: crypto.randomUUID() });
  await fetch(String(topup.confirmationUrl), {
    method: 'POST',
    body: new URLSearchParams({ number: '4000 0000 0000 0259' }),
    redirect: 'manual',
  });
  const dispute = { amount: 10, currency: 'USD', paymentPurpose: 'CREDIT', invoiceNumber: expect.any(String) };
  await eventually(async () =>
    expect(await api.run(DISPUTES)).toMatchObject({
      getCreditBalance: { balance: 0 },
      fetchPaymentDisputes: [{ ...dispute, status: 'OPEN', closedAt: null }],
    }),
  );
  const bank = `${product.url}/sandbox/gateway/disputes`;
  const [, id = ''] = /disputes\/(du_\w+)/.exec(await (await fetch(bank)).text()) ?? [];
  await fetch(`${bank}/${id}`, { method: 'POST', body: new URLSearchParams({ answer: 'won' }), redirect: 'manual' });
  await eventually(async () =>
    expect(await api.run(DISPUTES)).toMatchObject({
      getCreditBalance: { balance: 10 },
      fetchPaymentDisputes: [{ ...dispute, status: 'WON', closedAt: expect.any(String) }],
      fetchCreditEntries: {
        data: [
          { type: 'ADJUSTMENT', amount: 10, disputed: true },
          { type: 'ADJUSTMENT', amount: -10, disputed: true },
          { type: 'TOPUP', amount: 10, disputed: false },
        ],
      },
    }),
  );
}
