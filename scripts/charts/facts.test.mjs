import { expect, test } from 'vitest';
import { differences } from './facts.mjs';

// Here, too, and not only where charts change: a call between services that the network policy does not know works on every
// laptop and in no cluster.
test('who may call whom in a cluster is who does in the source and by docs/design/boundaries.md', async () => {
  expect(await differences()).toEqual([]);
});
