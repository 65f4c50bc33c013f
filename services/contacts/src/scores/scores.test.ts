import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver, fakeClock, testDatabase } from '@ringline/kit/testing';
import { CustomerChangedSchema, ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { CustomerSchema } from '@ringline/proto/contacts/v1/customers_pb';
import { SegmentGroupSchema } from '@ringline/proto/contacts/v1/segments_pb';
import { ConsentChangedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { consumers } from '../consumers/index.ts';
import { createContact } from '../contacts/createContact.ts';
import { keepCustomer } from '../customers/keepCustomer.ts';
import { listSubscribers } from '../lists/findLists.ts';
import { mergeContacts } from '../merges/mergeContacts.ts';
import { contacts as service } from '../service.ts';
import { createSegment } from '../segments/createSegment.ts';
import { previewSegment } from '../segments/previewSegment.ts';
import { refreshSegment } from '../segments/refreshSegment.ts';
import { getContactScores } from './getScores.ts';
import { scoreWorkspace } from './scoreWorkspace.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-11-21T18:30:00Z');
const clock = fakeClock(START.toISOString());
const db = await testDatabase(service, { clock });

interface Waiting {
  readonly name: string;
  readonly payload: { workspaceId: string; id: string };
  readonly at: Date | undefined;
}
let waiting: Waiting[] = [];
const jobs = {
  enqueue: async (_uow: unknown, name: string, payload: object, options: { startAfter?: Date } = {}) =>
    void waiting.push({ name, payload: payload as Waiting['payload'], at: options.startAfter }),
} as never;
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true }, jobs, storage: {} as never };
const own = consumers(deps);

let workspaceId: string;
let version: number;
let line = 0;
const actor = () => ({ workspaceId, features: ['PREDICTIVE_SEGMENTATION'], plan: 'ENTERPRISE' });
beforeEach(() => {
  workspaceId = db.ids.uuid();
  waiting = [];
  version = 0;
});

const plan = (value: string) =>
  deliver(db, own, workspaceId, SubscriptionChangedSchema, {
    subscription: {
      version: ++version,
      subscriptionPlan: { subscriptionFeatures: [{ name: 'PREDICTIVE_SEGMENTATION', value }] },
    },
  });
const person = async (): Promise<{ id: string; number: string }> => {
  const number = `+1415555${String(3000 + ++line)}`;
  const { id } = await createContact(deps)(
    { firstName: 'Ana', lastName: '', phoneNumber: number, email: '', defaultCountry: 'US', idempotencyKey: '' },
    { workspaceId },
  );
  return { id, number };
};
const at = (daysAgo: number) => timestampFromDate(new Date(clock.now().getTime() - daysAgo * DAY_MS));
const called = (peerNumber: string, daysAgo: number, more: object = {}) =>
  deliver(db, own, workspaceId, CallChangedSchema, {
    cause: 'ENDED',
    call: { workspaceId, peerNumber, direction: 'INBOUND', status: 'COMPLETED', startedAt: at(daysAgo), ...more },
  });
async function bought(contactId: string, orders: number, lastDaysAgo: number): Promise<void> {
  const told = {
    contactId,
    source: 'SHOPIFY',
    externalId: contactId,
    totalSpentMicros: 90_000_000n,
    currency: 'USD',
    orders,
    joinedAt: at(300),
    asOf: at(0),
    latestOrder: { orderNumber: '#1', placedAt: at(lastDaysAgo), currency: 'USD' },
  };
  await keepCustomer(deps)({ workspaceId, customer: create(CustomerSchema, told) });
  await deliver(db, own, workspaceId, CustomerChangedSchema, { contactId });
}
/** Jobs that are due. */
async function work(): Promise<void> {
  for (;;) {
    const due = waiting.findIndex((one) => !one.at || one.at <= clock.now());
    const [next] = due < 0 ? [] : waiting.splice(due, 1);
    if (!next) return;
    await (next.name === 'score-contacts' ? scoreWorkspace(deps) : refreshSegment(deps))(next.payload);
  }
}
const ruleOf = (field: string, ...values: string[]) =>
  create(SegmentGroupSchema, {
    match: 'ALL',
    rules: [{ rule: { case: 'condition', value: { field, propertyId: '', test: 'IS', values } } }],
  });
async function segment(field: string, ...values: string[]): Promise<string> {
  const { list } = await createSegment(deps)(
    {
      name: `${field} ${values.join()}`,
      description: '',
      rule: ruleOf(field, ...values),
      timezone: 'UTC',
      idempotencyKey: '',
    },
    actor(),
  );
  await work();
  return list.id;
}
const members = async (listId: string) =>
  (await listSubscribers(deps)({ listId }, { workspaceId })).rows.map(({ contact }) => contact.id);
const scores = (contactId: string) => getContactScores(deps)({ contactId }, { workspaceId });

describe('a person', () => {
  test('is scored with each change, and enters and leaves segments by it', async () => {
    await plan('true');
    await work();
    const ana = await person();
    const [buyers, lost] = [await segment('BUY_AGAIN', 'HIGH'), await segment('CHURN_RISK', 'HIGH', 'MEDIUM')];
    await bought(ana.id, 6, 10);
    expect(await members(buyers)).toEqual([ana.id]);
    for (const days of [22, 15, 8, 1]) await called(ana.number, days);
    expect(await scores(ana.id)).toMatchObject({
      buyAgain: {
        band: 'HIGH',
        reasons: [
          { code: 'LAST_ORDER', figure: 10 },
          { code: 'ORDERS', figure: 6 },
        ],
      },
      churnRisk: { reasons: [{ code: 'IN_TOUCH' }] },
    });
    // Time alone makes it so, at night.
    clock.advance(30 * DAY_MS);
    await work();
    expect(await members(lost)).toEqual([ana.id]);
    await called(ana.number, 0);
    expect(await members(lost)).toEqual([]);
  });

  test('is asked for at an hour of their own day, and without a zone of the workspace’s', async () => {
    await plan('true');
    await deliver(db, own, workspaceId, WorkspaceChangedSchema, {
      workspace: { version: 1, setting: { timezone: 'America/New_York' } },
    });
    const ana = await person();
    for (const days of [1, 2]) await called(ana.number, days);
    await deliver(db, own, workspaceId, MessageReceivedSchema, {
      conversation: { peerNumber: ana.number, createdAt: at(3) },
    });
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/New_York' }).format(
        clock.now().getTime() - DAY_MS,
      ),
    );
    expect(await scores(ana.id)).toMatchObject({
      timezone: 'America/New_York',
      bestHour: { hour, reasons: [{ code: 'REACHED', figure: 3, compared: 3 }] },
    });
    expect(
      (await previewSegment(deps)({ rule: ruleOf('BEST_HOUR', String(hour)), timezone: 'UTC', skip: 0 }, actor()))
        .count,
    ).toBe(1);
  });

  test('brings what happened with their number along when they become a part of another contact', async () => {
    await plan('true');
    const [ana, ben] = [await person(), await person()];
    for (const days of [1, 8, 15]) await called(ben.number, days);
    await mergeContacts(deps)({ keepId: ana.id, mergeId: ben.id, take: [] }, { workspaceId, userId: db.ids.uuid() });
    await deliver(db, own, workspaceId, ContactChangedSchema, { contact: { id: ana.id, workspaceId } });
    expect(await scores(ana.id)).toMatchObject({ churnRisk: { band: 'LOW' } });
    expect(
      (await previewSegment(deps)({ rule: ruleOf('CHURN_RISK', 'LOW'), timezone: 'UTC', skip: 0 }, actor())).count,
    ).toBe(1);
  });

  test('who opts out is likelier lost', async () => {
    await plan('true');
    const ana = await person();
    for (const days of [1, 8, 15]) await called(ana.number, days);
    await deliver(db, own, workspaceId, ConsentChangedSchema, {
      consent: { peerNumber: ana.number, contactId: ana.id, state: 'UNSUBSCRIBED', version: 1 },
    });
    expect((await scores(ana.id)).churnRisk).toMatchObject({
      score: 15,
      reasons: [{ code: 'IN_TOUCH' }, { code: 'OPTED_OUT' }],
    });
  });

  test('of another workspace is not found', async () => {
    const ana = await person();
    workspaceId = db.ids.uuid();
    await expect(scores(ana.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what happened', () => {
  test('is kept of each number, 60 at the most, whatever the plan, and answers conditions', async () => {
    const ana = await person();
    const replied = await segment('CALL_RESULT', 'VOICEMAIL');
    for (let days = 70; days > 0; days -= 1) await called(ana.number, days);
    await called(ana.number, 0, { status: 'VOICEMAIL' });
    await called('anonymous', 0);
    await called('+14155559999', 0, { endReason: 'BLOCKED' });
    const rows = await db.tenant(workspaceId, ({ tx }) => tx.contactActivity.findMany());
    expect(rows).toMatchObject([{ callResult: 'VOICEMAIL', lastRepliedAt: clock.now() }]);
    expect(rows[0]?.touches).toHaveLength(60);
    expect(await members(replied)).toEqual([ana.id]);
    expect(await db.tenant(workspaceId, ({ tx }) => tx.contactScore.count())).toBe(0);
  });
});

describe('the plan', () => {
  test('lets nobody be scored without it; with it everyone is, and afterwards nobody any more', async () => {
    const ana = await person();
    await bought(ana.id, 6, 10);
    const rule = ruleOf('BUY_AGAIN', 'HIGH');
    const starter = {
      workspaceId,
      plan: 'STARTER',
      features: [],
      plansWith: { PREDICTIVE_SEGMENTATION: 'ENTERPRISE' },
    };
    await expect(previewSegment(deps)({ rule, timezone: 'UTC', skip: 0 }, starter)).rejects.toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      field: 'rule',
      message:
        'The Starter plan doesn’t include predictive segmentation. Enterprise is the cheapest plan that does. The owner can change the plan.',
    });
    await plan('true');
    const buyers = await segment('BUY_AGAIN', 'HIGH');
    await work();
    expect(await members(buyers)).toEqual([ana.id]);
    // Told again, it starts nothing.
    waiting = waiting.filter(({ name }) => name !== 'score-contacts');
    await plan('true');
    expect(waiting.filter(({ name }) => name === 'score-contacts')).toEqual([]);
    await plan('false');
    await work();
    expect(await members(buyers)).toEqual([]);
    expect(await db.tenant(workspaceId, ({ tx }) => tx.contactScore.count())).toBe(0);
    expect(waiting.filter(({ name }) => name === 'score-contacts')).toEqual([]);
  });

  test('of a value that no list has, a condition is refused', async () => {
    const asked = previewSegment(deps)({ rule: ruleOf('BUY_AGAIN', 'SURELY'), timezone: 'UTC', skip: 0 }, actor());
    await expect(asked).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: expect.stringContaining('SURELY'),
    });
  });
});

test('a condition on a score walks its index among many contacts', async () => {
  const { countStatement } = await import('../segments/previewSegment.ts');
  const { text, values } = countStatement(workspaceId, {
    rule: {
      match: 'ALL',
      rules: [{ condition: { field: 'BUY_AGAIN', propertyId: '', test: 'IS', values: ['HIGH'] } }],
    },
    known: { properties: new Map() },
    now: clock.now(),
    timezone: 'UTC',
  });
  const explained = await db.tenant(workspaceId, async ({ tx }) => {
    for (const from of [4_160_000_000, 4_160_001_000])
      await tx.$executeRaw`
        INSERT INTO contact (id, workspace_id, phone_number, match_key, is_lead, created_at, updated_at)
        SELECT gen_random_uuid(), ${workspaceId}::uuid, '+1' || n, '+1' || n, false, now(), now()
        FROM generate_series(${from}::bigint, ${from + 999}::bigint) AS s (n)`;
    await tx.$executeRaw`
      INSERT INTO contact_score (workspace_id, contact_id, buy_again, churn_risk, best_hour)
      SELECT workspace_id, id, CASE WHEN match_key < '+14160000030' THEN 'HIGH' ELSE 'LOW' END, '', NULL FROM contact WHERE workspace_id = ${workspaceId}::uuid`;
    await tx.$executeRawUnsafe('ANALYZE contact');
    await tx.$executeRawUnsafe('ANALYZE contact_score');
    return tx.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${text}`, ...values);
  });
  expect(explained.map((row) => row['QUERY PLAN']).join('\n')).toContain('contact_score_buy_again');
});
