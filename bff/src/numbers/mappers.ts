/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { CallFlowOutcome } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { TryFlowResponse } from '@ringline/proto/telephony/v1/telephony_pb';
export type {
  AvailableNumber as AvailablePhoneNumberMapper,
  NumberPurchase as SubscriptionAddonMapper,
  ReclaimQuote as ReclaimPriceMapper,
} from '@ringline/proto/telephony/v1/purchases_pb';
export type {
  CallFallback as CallFallbackMapper,
  TrialSound as CallFlowTrialSoundMapper,
  CallForward as CallForwardMapper,
  CallPrompt as CallPromptMapper,
  CallQueueMember as CallQueueMemberMapper,
  CallWorkFlow as CallWorkFlowMapper,
  Holiday as HolidayMapper,
  IvrChoice as IvrChoiceMapper,
  SmartAgentStep as SmartAgentStepMapper,
  PhoneNumber as WorkspacePhoneNumberMapper,
} from '@ringline/proto/telephony/v1/telephony_pb';

/** Whose members are looked up. */
export interface CallWorkFlowTeamMapper {
  readonly teamId: string;
}

/** Of a flow that the number has not, also by whom and how. */
export type CallFlowTrialMapper = Pick<TryFlowResponse, 'entries' | 'end' | 'heard'> &
  Partial<Pick<CallFlowOutcome, 'answeredBy' | 'path'>>;
export type { SenderId as SenderIdMapper } from '@ringline/proto/telephony/v1/sender_ids_pb';
