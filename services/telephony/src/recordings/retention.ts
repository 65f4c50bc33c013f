/** How long a workspace keeps its recordings (defaults 3.1: as long as its plan does, or less). */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid } from '@ringline/kit/errors';
import { RecordingSettingsChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { RecordingSettingsSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import type { Deps, Transaction } from '../context.ts';
import { keptByPlan, planDaysOf } from './planGrace.ts';
import { notifiesAgent } from './notifiesAgent.ts';
import { recordingAccessOf } from './recordingAccess.ts';

export const DAY_MS = 86_400_000;
/** Days, of a plan that sets no bound. */
const LONGEST_DAYS = 3_650;

export interface Retention {
  /** What holds; null: recordings are kept for ever, or nobody knows the plan yet, and nothing is deleted on a guess. */
  days: number | null;
  /** Of the plan; null: it sets no bound. */
  planDays: number | null;
  /** As long as the plan keeps them now: longer than its figure while the former one holds (planGrace.ts); null: no bound. */
  planKeepsDays: number | null;
  /** Until when that is so, epoch ms; null: the plan's figure holds. */
  planShortensAt: number | null;
  /** What the workspace chose; null: as the plan. */
  ownDays: number | null;
  version: number;
}

/** What holds for a workspace at `now`. */
export async function retentionOf(tx: Transaction, workspaceId: string, now: Date): Promise<Retention> {
  const where = { workspaceId };
  const plan = await tx.planCopy.findUnique({ where });
  const own = await tx.recordingSettings.findUnique({ where });
  const planDays = plan?.recordingDays ?? null;
  const ownDays = own?.retentionDays ?? null;
  const keeps = plan ? keptByPlan(planDaysOf(plan), now.getTime()) : { days: null, until: null };
  const days = keeps.days === null ? ownDays : Math.min(ownDays ?? keeps.days, keeps.days);
  const version = own?.version ?? 0;
  return { days, planDays, planKeepsDays: keeps.days, planShortensAt: keeps.until, ownDays, version };
}

/** Before which moment a recording began that is kept no longer. */
export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * @param wouldKeepDays so many recordings are counted that would go if only those of so many days were kept; 0: nobody asks
 * @throws Refusal VALIDATION_FAILED for days that cannot be chosen
 */
export function getRecordingSettings(deps: Deps) {
  return async (
    { wouldKeepDays }: { wouldKeepDays: number },
    { workspaceId }: Pick<Principal, 'workspaceId'>,
  ): Promise<MessageInitShape<typeof RecordingSettingsSchema>> => {
    if (wouldKeepDays < 0 || wouldKeepDays > LONGEST_DAYS)
      throw invalid('days', `Ask about 1 to ${LONGEST_DAYS} days.`);
    return deps.db.tenant(workspaceId, async ({ tx }) => {
      const recordedAt = { lte: keptSince(deps.clock.now(), wouldKeepDays) };
      const wouldDelete =
        wouldKeepDays > 0 ? await tx.recordingKept.count({ where: { workspaceId, purgeAt: null, recordedAt } }) : 0;
      return settingsOf(tx, workspaceId, deps.clock.now(), wouldDelete);
    });
  };
}

/**
 * Chooses for how many days recordings are kept; 0: as long as the plan does.
 * @throws Refusal VALIDATION_FAILED beyond the plan's days, CONFLICT where somebody was faster
 */
export function updateRecordingSettings(deps: Deps) {
  return async (
    { retentionDays, version }: { retentionDays: number; version: number },
    { workspaceId, userId, ip }: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof RecordingSettingsSchema>> =>
    deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const before = await retentionOf(tx, workspaceId, deps.clock.now());
      const most = before.planDays ?? LONGEST_DAYS;
      if (!Number.isInteger(retentionDays) || retentionDays < 0 || retentionDays > most)
        throw invalid('retentionDays', `Keep recordings for 1 to ${most} days, as your plan allows.`);
      if (before.version !== version) throw conflict('The settings of recordings');
      const ownDays = retentionDays === 0 ? null : retentionDays;
      const data = { retentionDays: ownDays, version: version + 1, updatedBy: userId, updatedAt: deps.clock.now() };
      // Two who write at once: the second finds another version, or the row there.
      const written =
        version === 0
          ? await tx.recordingSettings.createMany({ data: [{ workspaceId, ...data }], skipDuplicates: true })
          : await tx.recordingSettings.updateMany({ where: { workspaceId, version }, data });
      if (written.count === 0) throw conflict('The settings of recordings');
      const after = await retentionOf(tx, workspaceId, deps.clock.now());
      if (before.ownDays !== after.ownDays) {
        const days = { beforeDays: before.days ?? 0, afterDays: after.days ?? 0 };
        emit(RecordingSettingsChangedSchema, { ...days, userId, ip }, { key: workspaceId });
      }
      return settingsOf(tx, workspaceId, deps.clock.now());
    });
}

/** All that a workspace chose about its recordings, and what holds at `now`. */
export async function settingsOf(
  tx: Transaction,
  workspaceId: string,
  now: Date,
  wouldDelete = 0,
): Promise<MessageInitShape<typeof RecordingSettingsSchema>> {
  const { days, planDays, planKeepsDays, planShortensAt, ownDays, version } = await retentionOf(tx, workspaceId, now);
  return {
    days: days ?? 0,
    planDays: planDays ?? 0,
    planKeepsDays: planKeepsDays ?? 0,
    ...(planShortensAt === null ? {} : { planShortensAt: timestampFromMs(planShortensAt) }),
    ownDays: ownDays ?? 0,
    version,
    wouldDelete,
    access: await recordingAccessOf(tx, workspaceId),
    notifyAgentOnMonitor: await notifiesAgent(tx, workspaceId),
  };
}
