import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { QuoteNumbersResponseSchema } from '@ringline/proto/billing/v1/numbers_pb';
import { LEAST_CHARGE } from '../changes/quote.ts';
import type { Deps } from '../context.ts';
import { cycleAt, type CyclePeriod } from '../invoicing/cycle.ts';
import { factorAt, lineOf } from '../invoicing/proration.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { describeTax } from '../tax/describeTax.ts';
import { type TaxTerms, withTax } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';
import type { NumberPrices } from './prices.ts';

const MONTHS = { MONTHLY: 1n, YEARLY: 12n } as const;

/** A number for the rest of a cycle, with its tax: what is charged at once, and what is too little for a card and waits for the next invoice. */
export function partOfCycle(monthlyCents: bigint, period: CyclePeriod, factor: bigint, tax?: TaxTerms) {
  const unitCents = monthlyCents * MONTHS[period];
  const { cents } = lineOf({ kind: 'PHONE_NUMBER', name: '', unitCents, quantity: 1 }, factor);
  const { dueCents, tax: taxed } = withTax(cents, tax);
  return dueCents < LEAST_CHARGE ? { dueCents: 0n, laterCents: dueCents, taxed } : { dueCents, laterCents: 0n, taxed };
}

export interface QuoteInput {
  readonly workspaceId: string;
  readonly kinds: readonly { readonly country: string; readonly type: string }[];
}

/** What numbers of these kinds cost for the rest of the workspace's cycle, and each month. A yearly plan pays them to its own date. */
export const quoteNumbers =
  (deps: Deps, priceOf: NumberPrices) =>
  async ({ workspaceId, kinds }: QuoteInput): Promise<MessageInitShape<typeof QuoteNumbersResponseSchema>> => {
    const now = deps.clock.now();
    // Where nothing is billed every kind is had, for nothing.
    const { unbilled } = deps.catalogue;
    const { subscription, tax } = await deps.db.tenant(workspaceId, async (uow) => ({
      subscription: await openAccount(deps)(uow),
      tax: await taxTermsAt(deps, uow, now),
    }));
    const period = (subscription.period === 'YEARLY' ? 'YEARLY' : 'MONTHLY') satisfies CyclePeriod;
    const cycle = cycleAt(subscription.anchorAt ?? subscription.subscriptionDate, period, now);
    // A clock that stands before the anchor is at the first cycle's beginning.
    const factor = factorAt(cycle, now < cycle.start ? cycle.start : now);
    return {
      currency: deps.catalogue.data.currency,
      factor,
      cycleStart: timestampFromDate(cycle.start),
      cycleEnd: timestampFromDate(cycle.end),
      plan: deps.catalogue.planInForce(subscription.plan),
      period,
      blocked: !unbilled && subscription.status === 'SUSPENDED' ? 'SUSPENDED' : '',
      quotes: kinds.flatMap(({ country, type }) => {
        const monthly = priceOf(country, type);
        if (monthly === undefined && !unbilled) return [];
        if (monthly === undefined || unbilled) return [{ country, type, monthlyMinor: 0n }];
        const { dueCents, laterCents, taxed } = partOfCycle(BigInt(monthly), period, factor, tax);
        const quote = { country, type, monthlyMinor: BigInt(monthly), dueNowMinor: dueCents, laterMinor: laterCents };
        return [{ ...quote, ...(taxed && { tax: describeTax(taxed) }) }];
      }),
    };
  };
