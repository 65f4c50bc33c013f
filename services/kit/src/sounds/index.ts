/** Ring tones: the edge offers them, workspace keeps which one was chosen. The web client ships their files. */
import { invalid } from '../errors/index.ts';

export interface Sound {
  readonly id: string;
  readonly label: string;
}

/** The first is the default. */
export const RING_TONES: readonly Sound[] = [
  { id: 'ringtone-classic', label: 'Classic' },
  { id: 'ringtone-chime', label: 'Chime' },
  { id: 'ringtone-lantern', label: 'Lantern' },
];

/** The id of a ring tone; empty: none chosen. @throws Refusal VALIDATION_FAILED for any other */
export function parseRingTone(id: string): string {
  if (id !== '' && !RING_TONES.some((tone) => tone.id === id))
    throw invalid('ringToneId', 'Choose a ringtone from the list.');
  return id;
}
