/**
 * What the carrier charges for the connection of a call, as the provider does: known some time after its end, negative since the
 * account pays, by the begun minute from the answer on. Nothing is charged, and nothing written, where nobody answered.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CallRecord } from '../records.ts';
import { durationSeconds } from './session.ts';

/** Until the price of a call that is over is known. The provider takes minutes. */
export const PRICED_AFTER_MS = 5_000;
export const PRICE_UNIT = 'USD';
/** US dollars a minute; the provider's own depend on the country, these are those of the United States (defaults 5.5). */
const RATES = { browser: 0.004, inbound: 0.0085, tollFreeInbound: 0.022, outbound: 0.014 };

/** Null while it is not known. */
export function priceOf(call: CallRecord, now: Date): string | null {
  if (!call.answeredAt || !call.endTime || now.getTime() < Date.parse(call.endTime) + PRICED_AFTER_MS) return null;
  const minutes = Math.max(1, Math.ceil(durationSeconds(call) / 60));
  return (-minutes * rateOf(call)).toFixed(5);
}

function rateOf({ direction, from, to }: CallRecord): number {
  if (from.startsWith('client:') || to.startsWith('client:')) return RATES.browser;
  if (direction !== 'inbound') return RATES.outbound;
  return parsePhoneNumberFromString(to)?.getType() === 'TOLL_FREE' ? RATES.tollFreeInbound : RATES.inbound;
}
