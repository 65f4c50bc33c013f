import { ErasureAdvancedSchema as ContactsSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ErasureAdvancedSchema as ConversationsSchema } from '@ringline/proto/messaging/v1/events_pb';
import { ErasureAdvancedSchema as CallsSchema } from '@ringline/proto/telephony/v1/events_pb';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { emittedEvents, eventually } from '@ringline/kit/testing';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { beginErasureJob, cancelErasure, eraseEverything, getErasure } from './eraseEverything.ts';
import { createErasing } from './eraseNotifications.ts';
import { erasePerson, getPersonErasure } from './erasePerson.ts';

const kit = await workspaceTestkit();
const { jobs } = kit.deps;
/** The hour passes when the test says so. */
const { deps } = createErasing({
  ...kit.deps,
  jobs: {
    ...jobs,
    enqueue: async (uow, name, ...rest) => (name === 'begin-erasure' ? undefined : jobs.enqueue(uow, name, ...rest)),
  },
});
const confirmed: string[] = [];
const confirm = async (userId: string, { password }: { password: string }) => {
  if (password !== 'right') throw Object.assign(new Error('wrong'), { code: 'VALIDATION_FAILED' });
  confirmed.push(userId);
};
const ask = eraseEverything(deps, confirm);
const NAME = { name: 'Otter Repairs', code: '', password: 'right' };
type Owner = Awaited<ReturnType<typeof kit.onPlan>>['owner'];
const begin = (owner: Owner, id: string) => {
  kit.clock.advance(3_600_000);
  return beginErasureJob(deps).run({ workspaceId: owner.workspaceId, id });
};
const turns = async (id: string) =>
  (await emittedEvents(kit.db, ErasureChangedSchema))
    .filter(({ key, event }) => key === id && event.part !== '')
    .map(({ event }) => [event.part, event.numbers]);
const advance = (schema: typeof CallsSchema, owner: Owner, erasureId: string, more = {}) =>
  kit.deliver(schema, { erasureId, done: 2n, total: 2n, finished: true, ...more }, erasureId, owner.workspaceId);
/** A mention that stands in a note of the contact. */
const COMMENT_TYPES = { MISSED_CALL: '', INTERNAL_MESSAGE: 'INTERNAL_CONVERSATION_TEAM', MENTION: 'CONTACT_NOTE' };
const told = async (owner: Owner, contactId: string) =>
  kit.db.tenant(owner.workspaceId, async ({ tx }) => {
    const happenedAt = kit.clock.now();
    for (const [kind, peerNumber] of [
      ['MISSED_CALL', '+15035550164'],
      ['INTERNAL_MESSAGE', ''],
      ['MENTION', '+15035550164'],
      ['MISSED_CALL', '+15035550165'],
    ] as const)
      await tx.notification.create({
        data: {
          id: kit.db.ids.uuid(),
          workspaceId: owner.workspaceId,
          userId: owner.userId,
          kind,
          conversationId: kit.db.ids.uuid(),
          threadId: kit.db.ids.uuid(),
          contactId: peerNumber === '' ? contactId : '',
          peerNumber,
          phoneNumber: '+15035550100',
          happenedAt,
          createdAt: happenedAt,
          ways: [],
          mailWanted: false,
          commentType: COMMENT_TYPES[kind],
        },
      });
    for (const peerNumber of ['+15035550164', '+15035550165'])
      await tx.pushDelivery.create({
        data: {
          id: kit.db.ids.uuid(),
          workspaceId: owner.workspaceId,
          userId: owner.userId,
          kind: 'INCOMING_CALL',
          subjectId: kit.db.ids.uuid(),
          deviceId: kit.db.ids.uuid(),
          deviceName: 'Chrome, Linux',
          status: 'CLEARED',
          peerNumber,
          tag: 'call',
          createdAt: happenedAt,
        },
      });
  });
const kinds = (owner: Owner) =>
  kit.db.tenant(owner.workspaceId, async ({ tx }) =>
    (await tx.notification.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind),
  );
/** Who is still known to have rung a browser. */
const rang = (owner: Owner) =>
  kit.db.tenant(owner.workspaceId, async ({ tx }) =>
    (await tx.pushDelivery.findMany({ orderBy: { id: 'asc' } })).map(({ peerNumber }) => peerNumber),
  );

it('asks for the name and for who it is, and can be canceled for an hour', async () => {
  const { owner } = await kit.onPlan();
  await expect(ask({ ...NAME, name: 'otter' }, owner)).rejects.toMatchObject({ field: 'name' });
  await expect(ask({ ...NAME, password: 'wrong' }, owner)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await getErasure(deps)({}, owner)).toBeNull();
  const asked = await ask(NAME, owner);
  expect(confirmed.at(-1)).toBe(owner.userId);
  expect(asked.startsAt.getTime() - asked.requestedAt.getTime()).toBe(3_600_000);
  await expect(ask(NAME, owner)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  expect(await cancelErasure(deps)({ id: asked.id }, owner)).toMatchObject({ state: 'CANCELLED' });
  // The job that comes too late begins nothing.
  await begin(owner, asked.id);
  expect(await getErasure(deps)({}, owner)).toMatchObject({ state: 'CANCELLED' });
  expect(await turns(asked.id)).toEqual([]);
  const { owner: other } = await kit.onPlan();
  await expect(cancelErasure(deps)({ id: asked.id }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('goes from part to part, each told once, and ends with the bell', async () => {
  const { owner } = await kit.onPlan();
  await told(owner, '');
  const { id } = await ask(NAME, owner);
  await expect(beginErasureJob(deps).run({ workspaceId: owner.workspaceId, id })).rejects.toThrow('not time yet');
  await begin(owner, id);
  await expect(cancelErasure(deps)({ id }, owner)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await advance(ContactsSchema as never, owner, id, { finished: false });
  // Out of turn: nothing.
  await advance(ConversationsSchema as never, owner, id);
  await advance(ContactsSchema as never, owner, id);
  await advance(CallsSchema, owner, id);
  await advance(CallsSchema, owner, id);
  await advance(ConversationsSchema as never, owner, id);
  await eventually(async () => expect(await getErasure(deps)({}, owner)).toMatchObject({ state: 'DONE', part: '' }));
  expect((await turns(id)).map(([part]) => part)).toEqual(['CONTACTS', 'CALLS', 'CONVERSATIONS', 'NOTIFICATIONS']);
  expect(await kinds(owner)).toEqual(['INTERNAL_MESSAGE']);
  expect(await rang(owner)).toEqual([]);
  const actions = await kit.db.tenant(owner.workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { action: { startsWith: 'workspace.data' } }, orderBy: { id: 'asc' } }),
  );
  expect(actions.map(({ action }) => action)).toEqual(['workspace.data.erasure.requested', 'workspace.data.erased']);
});

it('erases one person under the numbers that contacts know, and forgets those when it is done', async () => {
  const { workspaceId, owner } = await kit.onPlan();
  const contactId = kit.db.ids.uuid();
  await told(owner, contactId);
  const manager = await kit.actor(await kit.join(workspaceId, 'MANAGER'), workspaceId);
  await expect(erasePerson(deps)({ contactId }, manager)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { id, state } = await erasePerson(deps)({ contactId }, owner);
  expect(state).toBe('RUNNING');
  expect((await erasePerson(deps)({ contactId }, owner)).id).toBe(id);
  await advance(ContactsSchema as never, owner, id, { numbers: ['+15035550164'] });
  await advance(CallsSchema, owner, id);
  await advance(ConversationsSchema as never, owner, id);
  await eventually(async () =>
    expect(await getPersonErasure(deps)({ contactId }, owner)).toMatchObject({ state: 'DONE', numbers: [] }),
  );
  expect(await turns(id)).toEqual([
    ['CONTACTS', []],
    ['CALLS', ['+15035550164']],
    ['CONVERSATIONS', ['+15035550164']],
    ['NOTIFICATIONS', ['+15035550164']],
  ]);
  expect(await kinds(owner)).toEqual(['MISSED_CALL']);
  expect(await rang(owner)).toEqual(['+15035550165']);
  const { rows } = await kit.db.pool.query('SELECT FROM kit.erasure');
  expect(rows).toEqual([]);
});
