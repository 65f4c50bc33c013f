/** Ringing tones, made rather than recorded: WAV, 16 kHz, 16 bit, one channel. */
const RATE = 16_000;

interface Note {
  /** Hz; the sum of these, or silence when empty. */
  readonly tones: readonly number[];
  readonly seconds: number;
}

export interface Sound {
  readonly id: string;
  readonly label: string;
  readonly notes: readonly Note[];
}

const rest = (seconds: number): Note => ({ tones: [], seconds });
const bell = (seconds: number): Note => ({ tones: [440, 480], seconds });

export const RING_TONES: readonly Sound[] = [
  { id: 'ringtone-classic', label: 'Classic', notes: [bell(0.4), rest(0.2), bell(0.4), rest(2)] },
  {
    id: 'ringtone-steps',
    label: 'Steps',
    notes: [...[523, 659, 784, 1047].map((tone): Note => ({ tones: [tone], seconds: 0.16 })), rest(1.6)],
  },
  { id: 'ringtone-pulse', label: 'Pulse', notes: [{ tones: [880], seconds: 0.12 }, rest(0.12), { tones: [880], seconds: 0.12 }, rest(1.6)] },
];

/** The North American ringback: 440 and 480 Hz, 2 s on and 4 s off (ITU-T E.180). */
export const OUTGOING_SOUND: Sound = { id: 'ringback', label: 'Ringback', notes: [bell(2), rest(4)] };

export function soundUrl(id: string): string {
  return `/sounds/${id}.wav`;
}

/** Every sound by the last part of its address. */
export function renderSounds(): ReadonlyMap<string, Buffer> {
  return new Map([...RING_TONES, OUTGOING_SOUND].map((sound) => [`${sound.id}.wav`, render(sound)]));
}

function render({ notes }: Sound): Buffer {
  const samples = notes.flatMap(({ tones, seconds }) => {
    const count = Math.round(seconds * RATE);
    return Array.from({ length: count }, (_, index) => {
      // 10 ms of fade at both ends: an edge in the wave is heard as a click.
      const fade = Math.min(1, index / 160, (count - index) / 160);
      const sum = tones.reduce((level, tone) => level + Math.sin((2 * Math.PI * tone * index) / RATE), 0);
      return tones.length > 0 ? Math.round((sum / tones.length) * fade * 0.3 * 32_767) : 0;
    });
  });
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => wav.writeInt16LE(sample, 44 + index * 2));
  return wav;
}
