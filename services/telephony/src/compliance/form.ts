/** What a workspace says about itself and its texts to be allowed to send them (defaults 9.2). */

export const REGISTRATION_TYPES = ['LV_STANDARD', 'SOLE_PROPRIETOR', 'TOLL_FREE'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
export const IDENTIFIER_TYPES = ['ACN', 'CBN', 'CIN', 'CN', 'EIN', 'Other', 'RN', 'VAT', 'VATRN'] as const;
export const REGIONS_OF_OPERATION = ['AFRICA', 'ASIA', 'EUROPE', 'LATIN_AMERICA', 'USA_AND_CANADA'] as const;
export const COMPANY_TYPES = ['government', 'non_profit', 'private', 'public'] as const;
export const JOB_POSITIONS = ['CEO', 'CFO', 'DIRECTOR', 'GENERAL_COUNSEL', 'GM', 'OTHER', 'VP'] as const;
export const OPT_IN_TYPES = ['MOBILE_QR_CODE', 'PAPER_FORM', 'VERBAL', 'VIA_TEXT', 'WEB_FORM'] as const;
export const USE_CASES = ['CUSTOMER_CARE', 'DELIVERY_NOTIFICATION', 'MARKETING'] as const;

/** One flat form for all three types: each asks for its part of it. Texts are trimmed; empty: not given yet. */
export interface RegistrationForm {
  /** Exactly as registered; of a sole proprietor the name that their texts carry. */
  readonly businessName: string;
  readonly identifierType: string;
  readonly identifier: string;
  readonly companyType: string;
  readonly industry: string;
  readonly regionsOfOperation: readonly string[];
  readonly website: string;
  readonly privacyPolicyUrl: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164; of a sole proprietor the mobile that the registry texts. */
  readonly phone: string;
  readonly jobPosition: string;
  readonly useCases: readonly string[];
  readonly description: string;
  /** How people agree to the texts. */
  readonly messageFlow: string;
  readonly messageSamples: readonly string[];
  readonly optInType: string;
  readonly optInImageUrls: readonly string[];
  /** Texts per month. */
  readonly messageVolume: number;
  readonly hasEmbeddedLinks: boolean;
  readonly hasEmbeddedPhone: boolean;
}

export const EMPTY_FORM: RegistrationForm = {
  businessName: '',
  identifierType: '',
  identifier: '',
  companyType: '',
  industry: '',
  regionsOfOperation: [],
  website: '',
  privacyPolicyUrl: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  jobPosition: '',
  useCases: [],
  description: '',
  messageFlow: '',
  messageSamples: [],
  optInType: '',
  optInImageUrls: [],
  messageVolume: 0,
  hasEmbeddedLinks: false,
  hasEmbeddedPhone: false,
};

type FormField = keyof RegistrationForm;

const ALL: readonly FormField[] = [
  'businessName',
  'address1',
  'city',
  'state',
  'zip',
  'country',
  'firstName',
  'lastName',
  'email',
  'phone',
  'useCases',
  'description',
  'messageFlow',
  'messageSamples',
];

/** What each type cannot be submitted without. */
export const REQUIRED: Readonly<Record<RegistrationType, readonly FormField[]>> = {
  LV_STANDARD: [
    ...ALL,
    'identifierType',
    'identifier',
    'companyType',
    'industry',
    'regionsOfOperation',
    'website',
    'jobPosition',
  ],
  SOLE_PROPRIETOR: ALL,
  TOLL_FREE: [...ALL, 'website', 'optInType'],
};
