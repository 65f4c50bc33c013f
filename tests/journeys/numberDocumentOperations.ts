/** A country that sells numbers with approved documents alone: handed in, rejected, corrected, approved, and a number bought with them. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const DOCUMENTS = `id status missing version editable endUser email type country
  fields { name value } address { city } documents { requirement type fileName size }
  rejections { about reason } steps { status byName }`;
const SAVE = `mutation ($input: SaveNumberDocumentsInput!) { saveNumberDocuments(input: $input) { ${DOCUMENTS} } }`;
const ATTACH = `mutation ($id: ID!, $requirement: String!, $file: File!) {
  attachNumberDocument(input: { id: $id, requirement: $requirement, file: $file }) { ${DOCUMENTS} }
}`;
const SUBMIT = `mutation ($input: SubmitNumberDocumentsInput!) { submitNumberDocuments(input: $input) { ${DOCUMENTS} } }`;
const LIST = `{ fetchNumberDocuments { ${DOCUMENTS} } }`;
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

export async function executeNumberDocuments(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Amara');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const kind = { country: 'KE', type: 'LOCAL', endUser: 'BUSINESS' };
  const { fetchNumberRequirements: required } = await owner.api.run(
    `query ($country: String!, $type: PhoneNumberType!, $endUser: NumberEndUser!) {
      fetchNumberRequirements(country: $country, type: $type, endUser: $endUser) {
        fields { name label hint }
        documents { requirement name description accepted { type name needsAddress needsFile fields { name } } }
      }
    }`,
    kind,
  );
  expect(required.fields.map(({ name }: { name: string }) => name)).toContain('business_registration_number');
  expect(await bea.api.refused(SAVE, { input: { ...kind, version: 0 } })).toMatchObject({ code: 'FORBIDDEN_ROLE' });

  const [number = ''] = (
    await owner.api.run('{ fetchAvailablePhoneNumbers(input: { countryId: "KE", limit: 1 }) { data { number } } }')
  ).fetchAvailablePhoneNumbers.data.map((one: { number: string }) => one.number);
  const reserve = 'mutation ($number: String!) { reservePhoneNumber(number: $number) { id status } }';
  expect(await owner.api.refused(reserve, { number })).toMatchObject({ code: 'VALIDATION_FAILED' });

  const { saveNumberDocuments: draft } = await owner.api.run(SAVE, { input: { ...kind, version: 0 } });
  expect(draft).toMatchObject({ status: 'DRAFT', version: 1 });
  expect(draft.missing).toEqual([
    'email',
    'field.business_name',
    'field.business_registration_number',
    'field.first_name',
    'field.last_name',
    'document.business_registration',
    'document.proof_of_address',
  ]);
  expect(await owner.api.refused(SUBMIT, { input: { id: draft.id, version: 1 } })).toMatchObject({ field: 'email' });
  const input = {
    ...kind,
    email: 'amara@wrenfield.example',
    fields: [
      { name: 'business_name', value: 'Wrenfield Nairobi Ltd' },
      { name: 'business_registration_number', value: 'PVT-1234' },
      { name: 'first_name', value: 'Amara' },
      { name: 'last_name', value: 'Otieno' },
    ],
    address: { address1: 'Kenyatta Avenue 12', city: 'Nairobi', state: 'Nairobi', zip: '00100', country: 'KE' },
    documents: [
      {
        requirement: 'business_registration',
        type: 'commercial_registrar_excerpt',
        fields: [{ name: 'business_name', value: 'Wrenfield Nairobi Ltd' }],
      },
      {
        requirement: 'proof_of_address',
        type: 'utility_bill',
        fields: [{ name: 'document_date', value: '2026-10-31' }],
      },
    ],
    version: 1,
  };
  const { saveNumberDocuments: filled } = await owner.api.run(SAVE, { input });
  expect(filled.missing).toEqual(['file.business_registration', 'file.proof_of_address']);
  const { id } = filled as { id: string };
  const attach = async (requirement: string, name: string, bytes = PDF) => {
    const { data, errors } = await owner.api.uploadWith(ATTACH, bytes, { name, variables: { id, requirement } });
    return data?.attachNumberDocument ?? errors[0];
  };
  expect(await attach('proof_of_address', 'bill.pdf', new TextEncoder().encode('no document'))).toMatchObject({
    extensions: { code: 'MEDIA_TYPE' },
  });
  await attach('business_registration', 'certificate.pdf');
  const complete = await attach('proof_of_address', 'bill blurred.pdf');
  expect(complete).toMatchObject({ missing: [], status: 'DRAFT' });

  const state = async () => (await owner.api.run(LIST)).fetchNumberDocuments[0];
  const submit = async ({ version }: { version: number }) =>
    (await owner.api.run(SUBMIT, { input: { id, version } })).submitNumberDocuments;
  expect(await submit(complete)).toMatchObject({ status: 'PENDING', editable: false });
  expect(await owner.api.refused(SAVE, { input: { ...input, version: (await state()).version } })).toMatchObject({
    code: 'INVALID_TRANSITION',
  });
  await eventually(async () => expect((await state()).status).toBe('REJECTED'), 30_000);
  expect((await state()).rejections).toMatchObject([{ about: 'proof_of_address' }]);

  expect(await attach('proof_of_address', 'bill.pdf')).toMatchObject({ status: 'DRAFT', missing: [] });
  await submit(await state());
  await eventually(async () => expect((await state()).status).toBe('APPROVED'), 30_000);
  expect((await state()).steps.map(({ status }: { status: string }) => status)).toEqual(
    expect.arrayContaining(['DRAFT', 'PENDING', 'REJECTED', 'APPROVED']),
  );
  await owner.api.run(reserve, { number });
  const { buyPhoneNumber: bought } = await owner.api.run(
    `mutation ($number: String!, $redirectUrl: String!) {
      buyPhoneNumber(number: $number, redirectUrl: $redirectUrl) { subscriptionAddon { status failure failureReason } phone { number } }
    }`,
    { number, redirectUrl: `${product.url}/settings/channels` },
  );
  expect(bought).toMatchObject({ subscriptionAddon: { status: 'DONE' }, phone: { number } });
}
