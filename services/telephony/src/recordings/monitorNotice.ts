import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { conflict } from '@ringline/kit/errors';
import { MonitorNoticeChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { RecordingSettingsSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import type { Deps } from '../context.ts';
import { notifiesAgent } from './notifiesAgent.ts';
import { settingsOf } from './retention.ts';

/**
 * Chooses whether those who talk see that somebody listens to their call. It holds for whoever begins to listen from then on: who listens now goes on as they began.
 * @throws Refusal CONFLICT where somebody was faster
 */
export function updateMonitorNotice(deps: Deps) {
  return async (
    { notifyAgent, version }: { notifyAgent: boolean; version: number },
    { workspaceId, userId, ip }: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof RecordingSettingsSchema>> =>
    deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const before = await notifiesAgent(tx, workspaceId);
      const notifyAgentOnMonitor = notifyAgent;
      const data = { notifyAgentOnMonitor, version: version + 1, updatedBy: userId, updatedAt: deps.clock.now() };
      // Two who write at once: the second finds another version, or the row there.
      const written =
        version === 0
          ? await tx.recordingSettings.createMany({ data: [{ workspaceId, ...data }], skipDuplicates: true })
          : await tx.recordingSettings.updateMany({ where: { workspaceId, version }, data });
      if (written.count === 0) throw conflict('The settings of recordings');
      if (before !== notifyAgent)
        emit(MonitorNoticeChangedSchema, { notifiesAgent: notifyAgent, userId, ip }, { key: workspaceId });
      return settingsOf(tx, workspaceId, deps.clock.now());
    });
}
