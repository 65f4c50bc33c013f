/** whisper.cpp as a program of this machine: no account, and no recording leaves the house. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type VoiceTranscriber, TranscriptionFailure } from './port.ts';
import { atWhispersRate } from './wav.ts';

const run = promisify(execFile);

/** What `--output-json` writes; offsets in milliseconds. */
const answerSchema = z.object({
  result: z.object({ language: z.string().default('') }).default({ language: '' }),
  transcription: z.array(z.object({ offsets: z.object({ from: z.number(), to: z.number() }), text: z.string() })),
});

/** Marks that whisper writes for what is no speech, such as [BLANK_AUDIO] or (music). */
const NO_SPEECH = /^\s*[[(].*[\])]\s*$/s;

export function whisperCppTranscriber(settings: {
  binary: string;
  model: string;
  timeoutMs: number;
}): VoiceTranscriber {
  const { binary, model, timeoutMs } = settings;
  return {
    engine: 'whisper.cpp',
    model: path.basename(model),
    async transcribe(wav, signal) {
      const folder = await mkdtemp(path.join(tmpdir(), 'ringline-words-'));
      try {
        const [voice, words] = [path.join(folder, 'voice.wav'), path.join(folder, 'words')];
        await writeFile(voice, atWhispersRate(wav));
        const given = [
          '--model',
          model,
          '--file',
          voice,
          '--language',
          'auto',
          '--output-json',
          '--output-file',
          words,
        ];
        await run(binary, given, { timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024, ...(signal ? { signal } : {}) });
        const { result, transcription } = answerSchema.parse(JSON.parse(await readFile(`${words}.json`, 'utf8')));
        const segments = transcription
          .filter(({ text }) => text.trim() !== '' && !NO_SPEECH.test(text))
          .map(({ offsets, text }) => ({ beginMs: offsets.from, endMs: offsets.to, text: text.trim() }));
        return { language: result.language, segments };
      } catch (error) {
        if (signal?.aborted) throw error;
        throw failureOf(error, binary);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function failureOf(error: unknown, binary: string): TranscriptionFailure {
  const { code, killed, message = String(error) } = error as { code?: unknown; killed?: boolean; message?: string };
  if (killed) return new TranscriptionFailure('TIMED_OUT', `${binary} took too long`);
  if (code === 'ENOENT' || code === 'EACCES') return new TranscriptionFailure('BROKEN', `${binary} can not be started`);
  return new TranscriptionFailure(typeof code === 'number' ? 'BROKEN' : 'BAD_ANSWER', message.slice(0, 200));
}
