import { expect, it } from 'vitest';
import { createPersistedOperations } from './persisted.ts';

it('refuses a request that names no operation, also where its form holds none', () => {
  const operations = createPersistedOperations(new URL('file:///nowhere.json'), true);
  for (const request of [null, {}, { query: null }, { query: '' }])
    expect(() => operations.documentOf(request)).toThrow('No operation was named. Send extensions.id.');
});
