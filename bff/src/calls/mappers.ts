/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type { BlockedNumber as BlockedNumberMapper } from '@ringline/proto/telephony/v1/block_list_pb';
export type { QueueCallback as QueueCallbackMapper } from '@ringline/proto/telephony/v1/callbacks_pb';
export type {
  CallChanged as CallUpdateMapper,
  IncomingCallMuted as MutedCallMapper,
  ReachabilityChanged as ReachabilityMapper,
} from '@ringline/proto/telephony/v1/events_pb';
export type {
  LiveAgent as LiveActivityAgentMapper,
  LiveCall as LiveActivityCallMapper,
  GetCallStatsResponse as LiveActivityCallStatsMapper,
} from '@ringline/proto/telephony/v1/live_pb';
export type {
  LegQuality as CallLegQualityMapper,
  MediaFigures as MediaFiguresMapper,
  MediaSample as MediaSampleMapper,
  MediaSetup as MediaSetupMapper,
  MediaWarning as MediaWarningMapper,
  GetNewCallSessionResponse as NewCallSessionMapper,
  TrackCallSessionResponse as TrackedCallSessionMapper,
} from '@ringline/proto/telephony/v1/media_quality_pb';
export type { EndedBy as CallEndedByMapper, CallNote as CallNoteMapper } from '@ringline/proto/telephony/v1/notes_pb';
export type {
  Participant as CallParticipantMapper,
  Supervision as CallSupervisionMapper,
  Transfer as CallTransferMapper,
} from '@ringline/proto/telephony/v1/participants_pb';
export type {
  Call as CallMapper,
  Offer as CallOfferMapper,
  TimelineEntry as CallTimelineEntryMapper,
  ReportDeviceResponse as DeviceReportMapper,
} from '@ringline/proto/telephony/v1/telephony_pb';
export type { ChangeWrapUpResponse as WrapUpMapper } from '@ringline/proto/telephony/v1/wrap_up_pb';
