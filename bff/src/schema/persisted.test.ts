import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGate, operationOf } from '../graphql/gate.ts';
import { operationsOfReleases } from '../graphql/persisted.ts';
import { createSchema } from './schema.ts';

const lists = new Map([
  ...operationsOfReleases(new URL('../../persisted/', import.meta.url)),
  [
    'today',
    JSON.parse(readFileSync(new URL('../../persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
  ],
]);

describe.each([...lists])("the web client's operations of %s", (_version, operations) => {
  const gate = createGate(createSchema(), false);

  it.each(Object.entries(operations))('%s passes the gate outside the sandbox', (_id, text) => {
    const document = gate.parse(text);
    expect(gate.validate(document)).toEqual([]);
    gate.assertWithinLimits(document, operationOf(document, undefined), {});
  });
});
