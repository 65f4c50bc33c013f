import { expect, it } from 'vitest';
import { changedChannels, type Channels } from './channels.ts';

const before: Channels[] = [
  { event: 'NEW_MESSAGE', toast: true, push: true, email: false, always: [] },
  { event: 'SECURITY', toast: null, push: true, email: true, always: ['email'] },
];

it('sends of the events that changed the ways that changed', () => {
  const after = before.map((row) => (row.event === 'NEW_MESSAGE' ? { ...row, email: true } : row));
  expect(changedChannels(before, after)).toEqual([{ event: 'NEW_MESSAGE', email: true }]);
});

it('sends nothing of what stayed, nor of a way that an event does not have', () => {
  expect(changedChannels(before, before)).toEqual([]);
});
