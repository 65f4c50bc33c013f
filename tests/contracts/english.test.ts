/** English that people read is written as a native writer in the US would: what read translated does not come back. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { readTexts, type Texts } from '../../web/texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const TRANSLATED =
  /\b(?:some|every|no|any)body\b|\banew\b|\bin vain\b|\bwhoever\b|\bshall\b|\bgo(?:es)? on\b(?! hold)|\bgoing on\b|\bpaid like\b|\bour side (?:is|hung|asks|went)\b|\bphone outside\b(?! your workspace)|\bof theirs\b|\bstands? (?:for|in|at|on|here|there|above|below)\b|\bat worst\b|\bbesides\b|\bPCMU\b|(?:Chrome|Firefox|Edge|Safari), (?:Linux|Windows|macOS|Android|iOS)/iu;
const BRITISH =
  /\b(?:minimise|customise|authorise|organise|recognise|summarise)\w*|\bdial(?:ling|led)\b|\bcancelled\b|\bcolour|\bspelt\b|\bfavourite|\bbehaviour|\bneighbour|\bcentre\b|\bgrey\b|\blabelled\b|\blearnt\b|\bwhilst\b|\d %|\}\} %/iu;
/** What the product's specification spells. */
const SPELLED = new Set(['Request cancelled by user']);
/** Words that people may search a setting by, in either spelling. */
const SEARCHED = /^settingWords:/;

/** What a language model reads, or spells as its provider does. */
const OF_MODELS = new Set([
  'services/telephony/src/transcripts/summarize.ts',
  'services/sandbox/src/shopify/schema.ts',
]);

/** Phrases that read translated and that no pattern finds; each had a native one in its place. */
const REWORDED = [
  'More than your name, your email',
  'More than one thing repeated',
  'The first hundred thousand that attackers try',
  'We send a code to set a new password with',
  'You can ask for a new code in',
  'test number is two minutes away',
  'You get a test number at once',
  'Taken from this browser',
  'nothing was done here for a while',
  'Asked. An owner or admin decides',
  'Pick a conversation',
  'with why it ended as it did',
  'Names instead of numbers when it rings',
  'See what US texting needs',
  'Registration for texts',
  'then lends it to you again',
  'You can call and text (Seat)',
  'Reads only',
  'Type a whole number to write to it',
  'New below',
  'What you mark done is kept here',
  'Call from us',
  'Message from us',
  'Nothing has this name',
  'You will ring on',
  'no browser of yours is connected',
  'To choose other keys, activate the pencil',
  'Show this map',
  'no device would ring',
  'Ask first',
  'people can be rung',
  'presses 1',
  'Ends after 60 s without an answer',
  'It rings here no longer',
  'This number records its calls',
  'Unevenness',
  'Nothing of yours reaches the call',
  'The other side hears music',
  'Also had by',
  'No device can ring',
  'could not ring',
  'Ended: Handed over',
  'Write it down',
  'Write recorded calls down',
  'that writes it down',
  'Outside the hours',
  'Within the hours',
  'From day',
  'Until day',
  'Of them not answered',
  'nine in ten',
  'Calls that run right now',
  'No call runs right now',
  'Being rung',
  'Runs by its settings',
  'Own flow',
  'calls are led differently',
  'Choose the number whose draft it changes',
  'Nothing comes here yet',
  'Nowhere yet',
  'Choose how the call goes on',
  'Go round',
  'Callers at most',
  'Say what each key stands for',
  'After three wrong or missing keys',
  'You see the way of the call',
  'Press a person to change',
  'ends otherwise',
  'Calls that are going on',
  'keeps the flow from being published',
  'changed this flow meanwhile',
  'hides their number is rejected',
  'Then the call goes on as',
  'Ringline’s own',
  'Language of our own sounds',
  'How people learn that they are recorded',
  'Paid by the started minute',
  'Leave others connected',
  'until the last two part',
  'Take calls at set hours only',
  'Keep the place by a callback',
  'Order and penalty',
  'Ends in 7 days',
  'Taken when the invitation is accepted',
  'Answered in time within',
  'Make new codes',
  'I have kept these codes',
  'You could not sign in any more',
  'What you hear of in this workspace',
  'What you changed on this page is not saved yet',
  'Who changes what will stand here',
  'Write something, then this button works',
  'Enter this code to go on',
  'nobody gets in',
  'will be taken off',
  'Nobody took these calls',
  'The line is engaged',
  'when no other team is chosen',
].map((phrase) => phrase.toLowerCase());
const wasReworded = (text: string) =>
  REWORDED.some((phrase) => text.replaceAll("'", '’').toLowerCase().includes(phrase));

const isOdd = (text: string) => TRANSLATED.test(text) || BRITISH.test(text) || wasReworded(text);

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

// oxlint-disable-next-line typescript/no-explicit-any -- the syntax tree of any code
type Node = any;

/** Texts in the code, those between tags as well. */
function textsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') {
      if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
      if (node.type === 'JSXText') found.push((node.value as string).replaceAll(/\s+/gu, ' ').trim());
      if (node.type === 'TemplateLiteral')
        found.push(node.quasis.map((part: Node) => part.value.cooked as string).join('#'));
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
  return found;
}

/** Texts of two words or more. Names of events and keys are single words. */
const sentencesOf = (file: string) => textsOf(file).filter((text) => text.includes(' '));

const OF_TESTS = /\.(?:test|testkit)\.tsx?$|\/contract\.ts$|\/(?:generated|testing|node_modules)\//;

it('no screen says it', () => {
  const odd = Object.entries(readTexts('en'))
    .flatMap(([namespace, texts]) => flat(texts, `${namespace}:`))
    .filter(([key, text]) => !SEARCHED.test(key) && !SPELLED.has(text) && isOdd(text));
  expect(odd).toEqual([]);
});

it('no refusal, timeline or mail says it', () => {
  const files = globSync('{bff,services/*}/src/**/*.ts', { cwd: root }).filter(
    (file) => !OF_TESTS.test(file) && !/\/(?:de|es|fr)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const odd = files
    .filter((file) => !OF_MODELS.has(file))
    .flatMap((file) =>
      sentencesOf(file)
        // Statements of the databases name states as they are stored.
        .filter((text) => isOdd(text) && !/^\s*(?:SELECT|UPDATE|INSERT|DELETE|WITH)\b/u.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(odd).toEqual([]);
});

it('no page of the sandbox says it', () => {
  const files = globSync('services/sandbox/ui/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !OF_TESTS.test(file));
  expect(files.length).toBeGreaterThan(15);
  const odd = files.flatMap((file) =>
    textsOf(file)
      .filter(isOdd)
      .map((text) => `${file}: ${text}`),
  );
  expect(odd).toEqual([]);
});
