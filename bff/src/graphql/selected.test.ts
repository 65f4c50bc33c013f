import { buildSchema, graphql, type GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import { asksForCount, selects } from './selected.ts';

const schema = buildSchema(`
  type Query { list: List }
  type List { metadata: Metadata totalUnread: Int edges: [Edge] }
  type Metadata { count: Int countIsLeast: Boolean perPage: Int totalPages: Int }
  type Edge { node: List }
`);

async function asked(
  source: string,
  variableValues?: Record<string, unknown>,
): Promise<{ count: boolean; unread: boolean }> {
  const seen: GraphQLResolveInfo[] = [];
  const { errors } = await graphql({
    schema,
    source,
    variableValues,
    rootValue: { list: (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => void seen.push(info) },
  });
  expect(errors).toBeUndefined();
  const [info] = seen;
  if (!info) throw new Error('The field was not resolved');
  return { count: asksForCount(info), unread: selects(info, ['totalUnread']) };
}

test.each([
  ['the field itself', '{ list { metadata { count } } }', { count: true, unread: false }],
  [
    'under other names',
    '{ open: list { how: metadata { many: count } news: totalUnread } }',
    { count: true, unread: true },
  ],
  [
    'in a fragment',
    '{ list { ...of } } fragment of on List { metadata { ...m } } fragment m on Metadata { totalPages }',
    { count: true, unread: false },
  ],
  ['in a part of its own', '{ list { ... on List { totalUnread } } }', { count: false, unread: true }],
  [
    'in one of two that are merged',
    '{ list { edges { node { totalUnread } } } list { metadata { count } } }',
    { count: true, unread: false },
  ],
  [
    'of a list further below',
    '{ list { edges { node { metadata { count } totalUnread } } } }',
    { count: false, unread: false },
  ],
  ['how many a page has', '{ list { metadata { perPage } } }', { count: false, unread: false }],
])('a count is asked for: %s', async (_where, document, expected) => {
  expect(await asked(document)).toEqual(expected);
});

test.each([
  ['@include(if: $wanted)', true, true],
  ['@include(if: $wanted)', false, false],
  ['@skip(if: $wanted)', true, false],
  ['@skip(if: $wanted)', false, true],
])('what %s leaves out is not asked for: %s', async (directive, wanted, expected) => {
  for (const selection of [
    `metadata ${directive} { count }`,
    `metadata { count ${directive} }`,
    `... ${directive} { metadata { countIsLeast } }`,
  ]) {
    const { count } = await asked(`query ($wanted: Boolean!) { list { ${selection} } }`, { wanted });
    expect([selection, count]).toEqual([selection, expected]);
  }
});
