import { graphql } from 'react-relay';
import type { EditContact_contact$data } from '../__generated__/EditContact_contact.graphql.ts';

/** What is read of a contact to change it. */
export const EDITED = graphql`
  fragment EditContact_contact on Contact {
    id
    version
    isLead
    otherNumbers
    firstName
    lastName
    email
    company {
      name
    }
    street
    city
    state
    zip
    timezone
    locale
    tags {
      name
    }
    customProperties {
      id
      name
      type
      value
    }
  }
`;

/**
 * The texts of a contact's form, in rows: one that `EDITED` reads and this list names is shown, sent and told in the drawer. It
 * needs nothing else here but its label in `fields`.
 */
export const ROWS = [
  ['firstName', 'lastName'],
  ['email'],
  ['company', 'locale'],
  ['street'],
  ['city', 'state'],
  ['zip', 'timezone'],
] as const;

export type FieldName = (typeof ROWS)[number][number];

export interface ContactValues extends Record<FieldName, string> {
  phoneNumber: string;
  tags: string[];
  /** By id of the property. */
  properties: Record<string, string>;
}

export const FIELD_NAMES: readonly FieldName[] = ROWS.flat();

/** A form's values: those of a contact, or of a new one. */
export function valuesOf(contact?: EditContact_contact$data): ContactValues {
  const text = (name: FieldName) => (name === 'company' ? contact?.company?.name : contact?.[name]) ?? '';
  const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, text(name)])) as Record<FieldName, string>;
  return {
    ...texts,
    phoneNumber: '',
    tags: contact?.tags.map(({ name }) => name) ?? [],
    properties: Object.fromEntries(contact?.customProperties.map(({ id, value }) => [id, value]) ?? []),
  };
}

/** What a form's values are as an input of the API. A picker that was emptied has no text. */
export const inputOf = ({ phoneNumber: _phoneNumber, tags, properties, ...texts }: ContactValues) => ({
  ...(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ''])) as Record<FieldName, string>),
  email: texts.email.trim(),
  tags,
  customProperties: Object.entries(properties).map(([id, value]) => ({ id, value: value ?? '' })),
});
