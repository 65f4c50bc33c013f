import { expect, it } from 'vitest';
import { checkPassword, isPasswordAcceptable } from './passwordRules.ts';

const NOOR = ['Noor', 'Haddad', 'noor@example.com'];

it('several words are enough', () => {
  expect(isPasswordAcceptable('a quiet harbour at dawn', NOOR)).toBe(true);
});

it('characters are counted, not the units that hold them', () => {
  expect(checkPassword('🦊🦊🦊', []).length).toBe(3);
  expect(checkPassword('elevenchars', []).long).toBe(false);
  expect(checkPassword('x'.repeat(129), []).tooLong).toBe(true);
});

it('a password made of the own names and the product is none', () => {
  expect(checkPassword('noor.haddad.1', NOOR).ownWords).toBe(false);
  expect(checkPassword('ringlineRingline1', NOOR).ownWords).toBe(false);
  expect(checkPassword('noor sails the harbour', NOOR).ownWords).toBe(true);
});

it('one short thing repeated is none either', () => {
  expect(checkPassword('abcabcabcabc', []).varied).toBe(false);
  expect(checkPassword('', []).varied).toBe(false);
});

it('how long it must be is the person’s own', () => {
  expect(isPasswordAcceptable('vulp3mox', NOOR)).toBe(false);
  expect(isPasswordAcceptable('vulp3mox', NOOR, 8)).toBe(true);
  expect(isPasswordAcceptable('vulp3mox tigr', NOOR, 15)).toBe(false);
});
