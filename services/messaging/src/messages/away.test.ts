/** What becomes of texts while PostgreSQL is away. */
import { createHttpServer } from '@ringline/kit/http';
import { createJobs } from '@ringline/kit/jobs';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { atEndOfFile, deliver, eventually, fakeClock, ownPostgres, testDatabase } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { consumers as consumersOf } from '../consumers/index.ts';
import type { Deps } from '../context.ts';
import { messageFigures } from '../figures.ts';
import { createSender } from '../sending/sender.ts';
import { messaging } from '../service.ts';
import { testBilling, testCarrier, testPrincipal, testStorage } from '../testing.ts';
import { listConversations } from '../threads/listItems.ts';
import { messageWebhooks } from '../webhooks/webhooks.ts';
import { createLostTexts } from './lostTexts.ts';
import { sendMessage } from './sendMessage.ts';

const PEER = '+16285550136';
const NUMBER = '+14155550001';
const postgres = await ownPostgres();
const clock = fakeClock(new Date());
const db = await testDatabase(messaging, { clock, adminUrl: postgres.adminUrl });
const carrier = await testCarrier(() => clock.now());
const log = createLog('messaging', 'silent');
const metrics = createMetrics();
const deps: Deps = {
  db,
  clock,
  ids: db.ids,
  env: { ...carrier.environment, SANDBOX_ENABLED: true },
  log,
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
const jobs = createJobs(db, log);
const lostTexts = createLostTexts({ ...deps, jobs });
await jobs.prepare([lostTexts.job]);
const sender = createSender(deps);
const app = await createHttpServer({ log, metrics, ready: async () => undefined });
messageWebhooks(deps, lostTexts)(app);
atEndOfFile(async () => {
  lostTexts.stop();
  await jobs.stop();
  await app.close();
});

const workspaceId = db.ids.uuid();
const phoneNumberId = db.ids.uuid();
await deliver(db, consumersOf({ ...deps, jobs: {} as never }), workspaceId, NumberChangedSchema, {
  number: {
    id: phoneNumberId,
    workspaceId,
    number: NUMBER,
    status: 'AVAILABLE',
    country: 'US',
    version: 1,
    callWorkFlow: { teamId: db.ids.uuid() },
  },
});

const post = (path: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-twilio-signature': carrier.sign(path, form), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Somebody writes to us: the carrier has the text, and tries to tell us as it does by default. */
async function text(sid: string, body: string) {
  const told = { sid, from: PEER, to: NUMBER, body, status: 'received', dateCreated: clock.now(), statusCallback: '' };
  carrier.texts.push({ ...told, direction: 'inbound' });
  const form = { MessageSid: sid, From: PEER, To: NUMBER, Body: body };
  const first = await post('/webhooks/messages/inbound', form);
  return first.statusCode < 400 ? [first] : [first, await post('/webhooks/messages/fallback', form)];
}

const thread = () =>
  listConversations(deps)({ contactId: '', threadId: '', channel: '' }, testPrincipal(workspaceId)).then(({ rows }) =>
    rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  );

async function back(): Promise<void> {
  await postgres.start();
  await eventually(() => db.pool.query('SELECT 1'));
}

test('texts that come while the database is away are fetched from the carrier when it is back, once, with their time', async () => {
  await text('SM-before', 'before');
  clock.advance(2_000);
  await postgres.kill();
  const began = clock.now();
  const [refused, thanked] = await text('SM-first', 'is anybody there?');
  expect(refused?.statusCode).toBe(503);
  expect(thanked).toMatchObject({ statusCode: 200, body: expect.stringContaining('<Response/>') });
  clock.advance(20_000);
  await text('SM-second', 'hello?');
  await expect(lostTexts.job.run({})).rejects.toBeInstanceOf(Error);
  await back();
  clock.advance(20_000);
  await text('SM-after', 'after');
  await lostTexts.job.run({});
  await lostTexts.job.run({});
  const found = await thread();
  expect(found.map(({ body }) => body)).toEqual(['before', 'is anybody there?', 'hello?', 'after']);
  expect(Math.abs((found[1]?.createdAt.getTime() ?? 0) - began.getTime())).toBeLessThan(1_000);
});

test('a report that finds no database is asked for', async () => {
  const send = sendMessage(deps);
  const principal = testPrincipal(workspaceId);
  const sent = await send({ phoneNumberId, contactId: '', to: PEER, body: 'ours', idempotencyKey: 'k' }, principal);
  await sender.round();
  const path = `/webhooks/messages/status?${new URLSearchParams({ w: workspaceId, m: sent.item?.id ?? '', a: '0' })}`;
  const ours = carrier.texts.find(({ body }) => body === 'ours');
  await postgres.kill();
  const report = await post(path, { MessageSid: ours?.sid ?? '', MessageStatus: 'delivered' });
  expect(report.statusCode).toBe(503);
  await expect(sender.round()).rejects.toBeInstanceOf(Error);
  await back();
  Object.assign(ours ?? {}, { status: 'delivered' });
  clock.advance(31_000);
  await sender.round();
  const found = await thread();
  expect(found.find(({ body }) => body === 'ours')).toMatchObject({ deliveryStatus: 'DELIVERED' });
  expect(carrier.texts.filter(({ body }) => body === 'ours')).toHaveLength(1);
});
