/** Two contacts of one person that become one and are two again, through all services: threads, numbers, opt-outs. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const FIRST = '+15035550171';
const SECOND = '+15035550172';
const CREATE = `mutation ($firstName: String!, $phoneNumber: String!, $email: String) {
  createContact(firstName: $firstName, phoneNumber: $phoneNumber, email: $email) { id }
}`;
const PAIRS = `query ($contactId: ID) {
  contactDuplicates(contactId: $contactId) { more data { id reasons foundAt first { id } second { id } } }
}`;
const MERGE = `mutation ($keepId: ID!, $mergeId: ID!) {
  mergeContacts(keepId: $keepId, mergeId: $mergeId, take: ["firstName"]) {
    id mergedId mergedName mergedNumber createdAt undoUntil undoneAt kept { id firstName otherNumbers }
  }
}`;

export async function executeMerge(product: RunningProduct): Promise<void> {
  const { api, number } = await anOwnerOnBusiness(product, 'Ana');
  const outside = new OutsideWorld(product.url);
  const email = 'mia@wren.example';
  const saved = async (firstName: string, phoneNumber: string) =>
    (await api.run(CREATE, { firstName, phoneNumber, email })).createContact.id as string;
  const first = await saved('Mia', FIRST);
  const second = await saved('Mia1', SECOND);
  const { contactDuplicates } = await api.run(PAIRS, { contactId: first });
  expect(contactDuplicates).toMatchObject({ more: false, data: [{ reasons: ['EMAIL'] }] });
  await outside.text(SECOND, number.number, 'STOP');
  const threadOf = '{ fetchInbox { data { peerNumber contactId } } }';
  const owner = async () =>
    ((await api.run(threadOf)).fetchInbox.data as { peerNumber: string; contactId: string | null }[]).find(
      ({ peerNumber }) => peerNumber === SECOND,
    )?.contactId;
  await eventually(async () => expect(await owner()).toBe(second));

  const { mergeContacts: merged } = await api.run(MERGE, { keepId: first, mergeId: second });
  expect(merged).toMatchObject({
    mergedId: second,
    mergedName: 'Mia1',
    mergedNumber: SECOND,
    undoneAt: null,
    kept: { id: first, firstName: 'Mia1', otherNumbers: [SECOND] },
  });
  await eventually(async () => expect(await owner()).toBe(first));
  const consent = `query ($id: ID!) { getContactById(id: $id) { id smsMarketingConsent { state } } }`;
  await eventually(async () =>
    expect((await api.run(consent, { id: second })).getContactById).toEqual({
      id: first,
      smsMarketingConsent: { state: 'UNSUBSCRIBED' },
    }),
  );
  expect((await api.run('{ contactMerges { id undoUntil } }')).contactMerges).toMatchObject([{ id: merged.id }]);

  await api.run('mutation ($id: ID!) { undoContactMerge(id: $id) { id undoneAt } }', { id: merged.id });
  await eventually(async () => expect(await owner()).toBe(second));
  await eventually(async () =>
    expect((await api.run(consent, { id: first })).getContactById).toMatchObject({
      smsMarketingConsent: { state: 'NOT_ASKED' },
    }),
  );
  const { contactDuplicates: again } = await api.run(PAIRS, {});
  const dismiss = 'mutation ($id: ID!) { dismissContactDuplicate(id: $id) }';
  await api.run(dismiss, { id: again.data[0].id });
  expect((await api.run(PAIRS, {})).contactDuplicates.data).toEqual([]);
}
