import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AvailabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { factsOf } from './facts.ts';
import { limitOf } from './limit.ts';

/**
 * Works out whether a person is there for calls, after something changed that decides it, and tells it when it is new: occupancy
 * counts these times (defaults 19). A call does not end them. Takes no lock but its own row's, which it takes first, so that of two
 * changes at once the later one knows of both.
 */
export async function keepAvailability(deps: Pick<Deps, 'clock'>, uow: Unit, userId: string): Promise<void> {
  const { tx, workspaceId } = uow;
  const key = { workspaceId, userId };
  const where = { workspaceId_userId: key };
  const { available: before } = await tx.availability.upsert({
    where,
    create: { ...key, available: false },
    update: { userId },
  });
  const member = await tx.memberCopy.findUnique({ where });
  const limit = await tx.presenceLimit.findUnique({ where });
  const device = await tx.reachability.findUnique({ where });
  const now = deps.clock.now();
  const available =
    member !== null &&
    member.active &&
    member.hasSeat &&
    member.presence === 'AVAILABLE' &&
    (limitOf(factsOf(member, limit), now.getTime())?.reason ?? 'HOURS_OVERRIDDEN') === 'HOURS_OVERRIDDEN' &&
    (device?.reachable ?? false);
  if (available === before) return;
  await tx.availability.update({ where, data: { available } });
  uow.emit(AvailabilityChangedSchema, { userId, available, changedAt: timestampFromDate(now) }, { key: userId });
}
