import { notFound } from '@ringline/kit/errors';
import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import { isUuid } from '@ringline/kit/ids';
import type { NameOfRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps } from '../context.ts';
import type { Contact } from './contact.ts';
import { mergedInto, whoseNumber } from './whoseNumber.ts';

/** Contacts by id; unknown and foreign ids are left out. One that became a part of another one leads there. */
export const batchGetContacts =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    { ids }: { readonly ids: readonly string[] },
    { workspaceId }: Actor,
  ): Promise<{ contacts: Contact[]; merged: ReadonlyMap<string, string> }> =>
    db.tenant(workspaceId, async (uow) => {
      const asked = ids.filter((id) => isUuid(id));
      const find = (wanted: readonly string[]) =>
        uow.tx.contact.findMany({ where: { workspaceId, id: { in: [...wanted] }, deletedAt: null } });
      const contacts = await find(asked);
      const found = new Set(contacts.map(({ id }) => id));
      const missing = asked.filter((id) => !found.has(id));
      if (missing.length === 0) return { contacts, merged: new Map() };
      const merged = await mergedInto(uow, missing);
      const others = new Set([...merged.values()].filter((id) => !found.has(id)));
      return { contacts: [...contacts, ...(await find([...others]))], merged };
    });

/** @throws Refusal NOT_FOUND */
export const getContact =
  (deps: Deps) =>
  async ({ id }: { readonly id: string }, actor: Actor): Promise<Contact> => {
    const { contacts } = await batchGetContacts(deps)({ ids: [id] }, actor);
    const [contact] = contacts;
    if (!contact) throw notFound('The contact');
    return contact;
  };

type Asked = Pick<NameOfRequest, 'workspaceId' | 'contactId' | 'phoneNumber'>;

/** The name of a contact, or of whoever has the number; empty for nobody. */
export const nameOf =
  (deps: Pick<Deps, 'db'>) =>
  async ({ workspaceId, contactId, phoneNumber }: Asked): Promise<string> => {
    const { contacts } = await batchGetContacts(deps)({ ids: [contactId] }, { workspaceId });
    const contact =
      contacts[0] ?? (await deps.db.tenant(workspaceId, (uow) => whoseNumber(uow, matchKeyOf(phoneNumber))));
    return contact ? `${contact.firstName} ${contact.lastName}`.trim() : '';
  };

/**
 * The person behind a number, however it is spelt (defaults 0, Phone).
 * @throws Refusal NOT_FOUND
 */
export const getContactByPhoneNumber =
  ({ db }: Deps) =>
  async ({ phoneNumber }: { readonly phoneNumber: string }, { workspaceId }: Actor): Promise<Contact> => {
    const contact = await db.tenant(workspaceId, (uow) => whoseNumber(uow, matchKeyOf(phoneNumber)));
    if (!contact) throw notFound('The contact');
    return contact;
  };

function matchKeyOf(phoneNumber: string): string {
  const read = readPhoneNumber(phoneNumber);
  return phoneMatchKey(read ? addressOf(read) : phoneNumber.trim());
}
