/** The big list of naughty strings, and an id that is none, through the texts of requests: stored as given, or refused in words. */
import { create, toJson, type JsonValue, type Message } from '@bufbuild/protobuf';
import { randomUUID } from 'node:crypto';
import { refusalOf } from '@ringline/kit/errors';
import NAUGHTY from 'big-list-of-naughty-strings' with { type: 'json' };
import { isBlank, writable } from '@ringline/kit/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '../testkit/index.ts';
import { collectFixtures } from './collected.ts';
import type { Cell } from './fixture.ts';
import type { Method } from './methods.ts';
import { twoTenants, type World } from './tenants.ts';
import { isInList, namesSomething, pathName, textPaths, type TextPath, withText, withTexts } from './textFields.ts';

const fixtures = await collectFixtures();

/** What the list lacks: characters that no database or XML holds, halves of characters, texts that nobody sees, and long ones. */
const HARDEST = [
  'NUL \0',
  'half \ud83d',
  '\ude00 other half',
  'one\u000bline\u000c',
  '\u0007\u0001',
  '\ufffe',
  '\u200b',
  '  ',
  '\u202eback',
  'é'.repeat(300),
  `${'x'.repeat(59)}😀`,
  `${'x'.repeat(79)}😀`,
  '😀'.repeat(70),
  "'; DROP TABLE item; --",
  '%s {name} ${x} <b>&amp;',
];
/** Long enough for most fields; a shorter field is found out, and gets shorter pieces. */
const LENGTHS = [480, 190, 75, 38] as const;
/** For what is one of a few words, and refuses all others. */
const ANY_LENGTH = 2_000;
/** Texts that go in one request where their field is in a list; those of a request that is refused go one by one. */
const AT_ONCE = 25;
/** Spoken, decoded or hashed: each takes a hundred times as long as another call. */
const COSTLY = /^SoundService\/(?:Speak|SaveSpeech|AddSound) |[pP]assword$/;
/** No text that a person writes: what the edge says of a request, and what services tell each other. */
const isTold = ({ rule }: Method, path: TextPath): boolean =>
  rule.kind === 'service' || path[0]?.localName === 'client';
/** Kept in another form on purpose. */
const CHANGED: Readonly<Record<string, string>> = {
  'MessagingService/SendMessage body': 'typographic characters become those of the basic alphabet of texts',
  'IdentityService/CreateUser language': 'what a browser speaks becomes a language that we have',
  'SegmentService/UpdateSegment timezone': 'a zone that nobody knows is UTC',
  'KeywordService/CreateKeyword word': 'a word is compared without case, and kept in capitals',
  'MediaService/RegisterMedia name': 'the name of a file is cut',
  'CallFlowService/SaveCallFlowTest test.lastResult': 'what came of a test is written by running it',
  'NumberService/UpdateNumberSettings closedTarget.action': 'what happens outside the hours is said by closedFallback',
};

let world: World;

/** As many strings of the list as fit, one after the other. */
function packed(longest: number): string[] {
  const pieces: string[] = [];
  for (const text of NAUGHTY) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + text.length < longest) pieces[pieces.length - 1] = `${last} ${text}`;
    else pieces.push(text);
  }
  return pieces;
}

/** In requests of so many texts; what nearly every field refuses goes alone, so that it takes no other along. */
function requestsOf(texts: readonly string[], size: number): string[][] {
  const goesAlone = (text: string) => size === 1 || text.includes('\0') || (HARDEST.includes(text) && text.length > 38);
  const together = texts.filter((text) => !goesAlone(text));
  const count = Math.ceil(together.length / size);
  return [
    ...texts.filter(goesAlone).map((text) => [text]),
    ...Array.from({ length: count }, (_, n) => together.slice(n * size, (n + 1) * size)),
  ];
}

type Outcome = { answer: JsonValue } | { code: string; message: string };

/** Sends requests of a method, each with its own fresh input where that is cheap. */
async function senderOf(method: Method) {
  const { service, method: desc, rule } = method;
  let after: (() => Promise<unknown>)[] = [];
  // Hundreds of inputs go to a method, and there are limits: what an input made is taken back before the next is made.
  const takeBack = async () => {
    const works = after.toReversed();
    after = [];
    for (const work of works) await work().catch(() => undefined);
  };
  const cell: Cell = { world, by: 'OWNER', after: (work) => void after.push(work) };
  const isOfCall = desc.input.fields.some(({ localName }) => localName === 'callId');
  // A call that is going on takes seconds to begin; texts are read before it is looked at.
  const fresh = async () =>
    (isOfCall ? { callId: world.ours.callId } : await fixtures.get(method.name)?.input(cell)) as object;
  const began = performance.now();
  const first = await fresh();
  const isCheap = performance.now() - began < 150;
  // What was refused as wrong has changed nothing: its input serves again.
  let unused: object | undefined;
  const client =
    rule.kind === 'service' ? world.product.rpc.client(service) : world.as(service, await world.principalOf('OWNER'));
  const call = (client as unknown as Record<string, (request: Message) => Promise<Message>>)[desc.localName]!;
  return {
    takeBack,
    /** Several texts go in one request. */
    send: async (path: TextPath, texts: readonly string[]): Promise<Outcome> => {
      if (unused === undefined && isCheap) await takeBack();
      const given = (unused ??= isCheap ? await fresh() : first);
      const input = create(desc.input, given as never);
      const [text = ''] = texts;
      const request =
        texts.length > 1 ? withTexts(desc.input, input, path, texts) : withText(desc.input, input, path, text);
      const fields = request as unknown as Record<string, unknown>;
      if ('idempotencyKey' in fields && pathName(path) !== 'idempotencyKey') fields['idempotencyKey'] = randomUUID();
      try {
        const answer = await call(request);
        unused = undefined;
        return { answer: toJson(desc.output, answer) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal?.code !== 'VALIDATION_FAILED') unused = undefined;
        if (!refusal) throw error;
        return { code: refusal.code, message: refusal.message };
      }
    },
  };
}

/** The texts of a field of this name anywhere in an answer. */
function textsNamed(name: string, answer: JsonValue): string[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => textsNamed(name, each));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key === name ? [value].flat().filter((each) => typeof each === 'string') : textsNamed(name, value),
  );
}

/** As given: the door cleans what no XML holds, and spaces around and within a line are nobody's words. */
const asGiven = (text: string): string => writable(text).replaceAll(/\s+/gu, '');

/** What is wrong with an answer to this text; undefined: nothing. */
function complaint(method: Method, path: TextPath, text: string, outcome: Outcome): string | undefined {
  const where = `${method.name} ${pathName(path)}`;
  const told = `${where} with ${JSON.stringify(text.slice(0, 60))}`;
  if ('code' in outcome) {
    if (outcome.code === 'INTERNAL') return `${told} is INTERNAL`;
    return outcome.message.length < 8 ? `${told} is refused without a sentence` : undefined;
  }
  // What services tell each other may have been there before; a browser is known by a token that is renewed.
  const isChanged = Object.keys(CHANGED).some((each) => where === each || where.startsWith(`${each}.`));
  if (isChanged || isTold(method, path) || namesSomething(path)) return undefined;
  const kept = textsNamed(path.at(-1)?.localName ?? '', outcome.answer);
  const isRead = method.rule.kind === 'permission' && method.rule.action === 'READ';
  if (isBlank(writable(text))) {
    // A text that nobody sees is none: it is refused, or nothing is kept.
    const unseen = isRead ? undefined : kept.find((each) => each !== '' && isBlank(each));
    return unseen === undefined ? undefined : `${told} is kept as ${JSON.stringify(unseen)}, which nobody sees`;
  }
  if (kept.length === 0 || isRead || kept.some((each) => asGiven(each) === asGiven(text))) return undefined;
  return `${told} is kept as ${JSON.stringify(kept[0]?.slice(0, 60))}`;
}

/**
 * At the top of a test file: every text of these methods with the hardest strings, and with pieces of the list.
 * @param most pieces for each text; each goes on in the list where the one before it ended
 * @param share which of the pieces a run takes, where several runs share the list
 */
export function naughtyCellsOf(
  methods: readonly Method[],
  most: number,
  share: { turn: number; of: number } = { turn: 0, of: 1 },
): void {
  beforeAll(async () => {
    world = await twoTenants(await startProduct());
  });
  let turn = 0;
  /** So many of these, from where the field before this one left off. */
  const turnOf = (texts: readonly string[], count: number): string[] =>
    count >= texts.length
      ? [...texts]
      : Array.from({ length: count }, (_, n) => texts[(turn * Math.ceil(count / most) + n) % texts.length] ?? '');

  describe.each(methods.filter(({ method }) => textPaths(method.input).length > 0))('$name', (method) => {
    test('takes every text as it is, or refuses it in words', async () => {
      const { send, takeBack } = await senderOf(method);
      const wrong: string[] = [];
      for (const path of textPaths(method.method.input)) {
        const tell = async (texts: readonly string[]) => {
          const outcome = await send(path, texts);
          if (texts.length > 1 && 'code' in outcome) {
            for (const text of texts) await tell([text]);
            return;
          }
          for (const text of texts) {
            const problem = complaint(method, path, text, outcome);
            if (problem !== undefined) wrong.push(problem);
          }
        };
        const atOnce = isInList(path) ? AT_ONCE : 1;
        if (namesSomething(path)) {
          await tell(['x']);
          continue;
        }
        for (const texts of requestsOf(turnOf(HARDEST, most * 2), atOnce)) await tell(texts);
        if (isTold(method, path) || COSTLY.test(`${method.name} ${pathName(path)}`)) continue;
        let longest: number = ANY_LENGTH;
        for (const length of LENGTHS)
          if ('answer' in (await send(path, ['a'.repeat(length)]))) {
            longest = length;
            break;
          }
        const pieces = packed(longest).filter((_, n) => n % share.of === share.turn);
        for (const texts of requestsOf(turnOf(pieces, most), atOnce)) await tell(texts);
        turn += most;
      }
      await takeBack();
      expect(wrong).toEqual([]);
    });
  });
}
