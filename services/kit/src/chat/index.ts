/** A language model behind an OpenAI-compatible chat endpoint, as a port: asked for one answer in JSON, never given tools. */
import { z } from 'zod';
import { createBreaker, createEndpoint, EndpointFailure } from '../endpoint/index.ts';

/** The model by which the sandbox's own scribe is asked for: it copies sentences out and understands nothing. */
export const SANDBOX_SCRIBE = 'sandbox-scribe';

/** The variables of the port, to be spread into a service's environment. */
export const summaryEnvironment = {
  SUMMARY: z
    .enum(['none', 'openai'])
    .default('none')
    .describe('Who sums calls up from their words: an OpenAI-compatible chat endpoint, or none'),
  SUMMARY_URL: z
    .url()
    .optional()
    .describe('openai: base of the endpoint, such as https://api.openai.com/v1; /chat/completions is added'),
  SUMMARY_API_KEY: z
    .string()
    .optional()
    .describe('openai: its key; none for an endpoint of your own that asks for none'),
  SUMMARY_MODEL: z.string().default('gpt-4o-mini').describe('openai: the model that is asked for'),
  SUMMARY_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(5)
    .max(600)
    .default(60)
    .describe('Seconds that the summary of one call may take'),
};

export interface SummaryEnvironment {
  readonly SUMMARY: 'none' | 'openai';
  readonly SUMMARY_URL?: string | undefined;
  readonly SUMMARY_API_KEY?: string | undefined;
  readonly SUMMARY_MODEL: string;
  readonly SUMMARY_TIMEOUT_SECONDS: number;
}

export interface ChatQuestion<Answer> {
  /** What the model is to do. */
  readonly task: string;
  /** What it is to do it with: data, in which nobody may give it another task. */
  readonly material: string;
  readonly answer: z.ZodType<Answer>;
  /** Tokens that the answer may take at most. */
  readonly mostTokens: number;
}

export interface ChatModel {
  readonly model: string;
  /** @throws EndpointFailure, BAD_ANSWER for an answer of another shape; or what the signal was aborted with */
  ask<Answer>(question: ChatQuestion<Answer>, signal?: AbortSignal): Promise<Answer>;
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * The model that the environment names; undefined: none.
 * @throws Error naming the variable that is missing
 */
export function createSummarizer(env: SummaryEnvironment): ChatModel | undefined {
  if (env.SUMMARY === 'none') return undefined;
  if (env.SUMMARY_URL === undefined) throw new Error('SUMMARY=openai needs SUMMARY_URL.');
  const { SUMMARY_MODEL: model } = env;
  const ask = createEndpoint(
    {
      url: env.SUMMARY_URL,
      path: '/chat/completions',
      apiKey: env.SUMMARY_API_KEY,
      timeoutMs: env.SUMMARY_TIMEOUT_SECONDS * 1_000,
    },
    createBreaker(() => performance.now()),
  );
  return {
    model,
    async ask({ task, material, answer, mostTokens }, signal) {
      const body = JSON.stringify({
        model,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: material },
        ],
        response_format: { type: 'json_object' },
        max_completion_tokens: mostTokens,
      });
      return ask({ body, headers: { 'content-type': 'application/json' }, signal }, (text) => answerIn(text, answer));
    },
  };
}

function answerIn<Answer>(body: string, schema: z.ZodType<Answer>): Answer {
  try {
    const content = completionSchema.parse(JSON.parse(body)).choices[0]?.message.content ?? '';
    // Some models put JSON into a block of code, whatever they are asked for.
    return schema.parse(JSON.parse(content.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1')));
  } catch {
    throw new EndpointFailure('BAD_ANSWER', `The endpoint answered something else: ${body.slice(0, 200)}`);
  }
}
