import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { QuoteNumbersResponseSchema } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps } from '../context.ts';
import { cycleAt, type CyclePeriod } from '../invoicing/cycle.ts';
import { factorAt, lineOf } from '../invoicing/proration.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import type { NumberPrices } from './prices.ts';

/** Less than this is not taken by itself (defaults 4.7). */
const LEAST_CENTS = 50n;
const MONTHS = { MONTHLY: 1n, YEARLY: 12n } as const;

export interface QuoteInput {
  readonly workspaceId: string;
  readonly kinds: readonly { readonly country: string; readonly type: string }[];
}

/** What numbers of these kinds cost for the rest of the workspace's cycle, and each month. A yearly plan pays them to its own date. */
export const quoteNumbers =
  (deps: Deps, priceOf: NumberPrices) =>
  async ({ workspaceId, kinds }: QuoteInput): Promise<MessageInitShape<typeof QuoteNumbersResponseSchema>> => {
    const subscription = await deps.db.tenant(workspaceId, (uow) => openAccount(deps)(uow));
    const period = (subscription.period === 'YEARLY' ? 'YEARLY' : 'MONTHLY') satisfies CyclePeriod;
    const now = deps.clock.now();
    const cycle = cycleAt(subscription.anchorAt ?? subscription.subscriptionDate, period, now);
    // A clock that stands before the anchor is at the first cycle's beginning.
    const factor = factorAt(cycle, now < cycle.start ? cycle.start : now);
    return {
      currency: deps.catalogue.data.currency,
      factor,
      cycleStart: timestampFromDate(cycle.start),
      cycleEnd: timestampFromDate(cycle.end),
      plan: subscription.plan,
      period,
      blocked: subscription.status === 'SUSPENDED' ? 'SUSPENDED' : '',
      quotes: kinds.flatMap(({ country, type }) => {
        const monthly = priceOf(country, type);
        if (monthly === undefined) return [];
        const unitCents = BigInt(monthly) * MONTHS[period];
        const { cents } = lineOf({ kind: 'PHONE_NUMBER', name: `${country} ${type}`, unitCents, quantity: 1 }, factor);
        return [{ country, type, monthlyMinor: BigInt(monthly), dueNowMinor: cents < LEAST_CENTS ? 0n : cents }];
      }),
    };
  };
