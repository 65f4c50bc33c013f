import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateSubscriberListRequest } from '@ringline/proto/contacts/v1/lists_pb';
import type { Actor, Deps } from '../context.ts';
import {
  announceList,
  nameTaken,
  readDescription,
  readListName,
  requireHandMade,
  requireList,
  type SubscriberList,
} from './list.ts';

type Input = Pick<UpdateSubscriberListRequest, 'id' | 'version' | 'name' | 'description'>;

/**
 * Changes what is given of a list's name and description.
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED
 */
export const updateList =
  ({ db, clock }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<SubscriberList> => {
    const named = input.name === undefined ? undefined : readListName(input.name);
    const described = input.description === undefined ? {} : { description: readDescription(input.description) };
    return db.tenant(workspaceId, async (uow) => {
      const present = await requireHandMade(uow, input.id);
      if (named) {
        const other = await uow.tx.subscriberList.findFirst({
          where: { workspaceId, nameKey: named.nameKey, deletedAt: null, NOT: { id: present.id } },
        });
        if (other) throw nameTaken();
      }
      const { count } = await uow.tx.subscriberList.updateMany({
        where: { id: present.id, workspaceId, version: input.version, deletedAt: null },
        data: { ...named, ...described, updatedAt: clock.now(), version: { increment: 1 } },
      });
      if (count === 0) throw conflict('The list');
      const list = await requireList(uow, present.id);
      announceList(uow, list);
      return list;
    });
  };

/**
 * Deletes a list; the contacts that were on it stay. One that is deleted already is deleted.
 * @throws Refusal NOT_FOUND
 */
export const deleteList =
  ({ db, clock }: Deps) =>
  async ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<SubscriberList> =>
    db.tenant(workspaceId, async (uow) => {
      const present = isUuid(id)
        ? await uow.tx.subscriberList.findFirst({ where: { id, workspaceId, type: 'LIST' } })
        : null;
      if (!present) throw notFound('The list');
      if (present.deletedAt) return present;
      const now = clock.now();
      const list = await uow.tx.subscriberList.update({
        where: { id, workspaceId },
        data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
      });
      announceList(uow, list);
      return list;
    });
