import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { CreateSubscriberListRequest } from '@ringline/proto/contacts/v1/lists_pb';
import type { Actor, Deps } from '../context.ts';
import {
  announceList,
  MOST_LISTS,
  nameTaken,
  readDescription,
  readListName,
  requireList,
  type SubscriberList,
} from './list.ts';

type Input = Pick<CreateSubscriberListRequest, 'name' | 'description' | 'idempotencyKey'>;

/**
 * Makes an empty list.
 * @throws Refusal VALIDATION_FAILED, LIMIT_REACHED or IDEMPOTENCY_MISMATCH
 */
export const createList =
  ({ db, clock, ids }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<SubscriberList> => {
    const named = readListName(input.name);
    const description = readDescription(input.description);
    return db.tenant(workspaceId, async (uow) => {
      const repetition = await repeated(
        uow,
        { clock },
        {
          operation: 'list.create',
          owner: [workspaceId],
          key: input.idempotencyKey,
          fingerprint: fingerprintOf(named.nameKey, description),
        },
      );
      if (repetition.earlier) return requireList(uow, repetition.earlier);
      const lists = await uow.tx.subscriberList.count({ where: { workspaceId, type: 'LIST', deletedAt: null } });
      if (lists >= MOST_LISTS) {
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `You have ${MOST_LISTS} lists, the maximum. Delete one that you no longer need.`,
          why: { check: 'lists', required: `fewer than ${MOST_LISTS} lists`, current: String(lists) },
        });
      }
      const now = clock.now();
      const id = ids.uuid();
      const row = {
        id,
        workspaceId,
        ...named,
        description,
        type: 'LIST',
        source: 'MANUAL',
        createdAt: now,
        updatedAt: now,
      };
      const { count } = await uow.tx.subscriberList.createMany({ data: [row], skipDuplicates: true });
      if (count === 0) throw nameTaken();
      await repetition.remember(id);
      const list = await requireList(uow, id);
      announceList(uow, list);
      return list;
    });
  };
