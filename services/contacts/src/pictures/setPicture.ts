import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { fileTypeOf } from '@ringline/kit/pictures';
import { announce, type Contact } from '../contacts/contact.ts';
import type { Actor, ImportDeps, Unit } from '../context.ts';
import { pictureKey } from './picture.ts';

const TYPES: readonly string[] = ['image/png', 'image/jpeg'];
const MOST_BYTES = 500_000;

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'storage'>;

/**
 * Gives a contact a picture, which takes the place of the one before.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const setPicture =
  ({ db, clock, storage }: Deps) =>
  async (
    { contactId, picture }: { readonly contactId: string; readonly picture: Uint8Array },
    { workspaceId }: Actor,
  ): Promise<Contact> => {
    const contentType = await fileTypeOf(picture);
    if (!TYPES.includes(contentType) || picture.length > MOST_BYTES)
      throw invalid('picture', 'Choose a PNG or JPEG picture.');
    return db.tenant(workspaceId, async (uow) => {
      await lockContact(uow, contactId);
      const key = pictureKey(workspaceId, contactId);
      // Within the lock: whoever erases the person waits, and finds it.
      await storage.put(key, picture, { contentType });
      return change(uow, contactId, key, clock.now());
    });
  };

/**
 * Takes the picture of a contact away. One that came by a merge stays with the contact that brought it, until that is gone.
 * @throws Refusal NOT_FOUND
 */
export const removePicture =
  ({ db, clock, storage }: Deps) =>
  ({ contactId }: { readonly contactId: string }, { workspaceId }: Actor): Promise<Contact> =>
    db.tenant(workspaceId, async (uow) => {
      const present = await lockContact(uow, contactId);
      if (present.picture === '') return present;
      const own = pictureKey(workspaceId, contactId);
      if (present.picture === own) await storage.delete(own);
      return change(uow, contactId, '', clock.now());
    });

async function lockContact({ tx, workspaceId }: Unit, id: string): Promise<Contact> {
  if (!isUuid(id)) throw notFound('The contact');
  await tx.$queryRaw`SELECT 1 FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  const contact = await tx.contact.findFirst({ where: { id, workspaceId, deletedAt: null } });
  if (!contact) throw notFound('The contact');
  return contact;
}

async function change(uow: Unit, id: string, picture: string, now: Date): Promise<Contact> {
  const contact = await uow.tx.contact.update({
    where: { id, workspaceId: uow.workspaceId },
    data: { picture, updatedAt: now, version: { increment: 1 } },
  });
  announce(uow, contact);
  return contact;
}
