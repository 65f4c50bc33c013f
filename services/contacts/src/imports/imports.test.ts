import { Readable } from 'node:stream';
import { fakeClock, emittedEvents, testDatabase } from '@ringline/kit/testing';
import { ContactChangedSchema, ImportedConsentSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { Storage } from '@ringline/kit/storage';
import { describe, expect, test } from 'vitest';
import { tagContacts } from '../bulk/tagContacts.ts';
import { createContact } from '../contacts/createContact.ts';
import { updateContact } from '../contacts/updateContact.ts';
import { ensureLead } from '../contacts/ensureLead.ts';
import { addSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { listSubscribers } from '../lists/findLists.ts';
import { contacts as service } from '../service.ts';
import { createImport } from './createImport.ts';
import { getImport, listImports, listProblems } from './findImports.ts';
import { fileKey } from './import.ts';
import { READ_IMPORT, RUN_IMPORT, UNDO_IMPORT } from './jobNames.ts';
import { importJobs } from './jobs.ts';
import { readImport } from './readImport.ts';
import { reviewImport } from './reviewImport.ts';
import { runImport } from './runImport.ts';
import { startImport } from './startImport.ts';
import { removeImported, undoImport } from './undoImport.ts';
import { describeImport } from './view.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });

/** What somebody chooses before they start. */
const chosen = (id: string, more: object = {}) => ({
  id,
  duplicateRule: '',
  tags: [],
  consent: '',
  consentWords: '',
  consentProven: false,
  ...more,
});

const noAccount = (): never => {
  throw new Error('These imports have no Google account');
};

/** Files that lie in memory, and jobs that run when the test says so. */
function setUp() {
  const files = new Map<string, Buffer>();
  const storage = {
    stat: async (key: string) => {
      const size = files.get(key)?.length;
      return size === undefined ? undefined : { size, contentType: '' };
    },
    get: async (key: string) => {
      const bytes = files.get(key);
      return bytes && { size: bytes.length, contentType: '', body: Readable.from([bytes]) };
    },
    delete: async (key: string) => void files.delete(key),
  } as unknown as Storage;
  const waiting: { name: string; payload: { workspaceId: string; id: string } }[] = [];
  const jobs = {
    enqueue: async (_uow: unknown, name: string, payload: object) =>
      void waiting.push({ name, payload: payload as { workspaceId: string; id: string } }),
  } as never;
  const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, storage, jobs };
  const actor = { workspaceId: db.ids.uuid(), userId: 'maya' };
  const handlers: Record<string, (payload: { workspaceId: string; id: string }) => Promise<void>> = {
    [READ_IMPORT]: readImport(deps, noAccount),
    [RUN_IMPORT]: runImport(deps),
    [UNDO_IMPORT]: removeImported(deps),
  };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await handlers[next.name]?.(next.payload);
  };
  return {
    deps,
    actor,
    files,
    work,
    upload: async (text: string | Buffer, { review = false, fileName = 'people.csv', country = 'US' } = {}) => {
      const id = db.ids.uuid();
      files.set(fileKey(actor.workspaceId, id), Buffer.from(text));
      await createImport(deps)({ id, fileName, sizeBytes: 0n, country, review, subscriberListId: '' }, actor);
      await work();
      return id;
    },
    read: async (id: string) => describeImport(await getImport(deps)({ id }, actor), clock.now()),
    people: () =>
      db.tenant(actor.workspaceId, ({ tx }) =>
        tx.contact.findMany({
          where: { workspaceId: actor.workspaceId, deletedAt: null },
          orderBy: { phoneNumber: 'asc' },
        }),
      ),
  };
}

const FAIR = `First;last_name;Phone;E-mail;Trade tier
Lena;Farrow;(503) 555-0181;lena@farrow.example;Gold
Owen;Marsh;415 555 0193;;Silver
Sam;Petrov;4.15551E+10;sam@example.com;Gold
Elsa;Varga;;elsa@example.com;
Marc;Oduya;(510) 555-0119;marc.oduya@;Silver
;;;;
Lena;Studio;+1 503 555 0181;studio@farrow.example;Gold
Tom;Abara;ext. 14;;
${'x'.repeat(81)};Long;(510) 555-0120;;
`;

test('a file is read, counted, imported, reported and, within a day, taken back', async () => {
  const { deps, actor, upload, read, people, work, files } = setUp();
  const id = await upload(FAIR, { review: true });
  expect(await read(id)).toMatchObject({
    state: 'VALIDATING',
    encoding: 'utf-8',
    separator: ';',
    rows: 8,
    ready: 2,
    existing: 0,
    hasRequiredColumns: true,
    columns: [
      { header: 'First', field: 'FIRST_NAME', recognized: true },
      { header: 'last_name', field: 'LAST_NAME', recognized: true },
      { header: 'Phone', field: 'PHONE_NUMBER', recognized: true },
      { header: 'E-mail', field: 'EMAIL', recognized: true },
      { header: 'Trade tier', field: '', recognized: false },
    ],
  });
  const { preview } = await read(id);
  expect(preview?.map(({ line, reason, wins }) => [line, reason, wins])).toEqual([
    [2, 'DUPLICATE_IN_FILE', 8],
    [3, '', 0],
    [4, 'PHONE_DAMAGED', 0],
    [5, 'PHONE_REQUIRED', 0],
    [6, 'EMAIL_INVALID', 0],
    [8, '', 0],
    [9, 'PHONE_INVALID', 0],
    [10, 'TOO_LONG', 0],
  ]);
  expect(await people()).toEqual([]);
  expect(await listImports(deps)({}, actor)).toEqual([]);

  await startImport(deps)(chosen(id), actor);
  await work();
  expect(await read(id)).toMatchObject({ state: 'DONE_WITH_ERRORS', done: 2, created: 2, updated: 0, ready: 2 });
  expect(files.size).toBe(0);
  expect(await people()).toMatchObject([
    { firstName: 'Owen', phoneNumber: '+14155550193', isLead: false, source: 'IMPORT', countryCode: 'US' },
    { firstName: 'Lena', lastName: 'Studio', email: 'studio@farrow.example' },
  ]);
  const problems = await listProblems(deps)({ id, afterLine: 0, limit: 3, reason: '' }, actor);
  expect(problems).toMatchObject([
    { line: 2, contact: 'Lena Farrow', phoneNumber: '(503) 555-0181', reason: 'DUPLICATE_IN_FILE', wins: 8 },
    { line: 4, contact: 'Sam Petrov', reason: 'PHONE_DAMAGED' },
    { line: 5, contact: 'Elsa Varga', phoneNumber: '', reason: 'PHONE_REQUIRED' },
  ]);
  expect(await listProblems(deps)({ id, afterLine: 5, limit: 0, reason: 'TOO_LONG' }, actor)).toMatchObject([
    { line: 10 },
  ]);

  // Whoever was changed since stays.
  const owen = (await people())[0]!;
  await updateContact(deps)({ id: owen.id, version: 1, city: 'Novato' }, actor);
  await undoImport(deps)({ id }, actor);
  await work();
  expect(await read(id)).toMatchObject({ state: 'UNDONE', removed: 1 });
  expect(await people()).toMatchObject([{ firstName: 'Owen' }]);
});

test('the same file again adds nobody and changes nobody', async () => {
  const { deps, actor, upload, read, people } = setUp();
  await upload('first,last,phone,company\nAna,Whitcombe,+16285550136,Alder\nBen,Ode,+16285550137,Oak\n');
  const before = await people();
  const told = async () =>
    (await emittedEvents(db, ContactChangedSchema)).filter(({ workspaceId }) => workspaceId === actor.workspaceId)
      .length;
  expect(await told()).toBe(2);
  const again = await upload('first,last,phone,company\nAna,Whitcombe,+16285550136,Alder\nBen,Ode,+16285550137,Oak\n');
  expect(await read(again)).toMatchObject({ state: 'DONE', created: 0, updated: 0, done: 2 });
  expect(await people()).toEqual(before);
  expect(await told()).toBe(2);
  await expect(undoImport(deps)({ id: again }, actor)).rejects.toThrow('24 hours');
});

test('of those who are contacts, a rule says what a file may change; a lead becomes a contact by all of them', async () => {
  const scene = setUp();
  const { deps, actor, upload, people, work } = scene;
  await createContact(deps)(
    {
      firstName: 'Ana',
      lastName: '',
      phoneNumber: '+16285550136',
      email: '',
      defaultCountry: 'US',
      idempotencyKey: '',
    },
    actor,
  );
  await db.tenant(actor.workspaceId, (uow) => ensureLead(deps)(uow, '+16285550137'));
  const file = 'Vorname,Nachname,Telefon,Firma\nAnna,Whitcombe,+16285550136,Alder\nBen,Ode,+16285550137,\n';
  const run = async (duplicateRule: string) => {
    const id = await upload(file, { review: true });
    await startImport(deps)(chosen(id, { duplicateRule }), actor);
    await work();
    return scene.read(id);
  };
  expect(await run('SKIP')).toMatchObject({ created: 0, updated: 1 });
  expect(await people()).toMatchObject([
    { firstName: 'Ana', lastName: '' },
    { firstName: 'Ben', isLead: false, source: '' },
  ]);
  expect(await run('UPDATE_EMPTY')).toMatchObject({ updated: 1 });
  expect((await people())[0]).toMatchObject({ firstName: 'Ana', lastName: 'Whitcombe', company: 'Alder', version: 2 });
  expect(await run('OVERWRITE')).toMatchObject({ updated: 1 });
  expect((await people())[0]).toMatchObject({ firstName: 'Anna', version: 3 });
});

test('a review changes columns, country and encoding, and refuses what makes no sense', async () => {
  const { deps, actor, upload, read, work } = setUp();
  const id = await upload(Buffer.from('wer;wo\nZoë Brennan;020 7946 0812\n', 'latin1'), { review: true });
  expect(await read(id)).toMatchObject({ encoding: 'windows-1252', ready: 0, hasRequiredColumns: false });
  const review = (change: object) =>
    reviewImport(deps)({ id, fields: [], country: '', encoding: '', separator: '', ...change }, actor);
  await expect(startImport(deps)(chosen(id), actor)).rejects.toThrow('CSV should contain firstName');
  await expect(review({ fields: ['EMAIL'] })).rejects.toThrow('for each column');
  await expect(review({ fields: ['EMAIL', 'EMAIL'] })).rejects.toThrow('one column');
  await expect(review({ fields: ['SHOE_SIZE', ''] })).rejects.toThrow('no such field');
  await expect(review({ encoding: 'ebcdic' })).rejects.toThrow('listed encodings');
  await review({ fields: ['FULL_NAME', 'PHONE_NUMBER'], country: 'GB' });
  expect(await read(id)).toMatchObject({
    ready: 1,
    preview: [{ cells: ['Zoë Brennan', '020 7946 0812'], reason: '' }],
  });
  await review({ separator: ',' });
  await work();
  expect(await read(id)).toMatchObject({ separator: ',', columns: [{ header: 'wer;wo' }] });
});

test('one import runs at a time, nobody sees another workspace’s, and a file that is none says why', async () => {
  const { deps, actor, upload, read } = setUp();
  const other = setUp();
  const one = await upload(FAIR, { review: true });
  const foreign = { ...other.actor };
  await expect(getImport(deps)({ id: one }, foreign)).rejects.toThrow('not found');
  await expect(undoImport(deps)({ id: one }, foreign)).rejects.toThrow('not found');
  await expect(
    createImport(deps)(
      { id: db.ids.uuid(), fileName: '', sizeBytes: 0n, country: '', review: true, subscriberListId: '' },
      actor,
    ),
  ).rejects.toThrow('did not arrive');
  await startImport(deps)(chosen(one), actor);
  const two = await upload('name,phone\nAna,+16285550136\n', { review: true }).catch(() => '');
  expect(await read(two)).toMatchObject({ state: 'VALIDATING' });
  const headers = await upload('name,shoe\nAna,44\n');
  expect(await read(headers)).toMatchObject({ state: 'FAILED', failure: 'HEADERS_MISSING' });
});

test('an import that fails to the last attempt is over, and the next one begins', async () => {
  const { deps, actor, upload, read } = setUp();
  const one = await upload(FAIR, { review: true });
  await db.tenant(actor.workspaceId, ({ tx }) =>
    tx.contactImport.update({ where: { id: one }, data: { state: 'IMPORTING' } }),
  );
  const two = await upload(FAIR, { review: true });
  await expect(startImport(deps)(chosen(two), actor)).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
  });
  const runs = importJobs(deps as never).find(({ name }) => name === RUN_IMPORT);
  await runs?.giveUp?.({ workspaceId: actor.workspaceId, id: one });
  expect(await read(one)).toMatchObject({ state: 'FAILED', failure: 'INTERRUPTED' });
  await startImport(deps)(chosen(two), actor);
  // Of one that is over, nothing is left to give up.
  await runs?.giveUp?.({ workspaceId: db.ids.uuid(), id: two });
  expect(await read(two)).toMatchObject({ state: 'IMPORTING' });
});

describe('what people of a file get beside their fields', () => {
  const FAIR_PEOPLE =
    'first,last,phone,sms ok\nAna,Alder,+16285550136,yes\nBen,Ode,+16285550137,no\nCleo,Ray,+16285550138,Sí\n';
  const PROOF = 'Signed up at the Portland fair on May 4';
  const prepare = async () => {
    const scene = setUp();
    const { deps, actor } = scene;
    const present = await createContact(deps)(
      {
        firstName: 'Ana',
        lastName: 'Alder',
        phoneNumber: '+16285550136',
        email: '',
        defaultCountry: 'US',
        idempotencyKey: '',
      },
      actor,
    );
    await db.tenant(actor.workspaceId, ({ tx }) =>
      tx.contactConsent.create({
        data: { workspaceId: actor.workspaceId, matchKey: '+16285550138', state: 'UNSUBSCRIBED', version: 1 },
      }),
    );
    const { id: listId } = await createList(deps)({ name: 'Fair', description: '', idempotencyKey: '' }, actor);
    const id = await scene.upload(FAIR_PEOPLE, { review: true });
    const start = (more: object) =>
      startImport(deps)(
        chosen(id, { subscriberListId: listId, consent: 'COLUMN', consentWords: PROOF, consentProven: true, ...more }),
        actor,
      );
    const onList = async () =>
      (await listSubscribers(deps)({ listId }, actor)).rows.map(({ contact }) => contact.firstName).toSorted();
    const stated = async () =>
      (await emittedEvents(db, ImportedConsentSchema))
        .filter(({ workspaceId }) => workspaceId === actor.workspaceId)
        .map(({ event }) => event);
    return { ...scene, id, listId, present, start, onList, stated };
  };

  test('a list, tags and consent with its proof; undoing takes them back from whoever stays', async () => {
    const { deps, actor, id, start, onList, stated, read, people, work } = await prepare();
    expect(await read(id)).toMatchObject({ agreeing: 2, optedOut: 1, columns: { 3: { field: 'TEXT_CONSENT' } } });
    await start({ tags: ['Fair', ' fair'] });
    await work();
    expect(await read(id)).toMatchObject({ created: 2, updated: 1, joined: 3, tagged: 3, agreed: 1 });
    expect(await onList()).toEqual(['Ana', 'Ben', 'Cleo']);
    expect((await people()).map(({ tags }) => tags)).toEqual([['Fair'], ['Fair'], ['Fair']]);
    // Who opted out is not spoken for, and "no" is no agreement.
    const words = `${PROOF} · yes · people.csv`;
    expect(await stated()).toMatchObject([
      { importId: id, userId: 'maya', withdrawn: false, people: [{ phoneNumber: '+16285550136', words }] },
    ]);

    await undoImport(deps)({ id }, actor);
    await work();
    expect(await people()).toMatchObject([{ firstName: 'Ana', tags: [] }]);
    expect(await onList()).toEqual([]);
    expect((await stated())[1]).toMatchObject({ withdrawn: true, people: [{ phoneNumber: '+16285550136' }] });
  });

  test('whoever was on the list or had the tag before keeps it', async () => {
    const { deps, actor, id, listId, present, start, onList, people, work } = await prepare();
    await addSubscribers(deps)({ listId, contactIds: [present.id] }, actor);
    await tagContacts(deps)({ ids: [present.id], add: ['Fair'], remove: [] }, actor);
    await start({ tags: ['fair', 'New'] });
    await work();
    await undoImport(deps)({ id }, actor);
    await work();
    expect(await onList()).toEqual(['Ana']);
    expect(await people()).toMatchObject([{ tags: ['Fair'] }]);
  });

  test.each([
    [{ consentWords: 'fair' }, 'where and when'],
    [{ consentProven: false }, 'Confirm'],
    [{ consent: 'SURELY' }, 'COLUMN or FILE'],
    [{ subscriberListId: '0f0e0d0c-0b0a-4908-8706-050403020100' }, 'not found'],
    [{ tags: Array.from({ length: 21 }, (_, index) => `Tag ${index}`) }, 'at most 20 tags'],
  ])('%o is refused, and nothing begins', async (more, message) => {
    const { id, start, read } = await prepare();
    await expect(start(more)).rejects.toThrow(message);
    expect(await read(id)).toMatchObject({ state: 'VALIDATING' });
  });

  test('a process that is stopped at any write of an import or its undo goes on where it was', async () => {
    const whole = async (stopAt: number, mayStop: (going: () => Promise<void>) => Promise<number>) => {
      const scene = await prepare();
      const { deps, actor, id, start, work, read, people, onList } = scene;
      let writes = 0;
      const going = { ...deps, db: { ...db, tenant: stopping } } as never;
      function stopping(workspaceId: string, task: Parameters<typeof db.tenant>[1]) {
        return db.tenant(workspaceId, async (uow) => {
          const answer = await task(uow);
          // The transaction is rolled back, as that of a killed process is.
          if (++writes === stopAt) throw new Error('killed');
          return answer;
        });
      }
      await start({ tags: ['Fair'] });
      const stops = await mayStop(() => runImport(going)({ workspaceId: actor.workspaceId, id }));
      await work();
      expect(await read(id)).toMatchObject({ state: 'DONE', created: 2, updated: 1, joined: 3, tagged: 3, agreed: 1 });
      expect(await onList()).toEqual(['Ana', 'Ben', 'Cleo']);
      expect(await scene.stated()).toHaveLength(1);
      writes = 0;
      await undoImport(deps)({ id }, actor);
      const undoStops = await mayStop(() => removeImported(going)({ workspaceId: actor.workspaceId, id }));
      await work();
      expect(await read(id)).toMatchObject({ state: 'UNDONE', removed: 2 });
      expect(await people()).toMatchObject([{ firstName: 'Ana', tags: [] }]);
      expect(await onList()).toEqual([]);
      expect(await scene.stated()).toHaveLength(2);
      return stops + undoStops;
    };
    let stopped = 0;
    for (let stopAt = 1; ; stopAt += 1) {
      const stops = await whole(stopAt, (going) =>
        going().then(
          () => 0,
          () => 1,
        ),
      );
      stopped += stops;
      if (stops === 0) break;
    }
    expect(stopped).toBeGreaterThan(5);
  });
});

test('a column of tags gives each person their own, as the workspace spells them, as long as there is room', async () => {
  const { upload, read, people } = setUp();
  await upload('name,phone,tags\nAna,+15035550100,VIP\n');
  const id = await upload(
    `name,phone,labels\nLena,+15035550181,"vip ::: Fair, Portland ::: * myContacts"\nOwen,+15035550182,Fair; Trade\nAna,+15035550100,Fair\nTom,+15035550183,${'x'.repeat(41)}\n`,
  );
  expect(await read(id)).toMatchObject({ state: 'DONE', tagged: 3, leftTags: ['x'.repeat(40)] });
  expect((await people()).map(({ firstName, tags }) => [firstName, tags])).toEqual([
    ['Ana', ['VIP', 'Fair']],
    ['Lena', ['VIP', 'Fair, Portland']],
    ['Owen', ['Fair', 'Trade']],
    ['Tom', []],
  ]);
});
