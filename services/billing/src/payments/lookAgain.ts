import type { Deps } from '../context.ts';
import { askDispute } from '../disputes/askDispute.ts';
import type { PaymentDue } from '../generated/prisma/client.ts';
import { isUndelivered } from '../changes/deliver.ts';
import { refundPayment, settlePayment } from './settlePayment.ts';

const MINUTE_MS = 60_000;
/** Between two looks: at a payment whose buyer is probably on the page, at one whose buyer is not, and at what a bank has yet to decide. */
const FRESH = { forMs: 60 * MINUTE_MS, everyMs: 15 * MINUTE_MS } as const;
const STALE_MS = 60 * MINUTE_MS;
const DISPUTED_MS = 24 * 60 * MINUTE_MS;

type Due = Pick<PaymentDue, 'targetWorkspace' | 'paymentId'> & { readonly dueAt?: Date };

/**
 * Asks about a payment that neither webhook nor return settled. It is asked again later unless that ended it. One that was paid too
 * late for what it was to buy is given back, once no bank has to decide on it.
 * @param due `dueAt` as a round has read it: of rounds at the same time one asks. Without it, it is asked now
 */
export const lookAgain =
  (deps: Deps) =>
  async ({ targetWorkspace: workspaceId, paymentId, dueAt }: Due): Promise<void> => {
    const now = deps.clock.now().getTime();
    // First, so that one that cannot be asked does not keep the round from the others.
    const mine = await put(deps, paymentId, now + FRESH.everyMs, dueAt);
    if (dueAt && !mine) return;
    const payment = await settlePayment(deps)({ workspaceId, paymentId, externalId: '' });
    if (payment.status === 'PENDING') {
      // What its gateway has told is looked for more often than it itself is asked (hearLost).
      if (now - payment.createdAt.getTime() > FRESH.forMs) await put(deps, paymentId, now + STALE_MS);
      return;
    }
    if (await askDispute(deps, payment)) return void (await put(deps, paymentId, now + DISPUTED_MS));
    const returns = payment.status === 'SUCCESSFUL' && payment.refundMinor !== null;
    if (returns || (await isUndelivered(deps, payment))) await refundPayment(deps)({ workspaceId, paymentId });
    else
      await deps.db.platform('schedulers look over all workspaces', ({ tx }) =>
        tx.paymentDue.deleteMany({ where: { paymentId } }),
      );
  };

/** @param was when it was due; left out: whenever that is. @returns whether it was */
const put = async ({ db }: Deps, paymentId: string, dueAt: number, was?: Date): Promise<boolean> => {
  const { count } = await db.platform('schedulers look over all workspaces', ({ tx }) =>
    tx.paymentDue.updateMany({
      where: { paymentId, ...(was ? { dueAt: was } : {}) },
      data: { dueAt: new Date(dueAt) },
    }),
  );
  return count > 0;
};
