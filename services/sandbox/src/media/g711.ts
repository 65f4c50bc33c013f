/** G.711 µ-law (ITU-T G.711, RTP payload type 0) by table: 8 kHz, one byte a sample. */

/** Samples of one 20 ms frame at 8 kHz; also its size in bytes. */
export const FRAME_SAMPLES = 160;
export const FRAME_MS = 20;
export const SAMPLE_RATE = 8000;

/** µ-law code of zero. */
export const ULAW_SILENCE = 0xff;

const BIAS = 0x84;
const CLIP = 32635;

function encodeSample(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = Math.max(0, 31 - Math.clz32(magnitude) - 7);
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}

function decodeCode(code: number): number {
  const inverted = ~code & 0xff;
  const exponent = (inverted >> 4) & 0x07;
  const magnitude = ((((inverted & 0x0f) << 3) + BIAS) << exponent) - BIAS;
  return inverted & 0x80 ? -magnitude : magnitude;
}

const DECODE = Int16Array.from({ length: 256 }, (_, code) => decodeCode(code));
const ENCODE = Uint8Array.from({ length: 65536 }, (_, index) => encodeSample(index - 32768));

/** A fresh frame of silence. */
export function silenceFrame(): Uint8Array {
  return new Uint8Array(FRAME_SAMPLES).fill(ULAW_SILENCE);
}

/** One µ-law byte to 16-bit PCM. */
export function ulawToPcm(code: number): number {
  return DECODE[code] ?? 0;
}

/** One 16-bit PCM sample (clipped to the range) to µ-law. */
export function pcmToUlaw(sample: number): number {
  return ENCODE[Math.max(-32768, Math.min(32767, sample | 0)) + 32768] ?? ULAW_SILENCE;
}

export function decodeUlaw(codes: Uint8Array, into = new Int16Array(codes.length)): Int16Array {
  for (let i = 0; i < codes.length; i += 1) into[i] = ulawToPcm(codes[i] ?? ULAW_SILENCE);
  return into;
}

export function encodeUlaw(samples: Int16Array | Int32Array, into = new Uint8Array(samples.length)): Uint8Array {
  for (let i = 0; i < samples.length; i += 1) into[i] = pcmToUlaw(samples[i] ?? 0);
  return into;
}
