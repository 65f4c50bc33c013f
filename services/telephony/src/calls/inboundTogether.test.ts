import { describe, expect, it, vi } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { db } = world;
const statements = vi.spyOn(db.pool, 'query');
const sid = (name: number) => `CA${String(name).padStart(32, '0')}`;

const callsOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.callLeg.findMany({ where: { workspaceId }, orderBy: { sid: 'asc' } }));

async function come(calls: readonly { name: number; to: string }[]) {
  statements.mockClear();
  const answers = await Promise.all(
    calls.map(({ name, to }) =>
      world.webhook('/carrier/voice/inbound', { CallSid: sid(name), From: '+14155550123', To: to }),
    ),
  );
  const asked = statements.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  return { answers, writes: asked.filter((text) => text?.includes('begin_calls')).length };
}

describe('inbound calls that come at the same time', () => {
  it('are written together, each into its own workspace, and one that is told of twice is one', async () => {
    const offices = await Promise.all(
      ['+13475550110', '+13475550111', '+13475550112'].map((number) =>
        world.workspace(['Ana'], number, { greeting: true }),
      ),
    );
    const calls = Array.from({ length: 12 }, (_, name) => ({ name, to: offices[name % 3]?.number ?? '' }));
    const { answers, writes } = await come([...calls, ...calls.slice(0, 3)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
    expect(answers.every(({ body }) => body.includes('greeting.wav'))).toBe(true);
    // How many find company depends on the machine.
    expect(writes).toBeLessThan(calls.length);
    // Each caller is sent on to the own call.
    for (const [index, { body }] of answers.entries())
      expect(body).toContain(`w=${offices[index % 3]?.workspaceId}&amp;c=`);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(12);
    for (const [index, { workspaceId }] of offices.entries())
      expect((await callsOf(workspaceId)).map((leg) => leg.sid)).toEqual([0, 3, 6, 9].map((name) => sid(name + index)));
    // Each has its first event and its timeline, and will be looked after.
    const { rows } = await db.pool.query(
      `SELECT (SELECT count(*)::int FROM kit.outbox WHERE workspace_id = ANY ($1)) AS events,
              (SELECT count(*)::int FROM leg_watch WHERE workspace_id = ANY ($1)) AS watched`,
      [offices.map(({ workspaceId }) => workspaceId)],
    );
    expect(rows).toEqual([{ events: 12, watched: 12 }]);
    const entries = await db.tenant(offices[0]?.workspaceId ?? '', ({ tx }) =>
      tx.callTimeline.findMany({ select: { name: true, parameters: true } }),
    );
    expect(entries.map(({ name }) => name).toSorted()).toEqual([
      ...Array<string>(4).fill('call.arrived'),
      ...Array<string>(4).fill('greeting.played'),
    ]);
    expect(entries.find(({ name }) => name === 'call.arrived')?.parameters).toEqual({
      from: '+14155550123',
      to: offices[0]?.number,
    });
  });

  it('ring, and the one that cannot be written harms no other', async () => {
    const office = await world.workspace(['Ana'], '+13475550113');
    const broken = await world.workspace(['Ben'], '+13475550114', { greeting: true });
    // No carrier's name of a call is that long; no index of PostgreSQL takes it.
    const unwritable = Array.from({ length: 300 }, () => db.ids.uuid()).join('');
    const answers = await Promise.all([
      world.webhook('/carrier/voice/inbound', { CallSid: sid(50), From: '+14155550123', To: office.number }),
      world.webhook('/carrier/voice/inbound', { CallSid: unwritable, From: '+14155550124', To: broken.number }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await callsOf(office.workspaceId)).toHaveLength(1);
    expect(await callsOf(broken.workspaceId)).toEqual([]);
    // Who could not be written down waits at the carrier, and hears something.
    expect(answers[1]?.body).toContain('connecting.wav');
  });
});

describe('a caller who hears a greeting', () => {
  it('comes to somebody when the end of it is never told, also while the carrier cannot be asked', async () => {
    const { workspaceId, number } = await world.workspace(['Ana'], '+13475550117', { greeting: true });
    await come([{ name: 70, to: number }]);
    // The greeting's timer is later than the first question about the leg: it has no row until then.
    const scheduled = async () =>
      (await db.pool.query<{ due_at: Date }>('SELECT due_at FROM call_schedule WHERE workspace_id = $1', [workspaceId]))
        .rows;
    expect(await scheduled()).toEqual([]);
    const { id, timers } = await world.callOf(workspaceId);
    world.clock.advance(30_001);
    world.carrier.failNext(({ path }) => path === `/Calls/${sid(70)}.json`, 503);
    await world.sweep();
    // More legs are due here than are asked about at once: the timers that the last of them bring are looked at next.
    await world.sweep();
    expect(await scheduled()).toEqual([{ due_at: new Date(timers.greeting ?? 0) }]);
    world.clock.advance(300_000);
    await world.sweep();
    expect((await world.readState(workspaceId, id)).phase).not.toBe('GREETING');
  });

  it('is one call, whatever is in the names', async () => {
    const { workspaceId, number } = await world.workspace(['Ana'], '+13475550118', { greeting: true });
    const from = 'sip:"a\\b",{c}\u001e@example.com';
    await world.webhook('/carrier/voice/inbound', { CallSid: 'CA"\\,', From: from, To: number });
    // A character that no XML holds is cleaned at the door.
    expect((await world.callOf(workspaceId)).peerNumber).toBe(from.replace('\u001e', ''));
    expect((await callsOf(workspaceId)).map((leg) => leg.sid)).toEqual(['CA"\\,']);
  });
});

describe('a transaction of several workspaces', () => {
  it('writes into none that it does not name, and reads no call', async () => {
    const ours = await world.workspace(['Ana'], '+13475550115', { greeting: true });
    const theirs = await world.workspace(['Eve'], '+13475550116', { greeting: true });
    await come([{ name: 60, to: theirs.number }]);
    const client = await db.pool.connect();
    const into = (workspaceId: string) =>
      client.query('INSERT INTO call_leg (workspace_id, id, call_id, ended) VALUES ($1, $2, $3, false)', [
        workspaceId,
        db.ids.uuid(),
        db.ids.uuid(),
      ]);
    try {
      await client.query('BEGIN');
      await client.query("SELECT set_config('app.workspace_ids', $1, true)", [ours.workspaceId]);
      expect((await into(ours.workspaceId)).rowCount).toBe(1);
      expect((await client.query('SELECT FROM call_leg WHERE workspace_id = $1', [theirs.workspaceId])).rowCount).toBe(
        0,
      );
      expect((await client.query('UPDATE call_leg SET ended = true')).rowCount).toBe(0);
      expect((await client.query('DELETE FROM call_leg')).rowCount).toBe(0);
      await expect(into(theirs.workspaceId)).rejects.toThrow('row-level security');
      await client.query('ROLLBACK');
      await client.query('BEGIN');
      await client.query("SELECT set_config('app.workspace_ids', $1, true)", [theirs.workspaceId]);
      expect((await client.query('SELECT FROM call')).rowCount).toBe(0);
      for (const table of ['phone_number', 'workspace_copy']) {
        const seen = await client.query<{ workspace_id: string }>(`SELECT workspace_id FROM ${table}`);
        expect(seen.rows).toEqual([{ workspace_id: theirs.workspaceId }]);
        expect((await client.query(`UPDATE ${table} SET status = status`)).rowCount).toBe(0);
      }
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    // What a transaction named is forgotten with it.
    expect((await db.pool.query('SELECT FROM call_leg')).rowCount).toBe(0);
    expect(await callsOf(theirs.workspaceId)).toHaveLength(1);
  });
});
