import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { withTax } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import { settlePayment } from './settlePayment.ts';
import { startPayment } from './startPayment.ts';

/** Cents (defaults 5.4). */
const LEAST = 1_000n;
const MOST = 100_000n;
/** Top-ups that a workspace begins within an hour, at the most. */
export const HOURLY = 5;
export const HOUR_MS = 3_600_000;

export interface TopupInput {
  readonly amountMinor: bigint;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
  readonly idempotencyKey: string;
}

/**
 * Begins to buy credit.
 * @throws Refusal VALIDATION_FAILED for less than $10 or more than $1,000, RATE_LIMITED after five in an hour, WORKSPACE_SUSPENDED
 */
export const topup =
  (deps: Deps) =>
  async (input: TopupInput, { workspaceId }: Actor): Promise<Payment> => {
    const { redirectUrl, paymentGateway } = input;
    const { dueCents: amountMinor, tax } = await priceOfCredit(deps, workspaceId, input.amountMinor);
    return startPayment(deps)(
      {
        workspaceId,
        purpose: 'CREDIT',
        referenceId: input.idempotencyKey || deps.ids.uuid(),
        attempt: 1,
        amountMinor,
        tax,
        description: 'Ringline credit',
        redirectUrl,
        paymentGateway,
      },
      {
        redirect: (id) => returnAddress(redirectUrl, { action: 'CREDIT', workspace_id: workspaceId, topup_id: id }),
        check: (uow) => assertMayTopUp(deps, uow),
      },
    );
  };

/**
 * What credit costs with its tax.
 * @throws Refusal VALIDATION_FAILED for less than $10 or more than $1,000
 */
export async function priceOfCredit(deps: Deps, workspaceId: string, amountMinor: bigint) {
  if (amountMinor < LEAST) throw invalid('amount', 'Minimum amount is $10');
  if (amountMinor > MOST) throw invalid('amount', 'The maximum amount is $1,000. Buy credit in several steps.');
  const terms = await deps.db.tenant(workspaceId, (uow) => taxTermsAt(deps, uow, deps.clock.now()));
  return withTax(amountMinor, terms);
}

/**
 * Finalizes a top-up, once, however often it is asked.
 * @throws Refusal NOT_FOUND, PAYMENT_NOT_VERIFIED, UNAVAILABLE
 */
export const activateTopup =
  (deps: Deps) =>
  async (
    { topupId, externalId }: { readonly topupId: string; readonly externalId: string },
    { workspaceId }: Actor,
  ): Promise<Payment> => {
    const payment = await settlePayment(deps)({ workspaceId, paymentId: topupId, externalId });
    if (payment.purpose === 'CREDIT') return payment;
    throw notFound('The top-up');
  };

async function assertMayTopUp(deps: Deps, uow: Unit): Promise<void> {
  const { workspaceId } = uow;
  const { status } = await openAccount(deps)(uow);
  if (status === 'SUSPENDED')
    throw new Refusal({
      code: 'WORKSPACE_SUSPENDED',
      message: 'This workspace is suspended because its invoice is unpaid. Pay the open invoice first.',
    });
  // Behind the wallet's lock, so that two at the same time count each other.
  await uow.tx.$queryRaw`SELECT 1 FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
  const since = new Date(deps.clock.now().getTime() - HOUR_MS);
  const begun = await uow.tx.payment.count({ where: { workspaceId, purpose: 'CREDIT', createdAt: { gt: since } } });
  if (begun >= HOURLY)
    throw new Refusal({
      code: 'RATE_LIMITED',
      message: 'This workspace started 5 top-ups within an hour, the maximum. Try again later.',
      retryable: true,
    });
}

/** The caller's address with what the page needs to finish; the gateway adds `charge_id`. */
function returnAddress(redirectUrl: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
