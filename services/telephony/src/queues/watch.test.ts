import { expect, it } from 'vitest';
import { receiveInboundCall } from '../calls/receiveInboundCall.ts';
import { telephonyWorld } from '../testing/world.ts';
import { queueOffices } from './office.testkit.ts';

const world = await telephonyWorld();
const { apply, db, deps, queues } = world;
const { office } = queueOffices(world);

it('a look that finds the queues empty goes on watching them for who came meanwhile', async () => {
  const { workspaceId, number, rings } = await office(['Ana']);
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.queueWatch.create({ data: { workspaceId, dueAt: deps.clock.now() } }),
  );
  const other = await db.pool.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM queue_watch WHERE workspace_id = $1 FOR UPDATE', [workspaceId]);
  const findsNobody = queues.look(workspaceId);
  await expect
    .poll(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      return (await db.pool.query(waiting)).rowCount;
    })
    .toBe(1);
  // Whoever took the call was killed before it looked.
  const killed = receiveInboundCall(
    deps,
    apply,
    () => {},
    () => {},
  );
  const call = await killed({ sid: `CA${'9'.repeat(32)}`, from: '+14155550123', to: number });
  expect(call?.phase).toBe('QUEUED');
  await other.query('COMMIT');
  other.release();
  await findsNobody;
  expect(await deps.db.platform('queue watch', ({ tx }) => tx.queueWatch.count({ where: { workspaceId } }))).toBe(1);
  await world.sweep();
  expect(await rings(call?.id ?? '')).toEqual(['Ana']);
});
