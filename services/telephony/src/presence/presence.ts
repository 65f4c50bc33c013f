/** Keeps what limits a member's presence, and tells it when it changes. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { PresenceLimitSchema } from '@ringline/proto/telephony/v1/devices_pb';
import { PresenceLimitChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { MemberCopy } from '../generated/prisma/client.ts';
import { type Hours, isOpen, nextChange, nextOpening } from '../hours/hours.ts';
import { wakeQueues } from '../queues/wake.ts';
import { keepAvailability } from './availability.ts';
import { factsOf } from './facts.ts';
import { limitOf, MISSED_UNTIL_PAUSE, type PresenceLimit } from './limit.ts';

type Needs = Pick<Deps, 'clock'>;

/** A limit as the contract shows it. */
export function toLimit(limit: PresenceLimit): MessageInitShape<typeof PresenceLimitSchema> {
  if (limit.reason === 'AUTO_PAUSED') return limit;
  const { reason, until } = limit;
  return { reason, ...(until === null ? {} : { until: timestampFromMs(until) }) };
}

/**
 * The member changed. A presence chosen anew begins anew: nothing was missed, and AVAILABLE chosen outside the own hours
 * overrides them until the next block. Other hours end an override.
 */
export async function memberChanged(
  deps: Needs,
  uow: Unit,
  known: MemberCopy | null,
  after: MemberCopy,
): Promise<void> {
  const { tx } = uow;
  const { workspaceId, userId, active, presence, presenceChosenAt: chosenAt } = after;
  const key = { workspaceId, userId };
  const limit = await tx.presenceLimit.findUnique({ where: { workspaceId_userId: key } });
  // A member who is heard of for the first time and has a limit is one whose copy was lost, and chose nothing anew.
  const before = known ?? (limit && after);
  const hours = after.hours as unknown as Hours | null;
  const chosen = chosenAt !== null && chosenAt.getTime() !== before?.presenceChosenAt?.getTime();
  const otherHours = JSON.stringify(before?.hours ?? null) !== JSON.stringify(hours);
  if (!chosen && !otherHours && before?.active === active) return keepAvailability(deps, uow, userId);
  if (!limit && !hours) return keepAvailability(deps, uow, userId);
  const overrides = chosen && hours !== null && presence === 'AVAILABLE' && !isOpen(hours, chosenAt.getTime());
  const next = overrides ? nextOpening(hours, chosenAt.getTime()) : null;
  const data = {
    ...(chosen ? { missedInARow: 0, pausedAt: null } : {}),
    ...(chosen || otherHours ? { availableUntil: next === null ? null : new Date(next) } : {}),
  };
  await tx.presenceLimit.upsert({ where: { workspaceId_userId: key }, create: { ...key, ...data }, update: data });
  await tellLimit(deps, uow, userId);
}

/** An offer rang until its time-out, or was answered. Three missed in a row pause who had chosen AVAILABLE. */
export async function offerClosed(deps: Needs, uow: Unit, userId: string, missed: boolean): Promise<void> {
  const { tx, workspaceId } = uow;
  const key = { workspaceId, userId };
  if (!missed) {
    const data = { missedInARow: 0, pausedAt: null };
    const { count } = await tx.presenceLimit.updateMany({ where: { ...key, missedInARow: { gt: 0 } }, data });
    if (count > 0) await tellLimit(deps, uow, userId);
    return;
  }
  const { missedInARow, pausedAt } = await tx.presenceLimit.upsert({
    where: { workspaceId_userId: key },
    create: { ...key, missedInARow: 1 },
    update: { missedInARow: { increment: 1 } },
  });
  if (missedInARow < MISSED_UNTIL_PAUSE || pausedAt !== null) return;
  await tx.presenceLimit.update({ where: { workspaceId_userId: key }, data: { pausedAt: deps.clock.now() } });
  await tellLimit(deps, uow, userId);
}

/** The own hours of a member may have begun or ended: what follows is told, and the next look planned. */
export const refreshLimit =
  (deps: Deps) =>
  (workspaceId: string, userId: string): Promise<void> =>
    deps.db.tenant(workspaceId, (uow) => tellLimit(deps, uow, userId));

/** Tells what limits a person's presence. @param said the limit as the row keeps it, empty: none */
export function announceLimit(uow: Unit, userId: string, said: string): void {
  const limit = said === '' ? {} : { limit: toLimit(JSON.parse(said) as PresenceLimit) };
  uow.emit(PresenceLimitChangedSchema, { userId, ...limit }, { key: userId });
}

async function tellLimit(deps: Needs, uow: Unit, userId: string): Promise<void> {
  const { tx, workspaceId } = uow;
  const key = { workspaceId, userId };
  const where = { workspaceId_userId: key };
  const member = await tx.memberCopy.findUnique({ where });
  const row = await tx.presenceLimit.findUnique({ where });
  const now = deps.clock.now().getTime();
  const facts = member?.active ? factsOf(member, row) : null;
  const limit = facts && limitOf(facts, now);
  const said = limit ? JSON.stringify(limit) : '';
  if (said !== (row?.said ?? '')) {
    await tx.presenceLimit.upsert({ where, create: { ...key, said }, update: { said } });
    announceLimit(uow, userId, said);
  }
  const next = facts?.hours ? nextChange(facts.hours, now) : null;
  if (next === null) await tx.presenceWatch.deleteMany({ where: key });
  else
    await tx.presenceWatch.upsert({
      where,
      create: { ...key, dueAt: new Date(next) },
      update: { dueAt: new Date(next) },
    });
  await keepAvailability(deps, uow, userId);
  if (said !== (row?.said ?? '')) await wakeQueues(deps, uow);
}
