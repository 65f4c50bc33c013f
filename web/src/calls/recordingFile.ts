/** Loudness per channel, from 0 to 1: the other side first, then ours. One channel when the file has one. */
export type Channels = readonly (readonly number[])[];

/** Bars of one channel, as many as the server counts. */
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
 * What a file looks like that the server has no bars of: it was kept before they were counted. Decoded it takes a gigabyte for an
 * hour, which is why no other file is.
 * @throws Error when the file is no sound
 */
export async function barsOf(file: Blob): Promise<Channels> {
  // A decoder needs a context, but nothing is rendered with it.
  const audio = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(await file.arrayBuffer());
  return Array.from({ length: Math.min(2, audio.numberOfChannels) }, (_, channel) =>
    peaksOf(audio.getChannelData(channel)),
  );
}
