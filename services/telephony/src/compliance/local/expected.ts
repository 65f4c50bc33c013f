/** When the carriers' answer is expected (defaults 9.2), in working days: weekends are none. */
import { type Step, stepsOf } from '../registrations.ts';
import type { Registration } from '../../generated/prisma/client.ts';

const DAYS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  LV_STANDARD: [3, 10],
  SOLE_PROPRIETOR: [1, 7],
  TOLL_FREE: [3, 10],
};
const DAY_MS = 86_400_000;

export function workingDaysAfter(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0;) {
    at += DAY_MS;
    const day = new Date(at).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return new Date(at);
}

/** Undefined: nothing is waited for. */
export function expectedOf(
  registration: Pick<Registration, 'type' | 'status' | 'steps'>,
): { readonly from: Date; readonly until: Date } | undefined {
  const { type, status } = registration;
  if (status !== 'PENDING' && status !== 'IN_REVIEW') return undefined;
  const sent: Step | undefined = stepsOf(registration).findLast((step) => step.status === 'PENDING');
  const days = DAYS[type];
  if (!sent || !days) return undefined;
  const at = new Date(sent.at);
  return { from: workingDaysAfter(at, days[0]), until: workingDaysAfter(at, days[1]) };
}
