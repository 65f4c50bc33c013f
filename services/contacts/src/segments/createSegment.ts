import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { CreateSegmentRequest } from '@ringline/proto/contacts/v1/segments_pb';
import type { ImportDeps } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { announceList, readDescription, readListName } from '../lists/list.ts';
import { REFRESH_SEGMENT } from './refreshSegment.ts';
import { isTimed, readRule, readZone, type RuleActor } from './rule.ts';
import { MOST_SEGMENTS, requireSegment, segmentNameTaken, type Segment } from './segment.ts';

type Input = Pick<CreateSegmentRequest, 'name' | 'description' | 'rule' | 'timezone' | 'idempotencyKey'>;

/**
 * Saves a filter as a segment. Who fits it enters behind the request.
 * @throws Refusal VALIDATION_FAILED, LIMIT_REACHED or IDEMPOTENCY_MISMATCH
 */
export const createSegment =
  ({ db, clock, ids, jobs }: Pick<ImportDeps, 'db' | 'clock' | 'ids' | 'jobs'>) =>
  async (input: Input, actor: RuleActor): Promise<Segment> => {
    const { workspaceId } = actor;
    const named = readListName(input.name);
    const description = readDescription(input.description);
    const timezone = readZone(input.timezone);
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const rule = await readRule(uow, input.rule, actor);
      const repetition = await repeated(
        uow,
        { clock },
        {
          operation: 'segment.create',
          owner: [workspaceId],
          key: input.idempotencyKey,
          fingerprint: fingerprintOf(named.nameKey, description, JSON.stringify(rule)),
        },
      );
      if (repetition.earlier) return requireSegment(uow, repetition.earlier);
      const segments = await tx.subscriberList.count({ where: { workspaceId, type: 'SEGMENT', deletedAt: null } });
      if (segments >= MOST_SEGMENTS) {
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `You have ${MOST_SEGMENTS} segments, the maximum. Delete one that you no longer need.`,
          why: { check: 'segments', required: `fewer than ${MOST_SEGMENTS} segments`, current: String(segments) },
        });
      }
      const now = clock.now();
      const id = ids.uuid();
      const list = {
        id,
        workspaceId,
        ...named,
        description,
        type: 'SEGMENT',
        source: 'MANUAL',
        createdAt: now,
        updatedAt: now,
      };
      const { count } = await tx.subscriberList.createMany({ data: [list], skipDuplicates: true });
      if (count === 0) throw segmentNameTaken();
      await tx.segment.create({
        data: {
          listId: id,
          workspaceId,
          rule: rule as unknown as Prisma.InputJsonValue,
          timezone,
          timed: isTimed(rule),
        },
      });
      await repetition.remember(id);
      await jobs.enqueue(uow, REFRESH_SEGMENT, { workspaceId, id });
      const segment = await requireSegment(uow, id);
      announceList(uow, segment.list);
      return segment;
    });
  };
