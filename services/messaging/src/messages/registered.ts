/** Whether carriers take a text from a number: its registration decides (defaults 9.4). */
import { Refusal } from '@ringline/kit/errors';
import { readPhoneNumber } from '@ringline/kit/phone';
import type { NumberCopy } from '../timeline/timeline.ts';

/** Where carriers ask for a registration. */
const ASKS = new Set<string | undefined>(['US', 'CA']);

/**
 * The one decision for people's texts, flows and repetitions. Toll-free numbers alone are asked: the registration of local
 * numbers costs a fee that nobody can pay here yet, and a rule that nobody can meet would only take their texts away.
 * @throws Refusal UNREGISTERED_NUMBER
 */
export function refuseUnregistered(
  { id, number, type, isTestNumber, isComplianceVerified }: NumberCopy,
  toNumber: string,
): void {
  if (type !== 'TOLL_FREE' || isTestNumber || isComplianceVerified) return;
  if (!ASKS.has(readPhoneNumber(toNumber)?.country)) return;
  throw new Refusal({
    code: 'UNREGISTERED_NUMBER',
    message: `Texting to US numbers is off for ${number} until registration is approved.`,
    field: 'phoneNumberId',
    why: {
      check: 'registration',
      required: 'an approved registration',
      current: number,
      whoCanFix: ['OWNER', 'ADMIN'],
    },
    details: { phoneNumberId: id, path: `/settings/compliance?number=${id}` },
  });
}
