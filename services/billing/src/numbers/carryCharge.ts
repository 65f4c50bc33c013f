import type { NumberChargeCarried } from '@ringline/proto/telephony/v1/events_pb';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import { issueInvoice } from '../invoicing/invoice.ts';
import type { Line } from '../invoicing/proration.ts';
import { addedBy, lineOfTax, taxWithin } from '../tax/tax.ts';
import { taxTermsAt } from '../tax/termsOf.ts';

/** Monthly prices that a cycle holds (defaults 4.7). */
const MONTHS = { MONTHLY: 1n, YEARLY: 12n } as const;
/** Millionths of a whole cycle. */
const WHOLE = 1_000_000n;

/**
 * Puts on the next invoice what a number costs and no card can be charged for (defaults 4.7). Its own invoice over $0 names the
 * number and says that the amount has moved; an offer made before then stands no longer, since its next invoice is another one.
 */
export const carryCharge =
  (deps: Deps) =>
  async (uow: Unit, { number, monthlyMinor, carriedMinor, factor }: NumberChargeCarried): Promise<void> => {
    if (carriedMinor <= 0n) return;
    const row = await lockSubscription(deps, uow);
    await save(deps, uow, { carriedMinor: row.carriedMinor + carriedMinor });
    const unitCents = monthlyMinor * MONTHS[row.period === 'YEARLY' ? 'YEARLY' : 'MONTHLY'];
    const tax = taxWithin(carriedMinor, await taxTermsAt(deps, uow, deps.clock.now()));
    const cents = carriedMinor - addedBy(tax);
    const lines: Line[] = [
      { kind: 'PHONE_NUMBER', name: number, unitCents, quantity: 1, factor, cents },
      ...lineOfTax(tax),
      { kind: 'CARRIED', name: 'LATER', unitCents: -carriedMinor, quantity: 1, factor: WHOLE, cents: -carriedMinor },
    ];
    await issueInvoice(deps)(uow, {
      type: 'ONE_TIME',
      purpose: 'PHONE_NUMBER',
      lines,
      amountMinor: 0n,
      paid: true,
      factor: Number(factor),
      tax,
    });
  };
