import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps } from '../context.ts';
import type { Payment, Subscription, SubscriptionChange } from '../generated/prisma/client.ts';
import { readLines } from '../invoicing/invoice.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import { getSubscription } from '../subscriptions/getSubscription.ts';
import { startPayment } from '../payments/startPayment.ts';
import { readTax, sameTerms } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { applyChange } from './applyChange.ts';
import { assertChangeable, basisOf, lockSubscription } from './holding.ts';
import { previewChange, type PreviewInput } from './previewChange.ts';

export interface ConfirmInput {
  /** The offer; empty: as it is offered now. */
  readonly change: string;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
  /** What the return link brings along besides. */
  readonly returns?: Readonly<Record<string, string>>;
}

export interface Confirmed {
  readonly change: SubscriptionChange;
  /** Absent where the change was made without a payment. */
  readonly payment: Payment | undefined;
  readonly subscription: Subscription;
}

/**
 * Confirms an offer. Where nothing is due the change is made; otherwise it is made when its payment succeeds. A repetition answers
 * with the same payment.
 * @throws Refusal NOT_FOUND, CONFLICT for an offer that no longer stands, and what previewChange and startPayment refuse
 */
export const confirmChange =
  (deps: Deps, allowed: 'ANY' | 'BUY_SEAT' = 'ANY') =>
  async (input: ConfirmInput, actor: Actor, wanted?: PreviewInput): Promise<Confirmed> => {
    const { workspaceId } = actor;
    const id = input.change === '' && wanted ? (await previewChange(deps)(wanted, actor)).id : input.change;
    const first = await deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const change = isUuid(id) ? await uow.tx.subscriptionChange.findFirst({ where: { id, workspaceId } }) : undefined;
      if (!change) throw notFound('The offer');
      if (allowed === 'BUY_SEAT' && change.purpose !== 'BUY_SEAT') throw noSeats();
      if (change.status === 'DONE') return { change, subscription: row, settled: true };
      if (change.status === 'PENDING') return { change, subscription: row, settled: false };
      assertChangeable(deps, row);
      const now = deps.clock.now();
      const basis = basisOf(row, change.anchorAt, await billedNumbers(uow, now));
      if (change.expiresAt <= now || change.basis !== basis) throw outdated();
      // The billing details have changed since, and with them the tax.
      const taxed = readLines(change.lines).length > 0;
      if (taxed && !sameTerms(readTax(change.tax), await taxTermsAt(deps, uow, change.offeredAt))) throw outdated();
      if (change.dueMinor > 0n) return { change, subscription: row, settled: false };
      return { change, subscription: await applyChange(deps)(uow, row, change), settled: true };
    });
    const { change, subscription, settled } = first;
    if (settled) return { change, subscription, payment: undefined };
    const purpose = change.purpose as 'CHANGE_PLAN' | 'BUY_SEAT';
    const payment = await startPayment(deps)({
      workspaceId,
      purpose,
      referenceId: change.id,
      attempt: 1,
      amountMinor: change.dueMinor,
      tax: readTax(change.tax),
      product: `${change.plan}_${change.period}`,
      description: describe(deps, change),
      redirectUrl: returnAddress(input.redirectUrl, {
        action: purpose,
        workspace_id: workspaceId,
        ...(purpose === 'BUY_SEAT' ? { subscription_addon_id: change.id } : { subscription_id: subscription.id }),
        ...input.returns,
      }),
      paymentGateway: input.paymentGateway,
    });
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.subscriptionChange.updateMany({
        where: { id: change.id, status: 'OFFERED' },
        data: { status: 'PENDING', paymentId: payment.id },
      }),
    );
    // Where nobody had to approve anything it is made already.
    const made = payment.status === 'SUCCESSFUL' ? await getSubscription(deps)({}, actor) : subscription;
    return { change, subscription: made, payment };
  };

/** What the buyer reads at the gateway. */
function describe({ catalogue }: Deps, { plan, seats }: SubscriptionChange): string {
  return `Ringline ${catalogue.plan(plan).displayName}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
}

/** The caller's address with what the page needs to finish; the gateway adds `charge_id`. */
export function returnAddress(redirectUrl: string, values: Readonly<Record<string, string>>): string {
  if (!URL.canParse(redirectUrl)) return redirectUrl;
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

const noSeats = (): Refusal =>
  new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'Seats are added to a paid plan. Choose a plan with as many seats as you need.',
  });

const outdated = (): Refusal =>
  new Refusal({
    code: 'CONFLICT',
    message: 'This price no longer applies. You haven’t been charged. Check the new price and confirm it.',
    retryable: true,
  });
