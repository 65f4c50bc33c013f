import type { Storage } from '@ringline/kit/storage';
import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { ContactChangedSchema, ErasureAdvancedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { beforeEach, expect, test } from 'vitest';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { consumers } from '../consumers/index.ts';
import { createContact } from '../contacts/createContact.ts';
import { batchGetContacts } from '../contacts/findContacts.ts';
import { erasuresOf } from '../erasure/erasures.ts';
import { mergeContacts } from '../merges/mergeContacts.ts';
import { undoMerge } from '../merges/undoMerge.ts';
import { contacts as service } from '../service.ts';
import { pictureKey } from './picture.ts';
import { removePicture, setPicture } from './setPicture.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const files = new Map<string, string>();
const storage = {
  async put(key: string, body: Uint8Array, { contentType }: { contentType: string }) {
    files.set(key, contentType);
    return { contentType, size: body.length };
  },
  async delete(key: string) {
    files.delete(key);
  },
} as unknown as Storage;
const waiting: object[] = [];
const jobs = { enqueue: async (_uow: unknown, _name: string, payload: object) => void waiting.push(payload) } as never;
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, storage, jobs };

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let actor: { workspaceId: string; userId: string };
let line = 0;
beforeEach(() => {
  actor = { workspaceId: db.ids.uuid(), userId: db.ids.uuid() };
  files.clear();
});
const person = async () =>
  (
    await createContact(deps)(
      {
        firstName: 'Ana',
        lastName: '',
        phoneNumber: `+1415555${String(4000 + ++line)}`,
        email: '',
        defaultCountry: 'US',
        idempotencyKey: '',
      },
      actor,
    )
  ).id;
const set = (contactId: string) => setPicture(deps)({ contactId, picture: PNG }, actor);
const pictureOf = async (id: string) => (await batchGetContacts(deps)({ ids: [id] }, actor)).contacts[0]?.picture;
const key = (id: string) => pictureKey(actor.workspaceId, id);

test('is kept at one place, told to everyone, replaced and taken away', async () => {
  const id = await person();
  expect(await set(id)).toMatchObject({ picture: key(id), version: 2 });
  await set(id);
  expect([...files]).toEqual([[key(id), 'image/png']]);
  const told = (await emittedEvents(db, ContactChangedSchema)).filter(({ key: of }) => of === id);
  expect(told.map(({ event }) => event.contact?.picture)).toEqual(['', key(id), key(id)]);
  expect(await removePicture(deps)({ contactId: id }, actor)).toMatchObject({ picture: '', version: 4 });
  expect(await removePicture(deps)({ contactId: id }, actor)).toMatchObject({ version: 4 });
  expect(files.size).toBe(0);
});

test('that is none, or of somebody else, is refused', async () => {
  const id = await person();
  for (const picture of [Buffer.from('<svg/>'), Buffer.concat([PNG, Buffer.alloc(500_000)])])
    await expect(setPicture(deps)({ contactId: id, picture }, actor)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  const elsewhere = { workspaceId: db.ids.uuid() };
  for (const asked of [
    () => setPicture(deps)({ contactId: id, picture: PNG }, elsewhere),
    () => removePicture(deps)({ contactId: id }, elsewhere),
    () => removePicture(deps)({ contactId: 'nobody' }, actor),
  ])
    await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(files.size).toBe(0);
});

test('goes along with a merge where the other contact has none, and back with its undo', async () => {
  const [ana, ben] = [await person(), await person()];
  await set(ben);
  const { merge } = await mergeContacts(deps)({ keepId: ana, mergeId: ben, take: [] }, actor);
  expect(await pictureOf(ana)).toBe(key(ben));
  // Taken away from the one that stays, it is still the other one's.
  await removePicture(deps)({ contactId: ana }, actor);
  expect([...files.keys()]).toEqual([key(ben)]);
  await undoMerge(deps)({ id: merge.id }, actor);
  expect([await pictureOf(ana), await pictureOf(ben)]).toEqual(['', key(ben)]);
  await set(ana);
  await mergeContacts(deps)({ keepId: ana, mergeId: ben, take: [] }, actor);
  expect(await pictureOf(ana)).toBe(key(ana));
});

test('goes with its person when they are erased, as do those that merges brought', async () => {
  const [ana, ben, other] = [await person(), await person(), await person()];
  for (const id of [ana, ben, other]) await set(id);
  await mergeContacts(deps)({ keepId: ana, mergeId: ben, take: [] }, actor);
  const erasure = { id: db.ids.uuid(), kind: 'PERSON', contactId: ana };
  await deliver(db, consumers(deps), actor.workspaceId, ErasureChangedSchema, {
    erasure,
    part: 'CONTACTS',
    until: timestampFromDate(clock.now()),
  });
  for (let next = waiting.shift(); next; next = waiting.shift()) await erasuresOf(deps).job.run(next);
  const advanced = await emittedEvents(db, ErasureAdvancedSchema);
  expect(advanced.at(-1)?.event).toMatchObject({ erasureId: erasure.id, finished: true });
  expect([...files.keys()]).toEqual([key(other)]);
});
