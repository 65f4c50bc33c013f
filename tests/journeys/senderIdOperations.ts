/** A name that texts leave under: registered where the country wants it, rejected, corrected, approved; sent under, and removed. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const SENDER = 'id senderId country state reasons version team { id }';
const CREATE = `mutation ($input: CreateSenderIdInput!) { createSenderId(input: $input) { ${SENDER} } }`;
const LIST = `{ getSenderIds { ${SENDER} } }`;
const DOCUMENTS = 'id status missing version senderId type rejections { about reason }';
const SAVE = `mutation ($input: SaveNumberDocumentsInput!) { saveNumberDocuments(input: $input) { ${DOCUMENTS} } }`;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');
const KENYAN = '+254711000111';
const NAME = 'Wrenfield';

export async function executeSenderIds(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Amara');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const { getSenderIdCountries: countries } = await owner.api.run('{ getSenderIdCountries { country rule } }');
  expect(countries).toContainEqual({ country: 'KE', rule: 'REGISTRATION' });
  const input = { senderId: NAME, country: 'KE' };
  expect(await bea.api.refused(CREATE, { input })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await owner.api.refused(CREATE, { input: { ...input, country: 'US' } })).toMatchObject({ field: 'country' });
  const { createSenderId: made } = await owner.api.run(CREATE, { input });
  expect(made).toMatchObject({ senderId: NAME, country: 'KE', state: 'NEEDS_DOCUMENTS' });
  const text = { phoneNumberId: made.id, to: KENYAN, body: 'Wrenfield: your order is here.' };
  await eventually(async () =>
    expect(await owner.api.refused(SEND, { input: text })).toMatchObject({ code: 'CALLER_ID_NOT_OWNED' }),
  );

  // What the country asks for; the name itself is known.
  const kind = { country: 'KE', type: 'SENDER_ID', endUser: 'BUSINESS' };
  const { fetchNumberRequirements: required } = await owner.api.run(
    `query ($country: String!, $type: PhoneNumberType!, $endUser: NumberEndUser!) {
      fetchNumberRequirements(country: $country, type: $type, endUser: $endUser) {
        fields { name } documents { requirement }
      }
    }`,
    kind,
  );
  const asked = required.fields.map(({ name }: { name: string }) => name);
  expect([asked.includes('message_sample'), asked.includes('sender_id')]).toEqual([true, false]);
  const { saveNumberDocuments: draft } = await owner.api.run(SAVE, {
    input: {
      ...kind,
      senderId: NAME,
      email: 'amara@wrenfield.example',
      fields: [
        { name: 'business_name', value: 'Wrenfield Nairobi Ltd' },
        { name: 'business_registration_number', value: 'PVT-1234' },
        { name: 'first_name', value: 'Amara' },
        { name: 'last_name', value: 'Otieno' },
        { name: 'message_sample', value: text.body },
      ],
      documents: [
        {
          requirement: 'sender_authorization',
          type: 'letter_of_authorization',
          fields: [{ name: 'business_name', value: 'Wrenfield Nairobi Ltd' }],
        },
      ],
      version: 0,
    },
  });
  expect(draft).toMatchObject({ senderId: NAME, type: 'SENDER_ID', missing: ['file.sender_authorization'] });
  const attach = async (name: string) => {
    const { data } = await owner.api.uploadWith(
      `mutation ($id: ID!, $requirement: String!, $file: File!) {
        attachNumberDocument(input: { id: $id, requirement: $requirement, file: $file }) { ${DOCUMENTS} }
      }`,
      PDF,
      { name, variables: { id: draft.id, requirement: 'sender_authorization' } },
    );
    return data?.attachNumberDocument;
  };
  const submit = ({ version }: { version: number }) =>
    owner.api.run(`mutation ($input: SubmitNumberDocumentsInput!) { submitNumberDocuments(input: $input) { id } }`, {
      input: { id: draft.id, version },
    });
  const stands = async () => (await owner.api.run(LIST)).getSenderIds[0];
  await submit(await attach('letter blurred.pdf'));
  await eventually(async () => expect((await stands()).state).toBe('REJECTED'), 30_000);
  expect((await stands()).reasons).toEqual([expect.stringContaining('can’t be read')]);
  await submit(await attach('letter.pdf'));
  await eventually(async () => expect((await stands()).state).toBe('ACTIVE'), 30_000);
  const { getWorkspaceDashboardChecklist: counted } = await owner.api.run(
    '{ getWorkspaceDashboardChecklist { senderIdsAndShortCodesCount phoneNumbersCount } }',
  );
  expect(counted).toEqual({ senderIdsAndShortCodesCount: 1, phoneNumbersCount: 0 });

  // Texts leave under it, to its country alone, and nobody can answer.
  await eventually(async () => {
    await owner.api.run(SEND, { input: text });
  });
  expect(await owner.api.refused(SEND, { input: { ...text, to: '+14155550177' } })).toMatchObject({
    code: 'DESTINATION_NOT_SUPPORTED',
  });
  const outside = new OutsideWorld(product.url);
  await eventually(async () => {
    expect(await outside.textsOf(KENYAN)).toMatchObject([{ from: NAME, body: text.body, status: 'delivered' }]);
  }, 20_000);
  await expect(outside.text(KENYAN, NAME, 'STOP')).rejects.toThrow(/texts/);

  const { updateSenderId: moved } = await owner.api.run(
    `mutation ($input: UpdateSenderIdInput!) { updateSenderId(input: $input) { ${SENDER} } }`,
    { input: { id: made.id, version: (await stands()).version, teamId: (await stands()).team.id } },
  );
  expect(moved).toMatchObject({ id: made.id, state: 'ACTIVE' });
  const { removeSenderId: removed } = await owner.api.run('mutation ($id: ID!) { removeSenderId(id: $id) }', {
    id: made.id,
  });
  expect([removed, await stands()]).toEqual([true, undefined]);
}
