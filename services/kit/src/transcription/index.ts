/**
 * Words for recorded speech, as a port: any OpenAI-compatible endpoint, whisper.cpp on this machine, the carrier, or none. Who
 * speaks is known by the channel of the recording, never guessed.
 */
import { z } from 'zod';
import type { Carrier } from '../carrier/index.ts';
import { createBreaker } from '../endpoint/index.ts';
import { carrierTranscriber } from './carrier.ts';
import { openAiTranscriber } from './openai.ts';
import type { Transcriber } from './port.ts';
import { whisperCppTranscriber } from './whisperCpp.ts';

export { channelWav, quietestFrame, readWavHeader, type WavFormat } from './wav.ts';
export {
  type FailureCode,
  type Heard,
  type HeardSegment,
  type RecordingTranscriber,
  type Transcriber,
  TranscriptionFailure,
  type VoiceTranscriber,
} from './port.ts';

/** The model by which the sandbox's own ears are asked for: they know only what the sandbox's voices say. */
export const SANDBOX_EARS = 'sandbox-voices';

/** The variables of the port, to be spread into a service's environment. */
export const transcriptionEnvironment = {
  TRANSCRIPTION: z
    .enum(['none', 'openai', 'whisper.cpp', 'carrier'])
    .default('none')
    .describe(
      'Who turns recorded speech into words: an OpenAI-compatible endpoint, whisper.cpp on this machine, the carrier, or none',
    ),
  TRANSCRIPTION_URL: z
    .url()
    .optional()
    .describe('openai: base of the endpoint, such as https://api.openai.com/v1; /audio/transcriptions is added'),
  TRANSCRIPTION_API_KEY: z
    .string()
    .optional()
    .describe('openai: its key; none for an endpoint of your own that asks for none'),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1').describe('openai: the model that is asked for'),
  TRANSCRIPTION_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(1_800)
    .default(180)
    .describe('Seconds that two minutes of one voice may take'),
  TRANSCRIPTION_SERVICE: z
    .string()
    .regex(/^GA[0-9a-f]{32}$/i)
    .optional()
    .describe('carrier: its Conversational Intelligence service, which says in which language it listens'),
  WHISPER_BINARY: z.string().default('whisper-cli').describe('whisper.cpp: its program'),
  WHISPER_MODEL: z.string().optional().describe('whisper.cpp: the file of the model, such as /models/ggml-base.bin'),
};

export interface TranscriptionEnvironment {
  readonly TRANSCRIPTION: 'none' | 'openai' | 'whisper.cpp' | 'carrier';
  readonly TRANSCRIPTION_URL?: string | undefined;
  readonly TRANSCRIPTION_API_KEY?: string | undefined;
  readonly TRANSCRIPTION_MODEL: string;
  readonly TRANSCRIPTION_TIMEOUT_SECONDS: number;
  readonly TRANSCRIPTION_SERVICE?: string | undefined;
  readonly WHISPER_BINARY: string;
  readonly WHISPER_MODEL?: string | undefined;
}

/**
 * The engine that the environment names; undefined: none.
 * @param rest the carrier's API, in case that it is the carrier
 * @throws Error naming the variable that is missing
 */
export function createTranscriber(env: TranscriptionEnvironment, rest: Carrier['rest']): Transcriber | undefined {
  const timeoutMs = env.TRANSCRIPTION_TIMEOUT_SECONDS * 1_000;
  if (env.TRANSCRIPTION === 'openai') {
    if (env.TRANSCRIPTION_URL === undefined) throw new Error('TRANSCRIPTION=openai needs TRANSCRIPTION_URL.');
    return openAiTranscriber(
      {
        url: env.TRANSCRIPTION_URL,
        apiKey: env.TRANSCRIPTION_API_KEY,
        model: env.TRANSCRIPTION_MODEL,
        timeoutMs,
      },
      createBreaker(() => performance.now()),
    );
  }
  if (env.TRANSCRIPTION === 'whisper.cpp') {
    if (env.WHISPER_MODEL === undefined) throw new Error('TRANSCRIPTION=whisper.cpp needs WHISPER_MODEL.');
    return whisperCppTranscriber({ binary: env.WHISPER_BINARY, model: env.WHISPER_MODEL, timeoutMs });
  }
  if (env.TRANSCRIPTION === 'carrier') {
    if (env.TRANSCRIPTION_SERVICE === undefined) throw new Error('TRANSCRIPTION=carrier needs TRANSCRIPTION_SERVICE.');
    return carrierTranscriber(rest, env.TRANSCRIPTION_SERVICE);
  }
  return undefined;
}
