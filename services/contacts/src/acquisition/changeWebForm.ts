import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateWebFormRequest } from '@ringline/proto/contacts/v1/web_forms_pb';
import type { Actor, Deps } from '../context.ts';
import { requireHandMade } from '../lists/list.ts';
import { webFormOf } from './findWebForms.ts';
import { requireTextingNumber } from './keyword.ts';
import { readForm, requireProperties, requireWebForm, type WebFormWithFigures } from './webForm.ts';

type Input = Omit<UpdateWebFormRequest, '$typeName' | '$unknown'>;

/**
 * Changes what a form asks and says, and where it leads. Its address stays. Who has its page open sees the new one before they
 * agree to it.
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED
 */
export const updateWebForm =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (input: Input, { workspaceId }: Actor): Promise<WebFormWithFigures> => {
    const read = readForm(input.texts);
    return db.tenant(workspaceId, async (uow) => {
      const { id, phoneNumberId: present } = await requireWebForm(uow, input.id);
      // A number that can't text any more may stay with a form that sends nothing.
      const mayStay = input.phoneNumberId === present && read.optInLevel === 'SINGLE';
      const { id: phoneNumberId } = mayStay ? { id: present } : await requireTextingNumber(uow, input.phoneNumberId);
      const { id: listId } = await requireHandMade(uow, input.listId);
      await requireProperties(uow, read.fields);
      const { count } = await uow.tx.webForm.updateMany({
        where: { id, workspaceId, version: input.version, deletedAt: null },
        data: { ...read, phoneNumberId, listId, updatedAt: clock.now(), version: { increment: 1 } },
      });
      if (count === 0) throw conflict('The form');
      return webFormOf(uow, id);
    });
  };

/**
 * Opens or closes a form's page; nothing else of it changes.
 * @throws Refusal NOT_FOUND
 */
export const switchWebForm =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (
    { id: given, enabled }: { readonly id: string; readonly enabled: boolean },
    { workspaceId }: Actor,
  ): Promise<WebFormWithFigures> =>
    db.tenant(workspaceId, async (uow) => {
      const { id } = await requireWebForm(uow, given);
      await uow.tx.webForm.updateMany({ where: { id, workspaceId }, data: { enabled, updatedAt: clock.now() } });
      return webFormOf(uow, id);
    });

/**
 * Deletes a form; who joined by it stays on the list. One that is deleted already is deleted.
 * @throws Refusal NOT_FOUND
 */
export const deleteWebForm =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<WebFormWithFigures> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const present = isUuid(id) ? await tx.webForm.findFirst({ where: { id, workspaceId } }) : null;
      if (!present) throw notFound('The form');
      const now = clock.now();
      await tx.webForm.updateMany({
        where: { id, workspaceId, deletedAt: null },
        data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
      });
      await tx.webFormRoute.deleteMany({ where: { key: present.key } });
      return webFormOf(uow, id);
    });
