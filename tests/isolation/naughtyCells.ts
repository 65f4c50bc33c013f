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
import { namesSomething, pathName, textAt, textPaths, type TextPath, withText } from './textFields.ts';

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
/** As many of the hardest as a field of plain words refuses: blank ones, and long ones. */
const OFTEN = 8;
/** Milliseconds; a method with forty texts is asked some thousand times. */
const WITHIN_MS = 300_000;
/** Spoken, decoded or hashed: each takes a hundred times as long as another call. */
const COSTLY = /^SoundService\/(?:Speak|SaveSpeech|AddSound) |[pP]assword$/;
/** No text that a person writes: what the edge says of a request, and what services tell each other. */
const isTold = ({ rule }: Method, path: TextPath): boolean =>
  rule.kind === 'service' || path[0]?.localName === 'client';
/** Kept in another form on purpose. */
const CHANGED: Readonly<Record<string, string>> = {
  'MessagingService/SendMessage body': 'typographic characters become those of the basic alphabet of texts',
  'IdentityService/CreateUser language': 'what a browser speaks becomes a language that we have',
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

/** What stands where in one request. */
type Told = { readonly path: TextPath; readonly text: string };
type Outcome = { answer: JsonValue } | { code: string; message: string };

/** Sends requests of a method, each with its own fresh input where that is cheap. */
async function senderOf(method: Method) {
  const { service, method: desc, rule } = method;
  const after: (() => Promise<unknown>)[] = [];
  const cell: Cell = { world, by: 'OWNER', after: (work) => void after.push(work) };
  const isOfCall = desc.input.fields.some(({ localName }) => localName === 'callId');
  // A call that is going on takes seconds to begin; texts are read before it is looked at.
  const fresh = async () =>
    (isOfCall ? { callId: world.ours.callId } : await fixtures.get(method.name)?.input(cell)) as object;
  const began = performance.now();
  const first = await fresh();
  const isCheap = performance.now() - began < 150;
  const client =
    rule.kind === 'service' ? world.product.rpc.client(service) : world.as(service, await world.principalOf('OWNER'));
  const call = (client as unknown as Record<string, (request: Message) => Promise<Message>>)[desc.localName]!;
  return {
    after,
    /** @returns undefined: these texts do not fit into one request, as of two branches of a choice */
    send: async (...texts: readonly Told[]): Promise<Outcome | undefined> => {
      const input = isCheap ? await fresh() : first;
      const request = create(desc.input, input as never);
      for (const { path, text } of texts) withText(desc.input, request, path, text);
      if (texts.some(({ path, text }) => textAt(request, path) !== text)) return undefined;
      const fields = request as unknown as Record<string, unknown>;
      const isTold = texts.some(({ path }) => pathName(path) === 'idempotencyKey');
      if ('idempotencyKey' in fields && !isTold) fields['idempotencyKey'] = randomUUID();
      try {
        return { answer: toJson(desc.output, await call(request)) };
      } catch (error) {
        const refusal = refusalOf(error);
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
  // What services tell each other may have been there before; a text of which nothing is left is none.
  const isChanged = Object.keys(CHANGED).some((each) => where === each || where.startsWith(`${each}.`));
  if (isChanged || method.rule.kind === 'service' || namesSomething(path) || isBlank(writable(text))) return undefined;
  const kept = textsNamed(path.at(-1)?.localName ?? '', outcome.answer);
  const isRead = method.rule.kind === 'permission' && method.rule.action === 'READ';
  if (kept.length === 0 || isRead || kept.some((each) => asGiven(each) === asGiven(text))) return undefined;
  return `${told} is kept as ${JSON.stringify(kept[0]?.slice(0, 60))}`;
}

/**
 * At the top of a test file: every text of these methods with the hardest strings, and with pieces of the list.
 * @param most pieces for each text; each goes on in the list where the one before it ended
 */
export function naughtyCellsOf(methods: readonly Method[], most: number): void {
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
    test(
      'takes every text as it is, or refuses it in words',
      async () => {
        const { send, after } = await senderOf(method);
        const wrong: string[] = [];
        /** How many texts a field has refused by itself. */
        const refused = new Map<TextPath, number>();
        const tell = async (path: TextPath, text: string) => {
          const outcome = (await send({ path, text })) ?? expect.unreachable('one text fits into a request');
          const problem = complaint(method, path, text, outcome);
          if (problem !== undefined) wrong.push(problem);
          if ('code' in outcome) refused.set(path, (refused.get(path) ?? 0) + 1);
        };
        /** One request for all of them; where that is refused one for each half, until it is known which of them was. */
        const tellTogether = async (texts: readonly Told[]): Promise<void> => {
          const [only] = texts;
          if (only && texts.length === 1) return tell(only.path, only.text);
          const outcome = await send(...texts);
          if (outcome && 'answer' in outcome)
            return void wrong.push(...texts.flatMap(({ path, text }) => complaint(method, path, text, outcome) ?? []));
          const half = Math.ceil(texts.length / 2);
          await tellTogether(texts.slice(0, half));
          await tellTogether(texts.slice(half));
        };
        /** Fields that take words of people, in groups that one request can hold, by how long a text of each may be. */
        const groups: { longest: number; paths: TextPath[] }[] = [];
        const takes = async (longest: number, paths: readonly TextPath[]) => {
          // Names that are the same may be refused for that.
          const plain = paths.map((path, place) => ({
            path,
            text: String.fromCodePoint(97 + (place % 26)).repeat(longest),
          }));
          return 'answer' in ((await send(...plain)) ?? {});
        };
        const join = async (path: TextPath, longest: number) => {
          for (const group of groups)
            if (group.longest === longest && (await takes(longest, [...group.paths, path])))
              return void group.paths.push(path);
          groups.push({ longest, paths: [path] });
        };
        for (const path of textPaths(method.method.input)) {
          if (namesSomething(path)) {
            await tell(path, 'x');
            continue;
          }
          const isNoWords = isTold(method, path) || COSTLY.test(`${method.name} ${pathName(path)}`);
          let longest: number | undefined;
          for (const length of isNoWords ? [] : LENGTHS)
            if (await takes(length, [path])) {
              longest = length;
              break;
            }
          if (longest !== undefined) {
            await join(path, longest);
            continue;
          }
          for (const text of turnOf(HARDEST, most * 2)) await tell(path, text);
          if (isNoWords) continue;
          for (const text of turnOf(packed(ANY_LENGTH), most)) await tell(path, text);
          turn += most;
        }
        for (const { longest, paths } of groups) {
          for (const text of turnOf(HARDEST, most * 2)) await tellTogether(paths.map((path) => ({ path, text })));
          const pieces = packed(longest);
          const count = Math.min(pieces.length, most);
          const from = Number.isFinite(turn) ? turn : 0;
          // Each field begins elsewhere in the list, so that no request says one thing twice.
          const textOf = (place: number, n: number) => pieces[(from + place * (count + 1) + n) % pieces.length] ?? '';
          for (let n = 0; n < count; n += 1) {
            const texts = paths.map((path, place) => ({ path, text: textOf(place, n) }));
            // What refuses many of them is not sent with the others: they would be refused along with it.
            const isPicky = ({ path }: Told) => (refused.get(path) ?? 0) > OFTEN;
            for (const { path, text } of texts.filter(isPicky)) await tell(path, text);
            const others = texts.filter((each) => !isPicky(each));
            if (others.length > 0) await tellTogether(others);
          }
          turn += count * paths.length;
        }
        for (const work of after.toReversed()) await work().catch(() => undefined);
        expect(wrong).toEqual([]);
      },
      WITHIN_MS,
    );
  });
}
