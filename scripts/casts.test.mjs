import { expect, test } from 'vitest';
import { castsIn } from './casts.mjs';

test.each([
  'const { url } = request.query as { url?: string };',
  'const form = (request.body ?? {}) as Form;',
  'const name = (request.params as { file: string }).file;',
  "app.get<{ Querystring: { to?: string } }>('/mail', list);",
  "app.post<{ Params: Params; Body: Text }>('/texts', send);",
])('a part of a request that is cast is found: %s', (line) => {
  expect(castsIn(`\n${line}\n`)).toEqual([2]);
});

test('one that is read with a schema is none', () => {
  expect(
    castsIn("const { url } = readQuery(request, link);\napp.get<{ Params: Params }>('/calls/:sid', show);"),
  ).toEqual([]);
});
