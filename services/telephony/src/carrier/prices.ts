/** What the carrier charges us for the legs of a call: one list tells those of the calls around it as well. */
import { carrierFailure, isGone, type Carrier } from '@ringline/kit/carrier';
import { LRUCache } from 'lru-cache';
import type { LegPrice } from '../calls/engine/legPrice.ts';
import { unpriced } from '../calls/engine/price.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import type { Performed } from './performed.ts';

/** Twilio charges nothing for a call that ends so, and never writes a price on it (its help: what do the call statuses mean). */
const NEVER_CHARGED: ReadonlySet<string> = new Set(['busy', 'no-answer', 'failed', 'canceled']);
/** Of one unit. */
const MICROS = 1_000_000;
/** The most that the carrier puts on a page of a list. */
const PAGE = 1_000;
/** Prices that a process remembers until their calls ask: of minutes in which much is called. */
const MOST = 20_000;
/** Most legs begin within a minute of their call. In ms, around its beginning: the carrier's clock is not ours. */
const BEFORE_MS = 10_000;
const AFTER_MS = 60_000;

interface Lists {
  /** By sid. A price that was told stands. */
  readonly told: LRUCache<string, LegPrice>;
  /** The list that is on its way, and may tell what others are about to ask. */
  running: Promise<unknown> | null;
}

const listsOf = new WeakMap<Carrier, Lists>();

function listsAt(carrier: Carrier): Lists {
  const known = listsOf.get(carrier) ?? { told: new LRUCache({ max: MOST }), running: null };
  listsOf.set(carrier, known);
  return known;
}

/**
 * Finds the price of each leg where it is not known, in a list of the calls of that time; a leg that is not on it is asked for by
 * itself. What the carrier does not know yet is asked for by the call's next question.
 */
export async function askForPrices({ carrier }: Deps, call: CallState): Promise<Performed> {
  const lists = listsAt(carrier);
  const legs = unpriced(call);
  const listed = await listAround(carrier, lists, call);
  const prices: Record<string, LegPrice> = {};
  for (const { id, sid } of legs) {
    const price = lists.told.get(sid) ?? (listed.has(sid) ? null : await askForOne(carrier, sid));
    if (price) prices[id] = price;
  }
  return { sid: null, ...(Object.keys(prices).length === 0 ? {} : { input: { type: 'PRICED', prices } }) };
}

/** Lists the calls that began when this one did, unless another list has told its prices. @returns the sids on it */
async function listAround(carrier: Carrier, lists: Lists, call: CallState): Promise<ReadonlySet<string>> {
  const legs = unpriced(call);
  for (;;) {
    if (legs.every(({ sid }) => lists.told.has(sid))) return new Set();
    if (lists.running === null) break;
    // When the carrier does not answer, nobody else has to find that out.
    await lists.running;
  }
  const list = carrier.rest.calls
    .list({
      startTimeAfter: new Date(call.startedAt - BEFORE_MS),
      startTimeBefore: new Date(call.startedAt + AFTER_MS),
      pageSize: PAGE,
      // Never more requests than one for each leg.
      limit: legs.length * PAGE,
    })
    .catch((error: unknown) => {
      if (carrierFailure(error).kind === 'refused') return [];
      throw error;
    })
    .finally(() => {
      lists.running = null;
    });
  lists.running = list;
  const found = await list;
  for (const told of found) {
    const price = readPrice(told);
    if (price) lists.told.set(told.sid, price);
  }
  return new Set(found.map(({ sid }) => sid));
}

/** Null: it does not know it yet, or any more. */
async function askForOne(carrier: Carrier, sid: string): Promise<LegPrice | null> {
  const told = await carrier.rest
    .calls(sid)
    .fetch()
    .catch((error: unknown) => {
      // A carrier that has forgotten a leg tells the prices of the others.
      if (isGone(carrierFailure(error))) return null;
      throw error;
    });
  return told && readPrice(told);
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
