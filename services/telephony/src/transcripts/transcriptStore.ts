/** Where the words of recordings lie, and which of them are wanted. */
import { isUnderWay } from '../calls/engine/transcript.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps, Transaction } from '../context.ts';
import type { CallTranscript, Prisma } from '../generated/prisma/client.ts';
import type { Correction, Spoken, Turn } from './words.ts';

/** What of one channel is done: everything before this sample. */
export interface ChannelProgress {
  channel: number;
  nextFrame: number;
  spoken: Spoken[];
}

/** Lets a worker take the recording up, in the transaction in which the call comes to want its words. */
export async function noteTranscriptDue(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  before: CallState,
  { workspaceId, id: callId, transcript }: CallState,
): Promise<void> {
  if (transcript?.state !== 'QUEUED' || isUnderWay(before.transcript)) return;
  const now = deps.clock.now();
  const fresh = { requestedAt: now, attempts: 0, language: '', progress: [] };
  await tx.callTranscript.upsert({
    where: { workspaceId_callId: { workspaceId, callId } },
    create: { workspaceId, callId, ...fresh },
    update: fresh,
  });
  await tx.transcriptDue.createMany({ data: [{ callId, workspaceId, dueAt: now }], skipDuplicates: true });
}

export interface StoredTranscript extends Omit<CallTranscript, 'progress' | 'turns' | 'corrections' | 'summary'> {
  progress: ChannelProgress[];
  turns: Turn[];
  corrections: Correction[];
  summary: Summary | null;
}

/** What a call was about (defaults 12.3). */
export interface SummaryText {
  reason: string;
  title: string;
  summary: string;
}

/** As the model had it; what a person wrote stands above that, also when it is made anew. */
export interface Summary extends SummaryText {
  model?: string;
  /** Words of the customer that say what the call was about, as the model copied them out of a turn; absent: not known. */
  issue?: string;
  edited?: Partial<SummaryText>;
  editedBy?: string;
}

/** A summary as people read it. */
export const shownSummary = ({ reason, title, summary, edited }: Summary): SummaryText => ({
  reason,
  title,
  summary,
  ...edited,
});

/** Lets a worker sum the words up, in the transaction in which the call comes to want that. */
export async function noteSummaryDue(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  before: CallState,
  { workspaceId, id: callId, summary }: CallState,
): Promise<void> {
  if (summary?.state !== 'QUEUED' || before.summary?.state === 'QUEUED') return;
  const now = deps.clock.now();
  const fresh = { workspaceId, dueAt: now, requestedAt: now, attempts: 0 };
  await tx.callSummaryDue.upsert({ where: { callId }, create: { callId, ...fresh }, update: fresh });
}

/** Columns of JSON as what they hold. */
export const stored = (row: CallTranscript): StoredTranscript => row as unknown as StoredTranscript;

/** What JSON columns take. */
export const json = (value: object | null): Prisma.InputJsonValue => value as unknown as Prisma.InputJsonValue;
