/**
 * The sandbox's scribe: OpenAI's /chat/completions, as far as Ringline uses it. It is no language model and understands nothing: of the
 * transcript that it is given it copies sentences out, always the same ones, and says so in what it writes.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSame } from '../guard/isSame.ts';
import { problem } from './api.ts';

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
});

const materialSchema = z.object({ transcript: z.array(z.object({ speaker: z.string(), said: z.string() })) });

/** Words that its summary takes at most, beside those that say whose it is. */
const MOST_WORDS = 60;
const TITLE_CHARACTERS = 56;
/** A greeting is no reason for a call. */
const GREETING = /^(hi|hello|hey|good (morning|afternoon|evening)|welcome|this is|thank you)\b/i;

export function scribeApi(app: FastifyInstance, apiKey: string): void {
  app.post('/chat/completions', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${apiKey}`))
      return reply.code(401).send(problem('Incorrect API key provided.'));
    const asked = requestSchema.safeParse(request.body);
    const material = asked.data?.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const turns = turnsIn(material);
    if (!asked.success || !turns)
      return reply.code(400).send(problem('The sandbox’s scribe reads a transcript in JSON, and there is none.'));
    const content = JSON.stringify(extractOf(turns));
    return reply.send({
      id: 'chatcmpl-sandbox',
      object: 'chat.completion',
      created: 0,
      model: asked.data.model,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    });
  });
}

function turnsIn(material: string): z.infer<typeof materialSchema>['transcript'] | undefined {
  try {
    return materialSchema.parse(JSON.parse(material)).transcript;
  } catch {
    return undefined;
  }
}

/** The customer's sentences in their order, as many as there is room for; the first that is no greeting is what it was about. */
function extractOf(turns: readonly { speaker: string; said: string }[]) {
  const sentencesOf = (who: string) =>
    turns
      .filter(({ speaker }) => speaker === who)
      .flatMap(({ said }) => said.match(/[^.!?]+[.!?]*/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '');
  const theirs = sentencesOf('CUSTOMER');
  const all = theirs.length > 0 ? theirs : sentencesOf('AGENT');
  const first = all.find((sentence) => !GREETING.test(sentence)) ?? all[0] ?? 'Nothing was said.';
  let room = MOST_WORDS;
  const taken = all.slice(Math.max(0, all.indexOf(first))).filter((sentence) => {
    room -= sentence.split(/\s+/).length;
    return room >= 0;
  });
  return {
    // Only what the customer said, letter by letter.
    issue: theirs.includes(first) ? first : '',
    reason: first.split(/\s+/).slice(0, 12).join(' '),
    title: first.length <= TITLE_CHARACTERS ? first : `${first.slice(0, first.lastIndexOf(' ', TITLE_CHARACTERS))}…`,
    summary: `Sentences copied out by the sandbox, which understands nothing: ${(taken.length > 0 ? taken : [first]).join(' ')}`,
  };
}
