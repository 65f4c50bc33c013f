/**
 * Turns recordings into words, one after the other. What is wanted is a row; a claim moves its time on, so that what a dead worker
 * held comes back by itself, and every write names the run that it belongs to, so that nobody writes over who took over.
 */
import { damagedFiles } from '@ringline/kit/storage';
import { repeated } from '@ringline/kit/telemetry';
import { type Transcriber, TranscriptionFailure } from '@ringline/kit/transcription';
import { TranscriptSettledSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { readCall } from '../calls/callStore.ts';
import type { TranscriptNews } from '../calls/engine/inputs.ts';
import { isUnderWay } from '../calls/engine/transcript.ts';
import type { CallState, Recording } from '../calls/engine/state.ts';
import type { Deps, Transaction, Unit } from '../context.ts';
import { createDueWorker, type DueWorker, MOST_ATTEMPTS, retryAfter } from './dueWorker.ts';
import { hearAtCarrier } from './hearAtCarrier.ts';
import { type Listened, type Listening, listenTo, Unreadable } from './listenTo.ts';
import { pausesOf } from './pauses.ts';
import { customerSentiment } from './sentiment.ts';
import { canBeSummedUp } from './summarize.ts';
import { holdCredit, NoCredit, paidRecording } from './transcriptCredit.ts';
import { customerWordsPerMinute, turnsOf } from './turns.ts';
import { type ChannelProgress, json, stored, type StoredTranscript } from './transcriptStore.ts';

/** Recordings that one process listens to at a time. */
const AT_ONCE = 2;
/** A claimed recording whose worker has not been heard of is taken up again after this time. */
const LEASE_MS = 60_000;
const HEARTBEAT_MS = 20_000;
/** What the carrier turns into words itself is looked at so often, ... */
const LOOK_AGAIN_MS = 5_000;
/** ... and for so long. */
const LONGEST_AT_CARRIER_MS = 3_600_000;

/** Somebody else has the recording, or it is not wanted any longer. */
class Superseded extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return error.reason;
  if (error instanceof NoCredit) return error.message;
  return error instanceof TranscriptionFailure ? error.code : 'BROKEN';
}

interface Claimed {
  workspaceId: string;
  callId: string;
}

export function createTranscriptWorker(deps: Deps, apply: ApplyInput): DueWorker {
  const { db, clock, log, transcriber, figures } = deps;
  const damaged = damagedFiles(deps.metrics);
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function claim(most: number): Promise<Claimed[]> {
    const { rows } = await db.pool.query<Claimed>(
      `UPDATE transcript_due SET due_at = $2 WHERE call_id IN (
         SELECT call_id FROM transcript_due WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING workspace_id AS "workspaceId", call_id AS "callId"`,
      [clock.now(), after(LEASE_MS), most],
    );
    return rows;
  }

  async function drop(callId: string): Promise<void> {
    await db.platform('transcripts that are due', ({ tx }) => tx.transcriptDue.deleteMany({ where: { callId } }));
  }

  async function work({ workspaceId, callId }: Claimed, signal: AbortSignal): Promise<void> {
    const where = { workspaceId_callId: { workspaceId, callId } };
    const taken = await db.tenant(workspaceId, async ({ tx }) => {
      const call = await readCall(tx, workspaceId, callId);
      const recording = call?.recording;
      if (!call || !recording?.storageKey || !isUnderWay(call.transcript)) return null;
      const row = await tx.callTranscript.update({
        where,
        data: { run: { increment: 1 }, attempts: { increment: 1 } },
      });
      return { call, recording, row: stored(row) };
    });
    if (!taken) return drop(callId);
    const { call, recording, row } = taken;
    const own = { workspaceId, callId, run: row.run };
    const write = async (tx: Transaction, data: Parameters<Transaction['callTranscript']['updateMany']>[0]['data']) => {
      if ((await tx.callTranscript.updateMany({ where: own, data })).count === 0) throw new Superseded();
    };
    const tell = (news: TranscriptNews, also?: (tx: Transaction, emit: Unit['emit']) => Promise<void>) =>
      apply({
        workspaceId,
        callId,
        key: `transcript:${row.requestedAt.getTime()}:${row.run}:${news.state}:${news.state === 'WORKING' ? news.percent : ''}`,
        input: { type: 'TRANSCRIPT', news },
        ...(also ? { also } : {}),
      });
    const beat = setInterval(() => {
      db.pool
        .query('UPDATE transcript_due SET due_at = $2 WHERE call_id = $1', [callId, after(LEASE_MS)])
        .catch((error: unknown) => repeated(log).warn({ err: error }, 'a transcript could not be kept'));
    }, HEARTBEAT_MS).unref();
    try {
      if (!transcriber) throw new TranscriptionFailure('BROKEN', 'No engine is configured any longer');
      const costMicros = await holdCredit(deps, call);
      await tell({ state: 'WORKING', percent: 0 });
      const keep = async (kept: ChannelProgress[], percent: number, language: string) => {
        await db.tenant(workspaceId, ({ tx }) => write(tx, { progress: json(kept), language }));
        await tell({ state: 'WORKING', percent });
      };
      const listened = await heardBy(transcriber, recording, row, { signal, keep });
      if (!listened)
        return await lookAgain(row, (attempts) => db.tenant(workspaceId, ({ tx }) => write(tx, { attempts })));
      const { progress, lengthMs, language } = listened;
      const result = await wordsOf(call, { ...row, progress, language }, lengthMs);
      const engine = `${transcriber.engine} ${transcriber.model}`;
      const summarize = deps.summarizer !== undefined && canBeSummedUp(call, result.turns);
      await tell({ state: 'READY', turns: result.turns.length, engine, summarize, costMicros }, async (tx, emit) => {
        await write(tx, {
          ...result,
          turns: json(result.turns),
          language,
          engine: transcriber.engine,
          model: transcriber.model,
          progress: [],
          finishedAt: clock.now(),
        });
        await tx.transcriptDue.deleteMany({ where: { callId } });
        const paid = paidRecording(call);
        if (paid) emit(TranscriptSettledSchema, { ...paid, made: true }, { key: callId });
      });
      figures.transcribed(call, 'ready', clock.now().getTime());
      // The words are ours now. Where theirs stay for the moment, they go with the recording at the latest.
      if (transcriber.engine === 'carrier' && recording.sid !== null)
        await transcriber
          .forget(recording.sid)
          .catch((error: unknown) => log.warn({ err: error, callId }, 'the carrier still has a transcript'));
    } catch (error) {
      if (signal.aborted) return await release(callId);
      await failed(error, row, { call, write, tell });
    } finally {
      clearInterval(beat);
    }
  }

  /** What is in a recording; null: the carrier, whose work it is, has not done it yet. */
  async function heardBy(
    by: Transcriber,
    recording: Recording,
    row: StoredTranscript,
    { signal, keep }: Pick<Listening, 'signal' | 'keep'>,
  ): Promise<(Listened & { language: string }) | null> {
    if (by.engine === 'carrier') return hearAtCarrier(deps.storage, by, recording);
    let { language } = row;
    const listened = await listenTo({
      storage: deps.storage,
      transcriber: by,
      storageKey: recording.storageKey ?? '',
      sha256: recording.sha256,
      isMessage: recording.isMessage,
      done: row.progress,
      signal,
      keep: (kept, percent, heard) => keep(kept, percent, (language ||= heard)),
    });
    return { ...listened, language };
  }

  /** Nothing has failed: the carrier needs its time. @throws TranscriptionFailure when that was far too long */
  async function lookAgain(
    { callId, requestedAt, attempts }: StoredTranscript,
    count: (attempts: number) => Promise<void>,
  ): Promise<void> {
    if (clock.now().getTime() - requestedAt.getTime() > LONGEST_AT_CARRIER_MS)
      throw new TranscriptionFailure('TIMED_OUT', 'The carrier has not written the recording down for an hour');
    // A look was no try.
    await count(attempts - 1);
    await db.pool.query('UPDATE transcript_due SET due_at = $2 WHERE call_id = $1', [callId, after(LOOK_AGAIN_MS)]);
  }

  /** What was heard, as people read it. */
  async function wordsOf({ workspaceId, id: callId }: CallState, row: StoredTranscript, lengthMs: number) {
    const entries = await db.tenant(workspaceId, ({ tx }) =>
      tx.callTimeline.findMany({
        where: { workspaceId, callId },
        orderBy: { position: 'asc' },
        select: { at: true, name: true },
      }),
    );
    const voice = (channel: number) => row.progress.find((one) => one.channel === channel)?.spoken ?? [];
    const turns = turnsOf({ CUSTOMER: voice(0), AGENT: voice(1) }, pausesOf(entries, lengthMs), row);
    return {
      turns,
      sentiment: customerSentiment(turns),
      customerWordsPerMinute: customerWordsPerMinute(turns),
    };
  }

  async function release(callId: string): Promise<void> {
    await db.pool.query('UPDATE transcript_due SET due_at = $2 WHERE call_id = $1', [callId, clock.now()]);
  }

  async function failed(
    error: unknown,
    row: StoredTranscript,
    to: {
      call: CallState;
      write: (tx: Transaction, data: { attempts: number }) => Promise<void>;
      tell: (news: TranscriptNews, also?: (tx: Transaction, emit: Unit['emit']) => Promise<void>) => Promise<unknown>;
    },
  ): Promise<void> {
    const { workspaceId, callId, attempts } = row;
    if (error instanceof Superseded) return;
    const known = error instanceof TranscriptionFailure ? error : undefined;
    if (error instanceof Unreadable && error.reason === 'DAMAGED') damaged.inc();
    log.warn({ err: error, workspaceId, callId, attempts }, 'a recording could not be turned into words');
    // What is not paid for, or holds both voices as one, is nothing that we have failed in.
    const ours = !(error instanceof Unreadable) && !(error instanceof NoCredit);
    const passes = ours && (known?.passes ?? true);
    if (passes && attempts < MOST_ATTEMPTS) {
      const wait = retryAfter(attempts, known?.afterMs);
      await db.pool.query('UPDATE transcript_due SET due_at = $2 WHERE call_id = $1', [callId, after(wait)]);
      return;
    }
    const reason = reasonOf(error);
    await to.tell({ state: 'FAILED', reason }, async (tx, emit) => {
      await to.write(tx, { attempts });
      await tx.transcriptDue.deleteMany({ where: { callId } });
      const paid = paidRecording(to.call);
      if (paid) emit(TranscriptSettledSchema, { ...paid, made: false }, { key: callId });
    });
    if (ours) figures.transcribed(to.call, 'failed', clock.now().getTime());
  }

  return createDueWorker(deps, { name: 'transcript', atOnce: AT_ONCE, claim, work });
}
