import { fromJson, type JsonValue, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Audience } from '@ringline/kit/events';
import { describePeer, readPeer } from '@ringline/kit/phone';
import {
  type CallItem,
  CallItemSchema,
  type ConversationSchema,
  type ThreadSchema,
} from '@ringline/proto/messaging/v1/messaging_pb';
import {
  CallMissedSchema,
  EmergencyCallPlacedSchema,
  RecordingMissingSchema,
  ConversationChangedSchema,
  ThreadChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { factsOf } from '../messages/channelFacts.ts';
import { attachmentsOf, describeAttachment } from '../attachments/attachment.ts';
import type { Emit, Item, NumberCopy, Thread } from './timeline.ts';

interface CreditLogRow {
  readonly amountMicros: string;
  /** Begun minutes. */
  readonly freeMinuteUsed: number;
  /** Items of before have none. */
  readonly freeSecondsUsed?: number;
}

const instant = (date: Date | null) => (date ? timestampFromDate(date) : undefined);

/** A call as it is stored. A newer replica beside this one may have written more than this one knows. */
export const callItemFrom = (stored: JsonValue): CallItem =>
  fromJson(CallItemSchema, stored, { ignoreUnknownFields: true });

/** What the buttons under a message say. */
function buttonsUnder(item: Item): string[] {
  const { template, action } = factsOf(item);
  return [...(template?.buttons ?? []), ...(action ? [action.text] : [])];
}

/** An item as RPC and events tell it. */
export function describeItem(
  item: Item,
  thread: Pick<Thread, 'contactId'>,
): MessageInitShape<typeof ConversationSchema> {
  const sentTime = instant(item.sentTime);
  const deliveredTime = instant(item.deliveredTime);
  return {
    id: item.id,
    workspaceId: item.workspaceId,
    threadId: item.threadId,
    contactId: thread.contactId ?? '',
    direction: item.direction,
    channel: item.channel,
    phoneNumberId: item.phoneNumberId,
    phoneNumber: item.phoneNumber,
    peerNumber: readPeer(item.peerNumber).address,
    peer: describePeer(item.peerNumber),
    agentUserId: item.agentUserId,
    createdAt: timestampFromDate(item.createdAt),
    updatedAt: timestampFromDate(item.updatedAt),
    ...(item.call ? { call: callItemFrom(item.call as JsonValue) } : {}),
    ...(item.channel !== 'VOICE'
      ? {
          message: {
            body: item.body,
            deliveryStatus: item.deliveryStatus,
            ...(sentTime ? { sentTime } : {}),
            ...(deliveredTime ? { deliveredTime } : {}),
            retries: item.retries,
            failedCode: item.failedCode,
            failedReason: item.failedReason,
            carrierCode: item.carrierCode,
            segments: item.segments,
            attachments: attachmentsOf(item).map(describeAttachment),
            isButton: factsOf(item).button ?? false,
            isForwarded: factsOf(item).forwarded ?? false,
            buttons: buttonsUnder(item),
            inSession: factsOf(item).inSession ?? false,
          },
        }
      : {}),
    creditLogs: (item.creditLogs as unknown as CreditLogRow[]).map((log) => ({
      amountMicros: BigInt(log.amountMicros),
      freeMinuteUsed: log.freeMinuteUsed,
      freeSecondsUsed: BigInt(log.freeSecondsUsed ?? log.freeMinuteUsed * 60),
    })),
    version: item.version,
    platformId: item.carrierSid ?? '',
  };
}

/** A thread as RPC and events tell it, with its newest item. */
export function describeThread(thread: Thread, last: Item | undefined): MessageInitShape<typeof ThreadSchema> {
  return {
    id: thread.id,
    workspaceId: thread.workspaceId,
    contactId: thread.contactId ?? '',
    peerNumber: readPeer(thread.peerNumber).address,
    peer: describePeer(thread.peerNumber),
    state: thread.state,
    unreadCount: thread.unreadCount,
    ...(last ? { lastConversation: describeItem(last, thread) } : {}),
    lastActivityAt: timestampFromDate(thread.lastActivityAt),
    version: thread.version,
    teamIds: [...thread.teamIds],
    // Rows of before have none.
    tagIds: [...((thread.tagIds as string[] | null) ?? [])],
    assigneeKind: thread.assigneeKind ?? '',
    assigneeId: thread.assigneeId ?? '',
    ...(thread.snoozedUntil ? { snoozedUntil: timestampFromDate(thread.snoozedUntil) } : {}),
  };
}

/** Who may see a thread's events: the teams of its numbers, and the person of ours who acted. */
function audienceOf(thread: Thread, item: Item | undefined): Audience {
  return { teams: [...thread.teamIds], users: item?.agentUserId ? [item.agentUserId] : [] };
}

/**
 * Tells of an item that was added or changed. `last`: the thread's newest item before that. The thread goes with it, so the audience
 * is the thread's; who sees the item alone is named beside it (threads/visible.ts).
 */
export function announceItem(emit: Emit, item: Item, thread: Thread, last: Item | undefined): void {
  const newest = thread.lastItemId === item.id ? item : last;
  const { addressedTeamIds, addressedUserIds } = item;
  emit(
    ConversationChangedSchema,
    {
      conversation: describeItem(item, thread),
      thread: describeThread(thread, newest),
      created: item.version === 1,
      itemTeamIds: [...(addressedTeamIds ?? [])],
      itemUserIds: [...(addressedUserIds ?? [])],
    },
    { key: thread.id, audience: audienceOf(thread, item) },
  );
}

/** Tells the teams of the number (defaults 12.1) that somebody called in vain, and those to which the call was led. */
export function announceMissed(emit: Emit, item: Item, thread: Thread, number: NumberCopy | undefined): void {
  const teamIds = [...new Set([...(number?.teamIds ?? []), ...(item.addressedTeamIds ?? [])])];
  emit(
    CallMissedSchema,
    { conversation: describeItem(item, thread), teamIds },
    { key: thread.id, audience: { teams: teamIds, users: [] } },
  );
}

/** Tells that what was to be heard of a call did not come. */
export function announceRecordingMissing(emit: Emit, item: Item, thread: Thread): void {
  emit(
    RecordingMissingSchema,
    { conversation: describeItem(item, thread) },
    { key: thread.id, audience: audienceOf(thread, item) },
  );
}

/** Tells that somebody of ours called an emergency number. */
export function announceEmergencyCall(emit: Emit, item: Item, thread: Thread): void {
  emit(
    EmergencyCallPlacedSchema,
    { conversation: describeItem(item, thread) },
    { key: thread.id, audience: audienceOf(thread, item) },
  );
}

/** Tells of a thread that changed alone. */
export function announceThread(emit: Emit, thread: Thread, last: Item | undefined): void {
  emit(
    ThreadChangedSchema,
    { thread: describeThread(thread, last) },
    { key: thread.id, audience: audienceOf(thread, last) },
  );
}
