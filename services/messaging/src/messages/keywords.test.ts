import { expect, test } from 'vitest';
import { readKeyword } from './keywords.ts';

// defaults 13.5
test.each(['STOP', ' stop ', 'Stop.', '"STOP"', 'ｓｔｏｐ', 'STOP\n', 'opt-out', 'Arrêt', '« stop »'])(
  '"%s" stops texts',
  (body) => {
    expect(readKeyword(body, false)).toBe('OPT_OUT');
  },
);

test.each(['stop by at 5', "please don't stop", 'the end', ''])('"%s" stops nothing', (body) => {
  expect(readKeyword(body, false)).toBeUndefined();
});

test('START takes texts up again; YES only for whom they were stopped', () => {
  expect(readKeyword('start', true)).toBe('OPT_IN');
  expect(readKeyword('Yes!', true)).toBe('OPT_IN');
  expect(readKeyword('yes', false)).toBeUndefined();
});
