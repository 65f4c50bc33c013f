/** Billing details, and the tax that follows from them, from the offer to the credit note and the books. */
import { createLog } from '@ringline/kit/telemetry';
import { expect, test } from 'vitest';
import { setAutoTopup } from '../autoTopup/autoTopup.ts';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { describeChange, previewChange } from '../changes/previewChange.ts';
import { hearDispute } from '../disputes/hearDispute.ts';
import { listInvoices } from '../invoicing/listInvoices.ts';
import { post, readAccounts } from '../ledger/ledger.ts';
import { quoteNumbers } from '../numbers/quoteNumbers.ts';
import { auditBooks } from '../operating/audit.ts';
import { readFigures } from '../operating/figures.ts';
import { refundCredit } from '../operating/refundCredit.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { startPayment } from '../payments/startPayment.ts';
import { refundPayment, settlePayment } from '../payments/settlePayment.ts';
import { activateTopup, topup } from '../payments/topup.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';
import { readTaxRates } from '../tax/rates.ts';
import { getBillingProfile, setBillingProfile, type ProfileInput } from './billingProfile.ts';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const deps = {
  ...world.deps,
  issuer: { note: '', name: 'Ringline GmbH', address: [], country: 'DE', email: '', taxId: 'DE111111111' },
  taxRates: readTaxRates({
    note: '',
    rates: [
      { country: 'DE', name: 'VAT', percent: 19 },
      { country: 'AU', name: 'GST', percent: 10, inclusive: true },
    ],
  }),
  gateways: [till.gateway],
  log: createLog('billing', 'silent'),
};
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const NOBODY: ProfileInput = {
  company: '',
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  taxId: '',
  version: 0,
};
const BERLIN = {
  ...NOBODY,
  company: ' Żółw   GmbH ',
  address1: 'Torstraße 1',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
};

const set = (workspaceId: string, input: ProfileInput) => setBillingProfile(deps)(input, { workspaceId });
async function based(input: ProfileInput = BERLIN): Promise<string> {
  const workspaceId = await world.workspace();
  await set(workspaceId, input);
  return workspaceId;
}
async function offer(workspaceId: string, plan = 'BUSINESS_MONTHLY', userSlots = 3) {
  return describeChange(deps)(await previewChange(deps)({ subscriptionPlan: plan, userSlots }, { workspaceId }));
}
async function confirm(workspaceId: string, change: string): Promise<void> {
  const actor = { workspaceId };
  const { payment } = await confirmChange(deps)({ change, redirectUrl: PAGE, paymentGateway: '' }, actor);
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, actor);
}
async function buyCredit(workspaceId: string, amountMinor = 2_000n) {
  const bought = await topup(deps)(
    { amountMinor, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: db.ids.uuid() },
    { workspaceId },
  );
  till.pay(bought.externalId);
  return activateTopup(deps)({ topupId: bought.id, externalId: bought.externalId }, { workspaceId });
}
const invoices = async (workspaceId: string) => (await listInvoices(deps)({}, { workspaceId })).invoices;
const cents = ({ lines = [] }: { lines?: readonly { kind?: string; amountMinor?: bigint }[] } = {}) =>
  lines.map(({ kind, amountMinor }) => [kind, amountMinor]);
/** Cents that the books have in an account. */
const booked = (workspaceId: string, account: string) =>
  db.tenant(workspaceId, async (uow) => (await readAccounts(uow))(account, 'USD') / 10_000n);

test('details are trimmed, refused at their field, and kept against a stale form', async () => {
  const workspaceId = await based();
  const { profile } = await getBillingProfile(deps)({}, { workspaceId });
  expect(profile).toMatchObject({
    company: 'Żółw GmbH',
    country: 'DE',
    version: 1,
    tax: { name: 'VAT', rate: 190_000 },
  });
  await expect(set(workspaceId, BERLIN)).rejects.toMatchObject({ code: 'CONFLICT' });
  const now = { ...BERLIN, version: 1 };
  for (const [change, field, message] of [
    [{ taxId: 'DE1234' }, 'taxId', 'looks like DE123456789'],
    [{ country: 'XQ' }, 'country', 'Choose a country'],
    [{ country: '', taxId: 'DE123456789' }, 'country', 'the tax ID is from'],
    [{ company: 'a'.repeat(121) }, 'company', 'at most 120 characters'],
    [{ postalCode: '1'.repeat(21) }, 'postalCode', 'at most 20 characters'],
  ] as const)
    await expect(async () => set(workspaceId, { ...now, ...change })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
      message: expect.stringContaining(message),
    });
});

test('an offer, its invoice and the renewal have the same tax, and the books keep it apart', async () => {
  const workspaceId = await based();
  const offered = await offer(workspaceId);
  expect(cents(offered)).toEqual([
    ['PLAN', 2_500n],
    ['USER', 5_000n],
    ['TAX', 1_425n],
  ]);
  expect(offered).toMatchObject({
    dueMinor: 8_925n,
    tax: { netMinor: 7_500n, taxMinor: 1_425n },
    next: { amountMinor: 8_925n },
  });
  await confirm(workspaceId, offered.id ?? '');
  // From now on somebody else; what was issued stays as it is.
  await set(workspaceId, { ...NOBODY, company: 'Later', country: 'US', version: 1 });
  const [issued] = await invoices(workspaceId);
  expect(issued).toMatchObject({
    amountMinor: 8_925n,
    paidMinor: 8_925n,
    tax: { name: 'VAT', country: 'DE', rate: 190_000, taxMinor: 1_425n },
    billTo: { name: 'Żółw GmbH', lines: ['Torstraße 1', '10119 Berlin', 'Germany'] },
  });
  expect(cents(issued)).toEqual(cents(offered));
  await set(workspaceId, { ...BERLIN, version: 2 });
  const { next } = await getNextBilling(deps)({}, { workspaceId });
  expect(next).toMatchObject({ amountMinor: 8_925n, tax: { taxMinor: 1_425n } });
  clock.advance(31 * 86_400_000);
  await turnCycle(deps)(workspaceId);
  const [renewed] = await invoices(workspaceId);
  expect(renewed).toMatchObject({ status: 'PAID', amountMinor: 8_925n });
  expect(cents(renewed)).toEqual(cents(next));
  expect(await booked(workspaceId, 'tax:DE')).toBe(2_850n);
  expect(await booked(workspaceId, 'revenue:subscriptions')).toBe(15_000n);
  const figures = await readFigures(deps)(40);
  expect(figures.taxes['DE VAT 19%']).toEqual({ net: 15_000n, tax: 2_850n });
});

test('an offer made for another tax is not confirmed', async () => {
  const workspaceId = await based();
  const { id = '' } = await offer(workspaceId);
  await set(workspaceId, { ...BERLIN, country: 'US', version: 1 });
  await expect(confirm(workspaceId, id)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await invoices(workspaceId)).toEqual([]);
});

test('a business of another country of the union is charged no tax, and its invoice says why', async () => {
  const workspaceId = await based({ ...NOBODY, company: 'SARL', country: 'FR', taxId: 'fr 12 345678901' });
  await confirm(workspaceId, (await offer(workspaceId)).id ?? '');
  const [issued] = await invoices(workspaceId);
  expect(issued).toMatchObject({
    amountMinor: 7_500n,
    tax: { reverseCharge: true, rate: 0, taxMinor: 0n, netMinor: 7_500n },
    billTo: { taxId: 'FR12345678901' },
    issuer: { taxId: 'DE111111111' },
  });
  expect(cents(issued).map(([kind]) => kind)).not.toContain('TAX');
});

test('credit costs its tax besides: the account gets what was bought, and a refund takes both back', async () => {
  const workspaceId = await based();
  const payment = await buyCredit(workspaceId);
  expect(payment.amountMinor).toBe(2_380n);
  expect(await booked(workspaceId, 'credit')).toBe(2_000n);
  expect(await booked(workspaceId, 'tax:DE')).toBe(380n);
  expect(await booked(workspaceId, 'topups:stripe')).toBe(-2_380n);
  const [issued] = await invoices(workspaceId);
  expect(cents(issued)).toEqual([
    ['CREDIT', 2_000n],
    ['TAX', 380n],
  ]);
  await set(workspaceId, { ...NOBODY, company: 'Later', version: 1 });
  await refundPayment(deps)({ workspaceId, paymentId: payment.id });
  const [note] = await invoices(workspaceId);
  expect(note).toMatchObject({
    amountMinor: -2_380n,
    tax: { taxMinor: -380n },
    credits: { number: issued?.number },
    billTo: { name: 'Żółw GmbH' },
  });
  expect(cents(note)).toEqual([
    ['CREDIT', -2_000n],
    ['TAX', -380n],
  ]);
  for (const account of ['credit', 'tax:DE', 'topups:stripe']) expect(await booked(workspaceId, account)).toBe(0n);
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
});

test('unused credit goes back with its share of the tax', async () => {
  const workspaceId = await based();
  const payment = await buyCredit(workspaceId);
  await db.tenant(workspaceId, (uow) =>
    post(deps)(uow, 'CAPTURE', 'CALL', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount: -10_000_000n },
      { account: 'revenue:calls', commodity: 'USD', amount: 10_000_000n },
    ]),
  );
  await refundCredit(deps)({ workspaceId, paymentId: payment.id });
  expect(await booked(workspaceId, 'credit')).toBe(0n);
  expect(await booked(workspaceId, 'topups:stripe')).toBe(-1_190n);
  expect(await booked(workspaceId, 'tax:DE')).toBe(190n);
});

test('prices that contain the tax stay as they are, and the tax in them is booked', async () => {
  const workspaceId = await based({ ...NOBODY, country: 'AU' });
  await buyCredit(workspaceId);
  const [issued] = await invoices(workspaceId);
  expect(issued).toMatchObject({ amountMinor: 2_000n, tax: { inclusive: true, netMinor: 1_818n, taxMinor: 182n } });
  expect(cents(issued)).toEqual([['CREDIT', 2_000n]]);
  expect(await booked(workspaceId, 'credit')).toBe(2_000n);
  expect(await booked(workspaceId, 'tax:AU')).toBe(182n);
});

test('auto top-up follows the same rule', async () => {
  const workspaceId = await based();
  await confirm(workspaceId, (await offer(workspaceId)).id ?? '');
  const told = await setAutoTopup(deps)({ enabled: true }, { workspaceId });
  expect(told).toMatchObject({ amountMinor: 2_000n, dueMinor: 2_380n, boughtThisMonthMinor: 2_000n });
  expect(await booked(workspaceId, 'credit')).toBe(2_000n);
});

test('a number is quoted, paid and invoiced with its tax, to the cent', async () => {
  const workspaceId = await based();
  await confirm(workspaceId, (await offer(workspaceId)).id ?? '');
  clock.advance(11 * 86_400_000 + 3_600_000);
  const { quotes = [] } = await quoteNumbers(
    deps,
    () => 333,
  )({ workspaceId, kinds: [{ country: 'DE', type: 'LOCAL' }] });
  const due = quotes[0]?.dueNowMinor ?? 0n;
  const payment = await startPayment(deps)({
    workspaceId,
    purpose: 'PHONE_NUMBER',
    referenceId: db.ids.uuid(),
    attempt: 1,
    amountMinor: due,
    description: 'Ringline +4930123456',
    redirectUrl: PAGE,
    paymentGateway: '',
  });
  till.pay(payment.externalId);
  await settlePayment(deps)({ workspaceId, paymentId: payment.id, externalId: '' });
  const [issued] = await invoices(workspaceId);
  const { netMinor = 0n, taxMinor = 0n } = issued?.tax ?? {};
  expect(netMinor + taxMinor).toBe(due);
  expect(taxMinor).toBe((netMinor * 19n + 50n) / 100n);
  // What the dialog shows is what the invoice says.
  expect(quotes[0]?.tax).toMatchObject({ name: issued?.tax?.name, rate: 190_000, netMinor, taxMinor });
  expect(await booked(workspaceId, 'revenue:numbers')).toBe(netMinor);
  await refundPayment(deps)({ workspaceId, paymentId: payment.id });
  expect(await booked(workspaceId, 'revenue:numbers')).toBe(0n);
  expect(await booked(workspaceId, 'tax:DE')).toBe(1_425n);
  expect((await auditBooks(deps)(workspaceId)).findings).toEqual([]);
});

test('disputed credit is held without its tax, and both are gone when it is lost', async () => {
  const workspaceId = await based();
  const payment = await buyCredit(workspaceId);
  const dispute = till.raise(payment);
  await hearDispute(deps)(till.gateway, dispute);
  expect(await booked(workspaceId, 'disputed')).toBe(2_000n);
  till.decide(dispute, 'LOST');
  await hearDispute(deps)(till.gateway, dispute);
  for (const account of ['credit', 'disputed', 'tax:DE', 'topups:stripe'])
    expect(await booked(workspaceId, account)).toBe(0n);
  const [note] = await invoices(workspaceId);
  expect(note).toMatchObject({ amountMinor: -2_380n, tax: { taxMinor: -380n } });
});
