import type { Actor, Deps } from '../context.ts';
import { MOST_SEGMENTS, requireSegment, type Segment } from './segment.ts';

/** The workspace's segments, the newest first, or those whose name holds the text. */
export const listSegments =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ query }: { readonly query: string }, { workspaceId }: Actor): Promise<Segment[]> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const part = query.normalize('NFKC').trim().toLowerCase();
      const lists = await tx.subscriberList.findMany({
        where: {
          workspaceId,
          type: 'SEGMENT',
          deletedAt: null,
          ...(part === '' ? {} : { nameKey: { contains: part } }),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_SEGMENTS,
      });
      const rows = await tx.segment.findMany({ where: { workspaceId, listId: { in: lists.map(({ id }) => id) } } });
      const byId = new Map(rows.map((row) => [row.listId, row]));
      return lists.flatMap((list) => {
        const row = byId.get(list.id);
        return row ? [{ list, row }] : [];
      });
    });

/** @throws Refusal NOT_FOUND */
export const getSegment =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<Segment> =>
    db.tenant(workspaceId, (uow) => requireSegment(uow, id));
