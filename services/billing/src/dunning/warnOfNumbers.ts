import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Deps, Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { giveNotice } from './notice.ts';
import { dueWarning } from './schedule.ts';

/** Says that the numbers of an unpaid plan go back, on days 14, 21, 27 and 29, and lets them go on day 30 (defaults 4.1). */
export async function warnOfNumbers(deps: Deps, uow: Unit, row: Subscription): Promise<Subscription> {
  const { tx, workspaceId } = uow;
  const { numbersEndAt } = row;
  const due = numbersEndAt ? dueWarning(numbersEndAt, row.numberWarnings, deps.clock.now()) : undefined;
  if (!numbersEndAt || !due) return row;
  const { index, daysLeft } = due;
  const held = await tx.workspaceNumber.count({
    where: { workspaceId, isReleased: false, isTestNumber: false, type: { notIn: ['WEB', 'SENDER_ID'] } },
  });
  if (held > 0)
    await giveNotice(uow, row, {
      kind: daysLeft === 0 ? 'NUMBERS_RELEASED' : 'NUMBERS_ENDING',
      daysLeft,
      endsAt: timestampFromDate(numbersEndAt),
    });
  return tx.subscription.update({
    where: { workspaceId },
    data: daysLeft === 0 ? { numbersEndAt: null, numberWarnings: 0 } : { numberWarnings: index + 1 },
  });
}
