import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid } from '@ringline/kit/errors';
import { RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { RecordingSettingsSchema } from '@ringline/proto/telephony/v1/recordings_pb';
import type { Deps } from '../context.ts';
import { CHOICES, recordingAccessOf } from './recordingAccess.ts';
import { settingsOf } from './retention.ts';

/**
 * Chooses who may hear recordings. It holds from the next question on, for recordings of before as well.
 * @throws Refusal VALIDATION_FAILED for what cannot be chosen, CONFLICT where somebody was faster
 */
export function updateRecordingAccess(deps: Deps) {
  return async (
    input: { access: string; version: number },
    { workspaceId, userId, ip }: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof RecordingSettingsSchema>> => {
    const access = CHOICES.find((choice) => choice === input.access);
    if (!access) throw invalid('access', `Choose one of ${CHOICES.join(', ')}.`);
    const { version } = input;
    return deps.db.tenant(workspaceId, async ({ tx, emit }) => {
      const before = await recordingAccessOf(tx, workspaceId);
      const data = { access, version: version + 1, updatedBy: userId, updatedAt: deps.clock.now() };
      // Two who write at once: the second finds another version, or the row there.
      const written =
        version === 0
          ? await tx.recordingSettings.createMany({ data: [{ workspaceId, ...data }], skipDuplicates: true })
          : await tx.recordingSettings.updateMany({ where: { workspaceId, version }, data });
      if (written.count === 0) throw conflict('The settings of recordings');
      if (before !== access)
        emit(RecordingAccessChangedSchema, { before, after: access, userId, ip }, { key: workspaceId });
      return settingsOf(tx, workspaceId, deps.clock.now());
    });
  };
}
