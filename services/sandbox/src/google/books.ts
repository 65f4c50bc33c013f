/** The address books of three people at Google, the same on every start. */

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** What the consent page says of it. */
  readonly about: string;
  /** Requests that Google refuses with 429 before it answers one. */
  readonly refuses: number;
  readonly labels: readonly string[];
  readonly people: readonly object[];
}

const group = (name: string): string => `contactGroups/${Buffer.from(name).toString('hex')}`;
const inGroups = (labels: readonly string[]) =>
  ['contactGroups/myContacts', ...labels.map(group)].map((contactGroupResourceName) => ({
    contactGroupMembership: { contactGroupId: contactGroupResourceName.split('/')[1], contactGroupResourceName },
  }));

interface Told {
  readonly first?: string;
  readonly last?: string;
  readonly phones?: readonly { readonly value: string; readonly canonicalForm?: string; readonly type?: string }[];
  readonly email?: string;
  readonly company?: string;
  readonly city?: string;
  readonly labels?: readonly string[];
}

/** A person as the People API tells one: what is not known is not there. */
function person(id: string, { first, last, phones, email, company, city, labels = [] }: Told): object {
  const metadata = (primary = true) => ({ primary, source: { type: 'CONTACT', id } });
  const displayName = [first, last].filter(Boolean).join(' ');
  return {
    resourceName: `people/${id}`,
    etag: `%Eg${id}`,
    ...(displayName === ''
      ? {}
      : { names: [{ metadata: metadata(), displayName, givenName: first, familyName: last }] }),
    ...(phones ? { phoneNumbers: phones.map((phone, index) => ({ metadata: metadata(index === 0), ...phone })) } : {}),
    ...(email ? { emailAddresses: [{ metadata: metadata(), value: email }] } : {}),
    ...(company ? { organizations: [{ metadata: metadata(), name: company }] } : {}),
    ...(city ? { addresses: [{ metadata: metadata(), city, countryCode: 'US' }] } : {}),
    memberships: inGroups(labels),
  };
}
const e164 = (value: string) => [{ value, canonicalForm: value }];

const FIRST = ['Ava', 'Noah', 'Mia', 'Leo', 'Zoë', 'Ibrahim', 'Chloé', 'José', 'Yuki', 'Olga'] as const;
const LAST = ['Bauer', 'Cole', 'Dubois', 'Etxebarria', 'Farrow', 'Grant', 'Hahn', 'Ito', 'Jensen', 'Kowalski'] as const;

const MANY = Array.from({ length: 2_345 }, (_, index) =>
  person(`m${index}`, {
    first: FIRST[index % 10] ?? '',
    last: LAST[Math.floor(index / 10) % 10] ?? '',
    phones: e164(`+1${650 + Math.floor(index / 1_000)}555${String(1_000 + (index % 1_000)).padStart(4, '0')}`),
    labels: index % 3 === 0 ? ['Newsletter'] : [],
  }),
);

export const ACCOUNTS: readonly Account[] = [
  {
    id: 'maya',
    name: 'Maya Ortiz',
    email: 'maya.ortiz@gmail.example',
    about: '6 people, 2 labels',
    refuses: 0,
    labels: ['Lamp club', 'Suppliers'],
    people: [
      person('a1', { first: 'Lena', last: 'Farrow', phones: e164('+15035550181'), labels: ['Lamp club'] }),
      person('a2', {
        first: 'Owen',
        last: 'Marsh',
        phones: [
          { value: '(415) 555-0100', canonicalForm: '+14155550100', type: 'work' },
          { value: '(415) 555-0193', canonicalForm: '+14155550193', type: 'mobile' },
        ],
        email: 'owen.marsh@mail.example',
        company: 'Marsh & Daughters',
        city: 'San Francisco',
        labels: ['Lamp club', 'Suppliers'],
      }),
      person('a3', { first: 'Yuki', last: 'Tanabe', phones: e164('+12065550157'), labels: ['Suppliers'] }),
      person('a4', {
        first: 'Hugo',
        last: 'Clarke',
        phones: [{ value: '020 7946 0812', canonicalForm: '+442079460812' }],
      }),
      person('a5', { first: 'Zoë', last: 'Brennan', phones: e164('+15035550122'), email: 'zoe@brennan.example' }),
      person('a6', { first: 'Elsa', last: 'Varga', email: 'elsa.varga@mail.example' }),
    ],
  },
  {
    id: 'odd',
    name: 'Otto Odd',
    email: 'otto.odd@gmail.example',
    about: 'Entries as years of syncing leave them: no name, no number, a number twice, one that was deleted',
    refuses: 0,
    labels: ['Fairs, Portland', 'A label that is longer than any tag can be in Ringline'],
    people: [
      person('o1', { phones: e164('+15035550141') }),
      person('o2', { first: 'Nora' }),
      person('o3', { first: 'Pia', last: 'Lund', phones: [{ value: '12' }] }),
      person('o4', { first: 'Sam', last: 'Petrov', phones: e164('+15035550142'), labels: ['Fairs, Portland'] }),
      person('o5', { first: 'Samuel', last: 'Petrov', phones: e164('+15035550142') }),
      person('o6', { first: 'Marc', last: 'Oduya', phones: e164('+15105550119'), email: 'marc.oduya@' }),
      { resourceName: 'people/o7', metadata: { deleted: true } },
      { resourceName: 'people/o8' },
      person('o9', {
        company: 'Fern & Co',
        phones: [{ value: '(503) 555-0143' }],
        labels: ['A label that is longer than any tag can be in Ringline'],
      }),
    ],
  },
  {
    id: 'many',
    name: 'Mona Many',
    email: 'mona.many@gmail.example',
    about: '2,345 people in three pages; Google first says that it is asked too often',
    refuses: 2,
    labels: ['Newsletter'],
    people: MANY,
  },
];

/** Labels of an account as Google tells them: those of its own, and the person's. */
export const groupsOf = ({ labels }: Account): object[] => [
  { resourceName: 'contactGroups/myContacts', groupType: 'SYSTEM_CONTACT_GROUP', name: 'myContacts' },
  { resourceName: 'contactGroups/starred', groupType: 'SYSTEM_CONTACT_GROUP', name: 'starred' },
  ...labels.map((name) => ({ resourceName: group(name), groupType: 'USER_CONTACT_GROUP', name, formattedName: name })),
];
