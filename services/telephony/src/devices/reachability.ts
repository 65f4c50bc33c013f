import { ReachabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Dependencies, Unit } from '../dependencies.ts';
import { keepAvailability } from '../presence/availability.ts';
import { wakeQueues } from '../queues/wake.ts';
import { DEVICE_SILENCE_MS } from './silence.ts';

/** A device that is silent only because nobody could listen is looked at again after this. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Works out which devices of a person can ring, and says so when it changed.
 * @param listChanged a device is no longer among theirs: said also where it did not ring, because pages list all of them
 * @returns whether any can
 */
export async function updateReachability(
  deps: Pick<Dependencies, 'clock' | 'silence'>,
  uow: Unit,
  userId: string,
  { listChanged = false } = {},
): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const seenAfter = deps.silence.seenAfter(deps.clock.now());
  const found = await tx.device.findMany({
    where: { workspaceId, userId, state: 'REGISTERED', lastSeenAt: { gt: seenAfter } },
    orderBy: { deviceId: 'asc' },
  });
  const devices = found.map(({ label }) => label);
  const reachable = devices.length > 0;
  const where = { workspaceId_userId: { workspaceId, userId } };
  const before = await tx.reachability.findUnique({ where });
  if (before && before.reachable === reachable && before.devices.join('\n') === devices.join('\n')) {
    if (listChanged) announceReachability(uow, { userId, reachable, devices });
    return reachable;
  }
  await tx.reachability.upsert({
    where,
    create: { workspaceId, userId, reachable, devices },
    update: { reachable, devices },
  });
  announceReachability(uow, { userId, reachable, devices });
  if (before?.reachable !== reachable) await keepAvailability(deps, uow, userId);
  await wakeQueues(deps, uow);
  return reachable;
}

/** Tells which devices of a person will ring. */
export function announceReachability(
  uow: Unit,
  { userId, reachable, devices }: { userId: string; reachable: boolean; devices: string[] },
): void {
  uow.emit(ReachabilityChangedSchema, { userId, reachable, devices }, { key: userId });
}

/** A heart-beat stopped counting: what follows is worked out again, and the next look planned. */
export function refreshReachability(deps: Dependencies) {
  return async (workspaceId: string, userId: string): Promise<void> => {
    await deps.db.tenant(workspaceId, async (uow) => {
      const now = deps.clock.now();
      await updateReachability(deps, uow, userId);
      const newest = await uow.tx.device.findFirst({
        where: { workspaceId, userId, state: 'REGISTERED', lastSeenAt: { gt: deps.silence.seenAfter(now) } },
        orderBy: { lastSeenAt: 'asc' },
      });
      if (!newest) {
        await uow.tx.deviceWatch.deleteMany({ where: { workspaceId, userId } });
        return;
      }
      const silentAt = newest.lastSeenAt.getTime() + DEVICE_SILENCE_MS + 1;
      const dueAt = new Date(silentAt > now.getTime() ? silentAt : now.getTime() + LOOK_AGAIN_MS);
      await uow.tx.deviceWatch.updateMany({ where: { workspaceId, userId }, data: { dueAt } });
    });
  };
}
