import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { priceOfTopup } from './priceOfTopup.ts';
import { AUTO_REFERENCE } from './usedUp.ts';

/** Failed charges one after another that switch auto top-up off (defaults 5.4), and milliseconds between them. */
const MOST_FAILURES = 2;
const RETRY_MS = 3_600_000;

/** A charge came to nothing, or there is no card. The second switches auto top-up off; without a card the first does. */
export async function missTopup(deps: Deps, uow: Unit, failure: string): Promise<void> {
  const { tx, workspaceId } = uow;
  await tx.autoTopupDue.deleteMany({ where: { targetWorkspace: workspaceId } });
  const row = await tx.autoTopup.findFirst({ where: { workspaceId } });
  // Switched off in the meantime: nothing was taken, and nothing is left to say.
  if (!row?.enabled) return;
  const now = deps.clock.now();
  const failures = row.failures + 1;
  const ends = failures >= MOST_FAILURES || failure === 'NO_CARD';
  const retryAt = ends ? null : new Date(now.getTime() + RETRY_MS);
  await tx.autoTopup.update({
    where: { workspaceId },
    data: { failures, failure, retryAt, ...(ends ? { enabled: false, changedAt: now } : {}) },
  });
  if (retryAt) await tx.autoTopupDue.create({ data: { targetWorkspace: workspaceId, dueAt: retryAt } });
  const { dueCents: amountMinor } = await priceOfTopup(deps, uow);
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      kind: ends ? 'AUTO_TOPUP_OFF' : 'AUTO_TOPUP_FAILED',
      reason: failure,
      amountMinor,
      currency: deps.catalogue.data.currency,
      ...(retryAt ? { nextAttemptAt: timestampFromDate(retryAt) } : {}),
    },
    { key: workspaceId },
  );
}

/** What the end of a payment means for auto top-up, in the transaction that keeps that end. */
export async function noteTopup(deps: Deps, uow: Unit, payment: Payment): Promise<void> {
  const { tx, workspaceId } = uow;
  if (payment.purpose !== 'CREDIT' || !payment.referenceId.startsWith(AUTO_REFERENCE)) return;
  if (payment.status === 'SUCCESSFUL')
    await tx.autoTopup.updateMany({ where: { workspaceId }, data: { failures: 0, failure: '', retryAt: null } });
  else await missTopup(deps, uow, payment.failure);
}
