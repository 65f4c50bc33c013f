/** A keyword is made and changed, somebody texts it and confirms, and is on its list, through all services. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const PEER = '+15035550171';
const KEYWORD = 'id word phoneNumber listName optInLevel question answer seen joined left version';
const CREATE = `mutation ($word: String!, $phoneNumberId: ID!, $input: KeywordInput!) {
  createKeyword(word: $word, phoneNumberId: $phoneNumberId, input: $input) { ${KEYWORD} } }`;
const UPDATE = `mutation ($id: ID!, $version: Int!, $input: KeywordInput!) {
  updateKeyword(id: $id, version: $version, input: $input) { ${KEYWORD} } }`;
const SEE = `{ fetchKeywords { limit data { ${KEYWORD} } }
  getAcquisitionGrowth(days: 7, timezone: "UTC") { keyword left } }`;

export async function executeAcquisition(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Kei');
  const member = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const { createSubscriberList: list } = await owner.api.run(
    'mutation { createSubscriberList(name: "Lamp news") { id } }',
  );
  const input = { listId: list.id, optInLevel: 'DOUBLE', question: 'Reply YES to confirm.', answer: 'Welcome!' };
  const asked = { word: 'lamp', phoneNumberId: owner.number.id, input };
  expect(await member.api.refused(CREATE, asked)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await owner.api.refused(CREATE, { ...asked, word: 'Stop' })).toMatchObject({ field: 'word' });
  const made = await eventually(async () => (await owner.api.run(CREATE, asked)).createKeyword);
  expect(made).toMatchObject({ word: 'LAMP', phoneNumber: owner.number.number, listName: 'Lamp news' });
  const { updateKeyword } = await owner.api.run(UPDATE, {
    id: made.id,
    version: made.version,
    input: { ...input, answer: 'Welcome to lamp news!' },
  });
  expect(updateKeyword).toMatchObject({ answer: 'Welcome to lamp news!', version: 2 });

  await outside.text(PEER, owner.number.number, 'Lamp');
  const thread = '{ fetchConversations(channel: message) { data { direction message { body } } } }';
  const bodies = async () =>
    ((await owner.api.run(thread)).fetchConversations.data as { message: { body: string } }[]).map(
      ({ message }) => message.body,
    );
  await eventually(async () => expect(await bodies()).toContain('Reply YES to confirm.'));
  await outside.text(PEER, owner.number.number, 'Sí');
  await eventually(async () => expect(await bodies()).toContain('Welcome to lamp news!'));
  const seen = await member.api.run(SEE);
  expect(seen.fetchKeywords).toMatchObject({ limit: 5, data: [{ seen: 1, joined: 1, left: 0 }] });
  expect(seen.getAcquisitionGrowth.at(-1)).toEqual({ keyword: 1, left: 0 });
  const consent = `query ($id: ID!) { getSubscriberListById(id: $id) { contacts { data {
    smsMarketingConsent { state optInLevel } consentHistory { data { state words } } } } } }`;
  expect((await owner.api.run(consent, { id: list.id })).getSubscriberListById.contacts.data).toEqual([
    {
      smsMarketingConsent: { state: 'SUBSCRIBED', optInLevel: 'DOUBLE' },
      consentHistory: {
        data: [
          { state: 'SUBSCRIBED', words: 'Sí' },
          { state: 'PENDING', words: 'Lamp' },
        ],
      },
    },
  ]);
  await owner.api.run('mutation ($id: ID!) { deleteKeyword(id: $id) { id } }', { id: made.id });
  expect((await owner.api.run(SEE)).fetchKeywords.data).toEqual([]);
}
