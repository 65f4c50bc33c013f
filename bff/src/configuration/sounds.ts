/** Sounds that the web client ships at /sounds. */
interface Sound {
  readonly id: string;
  readonly label: string;
}

/** The first is the default. */
export const RING_TONES: readonly Sound[] = [
  { id: 'ringtone-classic', label: 'Classic' },
  { id: 'ringtone-chime', label: 'Chime' },
  { id: 'ringtone-lantern', label: 'Lantern' },
];

/** Heard by our side while the other side rings. */
export const OUTGOING_SOUND: Sound = { id: 'ringback', label: 'Ringback' };

/** What a caller hears with each template of a call flow. */
export const SAMPLES: readonly string[] = ['sample-classic', 'sample-queue', 'sample-ivr'];

export function soundUrl(id: string): string {
  return `/sounds/${id}.wav`;
}
