/** A recording is fetched until it is there: whatever is away meanwhile, and however long its file is. */
import { eventually } from '@ringline/kit/testing';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { talkingIn } from '../calls/talking.testkit.ts';
import { deleteRecording } from '../recordings/custody.ts';
import { purgeRecordings } from '../recordings/purgeRecordings.ts';
import { outboundTalks } from '../testing/outboundTalks.ts';
import { createTelephony } from '../telephony.ts';
import { telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, executor, sweeper, webhook } = world;
const { talking } = talkingIn(world, '+1813555');
const { newSid } = outboundTalks(world);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

afterEach(() => {
  vi.restoreAllMocks();
  carrier.requests.length = 0;
  carrier.filesAsked = 0;
});

/** A recorded call that is over, and of which the carrier reports its file. */
async function isOver() {
  const { workspaceId, callId, ana, report, names } = await talking({ recording: true });
  await report('completed');
  const recorded = () => world.readState(workspaceId, callId).then(({ recording }) => recording);
  const told = async () => {
    const { legs, outsideLegId } = await world.readState(workspaceId, callId);
    return webhook(deps.addresses.recording({ workspaceId, callId }), {
      CallSid: legs[outsideLegId]?.sid ?? '',
      RecordingSid: newSid('RE'),
      RecordingStatus: 'completed',
      RecordingDuration: '60',
    });
  };
  return { workspaceId, callId, ana, names, recorded, told };
}

/** The store of files is away for so many puts. */
function storeAway(puts: number) {
  const put = vi.spyOn(deps.storage, 'put');
  for (let count = 0; count < puts; count += 1) put.mockRejectedValueOnce(new Error('the store is away'));
  return put;
}

async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await world.sweep();
}

describe('without the store of files', () => {
  it('a recording waits at the carrier, is called missing meanwhile, and is there when the store is back', async () => {
    carrier.recording = Buffer.from('RIFF');
    const { names, recorded, told } = await isOver();
    const put = storeAway(13);
    await told();
    await executor.idle();
    for (let minutes = 0; minutes < 60; minutes += 1) await pass(60 * SECOND);
    expect(put.mock.calls.length).toBeLessThanOrEqual(13);
    expect((await recorded())?.state).toBe('MISSING');
    for (let hours = 0; hours < 12; hours += 1) await pass(HOUR);
    expect(await recorded()).toMatchObject({ state: 'READY', sizeBytes: 4 });
    expect(await names()).toEqual(expect.arrayContaining(['recording.missing', 'recording.ready']));
  });

  it('after a week it is given up, and a later report of it begins anew', async () => {
    carrier.recording = Buffer.from('RIFF');
    const { workspaceId, callId, recorded, told } = await isOver();
    const put = storeAway(1_000);
    await told();
    await executor.idle();
    for (let hours = 0; hours < 8 * 24; hours += 1) await pass(HOUR);
    const tries = put.mock.calls.length;
    expect(tries).toBeGreaterThan(30);
    for (let hours = 0; hours < 24; hours += 1) await pass(HOUR);
    expect(put.mock.calls.length).toBe(tries);
    expect((await recorded())?.state).toBe('MISSING');
    put.mockRestore();
    const recordingSid = (await recorded())?.sid ?? '';
    await world.apply({
      workspaceId,
      callId,
      key: 'told again',
      input: { type: 'RECORDING_AVAILABLE', recordingSid, durationSeconds: 60, failed: false },
    });
    await executor.idle();
    expect((await recorded())?.state).toBe('READY');
  });
});

describe('the carrier’s copy of what is deleted', () => {
  const fails = (times: number, status: number) => {
    const drops = ({ method, path }: { method: string; path: string }) =>
      method === 'DELETE' && path.startsWith('/Recordings/RE');
    for (let count = 0; count < times; count += 1) carrier.failNext(drops, status);
    return () => carrier.requests.filter(drops).length;
  };

  /** A recording whose file has just left our store. */
  async function purged() {
    carrier.recording = Buffer.from('RIFF');
    const over = await isOver();
    await over.told();
    await executor.idle();
    await deleteRecording(deps, world.apply)(
      { callId: over.callId, reason: 'Not ours to keep' },
      { ...over.ana, ip: '' },
    );
    clock.advance(30 * 24 * HOUR);
    await purgeRecordings(deps, world.apply);
    await executor.idle();
    return over;
  }

  it('goes when the carrier is there again', async () => {
    const asked = fails(13, 503);
    const { names } = await purged();
    for (let hours = 0; hours < 24; hours += 1) await pass(HOUR);
    expect(asked()).toBe(14);
    expect(await names()).not.toContain('recording.copy_kept');
  });

  it('is spoken of where the carrier did not delete it for a week; one that it does not know is gone', async () => {
    const asked = fails(42, 403);
    const { names } = await purged();
    for (let hours = 0; hours < 8 * 24; hours += 1) await pass(HOUR);
    expect(asked()).toBe(42);
    expect((await names()).at(-1)).toBe('recording.copy_kept');
    fails(1, 404);
    const another = await purged();
    for (let hours = 0; hours < 24; hours += 1) await pass(HOUR);
    expect(asked()).toBe(1);
    expect(await another.names()).not.toContain('recording.copy_kept');
  });
});

describe('a long file', () => {
  it('is fetched once, in pieces, for as long as they come; and holds up nothing else', async () => {
    const bodies = Array.from({ length: 3 }, () => new PassThrough());
    let served = 0;
    carrier.recording = () => bodies[(served += 1) - 1]!;
    // Three at once: more than are fetched at once.
    const calls = [await isOver(), await isOver(), await isOver()];
    const { workspaceId, callId } = await talking();
    const { outsideLegId: legId, legs } = await world.readState(workspaceId, callId);
    const redirect = { id: deps.ids.uuid(), kind: 'REDIRECT_LEG', legId, sid: legs[legId]?.sid ?? '' } as const;
    for (const { told } of calls) await told();
    await eventually(() => expect(served).toBe(2));
    for (let seconds = 0; seconds < 60; seconds += 10) {
      // Put off by the carrier, it is due now.
      if (seconds === 40) await due(workspaceId, callId, redirect);
      for (const body of bodies.slice(0, 2)) body.write('RIFF');
      await eventually(async () => expect(await keptFor(45 * SECOND)).toBe(2));
      clock.advance(10 * SECOND);
      await sweeper.sweep();
      await sweeper.idle();
    }
    expect([served, carrier.filesAsked]).toEqual([2, 2]);
    expect(
      carrier.requests.filter(({ method, path }) => method === 'POST' && path.includes(redirect.sid)),
    ).toHaveLength(1);
    for (const body of bodies) body.end('done');
    await executor.idle();
    expect(carrier.filesAsked).toBe(3);
    const sizes = await Promise.all(calls.map(async ({ recorded }) => (await recorded())?.sizeBytes));
    expect(sizes).toEqual([28, 28, 4]);
  });

  it('is given back by a process that stops, and fetched by another', async () => {
    const endless = new PassThrough();
    carrier.recording = () => endless;
    const { recorded, told } = await isOver();
    const other = createTelephony(deps);
    vi.spyOn(executor, 'run').mockImplementation(() => undefined);
    await told();
    vi.restoreAllMocks();
    clock.advance(6 * SECOND);
    await other.sweeper.sweep();
    await eventually(() => expect(carrier.filesAsked).toBe(1));
    await other.executor.stop();
    expect((await recorded())?.state).toBe('PENDING');
    carrier.recording = Buffer.from('RIFF');
    await pass(10 * SECOND);
    expect((await recorded())?.state).toBe('READY');
  });
});

/** How many commands nobody looks into for so long, in ms. */
async function keptFor(milliseconds: number): Promise<number> {
  const { rows } = await world.db.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM command_schedule WHERE due_at > $1',
    [new Date(clock.now().getTime() + milliseconds)],
  );
  return rows[0]?.count ?? 0;
}

async function due(workspaceId: string, callId: string, command: { id: string; kind: string }): Promise<void> {
  const at = clock.now();
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.carrierCommand.create({
      data: {
        workspaceId,
        id: command.id,
        callId,
        kind: command.kind,
        body: { ...command },
        state: 'INTENDED',
        createdAt: at,
      },
    }),
  );
  await deps.db.platform('command schedule', ({ tx }) =>
    tx.commandSchedule.create({ data: { commandId: command.id, workspaceId, dueAt: at } }),
  );
}
