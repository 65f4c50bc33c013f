/** What resolvers of this domain get as their parent: the messages of services. */
export type {
  AcquisitionDay as AcquisitionDayMapper,
  Keyword as KeywordMapper,
} from '@ringline/proto/contacts/v1/keywords_pb';
export type {
  WebForm as WebFormMapper,
  WebFormAsked as WebFormAskedMapper,
} from '@ringline/proto/contacts/v1/web_forms_pb';
