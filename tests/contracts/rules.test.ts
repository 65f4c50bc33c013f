import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/**
 * References to rules, such as `(defaults 12.5)`, and to the design, such as `(design: events)`: each names a section that
 * docs/rules has, or a page of docs/design.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const rules = path.join(root, 'docs/rules');

const READ = /\.(?:ts|tsx|mts|mjs|graphql|proto|prisma|sql|css|md|ya?ml|html|tpl|sh)$/;
// What is generated says what its source says; a provider's own files refer to the provider's own sections.
const SKIPPED = /(?:^|\/)(?:gen|generated|__generated__|providers|node_modules)\/|^pnpm-lock/;

/** Where a comment breaks between a document and its section. */
const GAP = String.raw`\s+(?:(?:\*|\/\/+|#|--)\s+)?`;
const SECTION = String.raw`\d+(?:\.\d+)?`;
const LIST = String.raw`((?:§\s?)?${SECTION}(?:(?:,\s|\sand\s|\sto\s|–)§?${SECTION}(?![\d.]*\s?(?:ms|s|px|min|h|%)\b))*)`;
const REFERENCES = [
  { form: new RegExp(String.raw`\b[Dd]efaults${GAP}${LIST}`, 'g'), document: () => 'defaults' },
  {
    form: new RegExp(String.raw`\b[Ss]pec${GAP}(\d{3})${GAP}${LIST}`, 'g'),
    document: (name: string) => `spec ${name}`,
  },
  { form: new RegExp(String.raw`\b(ux|ecosystem)${GAP}${LIST}`, 'g'), document: (name: string) => name },
  {
    form: new RegExp(String.raw`\bplatform${GAP}([a-z-]+)${GAP}(?=§)${LIST}`, 'g'),
    document: (name: string) => `platform ${name}`,
  },
];

/** The sections of each document by the name that references give it. */
function sections(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('**/*.md', { cwd: rules })) {
    const named = path.basename(file, '.md');
    const folder = path.dirname(file);
    const document = /^\d\d-/.test(named)
      ? 'defaults'
      : folder === 'spec'
        ? `spec ${named.slice(0, 3)}`
        : folder === 'platform'
          ? `platform ${named}`
          : named;
    const known = found.get(document) ?? new Set();
    found.set(document, known);
    for (const [, number] of readFileSync(path.join(rules, file), 'utf8').matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm))
      known.add(number!);
  }
  return found;
}

/** The references of a text: the document and one section of it. */
function references(text: string): { document: string; section: string; line: number }[] {
  return REFERENCES.flatMap(({ form, document }) =>
    [...text.matchAll(form)].flatMap((match) => {
      const names = match.slice(1);
      const list = names.pop()!;
      return [...list.matchAll(/\d+(?:\.\d+)?/g)].map(([section]) => ({
        document: document(names[0] ?? ''),
        section,
        line: text.slice(0, match.index).split('\n').length,
      }));
    }),
  );
}

it('reads a reference in each of its forms', () => {
  const told = (text: string) => references(text).map(({ document, section }) => `${document} ${section}`);
  expect(told('(defaults 12.5)')).toEqual(['defaults 12.5']);
  expect(told('(defaults 5.2, 8.1 and 23), within 10 s')).toEqual(['defaults 5.2', 'defaults 8.1', 'defaults 23']);
  expect(told('Defaults 11.2–11.5.')).toEqual(['defaults 11.2', 'defaults 11.5']);
  expect(told('(spec 001 §4, §8; defaults 8.6)')).toEqual(['defaults 8.6', 'spec 001 4', 'spec 001 8']);
  expect(told('as its plan has it (spec 000\n * §1).')).toEqual(['spec 000 1']);
  expect(told('(ux §3) (ecosystem §5) (platform voice §2.4)')).toEqual(['ux 3', 'ecosystem 5', 'platform voice 2.4']);
});

/** Every text of the repository that people write, but this one. */
const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !SKIPPED.test(file) && file !== 'tests/contracts/rules.test.ts')
  // What is deleted and not committed yet is still listed.
  .filter((file) => existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it('names a page of docs/design in every reference', () => {
  const pages = new Set(globSync('*.md', { cwd: path.join(root, 'docs/design') }).map((file) => file.slice(0, -3)));
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\(design: ([a-z-]+)/g)].map(([, page]) => ({ file, page: page! })),
  );
  expect(named.filter(({ page }) => !pages.has(page))).toEqual([]);
  expect(named).not.toEqual([]);
});

it('names a section of docs/rules in every reference', () => {
  const known = sections();
  let seen = 0;
  const missing = texts.flatMap(({ file, text }) => {
    const all = references(text);
    seen += all.length;
    return all
      .filter(({ document, section }) => !known.get(document)?.has(section))
      .map(({ document, section, line }) => `${file}:${line}: ${document} ${section}`);
  });
  expect(missing).toEqual([]);
  // Fewer would mean that the forms are no longer read.
  expect(seen).toBeGreaterThan(900);
});
