import { afterEach, expect, it } from 'vitest';
import { setReader, whoHelps } from './whoHelps.ts';

const why = (...whoCanFix: string[]) => ({ check: 'role', required: 'ADMIN', current: 'MEMBER', whoCanFix });
const turnsTo = (reader: Parameters<typeof whoHelps>[1], ...whoCanFix: string[]) =>
  whoHelps(why(...whoCanFix), reader)?.who;

afterEach(() => setReader({}));

it('names who can change it to somebody who cannot', () => {
  expect(turnsTo({ role: 'MEMBER', ownerName: 'Noor' }, 'OWNER', 'ADMIN')).toEqual(['OWNER', 'ADMIN']);
  expect(turnsTo({ role: 'ADMIN', ownerName: 'Noor' }, 'Noor')).toEqual(['Noor']);
  expect(turnsTo({ role: 'OWNER', ownerName: 'Noor' }, 'operator')).toEqual(['operator']);
  expect(turnsTo({}, 'OWNER')).toEqual(['OWNER']);
});

it('never names the reader to themselves, as a role, by name, or as you', () => {
  expect(turnsTo({ role: 'OWNER', ownerName: 'Noor' }, 'OWNER', 'ADMIN')).toEqual([]);
  expect(turnsTo({ role: 'OWNER', ownerName: 'Noor' }, 'Noor', 'ADMIN')).toEqual([]);
  expect(turnsTo({ role: 'OWNER', ownerName: 'Noor' }, 'ADMIN')).toEqual([]);
  expect(turnsTo({ role: 'MEMBER' }, 'you')).toEqual([]);
});

it('says nothing besides the sentence of a fact that nobody changes', () => {
  expect(whoHelps(why(), { role: 'OWNER' })).toBeUndefined();
  expect(whoHelps(undefined)).toBeUndefined();
});

it('reads for whom the shell was drawn', () => {
  setReader({ role: 'ADMIN' });
  expect(whoHelps(why('OWNER', 'ADMIN'))?.who).toEqual([]);
});
