/** Any endpoint that speaks OpenAI's /audio/transcriptions: OpenAI itself, faster-whisper-server, LocalAI, vLLM, Groq. */
import { z } from 'zod';
import { createEndpoint, type Breaker } from '../endpoint/index.ts';
import { type Heard, type VoiceTranscriber, TranscriptionFailure } from './port.ts';

export interface OpenAiSettings {
  /** Base of the endpoint, with its version. */
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
}

/** The answer to `response_format=verbose_json`; models without times answer with the text alone. Seconds. */
const answerSchema = z.object({
  text: z.string().default(''),
  language: z.string().default(''),
  duration: z.coerce.number().default(0),
  segments: z
    .array(z.object({ start: z.number(), end: z.number(), text: z.string(), no_speech_prob: z.number().optional() }))
    .optional(),
});

/** Whisper makes words up where nobody speaks; above this it says itself that nobody does. */
const SURELY_SILENT = 0.85;

export function openAiTranscriber(
  { url, apiKey, model, timeoutMs }: OpenAiSettings,
  breaker: Breaker,
): VoiceTranscriber {
  const ask = createEndpoint({ url, path: '/audio/transcriptions', apiKey, timeoutMs }, breaker);
  return {
    engine: 'openai',
    model,
    async transcribe(wav, signal) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'voice.wav');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'segment');
      return ask({ body: form, signal }, (body) => heardIn(body, wav));
    },
  };
}

function heardIn(body: string, wav: Buffer): Heard {
  let answer: z.infer<typeof answerSchema>;
  try {
    answer = answerSchema.parse(JSON.parse(body));
  } catch {
    throw new TranscriptionFailure('BAD_ANSWER', `The endpoint answered something else: ${body.slice(0, 200)}`);
  }
  const { language, text, segments } = answer;
  // Without times the words belong to the whole piece; 16 bits a sample, and the rate stands at byte 24.
  const wholeMs = Math.round((answer.duration || (wav.length - 44) / 2 / wav.readUInt32LE(24)) * 1_000);
  const parts = segments ?? (text.trim() === '' ? [] : [{ start: 0, end: wholeMs / 1_000, text }]);
  return {
    language,
    segments: parts
      .filter((part) => part.text.trim() !== '' && (part.no_speech_prob ?? 0) < SURELY_SILENT)
      .map((part) => ({
        beginMs: Math.round(part.start * 1_000),
        endMs: Math.round(part.end * 1_000),
        text: part.text.trim(),
      })),
  };
}
