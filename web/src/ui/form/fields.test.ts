import { expect, it } from 'vitest';
import { fieldsOf, inputOf, isAtField, known, rulesOf, textsOf } from './fields.ts';

const FIELDS = fieldsOf(['first', 'last', 'nickname', 'email'], {
  rows: [['email'], ['first', 'last']],
  of: { first: { required: true }, email: { type: 'email' } },
});

it('shows what no row names at the end, in a row of its own', () => {
  expect(FIELDS.rows).toEqual([['email'], ['first', 'last'], ['nickname']]);
  expect(FIELDS.names).toEqual(['email', 'first', 'last', 'nickname']);
});

it('fills every field, and sends an emptied one as an empty text', () => {
  expect(textsOf(FIELDS, { first: 'Ana', last: null })).toEqual({ email: '', first: 'Ana', last: '', nickname: '' });
  const values = { ...textsOf(FIELDS), email: ' ana@x.com ', last: null };
  expect(inputOf(FIELDS, values)).toEqual({ email: 'ana@x.com', first: '', last: '', nickname: '' });
  expect(known(FIELDS, { nickname: 'Nan', last: '' })).toEqual(['nickname']);
});

it('refuses a required field that is empty and an email that is none', () => {
  const rules = rulesOf(FIELDS, { required: (name) => `${name}?`, email: 'Invalid email' });
  expect(Object.keys(rules)).toEqual(['email', 'first']);
  expect([rules.first?.(' '), rules.first?.('Ana')]).toEqual(['first?', null]);
  expect([rules.email?.('ana'), rules.email?.(''), rules.email?.(' ana@x.com ')]).toEqual([
    'Invalid email',
    null,
    null,
  ]);
});

it('knows which refusal stands at a field', () => {
  const refusal = (field: string) => ({ code: 'VALIDATION_FAILED', field, message: '', details: {} }) as never;
  expect([
    isAtField(FIELDS, refusal('last')),
    isAtField(FIELDS, refusal('tags')),
    isAtField(FIELDS, undefined),
  ]).toEqual([true, false, false]);
});
