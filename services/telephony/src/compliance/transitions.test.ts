import { describe, expect, it } from 'vitest';
import { nextStatus, REGISTRATION_STATUSES, type RegistrationInput, type RegistrationStatus } from './transitions.ts';

const KINDS = [
  'SUBMITTED',
  'ACKNOWLEDGED',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
  'APPEAL_ACCEPTED',
  'APPEAL_REFUSED',
  'WITHDRAWN',
  'CANCELLED',
] as const;
const moves = (input: RegistrationInput) =>
  REGISTRATION_STATUSES.flatMap((from) => {
    try {
      return [`${from} → ${nextStatus(from, input)}`];
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID_TRANSITION' });
      return [];
    }
  });

describe('a registration', () => {
  it('moves along the listed transitions and no others', () => {
    expect(Object.fromEntries(KINDS.map((kind) => [kind, moves({ kind })]))).toEqual({
      SUBMITTED: ['READY_FOR_SUBMISSION → PENDING'],
      ACKNOWLEDGED: ['PENDING → IN_REVIEW'],
      APPROVED: ['IN_REVIEW → APPROVED', 'PENDING → APPROVED'],
      REJECTED: ['IN_REVIEW → REJECTED', 'PENDING → REJECTED'],
      SUSPENDED: ['APPROVED → SUSPENDED'],
      APPEAL_ACCEPTED: ['SUSPENDED → IN_REVIEW'],
      APPEAL_REFUSED: ['SUSPENDED → REJECTED'],
      WITHDRAWN: ['DRAFT', 'IN_REVIEW', 'PENDING', 'READY_FOR_SUBMISSION', 'REJECTED'].map((from) => `${from} → DRAFT`),
      CANCELLED: ['APPROVED → DRAFT', 'SUSPENDED → DRAFT'],
    });
  });

  it('is a draft until the checks pass, and again after an edit that breaks one or follows a rejection', () => {
    const edited = (from: RegistrationStatus, passes: boolean, editAllowed = true) =>
      nextStatus(from, { kind: 'EDITED', passes, editAllowed });
    expect(edited('DRAFT', true)).toBe('READY_FOR_SUBMISSION');
    expect(edited('READY_FOR_SUBMISSION', false)).toBe('DRAFT');
    expect(edited('REJECTED', false)).toBe('DRAFT');
    expect(edited('REJECTED', true)).toBe('READY_FOR_SUBMISSION');
    expect(() => edited('REJECTED', true, false)).toThrow('Start a new one');
    expect(() => edited('PENDING', true)).toThrow('was submitted');
  });
});
