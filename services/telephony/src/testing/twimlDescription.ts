/**
 * TwiML as the provider publishes it: which element stands where, with which attributes and values. Twilio has no XML schema of
 * it; what it has are the types of its own library, which it generates from its description of TwiML, and those are read here.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isBlank } from '@ringline/kit/text';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

const LIBRARY = 'twilio/lib/twiml/VoiceResponse.js';
const ROOT = 'VoiceResponse';

/** What the value of an attribute may be; null: any text. */
type Values = RegExp | null;

interface Element {
  /** The class whose methods are what may stand in it. */
  inside: string;
  attributes: ReadonlyMap<string, Values>;
}

type Description = ReadonlyMap<string, ReadonlyMap<string, Element>>;

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve(LIBRARY)
    .replace(/\.js$/, '.d.ts'),
  'utf8',
);

/** Alternatives of text, such as "start" | "end". */
const literals = (type: string): string[] => [...type.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? '');

const oneOf = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`)).join('|');

function attributesByInterface(): Map<string, Map<string, Values>> {
  const aliases = new Map(
    [...source.matchAll(/^\s+type (\w+) = ([^;]+);/gm)].map(([, name = '', type = '']) => [name, literals(type)]),
  );
  const valuesOf = (type: string): Values => {
    const one = type.replace(/\[\]$/, '');
    const known = aliases.get(one) ?? literals(one);
    if (one === 'boolean') return /^(?:true|false)$/;
    if (one === 'number') return /^\d+(?:\.\d+)?$/;
    if (known.length === 0) return null;
    return new RegExp(type.endsWith('[]') ? `^(?:${oneOf(known)})(?: (?:${oneOf(known)}))*$` : `^(?:${oneOf(known)})$`);
  };
  return new Map(
    [...source.matchAll(/interface (\w+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [
      name,
      new Map(
        [...body.matchAll(/^\s+"?([\w:-]+)"?\??: ([^;]+);/gm)].map(([, key = '', type = '']) => [key, valuesOf(type)]),
      ),
    ]),
  );
}

function describe(): Description {
  const attributes = attributesByInterface();
  const description = new Map<string, Map<string, Element>>();
  let within: Map<string, Element> | undefined;
  let documented: string | undefined;
  for (const line of source.split('\n')) {
    const [, type] = /class (\w+) extends TwiML/.exec(line) ?? [];
    if (type !== undefined) description.set(type, (within = new Map()));
    // "<Dial> TwiML Verb", "<Client> TwiML Noun", once "<Prompt> Twiml Verb"; the methods below make it.
    if (line.trim() === '/**') documented = undefined;
    documented = /^\s+\* <([\w-]+)> TwiML /i.exec(line)?.[1] ?? documented;
    const [, given = '', inside] = /^\s+\w+\((.*)\): VoiceResponse\.(\w+);/.exec(line) ?? [];
    if (inside === undefined || documented === undefined || !within) continue;
    const from = /attributes\??: VoiceResponse\.(\w+)/.exec(given)?.[1];
    const known = within.get(documented)?.attributes;
    within.set(documented, { inside, attributes: attributes.get(from ?? '') ?? known ?? new Map() });
  }
  return description;
}

const description = describe();

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
});

type Node = Record<string, unknown>;

/** The production Char of XML 1.0; the parser below lets all characters pass. */
const XML_TEXT = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;
/** Bytes of a document, and characters of one <Say>, at most; both as the provider's documentation says. */
const LARGEST_DOCUMENT = 65_536;
const LONGEST_SAY = 4_096;
/** Whole numbers that the provider takes, by its documentation: the types of its library tell no ranges. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'Gather timeout': [1, 600],
  'Gather numDigits': [1, 100],
  'Pause length': [1, 14_400],
  'Play loop': [0, 1_000],
  'Record maxLength': [1, 14_400],
  'Record timeout': [1, 600],
  'Say loop': [0, 1_000],
};
/** Keys, and waits of half a second (w). */
const DTMF = /^[0-9*#wW]+$/;

/** Attributes that are addresses, some of which may be empty. */
const ADDRESS = /^(?:action|url|waitUrl|statusCallback|recordingStatusCallback)$/;

function limitProblems(name: string, attributes: Readonly<Record<string, string>>, text: string): string[] {
  const wrong = Object.entries(attributes).flatMap(([key, value]) => {
    if (ADDRESS.test(key))
      return value === '' || URL.canParse(value) ? [] : [`<${name} ${key}="${value}"> is no address`];
    const [least, most] = RANGES[`${name} ${key}`] ?? [-Infinity, Infinity];
    return Number(value) < least || Number(value) > most ? [`<${name} ${key}="${value}"> is out of its range`] : [];
  });
  if (name === 'Say' && isBlank(text)) return [...wrong, '<Say> says nothing'];
  if (name === 'Say' && text.length > LONGEST_SAY) return [...wrong, '<Say> says too much'];
  const { digits } = attributes;
  if (name === 'Play' && digits !== undefined)
    return DTMF.test(digits) && text === '' ? wrong : [...wrong, `<Play digits="${digits}"> presses what is no key`];
  if ((name === 'Play' || name === 'Redirect') && !URL.canParse(text)) return [...wrong, `<${name}> has no address`];
  return wrong;
}

/** What of a document is not as the provider describes TwiML, in words; empty: nothing. */
export function twimlProblems(document: string): string[] {
  if (Buffer.byteLength(document) > LARGEST_DOCUMENT) return ['it is larger than the provider takes'];
  if (!XML_TEXT.test(document)) return ['it holds a character that XML does not'];
  const valid = XMLValidator.validate(document);
  if (valid !== true) return [`it is no XML: ${valid.err.msg}`];
  const [root, ...others] = parser.parse(document) as Node[];
  if (!root || !('Response' in root) || others.length > 0) return ['its root is not <Response>'];
  return problemsIn('Response', ROOT, root);
}

function problemsIn(parent: string, type: string, node: Node): string[] {
  return (node[parent] as Node[]).flatMap((child) => {
    const name = Object.keys(child).find((key) => key !== ':@') ?? '';
    if (name === '#text') return [];
    const element = description.get(type)?.get(name);
    if (!element) return [`<${name}> does not stand in <${parent}>`];
    const given = (child[':@'] ?? {}) as Record<string, string>;
    const wrong = Object.entries(given).flatMap(([key, value]) => {
      const values = element.attributes.get(key);
      if (values === undefined) return [`<${name}> has no attribute ${key}`];
      return values === null || values.test(value) ? [] : [`<${name} ${key}="${value}"> is not one of its values`];
    });
    const text = (child[name] as Node[]).map((inner) => (inner['#text'] as string | undefined) ?? '').join('');
    return [...wrong, ...limitProblems(name, given, text), ...problemsIn(name, element.inside, child)];
  });
}
