/** A registration as the form holds it: one flat set of fields for all types. */
import type { RegistrationInput } from '../__generated__/RegistrationFormTollFreeMutation.graphql.ts';
import type { RegistrationForm_registration$data } from '../__generated__/RegistrationForm_registration.graphql.ts';

export type RegistrationType = 'LV_STANDARD' | 'SOLE_PROPRIETOR' | 'TOLL_FREE';

export const IDENTIFIER_TYPES = ['EIN', 'CBN', 'VAT', 'ACN', 'CIN', 'CN', 'RN', 'VATRN', 'Other'] as const;
export const COMPANY_TYPES = ['private', 'public', 'non_profit', 'government'] as const;
export const REGIONS = ['USA_AND_CANADA', 'LATIN_AMERICA', 'EUROPE', 'ASIA', 'AFRICA'] as const;
export const POSITIONS = ['CEO', 'CFO', 'DIRECTOR', 'GENERAL_COUNSEL', 'GM', 'VP', 'OTHER'] as const;
export const USE_CASES = ['CUSTOMER_CARE', 'DELIVERY_NOTIFICATION', 'MARKETING'] as const;
export const OPT_INS = ['WEB_FORM', 'VIA_TEXT', 'PAPER_FORM', 'VERBAL', 'MOBILE_QR_CODE'] as const;
export const MOST_SAMPLES = 5;

/** A type, since what holds forms asks for one with an index. */
export type Values = {
  type: RegistrationType;
  businessName: string;
  identifierType: string;
  identifier: string;
  companyType: string;
  industry: string;
  regionsOfOperation: string[];
  website: string;
  privacyPolicyUrl: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobPosition: string;
  useCases: string[];
  description: string;
  messageFlow: string;
  messageSamples: string[];
  messageVolume: number;
  hasEmbeddedLinks: boolean;
  hasEmbeddedPhone: boolean;
  optInType: string;
  optInImageUrls: string[];
};
export type Field = keyof Values;

const BUSINESS: readonly Field[] = ['identifierType', 'identifier', 'companyType', 'industry', 'regionsOfOperation'];

/** Which fields a type has beyond those of all. */
export const has = (type: RegistrationType, field: Field): boolean => {
  if (BUSINESS.includes(field) || field === 'jobPosition') return type === 'LV_STANDARD';
  if (field === 'website' || field === 'privacyPolicyUrl') return type !== 'SOLE_PROPRIETOR';
  if (field === 'optInType' || field === 'optInImageUrls') return type === 'TOLL_FREE';
  if (field === 'hasEmbeddedLinks' || field === 'hasEmbeddedPhone') return type !== 'TOLL_FREE';
  return true;
};

/** What the form begins with; of none yet: empty. */
export function valuesOf(
  saved: RegistrationForm_registration$data | null,
  type: RegistrationType = saved?.type ?? 'LV_STANDARD',
): Values {
  const { standardBusinessData: business, soleProprietorData: person } = saved ?? {};
  const address = business?.address ?? person?.address;
  const contact = business?.pointOfContact ?? person;
  return {
    type,
    businessName: business?.legalName ?? person?.brandName ?? '',
    identifierType: business?.businessIdentifierType ?? '',
    identifier: business?.businessIdentifier ?? '',
    companyType: business?.companyType ?? '',
    industry: business?.industry ?? '',
    regionsOfOperation: [...(business?.regionsOfOperation ?? [])],
    website: business?.website ?? '',
    privacyPolicyUrl: business?.privacyPolicyUrl ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.zip ?? '',
    country: address?.country || 'US',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    email: contact?.email ?? '',
    phone: business?.pointOfContact.phone ?? person?.mobilePhone ?? '',
    jobPosition: business?.pointOfContact.jobPosition ?? '',
    useCases: [...(saved?.useCases ?? [])],
    description: saved?.campaignDescription ?? '',
    messageFlow: saved?.messageFlow ?? '',
    messageSamples: saved?.messageSamples.length ? [...saved.messageSamples] : [''],
    messageVolume: saved?.messageVolume ?? 0,
    hasEmbeddedLinks: saved?.hasEmbeddedLinks ?? false,
    hasEmbeddedPhone: saved?.hasEmbeddedPhone ?? false,
    optInType: saved?.optInType ?? '',
    optInImageUrls: [...(saved?.optInImageUrls ?? [])],
  };
}

/** The form as the server takes it. */
export function inputOf(values: Values): RegistrationInput {
  const { address1, address2, city, state, zip, country, identifier, description, ...rest } = values;
  const { type: _, identifierType, companyType, jobPosition, optInType, useCases, regionsOfOperation, ...texts } = rest;
  return {
    ...texts,
    businessIdentifier: identifier,
    campaignDescription: description,
    address: { address1, address2, city, state, zip, country },
    businessIdentifierType: (identifierType || null) as RegistrationInput['businessIdentifierType'],
    companyType: (companyType || null) as RegistrationInput['companyType'],
    jobPosition: (jobPosition || null) as RegistrationInput['jobPosition'],
    optInType: (optInType || null) as RegistrationInput['optInType'],
    useCases: useCases as NonNullable<RegistrationInput['useCases']>,
    regionsOfOperation: regionsOfOperation as NonNullable<RegistrationInput['regionsOfOperation']>,
  };
}
