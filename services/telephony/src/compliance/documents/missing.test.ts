import { expect, it } from 'vitest';
import { type Dossier, missingOf } from './dossier.ts';
import type { Requirements } from './regulations.ts';

const field = (name: string) => ({ name, label: name, hint: '' });
const required: Requirements = {
  sid: 'RN1',
  endUserType: 'business',
  fields: [field('business_name')],
  documents: [
    {
      requirement: 'proof_of_address',
      name: 'Proof of address',
      description: '',
      accepted: [
        { type: 'address', name: 'Address', fields: [], needsAddress: true, needsFile: false },
        { type: 'bill', name: 'Bill', fields: [field('document_date')], needsAddress: true, needsFile: true },
        { type: 'passport', name: 'Passport', fields: [], needsAddress: false, needsFile: true },
      ],
    },
  ],
};
const ADDRESS = {
  address1: 'Kenyatta Avenue 12',
  address2: '',
  city: 'Nairobi',
  state: 'Nairobi',
  zip: '00100',
  country: 'KE',
};
const dossier = (change: Partial<Dossier> = {}): Dossier => ({
  endUser: 'BUSINESS',
  email: 'amara@wrenfield.example',
  fields: { business_name: 'Wrenfield Ltd' },
  address: ADDRESS,
  documents: [{ requirement: 'proof_of_address', type: 'address', fields: {} }],
  ...change,
});
const handed = (type: string, more: object = {}) => ({
  documents: [{ requirement: 'proof_of_address', type, fields: {}, ...more }],
});
const file = { id: 'f', name: 'bill.pdf', mimeType: 'application/pdf', sizeBytes: 1 };

it.each([
  ['nothing, where the address is proof enough', {}, []],
  ['an email that can be written to', { email: 'amara' }, ['email']],
  ['what the end user is asked', { fields: {} }, ['field.business_name']],
  ['a document that was not chosen', { documents: [] }, ['document.proof_of_address']],
  ['one that is not accepted any more', handed('letter'), ['document.proof_of_address']],
  [
    'what stands on it, and its file',
    handed('bill'),
    ['document.proof_of_address.document_date', 'file.proof_of_address'],
  ],
  ['its file alone', handed('bill', { fields: { document_date: '2026-10-31' } }), ['file.proof_of_address']],
  ['nothing of a complete one', handed('bill', { fields: { document_date: '2026-10-31' }, file }), []],
  ['parts of an address that is asked for', { address: { ...ADDRESS, city: '' } }, ['address.city']],
  ['no address where none is asked for', { address: { ...ADDRESS, city: '' }, ...handed('passport', { file }) }, []],
])('documents miss %s', (_what, change, missing) => {
  expect(missingOf(required, dossier(change))).toEqual(missing);
});
