/**
 * Whatever telephony refuses is worded for who reads it: in the person's language, and so that it says what happened. The client
 * knows a refusal by its code and its check, and a validation by its sentence (web/src/base/i18n/refusals.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { readTexts, type Texts } from '../../web/texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const words = JSON.parse(read('web/src/base/texts/refusals/en.json')) as Record<string, unknown> & {
  sentences: Record<string, string>;
};

const ofForms = JSON.parse(read('web/src/base/texts/refusedForms/en.json')) as Record<string, string>;

/** Codes of so many things that their own words say none of them: the check has to. */
const VAGUE = new Set(['INVALID_TRANSITION', 'LIMIT_REACHED', 'GONE', 'DESTINATION_NOT_SUPPORTED']);
/** Billing's refusals of a hold, which pass through with the code that billing gives them, and what is asked for when it is away. */
const PASSED_ON = /^=(hold\.code\b|code$)/;
/** What no page can send: programs read it, and programs read English. */
const OF_PROGRAMS = [
  /^Ask (for|about) /,
  /^Choose one of #\.$/,
  /^An idempotency key is needed/,
  /^A device id needs/,
  /^Say (LISTEN|COMPLETE), /,
  /^A transfer is COLD or WARM/,
  /^A sound is (AUDIO or MOH|named by)/,
  // One of an enumeration, which a form offers as a choice.
  /(?<!^Choose )\bone of (these ways: )?#\.$/,
  /^Say (who calls, and when|what should come of the call)\./,
  // A queue's figures: each unit has its own sentence.
  /^Choose # to # ##\.$/,
  // Of a flow's document, which the editor writes.
  /^(The id of a node|Two nodes have|Name the node where)/,
];
/**
 * What people do in calls and with what is left of them, and the forms of a number, its flow, its hours and its sounds. An
 * emergency address takes its sentences from a table, which this does not read.
 */
const WITH_VALIDATIONS = /^services\/telephony\/src\/(?!devices|quality|demo|live|analytics|numbers\/emergencyAddress)/;

interface Refused {
  readonly file: string;
  readonly codes: readonly string[];
  readonly check: string | undefined;
  readonly sentence: string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the syntax tree of any code
type Node = any;

/** The texts that an expression may be, values in them as `#`. */
function textsOf(node: Node, source: string): string[] {
  if (node?.type === 'Literal') return [String(node.value)];
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, source), ...textsOf(node.alternate, source)];
  if (node?.type === 'TemplateLiteral') return [node.quasis.map((part: Node) => part.value.cooked).join('#')];
  return node ? [`=${source.slice(node.start, node.end)}`] : [];
}

const property = (node: Node, name: string): Node =>
  node?.type === 'ObjectExpression' ? node.properties.find((one: Node) => one.key?.name === name)?.value : undefined;

/** What a place in the code refuses; undefined where it refuses nothing. */
function refusedAt(node: Node, file: string, source: string): Refused | undefined {
  const texts = (of: Node) => textsOf(of, source);
  if (node.type === 'CallExpression') {
    const [first, second, third] = node.arguments as Node[];
    const called = node.callee.property?.name ?? node.callee.name;
    if (called === 'refuse' && node.callee.type === 'MemberExpression')
      return { file, codes: texts(first), check: texts(second)[0], sentence: texts(third).join(' ') };
    // As transfers word it for short.
    if (called === 'refuse')
      return { file, codes: ['INVALID_TRANSITION'], check: texts(first)[0], sentence: texts(second).join(' ') };
    if (called === 'invalid')
      return { file, codes: ['VALIDATION_FAILED'], check: undefined, sentence: texts(second).join(' ') };
    if (called === 'notFound' || called === 'conflict')
      return { file, codes: [called === 'conflict' ? 'CONFLICT' : 'NOT_FOUND'], check: undefined, sentence: '' };
  }
  if (node.type === 'NewExpression' && node.callee.name === 'Refusal') {
    const [given] = node.arguments as Node[];
    const [check] = texts(property(property(given, 'why'), 'check'));
    return {
      file,
      codes: texts(property(given, 'code')),
      check,
      sentence: texts(property(given, 'message')).join(' '),
    };
  }
  return undefined;
}

function refusalsOf(file: string): Refused[] {
  const source = read(file);
  const found: Refused[] = [];
  const visit = (node: Node): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      const refused = typeof node.type === 'string' ? refusedAt(node, file, source) : undefined;
      if (refused) found.push(refused);
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(source, { lang: 'ts' }, file));
  return found;
}

const known = (sentence: string) => {
  const plain = (text: string) => text.replaceAll(/\d+/g, '#').replaceAll('+#', '#').replaceAll('*', '#');
  return [...Object.keys(words.sentences), ...Object.keys(ofForms)].some((key) => plain(key) === plain(sentence));
};

/** Whether what it says can be read in each language, and says what happened. */
function isWorded({ file, codes, check, sentence }: Refused): boolean {
  if (known(sentence)) return true;
  return codes.every((code) => {
    if (code === 'VALIDATION_FAILED')
      return !WITH_VALIDATIONS.test(file) || OF_PROGRAMS.some((rule) => rule.test(sentence));
    if (check !== undefined && typeof words[`${code}_${check}`] === 'string') return true;
    return typeof words[code] === 'string' && !VAGUE.has(code);
  });
}

const files = globSync('services/telephony/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(test|testkit)\.ts$|\/(generated|testing)\//.test(file),
);
const refusals = files
  .flatMap(refusalsOf)
  // What billing refused, and what a helper is given, which is looked at where that is called.
  .filter(({ codes, check }) => check !== '=check' && !codes.some((code) => PASSED_ON.test(code)));

it('every refusal of telephony has words that say what happened', () => {
  expect(refusals.length).toBeGreaterThan(200);
  expect(new Set(refusals.flatMap(({ codes }) => codes)).size).toBeGreaterThan(10);
  const silent = refusals.filter((refused) => !isWorded(refused));
  expect(
    silent.map(({ file, codes, check, sentence }) => `${file}: ${codes.join('/')} ${check ?? ''} ${sentence}`),
  ).toEqual([]);
});

/** The texts of an area at a place in it. */
const textsAt = (area: string, ...keys: string[]): Texts =>
  keys.reduce<Texts>((texts, key) => texts[key] as Texts, readTexts('en')[area] ?? {});

/** The names that a type is made of. */
const namesOf = (file: string, type: string): string[] => {
  const [, union = ''] = new RegExp(`type ${type} =([^;]*);`).exec(read(`services/telephony/src/${file}`)) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
};

it.each([
  ['why a call ended', namesOf('calls/engine/state.ts', 'EndReason'), textsAt('calls', 'timeline', 'reasons')],
  [
    'why a transfer came back',
    namesOf('calls/engine/together.ts', 'TransferFailure'),
    textsAt('phone', 'transfer', 'returned'),
  ],
])('%s has words, whatever it is', (_what, names, texts) => {
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => typeof texts[name] !== 'string')).toEqual([]);
});

it('one without words is found, and so is one whose code alone says nothing', () => {
  const refused = { file: 'services/telephony/src/calls/x.ts', check: undefined, sentence: 'Not today.' };
  expect(isWorded({ ...refused, codes: ['INVALID_TRANSITION'] })).toBe(false);
  expect(isWorded({ ...refused, codes: ['INVALID_TRANSITION'], check: 'of_no_words' })).toBe(false);
  expect(isWorded({ ...refused, codes: ['BRAND_NEW'] })).toBe(false);
  expect(isWorded({ ...refused, codes: ['VALIDATION_FAILED'] })).toBe(false);
  expect(isWorded({ ...refused, codes: ['INVALID_TRANSITION'], check: 'device_away' })).toBe(true);
  expect(isWorded({ ...refused, codes: ['VALIDATION_FAILED'], sentence: 'This is you. Choose someone else.' })).toBe(
    true,
  );
});
