import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ContactSchema } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Contact } from '../generated/prisma/client.ts';
import { companyId } from './listCompanies.ts';

/** A contact as RPC and events tell it. */
export function describeContact(contact: Contact): MessageInitShape<typeof ContactSchema> {
  const {
    matchKey: _matchKey,
    idempotencyKey: _idempotencyKey,
    deletedAt: _deletedAt,
    searchText: _searchText,
    sortName: _sortName,
    createdAt,
    updatedAt,
    lastContactedAt,
    properties,
    mergedInto,
    ...shown
  } = contact;
  return {
    ...shown,
    mergedInto: mergedInto ?? '',
    properties: properties as Record<string, string>,
    companyId: shown.company === '' ? '' : companyId(shown.workspaceId, shown.company),
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
    ...(lastContactedAt ? { lastContactedAt: timestampFromDate(lastContactedAt) } : {}),
  };
}
