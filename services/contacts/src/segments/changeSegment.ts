import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateSegmentRequest } from '@ringline/proto/contacts/v1/segments_pb';
import type { Actor, ImportDeps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { announceList, readDescription, readListName } from '../lists/list.ts';
import { REFRESH_SEGMENT } from './refreshSegment.ts';
import { isTimed, readRule, readZone, type RuleActor } from './rule.ts';
import { requireSegment, segmentNameTaken, type Segment } from './segment.ts';

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'jobs'>;
type Input = Pick<UpdateSegmentRequest, 'id' | 'version' | 'name' | 'description' | 'rule' | 'timezone'>;

/**
 * Changes what is given of a segment. With a new rule, people enter and leave behind the request.
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED
 */
export const updateSegment =
  ({ db, clock, jobs }: Deps) =>
  async (input: Input, actor: RuleActor): Promise<Segment> => {
    const { workspaceId } = actor;
    const named = input.name === undefined ? undefined : readListName(input.name);
    const described = input.description === undefined ? {} : { description: readDescription(input.description) };
    const timezone = input.rule ? readZone(input.timezone) : '';
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const { list } = await requireSegment(uow, input.id);
      if (named) {
        const where = { workspaceId, nameKey: named.nameKey, deletedAt: null, NOT: { id: list.id } };
        if (await tx.subscriberList.findFirst({ where })) throw segmentNameTaken();
      }
      const { count } = await tx.subscriberList.updateMany({
        where: { id: list.id, workspaceId, version: input.version, deletedAt: null },
        data: { ...named, ...described, updatedAt: clock.now(), version: { increment: 1 } },
      });
      if (count === 0) throw conflict('The segment');
      if (input.rule) {
        const rule = await readRule(uow, input.rule, actor);
        await tx.segment.update({
          where: { listId: list.id, workspaceId },
          data: { rule: rule as unknown as Prisma.InputJsonValue, timezone, timed: isTimed(rule), refreshedAt: null },
        });
        await jobs.enqueue(uow, REFRESH_SEGMENT, { workspaceId, id: list.id });
      }
      const segment = await requireSegment(uow, list.id);
      announceList(uow, segment.list);
      return segment;
    });
  };

/**
 * Deletes a segment; its contacts stay. One that is deleted already is deleted.
 * @throws Refusal NOT_FOUND
 */
export const deleteSegment =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<Segment> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const where = { id, workspaceId, type: 'SEGMENT' };
      const present = isUuid(id) ? await tx.subscriberList.findFirst({ where }) : null;
      const row = present && (await tx.segment.findFirst({ where: { listId: id, workspaceId } }));
      if (!row) throw notFound('The segment');
      if (present.deletedAt) return { list: present, row };
      const now = clock.now();
      const list = await tx.subscriberList.update({
        where: { id, workspaceId },
        data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
      });
      announceList(uow, list);
      return { list, row };
    });
