import { expect, it } from 'vitest';
import { filledIn, partsOf } from './filled.ts';
import { leftIn } from './placeholders.ts';
import { slotAt, wantedIn } from './slot.ts';

it('fills in what is known, takes the words after the bar for the rest, and leaves what is neither', () => {
  const body = 'Hi {firstName|there}, this is {myName} of {workspace}. {company} {2} {name';
  expect(filledIn(body, { myName: 'Ana Sol', workspace: 'Wrenfield' })).toBe(
    'Hi there, this is Ana Sol of Wrenfield. {company} {2} {name',
  );
  expect(filledIn(body, { firstName: 'Priya', company: ' Raman Interiors ', myName: 'Ana', workspace: 'W' })).toBe(
    'Hi Priya, this is Ana of W. Raman Interiors {2} {name',
  );
  // A name with braces or dollars is a name like any.
  expect(filledIn('{firstName}', { firstName: "$& {lastName} $'" })).toBe("$& {lastName} $'");
});

it('names what is still in braces, each once', () => {
  expect(leftIn('{company} and {company}, {firstName|you}, {other} {number}')).toEqual([
    'company',
    'firstName',
    'number',
  ]);
  expect(leftIn('{ firstName } {}')).toEqual([]);
});

it('tells the parts of a preview apart', () => {
  expect(partsOf('Hi {firstName}: {company} {x}', { firstName: 'Priya' })).toEqual([
    { text: 'Hi ', kind: 'words' },
    { text: 'Priya', kind: 'filled' },
    { text: ': ', kind: 'words' },
    { text: '{company}', kind: 'missing' },
    { text: ' {x}', kind: 'words' },
  ]);
});

it('opens with a slash at the start of a line alone, and closes where the caret leaves it', () => {
  expect(slotAt('/', 1, '')).toEqual({ start: 0, skip: 1 });
  expect(slotAt('Hi\n/', 4, 'Hi\n')).toEqual({ start: 3, skip: 1 });
  expect(slotAt('and/', 4, 'and')).toBeUndefined();
  // Pasted, or a draft of another device.
  expect(slotAt('/hello', 6, '')).toBeUndefined();
  const slot = { start: 0, skip: 1 } as const;
  expect(wantedIn('/ship', 5, slot)).toBe('ship');
  expect(wantedIn('/ship', 0, slot)).toBeUndefined();
  expect(wantedIn('/ship\nx', 7, slot)).toBeUndefined();
  expect(wantedIn('ship', 4, slot)).toBeUndefined();
  expect(wantedIn('Hi ship', 7, { start: 3, skip: 0 })).toBe('ship');
});
