import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATE_TYPES } from './stateTypes.ts';

it('knows the events of every service', () => {
  const contracts = new URL('../../../../proto/ringline/', import.meta.url);
  const owners = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/events.proto'))
    .map((file) => file.split('/')[0]);
  expect(new Set([...STATE_TYPES].map((type) => type.split('.')[0]))).toEqual(new Set(owners));
});
