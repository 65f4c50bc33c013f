/** To whom invoices go: who sees and changes it, and what an invoice of before and of after says. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const PROFILE = `fragment Profile on BillingProfile { company address1 city country taxId version tax { name percent } taxIdForms { country name example } }`;
const SEE = `${PROFILE} { getBillingProfile { ...Profile } }`;
const SET = `${PROFILE} mutation ($input: BillingProfileInput!) { setBillingProfile(input: $input) { ...Profile } }`;
const PREVIEW = `{ previewTopup(amount: 20) { credit amountDue currency tax { name percent inclusive reverseCharge net amount country } } }`;
const TOPUP = `mutation ($redirectUrl: String!, $key: String) {
  topup(amount: 10, redirectUrl: $redirectUrl, idempotencyKey: $key) { confirmationUrl topup { id } }
}`;
const SPENT = `{
  fetchSpending(by: PERSON) { currency moreSubjects months { month spent { kind channel amount items freeUnits } } subjects { id number user { id } team { id } } }
  fetchCharges(first: 5) { data { at kind channel amount billedSeconds freeUnits rate number invoiceNumber name user { id } team { id } } pageInfo { hasNextPage } }
}`;
const INVOICE = `{ fetchInvoices(first: 1) { data { billTo { name lines taxId } tax { name } } } }`;

export async function executeBillingProfile(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Cilla');
  const { api } = owner;
  expect((await api.run(SEE)).getBillingProfile).toMatchObject({
    company: '',
    country: null,
    version: 0,
    // The rates that are shipped charge none.
    tax: null,
    taxIdForms: expect.arrayContaining([{ country: 'DE', name: 'VAT', example: 'DE123456789' }]),
  });
  const input = {
    company: ' Wrenfield Home LLC ',
    address1: '1840 Harrison Street',
    address2: '',
    city: 'Oakland',
    region: 'CA',
    postalCode: '94612',
    country: 'US',
    taxId: '12-3456789',
    version: 0,
  };
  expect(await api.refused(SET, { input: { ...input, taxId: '12' } })).toMatchObject({
    code: 'VALIDATION_FAILED',
    field: 'taxId',
  });
  expect((await api.run(SET, { input })).setBillingProfile).toMatchObject({
    company: 'Wrenfield Home LLC',
    taxId: '123456789',
    version: 1,
  });
  expect(await api.refused(SET, { input })).toMatchObject({ code: 'CONFLICT' });
  expect((await api.run(PREVIEW)).previewTopup).toEqual({ credit: 20, amountDue: 20, currency: 'USD', tax: null });

  const redirectUrl = `${product.url}/settings/billing-and-payments`;
  const { topup } = await api.run(TOPUP, { redirectUrl, key: crypto.randomUUID() });
  await fetch(String(topup.confirmationUrl), {
    method: 'POST',
    body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
    redirect: 'manual',
  });
  await eventually(async () =>
    expect((await api.run(INVOICE)).fetchInvoices.data).toEqual([
      {
        billTo: {
          name: 'Wrenfield Home LLC',
          lines: ['1840 Harrison Street', 'Oakland, CA 94612', 'United States'],
          taxId: '123456789',
        },
        tax: null,
      },
    ]),
  );

  // Credit is spent when it is used, not when it is bought.
  const { fetchSpending, fetchCharges } = await api.run(SPENT);
  expect(fetchSpending).toMatchObject({ currency: 'USD', moreSubjects: false, subjects: [] });
  expect((fetchSpending.months as { spent: unknown[] }[]).map(({ spent }) => spent)).toEqual([[], [], [], [], [], []]);
  expect(fetchCharges).toEqual({ data: [], pageInfo: { hasNextPage: false } });

  const [admin, manager, member] = [
    await aMember(product.url, owner, 'ADMIN'),
    await aMember(product.url, owner, 'MANAGER'),
    await aMember(product.url, owner, 'MEMBER'),
  ];
  expect((await admin.api.run(SEE)).getBillingProfile).toMatchObject({ company: 'Wrenfield Home LLC' });
  for (const { api: other } of [admin, manager, member])
    expect(await other.refused(SET, { input: { ...input, version: 1 } })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  for (const { api: other } of [manager, member]) {
    expect(await other.refused(SEE)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await other.refused(PREVIEW)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await other.refused(SPENT)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  }
}
