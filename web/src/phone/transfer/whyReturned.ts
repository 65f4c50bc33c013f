import type { TransferSnapshot } from '../types.ts';

const FAILURES = ['DECLINED', 'NO_ANSWER', 'UNREACHABLE', 'HUNG_UP'] as const;

/** Who gave a transferred call back, and why: as the texts are named. */
export function whyReturned(transfer: TransferSnapshot): { failure: (typeof FAILURES)[number]; name: string } {
  return {
    failure: FAILURES.find((known) => known === transfer.failure) ?? 'NO_ANSWER',
    name: transfer.targetName ?? transfer.toUserOrTeamName,
  };
}
