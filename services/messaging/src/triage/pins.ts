/** What each person keeps at the top of their inbox. */
import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { PinsChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { findThread, visibleThreads } from '../threads/visible.ts';
import type { Item, Thread } from '../timeline/timeline.ts';

export const MOST_PINS = 50;

interface Row {
  readonly thread: Thread;
  readonly last: Item | undefined;
}

/** Of the caller, as far as they still see them; the newest pin first. */
export const listPinned =
  ({ db }: Pick<Deps, 'db'>) =>
  (principal: Principal): Promise<Row[]> =>
    db.tenant(principal.workspaceId, (uow) => pinnedOf(uow, principal));

/** Pins a conversation for the caller alone, or takes the pin off. @throws Refusal NOT_FOUND or LIMIT_REACHED */
export const pinThread =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async (threadId: string, pinned: boolean, principal: Principal): Promise<Row[]> => {
    const { workspaceId, userId } = principal;
    const { id } = await findThread(deps)({ threadId, contactId: '' }, principal, 'READ');
    return deps.db.tenant(workspaceId, async (uow) => {
      // Of two pages of one person the second counts what the first pinned.
      await uow.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`pins:${userId}`}, 0))`;
      const where = { workspaceId, userId, threadId: id };
      if (!pinned) await uow.tx.threadPin.deleteMany({ where });
      else if ((await uow.tx.threadPin.count({ where })) === 0) {
        const present = await uow.tx.threadPin.count({ where: { workspaceId, userId } });
        if (present >= MOST_PINS)
          throw new Refusal({
            code: 'LIMIT_REACHED',
            message: `You have pinned ${MOST_PINS} conversations, the maximum. Unpin one first.`,
            why: { check: 'pins', required: `at most ${MOST_PINS}`, current: String(present) },
          });
        await uow.tx.threadPin.create({ data: { ...where, pinnedAt: deps.clock.now() } });
      }
      uow.emit(PinsChangedSchema, { userId }, { key: userId, audience: { teams: [], users: [userId] } });
      return pinnedOf(uow, principal);
    });
  };

async function pinnedOf({ tx, workspaceId }: Unit, principal: Principal): Promise<Row[]> {
  const pins = await tx.threadPin.findMany({
    where: {
      workspaceId,
      userId: principal.userId,
      thread: visibleThreads(principal.scope('MESSAGES', 'READ'), principal),
    },
    include: { thread: true },
    orderBy: [{ pinnedAt: 'desc' }, { threadId: 'desc' }],
    take: MOST_PINS,
  });
  const lastIds = pins.flatMap(({ thread }) => thread.lastItemId ?? []);
  const items = await tx.item.findMany({ where: { workspaceId, id: { in: lastIds } } });
  const byId = new Map<string, Item>(items.map((item) => [item.id, item]));
  return pins.map(({ thread }) => ({ thread, last: byId.get(thread.lastItemId ?? '') }));
}
