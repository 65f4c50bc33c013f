/** What the carrier charges us for the legs of a call. */
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { LegPrice } from '../calls/engine/legPrice.ts';
import { unpriced } from '../calls/engine/price.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Performed } from './performed.ts';

/** Twilio charges nothing for a call that ends so, and never writes a price on it (its help: what do the call statuses mean). */
const NEVER_CHARGED: ReadonlySet<string> = new Set(['busy', 'no-answer', 'failed', 'canceled']);
/** Of one unit. */
const MICROS = 1_000_000;

/** Asks for each leg whose price is not known. What the carrier does not know yet is asked for by the call's next question. */
export async function askForPrices({ carrier }: Dependencies, call: CallState): Promise<Performed> {
  const prices: Record<string, LegPrice> = {};
  for (const { id, sid } of unpriced(call)) {
    const told = await carrier.rest
      .calls(sid)
      .fetch()
      .catch((error: unknown) => {
        // A carrier that has forgotten a leg tells the prices of the others.
        if (isGone(carrierFailure(error))) return null;
        throw error;
      });
    const price = told && readPrice(told);
    if (price) prices[id] = price;
  }
  return { sid: null, ...(Object.keys(prices).length === 0 ? {} : { input: { type: 'PRICED', prices } }) };
}

interface Told {
  status: string;
  /** What the account's balance changes by: negative where we pay. */
  price: string | null;
  priceUnit: string | null;
}

/** Null: the carrier does not know it yet. */
export function readPrice({ status, price, priceUnit }: Told): LegPrice | null {
  const currency = (priceUnit ?? '').toUpperCase();
  if (currency === '') return null;
  if (price === null || price.trim() === '') return NEVER_CHARGED.has(status) ? { micros: 0, currency } : null;
  const amount = Number(price);
  // Minus zero is zero: an amount is kept as JSON.
  return Number.isFinite(amount) ? { micros: Math.round(-amount * MICROS) || 0, currency } : null;
}
