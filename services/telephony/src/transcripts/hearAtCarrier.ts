/** A recording that the carrier turns into words itself: asked for, and looked at again until they are there. */
import type { Storage } from '@ringline/kit/storage';
import type { RecordingTranscriber } from '@ringline/kit/transcription';
import type { Recording } from '../calls/engine/state.ts';
import { channelsOf, formatOf, type Listened, toMs, Unreadable } from './listenTo.ts';

/** @returns null while the carrier listens; @throws Unreadable, TranscriptionFailure */
export async function hearAtCarrier(
  storage: Storage,
  transcriber: RecordingTranscriber,
  { sid, storageKey, isMessage }: Recording,
): Promise<(Listened & { language: string }) | null> {
  const format = await formatOf(storage, storageKey ?? '', isMessage);
  if (sid === null) throw new Unreadable('NO_FILE', 'The carrier has no recording of this call');
  const heard = await transcriber.hear(sid);
  if (!heard) return null;
  const lengthMs = toMs(format.frames, format);
  const progress = channelsOf(isMessage).map((channel) => ({
    channel,
    nextFrame: format.frames,
    spoken: (heard.channels[channel] ?? [])
      .filter(({ text }) => text !== '')
      .map(({ beginMs, endMs, text }) => ({ beginMs, endMs: Math.max(Math.min(endMs, lengthMs), beginMs + 1), text })),
  }));
  return { progress, lengthMs, language: heard.language };
}
