/** A voice for texts, without anybody's account: Flite as WebAssembly, English, in a thread of its own. */
import { Worker } from 'node:worker_threads';
import { overLimit } from '../limits/index.ts';

/** Voices of Flite as people choose them. Its fourth, `kal`, is of 8 kHz and is left out. */
export const VOICES = [
  { name: 'slt', title: 'Susan', gender: 'FEMALE', recommended: true },
  { name: 'rms', title: 'Robert', gender: 'MALE', recommended: false },
  { name: 'awb', title: 'Alan', gender: 'MALE', recommended: false },
] as const;

export type VoiceName = (typeof VOICES)[number]['name'];

export const isVoice = (name: string): name is VoiceName => VOICES.some((voice) => voice.name === name);

/** Characters that are said at once, at most (defaults 6.2: a text for a voice has no more). */
export const LONGEST_TEXT = 1_500;

/** Texts that wait to be said, at most: the last of them waits for about half a minute, longer than anybody who asks. */
const MOST_WAITING = 100;

export interface Speech {
  /**
   * @returns a WAV file: 16-bit PCM, mono, 16 kHz
   * @throws Refusal RATE_LIMITED when too many texts wait
   * @throws Error when the text holds nothing that can be said, is too long, or the engine fails
   */
  speak(text: string, voice?: VoiceName): Promise<Buffer>;
  close(): Promise<void>;
}

export type Request = { id: number; text: string; voice: VoiceName };
export type Answer = { id: number; wav: Uint8Array } | { id: number; error: string };

interface Waiting {
  readonly resolve: (wav: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The thread is started by the first text, and by the next one when it broke; saying takes 0.1 to 0.3 s, which would stall calls in
 * the caller's thread.
 * @param options.thread what says them, for tests of what becomes of the others when that breaks
 */
export function createSpeech({ thread = new URL('./main.ts', import.meta.url) } = {}): Speech {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  /** A thread that fails also ends, a moment later: by then others may wait for its successor. */
  function failed(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(thread);
    started.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('wav' in answer) asked?.resolve(Buffer.from(answer.wav));
      else asked?.reject(new Error(answer.error));
    });
    started.on('error', (cause) => failed(started, new Error('The voice failed.', { cause })));
    started.on('exit', (code) => failed(started, new Error(`The voice ended with ${code}.`)));
    return started;
  }

  return {
    async speak(text, voice = 'slt') {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      if (!/[\p{L}\p{N}]/u.test(words)) throw new Error('The text holds no word that could be said.');
      if (words.length > LONGEST_TEXT) throw new Error(`The text is longer than ${LONGEST_TEXT} characters.`);
      if (waiting.size >= MOST_WAITING)
        throw overLimit(
          { allowed: false, retryAfterSeconds: 30 },
          'Many texts are being spoken right now. Try again in half a minute.',
        );
      worker ??= start();
      worker.ref();
      const id = (count += 1);
      const said = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
      worker.postMessage({ id, text: words, voice } satisfies Request);
      return said;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
