import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createPool, migrate } from '@ringline/kit/db';
import { fakeClock, deliver, emittedEvents, testDatabase } from '@ringline/kit/testing';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { deleteContacts, restoreContacts } from './bulk/deleteContacts.ts';
import { tagContacts } from './bulk/tagContacts.ts';
import { firstContact } from './consumers/firstContact.ts';
import { createContact } from './contacts/createContact.ts';
import { listCompanies } from './contacts/listCompanies.ts';
import { listContacts } from './contacts/listContacts.ts';
import { tagsInUse } from './contacts/tags.ts';
import { updateContact } from './contacts/updateContact.ts';
import { deleteProperty } from './properties/deleteProperty.ts';
import { listProperties } from './properties/listProperties.ts';
import { saveProperty } from './properties/saveProperty.ts';
import { contacts as service } from './service.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const consumers = [firstContact(deps)];
let last = 1000;
const save = (workspaceId: string, firstName = 'Ana') =>
  createContact(deps)(
    { firstName, lastName: '', phoneNumber: `+1628555${++last}`, email: '', defaultCountry: 'US', idempotencyKey: '' },
    { workspaceId },
  );
const update = (workspaceId: string, input: Parameters<ReturnType<typeof updateContact>>[0]) =>
  updateContact(deps)(input, { workspaceId });
const tags = (ws: string) => db.tenant(ws, tagsInUse);
const named = async (ws: string, filter: object) =>
  (await listContacts(deps)({ query: '', ...filter }, { workspaceId: ws })).rows.map(({ firstName }) => firstName);

describe('the fields of a contact', () => {
  test('are kept as they are typed, and refused in words that say what to do', async () => {
    const ws = db.ids.uuid();
    const { id } = await save(ws);
    const fields = {
      street: ' 1 Main St ',
      state: 'CA',
      zip: '94107',
      timezone: 'america/los_angeles',
      locale: 'es-mx',
    };
    expect(await update(ws, { id, version: 1, ...fields })).toMatchObject({
      street: '1 Main St',
      state: 'CA',
      zip: '94107',
      timezone: 'America/Los_Angeles',
      locale: 'es-MX',
    });
    const bad: [object, string, string][] = [
      [
        { timezone: 'Mars/Base' },
        'timezone',
        '“Mars/Base” is not a time zone. Choose one from the list, such as America/New_York.',
      ],
      [
        { locale: 'x y' },
        'locale',
        '“x y” is not a language. Choose one from the list, or send a tag such as es or es-MX.',
      ],
      [{ street: 'x'.repeat(81) }, 'street', 'Use at most 80 characters.'],
      [{ email: 'nobody' }, 'email', 'Invalid email'],
      [{ tags: { names: ['x'.repeat(41)] } }, 'tags', `A tag has at most 40 characters: “${'x'.repeat(41)}”.`],
      [
        { tags: { names: Array.from({ length: 21 }, (_, n) => `t${n}`) } },
        'tags',
        'A contact has at most 20 tags. Remove one first.',
      ],
    ];
    for (const [given, field, message] of bad)
      await expect(update(ws, { id, version: 2, ...given })).rejects.toMatchObject({ field, message });
    expect(await update(ws, { id, version: 2, timezone: '', locale: ' ' })).toMatchObject({ timezone: '', locale: '' });
  });

  test('hold the workspace’s own properties by their types', async () => {
    const ws = db.ids.uuid();
    const make = (name: string, type: string, options: string[] = []) =>
      saveProperty(deps)({ id: '', name, type, options }, { workspaceId: ws });
    const size = await make('Size', 'NUMBER');
    const birthday = await make('Birthday', 'DATE');
    const member = await make('Member', 'BOOLEAN');
    const plan = await make('Plan', 'SELECT', ['Gold', ' Silver ', 'Gold']);
    const note = await make('Note', 'TEXT');
    expect(plan.options).toEqual(['Gold', 'Silver']);
    const { id } = await save(ws);
    const good = {
      [size.id]: '12.50',
      [birthday.id]: '2026-02-28',
      [member.id]: 'true',
      [plan.id]: 'Silver',
      [note.id]: ' Hi ',
    };
    expect((await update(ws, { id, version: 1, properties: good })).properties).toEqual({
      [size.id]: '12.5',
      [birthday.id]: '2026-02-28',
      [member.id]: 'true',
      [plan.id]: 'Silver',
      [note.id]: 'Hi',
    });
    const bad: [string, string, string][] = [
      [size.id, 'ten', 'Size must be a number, such as 12.5.'],
      [birthday.id, '2026-02-30', 'Birthday must be a date, such as 2026-11-27.'],
      [member.id, 'maybe', 'Member is either true or false.'],
      [plan.id, 'Bronze', 'Plan is one of: Gold, Silver.'],
      [note.id, 'x'.repeat(501), 'Note has at most 500 characters.'],
    ];
    for (const [property, value, message] of bad)
      await expect(update(ws, { id, version: 2, properties: { [property]: value } })).rejects.toMatchObject({
        field: `properties.${property}`,
        message,
      });
    // What is left out stays, and an empty text takes a value away.
    const changed = await update(ws, { id, version: 2, properties: { [note.id]: '' } });
    expect(Object.keys(changed.properties as object)).toHaveLength(4);
    const other = db.ids.uuid();
    const theirs = await save(other);
    await expect(update(other, { id: theirs.id, version: 1, properties: { [size.id]: '1' } })).rejects.toThrow(
      'deleted',
    );
  });

  test('are defined once per name, renamed, deleted, and no more than 50', async () => {
    const ws = db.ids.uuid();
    const actor = { workspaceId: ws };
    const make = (name: string, type = 'TEXT', id = '', options: string[] = []) =>
      saveProperty(deps)({ id, name, type, options }, actor);
    const size = await make('Size');
    await expect(make('SIZE')).rejects.toThrow('There is already a property “SIZE”. Choose another name.');
    await expect(make(' ')).rejects.toThrow('Give the property a name.');
    await expect(make('x'.repeat(41))).rejects.toThrow('at most 40');
    await expect(make('Kind', 'PICTURE')).rejects.toThrow('The type is one of: TEXT, NUMBER, DATE, BOOLEAN, SELECT.');
    await expect(make('Kind', 'SELECT')).rejects.toThrow('Give at least one choice.');
    await expect(make('Kind', 'TEXT', db.ids.uuid())).rejects.toThrow('not found');
    expect(await make('Height', 'NUMBER', size.id)).toMatchObject({ id: size.id, name: 'Height', type: 'TEXT' });
    await deleteProperty(deps)({ id: size.id }, actor);
    await expect(deleteProperty(deps)({ id: size.id }, actor)).rejects.toThrow('not found');
    await expect(deleteProperty(deps)({ id: 'x' }, actor)).rejects.toThrow('not found');
    await db.tenant(ws, ({ tx }) =>
      tx.contactProperty.createMany({
        data: Array.from({ length: 50 }, (_, n) => ({
          id: db.ids.uuid(),
          workspaceId: ws,
          name: `P${n}`,
          type: 'TEXT',
          createdAt: clock.now(),
        })),
      }),
    );
    await expect(make('One more')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await listProperties(deps)({}, actor)).toHaveLength(50);
    expect(await listProperties(deps)({}, { workspaceId: db.ids.uuid() })).toEqual([]);
  });
});

describe('many contacts at a time', () => {
  test('are tagged in the workspace’s spelling, and it can be taken back from those whom it changed', async () => {
    const [ws, other] = [db.ids.uuid(), db.ids.uuid()];
    const actor = { workspaceId: ws };
    const [ana, ben] = [await save(ws), await save(ws, 'Ben')];
    const foreign = await save(other);
    await tagContacts(deps)({ ids: [ana.id], add: ['VIP'], remove: [] }, actor);
    const changed = await tagContacts(deps)({ ids: [ana.id, ben.id, foreign.id], add: ['vip'], remove: [] }, actor);
    expect(changed).toEqual([ben.id]);
    expect(await tags(ws)).toEqual(['VIP']);
    expect(await tags(other)).toEqual([]);
    expect(await named(ws, { tags: ['VIP'] })).toEqual(expect.arrayContaining(['Ana', 'Ben']));
    await tagContacts(deps)({ ids: changed, add: [], remove: ['Vip'] }, actor);
    expect(await named(ws, { tags: ['VIP'] })).toEqual(['Ana']);
    await expect(tagContacts(deps)({ ids: [], add: ['x'], remove: [] }, actor)).rejects.toThrow('at least one');
    const many = Array.from({ length: 501 }, () => ana.id);
    await expect(tagContacts(deps)({ ids: many, add: ['x'], remove: [] }, actor)).rejects.toThrow('at most 500');
  });

  test('are deleted and restored; a lead that called meanwhile gives way, a contact saved meanwhile stays', async () => {
    const ws = db.ids.uuid();
    const actor = { workspaceId: ws };
    const [ana, ben, cora] = [await save(ws), await save(ws, 'Ben'), await save(ws, 'Cora')];
    const ids = [ana.id, ben.id, cora.id];
    await tagContacts(deps)({ ids, add: ['Gone'], remove: [] }, actor);
    expect((await deleteContacts(deps)({ ids }, actor)).toSorted()).toEqual(ids.toSorted());
    expect(await named(ws, {})).toEqual([]);
    expect(await tags(ws)).toEqual([]);
    const call = { cause: 'STARTED', call: { workspaceId: ws, peerNumber: ana.phoneNumber } };
    await deliver(db, consumers, ws, CallChangedSchema, call);
    await createContact(deps)(
      {
        firstName: 'New',
        lastName: '',
        phoneNumber: ben.phoneNumber,
        email: '',
        defaultCountry: '',
        idempotencyKey: '',
      },
      actor,
    );
    const stranger = { workspaceId: db.ids.uuid() };
    await expect(restoreContacts(deps)({ ids }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(deleteContacts(deps)({ ids }, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const back = await restoreContacts(deps)({ ids }, actor);
    expect(back.toSorted()).toEqual([ana.id, cora.id].toSorted());
    expect((await named(ws, {})).toSorted()).toEqual(['Ana', 'Cora', 'New']);
    expect((await named(ws, { tags: ['Gone'] })).toSorted()).toEqual(['Ana', 'Cora']);
    const told = (await emittedEvents(db, ContactChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(told.filter(({ event }) => event.contact?.id === ana.id).map(({ event }) => event.deleted)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    await deleteContacts(deps)({ ids: [cora.id] }, actor);
    clock.advance(31 * 86_400_000);
    expect(await restoreContacts(deps)({ ids: [cora.id] }, actor)).toEqual([]);
  });
});

describe('the list of contacts', () => {
  test('is narrowed by tag, company and the last call or text, also within a search', async () => {
    const ws = db.ids.uuid();
    const actor = { workspaceId: ws };
    const [ana, ben] = [await save(ws), await save(ws, 'Ben')];
    await save(ws, 'Annika');
    await update(ws, { id: ana.id, version: 1, company: 'Acme', tags: { names: ['VIP', 'Gold'] } });
    await update(ws, { id: ben.id, version: 1, company: 'Beta', tags: { names: ['VIP'] } });
    expect(await named(ws, { tags: ['VIP', 'Gold'] })).toEqual(['Ana']);
    expect(await named(ws, { company: 'Beta' })).toEqual(['Ben']);
    expect(await named(ws, { query: 'an', tags: ['VIP'] })).toEqual(['Ana']);
    const companies = await listCompanies(deps)({ query: '' }, actor);
    expect(companies.map(({ name }) => name)).toEqual(['Acme', 'Beta']);
    expect((await listCompanies(deps)({ query: 'ac' }, actor)).map(({ name }) => name)).toEqual(['Acme']);
    expect(companies[0]?.id).not.toBe(
      (await listCompanies(deps)({ query: '' }, { workspaceId: db.ids.uuid() }))[0]?.id,
    );

    const since = timestampFromDate(clock.now());
    clock.advance(60_000);
    const settled = { outcome: 'SENT', conversation: { workspaceId: ws, peerNumber: ben.phoneNumber } };
    await deliver(db, consumers, ws, MessageSettledSchema, settled);
    expect(await named(ws, { contactedSince: since })).toEqual(['Ben']);
    expect((await named(ws, { notContactedSince: since })).toSorted()).toEqual(['Ana', 'Annika']);
    const page = create(PageRequestSchema, { limit: 1 });
    const first = await listContacts(deps)({ query: '', tags: ['VIP'], page }, actor);
    expect(first.metadata).toMatchObject({ count: 2, hasNext: true });
  });

  test('knows the tags of contacts that were there before the table of tags', async () => {
    const ws = db.ids.uuid();
    const ana = await save(ws);
    await update(ws, { id: ana.id, version: 1, tags: { names: ['Old'] } });
    const owners = createPool(db.urls.owner, { max: 1 });
    await owners.query("SELECT set_config('app.workspace_id', $1, false)", [ws]);
    await owners.query('DELETE FROM contact_tag');
    expect(await named(ws, { tags: ['Old'] })).toEqual([]);
    await owners.query("INSERT INTO kit.fill (name, workspace_id) VALUES ('fill_contact_tag', $1)", [ws]);
    await owners.end();
    await migrate(db.urls.owner, service.migrations);
    expect(await named(ws, { tags: ['Old'] })).toEqual(['Ana']);
  });
});
