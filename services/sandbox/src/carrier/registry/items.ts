/** What the registry of businesses that text knows. How far a review is follows from its clock alone: nothing advances within a request. */
import type { FormFields } from './verification.ts';

export type ItemKind =
  | 'profile'
  | 'product'
  | 'endUser'
  | 'document'
  | 'assignment'
  | 'brand'
  | 'service'
  | 'campaign'
  | 'serviceNumber'
  /** A name that texts leave under. */
  | 'alphaSender'
  /** The bill of an order that brings numbers, and the order (porting/portIn.ts). */
  | 'portDocument'
  | 'portIn'
  | 'bundle'
  | 'bundleUser'
  | 'bundleDocument'
  | 'bundleItem';

export interface RegistryItem {
  readonly sid: string;
  readonly accountSid: string;
  readonly kind: ItemKind;
  /** To what it belongs; empty: to nothing. */
  readonly parentSid: string;
  readonly createdAt: string;
  updatedAt: string;
  /** The provider's names. */
  fields: FormFields;
  /** Since when it is reviewed; undefined: it was not submitted. */
  submittedAt?: string | undefined;
  /** Decided by hand, on the registry's page. */
  forced?: { readonly status: string; readonly code?: number | undefined } | undefined;
  /** Of a sole proprietor: when the person was texted last, and when they answered YES. Of an order: when its letter was signed. */
  textedAt?: string | undefined;
  confirmedAt?: string | undefined;
  /** Of a brand: what its profile said when it was sent, which is what is judged. Of an order: what was ordered. */
  about?: Readonly<Record<string, unknown>> | undefined;
  /** Of a campaign: its brand was verified when it was sent. */
  brandUsable?: boolean | undefined;
}

export interface Reason {
  readonly code: number;
  readonly reason: string;
  /** The provider's names of the fields that it is about. */
  readonly fields: readonly string[];
}

export interface Reviewed {
  readonly status: string;
  readonly reasons: readonly Reason[];
}

const DAY_MS = 86_400_000;
/** What a brand is told in words: a code's name never reaches people. */
export const REASONS: Readonly<Record<number, Omit<Reason, 'code'>>> = {
  30_702: { reason: 'The business was not found at the registry.', fields: ['business_name'] },
  30_712: { reason: 'This mobile number has registered too many brands.', fields: ['mobile_phone_number'] },
  30_729: { reason: 'The country of this business is not allowed.', fields: ['business_country'] },
  30_751: { reason: 'The mobile number is not a US or Canadian wireless phone.', fields: ['mobile_phone_number'] },
  30_752: { reason: 'The verification text was not answered in time.', fields: ['mobile_phone_number'] },
  30_799: {
    reason: 'The details of this business could not be verified: EIN and legal name differ.',
    fields: ['business_registration_number', 'business_name'],
  },
  21_736: { reason: 'The contact e-mail address is invalid.', fields: ['email'] },
  30_885: { reason: 'Campaign vetting rejection: high-risk content.', fields: ['MESSAGE_SAMPLES'] },
  30_889: { reason: 'Embedded phone number was declared, and the samples disagree.', fields: ['HAS_EMBEDDED_PHONE'] },
  30_893: { reason: 'The message samples and the use case disagree.', fields: ['MESSAGE_SAMPLES'] },
  30_899: { reason: 'A carrier rejected the campaign and asks for more information.', fields: ['DESCRIPTION'] },
  30_900: { reason: 'The use case is not allowed for this brand.', fields: ['USE_CASE'] },
  30_991: { reason: 'The brand is not verified.', fields: ['BRAND_REGISTRATION_SID'] },
};
const named = (code: number): Reason => ({ code, ...(REASONS[code] ?? { reason: 'Rejected.', fields: [] }) });

const textOf = (fields: FormFields, name: string): string => [fields[name] ?? ''].flat().join(' ');

/** What a sole proprietor's phone is sent by. */
export const REGISTRY_NUMBER = '+18773347270';
export const CONFIRMATION =
  'Ringline sandbox registry: you asked to text people as a sole proprietor. Reply YES within 24 hours to confirm.';

/** Where a review stands, `stepMs` after each step: waiting, in review, decided. */
function reviewOf(
  item: RegistryItem,
  now: Date,
  stepMs: number,
  words: readonly [waiting: string, reviewing: string, passed: string, failed: string],
  against: () => readonly number[],
): Reviewed {
  const [waiting, reviewing, passed, failed] = words;
  const { forced, submittedAt } = item;
  if (forced) return { status: forced.status, reasons: forced.code === undefined ? [] : [named(forced.code)] };
  const steps = (now.getTime() - Date.parse(submittedAt ?? item.createdAt)) / stepMs;
  if (steps < 2) return { status: steps < 1 ? waiting : reviewing, reasons: [] };
  const codes = against();
  return codes.length === 0 ? { status: passed, reasons: [] } : { status: failed, reasons: codes.map(named) };
}

/** A profile or trust product: a draft until it is sent. */
export function profileStatus(item: RegistryItem, now: Date, stepMs: number): string {
  if (item.submittedAt === undefined) return 'draft';
  const words = ['pending-review', 'in-review', 'twilio-approved', 'twilio-rejected'] as const;
  return reviewOf(item, now, stepMs, words, () => []).status;
}

/** Documents of a regulated number, against which each says what `against` finds. */
export const bundleStatus = (item: RegistryItem, against: boolean, now: Date, stepMs: number): string => {
  if (item.submittedAt === undefined) return 'draft';
  const words = ['pending-review', 'in-review', 'twilio-approved', 'twilio-rejected'] as const;
  return reviewOf(item, now, stepMs, words, () => (against ? [0] : [])).status;
};

/** What the attributes of a brand's people and business say. */
export type Attributes = Readonly<Record<string, unknown>>;

/** A brand, rejected by chosen names: `Unlisted` is in no register, `Mismatch` has another tax id. */
export function brandStatus(item: RegistryItem, about: Attributes, now: Date, stepMs: number): Reviewed {
  const words = ['PENDING', 'IN_REVIEW', 'APPROVED', 'FAILED'] as const;
  const told = reviewOf(item, now, stepMs, words, () => objectionsToBrand(isSoleProprietor(item), about));
  const isLate =
    told.status === 'APPROVED' &&
    isSoleProprietor(item) &&
    item.confirmedAt === undefined &&
    item.textedAt !== undefined &&
    now.getTime() - Date.parse(item.textedAt) > DAY_MS;
  return isLate ? { ...told, reasons: [named(30_752)] } : told;
}

export const isSoleProprietor = ({ fields }: RegistryItem): boolean =>
  textOf(fields, 'BrandType') === 'SOLE_PROPRIETOR';

export function identityOf(item: RegistryItem, status: string): string {
  if (isSoleProprietor(item)) return item.confirmedAt === undefined ? 'UNVERIFIED' : 'VERIFIED';
  return status === 'APPROVED' ? 'VERIFIED' : 'SELF_DECLARED';
}

function objectionsToBrand(soleProprietor: boolean, about: Attributes): number[] {
  const text = (name: string) => (typeof about[name] === 'string' ? about[name] : '');
  const name = `${text('business_name')} ${text('brand_name')}`;
  const found: number[] = [];
  if (/unlisted/i.test(name)) found.push(30_702);
  if (/mismatch/i.test(name)) found.push(30_799);
  if (/crowded/i.test(name)) found.push(30_712);
  if (soleProprietor) {
    if (/landline/i.test(name) || !/^\+1\d{10}$/.test(text('mobile_phone_number'))) found.push(30_751);
  } else if (text('business_registration_identifier') === 'EIN') {
    if (!/^\d{2}-?\d{7}$/.test(text('business_registration_number'))) found.push(30_799);
  }
  if (!/@/.test(text('email'))) found.push(21_736);
  return [...new Set(found)];
}

/** A campaign. `more information` in its description has a carrier ask for some. */
export function campaignStatus(
  item: RegistryItem,
  brand: { readonly usable: boolean },
  now: Date,
  stepMs: number,
): Reviewed {
  const words = ['IN_PROGRESS', 'IN_PROGRESS', 'VERIFIED', 'FAILED'] as const;
  return reviewOf(item, now, stepMs, words, () => objectionsToCampaign(item.fields, brand.usable));
}

function objectionsToCampaign(fields: FormFields, usable: boolean): number[] {
  const samples = textOf(fields, 'MessageSamples');
  const found: number[] = [];
  if (!usable) found.push(30_991);
  if (/crypto|bitcoin|pay ?day|casino|cannabis/i.test(samples)) found.push(30_885);
  if (/\d{3}-\d{4}\b/.test(samples) && textOf(fields, 'HasEmbeddedPhone') !== 'true') found.push(30_889);
  if (/lorem ipsum/i.test(samples)) found.push(30_893);
  if (/more information/i.test(textOf(fields, 'Description'))) found.push(30_899);
  return found;
}
