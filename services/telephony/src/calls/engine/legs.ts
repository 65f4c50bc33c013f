import type { Leg, LegStatus } from './state.ts';
import type { Step } from './step.ts';

const ranks: Record<LegStatus, number> = { EXPECTED: 0, INITIATED: 1, RINGING: 2, ANSWERED: 3, ENDED: 4 };

/**
 * Raises a leg's status; a lower or equal rank changes nothing, so that late and repeated callbacks do no harm.
 * Returns whether the leg moved.
 */
export function raise(leg: Leg, status: LegStatus): boolean {
  if (ranks[status] <= ranks[leg.status]) return false;
  leg.status = status;
  return true;
}

/** Ends a leg. Before its sid is known it is only marked, and ended when the carrier names it. */
export function endLeg(step: Step, leg: Leg): void {
  if (leg.status === 'ENDED' || (leg.unwanted && leg.sid === null)) return;
  const already = leg.unwanted;
  leg.unwanted = true;
  if (leg.sid === null || already) return;
  step.command({ kind: 'END_LEG', legId: leg.id, sid: leg.sid, answered: leg.status === 'ANSWERED' });
}

/** Learns the carrier's sid of a leg, and ends the leg if that was only waiting for the sid. */
export function learnSid(step: Step, leg: Leg, sid: string | null): void {
  if (sid === null || leg.sid !== null) return;
  leg.sid = sid;
  if (leg.unwanted && leg.status !== 'ENDED') {
    step.command({ kind: 'END_LEG', legId: leg.id, sid, answered: leg.status === 'ANSWERED' });
  }
}
