import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver, emittedEvents, fakeClock, testDatabase } from '@ringline/kit/testing';
import { ContactChangedSchema, MembersChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CustomerSchema } from '@ringline/proto/contacts/v1/customers_pb';
import { SegmentGroupSchema, type SegmentGroup } from '@ringline/proto/contacts/v1/segments_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { tagContacts } from '../bulk/tagContacts.ts';
import { consumers } from '../consumers/index.ts';
import { createContact } from '../contacts/createContact.ts';
import { noteContacted } from '../contacts/ensureLead.ts';
import { updateContact } from '../contacts/updateContact.ts';
import { keepCustomer } from '../customers/keepCustomer.ts';
import { updateList } from '../lists/changeList.ts';
import { addSubscribers } from '../lists/changeSubscribers.ts';
import { createList } from '../lists/createList.ts';
import { listLists, listSubscribers } from '../lists/findLists.ts';
import { saveProperty } from '../properties/saveProperty.ts';
import { contacts as service } from '../service.ts';
import { deleteSegment, updateSegment } from './changeSegment.ts';
import { Bound, compileRule } from './compile.ts';
import { createSegment } from './createSegment.ts';
import { explain } from './explain.ts';
import { listSegments } from './findSegments.ts';
import { countStatement, previewSegment } from './previewSegment.ts';
import { refreshSegment } from './refreshSegment.ts';
import type { Condition, Group, Rule } from './rule.ts';

const DAY_MS = 86_400_000;
/** Twenty thousand contacts with their triggers are more than ten seconds where other tests run beside. */
const MANY = { timeoutMs: 60_000 };
const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const timezone = 'America/Los_Angeles';

interface Waiting {
  readonly payload: { workspaceId: string; id: string };
  readonly at: Date | undefined;
}
let waiting: Waiting[] = [];
const jobs = {
  enqueue: async (_uow: unknown, _name: string, payload: object, options: { startAfter?: Date } = {}) =>
    void waiting.push({ payload: payload as Waiting['payload'], at: options.startAfter }),
} as never;
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, jobs, storage: {} as never };
const own = consumers(deps);

let actor: { workspaceId: string };
let line = 0;
beforeEach(() => {
  actor = { workspaceId: db.ids.uuid() };
  waiting = [];
});

/** Jobs that are due by the product's clock. */
async function work(): Promise<void> {
  for (;;) {
    const due = waiting.findIndex(({ at }) => !at || at <= clock.now());
    const [next] = due < 0 ? [] : waiting.splice(due, 1);
    if (!next) return;
    await refreshSegment(deps)(next.payload);
  }
}

const is = (field: string, testName: string, ...values: string[]) => ({
  rule: { case: 'condition' as const, value: { field, propertyId: '', test: testName, values } },
});
const group = (match: string, ...rules: object[]): SegmentGroup =>
  create(SegmentGroupSchema, { match, rules: rules as never });
const within = (match: string, ...rules: object[]) => ({
  rule: { case: 'group' as const, value: group(match, ...rules) },
});

const person = async (fields: { firstName?: string; tags?: string[]; city?: string; company?: string } = {}) => {
  const { firstName = 'Ana', tags, ...typed } = fields;
  const number = `+1415555${String(2000 + ++line)}`;
  const { id, version } = await createContact(deps)(
    {
      firstName,
      lastName: '',
      phoneNumber: number,
      email: '',
      defaultCountry: 'US',
      idempotencyKey: '',
      subscriberListId: '',
    },
    actor,
  );
  if (tags || Object.keys(typed).length > 0)
    await updateContact(deps)({ id, version, ...typed, ...(tags ? { tags: { names: tags } } : {}) }, actor);
  return { id, number };
};
const preview = (rule: SegmentGroup, skip = 0) => previewSegment(deps)({ rule, timezone, skip }, actor);
const segment = (rule: SegmentGroup, name = 'Trade') =>
  createSegment(deps)({ name, description: '', rule, timezone, idempotencyKey: '' }, actor);
const members = (listId: string) =>
  listSubscribers(deps)({ listId }, actor).then(({ rows }) => rows.map(({ contact }) => contact.id).toSorted());
const changed = (id: string) =>
  deliver(db, own, actor.workspaceId, ContactChangedSchema, { contact: { id, workspaceId: actor.workspaceId } });

describe('a rule as SQL', () => {
  const known = { properties: new Map<string, { id: string; type: string }>() };
  const moment = { now: new Date('2026-11-21T09:00:00Z'), timezone };
  const sqlOf = (rule: Group) => {
    const binder = new Bound();
    return { sql: compileRule(rule, { ...known, ...moment, binder }), values: binder.values };
  };
  const one = (field: Condition['field'], testName: Condition['test'], ...values: string[]): Rule => ({
    condition: { field, propertyId: '', test: testName, values },
  });

  test.each<[Rule, string, unknown[]]>([
    [one('CITY', 'IS', 'Oakland', 'Berkeley'), '(lower(c.city) = ANY ($1::text[]))', [['oakland', 'berkeley']]],
    [one('CITY', 'IS_NOT', 'Oakland'), '(lower(c.city) <> ALL ($1::text[]))', [['oakland']]],
    [one('FIRST_NAME', 'CONTAINS', 'An'), '(position($1::text IN lower(c.first_name)) > 0)', ['an']],
    [one('EMAIL', 'STARTS_WITH', 'Ana@'), '(starts_with(lower(c.email), $1::text))', ['ana@']],
    [one('EMAIL', 'IS_EMPTY'), "(c.email = '')", []],
    [one('EMAIL', 'IS_NOT_EMPTY'), "(c.email <> '')", []],
    [one('COMPANY', 'IS', 'Lowe & Daughters'), '(c.company = ANY ($1::text[]))', [['Lowe & Daughters']]],
    [one('IS_LEAD', 'IS', 'false'), '(NOT c.is_lead)', []],
    [
      one('LAST_CONTACTED', 'IN_LAST_DAYS', '30'),
      '((c.last_contacted_at IS NOT NULL AND c.last_contacted_at >= $1::timestamptz))',
      ['2026-10-22T09:00:00.000Z'],
    ],
    [
      one('LAST_CONTACTED', 'NOT_IN_LAST_DAYS', '30'),
      '((NOT (c.last_contacted_at IS NOT NULL) OR c.last_contacted_at < $1::timestamptz))',
      ['2026-10-22T09:00:00.000Z'],
    ],
    [
      one('CREATED_AT', 'BEFORE', '2026-11-01'),
      '((c.created_at IS NOT NULL AND c.created_at < $1::timestamptz))',
      ['2026-11-01T07:00:00.000Z'],
    ],
    [
      one('CREATED_AT', 'AFTER', '2026-11-02'),
      '((c.created_at IS NOT NULL AND c.created_at >= $1::timestamptz))',
      ['2026-11-02T08:00:00.000Z'],
    ],
  ])('%j', (rule, sql, values) => {
    expect(sqlOf({ match: 'ALL', rules: [rule] })).toEqual({ sql, values });
  });

  test('joins groups by all, any and none, and writes no value into its text', () => {
    const { sql, values } = sqlOf({
      match: 'ALL',
      rules: [
        one('CITY', 'IS', "'; DROP TABLE contact; --"),
        { group: { match: 'NONE', rules: [one('TAG', 'IS', 'Trade'), one('IS_LEAD', 'IS', 'true')] } },
      ],
    });
    expect(sql).toMatch(/^\(lower\(c\.city\) = ANY \(\$1::text\[\]\) AND \(NOT \(EXISTS \(.+\) OR c\.is_lead\)\)\)$/);
    expect(sql).not.toContain('DROP');
    expect(sql).not.toContain('Trade');
    expect(values).toEqual([["'; drop table contact; --"], ['Trade']]);
  });

  test('makes a condition on a deleted property fit nobody', () => {
    const rule: Rule = { condition: { field: 'PROPERTY', propertyId: 'gone', test: 'IS_EMPTY', values: [] } };
    expect(sqlOf({ match: 'ALL', rules: [rule] }).sql).toBe('(false)');
  });
});

describe('a rule that is refused', () => {
  test.each<[string, SegmentGroup, string]>([
    ['without a condition', group('ALL'), 'Add at least one condition.'],
    [
      'four levels deep',
      group('ALL', within('ANY', within('ALL', within('ANY', is('CITY', 'IS', 'Oakland'))))),
      'Groups nest at most 3 levels deep. Move this group up.',
    ],
    [
      'with 21 conditions',
      group('ALL', ...Array.from({ length: 21 }, () => is('CITY', 'IS', 'Oakland'))),
      'A segment has at most 20 conditions. Remove 1.',
    ],
    ['with a test of another kind', group('ALL', is('CITY', 'AT_LEAST', '3')), 'does not fit CITY'],
    ['with a field of the table', group('ALL', is('match_key', 'IS', 'x')), 'is not something to look at'],
    ['without a value', group('ALL', is('TAG', 'IS', ' ')), 'A condition has no value.'],
    ['with a bad number', group('ALL', is('ORDERS', 'AT_LEAST', '1; DROP')), 'Enter a number'],
    ['with a bad day', group('ALL', is('CREATED_AT', 'AFTER', '2026-02-30')), 'Enter a date'],
    ['with too many days', group('ALL', is('CREATED_AT', 'IN_LAST_DAYS', '0')), 'Enter 1 to 3650 days.'],
    ['with a list of nobody', group('ALL', is('LIST', 'IS', '0199a0c8-0000-7000-8000-000000000000')), 'was deleted'],
  ])('%s', async (_why, rule, message) => {
    await expect(preview(rule)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'rule',
      message: expect.stringContaining(message),
    });
  });
});

describe('why somebody fits', () => {
  const leaf = (): Rule => ({ condition: { field: 'CITY', propertyId: '', test: 'IS', values: ['x'] } });
  const rule: Group = {
    match: 'ALL',
    rules: [
      leaf(),
      { group: { match: 'ANY', rules: [leaf(), leaf()] } },
      { group: { match: 'NONE', rules: [leaf()] } },
    ],
  };
  test.each<[boolean[], boolean, [number, boolean][]]>([
    [
      [true, false, true, false],
      true,
      [
        [0, true],
        [2, true],
        [3, false],
      ],
    ],
    [[false, true, true, false], false, [[0, false]]],
    [
      [true, false, false, true],
      false,
      [
        [1, false],
        [2, false],
        [3, true],
      ],
    ],
  ])('%j', (holds, fits, reasons) => {
    expect(explain(rule, holds)).toEqual({
      fits,
      reasons: reasons.map(([condition, held]) => ({ condition, holds: held })),
    });
  });
});

describe('the count', () => {
  test('counts by every kind of field, with a few people and why they fit', async () => {
    const tier = await saveProperty(deps)({ id: '', name: 'Tier', type: 'SELECT', options: ['Gold', 'Silver'] }, actor);
    const size = await saveProperty(deps)({ id: '', name: 'Size', type: 'NUMBER', options: [] }, actor);
    const ana = await person({ firstName: 'Ana', tags: ['Trade'], city: 'Oakland', company: 'Lowe' });
    const ben = await person({ firstName: 'Ben', city: 'Berkeley' });
    await updateContact(deps)({ id: ana.id, version: 2, properties: { [tier.id]: 'Gold', [size.id]: '12.5' } }, actor);
    const fair = await createList(deps)({ name: 'Fair', description: '', idempotencyKey: '' }, actor);
    await addSubscribers(deps)({ listId: fair.id, contactIds: [ben.id] }, actor);
    const consent = { peerNumber: ben.number, contactId: ben.id, state: 'UNSUBSCRIBED', version: 1 };
    await deliver(db, own, actor.workspaceId, ConsentChangedSchema, { consent });
    const bought = {
      contactId: ana.id,
      source: 'SHOPIFY',
      externalId: 'c1',
      totalSpentMicros: 2_310_000_000n,
      currency: 'USD',
      orders: 3,
      asOf: timestampFromDate(clock.now()),
      latestOrder: {
        orderNumber: '#1',
        placedAt: timestampFromDate(new Date('2026-08-14T12:00:00Z')),
        currency: 'USD',
      },
    };
    await keepCustomer(deps)({ workspaceId: actor.workspaceId, customer: create(CustomerSchema, bought) });
    const own2 = (field: string, name: string, id: string, ...values: string[]) => ({
      rule: { case: 'condition' as const, value: { field, propertyId: id, test: name, values } },
    });
    const countOf = async (...rules: object[]) => (await preview(group('ALL', ...rules))).count;
    expect(await countOf(is('TAG', 'IS', 'Trade'))).toBe(1);
    expect(await countOf(is('TAG', 'IS_NOT', 'Trade'))).toBe(1);
    expect(await countOf(is('LIST', 'IS', fair.id))).toBe(1);
    expect(await countOf(is('CONSENT', 'IS', 'NOT_ASKED', 'SUBSCRIBED'))).toBe(1);
    expect(await countOf(is('CONSENT', 'IS', 'UNSUBSCRIBED'))).toBe(1);
    expect(await countOf(is('ORDERS', 'AT_LEAST', '3'))).toBe(1);
    expect(await countOf(is('ORDERS', 'AT_MOST', '0'))).toBe(1);
    expect(await countOf(is('TOTAL_SPENT', 'AT_LEAST', '2310'))).toBe(1);
    expect(await countOf(is('LAST_ORDER', 'NOT_IN_LAST_DAYS', '60'))).toBe(2);
    expect(await countOf(is('LAST_ORDER', 'IS_NOT_EMPTY'))).toBe(1);
    expect(await countOf(own2('PROPERTY', 'IS', tier.id, 'Gold'))).toBe(1);
    expect(await countOf(own2('PROPERTY', 'AT_LEAST', size.id, '12'))).toBe(1);
    expect(await countOf(own2('PROPERTY', 'IS_EMPTY', tier.id))).toBe(1);
    const rule = group(
      'ALL',
      is('TAG', 'IS', 'Trade'),
      within('ANY', is('CITY', 'IS', 'oakland'), is('LIST', 'IS', fair.id)),
    );
    expect(await preview(rule)).toMatchObject({
      count: 1,
      total: 2,
      about: false,
      notAsked: 1,
      unsubscribed: 0,
      sample: [
        {
          contact: { id: ana.id },
          reasons: [
            { condition: 0, holds: true, value: 'Trade' },
            { condition: 1, holds: true, value: 'Oakland' },
          ],
        },
      ],
    });
    expect((await preview(rule, 1)).sample).toEqual([]);
    // Another workspace has none of them.
    actor = { workspaceId: db.ids.uuid() };
    expect(await preview(group('ALL', is('TAG', 'IS', 'Trade')))).toMatchObject({ count: 0, total: 0, sample: [] });
  });

  test('says about, from the newest contacts, where counting takes too long', async () => {
    await person({ tags: ['Trade'] });
    const lock = await db.pool.connect();
    await lock.query('BEGIN');
    await lock.query('LOCK TABLE contact_consent IN ACCESS EXCLUSIVE MODE');
    const counting = previewSegment(deps, 50)(
      { rule: group('ALL', is('TAG', 'IS', 'Trade')), timezone, skip: 0 },
      actor,
    );
    setTimeout(() => void lock.query('ROLLBACK').then(() => lock.release()), 300);
    expect(await counting).toMatchObject({ count: 1, about: true, total: 1 });
  });

  test('of a rare tag among many contacts walks the index of tags', async () => {
    const { workspaceId } = actor;
    const { text, values } = countStatement(workspaceId, {
      rule: { match: 'ALL', rules: [{ condition: { field: 'TAG', propertyId: '', test: 'IS', values: ['Rare'] } }] },
      known: { properties: new Map() },
      now: clock.now(),
      timezone,
    });
    const plan = await db.tenant(
      workspaceId,
      async ({ tx }) => {
        await tx.$executeRaw`
        INSERT INTO contact (id, workspace_id, phone_number, match_key, is_lead, created_at, updated_at, tags)
        SELECT gen_random_uuid(), ${workspaceId}::uuid, '+1' || n, '+1' || n, false, now(), now(), CASE WHEN n <= 5 THEN ARRAY['Rare'] ELSE '{}' END
        FROM generate_series(4150000000, 4150004999) AS s (m), LATERAL (SELECT m - 4149999999 AS n) AS k`;
        await tx.$executeRawUnsafe('ANALYZE contact');
        await tx.$executeRawUnsafe('ANALYZE contact_tag');
        return tx.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, ...values);
      },
      MANY,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('contact_tag_pkey');
  });
});

describe('a segment', () => {
  test('holds who fits, follows each change of a person, and tells who entered and left', async () => {
    const ana = await person({ tags: ['Trade'] });
    const ben = await person();
    const { list } = await segment(group('ALL', is('TAG', 'IS', 'Trade')));
    await work();
    expect(await members(list.id)).toEqual([ana.id]);
    await tagContacts(deps)({ ids: [ben.id], add: ['Trade'], remove: [] }, actor);
    await changed(ben.id);
    await tagContacts(deps)({ ids: [ana.id], add: [], remove: ['Trade'] }, actor);
    await changed(ana.id);
    await changed(ana.id);
    expect(await members(list.id)).toEqual([ben.id]);
    const told = (await emittedEvents(db, MembersChangedSchema)).filter(
      ({ workspaceId }) => workspaceId === actor.workspaceId,
    );
    expect(told.map(({ event: { type, joined, left } }) => [type, joined, left])).toEqual([
      ['SEGMENT', [ana.id], []],
      ['SEGMENT', [ben.id], []],
      ['SEGMENT', [], [ana.id]],
    ]);
    expect((await listSegments(deps)({ query: 'TRA' }, actor))[0]?.list).toMatchObject({
      contactCount: 1,
      type: 'SEGMENT',
    });
    expect((await listLists(deps)({ query: '', type: 'LIST' }, actor)).rows).toEqual([]);
  });

  test('follows lists, consent and shops', async () => {
    const ana = await person();
    const fair = await createList(deps)({ name: 'Fair', description: '', idempotencyKey: '' }, actor);
    const onList = await segment(group('ALL', is('LIST', 'IS', fair.id)), 'On list');
    const optedOut = await segment(group('ALL', is('CONSENT', 'IS', 'UNSUBSCRIBED')), 'Opted out');
    await work();
    await addSubscribers(deps)({ listId: fair.id, contactIds: [ana.id] }, actor);
    const joined = { listId: fair.id, type: 'LIST', joined: [ana.id], left: [] };
    await deliver(db, own, actor.workspaceId, MembersChangedSchema, joined);
    const consent = (state: string, version: number) =>
      deliver(db, own, actor.workspaceId, ConsentChangedSchema, {
        consent: { peerNumber: ana.number, contactId: ana.id, state, version },
      });
    await consent('UNSUBSCRIBED', 2);
    await consent('SUBSCRIBED', 1);
    expect(await members(onList.list.id)).toEqual([ana.id]);
    expect(await members(optedOut.list.id)).toEqual([ana.id]);
    await consent('SUBSCRIBED', 3);
    expect(await members(optedOut.list.id)).toEqual([]);
  });

  test('of people not contacted for 30 days fills by the clock alone, and empties with a call', async () => {
    const ana = await person();
    const contacted = () => db.tenant(actor.workspaceId, (uow) => noteContacted(deps)(uow, ana.number));
    await contacted();
    const { list } = await segment(group('ALL', is('LAST_CONTACTED', 'NOT_IN_LAST_DAYS', '30')), 'Quiet');
    await work();
    clock.advance(29 * DAY_MS);
    await work();
    expect(await members(list.id)).toEqual([]);
    clock.advance(DAY_MS + 3_600_000);
    await work();
    expect(await members(list.id)).toEqual([ana.id]);
    await contacted();
    expect(await members(list.id)).toEqual([]);
  });

  test('takes a new rule, keeps its own name, and is changed by no operation of lists', async () => {
    const ana = await person({ city: 'Oakland' });
    const { list } = await segment(group('ALL', is('TAG', 'IS', 'Trade')));
    await expect(segment(group('ALL', is('TAG', 'IS', 'x')), 'TRADE')).rejects.toMatchObject({ field: 'name' });
    const { id, version } = list;
    const rule = group('ALL', is('CITY', 'IS', 'oakland'));
    await updateSegment(deps)({ id, version, rule, timezone, name: 'Oakland' }, actor);
    await work();
    expect(await members(id)).toEqual([ana.id]);
    await expect(updateSegment(deps)({ id, version, timezone, name: 'x' }, actor)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(addSubscribers(deps)({ listId: id, contactIds: [ana.id] }, actor)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(updateList(deps)({ id, version: version + 1, name: 'x' }, actor)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const elsewhere = { workspaceId: db.ids.uuid() };
    await expect(deleteSegment(deps)({ id }, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleteSegment(deps)({ id }, actor);
    await deleteSegment(deps)({ id }, actor);
    expect(await listSegments(deps)({ query: '' }, actor)).toEqual([]);
    // Its regular comparison ends with it.
    clock.advance(2 * DAY_MS);
    await work();
    expect(waiting).toEqual([]);
  });
});
