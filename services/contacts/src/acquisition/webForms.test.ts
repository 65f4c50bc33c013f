import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { ContactChangedSchema, MembersChangedSchema, SignupMovedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { WebFormTexts } from '@ringline/proto/contacts/v1/web_forms_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { consumers } from '../consumers/index.ts';
import { createContact } from '../contacts/createContact.ts';
import { steps } from '../erasure/steps.ts';
import { deleteList } from '../lists/changeList.ts';
import { removeSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { listSubscribers } from '../lists/findLists.ts';
import { mergeContacts } from '../merges/mergeContacts.ts';
import { undoMerge } from '../merges/undoMerge.ts';
import { deleteProperty } from '../properties/deleteProperty.ts';
import { saveProperty } from '../properties/saveProperty.ts';
import { contacts as service } from '../service.ts';
import { deleteWebForm, switchWebForm, updateWebForm } from './changeWebForm.ts';
import { createWebForm } from './createWebForm.ts';
import { listWebForms } from './findWebForms.ts';
import { getAcquisitionGrowth } from './growth.ts';
import { openWebForm } from './openWebForm.ts';
import { lapseSignup } from './signups.ts';
import { submitWebForm } from './submitWebForm.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OURS = '+14155550142';
const ANA = '+14155550136';
const CONSENT = 'Text me offers from Wrenfield Home. Reply STOP to opt out.';
const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });

let waiting: { workspaceId: string; id: string }[] = [];
const jobs = {
  enqueue: async (_uow: unknown, _name: string, payload: never) => void waiting.push(payload),
} as never;
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, jobs, storage: {} as never };
const own = consumers(deps);

let actor: { workspaceId: string; userId: string; plan: string };
let phoneNumberId: string;
let listId: string;
beforeEach(async () => {
  waiting = [];
  actor = { workspaceId: db.ids.uuid(), userId: db.ids.uuid(), plan: 'BUSINESS' };
  phoneNumberId = db.ids.uuid();
  await numberIs(['SEND_SMS', 'RECEIVE_SMS']);
  listId = (await createList(deps)({ name: 'Lamps', description: '', idempotencyKey: '' }, actor)).id;
});

let version = 0;
const numberIs = (capabilities: string[]) =>
  deliver(db, own, actor.workspaceId, NumberChangedSchema, {
    number: {
      id: phoneNumberId,
      workspaceId: actor.workspaceId,
      number: OURS,
      status: 'AVAILABLE',
      capabilities,
      version: ++version,
    },
  });
const ask = (field: string, required = false) => ({ field, propertyId: '', required });
const said = (more: object = {}) =>
  ({
    name: 'Home page',
    heading: '10 % off your first lamp',
    body: '',
    fields: [ask('FIRST_NAME', true), ask('EMAIL')],
    consent: CONSENT,
    button: '',
    country: 'US',
    optInLevel: 'SINGLE',
    question: '',
    answer: '',
    thanks: '',
    thanksUrl: '',
    origins: [],
    ...more,
  }) as unknown as WebFormTexts;
const DOUBLE = { optInLevel: 'DOUBLE', question: 'Wrenfield: reply YES to confirm.', answer: 'Welcome!' };
const form = (more: object = {}, by = actor) =>
  createWebForm(deps)({ texts: said(more), phoneNumberId, listId, idempotencyKey: '' }, by);
const sent = (key: string, more: object = {}) =>
  submitWebForm(deps)({
    key,
    version: 1,
    submissionId: db.ids.uuid(),
    phoneNumber: '(415) 555-0136',
    values: [
      { name: 'FIRST_NAME', value: ' Ana ' },
      { name: 'EMAIL', value: 'ana@wren.example' },
    ],
    agrees: true,
    client: { ip: '203.0.113.7', page: 'https://www.wrenfield.example' },
    ...more,
  } as never);
const text = (body: string) =>
  deliver(db, own, actor.workspaceId, MessageReceivedSchema, {
    conversation: {
      id: db.ids.uuid(),
      direction: 'INBOUND',
      channel: 'SMS',
      phoneNumberId,
      phoneNumber: OURS,
      peerNumber: ANA,
      message: { body },
    },
  });
const consents = (state: string) =>
  deliver(db, own, actor.workspaceId, ConsentChangedSchema, {
    consent: { peerNumber: ANA, state, version: ++version },
  });
const told = async () =>
  (await emittedEvents(db, SignupMovedSchema))
    .filter(({ workspaceId }) => workspaceId === actor.workspaceId)
    .map(({ event: { consent, answer, words, source, ipAddress, webPage } }) =>
      [consent, answer, words, source, ipAddress, webPage].filter(Boolean).join('|'),
    );
const onIt = async () => (await listSubscribers(deps)({ listId }, actor)).rows.map(({ contact }) => contact);
const figures = async () => (await listWebForms(deps)({}, actor)).map(({ seen, joined, left }) => [seen, joined, left]);
const signups = () =>
  db.tenant(actor.workspaceId, ({ tx }) => tx.signup.findMany({ where: { workspaceId: actor.workspaceId } }));

describe('a web form', () => {
  test('is made once, and open to whoever has its address', async () => {
    const asked = { texts: said(), phoneNumberId, listId, idempotencyKey: 'k' };
    const made = await createWebForm(deps)(asked, actor);
    expect(await createWebForm(deps)(asked, actor)).toMatchObject({ id: made.id });
    expect(made).toMatchObject({ phoneNumber: OURS, listName: 'Lamps', status: 'OPEN', version: 1 });
    expect(made.key).toMatch(/^[\w-]{16}$/);
    expect(await openWebForm(deps)({ key: made.key, counts: true })).toMatchObject({
      heading: '10 % off your first lamp',
      inputs: [
        { name: 'FIRST_NAME', required: true },
        { name: 'EMAIL', required: false },
      ],
      phoneNumber: OURS,
    });
    await openWebForm(deps)({ key: made.key, counts: false });
    expect(await figures()).toEqual([[1, 0, 0]]);
  });

  test.each([
    [{ name: ' ' }, 'name', /name/],
    [{ heading: '\u200b' }, 'heading', /heading/],
    [{ heading: 'x'.repeat(121) }, 'heading', /120/],
    [{ consent: 'Yes to texts' }, 'consent', /at least 20/],
    [{ optInLevel: 'UNKNOWN' }, 'optInLevel', /confirm/],
    [{ ...DOUBLE, question: 'Are you sure?' }, 'question', /reply YES/],
    [{ ...DOUBLE, answer: '' }, 'answer', /Write/],
    [{ thanksUrl: 'http://www.example.com' }, 'thanksUrl', /https/],
    [{ thanksUrl: 'javascript:alert(1)' }, 'thanksUrl', /https/],
    [{ origins: ['https://www.example.com/page'] }, 'origins', /each site/],
    [{ origins: ['https://*.example.com'] }, 'origins', /each site/],
    [{ origins: ['http://www.example.com'] }, 'origins', /each site/],
    [{ origins: ["https://a.example; script-src 'unsafe-inline'"] }, 'origins', /each site/],
    [{ origins: Array.from({ length: 11 }, (_, n) => `https://${n}.example`) }, 'origins', /10/],
    [{ country: 'United States' }, 'country', /country/],
    [{ fields: [ask('PASSWORD')] }, 'fields', /list/],
    [{ fields: [ask('EMAIL'), ask('EMAIL')] }, 'fields', /once/],
    [{ fields: [{ ...ask('PROPERTY'), propertyId: '019aa000-0000-7000-8000-000000000001' }] }, 'fields', /deleted/],
  ])('is refused with %j', async (more, field, message) => {
    await expect(form(more)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
      message: expect.stringMatching(message),
    });
  });

  test('names sites as browsers do, each once', async () => {
    const { origins } = await form({
      origins: [' https://www.Example.com/ ', 'https://www.example.com', 'http://localhost:8080'],
    });
    expect(origins).toEqual(['https://www.example.com', 'http://localhost:8080']);
  });

  test('needs a number of ours that texts, a list, and room in the plan', async () => {
    await expect(
      createWebForm(deps)({ texts: said(), phoneNumberId, listId: db.ids.uuid(), idempotencyKey: '' }, actor),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const starter = { ...actor, plan: 'STARTER' };
    await form({}, starter);
    await expect(form({ name: 'Second' }, starter)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message:
        'Your plan includes 1 web form, and you have 1. Delete one that you no longer need, or change your plan.',
    });
    await numberIs(['INBOUND_CALL']);
    await expect(form()).rejects.toMatchObject({ field: 'phoneNumberId' });
  });

  test('changes what it says, closes and opens, and is gone when it is deleted', async () => {
    const { id, key } = await form();
    const next = { id, version: 1, texts: said({ heading: 'Lamp news' }), phoneNumberId, listId };
    expect(await updateWebForm(deps)(next, actor)).toMatchObject({ heading: 'Lamp news', key, version: 2 });
    await expect(updateWebForm(deps)(next, actor)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await switchWebForm(deps)({ id, enabled: false }, actor)).toMatchObject({ status: 'OFF', version: 2 });
    await expect(openWebForm(deps)({ key, counts: false })).rejects.toMatchObject({ code: 'GONE' });
    await expect(sent(key, { version: 2 })).rejects.toMatchObject({ code: 'GONE' });
    await switchWebForm(deps)({ id, enabled: true }, actor);
    expect(await sent(key, { version: 2 })).toBe('JOINED');
    const foreign = { ...actor, workspaceId: db.ids.uuid() };
    await expect(deleteWebForm(deps)({ id }, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleteWebForm(deps)({ id }, actor);
    await deleteWebForm(deps)({ id }, actor);
    await expect(openWebForm(deps)({ key, counts: false })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listWebForms(deps)({}, actor)).toEqual([]);
    expect(await onIt()).toHaveLength(1);
  });

  test('closes with its list, and with its number where it asks by text', async () => {
    const [single, double] = [await form(), await form(DOUBLE)];
    await numberIs([]);
    expect((await listWebForms(deps)({}, actor)).map(({ status }) => status)).toEqual(['NO_NUMBER', 'OPEN']);
    await expect(openWebForm(deps)({ key: double.key, counts: false })).rejects.toMatchObject({ code: 'GONE' });
    expect(await openWebForm(deps)({ key: single.key, counts: false })).toMatchObject({ phoneNumber: '' });
    await deleteList(deps)({ id: listId }, actor);
    expect((await listWebForms(deps)({}, actor)).map(({ status }) => status)).toEqual(['NO_LIST', 'NO_LIST']);
    await expect(sent(single.key)).rejects.toMatchObject({ code: 'GONE' });
  });
});

describe('whoever sends it', () => {
  test('joins as a lead with what they typed, and the words that they ticked are told with their place', async () => {
    const { key } = await form({ answer: 'Welcome!' });
    expect(await sent(key)).toBe('JOINED');
    expect(await onIt()).toMatchObject([
      {
        phoneNumber: ANA,
        firstName: 'Ana',
        email: 'ana@wren.example',
        isLead: true,
        isFromWeb: true,
        lastContactedAt: null,
      },
    ]);
    expect(await told()).toEqual([`SUBSCRIBED|Welcome!|${CONSENT}|WEB_FORM|203.0.113.7|https://www.wrenfield.example`]);
    expect(await figures()).toEqual([[0, 1, 0]]);
    expect((await getAcquisitionGrowth(deps)({ days: 7, timezone: 'UTC' }, actor)).at(-1)).toMatchObject({
      keyword: 0,
      webForm: 1,
      left: 0,
    });
  });

  test('is told everything that is wrong at once, and nothing is kept', async () => {
    const { key } = await form({ fields: [ask('FIRST_NAME', true), ask('EMAIL'), ask('CITY')] });
    const values = [
      { name: 'EMAIL', value: 'ana at wren' },
      { name: 'CITY', value: 'x'.repeat(81) },
    ];
    await expect(sent(key, { phoneNumber: '555-01', values, agrees: false })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'PHONE',
      details: {
        problems: [
          { field: 'PHONE', problem: 'PHONE_INVALID' },
          { field: 'FIRST_NAME', problem: 'REQUIRED' },
          { field: 'EMAIL', problem: 'EMAIL_INVALID' },
          { field: 'CITY', problem: 'TOO_LONG' },
          { field: 'CONSENT', problem: 'CONSENT_REQUIRED' },
        ],
      },
    });
    expect([await onIt(), await signups(), await told()]).toEqual([[], [], []]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['911', 'PHONE_INVALID'],
    ['0161 496 0000', 'PHONE_INVALID'],
    ['+44 161 496 0000', 'PHONE_WITHOUT_TEXTS'],
    ['(415) 555-0136 ext. 5', 'PHONE_INVALID'],
    [OURS, 'PHONE_INVALID'],
    ['+49 1512 3456789', undefined],
  ])('with the number %j: %s', async (phoneNumber, problem) => {
    const { key } = await form();
    const outcome = sent(key, { phoneNumber });
    if (problem === undefined) expect(await outcome).toBe('JOINED');
    else await expect(outcome).rejects.toMatchObject({ details: { problems: [{ field: 'PHONE', problem }] } });
  });

  test('answers properties of the workspace’s own, by their types', async () => {
    const size = await saveProperty(deps)({ id: '', name: 'Size', type: 'SELECT', options: ['S', 'L'] }, actor);
    const born = await saveProperty(deps)({ id: '', name: 'Birthday', type: 'DATE', options: [] }, actor);
    const gone = await saveProperty(deps)({ id: '', name: 'Gone', type: 'TEXT', options: [] }, actor);
    const fields = [size, born, gone].map(({ id }) => ({ field: 'PROPERTY', propertyId: id, required: true }));
    const { key } = await form({ fields });
    await deleteProperty(deps)({ id: gone.id }, actor);
    expect((await openWebForm(deps)({ key, counts: false })).inputs).toMatchObject([
      { name: size.id, label: 'Size', type: 'SELECT', options: ['S', 'L'] },
      { name: born.id, label: 'Birthday', type: 'DATE' },
    ]);
    const answers = (one: string, other: string) => [
      { name: size.id, value: one },
      { name: born.id, value: other },
    ];
    await expect(sent(key, { values: answers('XL', '31.12.1990') })).rejects.toMatchObject({
      details: {
        problems: [
          { field: size.id, problem: 'CHOICE_INVALID' },
          { field: born.id, problem: 'DATE_INVALID' },
        ],
      },
    });
    expect(await sent(key, { values: answers('L', '1990-12-31') })).toBe('JOINED');
    expect((await onIt())[0]?.properties).toEqual({ [size.id]: 'L', [born.id]: '1990-12-31' });
  });

  test('sees the form again where it changed since they read it', async () => {
    const { id, key } = await form();
    await updateWebForm(deps)(
      { id, version: 1, texts: said({ consent: `${CONSENT} Daily.` }), phoneNumberId, listId },
      actor,
    );
    await expect(sent(key)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await sent(key, { version: 2 })).toBe('JOINED');
  });

  test('twice from one page, at once or later, is one signup; another number there is another', async () => {
    const { key } = await form({ answer: 'Welcome!' });
    const submissionId = db.ids.uuid();
    expect(await Promise.all([sent(key, { submissionId }), sent(key, { submissionId })])).toEqual(['JOINED', 'JOINED']);
    clock.advance(HOUR_MS);
    expect(await sent(key, { submissionId })).toBe('JOINED');
    expect([(await signups()).length, (await told()).length]).toEqual([1, 1]);
    expect(await sent(key, { submissionId, phoneNumber: '(415) 555-0137' })).toBe('JOINED');
    expect(await onIt()).toHaveLength(2);
  });

  test('again within ten minutes gets no second text', async () => {
    const { key } = await form(DOUBLE);
    expect([await sent(key), await sent(key)]).toEqual(['CONFIRM', 'CONFIRM']);
    expect(await told()).toHaveLength(1);
  });

  test('who is a contact joins, keeps what is known of them, and gets what was not', async () => {
    const known = {
      firstName: 'Anna',
      lastName: '',
      phoneNumber: ANA,
      email: '',
      defaultCountry: '',
      idempotencyKey: '',
    };
    const { id } = await createContact(deps)(known, actor);
    const { key } = await form();
    await sent(key);
    expect(await onIt()).toMatchObject([
      { id, firstName: 'Anna', email: 'ana@wren.example', isLead: false, isFromWeb: false },
    ]);
    const changes = (await emittedEvents(db, ContactChangedSchema)).filter(({ event }) => event.contact?.id === id);
    expect(changes.at(-1)?.event.contact).toMatchObject({ firstName: 'Anna', email: 'ana@wren.example', version: 2 });
  });

  test('who opted out joins nothing, leaves nothing, and is sent nothing until START', async () => {
    const { key } = await form({ answer: 'Welcome!' });
    await consents('UNSUBSCRIBED');
    expect(await sent(key)).toBe('OPTED_OUT');
    expect([await onIt(), await signups(), await told()]).toEqual([[], [], []]);
    await consents('SUBSCRIBED');
    expect(await sent(key)).toBe('JOINED');
    expect(await onIt()).toHaveLength(1);
  });

  test('does not come upon the form of nobody, whatever the address', async () => {
    for (const key of ['', 'nobody', '../x', "';--"])
      await expect(sent(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('leaves neither an address that is none nor a place that is too long', async () => {
    const { key } = await form();
    await sent(key, { client: { ip: '<script>', page: `${'x'.repeat(299)}😀\nmore` } });
    expect((await signups())[0]).toMatchObject({ ipAddress: '', webPage: 'x'.repeat(299) });
  });
});

describe('with two steps', () => {
  test('the number’s owner confirms by text, and only then a contact gets what was typed', async () => {
    const known = {
      firstName: '',
      lastName: 'Lee',
      phoneNumber: ANA,
      email: '',
      defaultCountry: '',
      idempotencyKey: '',
    };
    await createContact(deps)(known, actor);
    const { key } = await form(DOUBLE);
    expect(await sent(key)).toBe('CONFIRM');
    expect(await onIt()).toEqual([]);
    expect((await signups())[0]).toMatchObject({ given: { fields: { firstName: 'Ana' } } });
    await text('¡Sí!');
    expect(await onIt()).toMatchObject([{ firstName: 'Ana', lastName: 'Lee' }]);
    expect((await signups())[0]).toMatchObject({ state: 'JOINED', given: {} });
    expect(await told()).toEqual([
      `PENDING|Wrenfield: reply YES to confirm.|${CONSENT}|WEB_FORM|203.0.113.7|https://www.wrenfield.example`,
      'SUBSCRIBED|Welcome!|¡Sí!|KEYWORD',
    ]);
    expect(await figures()).toEqual([[0, 1, 0]]);
  });

  test('who does not answer stays as before, and what was typed is forgotten', async () => {
    const { key } = await form(DOUBLE);
    await sent(key);
    clock.advance(24 * HOUR_MS);
    await text('YES');
    for (const each of waiting) await lapseSignup(deps)(each);
    expect(await onIt()).toEqual([]);
    expect((await signups())[0]).toMatchObject({ state: 'LAPSED', given: {} });
    expect((await told()).map((each) => each.split('|')[0])).toEqual(['PENDING', 'NOT_ASKED']);
  });

  test('asks a number three times a day at the most, whoever types it', async () => {
    const { key } = await form(DOUBLE);
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await sent(key)).toBe('CONFIRM');
      clock.advance(11 * MINUTE_MS);
    }
    await expect(sent(key)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 84_420 } });
    clock.advance(24 * HOUR_MS);
    expect(await sent(key)).toBe('CONFIRM');
  });

  test('asks nobody who is on the list and agreed', async () => {
    const { key } = await form(DOUBLE);
    await sent(key);
    await text('yes');
    await consents('SUBSCRIBED');
    clock.advance(HOUR_MS);
    expect(await sent(key)).toBe('JOINED');
    expect(await told()).toHaveLength(2);
  });
});

test('follows who becomes a part of another contact, and comes back with them', async () => {
  const { key } = await form(DOUBLE);
  await sent(key);
  const contact = (phoneNumber: string) =>
    createContact(deps)(
      { firstName: 'A', lastName: '', phoneNumber, email: '', defaultCountry: '', idempotencyKey: '' },
      actor,
    );
  const merged = await contact(ANA);
  const kept = await contact('+14155550199');
  const { merge } = await mergeContacts(deps)({ keepId: kept.id, mergeId: merged.id, take: [] }, actor);
  await text('YES');
  expect(await onIt()).toMatchObject([{ id: kept.id }]);
  await removeSubscribers(deps)({ listId, contactIds: [kept.id] }, actor);
  await deliverMembers();
  expect(await figures()).toEqual([[0, 1, 1]]);
  await undoMerge(deps)({ id: merge.id }, actor);
  expect((await signups()).map(({ contactId }) => contactId)).toEqual([merged.id]);
});

/** What the lists told of last reaches the consumer that counts who left. */
async function deliverMembers(): Promise<void> {
  const last = (await emittedEvents(db, MembersChangedSchema)).at(-1);
  if (last) await deliver(db, own, actor.workspaceId, MembersChangedSchema, last.event);
}

test.each(['PERSON', 'EVERYTHING'] as const)(
  'forgets words, address and what was typed when %s is erased',
  async (kind) => {
    const { key } = await form(DOUBLE);
    await sent(key);
    const subject = {
      id: db.ids.uuid(),
      workspaceId: actor.workspaceId,
      kind,
      contactId: (await signups())[0]?.contactId ?? '',
      numbers: [ANA],
      until: clock.now().toISOString(),
    };
    for (const step of steps(deps)) await db.tenant(actor.workspaceId, (uow) => step.bite(uow, subject as never, ''));
    const [left] = await signups();
    expect(left).toMatchObject({ peerNumber: '', words: '', ipAddress: '', webPage: '', given: {}, state: 'LAPSED' });
    expect(JSON.stringify(left)).not.toContain('5550136');
  },
);
