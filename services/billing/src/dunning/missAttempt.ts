import { dueAt, save } from '../changes/applyChange.ts';
import type { Deps, Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { giveNotice } from './notice.ts';
import { ATTEMPT_DAYS, nextAttempt, nextWarning, patienceWith } from './schedule.ts';

/** A charge of the open renewal failed, or there is no card to charge. The last one suspends the workspace (defaults 4.1). */
export const missAttempt =
  (deps: Deps) =>
  async (uow: Unit, row: Subscription, index: number, reason: string): Promise<Subscription> => {
    const renewedAt = row.paidUntil;
    if (!renewedAt || index < row.chargeAttempts) return row;
    const { endsAt } = patienceWith(renewedAt);
    const made = index + 1;
    const last = made === ATTEMPT_DAYS.length;
    const changed = await save(deps, uow, {
      chargeAttempts: made,
      status: last ? 'SUSPENDED' : 'PAST_DUE',
      isPaymentFailing: true,
      numbersEndAt: endsAt,
    });
    await dueAt(uow, nextAttempt(renewedAt, made) ?? nextWarning(endsAt, row.numberWarnings) ?? endsAt);
    await giveNotice(uow, changed, { kind: last ? 'SUSPENDED' : 'ATTEMPT_FAILED', reason });
    return changed;
  };
