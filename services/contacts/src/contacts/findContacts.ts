import { notFound } from '@ringline/kit/errors';
import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { Contact } from './contact.ts';

/** Contacts by id; unknown and foreign ids are left out. */
export const batchGetContacts =
  ({ db }: Deps) =>
  async (ids: readonly string[], workspaceId: string): Promise<Contact[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contact.findMany({ where: { workspaceId, id: { in: ids.filter((id) => isUuid(id)) }, deletedAt: null } }),
    );

/** @throws Refusal NOT_FOUND */
export const getContact =
  (deps: Deps) =>
  async (id: string, workspaceId: string): Promise<Contact> => {
    const [contact] = await batchGetContacts(deps)([id], workspaceId);
    if (!contact) throw notFound('The contact');
    return contact;
  };

/**
 * The person behind a number, however it is spelt (defaults 0, Phone).
 * @throws Refusal NOT_FOUND
 */
export const getContactByPhoneNumber =
  ({ db }: Deps) =>
  async (phoneNumber: string, workspaceId: string): Promise<Contact> => {
    const read = readPhoneNumber(phoneNumber);
    const matchKey = phoneMatchKey(read ? addressOf(read) : phoneNumber.trim());
    const contact = await db.tenant(workspaceId, ({ tx }) =>
      tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null } }),
    );
    if (!contact) throw notFound('The contact');
    return contact;
  };
