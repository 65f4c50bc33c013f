/** A recording, read once: what it sounds like and what it looks like. */
export interface RecordingFile {
  /** Address within this page; to be let go of with URL.revokeObjectURL. */
  url: string;
  durationSeconds: number;
  /** Loudness per channel, from 0 to 1: the other side first, then ours. One channel when the file has one. */
  channels: readonly (readonly number[])[];
}

/** Bars that a waveform has at most. */
export const BARS = 96;

/** The loudest moment of each of `count` equal parts, so that the loudest of all is 1. */
export function peaksOf(samples: Float32Array, count = BARS): number[] {
  const size = Math.max(1, Math.floor(samples.length / count));
  const peaks = Array.from({ length: count }, (_, bar) => {
    let loudest = 0;
    for (let index = bar * size; index < Math.min(samples.length, (bar + 1) * size); index += 1) {
      loudest = Math.max(loudest, Math.abs(samples[index] ?? 0));
    }
    return loudest;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** The stored file is not what was stored: trying again does not help. */
export class RecordingDamaged extends Error {}

/** Many are asked for as MP3 at this moment: it works later. */
export class RecordingBusy extends Error {}

/** @throws RecordingDamaged; RecordingBusy; Error when the link is over (after five minutes), or the way breaks */
export const fetchRecording = async (link: string): Promise<Blob> => fileIn(await fetch(link));

/** @throws as `fetchRecording` */
export async function fileIn(response: Response): Promise<Blob> {
  if (response.ok) return response.blob();
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (code === 'RECORDING_DAMAGED') throw new RecordingDamaged();
  if (code === 'RATE_LIMITED') throw new RecordingBusy();
  throw new Error(`The recording could not be read: HTTP ${response.status}`);
}

/**
 * Reads a recording's file.
 * @throws RecordingDamaged; Error when the link is over (after five minutes) or the file is no sound
 */
export async function readRecording(link: string): Promise<RecordingFile> {
  const file = await fetchRecording(link);
  // A decoder needs a context, but nothing is rendered with it.
  const audio = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer());
  return {
    url: URL.createObjectURL(file),
    durationSeconds: audio.duration,
    channels: Array.from({ length: Math.min(2, audio.numberOfChannels) }, (_, channel) =>
      peaksOf(audio.getChannelData(channel)),
    ),
  };
}
