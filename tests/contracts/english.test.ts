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
  /\b(?:some|every|no|any)body\b|\banew\b|\bin vain\b|\bwhoever\b|\bshall\b|\bgo(?:es)? on\b(?! hold)|\bgoing on\b|\bpaid like\b|\bour side (?:is|hung|asks|went)\b|\bphone outside\b(?! your workspace)|\bof theirs\b|\bstands? (?:for|in|at|on|here|there)\b|\bat worst\b|\bbesides\b|\bPCMU\b|(?:Chrome|Firefox|Edge|Safari), (?:Linux|Windows|macOS|Android|iOS)/iu;
const BRITISH =
  /\b(?:minimise|customise|authorise|organise|recognise|summarise)\w*|\bdial(?:ling|led)\b|\bcancelled\b|\bcolour|\bspelt\b|\bfavourite|\bbehaviour|\bneighbour|\bcentre\b|\bgrey\b|\blabelled\b|\blearnt\b|\bwhilst\b|\d %|\}\} %/iu;
/** Words that people may search a setting by, in either spelling. */
const SEARCHED = /^settingWords:/;

/** What a language model reads. */
const OF_MODELS = new Set(['services/telephony/src/transcripts/summarize.ts']);

const isOdd = (text: string) => TRANSLATED.test(text) || BRITISH.test(text);

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
    .filter(([key, text]) => !SEARCHED.test(key) && isOdd(text));
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
