import type { TransferSnapshot } from '../types.ts';
import { targetName } from './targetName.ts';

const FAILURES = ['DECLINED', 'NO_ANSWER', 'UNREACHABLE', 'HUNG_UP', 'REFUSED'] as const;
/** Codes of a refusal that the texts know; others are told without one. */
const REFUSALS = [
  'INSUFFICIENT_BALANCE',
  'SPEND_CAP',
  'DESTINATION_BLOCKED',
  'DESTINATION_NOT_SUPPORTED',
  'LIMIT_REACHED',
] as const;

/** Who gave a transferred call back, and why: as the texts are named. */
export function whyReturned(transfer: TransferSnapshot): {
  failure: (typeof FAILURES)[number] | 'NOT_PRESSED';
  name: string;
  /** Why a phone outside was not called. */
  refusal: (typeof REFUSALS)[number] | undefined;
} {
  const failure = FAILURES.find((known) => known === transfer.failure) ?? 'NO_ANSWER';
  return {
    // A phone outside has no button to decline with: who does not take the call there has picked up, and has not pressed 1.
    failure: failure === 'DECLINED' && transfer.toOutside ? 'NOT_PRESSED' : failure,
    name: targetName(transfer),
    refusal: REFUSALS.find((known) => known === transfer.refusal),
  };
}
