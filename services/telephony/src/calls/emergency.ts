/** Calls to emergency numbers (defaults 5.4, 7.3): what is one, which number calls it, and what is said where none can. */
import { Refusal } from '@ringline/kit/errors';
import { isEmergencyNumber } from '@ringline/kit/phone';
import type { Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import { callsEmergency } from '../numbers/emergencyAddress.ts';

type Work = Pick<Unit, 'tx' | 'workspaceId'>;

/** Digits of the longest emergency numbers, with one to spare. */
const LONGEST_SHORT = 6;

/**
 * The countries whose emergency number was dialled: of the number that is called from, then of the workspace. None: it is a number
 * like any other.
 * @param country of the number that is called from, where it is known
 */
export async function emergencyCountries({ tx, workspaceId }: Work, to: string, country?: string): Promise<string[]> {
  // Nobody types more for one; and almost every call asks nothing further here.
  if (to.replaceAll(/\P{Nd}/gu, '').length > LONGEST_SHORT) return [];
  const home = (await tx.workspaceCopy.findUnique({ where: { workspaceId } }))?.country || 'US';
  return [...new Set([country ?? home, home])].filter((one) => isEmergencyNumber(to, one));
}

export interface EmergencyLine {
  readonly number: PhoneNumber;
  /** What the carrier dials: 911 in the United States and Canada, which know 112 on mobile networks alone. */
  readonly to: string;
}

/**
 * The best number to call an emergency service with, whoever may use it otherwise: in the country of the emergency number, with an
 * address that responders are sent to, in use rather than blocked, and of several the one that was chosen, then the oldest.
 * @throws Refusal DESTINATION_NOT_SUPPORTED where there is none, in words that help at once
 */
export async function emergencyLine(
  { tx, workspaceId }: Work,
  { to, countries, chosenId }: { to: string; countries: readonly string[]; chosenId: string | undefined },
): Promise<EmergencyLine> {
  const numbers = await tx.phoneNumber.findMany({
    where: { workspaceId, country: { in: [...countries] }, NOT: { status: 'RELEASED' } },
    orderBy: { createdAt: 'asc' },
  });
  const rank = ({ id, status, country, emergencyAddress }: PhoneNumber): number =>
    (country === countries[0] ? 8 : 0) +
    (status === 'AVAILABLE' ? 4 : 0) +
    (emergencyAddress === null ? 0 : 2) +
    (id === chosenId ? 1 : 0);
  const [number] = numbers.filter(callsEmergency).toSorted((one, other) => rank(other) - rank(one));
  if (number) return { number, to: '911' };
  throw new Refusal({
    code: 'DESTINATION_NOT_SUPPORTED',
    message: `Ringline can’t reach emergency services. Call ${to.trim()} from a mobile phone or a landline now.`,
    field: 'to',
    why: { check: 'emergency', required: 'a mobile phone or a landline', current: to.trim() },
  });
}

/**
 * An emergency service is called, not asked into a call: its call is told to the owner and placed with the right number.
 * @throws Refusal DESTINATION_NOT_SUPPORTED
 */
export async function refuseEmergency(uow: Work, to: string, country?: string): Promise<void> {
  if ((await emergencyCountries(uow, to, country)).length === 0) return;
  throw new Refusal({
    code: 'DESTINATION_NOT_SUPPORTED',
    message: `Emergency services can’t be added to a call. Call ${to.trim()} from a mobile phone now, or end this call and dial it here.`,
    field: 'to',
    why: { check: 'emergency_in_call', required: 'a call of its own', current: to.trim() },
  });
}
