import { conflict, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UpdateContactRequest } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Actor, Deps, Unit } from '../context.ts';
import { readProperties } from '../properties/values.ts';
import { announce, type Contact } from './contact.ts';
import { readFields, type TypedFields } from './fields.ts';
import { readTags, refuseTooManyTags } from './tags.ts';

type Input = Pick<UpdateContactRequest, 'id' | 'version'> &
  TypedFields & {
    /** Takes the place of the tags. */
    readonly tags?: { readonly names: readonly string[] } | undefined;
    /** By id of the property. */
    readonly properties?: Readonly<Record<string, string>>;
  };

/**
 * Changes the fields that are given. Whoever edits a lead saves it (defaults 13.1).
 * @throws Refusal NOT_FOUND, CONFLICT (stale version) or VALIDATION_FAILED.
 */
export const updateContact =
  ({ db, clock }: Deps) =>
  async (input: Input, { workspaceId }: Actor): Promise<Contact> => {
    if (!isUuid(input.id)) throw notFound('The contact');
    const fields = readFields(input);
    return db.tenant(workspaceId, async (uow) => {
      const live = { id: input.id, workspaceId, deletedAt: null };
      const change = { ...fields, ...(await readRest(uow, input)) };
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

/** What is read against the workspace: its tags and its properties. */
async function readRest(
  uow: Unit,
  { id, tags, properties = {} }: Input,
): Promise<Pick<Partial<Contact>, 'tags'> & { properties?: Record<string, string> }> {
  const isGiven = Object.keys(properties).length > 0;
  if (tags === undefined && !isGiven) return {};
  const present = await uow.tx.contact.findFirst({
    where: { id, workspaceId: uow.workspaceId, deletedAt: null },
    select: { tags: true, properties: true },
  });
  if (!present) throw notFound('The contact');
  const names = tags && (await readTags(uow, tags.names));
  if (names) refuseTooManyTags(names, present.tags);
  return {
    ...(names ? { tags: names } : {}),
    ...(isGiven ? { properties: await readProperties(uow, present.properties, properties) } : {}),
  };
}
