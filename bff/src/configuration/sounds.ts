/** Sounds that the web client ships at /sounds. */
import type { Sound } from '@ringline/kit/sounds';

/** Heard by our side while the other side rings. */
export const OUTGOING_SOUND: Sound = { id: 'ringback', label: 'Ringback' };

/** What a caller hears with each template of a call flow. */
export const SAMPLES: readonly string[] = ['sample-classic', 'sample-queue', 'sample-ivr'];

export function soundUrl(id: string): string {
  return `/sounds/${id}.wav`;
}
