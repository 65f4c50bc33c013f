/** How a registration moves (defaults 9.1). What is not listed never happens. */
import { Refusal } from '@ringline/kit/errors';

export const REGISTRATION_STATUSES = [
  'APPROVED',
  'DRAFT',
  'IN_REVIEW',
  'PENDING',
  'READY_FOR_SUBMISSION',
  'REJECTED',
  'SUSPENDED',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/**
 * EDITED carries whether the linter lets it pass. WITHDRAWN may come at any time before the approval, CANCELLED after it.
 */
export type RegistrationInput =
  | { readonly kind: 'EDITED'; readonly passes: boolean; readonly editAllowed?: boolean }
  | { readonly kind: 'SUBMITTED' | 'ACKNOWLEDGED' | 'APPROVED' | 'REJECTED' | 'SUSPENDED' }
  | { readonly kind: 'APPEAL_ACCEPTED' | 'APPEAL_REFUSED' | 'WITHDRAWN' | 'CANCELLED' };

const NEXT: Readonly<Record<RegistrationStatus, Partial<Record<RegistrationInput['kind'], RegistrationStatus>>>> = {
  DRAFT: { WITHDRAWN: 'DRAFT' },
  READY_FOR_SUBMISSION: { SUBMITTED: 'PENDING', WITHDRAWN: 'DRAFT' },
  PENDING: { ACKNOWLEDGED: 'IN_REVIEW', APPROVED: 'APPROVED', REJECTED: 'REJECTED', WITHDRAWN: 'DRAFT' },
  IN_REVIEW: { APPROVED: 'APPROVED', REJECTED: 'REJECTED', WITHDRAWN: 'DRAFT' },
  APPROVED: { SUSPENDED: 'SUSPENDED', CANCELLED: 'DRAFT' },
  REJECTED: { WITHDRAWN: 'DRAFT' },
  SUSPENDED: { APPEAL_ACCEPTED: 'IN_REVIEW', APPEAL_REFUSED: 'REJECTED', CANCELLED: 'DRAFT' },
};

/** Where a registration goes. @throws Refusal INVALID_TRANSITION */
export function nextStatus(status: RegistrationStatus, input: RegistrationInput): RegistrationStatus {
  if (input.kind === 'EDITED') {
    const editable =
      status === 'DRAFT' || status === 'READY_FOR_SUBMISSION' || (status === 'REJECTED' && input.editAllowed !== false);
    if (editable) return input.passes ? 'READY_FOR_SUBMISSION' : 'DRAFT';
    throw invalidTransition(WHY_NOT_EDITABLE[status] ?? 'This registration can’t be changed now.');
  }
  const next = NEXT[status][input.kind];
  if (next === undefined) throw invalidTransition(`A registration that is ${status} can’t become ${input.kind}.`);
  return next;
}

const WHY_NOT_EDITABLE: Partial<Record<RegistrationStatus, string>> = {
  PENDING: 'This registration was submitted. You can change it if the carriers ask for something.',
  IN_REVIEW: 'The carriers are reviewing this registration. You can change it if they ask for something.',
  APPROVED: 'This registration is approved. Start a new one for other texts.',
  REJECTED: 'The carriers take no more changes to this registration. Start a new one.',
  SUSPENDED: 'This registration is suspended. You can appeal.',
};

const invalidTransition = (message: string): Refusal =>
  new Refusal({ code: 'INVALID_TRANSITION', message, why: { check: 'registration' } });

/** A toll-free verification's status at the carrier. Unknown ones keep what we have. */
export const TOLL_FREE_INPUT: Readonly<Record<string, RegistrationInput['kind'] | undefined>> = {
  IN_REVIEW: 'ACKNOWLEDGED',
  TWILIO_APPROVED: 'APPROVED',
  TWILIO_REJECTED: 'REJECTED',
};
