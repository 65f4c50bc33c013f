import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { AddTeamFileRequest } from '@ringline/proto/messaging/v1/team_files_pb';
import { findAnyComment } from '../notes/note.ts';
import type { Deps } from '../context.ts';
import { findEntry } from '../internal/message.ts';
import { uploadedBytes, uploadKey } from '../uploads/messageFiles.ts';
import { readTeamFile, teamFileName } from './readTeamFile.ts';
import { type TeamFile, teamFileKey } from './teamFile.ts';

/**
 * Takes a file that its writer stored: what it is by its content. One that may not be sent is gone afterwards. Its row is there
 * before its bytes are, and its upload stays as an empty mark: whatever is not sent within a day is found by it (sweepUploads).
 * @throws Refusal VALIDATION_FAILED, GONE, MEDIA_TYPE or MEDIA_TOO_LARGE
 */
export const addTeamFile =
  ({ db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>) =>
  async ({ id, name }: Pick<AddTeamFileRequest, 'id' | 'name'>, principal: Principal): Promise<TeamFile> => {
    const { workspaceId, userId } = principal;
    const upload = uploadKey(principal, id);
    const given = await uploadedBytes({ storage }, principal, id);
    try {
      const { bytes, extension, mimeType, width, height } = await readTeamFile(given);
      const storageKey = teamFileKey(workspaceId, id, extension);
      const file = await db.tenant(workspaceId, ({ tx }) =>
        tx.teamFile.create({
          data: {
            id,
            workspaceId,
            uploaderId: userId,
            name: teamFileName(name, extension),
            mimeType,
            sizeBytes: bytes.length,
            width,
            height,
            storageKey,
            createdAt: clock.now(),
          },
        }),
      );
      await storage.put(storageKey, bytes, { contentType: mimeType });
      await storage.put(upload, Buffer.alloc(0), { contentType: 'application/octet-stream' });
      return file;
    } catch (error) {
      await removeUnsent({ db, storage }, { id, workspaceId, userId });
      await storage.delete(upload);
      throw error;
    }
  };

/** A file by its id, for who uploaded it until it is sent, then for who sees what it was sent with. @throws Refusal NOT_FOUND */
export const getTeamFile =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal): Promise<TeamFile> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const { workspaceId } = uow;
      const file = isUuid(id) ? await uow.tx.teamFile.findFirst({ where: { id, workspaceId } }) : null;
      if (!file) throw notFound('The file');
      if (file.commentId !== null) await findAnyComment(uow, file.commentId, principal);
      else if (file.messageId !== null) await findEntry(uow, file.messageId, principal);
      else if (file.uploaderId !== principal.userId) throw notFound('The file');
      return file;
    });

/** Takes back what the caller uploaded and did not send. @throws Refusal NOT_FOUND, for what was sent or is gone too */
export const removeTeamFile =
  ({ db, storage }: Pick<Deps, 'db' | 'storage'>) =>
  async (id: string, principal: Principal): Promise<void> => {
    const { workspaceId, userId } = principal;
    if (!isUuid(id) || !(await removeUnsent({ db, storage }, { id, workspaceId, userId }))) throw notFound('The file');
    await storage.delete(uploadKey(principal, id));
  };

/** Removes a file that waits to be sent, of its uploader alone; one that was sent stays. @returns whether there was one */
export async function removeUnsent(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { id, workspaceId, userId }: { id: string; workspaceId: string; userId: string },
): Promise<boolean> {
  return db.tenant(workspaceId, async ({ tx }) => {
    const where = { id, workspaceId, uploaderId: userId, commentId: null, messageId: null };
    const [file] = await tx.teamFile.findMany({ where });
    if (!file || (await tx.teamFile.deleteMany({ where })).count === 0) return false;
    await storage.delete(file.storageKey);
    return true;
  });
}
