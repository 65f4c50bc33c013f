import { AuditService, type AuditEntry } from '@ringline/proto/workspace/v1/audit_pb';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const audit = {
  Query: {
    async auditLog(_source, { actorId, action, ...args }, context) {
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
} satisfies Resolvers;
