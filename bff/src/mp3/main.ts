/** The thread that encodes one file: samples in, frames out, each piece when it is asked for. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createEncoder } from 'wasm-media-encoders';
import type { Job, Piece } from './index.ts';

const { channels, sampleRate, kilobits } = workerData as Job;
// From its own file and not the copy inside the package's script: LAME is LGPL, and whoever runs us may put theirs in its place.
const lame = await readFile(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3')));
const encoder = await createEncoder('audio/mpeg', lame);
// A constant rate: a player knows the length, and finds a moment, without an index that could only be written at the end.
encoder.configure({ channels, sampleRate, bitrate: kilobits as 64 });

/** Each channel of interleaved 16-bit samples on its own, from -1 to 1. A plain loop: it runs 58 million times an hour. */
function apart(bytes: Uint8Array): Float32Array[] {
  const samples = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames = Math.floor(bytes.byteLength / 2 / channels);
  const sides = Array.from({ length: channels }, () => new Float32Array(frames));
  for (const [channel, side] of sides.entries())
    for (let frame = 0; frame < frames; frame += 1)
      side[frame] = samples.getInt16((frame * channels + channel) * 2, true) / 32_768;
  return sides;
}

parentPort?.on('message', (piece: Piece) => {
  // What the encoder gives is its own memory, written over by the next call.
  const frames = Uint8Array.from(piece === null ? encoder.finalize() : encoder.encode(apart(piece) as [Float32Array]));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
  parentPort?.postMessage(frames, [frames.buffer]);
});
