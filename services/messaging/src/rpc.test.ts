import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createMetrics } from '@ringline/kit/telemetry';
import { refusalOf } from '@ringline/kit/errors';
import { deliver, fakeClock, rpcFixture, testDatabase } from '@ringline/kit/testing';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { CallChangedSchema, NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { consumers as consumersOf } from './consumers/index.ts';
import type { Deps } from './context.ts';
import { messageFigures } from './figures.ts';
import { messagingRpc } from './rpc/messaging.ts';
import { messaging as service } from './service.ts';
import { testBilling, testCarrier, testStorage } from './testing.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const carrier = await testCarrier(() => clock.now());
const metrics = createMetrics();
const deps: Deps = {
  db,
  clock,
  ids: db.ids,
  env: { ...carrier.environment, SANDBOX_ENABLED: true },
  log: {} as never,
  metrics,
  figures: messageFigures(metrics),
  rpc: testBilling().rpc,
  limits: createMemoryLimits(clock),
  storage: testStorage(),
  secrets: createSecrets(generateKeyRing()),
  carrier: carrier.carrier,
  viber: undefined,
  wakeSender: () => undefined,
};
const { clients, services, as } = rpcFixture([MessagingService], messagingRpc(deps), clock);
const client = clients.client(MessagingService);
const workspaceId = db.ids.uuid();
const team = db.ids.uuid();
const number = { id: db.ids.uuid(), number: '+14155550142' };
const grants = { MESSAGES: { CREATE: 'team', READ: 'team', UPDATE: 'team' }, CALLS: { READ: 'team' } } as const;
const agent = await as({ userId: db.ids.uuid(), workspaceId, role: 'MEMBER', seat: true, teamIds: [team], grants });
const consumers = consumersOf({ ...deps, jobs: {} as never });
await deliver(db, consumers, workspaceId, NumberChangedSchema, {
  number: { ...number, workspaceId, status: 'AVAILABLE', country: 'US', version: 1, callWorkFlow: { teamId: team } },
});

test('a member of the team writes, reads, marks and finishes a conversation', async () => {
  const { conversation } = await client.sendMessage(
    { phoneNumberId: number.id, to: '(628) 555-0136', body: 'Hello' },
    agent,
  );
  expect(conversation).toMatchObject({
    direction: 'OUTBOUND',
    channel: 'SMS',
    peerNumber: '+16285550136',
    message: { body: 'Hello', deliveryStatus: 'PENDING', segments: 1 },
  });
  const id = conversation?.id ?? '';
  const threadId = conversation?.threadId ?? '';
  expect((await client.getConversation({ id }, agent)).conversation).toMatchObject({ id, version: 1 });
  expect((await client.listConversations({ threadId }, agent)).conversations).toHaveLength(1);
  expect(await client.listThreads({}, agent)).toMatchObject({
    threads: [{ id: threadId, lastConversation: { id } }],
    metadata: { count: 1, perPage: 10 },
    totalUnread: 0,
  });
  expect((await client.changeReadState({ threadId, isRead: false }, agent)).thread).toMatchObject({
    unreadCount: 1,
    version: 2,
  });
  expect((await client.changeThreadState({ threadId, state: 'DONE' }, agent)).thread).toMatchObject({
    state: 'DONE',
    version: 3,
  });
  const refusal = await client.resendMessage({ conversationId: id }, agent).catch((error: unknown) => refusalOf(error));
  expect(refusal).toMatchObject({ code: 'INVALID_TRANSITION' });
});

test('a call is in the history with its figures', async () => {
  const call = {
    id: db.ids.uuid(),
    workspaceId,
    direction: 'INBOUND',
    status: 'COMPLETED',
    peerNumber: '+16285550136',
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    talkTimeSeconds: 42,
    version: 4,
  };
  await deliver(db, consumers, workspaceId, CallChangedSchema, { call });
  expect((await client.listCallHistory({}, agent)).conversations).toMatchObject([
    { channel: 'VOICE', call: { callId: call.id, status: 'COMPLETED', talkTimeSeconds: 42 } },
  ]);
});

test('without a seat nobody writes; another team and another workspace see nothing', async () => {
  const seatless = await as({ userId: db.ids.uuid(), workspaceId, role: 'MEMBER', teamIds: [team], grants });
  const refusal = await client
    .sendMessage({ phoneNumberId: number.id, to: '+16285550136', body: 'Hello' }, seatless)
    .catch((error: unknown) => refusalOf(error));
  expect(refusal).toMatchObject({ code: 'SEAT_REQUIRED' });
  expect((await client.listThreads({}, seatless)).threads).toHaveLength(1);
  expect(
    (
      await client.listThreads(
        {},
        await as({ userId: db.ids.uuid(), workspaceId, role: 'MEMBER', teamIds: [db.ids.uuid()], grants }),
      )
    ).threads,
  ).toEqual([]);
  expect(
    (
      await client.listThreads(
        {},
        await as({
          userId: db.ids.uuid(),
          workspaceId: db.ids.uuid(),
          role: 'OWNER',
          grants: { MESSAGES: { READ: 'all' } },
        }),
      )
    ).threads,
  ).toEqual([]);
});

test("the demo's texts are written by services alone", async () => {
  const demo = {
    workspaceId,
    messages: [
      {
        peerNumber: '+14155550171',
        direction: 'INBOUND',
        body: 'Hi',
        deliveryStatus: 'RECEIVED',
        minutesAgo: 3,
        phoneNumberId: number.id,
        unread: true,
      },
    ],
  };
  await services.client(MessagingService).ensureDemoMessages(demo);
  expect((await client.listThreads({ filter: 'UNREAD', query: '5550171' }, agent)).threads).toMatchObject([
    { peerNumber: '+14155550171', unreadCount: 1 },
  ]);
  await expect(client.ensureDemoMessages(demo, agent)).rejects.toThrow('Only services');
});
