import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { SignupMovedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { consumers } from '../consumers/index.ts';
import { deleteList } from '../lists/changeList.ts';
import { removeSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { listSubscribers } from '../lists/findLists.ts';
import { contacts as service } from '../service.ts';
import { deleteKeyword, updateKeyword } from './changeKeyword.ts';
import { createKeyword } from './createKeyword.ts';
import { listKeywords } from './findKeywords.ts';
import { getAcquisitionGrowth } from './growth.ts';
import { lapseSignup } from './signups.ts';

const HOUR_MS = 3_600_000;
const PEER = '+14155550136';
const OURS = '+14155550142';
const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });

let waiting: { payload: { workspaceId: string; id: string }; at: Date }[] = [];
const jobs = {
  enqueue: async (_uow: unknown, _name: string, payload: never, { startAfter }: { startAfter: Date }) =>
    void waiting.push({ payload, at: startAfter }),
} as never;
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, jobs, storage: {} as never };
const own = consumers(deps);

let actor: { workspaceId: string; plan: string };
let phoneNumberId: string;
let listId: string;
beforeEach(async () => {
  waiting = [];
  actor = { workspaceId: db.ids.uuid(), plan: 'BUSINESS' };
  phoneNumberId = await aNumber();
  listId = (await createList(deps)({ name: 'Lamps', description: '', idempotencyKey: '' }, actor)).id;
});

async function aNumber(capabilities = ['SEND_SMS', 'RECEIVE_SMS']): Promise<string> {
  const id = db.ids.uuid();
  const number = { id, workspaceId: actor.workspaceId, number: OURS, status: 'AVAILABLE', capabilities, version: 1 };
  await deliver(db, own, actor.workspaceId, NumberChangedSchema, { number });
  return id;
}
const asked = (more: object = {}) => ({
  word: 'Lamp',
  phoneNumberId,
  listId,
  optInLevel: 'DOUBLE',
  question: 'Wrenfield: reply YES to confirm.',
  answer: 'Welcome!',
  idempotencyKey: '',
  ...more,
});
const keyword = (more: object = {}) => createKeyword(deps)(asked(more), actor);
const text = (body: string, { from = PEER, id = db.ids.uuid() } = {}) =>
  deliver(db, own, actor.workspaceId, MessageReceivedSchema, {
    conversation: {
      id,
      direction: 'INBOUND',
      channel: 'SMS',
      phoneNumberId,
      phoneNumber: OURS,
      peerNumber: from,
      message: { body },
    },
  });
let version = 0;
const consents = (state: string) =>
  deliver(db, own, actor.workspaceId, ConsentChangedSchema, {
    consent: { peerNumber: PEER, state, version: ++version },
  });
const told = async () =>
  (await emittedEvents(db, SignupMovedSchema))
    .filter(({ workspaceId }) => workspaceId === actor.workspaceId)
    .map(({ event: { consent, answer, words } }) => [consent, answer, words]);
const onIt = async () =>
  (await listSubscribers(deps)({ listId }, actor)).rows.map(({ contact }) => contact.phoneNumber);
const figures = async () => (await listKeywords(deps)({}, actor)).map(({ seen, joined, left }) => [seen, joined, left]);

describe('a keyword', () => {
  test('is made once for a number, and found with where it leads', async () => {
    expect(await keyword({ idempotencyKey: 'k' })).toMatchObject({
      word: 'LAMP',
      phoneNumber: OURS,
      listName: 'Lamps',
    });
    await keyword({ idempotencyKey: 'k' });
    await expect(keyword({ word: 'ＬＡＭＰ!' })).rejects.toMatchObject({ field: 'word' });
    expect(await listKeywords(deps)({}, actor)).toMatchObject([{ word: 'LAMP', seen: 0, joined: 0, left: 0 }]);
  });

  test.each([
    [{ word: 'ab' }, 'word', /3 to 20/],
    [{ word: 'two words' }, 'word', /without spaces/],
    [{ word: 'Stop' }, 'word', /opts people out/],
    [{ word: 'désabonner' }, 'word', /opts people out/],
    [{ word: 'yes' }, 'word', /agree to texts/],
    [{ word: 'Info' }, 'word', /ask for help/],
    [{ optInLevel: 'UNKNOWN' }, 'optInLevel', /confirm/],
    [{ question: 'Eyes only: are you sure?' }, 'question', /reply YES/],
    [{ answer: '\u200b ' }, 'answer', /Write/],
    [{ answer: 'x'.repeat(451) }, 'answer', /450/],
  ])('is refused with %j', async (more, field, message) => {
    await expect(keyword(more)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
      message: expect.stringMatching(message),
    });
  });

  test('needs a number of ours that texts, a list, and room in the plan', async () => {
    const deaf = await aNumber(['INBOUND_CALL']);
    await expect(keyword({ phoneNumberId: deaf })).rejects.toMatchObject({ field: 'phoneNumberId' });
    await expect(keyword({ phoneNumberId: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(keyword({ listId: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const starter = { ...actor, plan: 'STARTER' };
    await createKeyword(deps)(asked(), starter);
    await expect(createKeyword(deps)(asked({ word: 'SHADE' }), starter)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: 'Your plan includes 1 keyword, and you have 1. Delete one that you no longer need, or change your plan.',
    });
  });

  test('changes what it says, and frees its word when it is deleted', async () => {
    const { id } = await keyword();
    const next = { id, version: 1, listId, optInLevel: 'SINGLE', question: 'kept?', answer: 'Hi' };
    expect(await updateKeyword(deps)(next, actor)).toMatchObject({ optInLevel: 'SINGLE', question: '', version: 2 });
    await expect(updateKeyword(deps)(next, actor)).rejects.toMatchObject({ code: 'CONFLICT' });
    await deleteKeyword(deps)({ id }, actor);
    await deleteKeyword(deps)({ id }, actor);
    await text('LAMP');
    expect(await told()).toEqual([]);
    expect((await keyword()).id).not.toBe(id);
    await expect(deleteKeyword(deps)({ id }, { workspaceId: db.ids.uuid() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('whoever texts it', () => {
  test('is asked, and joins with YES in any language', async () => {
    await keyword();
    const id = db.ids.uuid();
    await text(' lamp. ', { id });
    await text(' lamp. ', { id });
    expect(await onIt()).toEqual([]);
    await text('¡Sí!');
    await text('yes');
    expect(await onIt()).toEqual([PEER]);
    expect(await told()).toEqual([
      ['PENDING', 'Wrenfield: reply YES to confirm.', ' lamp. '],
      ['SUBSCRIBED', 'Welcome!', '¡Sí!'],
    ]);
    expect(await figures()).toEqual([[1, 1, 0]]);
  });

  test('joins by the word alone where that is enough; the whole text has to be the word', async () => {
    await keyword({ optInLevel: 'SINGLE' });
    await text('the lamp is broken');
    expect(await onIt()).toEqual([]);
    await text('LAMP');
    await text('LAMP');
    expect(await onIt()).toEqual([PEER]);
    clock.advance(600_001);
    await text('LAMP');
    expect(await told()).toEqual([
      ['SUBSCRIBED', 'Welcome!', 'LAMP'],
      ['', 'Welcome!', 'LAMP'],
    ]);
    expect(await figures()).toEqual([[3, 1, 0]]);
  });

  test('is not on it when YES comes after a day, and may ask again', async () => {
    await keyword();
    await text('LAMP');
    const [lapse] = waiting;
    expect(lapse?.at).toEqual(new Date(clock.now().getTime() + 24 * HOUR_MS));
    clock.advance(24 * HOUR_MS);
    await text('YES');
    if (lapse) await lapseSignup(deps)(lapse.payload);
    if (lapse) await lapseSignup(deps)(lapse.payload);
    expect(await onIt()).toEqual([]);
    expect((await told()).map(([consent]) => consent)).toEqual(['PENDING', 'NOT_ASKED']);
    await text('LAMP');
    await text('oui');
    expect(await onIt()).toEqual([PEER]);
  });

  test('joins nothing and is sent nothing after an opt-out, until START', async () => {
    await keyword({ optInLevel: 'SINGLE' });
    await consents('UNSUBSCRIBED');
    await text('LAMP');
    expect([await told(), await onIt()]).toEqual([[], []]);
    await consents('SUBSCRIBED');
    await text('LAMP');
    expect(await onIt()).toEqual([PEER]);
  });

  test('reaches no list that is deleted', async () => {
    await keyword({ optInLevel: 'SINGLE' });
    await deleteList(deps)({ id: listId }, actor);
    await text('LAMP');
    expect(await told()).toEqual([]);
    expect(await listKeywords(deps)({}, actor)).toMatchObject([{ listName: '', seen: 1, joined: 0 }]);
  });
});

test('counts who left the list or opted out, by day', async () => {
  await keyword({ optInLevel: 'SINGLE' });
  await text('LAMP');
  clock.advance(24 * HOUR_MS);
  await consents('UNSUBSCRIBED');
  expect(await figures()).toEqual([[1, 1, 1]]);
  const growth = await getAcquisitionGrowth(deps)({ days: 7, timezone: 'UTC' }, actor);
  expect(growth.slice(-2)).toMatchObject([
    { keyword: 1, left: 0 },
    { day: clock.now().toISOString().slice(0, 10), keyword: 0, left: 1 },
  ]);
  await consents('SUBSCRIBED');
  expect(await figures()).toEqual([[1, 1, 0]]);
  const [row] = (await listSubscribers(deps)({ listId }, actor)).rows;
  await removeSubscribers(deps)({ listId, contactIds: [row?.contact.id ?? ''] }, actor);
  await expect(getAcquisitionGrowth(deps)({ days: 6, timezone: 'UTC' }, actor)).rejects.toMatchObject({
    field: 'days',
  });
});
