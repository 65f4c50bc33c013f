/** What tries again writes its log with `repeated`: a database that is away for an hour must not fill the disk. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// oxlint-disable-next-line typescript/no-explicit-any -- the syntax tree of any code
type Node = any;

/** What a line says that will be written again if nothing changes. */
const PROMISES = /\bagain\b/u;

const nameOf = (node: Node): string => node?.name ?? node?.property?.name ?? '';
const isRepeated = (node: Node): boolean => node?.type === 'CallExpression' && nameOf(node.callee) === 'repeated';
const isLog = (node: Node): boolean => /^(?:log|logger)$/u.test(nameOf(node));
const wordsOf = (node: Node): string =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map((part: Node) => part.value.cooked as string).join('#')
    : String(node?.value ?? '');

/** Loops that run as long as the process: `while (!stopped)`, and what a timer begins again and again. */
const isEndless = (node: Node): boolean =>
  (node.type === 'WhileStatement' && node.test.type === 'UnaryExpression') ||
  (node.type === 'CallExpression' && nameOf(node.callee) === 'setInterval');

/** The warnings and errors of a file that try again, by what is written: with `repeated`, and without. */
function linesOf(file: string): { readonly counted: string[]; readonly plain: string[] } {
  const counted: string[] = [];
  const plain: string[] = [];
  const visit = (node: Node, endless: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, endless);
    else if (node !== null && typeof node === 'object') {
      const { callee } = node;
      if (node.type === 'CallExpression' && /^(?:warn|error)$/u.test(callee.property?.name ?? '')) {
        const words = wordsOf(node.arguments.at(-1));
        if (isRepeated(callee.object)) counted.push(words);
        else if (isLog(callee.object) && (endless || PROMISES.test(words))) plain.push(words);
      }
      for (const part of Object.values(node)) visit(part, endless || isEndless(node));
    }
  };
  const text = readFileSync(path.join(root, file), 'utf8');
  if (/\.(?:warn|error)\(/u.test(text)) visit(parseAst(text, { lang: 'ts' }, file), false);
  return { counted, plain };
}

it('every loop that tries again says so once, and then how often', () => {
  const files = globSync('{bff,deploy,services/*}/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.(?:test|testkit)\.ts$|\/(?:generated|testing|node_modules)\//.test(file),
  );
  const found = files.map((file) => ({ file, ...linesOf(file) }));
  expect(found.flatMap(({ file, plain }) => plain.map((words) => `${file}: ${words}`))).toEqual([]);
  // The scan sees what it is to hold.
  expect(found.flatMap(({ counted }) => counted).length).toBeGreaterThan(20);
});
