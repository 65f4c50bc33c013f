import { invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { RegistrationForm as FormMessage } from '@ringline/proto/telephony/v1/registrations_pb';
import {
  COMPANY_TYPES,
  EMPTY_FORM,
  IDENTIFIER_TYPES,
  JOB_POSITIONS,
  OPT_IN_TYPES,
  REGIONS_OF_OPERATION,
  type RegistrationForm,
  USE_CASES,
} from './form.ts';

const LONGEST = { line: 200, url: 500, text: 5_000 } as const;
const MOST = { samples: 10, images: 5, volume: 100_000_000 } as const;

/**
 * The form as it is kept: trimmed, within bounds, whatever is still missing. What is wrong in it is the linter's to say.
 * @throws Refusal VALIDATION_FAILED with the field
 */
export function readForm(given: FormMessage | undefined): RegistrationForm {
  if (given === undefined) return EMPTY_FORM;
  const text = (field: keyof FormMessage & keyof RegistrationForm, longest: number = LONGEST.line): string =>
    bounded(field, given[field] as string, longest);
  const address = (field: 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'country'): string =>
    bounded(field, given.address?.[field] ?? '', LONGEST.line);
  const list = (field: 'messageSamples' | 'optInImageUrls', most: number, longest: number): string[] => {
    const filled = given[field].map((one) => bounded(field, one, longest)).filter((one) => one !== '');
    if (filled.length > most) throw invalid(field, `Use at most ${most}.`);
    return filled;
  };
  return {
    businessName: text('businessName'),
    identifierType: oneOf('identifierType', given.identifierType, IDENTIFIER_TYPES),
    identifier: text('identifier'),
    companyType: oneOf('companyType', given.companyType, COMPANY_TYPES),
    industry: text('industry'),
    regionsOfOperation: given.regionsOfOperation.map((one) => oneOf('regionsOfOperation', one, REGIONS_OF_OPERATION)),
    website: text('website', LONGEST.url),
    privacyPolicyUrl: text('privacyPolicyUrl', LONGEST.url),
    address1: address('address1'),
    address2: address('address2'),
    city: address('city'),
    state: address('state'),
    zip: address('zip'),
    country: address('country').toUpperCase(),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    jobPosition: oneOf('jobPosition', given.jobPosition, JOB_POSITIONS),
    useCases: given.useCases.map((one) => oneOf('useCases', one, USE_CASES)),
    description: text('description', LONGEST.text),
    messageFlow: text('messageFlow', LONGEST.text),
    messageSamples: list('messageSamples', MOST.samples, LONGEST.text),
    optInType: oneOf('optInType', given.optInType, OPT_IN_TYPES),
    optInImageUrls: list('optInImageUrls', MOST.images, LONGEST.url),
    messageVolume: volumeOf(given.messageVolume),
    hasEmbeddedLinks: given.hasEmbeddedLinks,
    hasEmbeddedPhone: given.hasEmbeddedPhone,
  };
}

function bounded(field: string, given: string, longest: number): string {
  const text = trimmed(given);
  if (text.length > longest) throw invalid(field, `Use at most ${longest} characters.`);
  return text;
}

function oneOf(field: string, given: string, values: readonly string[]): string {
  if (given !== '' && !values.includes(given)) throw invalid(field, `Choose one of ${values.join(', ')}.`);
  return given;
}

function volumeOf(given: number): number {
  if (given < 0 || given > MOST.volume) throw invalid('messageVolume', 'Enter how many texts you send in a month.');
  return given;
}
