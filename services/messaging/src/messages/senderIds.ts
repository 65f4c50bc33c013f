/** A sender id texts the numbers of its country alone: elsewhere it is not registered, or networks show no names. */
import { Refusal } from '@ringline/kit/errors';
import { readPhoneNumber } from '@ringline/kit/phone';
import type { NumberCopy } from '../timeline/timeline.ts';

/**
 * The one decision for people's texts, scheduled ones, flows, programs and repetitions.
 * @throws Refusal DESTINATION_NOT_SUPPORTED
 */
export function refuseForeign({ type, number, country }: NumberCopy, toNumber: string): void {
  if (type !== 'SENDER_ID' || readPhoneNumber(toNumber)?.country === country) return;
  throw new Refusal({
    code: 'DESTINATION_NOT_SUPPORTED',
    message: `Texts under the name ${number} reach phones of its own country only (${country}). Choose a phone number.`,
    field: 'phoneNumberId',
    why: { check: 'sender_country', required: country, current: number },
  });
}
