import { Refusal } from '@ringline/kit/errors';
import { isEmergencyNumber } from '@ringline/kit/phone';
import type { Unit } from '../dependencies.ts';

/**
 * This release reaches no emergency service: no number has an address that responders could be sent to (defaults 7.3). Whoever
 * dials one is told so at once and in words that help, and not that the number is not valid.
 * @param country of the number that is called from; left out: the workspace's
 * @throws Refusal DESTINATION_NOT_SUPPORTED
 */
export async function refuseEmergency(
  { tx, workspaceId }: Pick<Unit, 'tx' | 'workspaceId'>,
  to: string,
  country?: string,
): Promise<void> {
  // Nobody types more for one; and almost every call asks nothing further here.
  if (to.replaceAll(/\P{Nd}/gu, '').length > LONGEST_SHORT) return;
  const home = country ?? (await tx.workspaceCopy.findUnique({ where: { workspaceId } }))?.country ?? 'US';
  if (!isEmergencyNumber(to, home)) return;
  throw new Refusal({
    code: 'DESTINATION_NOT_SUPPORTED',
    message: `Ringline cannot reach emergency services. Call ${to.trim()} from a mobile phone or a landline now.`,
    field: 'to',
    why: { check: 'emergency', required: 'a mobile phone or a landline', current: to.trim() },
  });
}

/** Digits of the longest emergency numbers, with one to spare. */
const LONGEST_SHORT = 6;
