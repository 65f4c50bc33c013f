/** What resolvers of this domain get as their parent: a registration, seen as what it is about. */
export type {
  Registration as ComplianceRegistrationDraftMapper,
  Registration as TollFreeVerificationDataMapper,
  RegisteredNumber as RegisteredNumberMapper,
  RegistrationFinding as RegistrationFindingMapper,
  RegistrationForm as PointOfContactMapper,
  RegistrationForm as SoleProprietorDataMapper,
  RegistrationForm as StandardBusinessDataMapper,
  RegistrationRejection as RegistrationRejectionMapper,
  RegistrationStep as RegistrationStepMapper,
} from '@ringline/proto/telephony/v1/registrations_pb';
export type {
  DocumentRejection as DocumentRejectionMapper,
  DocumentStep as DocumentStepMapper,
  HandedDocument as HandedDocumentMapper,
  NumberDocuments as NumberDocumentsMapper,
} from '@ringline/proto/telephony/v1/number_documents_pb';
