import { create } from '@bufbuild/protobuf';
import { fakeClock, deliver, emittedEvents, testDatabase } from '@ringline/kit/testing';
import { foldName } from '@ringline/kit/search';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { firstContact } from './consumers/firstContact.ts';
import { createContact } from './contacts/createContact.ts';
import { batchGetContacts, getContact, getContactByPhoneNumber, nameOf } from './contacts/findContacts.ts';
import { listContacts } from './contacts/listContacts.ts';
import { updateContact } from './contacts/updateContact.ts';
import { ensureDemoContacts } from './demo/ensureDemoContacts.ts';
import { contacts as service } from './service.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };
const consumers = [firstContact(deps)];
const workspace = () => db.ids.uuid();
const person = (phoneNumber: string, more: Partial<Parameters<ReturnType<typeof createContact>>[0]> = {}) => ({
  firstName: 'Ana',
  lastName: 'Whitcombe',
  phoneNumber,
  email: '',
  defaultCountry: 'US',
  idempotencyKey: '',
  ...more,
});
const list = (ws: string, query: string) =>
  listContacts(deps)({ query }, { workspaceId: ws }).then(({ rows }) => rows.map(({ phoneNumber }) => phoneNumber));
const calls = (ws: string, peerNumber: string, cause = 'STARTED') =>
  deliver(db, consumers, ws, CallChangedSchema, { cause, call: { workspaceId: ws, peerNumber } });
const changes = async (ws: string) =>
  (await emittedEvents(db, ContactChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);

describe('the tags of a call’s flow', () => {
  const tags = (ws: string, peerNumber: string, given: string[]) =>
    deliver(db, consumers, ws, CallChangedSchema, {
      cause: 'TAGGED',
      call: { workspaceId: ws, peerNumber, tags: given },
    });

  test('come to the contact of that number in this workspace alone, once, beside those that are there', async () => {
    const [ws, other] = [workspace(), workspace()];
    const contact = await createContact(deps)(person('+16285550136'), { workspaceId: ws });
    const theirs = await createContact(deps)(person('+16285550136'), { workspaceId: other });
    await tags(ws, '+16285550136', ['Asked']);
    await tags(ws, '+16285550136', ['Asked', 'Gold']);
    await tags(ws, '+16285550136', ['Asked', 'Gold']);
    const tagged = (await changes(ws)).map(({ event }) => event.contact).filter((found) => found?.tags.length);
    expect(tagged).toMatchObject([
      { id: contact.id, tags: ['Asked'], version: 2 },
      { id: contact.id, tags: ['Asked', 'Gold'], version: 3 },
    ]);
    expect((await changes(other)).map(({ event }) => event.contact)).toMatchObject([{ id: theirs.id, tags: [] }]);
  });

  test('come to nobody whose call was blocked, who becomes no contact either', async () => {
    const ws = workspace();
    await deliver(db, consumers, ws, CallChangedSchema, {
      cause: 'STARTED',
      call: { workspaceId: ws, peerNumber: '+16285550138', status: 'REJECTED', endReason: 'BLOCKED' },
    });
    expect((await listContacts(deps)({ query: '' }, { workspaceId: ws })).rows).toEqual([]);
  });

  test('make a lead of somebody new, and nobody of a withheld number', async () => {
    const ws = workspace();
    await tags(ws, '+16285550137', ['Asked']);
    await tags(ws, 'anonymous', ['Asked']);
    expect((await listContacts(deps)({ query: '' }, { workspaceId: ws })).rows).toMatchObject([
      { isLead: true, tags: ['Asked'] },
    ]);
  });
});

describe('saving a person by hand', () => {
  test('keeps the extension: each of a switchboard is somebody else, and none of them is who calls from its main number', async () => {
    const ws = workspace();
    const main = await createContact(deps)(person('+1 415 555 2676'), { workspaceId: ws });
    const ana = await createContact(deps)(person('+1 415 555 2676 ext. 12'), { workspaceId: ws });
    const ben = await createContact(deps)(person('+1 (415) 555-2676 x34'), { workspaceId: ws });
    expect([ana, ben].map(({ phoneNumber }) => phoneNumber)).toEqual(['+14155552676;ext=12', '+14155552676;ext=34']);
    await expect(createContact(deps)(person('+14155552676,,12#'), { workspaceId: ws })).rejects.toMatchObject({
      code: 'CONTACT_EXISTS',
      details: { contactId: ana.id },
    });
    const found = (number: string) =>
      getContactByPhoneNumber(deps)({ phoneNumber: number }, { workspaceId: ws }).then(({ id }) => id);
    expect(await found('+14155552676')).toBe(main.id);
    expect(await found('+14155552676;ext=12')).toBe(ana.id);
    await calls(ws, '+14155552676;ext=12');
    expect((await listContacts(deps)({ query: '' }, { workspaceId: ws })).rows).toHaveLength(3);
  });

  test('reads a national number with the given country and announces the contact', async () => {
    const ws = workspace();
    const contact = await createContact(deps)(person('(628) 555-0136', { email: 'ana@example.com' }), {
      workspaceId: ws,
    });
    expect(contact).toMatchObject({ phoneNumber: '+16285550136', isLead: false, version: 1, countryCode: 'US' });
    expect(await changes(ws)).toMatchObject([
      { key: contact.id, event: { contact: { id: contact.id, firstName: 'Ana' }, deleted: false }, audience: null },
    ]);
  });

  test.each([
    [{ phoneNumber: ' ' }, 'VALIDATION_FAILED', 'Phone number is required', 'phoneNumber'],
    [{ phoneNumber: '12' }, 'PHONE_INVALID', 'Phone number is not valid', 'phoneNumber'],
    [{ email: 'ana@' }, 'VALIDATION_FAILED', 'Invalid email', 'email'],
    [{ firstName: 'x'.repeat(81) }, 'VALIDATION_FAILED', 'Use at most 80 characters.', 'firstName'],
  ])('refuses %j', async (fields, code, message, field) => {
    await expect(
      createContact(deps)(person('+16285550136', fields), { workspaceId: workspace() }),
    ).rejects.toMatchObject({
      code,
      message,
      field,
    });
  });

  test.each(['  ', '\u200b', '\u2060\ufeff', '\u3164'])('a name that nobody sees, %j, is none', async (blank) => {
    const ws = workspace();
    const contact = await createContact(deps)(person('+16285550136', { firstName: blank, lastName: blank }), {
      workspaceId: ws,
    });
    expect([contact.firstName, contact.lastName]).toEqual(['', '']);
    await expect(createContact(deps)(person(blank), { workspaceId: ws })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'phoneNumber',
    });
  });

  test('a number that is saved already names its contact, however it is spelt', async () => {
    const ws = workspace();
    const first = await createContact(deps)(person('+5511987654321'), { workspaceId: ws });
    await expect(createContact(deps)(person('+551187654321'), { workspaceId: ws })).rejects.toMatchObject({
      code: 'CONTACT_EXISTS',
      details: { contactId: first.id },
    });
  });

  test('a lead with that number becomes the saved contact', async () => {
    const ws = workspace();
    await calls(ws, '+16285550136');
    const [lead] = (await listContacts(deps)({ query: '', isLead: true }, { workspaceId: ws })).rows;
    const saved = await createContact(deps)(person('+16285550136'), { workspaceId: ws });
    expect(saved).toMatchObject({ id: lead?.id, isLead: false, firstName: 'Ana', version: 2 });
  });

  test('the same request twice saves once; the same key for another number is refused', async () => {
    const ws = workspace();
    const idempotencyKey = db.ids.uuid();
    const first = await createContact(deps)(person('+16285550136', { idempotencyKey }), { workspaceId: ws });
    expect((await createContact(deps)(person('+16285550136', { idempotencyKey }), { workspaceId: ws })).id).toBe(
      first.id,
    );
    await expect(
      createContact(deps)(person('+16285550137', { idempotencyKey }), { workspaceId: ws }),
    ).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  test('of many at once one saves, the others learn of it', async () => {
    const ws = workspace();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => createContact(deps)(person('+16285550136'), { workspaceId: ws })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      outcomes.filter(
        (outcome) => outcome.status === 'rejected' && (outcome.reason as { code: string }).code === 'CONTACT_EXISTS',
      ),
    ).toHaveLength(11);
    expect(await list(ws, '')).toHaveLength(1);
  });
});

describe('first contact', () => {
  test('an unknown caller becomes a lead, once, also when the call is told twice or calls run at the same time', async () => {
    const ws = workspace();
    await Promise.all([
      calls(ws, '+14155550171'),
      calls(ws, '+14155550171'),
      deliver(db, consumers, ws, MessageReceivedSchema, { conversation: { peerNumber: '+14155550171' } }),
    ]);
    const { rows } = await listContacts(deps)({ query: '' }, { workspaceId: ws });
    expect(rows).toMatchObject([{ phoneNumber: '+14155550171', isLead: true, firstName: '' }]);
    expect(await changes(ws)).toHaveLength(1);
  });

  test('a known person, a withheld number and a short code make no lead', async () => {
    const ws = workspace();
    await createContact(deps)(person('+5215512345678'), { workspaceId: ws });
    for (const peer of ['+525512345678', '+5215512345678', 'anonymous', '+266696687', 'DHL', '', '72345'])
      await calls(ws, peer);
    expect(await list(ws, '')).toEqual(['+525512345678']);
  });

  test('later news of a call are no first contact', async () => {
    const ws = workspace();
    await calls(ws, '+14155550171', 'ENDED');
    expect(await list(ws, '')).toEqual([]);
  });
});

describe('changing and finding', () => {
  test('a stale version is a conflict, and nothing is written', async () => {
    const ws = workspace();
    const { id } = await createContact(deps)(person('+16285550136'), { workspaceId: ws });
    const updated = await updateContact(deps)(
      { id, version: 1, lastName: 'Lowe', city: 'Novato' },
      { workspaceId: ws },
    );
    expect(updated).toMatchObject({ version: 2, firstName: 'Ana', lastName: 'Lowe', city: 'Novato' });
    await expect(updateContact(deps)({ id, version: 1, lastName: 'Pryce' }, { workspaceId: ws })).rejects.toMatchObject(
      {
        code: 'CONFLICT',
      },
    );
    expect(await getContact(deps)({ id }, { workspaceId: ws })).toMatchObject({ lastName: 'Lowe' });
  });

  test('search finds first, last and full names, numbers without their leading 0, and e-mails; % is a letter', async () => {
    const ws = workspace();
    await createContact(deps)(
      person('+442079460018', { firstName: 'Tomás', lastName: 'Eklund', email: 'tomas@eklund.example' }),
      { workspaceId: ws },
    );
    await createContact(deps)(person('+16285550136'), { workspaceId: ws });
    for (const query of ['tom', 'EKLUND', 'tomás ekl', '0207946', '020 7946 0018', 'eklund.exa'])
      expect(await list(ws, query)).toEqual(['+442079460018']);
    expect(await list(ws, '%')).toEqual([]);
    expect(await list(ws, 'nobody')).toEqual([]);
  });

  test('search folds names on both sides, and reads a number as it is read when a contact is made', async () => {
    const ws = workspace();
    const save = (phoneNumber: string, firstName: string, lastName: string) =>
      createContact(deps)(person(phoneNumber, { firstName, lastName }), { workspaceId: ws });
    await save('+14155550141', 'Amélie', 'Łukaszewicz');
    await save('+14155550142', 'Søren', 'Straße');
    await save('+14155550143', 'Back\\slash', 'O’Neil');
    await save('+14155550144', 'İpek', 'Yıldız');
    await save('+442079460018', 'Zoë', 'Müller');
    const finds: [string, string[]][] = [
      ['+14155550141', ['Amelie', 'LUKASZ', 'łuk amé', '001 415 555 0141', '+1 (415) 555-0141']],
      ['+14155550142', ['Soren', 'strasse', 'STRASSE', 'søren']],
      ['+14155550143', ["o'neil", 'O’NEIL', 'oneil', 'slash back', 'back\\']],
      ['+14155550144', ['Ipek', 'yildiz', 'YILDIZ', 'yıldız']],
      ['+442079460018', ['Müller, Zoë', 'zoe muller', '0044 20', '+44 (0)20 7946']],
    ];
    for (const [number, queries] of finds)
      for (const query of queries) expect([query, await list(ws, query)]).toEqual([query, [number]]);
    for (const query of ['Zoë Meier', "''", ',', '+44 (0)30', '\u200b+999'])
      expect([query, await list(ws, query)]).toEqual([query, []]);
  });

  test('the database folds what is stored as the kit folds what is typed', async () => {
    const scripts: [number, number][] = [
      [0x20, 0x5ff],
      [0x600, 0x6ff],
      [0x900, 0x97f],
      [0xe00, 0xe7f],
      [0x1e00, 0x1fff],
      [0x2010, 0x2070],
      [0x3041, 0x30ff],
      [0x4e00, 0x4eff],
      [0xac00, 0xacff],
      [0xff01, 0xff5e],
      [0x1f600, 0x1f60f],
    ];
    const characters = scripts.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    );
    const names = characters.flatMap((character) => [character, `Ana${character}Maria ${character}`]);
    const { rows } = await db.pool.query<{ name: string; folded: string }>(
      'SELECT name, kit.fold_name(name) AS folded FROM unnest($1::text[]) AS name',
      [names],
    );
    expect(rows.filter(({ name, folded }) => folded !== foldName(name))).toEqual([]);
  });

  test('pages follow each other by cursor without a gap', async () => {
    const ws = workspace();
    for (const digit of [1, 2, 3, 4, 5]) await createContact(deps)(person(`+1628555013${digit}`), { workspaceId: ws });
    const page = (after: string) =>
      listContacts(deps)({ query: '', page: create(PageRequestSchema, { limit: 2, after }) }, { workspaceId: ws });
    const first = await page('');
    expect(first.metadata).toMatchObject({ count: 5, totalPages: 3, hasNext: true });
    const second = await page(first.metadata.endCursor ?? '');
    const third = await page(second.metadata.endCursor ?? '');
    expect(third.metadata.hasNext).toBe(false);
    expect(new Set([...first.rows, ...second.rows, ...third.rows].map(({ id }) => id)).size).toBe(5);
    await expect(page('nonsense')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'after' });
  });

  test('another workspace finds nothing of it', async () => {
    const [mine, foreign] = [workspace(), workspace()];
    const { id } = await createContact(deps)(person('+16285550136'), { workspaceId: mine });
    await expect(getContact(deps)({ id }, { workspaceId: foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getContact(deps)({ id: 'no id' }, { workspaceId: mine })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      updateContact(deps)({ id, version: 1, firstName: 'Eve' }, { workspaceId: foreign }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      getContactByPhoneNumber(deps)({ phoneNumber: '+16285550136' }, { workspaceId: foreign }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await batchGetContacts(deps)({ ids: [id] }, { workspaceId: foreign })).toMatchObject({ contacts: [] });
    expect(await batchGetContacts(deps)({ ids: [id, 'no id', db.ids.uuid()] }, { workspaceId: mine })).toMatchObject({
      contacts: [{ id }],
    });
    expect(
      await getContactByPhoneNumber(deps)({ phoneNumber: '+1 628 555 0136' }, { workspaceId: mine }),
    ).toMatchObject({ id });
    const asked = { workspaceId: mine, contactId: '', phoneNumber: '+16285550136' };
    const name = await nameOf(deps)(asked);
    expect(name).not.toBe('');
    expect(await nameOf(deps)({ ...asked, contactId: id, phoneNumber: '' })).toBe(name);
    expect(await nameOf(deps)({ ...asked, workspaceId: foreign, contactId: id })).toBe('');
    expect(await nameOf(deps)({ ...asked, phoneNumber: 'anonymous' })).toBe('');
  });

  test('row-level security alone keeps workspaces apart', async () => {
    const [mine, foreign] = [workspace(), workspace()];
    await createContact(deps)(person('+16285550136'), { workspaceId: mine });
    expect(await db.tenant(foreign, ({ tx }) => tx.contact.count())).toBe(0);
    expect(await db.platform('test', ({ tx }) => tx.contact.count())).toBe(0);
  });
});

test("the demo's contacts are written once, and only in sandbox mode", async () => {
  const ws = workspace();
  const demo = [
    {
      firstName: 'Priya',
      lastName: 'Raman',
      phoneNumber: '+14155550171',
      email: '',
      city: 'San Francisco',
      company: '',
      tags: ['Newsletter'],
    },
  ] as never;
  const [first] = await ensureDemoContacts(deps)({ workspaceId: ws, contacts: demo });
  const [second] = await ensureDemoContacts(deps)({ workspaceId: ws, contacts: demo });
  expect(second).toMatchObject({ id: first?.id, tags: ['Newsletter'], isLead: false });
  await expect(
    ensureDemoContacts({ ...deps, env: { SANDBOX_ENABLED: false } })({ workspaceId: ws, contacts: demo }),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN_ROLE',
  });
});
