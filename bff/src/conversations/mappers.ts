/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { ConversationChanged } from '@ringline/proto/messaging/v1/events_pb';
import type { Conversation, MessageItem, Thread } from '@ringline/proto/messaging/v1/messaging_pb';
import type { recordingOf } from './recordings.ts';
export type {
  Card as CommentCardMapper,
  Comment as CommentMapper,
  Mention as CommentMentionMapper,
} from '@ringline/proto/messaging/v1/comments_pb';
export type { TeamFile as CommentMediaMapper } from '@ringline/proto/messaging/v1/team_files_pb';
export type {
  AssignmentLogEntry as AssignmentLogEntryMapper,
  AssignmentRule as AssignmentRuleMapper,
} from '@ringline/proto/messaging/v1/assignment_pb';
export type { ConversationTag as ConversationTagMapper } from '@ringline/proto/messaging/v1/tags_pb';
export type ConversationAssigneeMapper = Pick<Thread, 'assigneeKind' | 'assigneeId'>;
export type { Draft as MessageDraftMapper } from '@ringline/proto/messaging/v1/drafts_pb';
export type {
  ContactNotesChanged as ContactNotesChangeMapper,
  ReplyBegun as ConversationReplyMapper,
} from '@ringline/proto/messaging/v1/events_pb';
export type { SavedReply as SavedReplyMapper } from '@ringline/proto/messaging/v1/saved_replies_pb';
export type { FollowUp as FollowUpMapper, InboxView as InboxViewMapper } from '@ringline/proto/messaging/v1/triage_pb';
export type { ScheduledMessage as ScheduledMessageMapper } from '@ringline/proto/messaging/v1/scheduled_pb';
export type { InternalChat as InternalChatMapper } from '@ringline/proto/messaging/v1/internal_pb';
export type { Comment as InternalMessageMapper } from '@ringline/proto/messaging/v1/comments_pb';
export type { ShownMessage as InternalConversationMapper } from './internal.ts';
export type {
  MessageChannel as MessageChannelMapper,
  ListViberSendersResponse as ViberSetupMapper,
  ViberSender as ViberSenderMapper,
  WhatsAppSender as WhatsAppSenderMapper,
  WhatsAppTemplate as WhatsAppTemplateMapper,
  WhatsAppTemplateButton as WhatsAppTemplateButtonMapper,
} from '@ringline/proto/messaging/v1/channels_pb';
/** Counted as they are asked for. */
export type InboxCountersMapper = object;
export type { Peer as PeerMapper } from '@ringline/proto/common/v1/common_pb';
export type {
  Conversation as ConversationMapper,
  CallItem as ConversationCallMapper,
  CallHandover as ConversationTransferMapper,
  CreditLog as CreditLogMapper,
  LegalHold as LegalHoldMapper,
  Attachment as MessageAttachmentMapper,
  OutsideLeg as OutsideLegMapper,
  RecordingDeletion as RecordingDeletionMapper,
  Thread as ThreadMapper,
} from '@ringline/proto/messaging/v1/messaging_pb';
export type { RecordingSettings as RecordingSettingsMapper } from '@ringline/proto/telephony/v1/recordings_pb';
export type { TimelineEntry as ConversationEventMapper } from '@ringline/proto/telephony/v1/telephony_pb';

export type ConversationMessageMapper = MessageItem & { readonly type: Conversation['channel'] };

export interface ConversationPhoneNumberMapper {
  readonly phoneNumberId: string;
  readonly number: string;
}

/** Without the thread for those who see the item alone. */
export type ConversationUpdateMapper = Pick<ConversationChanged, 'conversation' | 'created'> & {
  readonly thread?: Thread | null | undefined;
};

export type CallRecordingMapper = NonNullable<ReturnType<typeof recordingOf>>;

export interface CommentReactionMapper {
  readonly emoji: string;
  readonly userIds: readonly string[];
  readonly mine: boolean;
}
