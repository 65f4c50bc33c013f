/** How long people wait for the words of a call, as Prometheus reads it: two minutes are promised (defaults 12.3). */
import { atEndOfFile } from '@ringline/kit/testing';
import { expect, it } from 'vitest';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { recordingOf, scriptedEars } from '../testing/scriptedEars.ts';
import { telephonyWorld } from '../testing/world.ts';
import { transcribeCall } from './transcripts.ts';

const HELLO = 700;
const ears = await scriptedEars({ [HELLO]: 'Good morning, I would like to order.' });
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { clock, deps, apply, transcripts } = world;
const transcribe = transcribeCall(deps, apply);
const { office, recordedCall } = recordedCalls(world);
const TALK = recordingOf(10, [{ hertz: HELLO, from: 0, to: 2 }], [{ hertz: HELLO, from: 3, to: 4 }]);

/** Transcripts so far: those that came within two minutes, those that came, and those that did not. */
async function counted() {
  const text = await deps.metrics.registry.getSingleMetricAsString('transcript_delay_seconds');
  const of = (line: RegExp) => Number(line.exec(text)?.[1] ?? 0);
  return {
    inTime: of(/^transcript_delay_seconds_bucket\{le="120",result="ready"\} (\d+)$/m),
    ready: of(/^transcript_delay_seconds_count\{result="ready"\} (\d+)$/m),
    failed: of(/^transcript_delay_seconds_count\{result="failed"\} (\d+)$/m),
  };
}

it('is counted from the end of the call, over all tries', async () => {
  const made = await office();
  await recordedCall(made, TALK);
  clock.advance(119_000);
  await transcripts.look();
  expect(await counted()).toEqual({ inTime: 1, ready: 1, failed: 0 });

  await recordedCall(made, TALK);
  clock.advance(117_000);
  ears.fail({ status: 503 });
  await transcripts.look();
  expect(await counted()).toMatchObject({ ready: 1 });
  clock.advance(5_001);
  await transcripts.look();
  expect(await counted()).toEqual({ inTime: 1, ready: 2, failed: 0 });
});

it('is counted from the moment in which somebody asks, long after the call', async () => {
  const before = await counted();
  const made = await office({ transcription: false });
  const { callId } = await recordedCall(made, TALK);
  clock.advance(3 * 86_400_000);
  await transcribe({ callId }, made.ana);
  clock.advance(10_000);
  await transcripts.look();
  expect(await counted()).toEqual({ ...before, inTime: before.inTime + 1, ready: before.ready + 1 });
});

it('counts what failed with us, and not what nobody pays for or can tell apart', async () => {
  const before = await counted();
  const made = await office();
  world.billing.transcript = { allowed: false, code: 'INSUFFICIENT_BALANCE', reason: 'No credit', priceMicros: 0n };
  const unpaid = await recordedCall(made, TALK);
  await transcripts.look();
  expect(await unpaid.transcript()).toMatchObject({ state: 'FAILED', reason: 'INSUFFICIENT_BALANCE' });
  world.billing.transcript = { allowed: true, code: '', reason: '', priceMicros: 20_000n };
  await recordedCall(made, recordingOf(5, [{ hertz: HELLO, from: 0, to: 2 }]));
  await transcripts.look();
  expect(await counted()).toEqual(before);

  await recordedCall(made, TALK);
  ears.fail({ status: 401 });
  await transcripts.look();
  expect(await counted()).toEqual({ ...before, failed: before.failed + 1 });
});
