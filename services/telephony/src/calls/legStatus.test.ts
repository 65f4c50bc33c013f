import { expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

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
  const arrival = webhook('/carrier/voice/inbound', caller);
  await Promise.race([arrival, expect.poll(waiting).toBe(2)]);
  await other.query('COMMIT');
  other.release();
  expect((await report).statusCode).toBe(204);
  expect((await arrival).statusCode).toBe(200);
  await expect.poll(async () => (await world.callOf(workspaceId)).status).toBe('ABANDONED');
});

async function waiting(): Promise<number | null> {
  const { rowCount } = await db.pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rowCount;
}
