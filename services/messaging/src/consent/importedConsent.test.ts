/** What an imported file says of people's consent, beside what they said themselves. */
import { deliver } from '@ringline/kit/testing';
import { ContactChangedSchema, ImportedConsentSchema } from '@ringline/proto/contacts/v1/events_pb';
import { beforeEach, expect, test } from 'vitest';
import { clock, consumers, db, deps, everyone, ownMessaging, PEER, textFrom, ws } from '../messagingTestkit.ts';
import { batchGetConsents, listConsentEntries } from './findConsents.ts';

ownMessaging();
const WORDS = 'Signed up at the Portland fair · yes · fair.csv';
let contactId: string;
beforeEach(async () => {
  contactId = db.ids.uuid();
  const contact = { id: contactId, workspaceId: ws, phoneNumber: PEER, version: 1 };
  await deliver(db, consumers, ws, ContactChangedSchema, { contact });
});

const told = (importId: string, withdrawn = false) => {
  clock.advance(1_000);
  const people = [{ phoneNumber: PEER, words: WORDS }];
  return deliver(db, consumers, ws, ImportedConsentSchema, { importId, userId: 'maya', withdrawn, people });
};
const consent = () => batchGetConsents(deps)({ contactIds: [contactId] }, everyone()).then(([found]) => found?.consent);
const entries = () =>
  listConsentEntries(deps)({ contactId }, everyone()).then(({ rows }) =>
    rows.map(({ state, source, words, userId }) => [state, source, words, userId]),
  );

test('stands in the ledger with its source, once, and is taken back with its import alone', async () => {
  const [fair, other] = [db.ids.uuid(), db.ids.uuid()];
  await told(fair);
  await told(fair);
  await told(other);
  expect(await consent()).toMatchObject({ state: 'SUBSCRIBED', source: 'IMPORT', optInLevel: 'SINGLE' });
  expect(await entries()).toEqual([['SUBSCRIBED', 'IMPORT', WORDS, 'maya']]);
  await told(other, true);
  expect(await consent()).toMatchObject({ state: 'SUBSCRIBED' });
  await told(fair, true);
  await told(fair, true);
  expect(await entries()).toEqual([
    ['NOT_ASKED', 'IMPORT', WORDS, 'maya'],
    ['SUBSCRIBED', 'IMPORT', WORDS, 'maya'],
  ]);
});

test('never lifts an opt-out, and its undo takes nothing from what a person said since', async () => {
  const fair = db.ids.uuid();
  await textFrom('STOP');
  await told(fair);
  expect(await consent()).toMatchObject({ state: 'UNSUBSCRIBED', source: 'KEYWORD' });
  await textFrom('START');
  await told(fair, true);
  expect(await consent()).toMatchObject({ state: 'SUBSCRIBED', source: 'KEYWORD' });
});
