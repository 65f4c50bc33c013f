/** A recording's way from the carrier into our store, in pieces: it may be hundreds of megabytes, and take minutes. */
import { putWithChecksum } from '@ringline/kit/storage';
import { Readable } from 'node:stream';
import type { Command } from '../calls/engine/commands.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { Peaks } from '../recordings/peaks.ts';
import { asksForTranscript } from '../transcripts/asksForTranscript.ts';
import { type Performed, TryLater } from './performed.ts';

/** Longer than the carrier, or the store, may be silent: whoever is looked into meanwhile would be fetched twice. */
const LEASE_MS = 60_000;
const KEPT_EVERY_MS = 5_000;

/**
 * @param signal ends it: this process stops
 * @throws TryLater while the carrier has no file
 */
export async function fetchRecording(
  deps: Deps,
  call: CallState,
  { id, recordingSid, recordingId }: Extract<Command, { kind: 'FETCH_RECORDING' }>,
  signal: AbortSignal,
): Promise<Performed> {
  const storageKey = `recordings/${call.workspaceId}/${recordingId}.wav`;
  const mimeType = 'audio/wav';
  const since = await keep(deps, id);
  const media = await deps.carrier.recordingMedia(recordingSid, signal);
  if (!media) throw new TryLater('the carrier has no file yet', 10_000);
  const peaks = new Peaks();
  const body = Readable.from(peaks.through(kept(deps, id, since, media.body)), { objectMode: false });
  const { size, sha256 } = await putWithChecksum(deps.storage, storageKey, body, { contentType: mimeType });
  const transcribe = await asksForTranscript(deps, call);
  const bars = peaks.bars();
  const stored = { storageKey, sizeBytes: size, mimeType, sha256, transcribe };
  return {
    sid: null,
    input: {
      type: 'RECORDING_STORED',
      ...stored,
      ...(bars === undefined ? {} : { peaks: Buffer.from(bars).toString('base64') }),
    },
  };
}

/**
 * For as long as bytes come, nobody looks into what became of the command.
 * @param since when it was kept last, in ms: the carrier may have taken most of a minute to begin
 */
async function* kept(deps: Deps, commandId: string, since: number, body: Readable): AsyncGenerator<Uint8Array> {
  let last = since;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    if (deps.clock.now().getTime() - last >= KEPT_EVERY_MS) last = await keep(deps, commandId);
    yield piece;
  }
}

/** @returns from when on, in ms */
async function keep({ db, clock }: Deps, commandId: string): Promise<number> {
  const now = clock.now().getTime();
  await db.platform('command schedule', ({ tx }) =>
    tx.commandSchedule.updateMany({ where: { commandId }, data: { dueAt: new Date(now + LEASE_MS) } }),
  );
  return now;
}
