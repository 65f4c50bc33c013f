import { AuditService, type AuditEntry } from '@ringline/proto/workspace/v1/audit_pb';
import { listPayload, pageRequest, type PageArguments } from '../graphql/paging.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const audit: Resolvers = {
  Query: {
    async auditLog(
      _source,
      { actorId, action, ...args }: PageArguments & { actorId?: string | null; action?: string | null },
      context,
    ) {
      const { entries, metadata } = await context
        .call(AuditService)
        .listAuditEntries({ page: pageRequest(args), actorId: actorId ?? '', action: action ?? '' });
      return listPayload(entries, metadata);
    },
  },
  AuditEntry: {
    actor: ({ actorUserId }: AuditEntry, _args, { loaders }) =>
      actorUserId ? loaders.profile.load(actorUserId) : null,
  },
};
