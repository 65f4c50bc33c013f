import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { AvailabilityChanged } from '@ringline/proto/telephony/v1/events_pb';
import type { Unit } from '../context.ts';

/** Keeps since when and until when people are there for calls. What is told of a time already kept is left as it is. */
export async function keepAvailability(
  { tx, workspaceId }: Unit,
  { userId, available, changedAt }: AvailabilityChanged,
): Promise<void> {
  if (!changedAt) return;
  const at = timestampDate(changedAt);
  await tx.availabilitySpan.updateMany({
    where: { workspaceId, userId, endedAt: null, beganAt: { lt: at } },
    data: { endedAt: at },
  });
  if (available)
    await tx.availabilitySpan.createMany({ data: [{ workspaceId, userId, beganAt: at }], skipDuplicates: true });
}
