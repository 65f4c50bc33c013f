import { deliver } from '@ringline/kit/testing';
import { ContactChangedSchema, SignupMovedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { beforeEach, expect, test } from 'vitest';
import {
  consumers,
  db,
  deps,
  everyone,
  number,
  ownMessaging,
  PEER,
  queued,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { batchGetConsents, listConsentEntries } from './findConsents.ts';

ownMessaging();

let contactId: string;
beforeEach(async () => {
  queued.length = 0;
  contactId = db.ids.uuid();
  const contact = { id: contactId, workspaceId: ws, phoneNumber: PEER, version: 1 };
  await deliver(db, consumers, ws, ContactChangedSchema, { contact });
});
const moved = (consent: string, words: string, answer = '', from: object = {}) =>
  deliver(db, consumers, ws, SignupMovedSchema, {
    id: db.ids.uuid(),
    peerNumber: PEER,
    phoneNumberId: number.id,
    phoneNumber: number.number,
    consent,
    words,
    answer,
    ...from,
  });
const states = async () =>
  (await listConsentEntries(deps)({ contactId }, everyone())).rows.map(({ state, optInLevel, words }) => [
    state,
    optInLevel,
    words,
  ]);

test('is asked with the words seen, and agrees in two steps', async () => {
  await moved('PENDING', 'LAMP', 'Reply YES to confirm.');
  expect(queued).toMatchObject([{ to: PEER, phoneNumberId: number.id, body: 'Reply YES to confirm.' }]);
  await textFrom('Sí');
  await moved('SUBSCRIBED', 'Sí', 'Welcome!');
  expect(await states()).toEqual([
    ['SUBSCRIBED', 'DOUBLE', 'Sí'],
    ['PENDING', 'DOUBLE', 'LAMP'],
  ]);
});

test('by a web form leaves the sentence that they ticked, and from where', async () => {
  const form = { source: 'WEB_FORM', ipAddress: '203.0.113.7', webPage: 'https://www.wrenfield.example' };
  await moved('SUBSCRIBED', 'Text me offers.', '', form);
  expect(queued).toEqual([]);
  const { rows } = await listConsentEntries(deps)({ contactId }, everyone());
  expect(rows).toMatchObject([{ state: 'SUBSCRIBED', optInLevel: 'SINGLE', words: 'Text me offers.', ...form }]);
  await textFrom('STOP');
  await moved('SUBSCRIBED', 'Text me offers.', '', form);
  expect((await states()).map(([state]) => state)).toEqual(['UNSUBSCRIBED', 'SUBSCRIBED']);
});

test('is as before when the question lapses, which takes nothing from who agreed', async () => {
  await moved('PENDING', 'LAMP');
  await moved('NOT_ASKED', '');
  await textFrom('YES');
  expect((await states()).map(([state]) => state)).toEqual(['NOT_ASKED', 'PENDING']);
  await moved('SUBSCRIBED', 'TRADE');
  await moved('PENDING', 'LAMP');
  await moved('NOT_ASKED', '');
  expect((await batchGetConsents(deps)({ contactIds: [contactId] }, everyone()))[0]?.consent).toMatchObject({
    state: 'SUBSCRIBED',
    optInLevel: 'SINGLE',
  });
});

test('stays opted out whatever keyword they text', async () => {
  await textFrom('STOP');
  await moved('PENDING', 'LAMP');
  await moved('SUBSCRIBED', 'TRADE');
  expect((await states()).map(([state]) => state)).toEqual(['UNSUBSCRIBED']);
});
