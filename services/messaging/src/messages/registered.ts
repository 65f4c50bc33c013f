/** Whether carriers take a text from a number: its registration decides (defaults 9.4). */
import { Refusal } from '@ringline/kit/errors';
import { readPhoneNumber } from '@ringline/kit/phone';
import type { NumberCopy } from '../timeline/timeline.ts';

/** Where carriers ask for a registration: of toll-free numbers, and of local ones, which reach Canada without. */
const ASKS: Readonly<Record<string, ReadonlySet<string | undefined>>> = {
  TOLL_FREE: new Set(['US', 'CA']),
  LOCAL: new Set(['US']),
};
/** Local numbers of other countries are not registered there. */
const REGISTERED_IN = new Set<string | undefined>(['US', 'CA']);

/**
 * The one decision for people's texts, scheduled ones, flows, programs and repetitions.
 * @throws Refusal UNREGISTERED_NUMBER
 */
export function refuseUnregistered(
  { id, number, type, country, isTestNumber, isComplianceVerified }: NumberCopy,
  toNumber: string,
): void {
  if (isTestNumber || isComplianceVerified || !ASKS[type]?.has(readPhoneNumber(toNumber)?.country)) return;
  if (type === 'LOCAL' && !REGISTERED_IN.has(country)) return;
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
    details: { phoneNumberId: id, path: `/settings/compliance${type === 'TOLL_FREE' ? `?number=${id}` : ''}` },
  });
}
