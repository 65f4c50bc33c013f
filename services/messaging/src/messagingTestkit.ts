/** Messaging on a real database with a carrier on loopback; each test has a workspace of its own, with one number. */
import { consumers as consumersOf } from './consumers/index.ts';
import { messageFigures } from './figures.ts';
import { messaging as service } from './service.ts';
import type { Deps } from './context.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { sendMessage } from './messages/sendMessage.ts';
import { createSender } from './sending/sender.ts';
import { testBilling, testCarrier, testPrincipal, testStorage } from './testing.ts';
import { testViber } from './viberTestkit.ts';
import { viberWebhooks } from './webhooks/viber.ts';
import { VIBER_INBOUND_PATH, VIBER_STATUS_PATH } from './webhooks/paths.ts';
import { referenceOf } from './sending/viberMessages.ts';
import { listConversations } from './threads/listItems.ts';
import { listThreads } from './threads/listThreads.ts';
import { findItem } from './threads/visible.ts';
import { messageWebhooks } from './webhooks/webhooks.ts';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createHttpServer } from '@ringline/kit/http';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createMetrics } from '@ringline/kit/telemetry';
import { deliver, emittedEvents, fakeClock, testDatabase, type TestDatabase } from '@ringline/kit/testing';
import { MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema, NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeAll, beforeEach, vi } from 'vitest';

export const PEER = '+16285550136';
export const TEAM = '0190a000-0000-7000-8000-000000000001';
export const OTHER_TEAM = '0190a000-0000-7000-8000-000000000002';

export const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
// Live bindings: each test file has its own, made by ownMessaging().
export let clock: ReturnType<typeof fakeClock>;
export let db: TestDatabase<PrismaClient>;
export let carrier: Awaited<ReturnType<typeof testCarrier>>;
export let viber: Awaited<ReturnType<typeof testViber>>;
export let billing: ReturnType<typeof testBilling>;
export let metrics: ReturnType<typeof createMetrics>;
export let deps: Deps;
export let consumers: ReturnType<typeof consumersOf>;
export let sender: ReturnType<typeof createSender>;
/** What consumers leave to jobs, in their order. */
export const queued: object[] = [];
const jobs = { enqueue: async (_uow: unknown, _name: string, payload: object) => void queued.push(payload) } as never;
export let app: Awaited<ReturnType<typeof createHttpServer>>;
export let ws: string;
export let number: { id: string; number: string };
let sequence = 0;

/** At the top of a test file: a messaging service of its own, and for each test a workspace with one number. */
export function ownMessaging(): void {
  beforeAll(async () => {
    clock = fakeClock('2026-11-21T09:00:00Z');
    db = await testDatabase(service, { clock });
    carrier = await testCarrier(() => clock.now());
    viber = await testViber();
    billing = testBilling();
    metrics = createMetrics();
    deps = {
      db,
      clock,
      ids: db.ids,
      env: { ...carrier.environment, SANDBOX_ENABLED: true },
      log: log as never,
      metrics,
      figures: messageFigures(metrics),
      rpc: billing.rpc,
      limits: createMemoryLimits(clock),
      storage: testStorage(),
      secrets: createSecrets(generateKeyRing()),
      carrier: carrier.carrier,
      viber: viber.adapter,
      wakeSender: () => undefined,
    };
    consumers = consumersOf({ ...deps, jobs });
    sender = createSender(deps);
    app = await createHttpServer({ log: log as never, metrics, ready: async () => undefined });
    messageWebhooks(deps, { suspect: () => undefined })(app);
    await viberWebhooks(deps)(app);
  });

  beforeEach(async () => {
    ws = db.ids.uuid();
    number = await giveNumber(ws, TEAM);
    billing.refuse(undefined);
    log.error.mockClear();
  });
}

async function giveNumber(workspaceId: string, teamId: string, more: Record<string, unknown> = {}) {
  const given = { id: db.ids.uuid(), number: `+1415555${String(++sequence).padStart(4, '0')}` };
  const event = {
    ...given,
    workspaceId,
    status: 'AVAILABLE',
    country: 'US',
    version: 1,
    callWorkFlow: { teamId },
    ...more,
  };
  await deliver(db, consumers, workspaceId, NumberChangedSchema, { number: event });
  return given;
}
/** The number of the test as telephony tells of it anew. */
export const changeNumber = (changes: Record<string, unknown>) => {
  const event = { ...number, workspaceId: ws, country: 'US', version: 2, callWorkFlow: { teamId: TEAM }, ...changes };
  return deliver(db, consumers, ws, NumberChangedSchema, { number: event });
};
export const post = (path: string, form: Record<string, string>, signature = carrier.sign(path, form)) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
export const textFrom = (body: string, { sid = `SM${db.ids.uuid()}`, from = PEER, to = number.number } = {}) =>
  post('/webhooks/messages/inbound', { MessageSid: sid, From: from, To: to, Body: body });
export const everyone = () => testPrincipal(ws);
export const inbox = (principal = everyone(), filter = '') =>
  listThreads(deps)({ filter, contactIds: [], query: '' }, principal);
export const timeline = (principal = everyone()) =>
  listConversations(deps)({ contactId: '', threadId: '', channel: '' }, principal).then(({ rows }) => rows);
export const send = (body: string, idempotencyKey = '', principal = everyone()) =>
  sendMessage(deps)({ phoneNumberId: number.id, contactId: '', to: PEER, body, idempotencyKey }, principal);
export const settled = async (id: string) =>
  (await emittedEvents(db, MessageSettledSchema)).filter(({ key }) => key === id).map(({ event }) => event.outcome);
export const item = (id: string) => findItem(deps)(id, everyone(), 'READ').then((found) => found.item);
export const sentTo = (body: string) => carrier.texts.filter((text) => text.body === body);
export async function report(id: string, status: string, errorCode = '', attempt = '0') {
  const path = `/webhooks/messages/status?${new URLSearchParams({ w: ws, m: id, a: attempt })}`;
  return post(path, {
    MessageSid: (await item(id)).carrierSid ?? 'SM1',
    MessageStatus: status,
    ...(errorCode ? { ErrorCode: errorCode } : {}),
  });
}
export const call = (
  version: number,
  fields: Record<string, unknown> = {},
  id = '0190a000-0000-7000-8000-00000000ca11',
) =>
  deliver(db, consumers, ws, CallChangedSchema, {
    call: {
      id,
      workspaceId: ws,
      direction: 'INBOUND',
      status: 'INCOMING',
      peerNumber: PEER,
      phoneNumberId: number.id,
      workspaceNumber: number.number,
      startedAt: timestampFromDate(clock.now()),
      version,
      ...fields,
    },
  });

/** The number of the test as a sender on WhatsApp. */
export const connectWhatsApp = (status = 'ONLINE') => {
  const sender = { workspaceId: ws, phoneNumberId: number.id, number: number.number, carrierSid: 'XE1', status };
  const data = { ...sender, reason: '', quality: '', messagingLimit: '', updatedAt: clock.now() };
  return db.tenant(ws, ({ tx }) => tx.whatsappSender.create({ data }));
};
/** What the carrier tells of a WhatsApp message from PEER. */
export const whatsApp = (Body: string, more: Record<string, string> = {}): Record<string, string> => ({
  MessageSid: `SM${db.ids.uuid()}`,
  From: `whatsapp:${PEER}`,
  To: `whatsapp:${number.number}`,
  Body,
  ProfileName: 'Priya',
  WaId: PEER.slice(1),
  ...more,
});
export const answerOnWhatsApp = (
  body: string,
  more: { attachmentIds?: string[]; channel?: string; idempotencyKey?: string } = {},
) =>
  sendMessage(deps)(
    { phoneNumberId: number.id, contactId: '', to: PEER, body, idempotencyKey: '', channel: 'WHATSAPP', ...more },
    everyone(),
  );

/** What the provider of Viber posts, with its signature unless another is given. */
export const postViber = async (path: string, payload: unknown, signature?: string) => {
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const authorization = signature ?? (await viber.sign(body, clock.now()));
  const headers = { authorization, 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url: path, headers, payload: body });
};
/** What it tells of a message from PEER. */
export const viberMessage = (text: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  channel: 'viber_service',
  message_uuid: db.ids.uuid(),
  to: number.number.slice(1),
  from: PEER.slice(1),
  timestamp: clock.now().toISOString(),
  message_type: 'text',
  text,
  ...more,
});
export const viberWrites = (text: string, more: Record<string, unknown> = {}) =>
  postViber(VIBER_INBOUND_PATH, viberMessage(text, more));
/** What it tells of a message of ours. */
export const viberStatus = async (id: string, status: string, more: Record<string, unknown> = {}) => {
  const sent = await item(id);
  return {
    channel: 'viber_service',
    message_uuid: sent.carrierSid ?? db.ids.uuid(),
    to: PEER.slice(1),
    from: number.number.slice(1),
    timestamp: clock.now().toISOString(),
    status,
    client_ref: referenceOf(sent),
    ...more,
  };
};
export const viberReport = async (id: string, status: string, more: Record<string, unknown> = {}) =>
  postViber(VIBER_STATUS_PATH, await viberStatus(id, status, more));
export const answerOnViber = (
  body: string,
  more: {
    attachmentIds?: string[];
    idempotencyKey?: string;
    button?: { text: string; url: string };
  } = {},
) =>
  sendMessage(deps)(
    { phoneNumberId: number.id, contactId: '', to: PEER, body, idempotencyKey: '', channel: 'VIBER', ...more },
    everyone(),
  );
