import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateKeywordRequest } from '@ringline/proto/contacts/v1/keywords_pb';
import type { Actor, Deps } from '../context.ts';
import { requireHandMade } from '../lists/list.ts';
import { figuresOf } from './findKeywords.ts';
import { type KeywordWithFigures, readTexts, requireKeyword } from './keyword.ts';

type Input = Omit<UpdateKeywordRequest, '$typeName' | '$unknown'>;

/**
 * Changes where a keyword leads and what it says. Word and number stay: they are printed somewhere.
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED
 */
export const updateKeyword =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (input: Input, { workspaceId }: Actor): Promise<KeywordWithFigures> => {
    const texts = readTexts(input);
    return db.tenant(workspaceId, async (uow) => {
      const { id } = await requireKeyword(uow, input.id);
      const { id: listId } = await requireHandMade(uow, input.listId);
      const { count } = await uow.tx.keyword.updateMany({
        where: { id, workspaceId, version: input.version, deletedAt: null },
        data: { ...texts, listId, updatedAt: clock.now(), version: { increment: 1 } },
      });
      if (count === 0) throw conflict('The keyword');
      return figuresOf(uow, id);
    });
  };

/**
 * Deletes a keyword; who joined by it stays on the list. One that is deleted already is deleted.
 * @throws Refusal NOT_FOUND
 */
export const deleteKeyword =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<KeywordWithFigures> =>
    db.tenant(workspaceId, async (uow) => {
      const present = isUuid(id) ? await uow.tx.keyword.findFirst({ where: { id, workspaceId } }) : null;
      if (!present) throw notFound('The keyword');
      const now = clock.now();
      await uow.tx.keyword.updateMany({
        where: { id, workspaceId, deletedAt: null },
        data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
      });
      return figuresOf(uow, id);
    });
