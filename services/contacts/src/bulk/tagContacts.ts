import { trimmed } from '@ringline/kit/text';
import type { TagContactsRequest } from '@ringline/proto/contacts/v1/bulk_pb';
import { announce } from '../contacts/contact.ts';
import { readTags, refuseTooManyTags } from '../contacts/tags.ts';
import type { Actor, Deps } from '../context.ts';
import { lockSelected } from './selected.ts';

type Input = Pick<TagContactsRequest, 'ids' | 'add' | 'remove'>;

/**
 * Adds tags to contacts and takes tags away.
 * @returns the ids of those whose tags changed
 * @throws Refusal VALIDATION_FAILED, LIMIT_REACHED, NOT_FOUND where none of them is there; then nobody is changed
 */
export const tagContacts =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (input: Input, { workspaceId }: Actor): Promise<string[]> =>
    db.tenant(workspaceId, async (uow) => {
      const add = await readTags(uow, input.add);
      const remove = new Set(input.remove.map((text) => trimmed(text).toLowerCase()));
      const changed: string[] = [];
      for (const contact of await lockSelected(uow, input.ids, false)) {
        const has = new Set(contact.tags.map((tag) => tag.toLowerCase()));
        const kept = contact.tags.filter((tag) => !remove.has(tag.toLowerCase()));
        const tags = [...kept, ...add.filter((tag) => !has.has(tag.toLowerCase()))];
        if (tags.join('\n') === contact.tags.join('\n')) continue;
        refuseTooManyTags(tags, contact.tags);
        const data = { tags, updatedAt: clock.now(), version: { increment: 1 } };
        announce(uow, await uow.tx.contact.update({ where: { id: contact.id, workspaceId }, data }));
        changed.push(contact.id);
      }
      return changed;
    });
