import { expect, it } from 'vitest';
import { changesOf, guessed, rebased, valuesOf } from './setupValues.ts';

const known = valuesOf({
  name: 'Harbour Lamps',
  teamSize: null,
  industry: 'RETAIL',
  setting: { country: 'DE', timezone: 'Europe/Berlin', currency: null, website: undefined },
});

it('shows guesses where nothing is known, and saves what it showed', () => {
  expect(known).toMatchObject({ currency: '', teamSize: '', website: '' });
  expect(guessed(known)).toEqual({ ...known, currency: 'USD' });
  expect(changesOf(known, guessed(known))).toEqual({ currency: 'USD' });
});

it('sends only what differs from the server', () => {
  expect(changesOf(known, known)).toEqual({});
  expect(changesOf(known, { ...known, name: 'Harbour', teamSize: '' })).toEqual({ name: 'Harbour' });
});

it('keeps what was typed and takes what somebody else changed meanwhile', () => {
  const mine = { ...guessed(known), website: 'https://harbour.example', industry: 'OTHER' };
  const theirs = { ...known, name: 'Harbour & Sons', industry: 'LEGAL', currency: 'EUR' };
  const next = rebased(known, mine, theirs);
  expect(next).toEqual({
    ...theirs,
    website: 'https://harbour.example',
    industry: 'OTHER',
  });
  expect(changesOf(theirs, next)).toEqual({ website: 'https://harbour.example', industry: 'OTHER' });
});
