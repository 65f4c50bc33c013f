import { decodeUlaw, encodeUlaw, FRAME_SAMPLES } from './g711.ts';

/** One party of a conference for one tick: what it says (undefined = nothing, muted or held). */
export type Speaker = { id: string; frame: Uint8Array | undefined };

/**
 * What each party hears: everybody but itself. One other voice is passed on byte for byte; more are decoded,
 * summed and encoded again. A party that hears nobody is absent from the result.
 */
export function mixMinus(parties: readonly Speaker[]): Map<string, Uint8Array> {
  const heard = new Map<string, Uint8Array>();
  const speaking = parties.filter((party): party is { id: string; frame: Uint8Array } => party.frame !== undefined);
  if (speaking.length === 0) return heard;
  const voices =
    speaking.length > 2 || (speaking.length === 2 && parties.length > 2)
      ? speaking.map((s) => decodeUlaw(s.frame))
      : [];
  const total = voices.length > 0 ? sum(voices) : undefined;
  let everybody: Uint8Array | undefined;
  for (const party of parties) {
    const others = speaking.filter((speaker) => speaker.id !== party.id);
    const [only] = others;
    if (!only) continue;
    if (others.length === 1) {
      heard.set(party.id, only.frame);
    } else if (total) {
      const own = voices[speaking.findIndex((speaker) => speaker.id === party.id)];
      if (own) heard.set(party.id, encodeUlaw(minus(total, own)));
      else heard.set(party.id, (everybody ??= encodeUlaw(total)));
    }
  }
  return heard;
}

function sum(voices: readonly Int16Array[]): Int32Array {
  const total = new Int32Array(FRAME_SAMPLES);
  for (const voice of voices) for (let i = 0; i < FRAME_SAMPLES; i += 1) total[i] = (total[i] ?? 0) + (voice[i] ?? 0);
  return total;
}

function minus(total: Int32Array, own: Int16Array): Int32Array {
  const rest = new Int32Array(FRAME_SAMPLES);
  for (let i = 0; i < FRAME_SAMPLES; i += 1) rest[i] = (total[i] ?? 0) - (own[i] ?? 0);
  return rest;
}
