/** Registrations that pass: twenty businesses and people of different trades, each as its owner would write it. */
import { EMPTY_FORM, type RegistrationForm, type RegistrationType } from './form.ts';
import type { Facts } from './lint.ts';

export interface Sample {
  readonly type: RegistrationType;
  readonly form: RegistrationForm;
  readonly facts: Facts;
}

const PICTURE = 'https://files.wrenfield.example/opt-in.png';
export const GOOD_FACTS: Facts = { website: 'REACHABLE', privacy: 'SAYS', images: { [PICTURE]: 'PICTURE' } };

/** The business of the tests, filled in for one type. */
export function goodForm(type: RegistrationType, change: Partial<RegistrationForm> = {}): RegistrationForm {
  const person = type === 'SOLE_PROPRIETOR';
  return {
    ...EMPTY_FORM,
    businessName: person ? 'Ana Reyes Ceramics' : 'Wrenfield Home LLC',
    identifierType: type === 'LV_STANDARD' ? 'EIN' : '',
    identifier: type === 'LV_STANDARD' ? '84-1234567' : '',
    companyType: type === 'LV_STANDARD' ? 'private' : '',
    industry: type === 'LV_STANDARD' ? 'RETAIL' : '',
    regionsOfOperation: type === 'LV_STANDARD' ? ['USA_AND_CANADA'] : [],
    website: person ? '' : 'https://wrenfield.example',
    privacyPolicyUrl: person ? '' : 'https://wrenfield.example/privacy',
    address1: '1840 Harrison Street',
    city: 'Oakland',
    state: 'CA',
    zip: '94612',
    country: 'US',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: person ? 'maya@gmail.com' : 'maya@wrenfield.example',
    phone: '+14155550142',
    jobPosition: type === 'LV_STANDARD' ? 'DIRECTOR' : '',
    useCases: ['CUSTOMER_CARE'],
    description: 'We confirm appointments and answer questions that customers ask us by text message.',
    messageFlow: 'Customers tick a box on our website’s booking page to agree to texts about their visit.',
    messageSamples: person
      ? [
          'Ana Reyes Ceramics: your appointment is on Friday at 10. Reply C to confirm.',
          'Ana Reyes Ceramics: thanks for your question, the kiln is free on Monday.',
        ]
      : [
          'Wrenfield Home: your appointment is on Friday at 10. Reply C to confirm.',
          'Wrenfield Home: thanks for your question, the lamp is here on Monday.',
        ],
    optInType: type === 'TOLL_FREE' ? 'WEB_FORM' : '',
    optInImageUrls: type === 'TOLL_FREE' ? [PICTURE] : [],
    messageVolume: 1_000,
    ...change,
  };
}

const marketing = (name: string): Partial<RegistrationForm> => ({
  useCases: ['MARKETING'],
  messageSamples: [
    `${name}: the new collection is here, 20% off until Sunday. Reply STOP to opt out.`,
    `${name}: our spring sale begins tomorrow. Reply STOP to opt out.`,
  ],
});
const delivery = (name: string): Partial<RegistrationForm> => ({
  useCases: ['DELIVERY_NOTIFICATION'],
  messageSamples: [
    `${name}: your order WH-20481 ships today and arrives on Friday.`,
    `${name}: your parcel is ready at our store.`,
  ],
});

const good: [RegistrationType, Partial<RegistrationForm>][] = [
  ['LV_STANDARD', {}],
  ['LV_STANDARD', marketing('Wrenfield Home')],
  ['LV_STANDARD', delivery('Wrenfield Home')],
  ['LV_STANDARD', { identifier: '841234567' }],
  ['LV_STANDARD', { identifierType: 'VAT', identifier: 'GB123456789', country: 'GB', state: 'London', zip: 'N1 7AA' }],
  ['LV_STANDARD', { country: 'CA', state: 'Ontario', zip: 'K1A 0B1', identifierType: 'CBN', identifier: '123456789' }],
  [
    'LV_STANDARD',
    {
      companyType: 'non_profit',
      businessName: 'Oakland Food Bank',
      messageSamples: [
        'Oakland Food Bank: thanks for your help on Friday.',
        'Oakland Food Bank: please confirm your visit.',
      ],
    },
  ],
  [
    'LV_STANDARD',
    {
      companyType: 'government',
      businessName: 'City of Oakland',
      messageSamples: [
        'City of Oakland: your appointment is on Friday.',
        'City of Oakland: please confirm your booking.',
      ],
    },
  ],
  ['LV_STANDARD', { email: 'maya@mail.wrenfield.example' }],
  [
    'LV_STANDARD',
    {
      hasEmbeddedLinks: true,
      messageSamples: [
        'Wrenfield Home: your booking is at wrenfield.example/visit.',
        'Wrenfield Home: please confirm your visit.',
      ],
    },
  ],
  [
    'LV_STANDARD',
    {
      hasEmbeddedPhone: true,
      messageSamples: ['Wrenfield Home: for help call (415) 555-0142.', 'Wrenfield Home: please confirm your visit.'],
    },
  ],
  ['SOLE_PROPRIETOR', {}],
  ['SOLE_PROPRIETOR', marketing('Ana Reyes Ceramics')],
  ['SOLE_PROPRIETOR', { country: 'CA', state: 'BC', zip: 'V6B 1A1', phone: '+16045550142' }],
  [
    'SOLE_PROPRIETOR',
    { messageFlow: 'Students text JOIN to our phone number, which stands on a poster in the studio.' },
  ],
  ['TOLL_FREE', {}],
  ['TOLL_FREE', marketing('Wrenfield Home')],
  ['TOLL_FREE', delivery('Wrenfield Home')],
  ['TOLL_FREE', { messageSamples: ['Wrenfield Home: your appointment is on Friday. Reply C to confirm.'] }],
  [
    'TOLL_FREE',
    {
      optInType: 'PAPER_FORM',
      messageFlow: 'Patients sign a paper form at our reception desk, which says what we text about.',
    },
  ],
];

export const goodSamples = (): Sample[] =>
  good.map(([type, change]) => ({ type, form: goodForm(type, change), facts: GOOD_FACTS }));
