/** Batched look-ups of what lists refer to, for one operation. */
import type { DescService } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { Refusal, refusalOf } from '@ringline/kit/errors';
import { ContactsService, type Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import { ContactPropertyService, type ContactProperty } from '@ringline/proto/contacts/v1/properties_pb';
import { SubscriberListService, type SubscriberList, type Subscription } from '@ringline/proto/contacts/v1/lists_pb';
import { CustomerService, type Customer } from '@ringline/proto/contacts/v1/customers_pb';
import { ConsentService, type Consent } from '@ringline/proto/messaging/v1/consent_pb';
import { CommentService, type Comment } from '@ringline/proto/messaging/v1/comments_pb';
import { ConversationTagService, type ConversationTag } from '@ringline/proto/messaging/v1/tags_pb';
import { InternalChatService } from '@ringline/proto/messaging/v1/internal_pb';
import { ContactNoteService } from '@ringline/proto/messaging/v1/notes_pb';
import { type Conversation, MessagingService, type Thread } from '@ringline/proto/messaging/v1/messaging_pb';
import { DeviceService, type DeviceAvailability } from '@ringline/proto/telephony/v1/devices_pb';
import { NumberPurchaseService, type ReclaimQuote } from '@ringline/proto/telephony/v1/purchases_pb';
import { RegistrationService, type Registration } from '@ringline/proto/telephony/v1/registrations_pb';
import { SoundService, type Sound } from '@ringline/proto/telephony/v1/sounds_pb';
import {
  RecordingService,
  type OpenedRecording,
  type RecordingRights,
  type RecordingSettings,
} from '@ringline/proto/telephony/v1/recordings_pb';
import {
  CallService,
  NumberService,
  type CallRecord,
  type NumberSetup,
  type PhoneNumber,
} from '@ringline/proto/telephony/v1/telephony_pb';
import { TranscriptService, type Transcript } from '@ringline/proto/telephony/v1/transcripts_pb';
import { MediaService, type Media } from '@ringline/proto/workspace/v1/media_pb';
import { WorkspaceService, type Role, type Team, type UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import DataLoader from 'dataloader';
import type { ExactClient } from './exact.ts';

/** Calls on behalf of the caller. */
interface Calls {
  call<Service extends DescService>(service: Service): ExactClient<Service>;
  callOutsideWorkspaces<Service extends DescService>(service: Service): ExactClient<Service>;
  principal(): Promise<Pick<Principal, 'workspaceId' | 'scope'>>;
}

export interface Loaders {
  readonly contact: DataLoader<string, Contact | null>;
  /** By E.164 number. */
  readonly contactByNumber: DataLoader<string, Contact | null>;
  /** By the contact's id; null for one that no shop knows. */
  readonly customer: DataLoader<string, Customer | null>;
  /** Of the workspace, whatever it is asked by. */
  readonly contactProperties: DataLoader<string, readonly ContactProperty[]>;
  /** By the contact's id: the lists that the contact is on. */
  readonly subscriptions: DataLoader<string, JoinedList[]>;
  /** By the contact's id; null for one who was never asked. */
  readonly consent: DataLoader<string, Consent | null>;
  /** By the contact's id. */
  readonly thread: DataLoader<string, Thread | null>;
  /** By its own id; null for one that the caller may not see. */
  readonly threadById: DataLoader<string, Thread | null>;
  /** Of the workspace, by name, whatever it is asked by. */
  readonly conversationTags: DataLoader<string, readonly ConversationTag[]>;
  /** By the conversation's id, oldest first. */
  readonly comments: DataLoader<string, Comment[]>;
  /** By the contact's id, newest first. */
  readonly notes: DataLoader<string, Comment[]>;
  /** By its own id; null for one that the caller may not see, or that is gone. */
  readonly conversation: DataLoader<string, Conversation | null>;
  /** By user id. */
  readonly profile: DataLoader<string, UserProfile | null>;
  readonly number: DataLoader<string, PhoneNumber | null>;
  /** By the number's id; null for one that the caller may not see. */
  readonly numberSetup: DataLoader<string, NumberSetup | null>;
  /** Of a released number, by its id; null where it can't be had back, or not by the caller. */
  readonly reclaimQuote: DataLoader<string, ReclaimQuote | null>;
  /** By the toll-free number's id; null for those who don't see registrations. */
  readonly registrationOfNumber: DataLoader<string, Registration | null>;
  /** By the call's id, its timeline and the carrier's id; null for a call that the caller may not see. */
  readonly callRecord: DataLoader<string, CallRecord | null>;
  /** The same without the timeline. */
  readonly callSid: DataLoader<string, CallRecord | null>;
  /** Those whose call flow rings a team, by the team's id. */
  readonly numbersOfTeam: DataLoader<string, PhoneNumber[]>;
  readonly team: DataLoader<string, Team | null>;
  /** By name. */
  readonly role: DataLoader<string, Role | null>;
  /** Files of the signed-in person. */
  /** Of the workspace. */
  readonly sound: DataLoader<string, Sound | null>;
  readonly ownMedia: DataLoader<string, Media | null>;
  /** Of the workspace, whatever it is asked by. */
  readonly recordingSettings: DataLoader<string, RecordingSettings | null>;
  /** By the call's id, what the caller may do with its recording; null for a call that the caller may not see. */
  readonly recordingRights: DataLoader<string, RecordingRights | null>;
  /** By the call's id; null for those who may not hear it. Whoever asks is noted as having heard it. */
  readonly openedRecording: DataLoader<string, OpenedRecording | null>;
  /** The same, to keep the file: whoever asks is noted as having downloaded it. */
  readonly downloadedRecording: DataLoader<string, OpenedRecording | null>;
  /** By the call's id; null for those who may not read it. Whoever asks is noted as having read it. */
  readonly transcript: DataLoader<string, Transcript | null>;
  /** What is about a call's words, such as their summary, without the words. */
  readonly aboutTranscript: DataLoader<string, Transcript | null>;
  /** By user id; null where no workspace is chosen. */
  readonly deviceAvailability: DataLoader<string, DeviceAvailability | null>;
  /** By user id: what they wrote to the caller alone that is unread. */
  readonly unreadFrom: DataLoader<string, number>;
}

/** A list, and that a contact is on it. */
export interface JoinedList {
  readonly subscriberList: SubscriberList;
  readonly subscription: Subscription;
}

const MAX_BATCH = 100;
/** Threads of a contact that are looked for among those of others. */
const THREADS_EACH = 2;

/** A page of as many rows as there are ids. */
const uncounted = (limit: number) => ({ page: { limit, uncounted: true }, withoutTotalUnread: true });

export function createLoaders(context: Calls): Loaders {
  return {
    contact: new DataLoader(
      async (ids) => {
        const { contacts, merged } = await context.call(ContactsService).batchGetContacts({ ids: [...ids] });
        const byId = new Map(contacts.map((contact) => [contact.id, contact]));
        // What names a contact that became a part of another one leads there.
        return ids.map((id) => byId.get(id) ?? byId.get(merged[id] ?? '') ?? null);
      },
      { maxBatchSize: MAX_BATCH },
    ),
    contactByNumber: new DataLoader((numbers) =>
      Promise.all(
        numbers.map((phoneNumber) => contactByNumber(context, phoneNumber).catch((error: unknown) => asError(error))),
      ),
    ),
    unreadFrom: new DataLoader(async (userIds) => {
      const { chats } = await context.call(InternalChatService).listInternalChats({});
      const unread = new Map(chats.map(({ target, unreadCount }) => [target?.userId ?? '', unreadCount]));
      return userIds.map((userId) => unread.get(userId) ?? 0);
    }),
    customer: batched(
      async (contactIds) => (await context.call(CustomerService).batchGetCustomers({ contactIds })).customers,
      (customer) => customer.contactId,
    ),
    contactProperties: new DataLoader(async (keys) => {
      const { properties } = await context.call(ContactPropertyService).listContactProperties({});
      return keys.map(() => properties);
    }),
    subscriptions: new DataLoader(
      async (contactIds) => {
        const { subscriptions, lists } = await context
          .call(SubscriberListService)
          .batchGetSubscriptions({ contactIds: [...contactIds] });
        const byId = new Map(lists.map((list) => [list.id, list]));
        return contactIds.map((id) =>
          subscriptions.flatMap((subscription): JoinedList[] => {
            const subscriberList = byId.get(subscription.listId);
            return subscription.contactId === id && subscriberList ? [{ subscriberList, subscription }] : [];
          }),
        );
      },
      { maxBatchSize: MAX_BATCH },
    ),
    consent: batched(
      async (contactIds) => (await context.call(ConsentService).batchGetConsents({ contactIds })).consents,
      (consent) => consent.contactId,
    ),
    thread: batched(
      async (contactIds) => {
        // A contact with several numbers has a thread with each: the newest, which comes first, is kept.
        const page = uncounted(THREADS_EACH * contactIds.length);
        return (await context.call(MessagingService).listThreads({ contactIds, ...page })).threads.toReversed();
      },
      (thread) => thread.contactId,
      MAX_BATCH / THREADS_EACH,
    ),
    threadById: batched(
      async (threadIds) =>
        (await context.call(MessagingService).listThreads({ threadIds, ...uncounted(threadIds.length) })).threads,
      (thread) => thread.id,
    ),
    conversationTags: new DataLoader(async (keys) => {
      const { tags } = await context.call(ConversationTagService).listConversationTags({});
      return keys.map(() => tags);
    }),
    comments: new DataLoader(
      async (conversationIds) => {
        const found = await context.call(CommentService).listComments({ conversationIds: [...conversationIds] });
        const byConversation = Map.groupBy(found.comments, ({ conversationId }) => conversationId);
        return conversationIds.map((id) => byConversation.get(id) ?? []);
      },
      { maxBatchSize: MAX_BATCH },
    ),
    notes: new DataLoader(
      async (contactIds) => {
        const found = await context.call(ContactNoteService).listContactNotes({ contactIds: [...contactIds] });
        const byContact = Map.groupBy(found.notes, ({ contactId }) => contactId);
        return contactIds.map((id) => byContact.get(id) ?? []);
      },
      { maxBatchSize: MAX_BATCH },
    ),
    conversation: new DataLoader((ids) => Promise.all(ids.map((id) => conversationOf(context, id)))),
    profile: batched(
      async (userIds) => (await context.call(WorkspaceService).listUserProfiles({ userIds })).userProfiles,
      (profile) => profile.userId,
    ),
    number: batched(
      async () => (await context.call(NumberService).listNumbers({ senders: true })).numbers,
      (number) => number.id,
    ),
    registrationOfNumber: batched(
      async () => {
        const principal = await context.principal();
        if (principal.scope('COMPLAINCE', 'READ') === undefined) return [];
        return (await context.call(RegistrationService).listRegistrations({})).registrations;
      },
      (registration) => registration.phoneNumberId,
    ),
    reclaimQuote: batched(
      async () => {
        const principal = await context.principal();
        if (principal.scope('PHONE_NUMBERS', 'CREATE') === undefined) return [];
        return (await context.call(NumberPurchaseService).quoteReclaims({})).quotes;
      },
      (quote) => quote.phoneNumberId,
    ),
    numberSetup: batched(
      async (ids) => (await context.call(NumberService).listNumberSetups({ ids })).setups,
      (setup) => setup.phoneNumberId,
    ),
    callRecord: batched(
      async (callIds) => (await context.call(CallService).listCallRecords({ callIds })).records,
      (record) => record.callId,
    ),
    callSid: batched(
      async (callIds) => (await context.call(CallService).listCallRecords({ callIds, withoutEntries: true })).records,
      (record) => record.callId,
    ),
    numbersOfTeam: new DataLoader(async (teamIds) => {
      const { numbers } = await context.call(NumberService).listNumbers({});
      return teamIds.map((teamId) => numbers.filter(({ callWorkFlow }) => callWorkFlow?.teamId === teamId));
    }),
    team: batched(
      async () => (await context.call(WorkspaceService).listTeams({})).teams,
      (team) => team.id,
    ),
    role: batched(
      async () => (await context.call(WorkspaceService).listRoles({})).roles,
      (role) => role.name,
    ),
    sound: batched(
      async () => (await context.call(SoundService).listSounds({})).sounds,
      (sound) => sound.id,
    ),
    recordingSettings: new DataLoader(async (keys) => {
      const { settings } = await context.call(RecordingService).getRecordingSettings({});
      return keys.map(() => settings ?? null);
    }),
    recordingRights: batched(
      async (callIds) => (await context.call(RecordingService).listRecordingRights({ callIds })).rights,
      (rights) => rights.callId,
    ),
    openedRecording: batched(
      async (callIds) => (await context.call(RecordingService).openRecordings({ callIds })).recordings,
      (recording) => recording.callId,
    ),
    downloadedRecording: batched(
      async (callIds) => (await context.call(RecordingService).openRecordings({ callIds, download: true })).recordings,
      (recording) => recording.callId,
    ),
    transcript: batched(
      async (callIds) => (await context.call(TranscriptService).listTranscripts({ callIds })).transcripts,
      (transcript) => transcript.callId,
    ),
    aboutTranscript: batched(
      async (callIds) =>
        (await context.call(TranscriptService).listTranscripts({ callIds, withoutWords: true })).transcripts,
      (transcript) => transcript.callId,
    ),
    ownMedia: batched(
      async (ids) => (await context.callOutsideWorkspaces(MediaService).batchGetOwnMedia({ ids })).media,
      (media) => media.id,
    ),
    deviceAvailability: batched(
      async (userIds) =>
        (await context.principal()).workspaceId
          ? (await context.call(DeviceService).batchGetAvailability({ userIds })).availabilities
          : [],
      (availability) => availability.userId,
    ),
  };
}

/** Of somebody who does not see it, as of nobody, there is none. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['NOT_FOUND', 'FORBIDDEN_ROLE', 'OUT_OF_SCOPE']);

async function conversationOf(context: Calls, id: string): Promise<Conversation | null | Error> {
  try {
    return (await context.call(MessagingService).getConversation({ id })).conversation ?? null;
  } catch (error) {
    return UNSEEN.has(refusalOf(error)?.code) ? null : asError(error);
  }
}

/** The contact of a number, null when nobody has it. */
export async function contactByNumber(context: Calls, phoneNumber: string): Promise<Contact | null> {
  try {
    return (await context.call(ContactsService).getContactByPhoneNumber({ phoneNumber })).contact ?? null;
  } catch (error) {
    if (refusalOf(error)?.code === 'NOT_FOUND') return null;
    throw error;
  }
}

function batched<T>(
  fetch: (keys: string[]) => Promise<T[]>,
  keyOf: (found: T) => string,
  maxBatchSize = MAX_BATCH,
): DataLoader<string, T | null> {
  return new DataLoader(
    async (keys) => {
      const found = new Map((await fetch([...keys])).map((each) => [keyOf(each), each]));
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Refusal({ code: 'INTERNAL', message: String(error) });
}
