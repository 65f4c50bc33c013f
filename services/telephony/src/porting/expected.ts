/** When numbers are expected to move: the carrier names a week at least, and the other carrier decides. */
import { workingDaysAfter } from '../compliance/local/expected.ts';
import type { PortingNumber, PortingOrder } from '../generated/prisma/client.ts';

/** Working days from the submission, where no later day was wished; and that the other carrier may be late. */
const SOONEST = 5;
const LATE = 5;

type Needs = Pick<PortingOrder, 'status' | 'submittedAt'> & {
  readonly numbers: readonly Pick<PortingNumber, 'state' | 'portDate'>[];
};

/** Undefined: nothing is waited for. */
export function expectedOf(
  { status, submittedAt, numbers }: Needs,
  wishedDate: string,
): { readonly from: Date; readonly until: Date } | undefined {
  if (status === 'FOC_CONFIRMED') {
    const days = numbers.flatMap(({ portDate }) => (portDate ? [portDate.getTime()] : []));
    if (days.length > 0) return { from: new Date(Math.min(...days)), until: new Date(Math.max(...days)) };
  }
  if (!['SUBMITTED', 'ACTION_NEEDED', 'FOC_CONFIRMED'].includes(status) || submittedAt === null) return undefined;
  const soonest = workingDaysAfter(submittedAt, SOONEST);
  const wished = wishedDate === '' ? soonest : new Date(`${wishedDate}T12:00:00Z`);
  const from = wished > soonest ? wished : soonest;
  return { from, until: workingDaysAfter(from, LATE) };
}
