import type { Principal } from '@ringline/kit/auth';
import { eventType, type Audience } from '@ringline/kit/events';
import { Refusal } from '@ringline/kit/errors';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import {
  MessagingService,
  type CallHandover,
  type CallItem,
  type CarrierCost,
  type Conversation,
  type CreditLog,
  type OutsideLeg,
  type Thread,
} from '@ringline/proto/messaging/v1/messaging_pb';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import type { TimelineEntry } from '@ringline/proto/telephony/v1/telephony_pb';
import {
  type ConversationChanged,
  ConversationChangedSchema,
  type ThreadChanged,
  ThreadChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { maySeeMoney } from '../billing/resolvers.ts';
import { named } from '../contacts/named.ts';
import type { OperationContext } from '../graphql/context.ts';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import { major } from '../graphql/present.ts';
import { asksForCount, selects } from '../graphql/selected.ts';
import { live, type Resolver, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import type { LiveEvent } from '../live/hub.ts';
import { listen, listenToAll, source, type Retelling } from '../live/listen.ts';
import { variant } from '../live/variant.ts';
import { addMessageFile, attachmentFields } from './attachments.ts';
import { inboxCounters } from './inboxCounters.ts';
import { peerOf } from './peer.ts';
import { canChangeWords, canPlay, closedBy, isMessage, keptUntil, linkOf, peaksOf, recordingOf } from './recordings.ts';
import type { QueryFetchConversationsArgs } from '../generated/resolverTypes.ts';

const CONVERSATION_CHANGED = eventType(ConversationChangedSchema);
const THREAD_CHANGED = eventType(ThreadChangedSchema);

type Recorded = NonNullable<ReturnType<typeof recordingOf>>;

const contactOf: Resolver<{ readonly contactId: string }, Contact | null> = ({ contactId }, _args, { loaders }) =>
  contactId ? loaders.contact.load(contactId) : null;

const money =
  (read: (call: CallItem) => bigint): Resolver<CallItem, number | null> =>
  async (call, _args, context) =>
    (await maySeeMoney(context)) ? major(read(call)) : null;

/** What we pay to the carrier is our own business: OWNER and ADMIN alone see it (defaults 5.2). */
const carrierMoney =
  <Cost>(read: (cost: CarrierCost) => Cost): Resolver<CallItem, Cost | null> =>
  async ({ carrierCost }, _args, context) => {
    const { role } = await context.principal();
    const mayKnow = (role === 'OWNER' || role === 'ADMIN') && (await maySeeMoney(context));
    return mayKnow && carrierCost ? read(carrierCost) : null;
  };

function either(contactId?: string | null, threadId?: string | null): { contactId: string; threadId: string } {
  if (!contactId === !threadId) {
    throw new Refusal({
      code: 'VALIDATION_FAILED',
      field: 'contactId',
      message: 'Name either the contact or the thread.',
    });
  }
  return { contactId: contactId ?? '', threadId: threadId ?? '' };
}

/**
 * What of an item's change somebody gets: the item with its thread, the item alone where a call was addressed to them in a thread that
 * they do not see, or nothing. A timeline is read with MESSAGES:READ, as the query that the frames answer.
 */
function seenOf(event: ConversationChanged, audience: Audience | null, principal: Principal) {
  if (event.conversation === undefined) return undefined;
  if (maySee(principal, 'MESSAGES', audience)) return event;
  const addressed = { teams: event.itemTeamIds, users: event.itemUserIds };
  return maySee(principal, 'MESSAGES', addressed)
    ? variant(event, 'without its thread', () => ({ ...event, thread: null }))
    : undefined;
}

type Seen = NonNullable<ReturnType<typeof seenOf>>;

const threadOf = ({ type, message }: LiveEvent): Thread | undefined =>
  type === CONVERSATION_CHANGED || type === THREAD_CHANGED
    ? (message as ConversationChanged | ThreadChanged).thread
    : undefined;

/**
 * Missed items are told as they are now, as new ones if the client does not know them, and with their thread only where the
 * thread has not changed since: what is read and open in it would be undone.
 */
const itemsAgain: Retelling<typeof ConversationChangedSchema, Seen> = {
  stateOf: ({ conversation }) => conversation?.id,
  tell: (item, earlier, later) => ({
    ...item,
    created: item.created || earlier.some(({ created }) => created),
    thread: later.some((event) => threadOf(event)?.id === item.thread?.id) ? null : item.thread,
  }),
};

function visibleThread(
  thread: Thread | undefined,
  audience: Audience | null,
  principal: Principal,
): Thread | undefined {
  return maySee(principal, 'MESSAGES', audience) ? thread : undefined;
}

/** What both events that tell of a thread make. */
const fromThreads = <T>(
  select: (event: ThreadsEvent, audience: Audience | null, principal: Principal) => T | undefined,
  stateOf: (event: ThreadsEvent) => string | undefined,
) => [
  source(ThreadChangedSchema, (event, audience, principal) => select(event, audience, principal), { stateOf }),
  source(ConversationChangedSchema, (event, audience, principal) => select(event, audience, principal), { stateOf }),
];
type ThreadsEvent = Pick<ThreadChanged, 'thread'>;

/** The figures of an inbox are counted at most this often, in milliseconds, however much happens in it. */
const COUNTED_EVERY_MS = 1_000;
const COUNT = {};

/** Numbers have no contact of this id: what is to fit nothing has to name something. */
const NONE = '00000000-0000-0000-0000-000000000000';
async function numbersOf(teamId: string, { loaders }: OperationContext): Promise<string[]> {
  const numbers = await loaders.numbersOfTeam.load(teamId);
  return numbers.length === 0 ? [NONE] : numbers.map(({ id }) => id);
}

/** Calls need CALLS:READ, which the call history asks for; a thread holds both and needs MESSAGES:READ. */
async function fetchConversations(args: QueryFetchConversationsArgs, context: OperationContext, counted: boolean) {
  const messaging = context.call(MessagingService);
  const page = { ...pageRequest(args), uncounted: !counted };
  if (args.channel === 'call' && !args.threadId) {
    const history = await messaging.listCallHistory({
      page,
      contactId: args.contactId ?? '',
      direction: args.direction ?? '',
      statuses: args.statuses ?? [],
      phoneNumberId: args.phoneNumberId ?? '',
      agentUserId: args.agentUserId ?? '',
      ...(args.from ? { from: args.from } : {}),
      ...(args.until ? { until: args.until } : {}),
      outcome: args.outcome ? CallOutcome[args.outcome] : CallOutcome.UNSPECIFIED,
      text: args.text ?? '',
      contactIds: await named(args.text ?? '', context),
      phoneNumberIds: args.teamId ? await numbersOf(args.teamId, context) : [],
      addressedTeamIds: args.teamId ? [args.teamId] : [],
    });
    return listPayload(history.conversations, history.metadata);
  }
  if (args.channel === 'message' && !args.threadId) {
    const history = await messaging.listMessageHistory({
      page,
      contactId: args.contactId ?? '',
      direction: args.direction ?? '',
      channels: [...(args.channels ?? [])],
      deliveryStatuses: [...(args.deliveryStatuses ?? [])],
      phoneNumberId: args.phoneNumberId ?? '',
      agentUserId: args.agentUserId ?? '',
      teamId: args.teamId ?? '',
      ...(args.from ? { from: args.from } : {}),
      ...(args.until ? { until: args.until } : {}),
      text: args.text ?? '',
      contactIds: await named(args.text ?? '', context),
      counted: args.counted ?? false,
      firstReplies: args.firstReplies ?? false,
    });
    return listPayload(history.conversations, history.metadata);
  }
  const channel = args.channel === 'call' ? 'VOICE' : args.channel === 'message' ? 'SMS' : '';
  const answer = await messaging.listConversations({
    page,
    contactId: args.contactId ?? '',
    threadId: args.threadId ?? '',
    channel,
    direction: args.direction ?? '',
  });
  return listPayload(answer.conversations, answer.metadata);
}

/** Telephony says who may know that of a call; a text's is for who sees all texts. */
async function platformIdOf({ call, platformId }: Conversation, context: OperationContext): Promise<string | null> {
  if (call) return (await context.loaders.callSid.load(call.callId))?.carrierSid || null;
  return (await context.principal()).scope('MESSAGES', 'READ') === 'all' ? platformId || null : null;
}

export const conversations = {
  Query: {
    fetchConversations: (_source, args, context, info) => fetchConversations(args, context, asksForCount(info)),
    getWorkspaceConversationEntity: async (_source, { id }, context) =>
      (await context.call(MessagingService).getConversation({ id })).conversation,
    async fetchInbox(_source, args, context, info) {
      const answer = await context.call(MessagingService).listThreads({
        page: { ...pageRequest(args), uncounted: !asksForCount(info) },
        withoutTotalUnread: !selects(info, ['totalUnread']),
        filter: args.filter ?? '',
        query: args.query ?? '',
        tagId: args.tagId ?? '',
        assigned: args.assigned ?? '',
        contactIds: await named(args.query ?? '', context),
      });
      return { ...listPayload(answer.threads, answer.metadata), totalUnread: answer.totalUnread };
    },
  },
  Mutation: {
    uploadMessageFile: (_source, { file }, context) => addMessageFile(context, file),
    async sendMessage(_source, { input }, context) {
      const answer = await context.call(MessagingService).sendMessage({
        phoneNumberId: input.phoneNumberId,
        contactId: input.contactId ?? '',
        to: input.to ?? '',
        body: input.body,
        attachmentIds: [...(input.attachmentIds ?? [])],
        channel: input.channel ?? '',
        templateId: input.templateId ?? '',
        templateValues: [...(input.templateValues ?? [])],
        ...(input.button ? { button: input.button } : {}),
        idempotencyKey: input.idempotencyKey ?? context.edge.ids.uuid(),
      });
      return answer.conversation;
    },
    resendMessage: async (_source, { id }, context) =>
      (await context.call(MessagingService).resendMessage({ conversationId: id })).conversation,
    async changeConversationReadSate(_source, args, context) {
      const whose = either(args.contactId, args.threadId);
      return (await context.call(MessagingService).changeReadState({ isRead: args.isRead, ...whose })).thread;
    },
    changeThreadState: async (_source, { threadId, state }, context) =>
      (await context.call(MessagingService).changeThreadState({ threadId, state })).thread,
  },
  Subscription: {
    contactConversation: live((_source, { contactId, threadId }) =>
      listen(
        ConversationChangedSchema,
        (event, audience, principal) => {
          if (contactId && event.conversation?.contactId !== contactId) return undefined;
          return threadId && event.conversation?.threadId !== threadId ? undefined : seenOf(event, audience, principal);
        },
        itemsAgain,
      ),
    ),
    newWorkspaceConversation: live((_source, { workspaceId }, context) => {
      context.assertWorkspace(workspaceId);
      return listen(
        ConversationChangedSchema,
        (event, audience, principal) => (event.created ? seenOf(event, audience, principal) : undefined),
        itemsAgain,
      );
    }),
    // A new item changes its thread too, and says so in its own event alone.
    threadChanged: live(() =>
      listenToAll(
        fromThreads(
          ({ thread }, audience, principal) => visibleThread(thread, audience, principal),
          ({ thread }) => thread?.id,
        ),
      ),
    ),
    inboxCountersChanged: {
      // Whoever sees the thread counts it. However much was missed, they are the same figures.
      subscribe: () => ({
        ...listenToAll(
          fromThreads(
            ({ thread }, audience, principal) => (visibleThread(thread, audience, principal) ? COUNT : undefined),
            () => 'counters',
          ),
        ),
        everyMs: COUNTED_EVERY_MS,
      }),
      resolve: (_frame, _args, context) => inboxCounters(context),
    },
  },
  Conversation: {
    thread: ({ threadId }: Conversation, _args, { loaders }) => loaders.threadById.load(threadId),
    peer: peerOf,
    contact: contactOf,
    phoneNumber: (item: Conversation) => ({ phoneNumberId: item.phoneNumberId, number: item.phoneNumber }),
    agent: (item: Conversation, _args, { loaders }) =>
      item.agentUserId ? loaders.profile.load(item.agentUserId) : null,
    isAutomatic: ({ channel, direction, agentUserId }: Conversation) =>
      channel !== 'VOICE' && direction === 'OUTBOUND' && !agentUserId,
    otherAgents: async ({ call, agentUserId }: Conversation, _args, { loaders }) => {
      const others = (call?.hadUserIds ?? []).filter((userId) => userId !== agentUserId);
      const profiles = await Promise.all(others.map((userId) => loaders.profile.load(userId)));
      return profiles.filter((profile) => profile !== null);
    },
    call: (item: Conversation) => item.call ?? null,
    transfer: (item: Conversation) => item.call?.transfer ?? null,
    isOutsideBusinessHours: (item: Conversation) => item.call?.outsideBusinessHours ?? false,
    isEmergency: (item: Conversation) => item.call?.isEmergency ?? false,
    message: (item: Conversation) => (item.message ? { ...item.message, type: item.channel } : null),
    events: async ({ call }: Conversation, _args, { loaders }) =>
      call ? ((await loaders.callRecord.load(call.callId))?.entries ?? null) : [],
    platformId: (item: Conversation, _args, context) => platformIdOf(item, context),
    creditLogs: async (item: Conversation, _args, context) => ((await maySeeMoney(context)) ? item.creditLogs : []),
  },
  ConversationEvent: {
    createdAt: (entry: TimelineEntry) => entry.at,
  },
  ConversationTransfer: {
    fromAgentName: (transfer: CallHandover) => transfer.fromName,
    toTeam: (transfer: CallHandover) => transfer.toKind === 'TEAM',
    toUserOrTeamName: (transfer: CallHandover) => transfer.toName,
    message: (transfer: CallHandover) => transfer.message || null,
  },
  ConversationPhoneNumber: {
    name: async ({ phoneNumberId }: { phoneNumberId: string }, _args, { loaders }) =>
      phoneNumberId ? ((await loaders.number.load(phoneNumberId))?.name ?? null) : null,
  },
  ConversationCall: {
    endAt: (call: CallItem) => call.endedAt,
    talkTime: (call: CallItem) => call.talkTimeSeconds,
    queueTime: (call: CallItem) => call.queueTimeSeconds,
    queuePosition: (call: CallItem) => call.queuePosition || null,
    callDuration: (call: CallItem) => call.callDurationSeconds,
    billingDuration: (call: CallItem) => call.billingDurationSeconds,
    callCost: carrierMoney(({ phonesMicros, browsersMicros }) => major(phonesMicros + browsersMicros)),
    callCostParts: carrierMoney(({ phonesMicros, browsersMicros }) => ({
      phones: major(phonesMicros),
      browsers: major(browsersMicros),
    })),
    costPayable: money(
      ({ costPayableMicros, transcriptCostMicros, outsideLegs }) =>
        costPayableMicros + transcriptCostMicros + outsideLegs.reduce((sum, { costMicros }) => sum + costMicros, 0n),
    ),
    transcriptCost: money((call) => call.transcriptCostMicros),
    rate: money((call) => call.rateMicros),
    isVoiceMailRecording: isMessage,
    recording: (call: CallItem) => recordingOf(call),
    canChangeWords: (call: CallItem, _args, context) => canChangeWords(call, context),
  },
  CallRecording: {
    canPlay: (recording: Recorded, _args, context) => canPlay(recording, context),
    closedBy: (recording: Recorded, _args, context) => closedBy(recording, context),
    default: async ({ callId }: Recorded, _args, { loaders }) =>
      (await loaders.recordingRights.load(callId))?.recordedByNumber ?? null,
    url: (recording: Recorded, args: Parameters<typeof linkOf>[1], context) => linkOf(recording, args, context),
    peaks: (recording: Recorded, _args, context) => peaksOf(recording, context),
    keptUntil: (recording: Parameters<typeof keptUntil>[0], _args, context) => keptUntil(recording, context),
  },
  OutsideLeg: {
    id: (leg: OutsideLeg) => leg.legId,
    billingDuration: (leg: OutsideLeg) => leg.billingDurationSeconds,
    freeMinuteUsed: (leg: OutsideLeg) => Math.ceil(Number(leg.freeSeconds) / 60),
    freeSecondsUsed: (leg: OutsideLeg) => Number(leg.freeSeconds),
    cost: async (leg: OutsideLeg, _args, context) => ((await maySeeMoney(context)) ? major(leg.costMicros) : null),
  },
  MessageAttachment: attachmentFields,
  CreditLog: {
    amount: (log: CreditLog) => major(log.amountMicros),
    freeSecondsUsed: (log: CreditLog) => Number(log.freeSecondsUsed),
  },
  Thread: {
    peer: peerOf,
    contact: (thread: Thread, args, context) => contactOf(thread, args, context),
  },
} satisfies Resolvers;
