import { notFound } from '@ringline/kit/errors';
import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps } from '../context.ts';
import type { Contact } from './contact.ts';

/** Contacts by id; unknown and foreign ids are left out. */
export const batchGetContacts =
  ({ db }: Deps) =>
  async ({ ids }: { readonly ids: readonly string[] }, { workspaceId }: Actor): Promise<Contact[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contact.findMany({ where: { workspaceId, id: { in: ids.filter((id) => isUuid(id)) }, deletedAt: null } }),
    );

/** @throws Refusal NOT_FOUND */
export const getContact =
  (deps: Deps) =>
  async ({ id }: { readonly id: string }, actor: Actor): Promise<Contact> => {
    const [contact] = await batchGetContacts(deps)({ ids: [id] }, actor);
    if (!contact) throw notFound('The contact');
    return contact;
  };

/**
 * The person behind a number, however it is spelt (defaults 0, Phone).
 * @throws Refusal NOT_FOUND
 */
export const getContactByPhoneNumber =
  ({ db }: Deps) =>
  async ({ phoneNumber }: { readonly phoneNumber: string }, { workspaceId }: Actor): Promise<Contact> => {
    const read = readPhoneNumber(phoneNumber);
    const matchKey = phoneMatchKey(read ? addressOf(read) : phoneNumber.trim());
    const contact = await db.tenant(workspaceId, ({ tx }) =>
      tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null } }),
    );
    if (!contact) throw notFound('The contact');
    return contact;
  };
