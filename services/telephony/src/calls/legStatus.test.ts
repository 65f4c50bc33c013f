import { expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { connectParams, placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { db, webhook } = world;
const SID = `CA${'a'.repeat(32)}`;

it('a hang-up that is reported while the call is being written ends it at once', async () => {
  const { number, workspaceId } = await world.workspace(['Ana'], '+12125550177', { greeting: true });
  const caller = { CallSid: SID, From: '+14155550123', To: number };
  // The report finds no leg, and is held just before it is written down.
  const other = await db.pool.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE pending_input IN SHARE MODE');
  const report = webhook('/carrier/voice/number-status', { ...caller, CallStatus: 'completed' });
  await expect.poll(waiting).toBe(1);
  let isAnswered = false;
  const arrival = webhook('/carrier/voice/inbound', caller).finally(() => (isAnswered = true));
  await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true);
  await other.query('COMMIT');
  other.release();
  expect((await report).statusCode).toBe(204);
  expect((await arrival).statusCode).toBe(200);
  await expect.poll(async () => (await world.callOf(workspaceId)).status).toBe('ABANDONED');
});

it('a device that hung up before it was known that it had connected has hung up', async () => {
  const { workspaceId, phoneNumberId, people } = await world.workspace(['Ana'], '+12125550178');
  const ana = principalOf(workspaceId, people[0]?.userId ?? '');
  const input = { phoneNumberId, to: '+16285550136', deviceId: 'laptop', idempotencyKey: 'k' };
  const placed = await placeCall(world.deps, world.apply)(input, ana);
  const device = {
    CallSid: `CA${'b'.repeat(32)}`,
    From: `client:${placed.legs[placed.agentLegId ?? '']?.identity ?? ''}`,
  };
  await webhook('/carrier/voice/app-status', { ...device, CallStatus: 'completed' });
  await webhook('/carrier/voice/app', { ...device, ...connectParams(placed, placed.agentLegId) });
  await expect.poll(async () => (await world.callOf(workspaceId)).endReason).toBe('CANCELLED_BY_AGENT');
  await world.executor.idle();
});

async function waiting(): Promise<number | null> {
  const { rowCount } = await db.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount;
}
