import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { notFound } from '@ringline/kit/errors';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { PageRequest } from '@ringline/proto/common/v1/common_pb';
import type { AuditEntrySchema, ListAuditEntriesResponseSchema } from '@ringline/proto/workspace/v1/audit_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import type { AuditEntry } from '../generated/prisma/client.ts';
import type { AuditChange } from './audit.ts';

/** Rows of a page that nobody asked to be longer (defaults 0). */
const DEFAULT_LIMIT = 15;

/** The audit log, the newest first; of one actor, or of actions that begin alike, where asked. */
export const listAuditEntries =
  (deps: Deps) =>
  async (
    input: { page?: PageRequest | undefined; actorId: string; action: string },
    principal: { workspaceId: string },
  ): Promise<MessageInitShape<typeof ListAuditEntriesResponseSchema>> => {
    const page = readPage(input.page, DEFAULT_LIMIT);
    return deps.db.tenant(principal.workspaceId, async ({ tx }) => {
      const where = {
        ...(input.actorId ? { actorUserId: await userOf(input.actorId) } : {}),
        ...(input.action ? { action: { startsWith: input.action } } : {}),
      };
      const { after } = page;
      const found = await tx.auditEntry.findMany({
        where: {
          AND: [where, after ? { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] } : {}],
        },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const { rows, metadata } = cutPage(page, found, await tx.auditEntry.count({ where }), ({ at, id }) => ({
        at,
        id,
      }));
      return { entries: rows.map(toEntry), metadata };

      async function userOf(profileId: string): Promise<string> {
        const profile = isUuid(profileId) ? await tx.userProfile.findFirst({ where: { id: profileId } }) : null;
        if (!profile) throw notFound('The member');
        return profile.userId;
      }
    });
  };

function toEntry(entry: AuditEntry): MessageInitShape<typeof AuditEntrySchema> {
  const { id, action, actorName, targetType, targetName, ip } = entry;
  return {
    id,
    at: timestampFromDate(entry.at),
    actorUserId: entry.actorUserId ?? '',
    actorName,
    action,
    targetType,
    targetId: entry.targetId ?? '',
    targetName,
    changes: (entry.changes as unknown as AuditChange[]).map(({ field, before, after }) => ({
      field,
      before: before ?? '',
      after: after ?? '',
    })),
    ip,
  };
}
