/**
 * A plan that keeps recordings for fewer days than the one before deletes nothing for that in the first 30 days: whoever paid too
 * late, or chose the wrong plan, has time to take it back. What a workspace chooses by itself holds at once (retention.ts).
 */

/** Days, as long as what is deleted can be restored elsewhere (defaults 0); the figure for plans is ours. */
const GRACE_MS = 30 * 86_400_000;

/** A longer figure that still holds. Plain JSON, as it lies in plan_copy. */
interface EarlierDays {
  /** Null: there was no bound. */
  days: number | null;
  /** Epoch ms. */
  until: number;
}

interface PlanDays {
  /** Null: the plan sets no bound. */
  recordingDays: number | null;
  earlier: readonly EarlierDays[];
}

/** As it lies in plan_copy. */
export const planDaysOf = (plan: { recordingDays: number | null; earlierRecordingDays: unknown }): PlanDays => ({
  recordingDays: plan.recordingDays,
  earlier: plan.earlierRecordingDays as EarlierDays[],
});

/** What holds at a time. */
interface KeptByPlan {
  days: number | null;
  /** From when on it is shorter, epoch ms; null: as long as the plan stays the same. */
  until: number | null;
}

const outlasts = (one: number | null, other: number | null): boolean => (one ?? Infinity) > (other ?? Infinity);

/** For how many days the plan keeps recordings at `now` (epoch ms): the longest of its figure and those that still hold. */
export function keptByPlan({ recordingDays, earlier }: PlanDays, now: number): KeptByPlan {
  let longest: KeptByPlan = { days: recordingDays, until: null };
  for (const { days, until } of earlier) {
    if (until <= now || !outlasts(days, recordingDays)) continue;
    const later = days === longest.days && until > (longest.until ?? Infinity);
    if (later || outlasts(days, longest.days)) longest = { days, until };
  }
  return longest;
}

/** The longer figures that still hold once the plan's own is `recordingDays`, as of `at` (epoch ms). */
export function earlierAfter(before: PlanDays, recordingDays: number | null, at: number) {
  const left = { days: before.recordingDays, until: at + GRACE_MS };
  return [...before.earlier, left]
    .filter(({ days, until }) => until > at && outlasts(days, recordingDays))
    .map(({ days, until }) => ({ days, until }));
}
