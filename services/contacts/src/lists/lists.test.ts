import { emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { SubscriberListChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContact } from '../contacts/createContact.ts';
import { contacts as service } from '../service.ts';
import { deleteList, updateList } from './changeList.ts';
import { addSubscribers, removeSubscribers } from './changeSubscribers.ts';
import { createList } from './createList.ts';
import { batchGetSubscriptions, getList, listLists, listSubscribers } from './findLists.ts';
import { getGrowth } from './growth.ts';

const DAY_MS = 86_400_000;
const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
let actor: { workspaceId: string };
let line = 0;
beforeEach(() => {
  actor = { workspaceId: db.ids.uuid() };
});

const list = (name = 'Portland fair') => createList(deps)({ name, description: '', idempotencyKey: '' }, actor);
const person = (subscriberListId = '') =>
  createContact(deps)(
    {
      firstName: 'Ana',
      lastName: '',
      phoneNumber: `+1415555${String(2000 + ++line)}`,
      email: '',
      defaultCountry: 'US',
      idempotencyKey: '',
      subscriberListId,
    },
    actor,
  ).then(({ id }) => id);
const add = (listId: string, ...contactIds: string[]) => addSubscribers(deps)({ listId, contactIds }, actor);
const remove = (listId: string, ...contactIds: string[]) => removeSubscribers(deps)({ listId, contactIds }, actor);
const on = (listId: string) =>
  listSubscribers(deps)({ listId }, actor).then(({ rows }) => rows.map(({ contact }) => contact.id));
const deleted = (id: string, deletedAt: Date | null) =>
  db.tenant(actor.workspaceId, ({ tx }) =>
    tx.contact.update({ where: { id, workspaceId: actor.workspaceId }, data: { deletedAt } }),
  );

describe('a list', () => {
  test('is made once under a name, whatever its case', async () => {
    const made = await list('  Portland fair ');
    expect(made).toMatchObject({ name: 'Portland fair', type: 'LIST', source: 'MANUAL', contactCount: 0 });
    await expect(list('PORTLAND FAIR')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'name' });
    await deleteList(deps)({ id: made.id }, actor);
    await list('portland fair');
    const key = { name: 'Again', description: '', idempotencyKey: 'k1' };
    const again = await createList(deps)(key, actor);
    expect((await createList(deps)(key, actor)).id).toBe(again.id);
  });

  test.each([
    [' ', 'Enter a name for the list.'],
    ['x'.repeat(81), 'Use at most 80 characters.'],
  ])('refuses the name %j', async (name, message) => {
    await expect(list(name)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'name', message });
  });

  test('is renamed, found by a part of its name, and read no more once it is deleted; its contacts stay', async () => {
    const { id, version } = await list();
    await list('Newsletter');
    const contact = await person(id);
    const renamed = await updateList(deps)({ id, version, name: 'Oakland fair' }, actor);
    expect(renamed).toMatchObject({ name: 'Oakland fair', contactCount: 1, version: 2 });
    await expect(updateList(deps)({ id, version, name: 'Third' }, actor)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(updateList(deps)({ id, version: 2, name: 'newsletter' }, actor)).rejects.toMatchObject({
      field: 'name',
    });
    const found = await listLists(deps)({ query: 'OAK' }, actor);
    expect(found.rows.map(({ name }) => name)).toEqual(['Oakland fair']);
    await deleteList(deps)({ id }, actor);
    await deleteList(deps)({ id }, actor);
    await expect(getList(deps)({ id }, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await batchGetSubscriptions(deps)({ contactIds: [contact] }, actor)).toEqual({
      subscriptions: [],
      lists: [],
    });
  });
});

describe('who is on a list', () => {
  test('joins once, leaves once, and is counted without a look', async () => {
    const { id } = await list();
    const [ana, ben] = [await person(), await person()];
    expect(await add(id, ana, ben, ana)).toMatchObject({ changed: 2, list: { contactCount: 2 } });
    expect(await add(id, ana)).toMatchObject({ changed: 0 });
    expect(await remove(id, ana)).toMatchObject({ changed: 1, list: { contactCount: 1 } });
    expect(await remove(id, ana)).toMatchObject({ changed: 0, list: { contactCount: 1 } });
    expect(await on(id)).toEqual([ben]);
    const told = (await emittedEvents(db, SubscriberListChangedSchema)).filter(({ key }) => key === id);
    expect(told.map(({ event }) => event.list?.contactCount)).toEqual([0, 2, 1]);
  });

  test('comes back as they were when a removal is taken back, and anew a day later', async () => {
    const { id } = await list();
    const ana = await person(id);
    const since = async () => (await listSubscribers(deps)({ listId: id }, actor)).rows[0]?.subscription.subscribedAt;
    const first = await since();
    clock.advance(60_000);
    await remove(id, ana);
    await add(id, ana);
    expect(await since()).toEqual(first);
    await remove(id, ana);
    clock.advance(DAY_MS);
    await add(id, ana);
    expect(await since()).toEqual(clock.now());
  });

  test('is not on it while the contact is deleted', async () => {
    const { id } = await list();
    const ana = await person(id);
    await deleted(ana, clock.now());
    expect([await on(id), (await getList(deps)({ id }, actor)).contactCount]).toEqual([[], 0]);
    await deleted(ana, null);
    expect([await on(id), (await getList(deps)({ id }, actor)).contactCount]).toEqual([[ana], 1]);
  });

  test('is none of another workspace, and at most 500 at a time', async () => {
    const { id } = await list();
    const mine = await person();
    const elsewhere = { workspaceId: db.ids.uuid() };
    await expect(addSubscribers(deps)({ listId: id, contactIds: [mine] }, elsewhere)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const ours = actor;
    actor = elsewhere;
    const theirs = await list();
    expect(await add(theirs.id, mine, 'nobody')).toMatchObject({ changed: 0 });
    actor = ours;
    await expect(add(id)).rejects.toMatchObject({ field: 'contacts' });
    await expect(add(id, ...Array.from({ length: 501 }, () => db.ids.uuid()))).rejects.toMatchObject({
      field: 'contacts',
    });
  });

  test('is shown with the contact, the newest list first', async () => {
    const first = await list('First');
    const ana = await person(first.id);
    clock.advance(1_000);
    const second = await list('Second');
    await add(second.id, ana);
    const { subscriptions, lists } = await batchGetSubscriptions(deps)({ contactIds: [ana] }, actor);
    expect(subscriptions.map(({ listId }) => listId)).toEqual([second.id, first.id]);
    expect(lists).toHaveLength(2);
  });
});

test('growth is told by the days of the workspace’s zone, up to today', async () => {
  const { id } = await list();
  const ana = await person(id);
  clock.advance(DAY_MS);
  await remove(id, ana);
  await person(id);
  await person(id);
  const growth = await getGrowth(deps)({ id, days: 7, timezone: 'America/Los_Angeles' }, actor);
  const today = clock.now().toISOString().slice(0, 10);
  expect(growth).toHaveLength(7);
  expect(growth.at(-1)).toEqual({ day: today, joined: 2, left: 1, total: 2 });
  expect(growth.at(-2)).toMatchObject({ joined: 1, left: 0, total: 1 });
  expect(growth[0]).toMatchObject({ joined: 0, total: 0 });
  await expect(getGrowth(deps)({ id, days: 91, timezone: 'UTC' }, actor)).rejects.toMatchObject({ field: 'days' });
});
