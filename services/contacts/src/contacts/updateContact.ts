import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateContactRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps } from '../context.ts';
import { announce, readEmail, readName, type Contact } from './contact.ts';

type Input = Pick<UpdateContactRequest, 'id' | 'version' | 'firstName' | 'lastName' | 'email' | 'company' | 'city'>;

/**
 * Changes the fields that are given. Whoever edits a lead saves it (defaults 13.1).
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED.
 */
export const updateContact =
  ({ db, clock }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<Contact> => {
    if (!isUuid(input.id)) throw notFound('The contact');
    const change = {
      ...(input.firstName === undefined ? {} : { firstName: readName('firstName', input.firstName) }),
      ...(input.lastName === undefined ? {} : { lastName: readName('lastName', input.lastName) }),
      ...(input.email === undefined ? {} : { email: readEmail(input.email) }),
      ...(input.company === undefined ? {} : { company: readName('company', input.company) }),
      ...(input.city === undefined ? {} : { city: readName('city', input.city) }),
    };
    return db.tenant(workspaceId, async (uow) => {
      const live = { id: input.id, workspaceId, deletedAt: null };
      const { count } = await uow.tx.contact.updateMany({
        where: { ...live, version: input.version },
        data: { ...change, isLead: false, updatedAt: clock.now(), version: { increment: 1 } },
      });
      const contact = await uow.tx.contact.findFirst({ where: live });
      if (!contact) throw notFound('The contact');
      if (count === 0) throw conflict('The contact');
      announce(uow, contact);
      return contact;
    });
  };
