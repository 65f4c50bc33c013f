import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { deleteContacts, restoreContacts } from '../bulk/deleteContacts.ts';
import { tagContacts } from '../bulk/tagContacts.ts';
import { firstContact } from '../consumers/firstContact.ts';
import { createContact } from '../contacts/createContact.ts';
import { batchGetContacts, getContact, getContactByPhoneNumber } from '../contacts/findContacts.ts';
import { listContacts } from '../contacts/listContacts.ts';
import { updateContact } from '../contacts/updateContact.ts';
import { keepCustomer } from '../customers/keepCustomer.ts';
import { addSubscribers, removeSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { contacts as service } from '../service.ts';
import { dismissDuplicate, listDuplicates, listMerges } from './findMerges.ts';
import { mergeContacts } from './mergeContacts.ts';
import { undoMerge } from './undoMerge.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const consumers = [firstContact(deps)];
const DAY_MS = 86_400_000;
let last = 1000;

type Typed = Partial<Omit<Parameters<ReturnType<typeof updateContact>>[0], 'id' | 'version'>>;

async function save(workspaceId: string, fields: Typed = {}, phoneNumber = `+1628555${++last}`) {
  const { id } = await createContact(deps)(
    { firstName: 'Ana', lastName: '', phoneNumber, email: '', defaultCountry: 'US', idempotencyKey: '' },
    { workspaceId },
  );
  return updateContact(deps)({ id, version: 1, ...fields }, { workspaceId });
}
const actor = (workspaceId: string) => ({ workspaceId, userId: db.ids.uuid() });
const merge = (ws: string, keepId: string, mergeId: string, take: string[] = []) =>
  mergeContacts(deps)({ keepId, mergeId, take }, actor(ws));
const undo = (ws: string, id: string) => undoMerge(deps)({ id }, { workspaceId: ws });
const row = (ws: string, id: string) =>
  db.tenant(ws, ({ tx }) => tx.contact.findUniqueOrThrow({ where: { id, workspaceId: ws } }));
/** All but what every change changes. */
const state = async (ws: string, id: string) => {
  const { version: _version, updatedAt: _updatedAt, ...shown } = await row(ws, id);
  const rows = await db.tenant(ws, async ({ tx }) => ({
    lists: await tx.subscription.findMany({ where: { workspaceId: ws, contactId: id }, orderBy: { listId: 'asc' } }),
    customers: await tx.customer.findMany({ where: { workspaceId: ws, contactId: id } }),
    tags: await tx.contactTag.findMany({ where: { workspaceId: ws, contactId: id }, orderBy: { name: 'asc' } }),
  }));
  return { ...shown, ...rows };
};
const pairs = async (ws: string, contactId = '') =>
  (await listDuplicates(deps)({ contactId }, { workspaceId: ws })).duplicates.map(({ first, second, reasons }) => ({
    ids: [first.id, second.id].toSorted(),
    reasons,
  }));
const call = (ws: string, peerNumber: string) =>
  deliver(db, consumers, ws, CallChangedSchema, { cause: 'STARTED', call: { peerNumber } });

describe('contacts that may be one person', () => {
  test('have an email, a number or the sound of a name in a company in common', async () => {
    const ws = db.ids.uuid();
    const ana = await save(ws, {
      firstName: 'Ana',
      lastName: 'Müller',
      email: 'ana@wren.example',
      company: 'Wrenfield',
    });
    const mail = await save(ws, { email: 'ANA@wren.example' });
    const sound = await save(ws, { firstName: 'Muler', lastName: 'Ana', company: 'WRENFIELD' });
    await save(ws, { firstName: 'Ana', lastName: 'Müller' });
    await save(ws, { firstName: 'Ana', company: 'Wrenfield' });
    const desk = await save(ws, {}, `${ana.phoneNumber};ext=12`);
    await save(ws, {}, '+16285550001;ext=1');
    await save(ws, {}, '+16285550001;ext=2');
    const expected = [
      { ids: [ana.id, mail.id].toSorted(), reasons: ['EMAIL'] },
      { ids: [ana.id, sound.id].toSorted(), reasons: ['NAME'] },
      { ids: [ana.id, desk.id].toSorted(), reasons: ['NUMBER'] },
    ];
    expect(await pairs(ws)).toHaveLength(3);
    expect(await pairs(ws)).toEqual(expect.arrayContaining(expected));
    expect(await pairs(ws, sound.id)).toEqual([expected[1]]);
    expect(await pairs(db.ids.uuid())).toEqual([]);
    // Someone who is changed or deleted is compared again.
    await updateContact(deps)({ id: mail.id, version: mail.version, email: '' }, { workspaceId: ws });
    await deleteContacts(deps)({ ids: [sound.id] }, { workspaceId: ws });
    expect(await pairs(ws)).toEqual([expected[2]]);
    await restoreContacts(deps)({ ids: [sound.id] }, { workspaceId: ws });
    expect(await pairs(ws)).toHaveLength(2);
  });

  test('are not proposed again once someone says that they are two people', async () => {
    const ws = db.ids.uuid();
    await save(ws, { email: 'info@wren.example' });
    const other = await save(ws, { email: 'info@wren.example' });
    const { duplicates } = await listDuplicates(deps)({ contactId: '' }, { workspaceId: ws });
    const id = duplicates[0]?.id ?? '';
    await expect(dismissDuplicate(deps)({ id }, { workspaceId: db.ids.uuid() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await dismissDuplicate(deps)({ id }, { workspaceId: ws });
    await updateContact(deps)({ id: other.id, version: other.version, lastName: 'Whitcombe' }, { workspaceId: ws });
    expect(await pairs(ws)).toEqual([]);
  });

  test('that share an address with a whole company are few', async () => {
    const ws = db.ids.uuid();
    for (let made = 0; made < 8; made++) await save(ws, { email: 'info@wren.example' });
    expect((await pairs(ws)).length).toBeLessThanOrEqual(8 * 5);
  });
});

async function twoOf(ws: string) {
  const keep = await save(ws, { firstName: 'Ana', lastName: 'Lee', email: 'ana@a.example', tags: { names: ['VIP'] } });
  const other = await save(ws, {
    firstName: 'Anna',
    email: 'anna@b.example',
    company: 'Wrenfield',
    tags: { names: ['vip', 'Press'] },
  });
  const lists = await Promise.all(
    ['News', 'Left'].map((name) =>
      createList(deps)({ name, description: '', idempotencyKey: '' }, { workspaceId: ws }),
    ),
  );
  const ids = lists.map(({ id }) => id);
  for (const listId of ids) await addSubscribers(deps)({ listId, contactIds: [other.id] }, { workspaceId: ws });
  const left = { listId: ids[1] ?? '', contactIds: [keep.id] };
  await addSubscribers(deps)(left, { workspaceId: ws });
  await removeSubscribers(deps)(left, { workspaceId: ws });
  const customer = {
    contactId: other.id,
    source: 'SHOPIFY',
    externalId: 'c-1',
    totalSpentMicros: 5_000_000n,
    currency: 'USD',
    orders: 1,
    profileUrl: '',
    asOf: { seconds: BigInt(clock.now().getTime() / 1000), nanos: 0 },
  };
  await keepCustomer(deps)({ workspaceId: ws, customer: customer as never });
  return { keep: keep.id, other: other.id, number: other.phoneNumber, lists: ids, customer };
}

describe('a merge', () => {
  test('keeps what was chosen and all that was empty, and takes number, tags, lists and orders along', async () => {
    const ws = db.ids.uuid();
    const { keep, other, number, lists, customer } = await twoOf(ws);
    await call(ws, number);
    const { merge: made } = await merge(ws, keep, other, ['email']);
    const kept = await state(ws, keep);
    expect(kept).toMatchObject({
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'anna@b.example',
      company: 'Wrenfield',
      lastContactedAt: clock.now(),
      otherNumbers: [number],
      isCustomer: true,
      customers: [{ externalId: 'c-1' }],
    });
    expect(kept.tags.map(({ name }) => name)).toEqual(['Press', 'VIP']);
    expect(kept.lists.map(({ listId, leftAt }) => [listId, leftAt])).toEqual(
      lists.toSorted().map((listId) => [listId, null]),
    );
    // Its number, its id and its shop lead to the contact that stayed.
    const by = { workspaceId: ws };
    expect((await getContactByPhoneNumber(deps)({ phoneNumber: number }, by)).id).toBe(keep);
    expect((await getContact(deps)({ id: other }, by)).id).toBe(keep);
    expect(await batchGetContacts(deps)({ ids: [other] }, by)).toMatchObject({
      contacts: [{ id: keep }],
      merged: new Map([[other, keep]]),
    });
    await call(ws, number);
    expect((await listContacts(deps)({ query: '' }, by)).rows.map(({ id }) => id)).toEqual([keep]);
    await expect(save(ws, {}, number)).rejects.toMatchObject({ code: 'CONTACT_EXISTS', details: { contactId: keep } });
    clock.advance(60_000);
    const later = { ...customer, orders: 2, asOf: { seconds: BigInt(clock.now().getTime() / 1000), nanos: 0 } };
    await keepCustomer(deps)({ workspaceId: ws, customer: later as never });
    expect((await state(ws, keep)).customers).toMatchObject([{ orders: 2 }]);
    // The same again, as after a connection that broke, is the same merge.
    expect((await merge(ws, keep, other)).merge.id).toBe(made.id);
    const told = (await emittedEvents(db, ContactChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(told.findLast(({ key }) => key === other)?.event).toMatchObject({
      deleted: true,
      contact: { mergedInto: keep },
    });
    expect(await restoreContacts(deps)({ ids: [other] }, by).catch(({ code }: { code: string }) => code)).toBe(
      'NOT_FOUND',
    );
  });

  test('is taken back exactly, once', async () => {
    const ws = db.ids.uuid();
    const { keep, other } = await twoOf(ws);
    const before = [await state(ws, keep), await state(ws, other)];
    const { merge: made } = await merge(ws, keep, other, ['firstName', 'email']);
    clock.advance(29 * DAY_MS);
    await undo(ws, made.id);
    await undo(ws, made.id);
    expect([await state(ws, keep), await state(ws, other)]).toEqual(before);
    expect(await listMerges(deps)({}, { workspaceId: ws })).toMatchObject([
      { merge: { id: made.id }, kept: { id: keep } },
    ]);
    // And can be made again.
    expect((await merge(ws, other, keep)).kept.id).toBe(other);
  });

  test('that is taken back leaves what people changed since', async () => {
    const ws = db.ids.uuid();
    const { keep, other, lists } = await twoOf(ws);
    const { merge: made, kept } = await merge(ws, keep, other, ['email']);
    await updateContact(deps)({ id: keep, version: kept.version, email: 'new@a.example' }, { workspaceId: ws });
    await tagContacts(deps)({ ids: [keep], add: ['Board'], remove: [] }, { workspaceId: ws });
    await removeSubscribers(deps)({ listId: lists[0] ?? '', contactIds: [keep] }, { workspaceId: ws });
    await undo(ws, made.id);
    expect(await row(ws, keep)).toMatchObject({ email: 'new@a.example', company: '', tags: ['VIP', 'Board'] });
    expect(await row(ws, other)).toMatchObject({ deletedAt: null, mergedInto: null, company: 'Wrenfield' });
  });

  test('of a merged contact goes along, and is taken back in turn', async () => {
    const ws = db.ids.uuid();
    const [first, second, third] = [await save(ws), await save(ws), await save(ws)];
    const one = await merge(ws, second.id, first.id);
    const two = await merge(ws, third.id, second.id);
    expect(two.kept.otherNumbers).toEqual([second.phoneNumber, first.phoneNumber]);
    const owner = async () =>
      (await getContactByPhoneNumber(deps)({ phoneNumber: first.phoneNumber }, { workspaceId: ws })).id;
    expect(await owner()).toBe(third.id);
    await expect(undo(ws, one.merge.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await undo(ws, two.merge.id);
    expect(await owner()).toBe(second.id);
    await undo(ws, one.merge.id);
    expect(await owner()).toBe(first.id);
    expect(await row(ws, third.id)).toMatchObject({ otherNumbers: [] });
  });

  test('waits for a decision where the number has a saved contact by now; a lead gives way', async () => {
    const ws = db.ids.uuid();
    const [keep, other] = [await save(ws), await save(ws)];
    const { merge: made } = await merge(ws, keep.id, other.id);
    await deleteContacts(deps)({ ids: [keep.id] }, { workspaceId: ws });
    await call(ws, other.phoneNumber);
    const lead = await getContactByPhoneNumber(deps)({ phoneNumber: other.phoneNumber }, { workspaceId: ws });
    expect(lead).toMatchObject({ isLead: true });
    const saved = await updateContact(deps)({ id: lead.id, version: 1, firstName: 'Eve' }, { workspaceId: ws });
    await expect(undo(ws, made.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await deleteContacts(deps)({ ids: [saved.id] }, { workspaceId: ws });
    await call(ws, other.phoneNumber);
    await undo(ws, made.id);
    const back = await getContactByPhoneNumber(deps)({ phoneNumber: other.phoneNumber }, { workspaceId: ws });
    expect(back.id).toBe(other.id);
  });

  test('is refused in words that say what to do', async () => {
    const ws = db.ids.uuid();
    const names = (prefix: string) => ({ tags: { names: Array.from({ length: 15 }, (_, at) => `${prefix}${at}`) } });
    const [keep, other] = [await save(ws, names('a')), await save(ws, names('b'))];
    await expect(merge(ws, keep.id, keep.id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'mergeId' });
    await expect(merge(ws, keep.id, other.id)).rejects.toMatchObject({
      message: 'Together the contacts have 30 tags, and a contact has at most 20. Remove 10 of them first.',
    });
    await expect(merge(ws, keep.id, other.id, ['phoneNumber'])).rejects.toMatchObject({ field: 'take' });
    await expect(merge(db.ids.uuid(), keep.id, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await tagContacts(deps)({ ids: [other.id], add: [], remove: names('b').tags.names }, { workspaceId: ws });
    const { merge: made } = await merge(ws, keep.id, other.id);
    await expect(undo(db.ids.uuid(), made.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    clock.advance(31 * DAY_MS);
    await expect(undo(ws, made.id)).rejects.toMatchObject({ code: 'GONE' });
  });
});
