import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { CreateImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { ImportActor, ImportDeps, Unit } from '../context.ts';
import { fileKey, type ContactImport } from './import.ts';
import { readTargetList } from './targets.ts';
import { KEPT_MS, MOST_BYTES, WAITING_MS } from './limits.ts';
import { READ_IMPORT } from './jobNames.ts';

const LONGEST_NAME = 200;

type Input = Pick<CreateImportRequest, 'id' | 'fileName' | 'sizeBytes' | 'country' | 'review' | 'subscriberListId'>;

/**
 * Takes a file that the edge has stored as imports/<workspace>/<id>; a job reads it.
 * @throws Refusal NOT_FOUND for a list that is not there, VALIDATION_FAILED for an id that names no file, or one that is too large
 */
export const createImport =
  ({ db, clock, storage, jobs }: ImportDeps) =>
  async (input: Input, { workspaceId, userId }: ImportActor): Promise<ContactImport> => {
    const subscriberListId = await db.tenant(workspaceId, (uow) => readTargetList(uow, input.subscriberListId));
    const stored = isUuid(input.id) ? await storage.stat(fileKey(workspaceId, input.id)) : undefined;
    if (!stored) throw invalid('file', 'The file did not arrive. Upload it again.');
    if (stored.size > MOST_BYTES)
      throw invalid('file', 'This file is larger than 20 MB. Split it, and import the parts.');
    const now = clock.now();
    const { created, dropped } = await db.tenant(workspaceId, async (uow) => {
      const present = await uow.tx.contactImport.findFirst({ where: { id: input.id, workspaceId } });
      if (present) return { created: present, dropped: [] };
      const old = await dropOld(uow, userId, now);
      const added = await uow.tx.contactImport.create({
        data: {
          id: input.id,
          workspaceId,
          createdBy: userId,
          fileName: trimmed(input.fileName).slice(-LONGEST_NAME),
          sizeBytes: BigInt(stored.size),
          state: 'QUEUED',
          review: input.review,
          country: input.country,
          subscriberListId,
          createdAt: now,
        },
      });
      await jobs.enqueue(uow, READ_IMPORT, { workspaceId, id: added.id });
      return { created: added, dropped: old };
    });
    for (const id of dropped) await storage.delete(fileKey(workspaceId, id));
    return created;
  };

/** What this person looked at and never started, what nobody started within a day, and reports that are no longer kept. */
export async function dropOld({ tx, workspaceId }: Unit, createdBy: string, now: Date): Promise<string[]> {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  const old = await tx.contactImport.findMany({
    where: {
      workspaceId,
      OR: [
        { state: 'VALIDATING', createdBy },
        { state: { in: ['VALIDATING', 'QUEUED', 'READING'] }, createdAt: before(WAITING_MS) },
        { state: { notIn: ['IMPORTING'] }, createdAt: before(KEPT_MS) },
      ],
    },
    select: { id: true },
    take: 100,
  });
  const ids = old.map(({ id }) => id);
  await tx.contactImport.deleteMany({ where: { workspaceId, id: { in: ids } } });
  return ids;
}
