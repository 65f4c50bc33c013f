/** Recordings that the carrier turns into words itself: the worker looks again until they are there, and waits for nobody meanwhile. */
import { type HeardSegment, type RecordingTranscriber, TranscriptionFailure } from '@ringline/kit/transcription';
import { expect, it } from 'vitest';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { recordingOf } from '../testing/scriptedEars.ts';
import { telephonyWorld } from '../testing/world.ts';
import { createTranscriptWorker } from './transcriptWorker.ts';

// Nothing listens there: the numbers want transcripts, and who makes them is given below.
const world = await telephonyWorld({ ears: 'http://127.0.0.1:9' });
const { clock, deps, apply } = world;
const { office, recordedCall } = recordedCalls(world);
const TALK = recordingOf(10, [], []);
const said = (beginMs: number, endMs: number, text: string): HeardSegment => ({ beginMs, endMs, text });

/** The carrier; each look takes what is given next, and the last one again and again. */
function listening(...looks: (Awaited<ReturnType<RecordingTranscriber['hear']>> | Error)[]) {
  const asked: string[] = [];
  const forgotten: string[] = [];
  const transcriber: RecordingTranscriber = {
    engine: 'carrier',
    model: 'conversational-intelligence',
    async hear(sid) {
      asked.push(sid);
      const look = (looks.length > 1 ? looks.shift() : looks[0]) ?? null;
      if (look instanceof Error) throw look;
      return look;
    },
    async forget(sid) {
      forgotten.push(sid);
      throw new TranscriptionFailure('UNREACHABLE', 'gone for the moment');
    },
  };
  return { asked, forgotten, worker: createTranscriptWorker({ ...deps, transcriber }, apply) };
}

const WORDS = {
  language: 'en-US',
  channels: [
    [said(0, 2_000, 'This is terrible.'), said(9_000, 14_000, 'Goodbye.')],
    [said(2_500, 3_500, 'Thank you.')],
  ],
};

it('are asked about every five seconds, and read by channel when they are there', async () => {
  const made = await office();
  const { callId, transcript, words } = await recordedCall(made, TALK);
  const { asked, forgotten, worker } = listening(null, null, WORDS);
  await worker.look();
  await worker.look();
  expect(asked).toHaveLength(1);
  expect(await transcript()).toMatchObject({ state: 'WORKING', percent: 0 });
  expect(forgotten).toEqual([]);
  for (const looks of [2, 3]) {
    clock.advance(5_000);
    await worker.look();
    expect(asked).toHaveLength(looks);
  }
  const { recording } = await world.readState(made.workspaceId, callId);
  expect(new Set(asked)).toEqual(new Set([recording?.sid]));
  // Theirs goes when ours is kept; that it did not is no harm to the words.
  expect(forgotten).toEqual([recording?.sid]);
  expect(await transcript()).toMatchObject({ state: 'READY', version: 1 });
  const read = await words();
  expect(
    read?.turns?.map(({ channel, beginMillis, endMillis, message }) => [channel, beginMillis, endMillis, message]),
  ).toEqual([
    ['CUSTOMER', 0, 2_000, 'This is terrible.'],
    ['AGENT', 2_500, 3_500, 'Thank you.'],
    // No further than the recording.
    ['CUSTOMER', 9_000, 10_000, 'Goodbye.'],
  ]);
  expect(read).toMatchObject({ engine: 'carrier' });
});

it('are given up after an hour and as many tries as anything else; a refusal is told at once', async () => {
  const made = await office();
  const never = await recordedCall(made, TALK);
  const { worker } = listening(null);
  for (let look = 0; look < 20; look += 1) {
    await worker.look();
    clock.advance(5_000);
  }
  expect(await never.transcript()).toMatchObject({ state: 'WORKING' });
  for (let tries = 0; tries < 8; tries += 1) {
    clock.advance(3_600_001);
    await worker.look();
  }
  expect(await never.transcript()).toMatchObject({ state: 'FAILED', reason: 'TIMED_OUT' });

  const refused = await recordedCall(made, TALK);
  await listening(new TranscriptionFailure('REFUSED', 'failed')).worker.look();
  expect(await refused.transcript()).toMatchObject({ state: 'FAILED', reason: 'REFUSED' });
});

it('are not asked for where both are on one channel', async () => {
  const made = await office();
  const { transcript } = await recordedCall(made, recordingOf(10, []));
  const { asked, worker } = listening(WORDS);
  await worker.look();
  expect(await transcript()).toMatchObject({ state: 'FAILED', reason: 'ONE_CHANNEL' });
  expect(asked).toEqual([]);
});
