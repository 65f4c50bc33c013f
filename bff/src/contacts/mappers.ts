/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Thread } from '@ringline/proto/messaging/v1/messaging_pb';
export type { ContactView as ContactViewMapper } from '@ringline/proto/contacts/v1/views_pb';
export type { ContactProperty as ContactPropertyMapper } from '@ringline/proto/contacts/v1/properties_pb';
export type {
  CustomerOrder as ContactOrderMapper,
  OrderLineItem as ContactOrderLineItemMapper,
} from '@ringline/proto/contacts/v1/customers_pb';
export type {
  ContactChanged as ContactUpdateMapper,
  CustomerChanged as CustomerChangeMapper,
} from '@ringline/proto/contacts/v1/events_pb';

export type {
  Duplicate as ContactDuplicateMapper,
  Merge as ContactMergeMapper,
} from '@ringline/proto/contacts/v1/merges_pb';

/** In inbox order each contact comes with its thread. */
export type ContactMapper = Contact & { readonly thread?: Thread };
export type {
  Import as ContactImportMapper,
  ImportColumn as ContactImportColumnMapper,
  ImportPreviewRow as ContactImportPreviewRowMapper,
  ImportProblemCount as ContactImportProblemCountMapper,
  ImportProblem as ContactImportReportRowMapper,
} from '@ringline/proto/contacts/v1/imports_pb';
export type {
  BestHour as BestHourMapper,
  ContactScore as ContactScoreMapper,
  GetContactScoresResponse as ContactScoresMapper,
  ScoreReason as ScoreReasonMapper,
} from '@ringline/proto/contacts/v1/scores_pb';
