/** A recording of which the carrier's report is lost: it is asked for a minute after the call, long before it counts as missing. */
import { describe, expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { talkingIn } from './talking.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, executor, sweep } = world;
const { talking } = talkingIn(world, '+1814555');
let sids = 0;
const newSid = () => `RE${(sids += 1).toString(16).padStart(32, '0')}`;

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1_000);
  await sweep();
  await executor.idle();
}

/** A recorded call that is over, without a word of its recording; and what the carrier has of it. */
async function isOver(status: string | undefined) {
  const { workspaceId, callId, report, names } = await talking({ recording: true });
  const state = () => world.readState(workspaceId, callId);
  const { legs, outsideLegId } = await state();
  const kept = {
    sid: newSid(),
    call_sid: legs[outsideLegId]?.sid ?? '',
    source: 'StartCallRecordingAPI',
    status: status ?? '',
    duration: '9',
  };
  carrier.recording = Buffer.from('RIFF');
  // A message after the tone is none.
  carrier.messages.push({ ...kept, sid: newSid(), source: 'RecordVerb', status: 'completed' });
  if (status !== undefined) carrier.messages.push(kept);
  await report('completed');
  const asked = () =>
    carrier.requests.filter(
      ({ method, path }) => method === 'GET' && path.startsWith(`/Calls/${kept.call_sid}/Recordings.json`),
    ).length;
  return { state, names, kept, asked };
}

describe('a recording whose report was lost', () => {
  it('is found at the carrier a minute after the call, and is not missing ten minutes after it', async () => {
    const { state, names, kept, asked } = await isOver('completed');
    await pass(59);
    expect([asked(), (await state()).recording?.state]).toEqual([0, 'PENDING']);
    await pass(1);
    expect((await state()).recording).toMatchObject({ state: 'READY', sid: kept.sid, durationSeconds: 9 });
    await pass(600);
    expect(await names()).not.toContain('recording.missing');
    expect(asked()).toBe(1);
  });

  it('is waited for while the carrier writes it', async () => {
    const { state, kept } = await isOver('processing');
    await pass(60);
    expect((await state()).recording?.state).toBe('PENDING');
    kept.status = 'completed';
    await pass(15);
    expect((await state()).recording).toMatchObject({ state: 'READY', sid: kept.sid });
  });

  it('is missing at once where the carrier says that there is no file', async () => {
    const { state } = await isOver('absent');
    await pass(60);
    expect((await state()).recording?.state).toBe('MISSING');
  });

  it('is missing after ten minutes where the carrier knows of none', async () => {
    const { state, asked } = await isOver(undefined);
    await pass(60);
    expect([asked(), (await state()).recording?.state]).toEqual([1, 'PENDING']);
    await pass(540);
    expect((await state()).recording?.state).toBe('MISSING');
  });
});
