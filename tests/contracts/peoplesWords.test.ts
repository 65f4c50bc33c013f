/** Names that people gave run as their own script does, wherever they stand, and it is their end that is cut: `dir="auto"`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

const THEIRS = /^(?:name|fullName|displayName|firstName|agentName|userName|authorName|who)$/;

/** Where `name` is a word of ours. */
const OURS = new Set([
  'analytics/FigureList.tsx',
  'billing/PlanTable.tsx',
  'app/shell/WhatsNew.tsx',
  'sandbox/SecondPerson.tsx',
  'home/SetupChecklist.tsx',
  'inbox/ThreadItems.tsx',
  'notifications/ChannelMatrix.tsx',
  'sign-in/LanguageChoice.tsx',
  'ui/PasswordField.tsx',
]);

/** Components that give what stands in them a direction of its own. */
const ALONE = new Set(['Words', 'RowOpen']);

// oxlint-disable-next-line typescript/no-explicit-any -- the syntax tree of any code
type Node = any;

/** The names that an expression shows: of a choice, either. */
function shownBy(node: Node): string[] {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'MemberExpression') return node.computed ? [] : [node.property.name];
  if (node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression') return shownBy(node.expression);
  if (node?.type === 'ConditionalExpression') return [...shownBy(node.consequent), ...shownBy(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...shownBy(node.left), ...shownBy(node.right)];
  return [];
}

/** Elements that show such a name as they are. */
function bareIn(code: string, file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const opening = node.openingElement;
      const tag = opening ? code.slice(opening.name.start, opening.name.end) : '';
      const runsAlone = ALONE.has(tag) || opening?.attributes.some((one: Node) => one.name?.name === 'dir');
      for (const child of node.children)
        if (
          !runsAlone &&
          child.type === 'JSXExpressionContainer' &&
          shownBy(child.expression).some((one) => THEIRS.test(one))
        )
          found.push(`${file}: <${tag}>${code.slice(child.start, child.end)}`);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: 'tsx' }, file));
  return found;
}

it('sees a name that stands bare, and none that runs alone', () => {
  expect(bareIn('<b>{contact?.fullName ?? "none"}</b>', 'a.tsx')).toHaveLength(1);
  expect(bareIn('<><Words as="b">{contact?.fullName}</Words><td dir="auto">{name}</td></>', 'a.tsx')).toEqual([]);
});

it('no page shows a name that people gave without its own direction', () => {
  const files = globSync('**/*.tsx', { cwd: web }).filter((file) => !/__generated__|\.test\./.test(file));
  expect(files.length).toBeGreaterThan(300);
  const bare = files
    .filter((file) => !OURS.has(file))
    .flatMap((file) => bareIn(readFileSync(path.join(web, file), 'utf8'), file));
  expect(bare).toEqual([]);
});
