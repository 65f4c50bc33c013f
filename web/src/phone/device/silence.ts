/** Bytes of a WAV header, and samples: a tenth of a second. */
const HEADER = 44;
const SAMPLES = 800;
/** Samples a second, of eight bits each. */
const RATE = 8_000;
/** Of unsigned samples: no sound. */
const QUIET = 0x80;

/** A tenth of a second of nothing, made here: as a file it was asked for sixteen times at every load. */
export function silence(): string {
  const bytes = new Uint8Array(HEADER + SAMPLES).fill(QUIET);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, HEADER - 8 + SAMPLES, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, SAMPLES, true);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}
