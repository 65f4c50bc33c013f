import { emittedEvents, deliver } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  billing,
  carrier,
  clock,
  consumers,
  db,
  deps,
  everyone,
  item,
  number,
  ownMessaging,
  PEER,
  report,
  send,
  sender,
  sentTo,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { batchGetConsents, listConsentEntries } from './findConsents.ts';
import { recordConsent } from './recordConsent.ts';

ownMessaging();

let contactId: string;
beforeEach(async () => {
  contactId = db.ids.uuid();
  const contact = { id: contactId, workspaceId: ws, phoneNumber: PEER, version: 1 };
  await deliver(db, consumers, ws, ContactChangedSchema, { contact });
});

const consent = () => batchGetConsents(deps)({ contactIds: [contactId] }, everyone()).then(([found]) => found?.consent);
const entries = () =>
  listConsentEntries(deps)({ contactId }, everyone()).then(({ rows }) =>
    rows.map(({ state, source, words }) => [state, source, words]),
  );
const record = (state: string, words: string, id = contactId, principal = everyone()) =>
  recordConsent(deps)({ contactId: id, state, words }, principal);
const changes = async () =>
  (await emittedEvents(db, ConsentChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
const AGREED = 'Said at the fair that we may text offers';

describe('what a person texts', () => {
  test('is kept with its words, where it came and what was before; the same again is no change', async () => {
    expect(await consent()).toBeUndefined();
    await textFrom(' Stop. ');
    await textFrom('STOP');
    clock.advance(1_000);
    await textFrom('start');
    expect(await consent()).toMatchObject({ state: 'SUBSCRIBED', optInLevel: 'SINGLE', source: 'KEYWORD' });
    expect(await entries()).toEqual([
      ['SUBSCRIBED', 'KEYWORD', 'start'],
      ['UNSUBSCRIBED', 'KEYWORD', ' Stop. '],
    ]);
    expect((await changes()).map(({ event }) => event)).toMatchObject([
      {
        consent: { contactId, state: 'UNSUBSCRIBED', blockedReason: expect.stringContaining('until they text START') },
        entry: { previousState: 'NOT_ASKED', phoneNumber: number.number },
      },
      { consent: { state: 'SUBSCRIBED', blockedReason: '' }, entry: { previousState: 'UNSUBSCRIBED' } },
    ]);
  });

  // The list of words is kit/keywords'; here it is the whole way from the carrier's webhook to a person who can't be texted.
  test.each([
    'STOP',
    ' stop ',
    'Stop.',
    '"STOP"',
    'ｓｔｏｐ',
    'STOP\n',
    'opt-out',
    'Stop  all!',
    'ARRÊT',
    'Unsubscribe',
  ])('%j ends texts to them, and START takes them up again', async (words) => {
    await textFrom(words);
    expect(await consent()).toMatchObject({ state: 'UNSUBSCRIBED', source: 'KEYWORD' });
    await expect(send('an offer')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
    await textFrom('START');
    expect((await consent())?.state).toBe('SUBSCRIBED');
  });

  test.each(['stop by at 5', "please don't stop", 'the end'])('%j ends nothing', async (words) => {
    await textFrom(words);
    expect(await consent()).toBeUndefined();
    expect((await send('see you then')).item).toBeDefined();
  });

  test('stops what waits to be sent, and lets one confirmation through where the carrier sends none', async () => {
    await deliver(db, consumers, ws, WorkspaceChangedSchema, { workspace: { id: ws, name: 'Wrenfield' } });
    const waiting = (await send('on its way')).item?.id ?? '';
    await textFrom('Baja');
    await textFrom('baja');
    // The confirmation waits for the text before it, which is refused first.
    await sender.round();
    await sender.round();
    expect(await item(waiting)).toMatchObject({
      deliveryStatus: 'FAILED',
      failedCode: 'RECIPIENT_OPTED_OUT',
      carrierCode: '',
    });
    expect(sentTo('on its way')).toEqual([]);
    const confirmation = "You're unsubscribed from Wrenfield and won't get more messages. Reply START to rejoin.";
    expect(sentTo(confirmation)).toHaveLength(1);
  });

  test('in a word of the carrier is not confirmed a second time, nor without credit', async () => {
    const sent = carrier.texts.length;
    await textFrom('STOP');
    await textFrom('START');
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'No credit.' });
    await textFrom('Alto');
    await sender.round();
    expect(carrier.texts).toHaveLength(sent);
    expect(await consent()).toMatchObject({ state: 'UNSUBSCRIBED' });
  });
});

describe('a text that asks for help', () => {
  const answer = (name: string) =>
    `${name}: for help call ${number.number} or see wrenfield.example. Msg&data rates may apply. Reply STOP to opt out.`;
  const named = (name: string, version: number) =>
    deliver(db, consumers, ws, WorkspaceChangedSchema, {
      workspace: { id: ws, name, version, setting: { website: 'wrenfield.example' } },
    });

  test('is answered once in ten minutes', async () => {
    await named('Wrenfield Help', 5);
    await textFrom(' help. ');
    await textFrom('INFO');
    await sender.round();
    await sender.round();
    expect(sentTo(answer('Wrenfield Help'))).toHaveLength(1);
    clock.advance(600_001);
    await textFrom('Ayuda');
    await sender.round();
    await sender.round();
    expect(sentTo(answer('Wrenfield Help'))).toHaveLength(2);
  });

  test('is not answered to whoever opted out, nor without credit', async () => {
    await named('Wrenfield Quiet', 6);
    await textFrom('STOP');
    await textFrom('HELP');
    await textFrom('START');
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'No credit.' });
    await textFrom('HELP');
    await sender.round();
    expect(sentTo(answer('Wrenfield Quiet'))).toEqual([]);
  });
});

describe('what the carrier says', () => {
  test('about an opt-out with itself counts as one here', async () => {
    const id = (await send('hello')).item?.id ?? '';
    await sender.round();
    await report(id, 'undelivered', '21610');
    expect(await entries()).toEqual([['UNSUBSCRIBED', 'CARRIER', '21610']]);
    await expect(send('again')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
  });

  test('about a landline holds until the number texts, and takes nothing from who agreed', async () => {
    const id = (await send('to a landline')).item?.id ?? '';
    await sender.round();
    await report(id, 'undelivered', '30006');
    expect(await consent()).toMatchObject({ state: 'INVALID' });
    await textFrom('It is a phone after all');
    expect(await consent()).toMatchObject({ state: 'NOT_ASKED' });
    await record('SUBSCRIBED', AGREED);
    const next = (await send('once more')).item?.id ?? '';
    await sender.round();
    await report(next, 'undelivered', '30006');
    expect(await consent()).toMatchObject({ state: 'SUBSCRIBED' });
  });
});

describe('what a member notes', () => {
  test('blocks texts, and needs the person’s words to lift that', async () => {
    const { consent: stopped } = await record('UNSUBSCRIBED', '');
    expect(stopped).toMatchObject({ state: 'UNSUBSCRIBED', source: 'MEMBER' });
    await expect(send('hello')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
    await expect(record('SUBSCRIBED', 'yes')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'words' });
    await expect(record('PENDING', AGREED)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'state' });
    clock.advance(1_000);
    await record('SUBSCRIBED', AGREED);
    await record('SUBSCRIBED', AGREED);
    expect(await entries()).toEqual([
      ['SUBSCRIBED', 'MEMBER', AGREED],
      ['UNSUBSCRIBED', 'MEMBER', ''],
    ]);
    await expect(send('hello')).resolves.toMatchObject({ item: { deliveryStatus: 'PENDING' } });
  });

  test('reaches nobody of another workspace', async () => {
    const elsewhere = { ...everyone(), workspaceId: db.ids.uuid() };
    await expect(record('UNSUBSCRIBED', '', contactId, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listConsentEntries(deps)({ contactId }, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await batchGetConsents(deps)({ contactIds: [contactId] }, elsewhere)).toEqual([]);
  });
});

describe('contacts that become one', () => {
  const OTHER = '+16285550188';
  const told = (contact: object, deleted = false) =>
    deliver(db, consumers, ws, ContactChangedSchema, { contact: { workspaceId: ws, ...contact }, deleted });
  let otherId: string;
  beforeEach(async () => {
    otherId = db.ids.uuid();
    await told({ id: otherId, phoneNumber: OTHER, version: 1 });
    await textFrom('Hello');
  });
  const merge = async () => {
    await told({ id: contactId, phoneNumber: PEER, version: 2, mergedInto: otherId }, true);
    await told({ id: otherId, phoneNumber: OTHER, version: 2, otherNumbers: [PEER] });
  };
  const part = async () => {
    await told({ id: otherId, phoneNumber: OTHER, version: 3 });
    await told({ id: contactId, phoneNumber: PEER, version: 3 });
  };
  const owner = () =>
    db.tenant(ws, ({ tx }) =>
      tx.thread.findFirstOrThrow({ where: { workspaceId: ws, peerKey: PEER }, select: { contactId: true } }),
    );
  const states = () =>
    db.tenant(ws, ({ tx }) =>
      tx.consent.findMany({
        where: { workspaceId: ws },
        orderBy: { peerKey: 'asc' },
        select: { peerKey: true, state: true, source: true, optInLevel: true },
      }),
    );

  test('share their threads, and an opt-out of either; taken back, each has what it had', async () => {
    await record('SUBSCRIBED', AGREED, otherId);
    await textFrom('STOP');
    const before = await states();
    await merge();
    await merge();
    expect(await owner()).toEqual({ contactId: otherId });
    expect((await states()).map(({ state }) => state)).toEqual(['UNSUBSCRIBED', 'UNSUBSCRIBED']);
    const { rows } = await listConsentEntries(deps)({ contactId: otherId }, everyone());
    expect(rows.filter(({ source }) => source === 'MERGE')).toMatchObject([{ state: 'UNSUBSCRIBED', words: PEER }]);
    clock.advance(1_000);
    await part();
    expect(await owner()).toEqual({ contactId });
    expect(await states()).toEqual(before);
  });

  test('lend their agreement to no other number', async () => {
    await record('SUBSCRIBED', AGREED, otherId);
    await merge();
    expect(await states()).toMatchObject([{ peerKey: OTHER, state: 'SUBSCRIBED' }]);
  });

  test('hold to an opt-out that came since', async () => {
    await merge();
    await textFrom('STOP');
    const [found] = await batchGetConsents(deps)({ contactIds: [otherId] }, everyone());
    expect(found?.consent).toMatchObject({ state: 'UNSUBSCRIBED', peerNumber: PEER });
    await part();
    expect(await consent()).toMatchObject({ state: 'UNSUBSCRIBED', source: 'KEYWORD' });
  });

  test('are named whichever is told first, and after one of them is deleted', async () => {
    await told({ id: otherId, phoneNumber: OTHER, version: 2, otherNumbers: [PEER] });
    await told({ id: contactId, phoneNumber: PEER, version: 2, mergedInto: otherId }, true);
    expect(await owner()).toEqual({ contactId: otherId });
    await told({ id: otherId, phoneNumber: OTHER, version: 3, otherNumbers: [PEER] }, true);
    expect(await owner()).toEqual({ contactId: null });
    await told({ id: otherId, phoneNumber: OTHER, version: 4, otherNumbers: [PEER] });
    expect(await owner()).toEqual({ contactId: otherId });
  });
});
