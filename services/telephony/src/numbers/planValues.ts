import type { Transaction } from '../context.ts';

/**
 * What the features of a workspace's plan are, by their names (defaults 3.1). Absent where nobody has told yet: nothing is held back
 * on a guess.
 */
export type PlanValues = Readonly<Record<string, string>>;

export async function planValuesOf(tx: Transaction, workspaceId: string): Promise<PlanValues> {
  const plan = await tx.planCopy.findUnique({ where: { workspaceId }, select: { featureValues: true } });
  return (plan?.featureValues ?? {}) as PlanValues;
}

/** Numbers record their calls by themselves; with less, somebody in the call asks for it or nobody does. */
export const recordsByItself = ({ CALL_RECORDING }: PlanValues): boolean => (CALL_RECORDING ?? AUTOMATIC) === AUTOMATIC;

/** Whether a call is recorded because its number asks for it, and that the plan is why it is not. */
export function askedToRecord(byNumber: boolean, plan: PlanValues): { recordCall: boolean; recordingNotInPlan?: true } {
  if (!byNumber) return { recordCall: false };
  return recordsByItself(plan) ? { recordCall: true } : { recordCall: false, recordingNotInPlan: true };
}

/** How long a call may be, in seconds; null: the plan sets no bound, or nobody has told it yet. */
export function talkTimeCapSeconds({ TALK_TIME_CAP }: PlanValues): number | null {
  const minutes = Number(TALK_TIME_CAP ?? -1);
  return minutes > 0 ? minutes * 60 : null;
}

const AUTOMATIC = 'AUTOMATIC';
