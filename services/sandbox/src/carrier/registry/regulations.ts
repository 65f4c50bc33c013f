/** What countries ask for before a number of theirs is sold, in the provider's shape. Made up for the sandbox, after real ones. */
import { createHash } from 'node:crypto';

interface Field {
  readonly machine_name: string;
  readonly friendly_name: string;
  readonly description: string;
}

const field = (machine_name: string, friendly_name: string, description: string): Field => ({
  machine_name,
  friendly_name,
  description,
});

const BUSINESS = [
  field('business_name', 'Business name', 'The legal name of the business, exactly as registered.'),
  field('business_registration_number', 'Business registration number', 'As on the certificate of registration.'),
  field('first_name', 'First name', 'Of the authorized representative.'),
  field('last_name', 'Last name', 'Of the authorized representative.'),
];
const INDIVIDUAL = [
  field('first_name', 'First name', 'As on the identity document.'),
  field('last_name', 'Last name', 'As on the identity document.'),
  field('birth_date', 'Date of birth', 'As on the identity document, such as 1984-03-29.'),
];
const ADDRESS = field('address_sids', 'Address sid', 'The sid of the address.');

interface Document {
  readonly type: string;
  readonly name: string;
  readonly fields: readonly Field[];
}
interface Requirement {
  readonly requirement: string;
  readonly name: string;
  readonly description: string;
  readonly accepted: readonly Document[];
}

const PROOF_OF_ADDRESS: Requirement = {
  requirement: 'proof_of_address',
  name: 'Proof of address',
  description: 'The address must be in the country of the number. The document may be at most three months old.',
  accepted: [
    {
      type: 'utility_bill',
      name: 'Utility bill',
      fields: [ADDRESS, field('document_date', 'Date of the bill', 'Such as 2026-10-31.')],
    },
    {
      type: 'rent_receipt',
      name: 'Rental contract',
      fields: [ADDRESS, field('document_date', 'Date of the contract', 'Such as 2026-10-31.')],
    },
  ],
};
const REGISTRATION: Requirement = {
  requirement: 'business_registration',
  name: 'Proof of the business',
  description: 'Shows the legal name and the registration number.',
  accepted: [
    {
      type: 'commercial_registrar_excerpt',
      name: 'Certificate of registration',
      fields: [field('business_name', 'Business name', 'As on the document.')],
    },
    {
      type: 'tax_document',
      name: 'Tax certificate',
      fields: [field('business_name', 'Business name', 'As on the document.')],
    },
  ],
};
/** Who has a name registered says what is texted under it; networks show it to nobody before. */
const SENDER = [
  ...BUSINESS,
  field('sender_id', 'Sender ID', 'The name, of up to 11 characters.'),
  field('message_sample', 'Sample message', 'What people get, word for word.'),
];
const AUTHORIZATION: Requirement = {
  requirement: 'sender_authorization',
  name: 'Authorization of the sender ID',
  description: 'Shows that the business may text under this name.',
  accepted: [
    {
      type: 'letter_of_authorization',
      name: 'Letter of authorization',
      fields: [field('business_name', 'Business name', 'As on the document.')],
    },
    {
      type: 'certificate_of_incorporation',
      name: 'Certificate of incorporation',
      fields: [field('business_name', 'Business name', 'As on the document.')],
    },
  ],
};
const IDENTITY: Requirement = {
  requirement: 'proof_of_identity',
  name: 'Proof of identity',
  description: 'Shows the name and the date of birth.',
  accepted: [
    {
      type: 'passport',
      name: 'Passport',
      fields: [field('passport_number', 'Passport number', 'As on the document.')],
    },
    {
      type: 'government_issued_document',
      name: 'National identity card',
      fields: [field('document_number', 'Document number', 'As on the document.')],
    },
  ],
};

export interface Regulation {
  readonly sid: string;
  readonly country: string;
  readonly numberType: string;
  readonly endUser: 'business' | 'individual';
  readonly fields: readonly Field[];
  readonly documents: readonly Requirement[];
}

const OF: Readonly<Record<string, string>> = {
  KE: 'local',
  NG: 'local',
  TZ: 'local',
  UG: 'local',
  ZA: 'mobile',
  GB: 'mobile',
};

/** Where names have to be registered. */
export const REGISTERED_SENDERS: ReadonlySet<string> = new Set(['KE', 'NG', 'TZ', 'UG']);
/** As the provider would name them: that it has regulations for names is not confirmed. */
export const ALPHANUMERIC = 'alphanumeric';

const sidOf = (country: string, numberType: string, endUser: string): string =>
  `RN${createHash('md5').update(`${country} ${numberType} ${endUser}`).digest('hex')}`;

const OF_NUMBERS: readonly Regulation[] = Object.entries(OF).flatMap(([country, numberType]) =>
  (['business', 'individual'] as const).map((endUser): Regulation => ({
    sid: sidOf(country, numberType, endUser),
    country,
    numberType,
    endUser,
    fields: endUser === 'business' ? BUSINESS : INDIVIDUAL,
    documents: endUser === 'business' ? [REGISTRATION, PROOF_OF_ADDRESS] : [IDENTITY, PROOF_OF_ADDRESS],
  })),
);
const OF_SENDERS = [...REGISTERED_SENDERS].map((country): Regulation => ({
  sid: sidOf(country, ALPHANUMERIC, 'business'),
  country,
  numberType: ALPHANUMERIC,
  endUser: 'business',
  fields: SENDER,
  documents: [AUTHORIZATION],
}));

export const REGULATIONS: readonly Regulation[] = [...OF_NUMBERS, ...OF_SENDERS];

/** As the provider tells one. */
export const regulationResource = (
  { sid, country, numberType, endUser, fields, documents }: Regulation,
  root: string,
) => ({
  sid,
  friendly_name: `${country}: ${numberType} - ${endUser}`,
  iso_country: country,
  number_type: numberType,
  end_user_type: endUser,
  requirements: {
    end_user: [
      {
        name: endUser === 'business' ? 'Business' : 'Individual',
        type: endUser,
        requirement_name: `${endUser}_info`,
        url: `/EndUsers/${endUser}`,
        fields: fields.map(({ machine_name: name }) => name),
        detailed_fields: fields,
      },
    ],
    supporting_document: [
      documents.map(({ requirement, name, description, accepted }) => ({
        name,
        type: 'document',
        description,
        requirement_name: requirement,
        accepted_documents: accepted.map((one) => ({
          name: one.name,
          type: one.type,
          url: `/SupportingDocuments/${one.type}`,
          fields: one.fields.map(({ machine_name: machineName }) => machineName),
          detailed_fields: one.fields,
        })),
      })),
    ],
  },
  url: `${root}/Regulations/${sid}`,
});

/** Types of document that any country accepts. */
export const DOCUMENT_TYPES: ReadonlySet<string> = new Set(
  REGULATIONS.flatMap(({ documents }) => documents.flatMap(({ accepted }) => accepted.map(({ type }) => type))),
);
