/** The words of recordings, from the carrier's file to what people read. The endpoint hears tones, so channels prove themselves. */
import { atEndOfFile, eventually } from '@ringline/kit/testing';
import { TranscriptSettledSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { openRecordings } from '../recordings/openRecordings.ts';
import { pauseCallRecording } from '../calls/recordCall.ts';
import { recordingOf, scriptedEars, type Said } from '../testing/scriptedEars.ts';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { telephonyWorld } from '../testing/world.ts';
import { createTranscriptWorker } from './transcriptWorker.ts';
import { correctTranscript, listTranscripts, transcribeCall } from './transcripts.ts';

const [HELLO, ANGRY, CARD, THANKS] = [700, 1_100, 1_500, 1_900];
const ears = await scriptedEars({
  [HELLO]: 'Good morning, I would like to order.',
  [ANGRY]: 'This is terrible and I am very angry.',
  [CARD]: 'My card is 4242 4242 4242 4242.',
  [THANKS]: 'Thank you, that is wonderful.',
});
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { clock, deps, apply, transcripts } = world;
const list = listTranscripts(deps);
const transcribe = transcribeCall(deps, apply);
const correct = correctTranscript(deps, apply);
const { office, recordedCall } = recordedCalls(world);
const say = (hertz: number, from: number, to: number): Said => ({ hertz, from, to });

const TALK = recordingOf(
  10,
  [say(HELLO, 0, 2), say(ANGRY, 4, 6), say(CARD, 6.2, 7)],
  [say(THANKS, 2.5, 3.5), say(HELLO, 8, 9)],
);

describe('a recorded call of a number that wants transcripts', () => {
  it('is written down by itself: each voice alone, in the order of time, with how it sounds, without card numbers', async () => {
    const made = await office();
    ears.heard.length = 0;
    const { transcript, words, story } = await recordedCall(made, TALK);
    expect(await transcript()).toMatchObject({ state: 'QUEUED' });
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'READY', percent: 100, version: 1 });
    const read = await words();
    expect(
      read?.turns?.map(({ channel, beginMillis, endMillis, sentiment }) => [
        channel,
        beginMillis,
        endMillis,
        sentiment,
      ]),
    ).toEqual([
      ['CUSTOMER', 0, 2_000, 'POSITIVE'],
      ['AGENT', 2_500, 3_500, 'POSITIVE'],
      ['CUSTOMER', 4_000, 7_000, 'NEGATIVE'],
      ['AGENT', 8_000, 9_000, 'POSITIVE'],
    ]);
    expect(read?.turns?.[2]?.message).toBe('This is terrible and I am very angry. My card is •••• 4242.');
    // 7 words of the order, 8 of the anger, 4 of the card as it is covered, in 5 s.
    expect(read?.customerWordsPerMinute).toBeCloseTo((19 / 5) * 60, 0);
    expect(read).toMatchObject({
      customerSentiment: 'MIXED',
      engine: 'openai',
      model: 'whisper-1',
      language: 'english',
    });
    expect(ears.heard).toEqual([10, 10]);
    expect(new Set(ears.keys)).toEqual(new Set(['Bearer ears-key']));
    expect(await story()).toEqual(['transcript.ready']);
    // Nothing is left to be done, and asked again nothing is done twice.
    await transcripts.look();
    expect(ears.heard).toHaveLength(2);
  });

  it('says where the recording was paused, and takes no words from there', async () => {
    const made = await office();
    const pause = pauseCallRecording(deps, apply);
    const { words } = await recordedCall(made, TALK, async (callId) => {
      clock.advance(3_900);
      await pause({ callId, paused: true }, made.ana);
      clock.advance(3_200);
      await pause({ callId, paused: false }, made.ana);
    });
    await transcripts.look();
    expect((await words())?.turns?.map(({ message, isPause }) => [isPause, message])).toEqual([
      [false, 'Good morning, I would like to order.'],
      [false, 'Thank you, that is wonderful.'],
      [true, '[paused]'],
      [false, 'Good morning, I would like to order.'],
    ]);
  });

  it('goes on where a killed worker was, and asks for nothing twice', async () => {
    const made = await office();
    const long = recordingOf(125, [say(HELLO, 1, 3), say(THANKS, 122, 124)], [say(THANKS, 4, 6)]);
    const { callId, words, transcript } = await recordedCall(made, long);
    ears.heard.length = 0;
    // It is checked, its head is read, and the first piece is done when the process dies: nothing of it runs any more, and its claim is still held.
    const keep = deps.storage.get.bind(deps.storage);
    let reads = 0;
    const dying = createTranscriptWorker(
      {
        ...deps,
        storage: {
          ...deps.storage,
          stat: (key) => deps.storage.stat(key),
          get: (key, range) => ((reads += 1) > 3 ? new Promise(() => {}) : keep(key, range)),
        },
      },
      apply,
    );
    void dying.look();
    await eventually(async () => expect((await transcript())?.percent).toBeGreaterThan(0));
    expect(ears.heard).toHaveLength(1);
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'WORKING' });
    clock.advance(60_001);
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'READY' });
    expect((await words())?.turns?.map(({ channel }) => channel)).toEqual(['CUSTOMER', 'AGENT', 'CUSTOMER']);
    // The rest of the one voice, and the first piece of the other; its silent rest is not asked about.
    expect(ears.heard).toHaveLength(3);
    expect((await list({ callIds: [callId] }, { ...made.ana, ip: '' }))[0]?.turns?.at(-1)?.beginMillis).toBe(122_000);
  });

  it('is tried again later when the endpoint is away, and fails with the reason where nobody but people can help', async () => {
    const made = await office();
    const first = await recordedCall(made, TALK);
    ears.fail({ status: 503 }, { status: 429, retryAfter: 30 });
    await transcripts.look();
    expect(await first.transcript()).toMatchObject({ state: 'WORKING' });
    clock.advance(5_001);
    await transcripts.look();
    clock.advance(5_001);
    await transcripts.look();
    expect(await first.transcript()).toMatchObject({ state: 'WORKING' });
    clock.advance(30_000);
    await transcripts.look();
    expect(await first.transcript()).toMatchObject({ state: 'READY' });

    const second = await recordedCall(made, TALK);
    ears.fail({ status: 401 });
    await transcripts.look();
    expect(await second.transcript()).toMatchObject({ state: 'FAILED', reason: 'UNAUTHORIZED' });
    expect(await second.words()).toBeUndefined();
    // Whoever runs it has put the key right.
    await transcribe({ callId: second.callId }, made.ana);
    await transcripts.look();
    expect(await second.transcript()).toMatchObject({ state: 'READY' });
    expect(await second.story()).toEqual(['transcript.failed', 'transcript.asked', 'transcript.ready']);
  });

  it('is not guessed at where both sides are on one channel', async () => {
    const { transcript } = await recordedCall(await office(), recordingOf(5, [say(HELLO, 0, 2)]));
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'FAILED', reason: 'ONE_CHANNEL' });
  });

  it('is not written down from a file that is not what was stored', async () => {
    const made = await office();
    const { callId, transcript, words, story } = await recordedCall(made, TALK);
    const [opened] = await openRecordings(deps)([callId], { ...made.ana, ip: '' });
    // As long as the call was, and somebody else's words.
    const other = recordingOf(10, [say(THANKS, 0, 2)], [say(HELLO, 3, 4)]);
    await deps.storage.put(opened?.storageKey ?? '', other, { contentType: 'audio/wav' });
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'FAILED', reason: 'DAMAGED' });
    expect([await words(), await story()]).toEqual([undefined, ['transcript.failed']]);
    expect(await deps.metrics.registry.getSingleMetricAsString('stored_files_damaged_total')).toMatch(/total 1$/m);
  });
});

describe('what people do with a transcript', () => {
  it('corrections are kept when it is asked for anew, and are masked as well', async () => {
    const made = await office({ transcription: false });
    const ana = { ...made.ana, ip: '' };
    const { callId, transcript, words } = await recordedCall(made, TALK);
    expect(await transcript()).toBeUndefined();
    await transcribe({ callId }, made.ana);
    await transcribe({ callId }, made.ana);
    await transcripts.look();
    const turnId = (await words())?.turns?.[2]?.id ?? '';
    const message = 'This is terrific. My card is 4242424242424242.';
    await correct({ callId, turnId, message }, ana);
    expect(await transcript()).toMatchObject({ state: 'READY', version: 2 });
    await transcribe({ callId }, made.ben);
    await transcripts.look();
    expect(await transcript()).toMatchObject({ state: 'READY', version: 3 });
    expect((await words())?.turns?.[2]).toMatchObject({
      message: 'This is terrific. My card is •••• 4242.',
      sentiment: 'POSITIVE',
      correctedByUserId: made.ana.userId,
    });
    await expect(correct({ callId, turnId, message: ' ' }, ana)).rejects.toMatchObject({ field: 'message' });
    await expect(correct({ callId, turnId: 'c1', message }, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is theirs alone: no other workspace, no colleague who was not on the call, nobody without the plan', async () => {
    const [made, foreign] = [await office(), await office()];
    const { callId, words } = await recordedCall(made, TALK);
    await transcripts.look();
    const member = { ...made.ben, role: 'MEMBER' as const };
    expect(await words({ ...made.ana, role: 'MEMBER' })).toBeDefined();
    // The colleague sees the call, and is told why its words stay closed, and who can change that.
    const closed = { code: 'OUT_OF_SCOPE', why: { check: 'recording-access', whoCanFix: ['Ana', 'ADMIN'] } };
    for (const [stranger, refusal] of [
      [foreign.ana, { code: 'NOT_FOUND' }],
      [member, closed],
    ] as const) {
      expect(await words(stranger)).toBeUndefined();
      await expect(transcribe({ callId }, stranger)).rejects.toMatchObject(refusal);
      await expect(correct({ callId, turnId: 'c0', message: 'x' }, { ...stranger, ip: '' })).rejects.toMatchObject(
        refusal,
      );
    }
    await expect(transcribe({ callId }, { ...made.ana, features: [] })).rejects.toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
    });
  });
});

it('is paid before anybody listens: refused without credit, told of once for each outcome, and tried again while billing is away', async () => {
  const made = await office();
  const { callId, transcript } = await recordedCall(made, TALK);
  ears.heard.length = 0;
  world.billing.transcript = { allowed: false, code: 'INSUFFICIENT_BALANCE', reason: 'No credit', priceMicros: 0n };
  await transcripts.look();
  expect(await transcript()).toMatchObject({ state: 'FAILED', reason: 'INSUFFICIENT_BALANCE' });
  expect(ears.heard).toEqual([]);
  world.billing.transcript = { allowed: true, code: '', reason: '', priceMicros: 20_000n };
  await transcribe({ callId }, made.ana);
  world.billing.away = true;
  await transcripts.look();
  expect(ears.heard).toEqual([]);
  world.billing.away = false;
  clock.advance(5_001);
  await transcripts.look();
  expect(await transcript()).toMatchObject({ state: 'READY', costMicros: 20_000 });
  // Paid before: listened to again for nothing, and what it cost stays told.
  world.billing.transcript = { allowed: true, code: '', reason: '', priceMicros: 0n };
  await transcribe({ callId }, made.ana);
  await transcripts.look();
  world.billing.transcript = { allowed: true, code: '', reason: '', priceMicros: 20_000n };
  expect(await transcript()).toMatchObject({ state: 'READY', costMicros: 20_000 });
  const told = await world.events(TranscriptSettledSchema, 'telephony.transcript.settled.v1');
  expect(told.filter((event) => event.callId === callId)).toMatchObject([
    { made: false, seconds: 10 },
    { made: true, seconds: 10 },
    { made: true, seconds: 10 },
  ]);
});

it('a call without the plan’s feature, or without a wish, is recorded and not written down', async () => {
  const poor = await recordedCall(await office({ features: ['CALL_RECORDING'] }), TALK);
  const quiet = await recordedCall(await office({ transcription: false }), TALK);
  expect([await poor.transcript(), await quiet.transcript()]).toEqual([undefined, undefined]);
});
