import { expect, test } from 'vitest';
import { copiesOn } from './topics.ts';

test('with three brokers or more a record is acknowledged when two of its three copies have it', () => {
  expect([1, 2, 3, 5].map(copiesOn)).toEqual([
    { replicas: 1, config: {} },
    { replicas: 2, config: {} },
    { replicas: 3, config: { 'min.insync.replicas': '2' } },
    { replicas: 3, config: { 'min.insync.replicas': '2' } },
  ]);
});
