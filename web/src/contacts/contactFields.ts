import { graphql } from 'react-relay';
import type { EditContact_contact$data } from '../__generated__/EditContact_contact.graphql.ts';
import { TEXTS } from '../base/generated/typedContact.ts';
import { fieldsOf, inputOf, textsOf } from '../ui/form/fields.ts';

/** What is read of a contact to change it. */
export const EDITED = graphql`
  fragment EditContact_contact on Contact {
    id
    version
    isLead
    otherNumbers
    pictureURL
    ...typedContact_fields @relay(mask: false)
    company {
      name
    }
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

/** All texts of a contact. One that the schema says people type is here by itself, at the end where no row names it. */
export const CONTACT = fieldsOf([...TEXTS, 'company'], {
  rows: [
    ['firstName', 'lastName'],
    ['email'],
    ['company', 'locale'],
    ['street'],
    ['city', 'state'],
    ['zip', 'timezone'],
  ],
  of: { firstName: { first: true }, email: { type: 'email' } },
});

/** Those of a new contact. */
export const NEW_CONTACT = fieldsOf(['firstName', 'lastName', 'phoneNumber', 'email'], {
  rows: [['firstName', 'lastName']],
  of: { phoneNumber: { type: 'tel', required: true }, email: { type: 'email' } },
});

export type FieldName = (typeof CONTACT.names)[number];

export interface ContactValues extends Record<FieldName, string> {
  phoneNumber: string;
  tags: string[];
  /** By id of the property. */
  properties: Record<string, string>;
}

/** A form's values: those of a contact, or of a new one. */
export const valuesOf = (contact?: EditContact_contact$data): ContactValues => ({
  ...textsOf(CONTACT, { ...contact, company: contact?.company?.name }),
  phoneNumber: '',
  tags: contact?.tags.map(({ name }) => name) ?? [],
  properties: Object.fromEntries(contact?.customProperties.map(({ id, value }) => [id, value]) ?? []),
});

/** What a form's values are as an input of the API. */
export const contactInput = (values: ContactValues) => ({
  ...inputOf(CONTACT, values),
  tags: values.tags,
  customProperties: Object.entries(values.properties).map(([id, value]) => ({ id, value: value ?? '' })),
});
