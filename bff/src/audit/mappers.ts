/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  AuditChange as AuditChangeMapper,
  AuditEntry as AuditEntryMapper,
} from '@ringline/proto/workspace/v1/audit_pb';
