import { describe, expect, it } from 'vitest';
import { createSchema } from './schema.ts';

describe('the schema', () => {
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
