/** What an invoice tells besides its lines, and its documents, which are read back. */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { createLog } from '@ringline/kit/telemetry';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { InvoicePaidSchema } from '@ringline/proto/billing/v1/events_pb';
import { GetInvoiceResponseSchema } from '@ringline/proto/billing/v1/subscriptions_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { previewChange } from '../changes/previewChange.ts';
import { loadFonts } from '../documents/fonts.ts';
import { getInvoiceDocument } from '../documents/getInvoiceDocument.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { refundPayment } from '../payments/settlePayment.ts';
import { activateTopup, topup } from '../payments/topup.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';
import { lineOfTax } from '../tax/tax.ts';
import { getInvoice } from './getInvoice.ts';
import { issueInvoice, onceLine } from './invoice.ts';
import { listInvoices } from './listInvoices.ts';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const issuer = {
  note: '',
  name: 'Ringline, Inc.',
  address: ['500 Ferry Terrace', 'San Francisco, CA 94111'],
  country: 'US',
  email: 'billing@ringline.example',
  taxId: '',
};
const deps = { ...world.deps, issuer, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';

async function named(name: string): Promise<string> {
  const workspaceId = await world.workspace();
  await rename(workspaceId, name);
  return workspaceId;
}
const rename = (workspaceId: string, displayName: string) =>
  deliver(db, world.consumers, workspaceId, WorkspaceChangedSchema, {
    workspace: { id: workspaceId, setting: { displayName, timezone: 'America/New_York' } },
  });
async function buyPlan(workspaceId: string, userSlots = 3): Promise<void> {
  const actor = { workspaceId };
  const offer = await previewChange(deps)({ subscriptionPlan: 'BUSINESS_MONTHLY', userSlots }, actor);
  const { payment } = await confirmChange(deps)({ change: offer.id, redirectUrl: PAGE, paymentGateway: '' }, actor);
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, actor);
}
async function buyCredit(workspaceId: string): Promise<string> {
  const bought = await topup(deps)(
    { amountMinor: 2_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: db.ids.uuid() },
    { workspaceId },
  );
  till.pay(bought.externalId);
  await activateTopup(deps)({ topupId: bought.id, externalId: bought.externalId }, { workspaceId });
  return bought.id;
}
/** As RPC carries it. */
const list = async (workspaceId: string, narrowed: object = {}) =>
  (await listInvoices(deps)(narrowed, { workspaceId })).invoices;
const read = async (workspaceId: string, id = '') => {
  const answer = create(GetInvoiceResponseSchema, await getInvoice(deps)({ id }, { workspaceId }));
  return fromBinary(GetInvoiceResponseSchema, toBinary(GetInvoiceResponseSchema, answer));
};
const pdfOf = (workspaceId: string, id = '', asked: object = {}) =>
  getInvoiceDocument(deps)({ id, receipt: false, language: 'en', ...asked }, { workspaceId });

interface Tagged {
  readonly role?: string;
  readonly children?: readonly Tagged[];
}
const roles = ({ role, children = [] }: Tagged): string[] => [...(role ? [role] : []), ...children.flatMap(roles)];

/** A document as a reader takes it: its words, its tags, and what it says of itself. */
async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text: text.replaceAll(/\s+/g, ' '), tags: roles(((await page.getStructTree()) ?? {}) as Tagged) };
    }),
  );
  const { info } = await document.getMetadata();
  return {
    text: pages.map((page) => page.text).join(' '),
    tags: pages.flatMap((page) => page.tags),
    pages: document.numPages,
    marked: await document.getMarkInfo(),
    info: info as { Title?: string; Language?: string },
  };
}

test('an invoice tells both parties as they were, when it was paid and by which card', async () => {
  const workspaceId = await named('Wrenfield Home LLC');
  await buyPlan(workspaceId);
  await rename(workspaceId, 'Another Name');
  await buyCredit(workspaceId);
  const [credit, plan] = await list(workspaceId);
  const { invoice, newerId, olderId } = await read(workspaceId, plan?.id);
  expect(invoice).toMatchObject({
    issuer: { name: 'Ringline, Inc.', email: 'billing@ringline.example' },
    billTo: { name: 'Wrenfield Home LLC' },
    payment: { amountMinor: 7_500n, brand: 'visa', last4: '4242' },
    creditNotes: [],
  });
  expect({ newerId, olderId }).toEqual({ newerId: credit?.id, olderId: '' });
  expect((await read(workspaceId, credit?.id)).invoice?.billTo?.name).toBe('Another Name');
  const told = (await emittedEvents(db, InvoicePaidSchema)).filter(({ event }) => event.workspaceId === workspaceId);
  expect(told.map(({ event: { amountMinor, last4 } }) => [amountMinor, last4])).toEqual([
    [7_500n, '4242'],
    [2_000n, ''],
  ]);
});

test('a credit note and the invoice that it takes back lead to each other', async () => {
  const workspaceId = await named('Wrenfield Home LLC');
  const paymentId = await buyCredit(workspaceId);
  await refundPayment(deps)({ workspaceId, paymentId });
  const [note, invoice] = await list(workspaceId);
  expect(note).toMatchObject({ amountMinor: -2_000n, credits: { id: invoice?.id, number: invoice?.number } });
  expect(invoice).toMatchObject({ creditNotes: [{ id: note?.id, amountMinor: -2_000n }] });
  const pdf = await readPdf((await pdfOf(workspaceId, note?.id)).pdf);
  expect(pdf.info.Title).toBe(`Credit note ${note?.number}`);
  expect(pdf.text).toContain(`Refund of ${invoice?.number}`);
  expect(pdf.text).toContain('-$20.00');
});

/** Paid for a plan and credit; the plan's renewal is open. Made once: nothing here changes it. */
const owing = (async () => {
  const workspaceId = await named('Żółw € £ ₽ ₹ ₦ ₵ ₺ ₴ ¥ GmbH');
  await buyPlan(workspaceId);
  await buyCredit(workspaceId);
  till.cardDoes = 'DECLINED';
  clock.advance(31 * 86_400_000);
  await turnCycle(deps)(workspaceId);
  till.cardDoes = 'SUCCESSFUL';
  return workspaceId;
})();

test('invoices are narrowed by status and purpose, and strangers find none', async () => {
  const workspaceId = await owing;
  const other = db.ids.uuid();
  const numbers = async (narrowed: object) => (await list(workspaceId, narrowed)).map(({ status }) => status);
  expect(await numbers({ status: 'UNPAID' })).toEqual(['UNPAID']);
  expect(await numbers({ paymentPurpose: 'CREDIT' })).toEqual(['PAID']);
  expect(await numbers({ status: 'PARTIAL' })).toEqual([]);
  const [open] = await list(workspaceId, { status: 'UNPAID' });
  await expect(read(other, open?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(pdfOf(other, open?.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(pdfOf(workspaceId, open?.id, { receipt: true })).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('a document is tagged, titled, in the reader’s language, and has the signs of the currencies', async () => {
  const workspaceId = await owing;
  const [open] = await list(workspaceId, { status: 'UNPAID' });
  const { pdf, fileName } = await pdfOf(workspaceId, open?.id);
  expect(fileName).toBe(`${open?.number}.pdf`);
  const document = await readPdf(pdf);
  expect(document).toMatchObject({ pages: 1, marked: { Marked: true } });
  expect(document.info).toMatchObject({ Title: `Invoice ${open?.number}`, Language: 'en' });
  expect(document.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']));
  for (const words of [
    'Bill to',
    'Żółw € £ ₽ ₹ ₦ ₵ ₺ ₴ ¥ GmbH',
    'Business, 2 seats',
    '$50.00',
    'Total',
    '$75.00 is due.',
    'Page 1 of 1',
  ])
    expect(document.text).toContain(words);
  const [plan] = await list(workspaceId, { status: 'PAID', paymentPurpose: 'SUBSCRIPTION' });
  const asked = { receipt: true, language: 'fr-CA' };
  const first = await pdfOf(workspaceId, plan?.id, asked);
  const receipt = await readPdf(first.pdf);
  expect(receipt.info).toMatchObject({ Title: `Reçu ${plan?.number}`, Language: 'fr' });
  expect(receipt.text).toContain('Payée le');
  expect(receipt.text).toContain('carte Visa se terminant par 4242');
  expect(receipt.text).toMatch(/75,00 \$/);
  // The same facts make the same bytes.
  expect((await pdfOf(workspaceId, plan?.id, asked)).pdf.equals(first.pdf)).toBe(true);
});

test('a document tells the tax and both tax ids, and a reversed one in words', async () => {
  const workspaceId = await named('Wrenfield Home LLC');
  const taxed = { country: 'DE', region: '', name: 'VAT', rate: 190_000n, netCents: 2_500n, taxCents: 475n };
  const issue = (reverseCharge: boolean) => {
    const tax = reverseCharge ? { ...taxed, rate: 0n, taxCents: 0n } : taxed;
    const kept = { ...tax, inclusive: false, reverseCharge };
    return db.tenant(workspaceId, (uow) =>
      issueInvoice(deps)(uow, {
        type: 'ONE_TIME',
        purpose: 'SEAT',
        lines: [onceLine('USER', 'BUSINESS_MONTHLY', 2_500n), ...lineOfTax(kept)],
        amountMinor: 2_500n + kept.taxCents,
        paid: true,
        tax: kept,
        billTo: { name: 'Kunde', lines: ['10119 Berlin', 'Germany'], email: '', taxId: 'DE123456789' },
      }),
    );
  };
  const charged = await readPdf((await pdfOf(workspaceId, (await issue(false)).id)).pdf);
  for (const words of ['VAT 19% $4.75', '$29.75', '10119 Berlin', 'Tax ID DE123456789'])
    expect(charged.text).toContain(words);
  const reversed = await readPdf((await pdfOf(workspaceId, (await issue(true)).id, { language: 'de' })).pdf);
  expect(reversed.text).toContain('Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)');
});

test('the fonts of documents are parsed once, and what one says changes no byte of the next', async () => {
  const fonts = await loadFonts();
  expect(await loadFonts()).toBe(fonts);
  const layouts = vi.spyOn(fonts.regular, 'layout');
  const plain = await named('Offices of Effie Wrenfield');
  await buyCredit(plain);
  const [invoice] = await list(plain);
  const first = await pdfOf(plain, invoice?.id);
  // The parsed font itself is what the document is set in.
  const asked = layouts.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  const strange = await named('Δ — Café №\u00A05 ﬁ µ Ω');
  await buyCredit(strange);
  await pdfOf(strange, (await list(strange))[0]?.id, { language: 'fr' });
  expect(layouts.mock.calls.length).toBeGreaterThan(asked);
  expect((await pdfOf(plain, invoice?.id)).pdf.equals(first.pdf)).toBe(true);
  expect((await readPdf(first.pdf)).text).toContain('Offices of Effie');
});
