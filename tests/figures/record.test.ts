import { expect, test } from 'vitest';
import { withFigures } from './record.ts';

const PLACE = '# Faults\n\n<!-- chaos: written by npm run faults -- chaos --write -->\nold\n<!-- /chaos -->\n\nmore\n';

test('the figures of a run take the place of the last ones, and nothing else', () => {
  const text = withFigures(PLACE, { command: 'faults', name: 'chaos' }, 'new');
  expect(text).toContain('-->\nnew\n<!--');
  expect(text).not.toContain('old');
  expect(text).toMatch(/^# Faults[\s\S]*more\n$/);
});

test('a run that has no place in the document says so', () => {
  expect(() => withFigures(PLACE, { command: 'faults', name: 'broker' }, 'new')).toThrow(/no place for broker/);
});
