import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printedSchema } from './print.ts';
import { createSchema } from './schema.ts';

describe('the schema', () => {
  it('is printed freshly: run `node bff/scripts/print-schema.ts` after a change', () => {
    expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(printedSchema());
  });

  it('has a resolver for every operation', () => {
    const schema = createSchema();
    const missing: string[] = [];
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(root!.getFields())) if (!field.resolve) missing.push(field.name);
    }
    for (const field of Object.values(schema.getSubscriptionType()!.getFields()))
      if (!field.subscribe) missing.push(field.name);
    expect(missing).toEqual([]);
  });
});
