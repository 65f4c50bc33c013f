/** Whether numbers can be moved here, which is asked before anything else is (defaults 7.4). */
import { carrierFailure } from '@ringline/kit/carrier';
import { AWAY, invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Deps } from '../context.ts';
import { obstacleOf } from './reasons.ts';

/** Numbers of one order: the carrier takes 1,000. */
export const MOST_NUMBERS = 50;
const LONGEST_NUMBER = 40;
/** Questions to the carrier at the same time. */
const AT_ONCE = 5;
const TYPES: Readonly<Record<string, string>> = { LOCAL: 'LOCAL', MOBILE: 'MOBILE', 'TOLL-FREE': 'TOLL_FREE' };
const TOLL_FREE = /^\+1(?:800|822|833|844|855|866|877|888)/;

export interface Checked {
  readonly number: string;
  readonly type: string;
  readonly pinRequired: boolean;
  /** Empty: it can be moved. */
  readonly obstacle: string;
  readonly code: string;
}

/** What people write, as E.164, each once. @throws Refusal VALIDATION_FAILED */
export function readNumbers(given: readonly string[]): string[] {
  const numbers = given.map((one) => {
    const text = trimmed(one);
    const parsed = text.length > LONGEST_NUMBER ? undefined : parsePhoneNumberFromString(text, 'US');
    if (!parsed?.isPossible()) throw invalid('numbers', 'Enter each number with its area code.');
    return parsed.number;
  });
  const once = [...new Set(numbers)];
  if (once.length > MOST_NUMBERS) throw invalid('numbers', `Move at most ${MOST_NUMBERS} numbers with one order.`);
  return once;
}

/** @throws Refusal VALIDATION_FAILED, UNAVAILABLE when the carrier does not answer */
export const checkPortability =
  (deps: Deps) =>
  async (given: readonly string[], { workspaceId }: { workspaceId: string }): Promise<Checked[]> => {
    const numbers = readNumbers(given);
    if (numbers.length === 0) throw invalid('numbers', 'Enter the number that you want to bring.');
    return checkNumbers(deps, workspaceId, numbers);
  };

/** @param numbers E.164 */
export async function checkNumbers(deps: Deps, workspaceId: string, numbers: readonly string[]): Promise<Checked[]> {
  const routed = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.numberRoute.findMany({ where: { number: { in: [...numbers] } }, select: { number: true } }),
  );
  const here = new Set(routed.map(({ number }) => number));
  const found: Checked[] = [];
  for (let from = 0; from < numbers.length; from += AT_ONCE)
    found.push(...(await Promise.all(numbers.slice(from, from + AT_ONCE).map((number) => check(deps, number, here)))));
  return found;
}

async function check({ porting }: Deps, number: string, here: ReadonlySet<string>): Promise<Checked> {
  const cannot = (obstacle: string, code = '') => ({ number, type: 'LOCAL', pinRequired: false, obstacle, code });
  if (here.has(number)) return cannot('ALREADY_HERE');
  // The carrier moves numbers of the United States alone, and none that are toll-free.
  if (parsePhoneNumberFromString(number)?.country !== 'US' && !TOLL_FREE.test(number)) return cannot('COUNTRY');
  if (TOLL_FREE.test(number)) return { ...cannot('TOLL_FREE'), type: 'TOLL_FREE' };
  try {
    const { portable, pinRequired, code, type, country } = await porting.portability(number);
    const is = { number, type: TYPES[type] ?? 'LOCAL', pinRequired: pinRequired || type === 'MOBILE' };
    if (portable && country === 'US') return { ...is, obstacle: '', code: '' };
    return { ...is, obstacle: portable ? 'COUNTRY' : obstacleOf(code), code: code === null ? '' : String(code) };
  } catch (error) {
    const failure = carrierFailure(error);
    if (failure.kind !== 'refused') throw AWAY;
    return cannot(obstacleOf(failure.code), String(failure.code));
  }
}
