/** What the linter checks, each with the carriers' code of the rejection that it prevents, where it has one. */
export const PREVENTS = {
  NAME_ABBREVIATED: '30799',
  NAME_WITHOUT_LEGAL_FORM: '30799',
  EIN_SHAPE: '30799',
  FREE_MAIL: '21736',
  EMAIL_INVALID: '21736',
  EMAIL_OTHER_DOMAIN: '21736',
  PHONE_NOT_E164: undefined,
  COUNTRY_NOT_OFFERED: '30729',
  ADDRESS_INVALID: '30451',
  PO_BOX: '30451',
  WEBSITE_UNREACHABLE: undefined,
  PRIVACY_SILENT: undefined,
  DESCRIPTION_SHORT: undefined,
  FLOW_SHORT: '30841',
  FLOW_VAGUE: '30841',
  OPT_IN_BY_PURCHASE: '30841',
  IMAGE_MISSING: '30842',
  IMAGE_NOT_PUBLIC: '30836',
  SAMPLES_FEW: undefined,
  SAMPLES_MANY: undefined,
  SAMPLE_LENGTH: undefined,
  SAMPLE_NO_BRAND: undefined,
  SAMPLE_NO_STOP: undefined,
  SAMPLE_SHORTENER: undefined,
  SAMPLE_FORBIDDEN: '30885',
  LINKS_DISAGREE: undefined,
  PHONES_DISAGREE: '30889',
  USE_CASE_DISAGREES: '30893',
  VOLUME_ZERO: undefined,
} as const;
export type Rule = keyof typeof PREVENTS;

export const isRule = (name: string): name is Rule => Object.hasOwn(PREVENTS, name);

/** Rejections that have a text of ours; the carriers' own words stand beside all. */
const REJECTIONS = [
  '21717',
  '21736',
  '30451',
  '30464',
  '30466',
  '30702',
  '30712',
  '30729',
  '30751',
  '30752',
  '30799',
  '30836',
  '30837',
  '30841',
  '30842',
  '30885',
  '30889',
  '30893',
  '30899',
  '30900',
  '30991',
  'INSUFFICIENT_BALANCE',
  'noncompliant',
] as const;
export const rejectionKey = (code: string): (typeof REJECTIONS)[number] | 'other' =>
  REJECTIONS.find((known) => known === code) ?? 'other';
