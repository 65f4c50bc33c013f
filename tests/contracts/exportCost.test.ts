/** An export reads pages as large as the edge allows; a field more must not make each of them be refused. */
import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { assertWithinLimits } from '../../bff/src/edge/limits.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it.each(['exportCallsQuery', 'exportMessagesQuery'])('a page of %s is within what one document may ask for', (name) => {
  const operations = Object.values(JSON.parse(read('bff/persisted.json')) as Record<string, string>);
  const document = parse(operations.find((text) => text.startsWith(`query ${name}`)) ?? '');
  const count = Number(/^export const PAGE = (\d+);$/m.exec(read('web/src/ui/export/everyPage.ts'))?.[1]);
  expect(count).toBeGreaterThan(0);
  const operation = getOperationAST(document) ?? expect.unreachable('it is one operation');
  assertWithinLimits(buildSchema(read('bff/schema.graphql')), document, operation, { count });
});
