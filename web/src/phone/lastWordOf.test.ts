import { expect, it } from 'vitest';
import { lastWordOf } from './lastWordOf.ts';

const at = '2026-11-27T10:00:00Z';
const text = (direction: string, body: string) => ({ direction, createdAt: at, message: { body }, call: null });
const call = (callId: string, note?: string) => ({
  direction: 'INBOUND',
  createdAt: at,
  message: null,
  call: { callId, note: note === undefined ? null : { text: note, at } },
});

it.each([
  ['nothing', [], undefined],
  ['a text of theirs', [text('INBOUND', 'Open on Saturday?')], ['theirs', 'Open on Saturday?']],
  ['a text of ours before a call', [call('b'), text('OUTBOUND', 'Yes')], ['ours', 'Yes']],
  [
    'the note of an earlier call, not of this one',
    [call('a', 'mine'), call('b', 'Wants a refund')],
    ['note', 'Wants a refund'],
  ],
  ['a picture without words says nothing', [text('INBOUND', ' '), call('b', 'Refunded')], ['note', 'Refunded']],
])('the last word: %s', (_name, items, expected) => {
  const last = lastWordOf(items, 'a');
  expect(last && [last.kind, last.text]).toEqual(expected);
});
