import { ReachabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Device } from '../generated/prisma/client.ts';
import { keepAvailability } from '../presence/availability.ts';
import { wakeQueues } from '../queues/wake.ts';
import { reasonOf } from './reason.ts';
import { DEVICE_SILENCE_MS } from './silence.ts';

/** A device that is silent only because nobody could listen is looked at again after this. */
export const LOOK_AGAIN_MS = 5_000;

const same = (some: readonly string[], others: readonly string[]): boolean => some.join('\n') === others.join('\n');

/**
 * Works out which devices of a person can ring and why the others can't, says so when any of it changed, and plans the next look.
 * @returns whether any can ring
 */
export async function updateReachability(
  deps: Pick<Deps, 'clock' | 'silence'>,
  uow: Unit,
  userId: string,
): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const key = { workspaceId, userId };
  const where = { workspaceId_userId: key };
  const now = deps.clock.now();
  const seenAfter = deps.silence.seenAfter(now);
  // Its lock first, so that of two changes at once the later one knows of both.
  await tx.deviceWatch.upsert({ where, create: { ...key, dueAt: now }, update: { userId } });
  const found = await tx.device.findMany({ where: key, orderBy: { deviceId: 'asc' } });
  await planLook(uow, userId, { found, now, seenAfter });
  const told = found.map((device) => ({ ...device, reason: reasonOf(device, seenAfter) }));
  const devices = told.filter(({ reason }) => reason === '').map(({ label }) => label);
  const reasons = told.filter(({ reason }) => reason !== '').map(({ deviceId, reason }) => `${deviceId} ${reason}`);
  const reachable = devices.length > 0;
  const before = await tx.reachability.findUnique({ where });
  const ringsAsBefore = before !== null && before.reachable === reachable && same(before.devices, devices);
  if (ringsAsBefore && same(before.reasons, reasons)) return reachable;
  const data = { reachable, devices, reasons };
  await tx.reachability.upsert({ where, create: { ...key, ...data }, update: data });
  announceReachability(uow, { userId, reachable, devices, reasons });
  if (before?.reachable !== reachable) await keepAvailability(deps, uow, userId);
  if (!ringsAsBefore) await wakeQueues(deps, uow);
  return reachable;
}

/** Devices are looked at when the first of those that live would have fallen silent; without one there is nothing to look at. */
async function planLook(
  { tx, workspaceId }: Unit,
  userId: string,
  { found, now, seenAfter }: { found: readonly Device[]; now: Date; seenAfter: Date },
): Promise<void> {
  const where = { workspaceId, userId };
  const beats = found
    .filter(({ state, lastSeenAt }) => state !== 'GONE' && lastSeenAt > seenAfter)
    .map(({ lastSeenAt }) => lastSeenAt.getTime());
  if (beats.length === 0) {
    await tx.deviceWatch.deleteMany({ where });
    return;
  }
  const silentAt = Math.min(...beats) + DEVICE_SILENCE_MS + 1;
  const dueAt = new Date(silentAt > now.getTime() ? silentAt : now.getTime() + LOOK_AGAIN_MS);
  await tx.deviceWatch.updateMany({ where, data: { dueAt } });
}

/** Tells which devices of a person will ring. @param reasons of those that will not, each behind its device's id */
export function announceReachability(
  uow: Unit,
  {
    userId,
    reachable,
    devices,
    reasons,
  }: { userId: string; reachable: boolean; devices: string[]; reasons: readonly string[] },
): void {
  const present = reachable || reasons.some((reason) => reason.endsWith(' NO_MICROPHONE'));
  uow.emit(ReachabilityChangedSchema, { userId, reachable, devices, present }, { key: userId });
}

/** A heart-beat stopped counting: what follows is worked out again. */
export function refreshReachability(deps: Deps) {
  return async (workspaceId: string, userId: string): Promise<void> => {
    await deps.db.tenant(workspaceId, (uow) => updateReachability(deps, uow, userId));
  };
}
