import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGate, operationOf } from '../graphql/gate.ts';
import { createSchema } from './schema.ts';

const operations = Object.entries(
  JSON.parse(readFileSync(new URL('../../persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
);

describe("the web client's operations", () => {
  const gate = createGate(createSchema(), false);

  it.each(operations)('%s passes the gate outside the sandbox', (_id, text) => {
    const document = gate.parse(text);
    expect(gate.validate(document)).toEqual([]);
    gate.assertWithinLimits(document, operationOf(document, undefined), {});
  });
});
