/**
 * Why a registration would come back rejected, before it is sent (defaults 9.3). Pure: what has to be fetched, pages and
 * pictures, comes as facts.
 */
import { isValidPhoneNumber } from 'libphonenumber-js';
import { regionCode } from '../numbers/regions.ts';
import { REQUIRED, type RegistrationForm, type RegistrationType } from './form.ts';
import { brandIn, flowNames, forbiddenIn, linkIn, looksLike, phoneIn, shortenerIn } from './wording.ts';

/** What the Internet says about the addresses of the form. */
export interface Facts {
  readonly website: 'REACHABLE' | 'UNREACHABLE';
  /** Whether a privacy policy says that mobile data is not shared. */
  readonly privacy: 'SAYS' | 'SILENT';
  /** By address. */
  readonly images: Readonly<Record<string, 'PICTURE' | 'NO_PICTURE'>>;
}

export interface Finding {
  readonly rule: RuleId;
  /** An error keeps the registration a draft. */
  readonly level: 'ERROR' | 'WARNING';
  /** The field of the form; of a sample with its place: messageSamples.1 */
  readonly field: string;
  /** The words it is about, such as the short link. */
  readonly about: string;
}

const RULES = [
  'MISSING',
  'NAME_ABBREVIATED',
  'NAME_WITHOUT_LEGAL_FORM',
  'EIN_SHAPE',
  'FREE_MAIL',
  'EMAIL_INVALID',
  'EMAIL_OTHER_DOMAIN',
  'PHONE_NOT_E164',
  'COUNTRY_NOT_OFFERED',
  'ADDRESS_INVALID',
  'PO_BOX',
  'WEBSITE_UNREACHABLE',
  'PRIVACY_SILENT',
  'DESCRIPTION_SHORT',
  'FLOW_SHORT',
  'FLOW_VAGUE',
  'OPT_IN_BY_PURCHASE',
  'IMAGE_MISSING',
  'IMAGE_NOT_PUBLIC',
  'SAMPLES_FEW',
  'SAMPLES_MANY',
  'SAMPLE_LENGTH',
  'SAMPLE_NO_BRAND',
  'SAMPLE_NO_STOP',
  'SAMPLE_SHORTENER',
  'SAMPLE_FORBIDDEN',
  'LINKS_DISAGREE',
  'PHONES_DISAGREE',
  'USE_CASE_DISAGREES',
  'VOLUME_ZERO',
] as const;
export type RuleId = (typeof RULES)[number];

/** Characters that the registry takes. */
const TEXT = { description: [40, 4_096], messageFlow: [40, 2_048], sample: [20, 1_024] } as const;
const SAMPLES = { least: 2, most: 5 } as const;

const FREE_MAIL =
  /@(?:gmail|googlemail|yahoo|hotmail|outlook|live|msn|aol|icloud|me|gmx|web|proton|protonmail|mail|zoho|yandex|qq)\.(?:(?:com?\.)?[a-z]{2,3})$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const LEGAL_FORM =
  /\b(?:llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|limited|llp|lp|plc|pllc|pc|gmbh|ag|sa|sarl|bv|pty|trust|foundation|association|cooperative|coop)\b\.?/i;
const PO_BOX = /\b(?:p\.?\s*o\.?\s*box|post office box|postal box|general delivery)\b/i;
const POSTAL: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
};

/** All findings, errors first. */
export function lint(type: RegistrationType, form: RegistrationForm, facts: Facts): Finding[] {
  const found: Finding[] = [];
  const add = (rule: RuleId, field: string, level: Finding['level'] = 'ERROR', about = '') => {
    // What is missing is said once, as missing.
    if (rule === 'MISSING' || !found.some((one) => one.rule === 'MISSING' && one.field === field))
      found.push({ rule, level, field, about });
  };
  for (const field of REQUIRED[type]) if (form[field].toString() === '') add('MISSING', field);
  lintBusiness(type, form, add);
  lintContact(type, form, add);
  lintSites(type, form, facts, add);
  lintTexts(type, form, add);
  return found.toSorted((one, other) => Number(one.level === 'WARNING') - Number(other.level === 'WARNING'));
}

/** Whether it may be submitted. */
export const passes = (findings: readonly Finding[]): boolean => findings.every(({ level }) => level !== 'ERROR');

type Add = (rule: RuleId, field: string, level?: Finding['level'], about?: string) => void;

function lintBusiness(type: RegistrationType, form: RegistrationForm, add: Add): void {
  const { businessName, companyType, country } = form;
  if (/^[A-Z.&]{2,5}$/.test(businessName)) add('NAME_ABBREVIATED', 'businessName', 'WARNING');
  else if (
    type === 'LV_STANDARD' &&
    ['private', 'public'].includes(companyType) &&
    businessName !== '' &&
    !LEGAL_FORM.test(businessName)
  )
    add('NAME_WITHOUT_LEGAL_FORM', 'businessName', 'WARNING');
  if (type === 'LV_STANDARD' && form.identifierType === 'EIN' && !/^\d{2}-?\d{7}$/.test(form.identifier))
    add('EIN_SHAPE', 'identifier');
  if (type === 'SOLE_PROPRIETOR' && country !== '' && !Object.hasOwn(POSTAL, country))
    add('COUNTRY_NOT_OFFERED', 'country');
  const postal = POSTAL[country];
  if (postal && form.zip !== '' && !postal.test(form.zip)) add('ADDRESS_INVALID', 'zip');
  if (postal && form.state !== '' && regionCode(country, form.state) === undefined) add('ADDRESS_INVALID', 'state');
  if (PO_BOX.test(form.address1)) {
    if (type === 'TOLL_FREE') add('PO_BOX', 'address1', 'WARNING');
  } else if (form.address1 !== '' && !/\d/.test(form.address1)) add('ADDRESS_INVALID', 'address1');
}

function lintContact(type: RegistrationType, { email, phone, website }: RegistrationForm, add: Add): void {
  if (!EMAIL.test(email)) add('EMAIL_INVALID', 'email');
  else if (type === 'LV_STANDARD' && FREE_MAIL.test(email)) add('FREE_MAIL', 'email');
  else if (type === 'LV_STANDARD' && URL.canParse(website)) {
    const domain = new URL(website).hostname.replace(/^www\./, '');
    const mail = email.slice(email.indexOf('@') + 1).toLowerCase();
    if (mail !== domain && !mail.endsWith(`.${domain}`) && !domain.endsWith(`.${mail}`))
      add('EMAIL_OTHER_DOMAIN', 'email', 'WARNING', domain);
  }
  if (!phone.startsWith('+') || !isValidPhoneNumber(phone)) add('PHONE_NOT_E164', 'phone');
}

function lintSites(type: RegistrationType, form: RegistrationForm, facts: Facts, add: Add): void {
  if (type !== 'SOLE_PROPRIETOR') {
    if (facts.website === 'UNREACHABLE') add('WEBSITE_UNREACHABLE', 'website', 'ERROR', form.website);
    else if (facts.privacy === 'SILENT') add('PRIVACY_SILENT', 'privacyPolicyUrl');
  }
  if (type !== 'TOLL_FREE') return;
  if (form.optInImageUrls.length === 0) add('IMAGE_MISSING', 'optInImageUrls');
  for (const url of form.optInImageUrls)
    if (facts.images[url] !== 'PICTURE') add('IMAGE_NOT_PUBLIC', 'optInImageUrls', 'ERROR', url);
}

function lintTexts(type: RegistrationType, form: RegistrationForm, add: Add): void {
  const { description, messageFlow, messageSamples: samples, useCases } = form;
  const within = (text: string, [least, most]: readonly [number, number]) =>
    text.length >= least && text.length <= most;
  if (!within(description, TEXT.description)) add('DESCRIPTION_SHORT', 'description');
  if (/\bby (?:making a )?(?:purchas|buying|order)|purchase (?:is|counts as|implies) consent/i.test(messageFlow))
    add('OPT_IN_BY_PURCHASE', 'messageFlow');
  else if (!within(messageFlow, TEXT.messageFlow)) add('FLOW_SHORT', 'messageFlow');
  else if (!flowNames(messageFlow)) add('FLOW_VAGUE', 'messageFlow');
  if (form.messageVolume < 1) add('VOLUME_ZERO', 'messageVolume');
  if (samples.length > 0) {
    if (type !== 'TOLL_FREE' && samples.length < SAMPLES.least) add('SAMPLES_FEW', 'messageSamples');
    if (samples.length > SAMPLES.most) add('SAMPLES_MANY', 'messageSamples');
    if (!samples.some((sample) => brandIn(sample, form))) add('SAMPLE_NO_BRAND', 'messageSamples.0');
    if (useCases.includes('MARKETING') && !samples.some((sample) => /\bSTOP\b/.test(sample)))
      add('SAMPLE_NO_STOP', `messageSamples.${samples.length - 1}`);
  }
  for (const [place, sample] of samples.entries()) {
    const field = `messageSamples.${place}`;
    if (!within(sample, TEXT.sample)) add('SAMPLE_LENGTH', field);
    const [short, forbidden] = [shortenerIn(sample), forbiddenIn(sample)];
    if (short !== undefined) add('SAMPLE_SHORTENER', field, 'ERROR', short);
    if (forbidden !== undefined) add('SAMPLE_FORBIDDEN', field, 'ERROR', forbidden);
  }
  if (type !== 'TOLL_FREE') {
    if (!form.hasEmbeddedLinks && samples.some(linkIn)) add('LINKS_DISAGREE', 'hasEmbeddedLinks');
    if (!form.hasEmbeddedPhone && samples.some(phoneIn)) add('PHONES_DISAGREE', 'hasEmbeddedPhone');
  }
  const other =
    useCases.length > 0 && !samples.some((sample) => useCases.some((useCase) => looksLike(useCase, sample)));
  if (samples.length > 0 && other) add('USE_CASE_DISAGREES', 'useCases', 'WARNING');
}
