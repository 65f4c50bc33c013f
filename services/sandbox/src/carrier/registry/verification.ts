/** A toll-free verification at the registry. How far it is follows from the clock alone: nothing advances within a request. */

export type FormFields = Readonly<Record<string, string | string[] | undefined>>;

export interface VerificationRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly createdAt: string;
  readonly phoneNumberSid: string;
  readonly phoneNumber: string;
  readonly externalReferenceId: string;
  /** When it was sent, or sent again. */
  submittedAt: string;
  /** The provider's names. */
  fields: FormFields;
  /** Decided by hand, on the registry's page. */
  forced?: { readonly status: string; readonly code?: number | undefined } | undefined;
}

export type VerificationStatus = 'PENDING_REVIEW' | 'IN_REVIEW' | 'TWILIO_APPROVED' | 'TWILIO_REJECTED';

interface Reason {
  readonly code: number;
  readonly reason: string;
}

const DAY_MS = 86_400_000;
/** Days after a rejection in which a change goes to the head of the queue. */
const EDIT_DAYS = 7;

/** Where it stands, `stepMs` after each step. */
export function stateOf(
  { submittedAt, fields, forced }: VerificationRecord,
  now: Date,
  stepMs: number,
): { status: VerificationStatus; reasons: readonly Reason[]; editUntil: Date | null } {
  const since = Date.parse(submittedAt);
  const passed = now.getTime() - since;
  if (forced) return decided(forced, now);
  if (passed < stepMs) return { status: 'PENDING_REVIEW', reasons: [], editUntil: null };
  if (passed < 2 * stepMs) return { status: 'IN_REVIEW', reasons: [], editUntil: null };
  const reasons = reasonsAgainst(fields);
  if (reasons.length === 0) return { status: 'TWILIO_APPROVED', reasons, editUntil: null };
  return { status: 'TWILIO_REJECTED', reasons, editUntil: new Date(since + 2 * stepMs + EDIT_DAYS * DAY_MS) };
}

function decided({ status, code }: NonNullable<VerificationRecord['forced']>, now: Date) {
  const reasons = RULES.filter((rule) => rule.code === code).map(({ reason }) => ({ code: code ?? 0, reason }));
  const rejected = status === 'TWILIO_REJECTED';
  return {
    status: status as VerificationStatus,
    reasons,
    editUntil: rejected ? new Date(now.getTime() + EDIT_DAYS * DAY_MS) : null,
  };
}

const textOf = (fields: FormFields, name: string): string => [fields[name] ?? ''].flat().join(' ');

/** Pictures are judged by their address: one with `login` is not public, one with `cropped` does not show the whole page. */
const RULES: readonly (Reason & { holds: (fields: FormFields) => boolean })[] = [
  {
    code: 30_836,
    reason: 'Opt-in image URL is not publicly accessible',
    holds: (fields) => /login|private/i.test(textOf(fields, 'OptInImageUrls')),
  },
  {
    code: 30_837,
    reason: 'Opt-in image is cropped or does not show the brand',
    holds: (fields) => /cropped/i.test(textOf(fields, 'OptInImageUrls')),
  },
  {
    code: 30_451,
    reason: 'Business address is invalid',
    holds: (fields) => /\bp\.?\s*o\.?\s*box\b/i.test(textOf(fields, 'BusinessStreetAddress')),
  },
  {
    code: 30_464,
    reason: 'Disallowed content: cryptocurrency',
    holds: (fields) => /crypto|bitcoin/i.test(textOf(fields, 'ProductionMessageSample')),
  },
  {
    code: 30_466,
    reason: 'Disallowed content: debt reduction',
    holds: (fields) => /debt (?:relief|reduction)/i.test(textOf(fields, 'ProductionMessageSample')),
  },
  {
    code: 30_841,
    reason: 'Opt-in language is unclear',
    holds: (fields) => textOf(fields, 'AdditionalInformation').length < 40,
  },
];

const reasonsAgainst = (fields: FormFields): Reason[] =>
  RULES.filter(({ holds }) => holds(fields)).map(({ code, reason }) => ({ code, reason }));

export const TOLL_FREE_REASONS: readonly number[] = RULES.map(({ code }) => code);
