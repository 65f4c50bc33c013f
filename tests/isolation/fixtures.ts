/** For every RPC method an input that succeeds when the right person sends it. A method without one fails the matrix by name. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { randomUUID } from 'node:crypto';
import { eventually } from '@ringline/kit/testing';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { BlockListService } from '@ringline/proto/telephony/v1/block_list_pb';
import { ConferenceService } from '@ringline/proto/telephony/v1/conferences_pb';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import { CallService, NumberService, type PlaceCallResponse } from '@ringline/proto/telephony/v1/telephony_pb';
import { AccessService, WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { OutsideWorld, PASSWORD, aPerson, newEmail, openPhone, signUp, type HeadlessPhone } from '../testkit/index.ts';
import { securityFixtures } from './securityFixtures.ts';
import { flowFixtures } from './flowFixtures.ts';
import { soundFixtures } from './soundFixtures.ts';
import { wrapUpFixtures } from './wrapUpFixtures.ts';
import { accountFixtures } from './accountFixtures.ts';
import { analyticsFixtures } from './analyticsFixtures.ts';
import type { Cell, Fixture } from './fixture.ts';
import { notificationFixtures } from './notificationFixtures.ts';
import { peopleFixtures } from './peopleFixtures.ts';
import { aCustomer, type RoleName, type World } from './tenants.ts';

const phones = new Map<RoleName, Promise<HeadlessPhone>>();
const phoneOf = ({ world: { ours }, by }: Cell): Promise<HeadlessPhone> => {
  const known = phones.get(by) ?? openPhone(ours.people[by].api.as({ workspace: ours.workspaceId }), { tone: 1_300 });
  phones.set(by, known);
  return known;
};
const outsideOf = ({ world }: Cell) => new OutsideWorld(world.product.url);
const calls = async ({ world, by }: Cell) => world.as(CallService, await world.principalOf(by));
let peers = 0;
const newPeer = () => `+1202555${String(1_000 + (peers += 1)).padStart(4, '0')}`;

/** Nobody may begin more than 20 calls a minute; the matrix begins more, so that those of before count as older. */
async function calledLongAgo({ world: { product, ours } }: Cell): Promise<void> {
  const telephony = product.services.find(({ name }) => name === 'telephony');
  await telephony?.db.tenant(ours.workspaceId, ({ tx }) =>
    (tx as unknown as { $executeRawUnsafe(sql: string, id: string): Promise<number> }).$executeRawUnsafe(
      "UPDATE call SET started_at = started_at - interval '2 minutes' WHERE workspace_id = $1::uuid AND started_at > now() - interval '1 minute'",
      ours.workspaceId,
    ),
  );
}

/** A call that the person has begun and no device has joined yet. */
async function placed(cell: Cell): Promise<PlaceCallResponse> {
  await calledLongAgo(cell);
  const client = await calls(cell);
  const answer = await client.placeCall({
    phoneNumberId: cell.world.ours.numberId,
    to: newPeer(),
    deviceId: (await phoneOf(cell)).deviceId,
    idempotencyKey: randomUUID(),
  });
  cell.after(() => client.endCall({ callId: answer.call?.id ?? '' }));
  return answer;
}

/** The carrier's sid of the person's own leg, by call. */
const sids = new Map<string, string>();
/** A call on which the person talks. */
async function talking(cell: Cell): Promise<string> {
  await calledLongAgo(cell);
  const client = await calls(cell);
  const to = newPeer();
  await outsideOf(cell).phone(to, 0, 'silence');
  const phone = await phoneOf(cell);
  const { call, connectParams } = await client.placeCall({
    phoneNumberId: cell.world.ours.numberId,
    to,
    deviceId: phone.deviceId,
    idempotencyKey: randomUUID(),
  });
  cell.after(() => client.endCall({ callId: call?.id ?? '' }));
  const { callSid } = await phone.connect(Object.entries(connectParams).map(([name, value]) => ({ name, value })));
  sids.set(call?.id ?? '', callSid);
  await eventually(async () =>
    (await client.listMyLiveCalls({})).calls.some(({ id, phase }) => id === call?.id && phase === 'TALKING'),
  );
  return call?.id ?? '';
}

const known = new Map<RoleName, string>();
/** The same for several cells: nobody may begin more than 20 calls a minute. */
async function stillTalking(cell: Cell): Promise<string> {
  const { calls: live } = await (await calls(cell)).listMyLiveCalls({});
  const id = known.get(cell.by);
  if (id !== undefined && live.some((call) => call.id === id && call.phase === 'TALKING')) return id;
  const begun = await talking({ ...cell, after: () => {} });
  known.set(cell.by, begun);
  return begun;
}

/** A colleague of the person whose phone can be rung. */
async function colleague(cell: Cell): Promise<string> {
  const by: RoleName = cell.by === 'OWNER' ? 'ADMIN' : 'OWNER';
  const busyWith = known.get(by);
  if (busyWith !== undefined) await (await calls({ ...cell, by })).endCall({ callId: busyWith });
  known.delete(by);
  await phoneOf({ ...cell, by });
  return cell.world.ours.people[by].userId;
}

const together = async ({ world, by }: Cell) => world.as(ConferenceService, await world.principalOf(by));

/** A call that the person can hand over, and has back before it is ended. */
async function transferable(cell: Cell): Promise<string> {
  const callId = await stillTalking(cell);
  cell.after(async () => (await together(cell)).changeTransfer({ callId, change: 'BACK' }));
  return callId;
}

/** A call that the person is handing to a colleague. */
async function transferring(cell: Cell): Promise<string> {
  const callId = await transferable(cell);
  await (await together(cell)).transferCall({ callId, userId: await colleague(cell), mode: 'COLD' });
  return callId;
}

/** A call that a colleague talks on; the person is on none, since nobody supervises who is. */
async function colleaguesCall(cell: Cell): Promise<string> {
  const by: RoleName = cell.by === 'OWNER' ? 'ADMIN' : 'OWNER';
  await colleague(cell);
  const busyWith = known.get(cell.by);
  if (busyWith !== undefined) await (await calls(cell)).endCall({ callId: busyWith });
  known.delete(cell.by);
  return talking({ ...cell, by });
}

/** A call from outside that rings the person. */
async function ringing(cell: Cell): Promise<string> {
  const client = await calls(cell);
  await phoneOf(cell);
  const outside = outsideOf(cell);
  const from = newPeer();
  const { number } = await cell.world
    .as(NumberService, await cell.world.principalOf('OWNER'))
    .getNumber({ id: cell.world.ours.numberId });
  const userId = cell.world.ours.people[cell.by].userId;
  const offered = await eventually(async () => {
    const call = await outside.call(from, number?.number ?? '', 'silence');
    cell.after(() => outside.hangUp(call.sid));
    return eventually(async () => {
      const { calls: live } = await client.listMyLiveCalls({});
      const found = live.find(
        ({ peerNumber, offers }) =>
          peerNumber === from && offers.some((offer) => offer.userId === userId && offer.state === 'RINGING'),
      );
      if (!found) throw new Error(`${cell.by} is not rung`);
      return found;
    }, 3_000);
  }, 15_000);
  return offered.id;
}

const ours = (pick: (tenant: World['ours']) => object): Fixture => ({ input: ({ world }) => pick(world.ours) });
const nothing: Fixture = { input: () => ({}) };
const asOwner = async ({ world }: Cell) => world.principalOf('OWNER');
let undelivered: string[] | undefined;

export const fixtures: Readonly<Record<string, Fixture>> = {
  ...notificationFixtures,
  ...peopleFixtures,

  ...accountFixtures,
  ...analyticsFixtures,
  ...securityFixtures,
  ...soundFixtures,
  ...flowFixtures,
  ...wrapUpFixtures(stillTalking),
  'TranscriptService/CorrectTranscript': {
    input: async (cell) => ({ callId: await stillTalking(cell), turnId: 'c0', message: 'Hello' }),
    // There are no words of a call that runs.
    orRefuses: 'CONFLICT',
  },
  'TranscriptService/EditSummary': {
    input: async (cell) => ({ callId: await stillTalking(cell), reason: '', title: 'Hello', summary: 'Hello' }),
    // There is no summary of a call that runs.
    orRefuses: 'CONFLICT',
  },
  'TranscriptService/SummarizeCall': {
    input: async (cell) => ({ callId: await stillTalking(cell) }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'TranscriptService/GetTranscriptionEngine': { input: () => ({}) },
  'TranscriptService/ListTranscripts': ours(({ callId }) => ({ callIds: [callId] })),
  'TranscriptService/TranscribeCall': {
    input: async (cell) => ({ callId: await stillTalking(cell) }),
    orRefuses: 'INVALID_TRANSITION',
  },

  'AccessService/IssuePrincipal': ours(({ workspaceId, people }) => ({
    workspaceId,
    accessToken: people.OWNER.api.credentials.token,
  })),

  'BillingService/EnsureDemoSubscription': ours(({ workspaceId }) => ({
    workspaceId,
    plan: 'BUSINESS',
    creditMicros: 50_000_000n,
  })),
  'BillingService/ExtendCallHold': ours(({ workspaceId }) => ({ workspaceId, callId: randomUUID(), coverSeconds: 60 })),
  'BillingService/GetCallingCountries': nothing,
  'BillingService/GetCreditBalance': nothing,
  'BillingService/GetSpend': {
    input: () => ({ since: timestampFromDate(new Date(0)), until: timestampFromDate(new Date()) }),
  },
  'BillingService/GetSubscription': nothing,
  'BillingService/HoldForCall': ours(({ workspaceId }) => ({
    workspaceId,
    callId: randomUUID(),
    fromNumber: '+14155550142',
    toNumber: newPeer(),
  })),
  'BillingService/HoldForMessage': ours(({ workspaceId }) => ({
    workspaceId,
    messageId: randomUUID(),
    fromNumber: '+14155550142',
    toNumber: newPeer(),
    segments: 1,
  })),
  'BillingService/HoldForTranscript': ours(({ workspaceId }) => ({
    workspaceId,
    recordingId: randomUUID(),
    seconds: 60,
  })),
  'BillingService/ListRates': { input: () => ({ country: 'US' }) },
  'BillingService/ListSubscriptionPlans': nothing,
  'BillingService/SetCallingCountries': { input: () => ({ opened: ['GB'] }) },

  'BlockListService/BlockNumber': { input: () => ({ number: newPeer(), reason: 'Sells toner' }) },
  'BlockListService/ListBlockedNumbers': nothing,
  'BlockListService/UnblockNumber': {
    async input(cell) {
      const number = newPeer();
      await cell.world.as(BlockListService, await asOwner(cell)).blockNumber({ number });
      return { number };
    },
  },

  'CallService/DeclineOffer': { input: async (cell) => ({ callId: await ringing(cell) }) },
  'CallService/EndCall': { input: async (cell) => ({ callId: (await placed(cell)).call?.id }) },
  'CallService/GetCallTimeline': ours(({ callId }) => ({ callId })),
  'CallService/ListCallRecords': ours(({ callId }) => ({ callIds: [callId] })),
  'CallService/SetCallAside': { input: async (cell) => ({ callId: await talking(cell) }) },
  'DeviceService/GetCallPreferences': nothing,
  'DeviceService/UpdateCallPreferences': { input: () => ({ callWaiting: false }) },
  'CallService/HoldCall': { input: async (cell) => ({ callId: await talking(cell), hold: true }) },
  'CallService/IssueDeviceToken': { input: () => ({ deviceId: 'matrix' }) },
  'CallService/ListMyLiveCalls': nothing,
  'CallService/MuteIncomingCall': { input: async (cell) => ({ callId: (await placed(cell)).call?.id }) },
  'CallService/PlaceCall': {
    async input(cell) {
      const client = await calls(cell);
      cell.after(async () => {
        for (const { id } of (await client.listMyLiveCalls({})).calls) await client.endCall({ callId: id });
      });
      return {
        phoneNumberId: cell.world.ours.numberId,
        to: newPeer(),
        deviceId: 'matrix',
        idempotencyKey: randomUUID(),
      };
    },
  },
  'CallService/RejoinCall': { input: async (cell) => ({ callId: await talking(cell), deviceId: 'matrix' }) },
  'CallService/ReportLostLeg': {
    async input(cell) {
      const callId = await talking(cell);
      const { userId } = cell.world.ours.people[cell.by];
      const call = (await (await calls(cell)).listMyLiveCalls({})).calls.find(({ id }) => id === callId);
      return { callId, legId: call?.participants.find((one) => one.userId === userId)?.id ?? '' };
    },
  },
  'CallService/ReportDevice': {
    input: () => ({ deviceId: 'matrix', state: 'UNREGISTERED', microphoneAllowed: true, label: 'matrix' }),
  },

  'LiveActivityService/GetCallStats': nothing,
  'LiveActivityService/ListAgentStats': nothing,

  'MediaQualityService/GetCallQuality': ours(({ callId }) => ({ callId })),
  'MediaQualityService/GetNewCallSession': nothing,
  'MediaQualityService/TrackCallSession': {
    async input(cell) {
      const callId = await stillTalking(cell);
      return { callId, callSid: sids.get(callId) ?? '', samples: [{ number: 0, msAgo: 0n, heard: true }] };
    },
    orRefuses: 'RATE_LIMITED',
  },

  // Of calls that were not recorded there is nothing to delete, to restore or to keep.
  'RecordingService/DeleteRecording': {
    input: ({ world }) => ({ callId: world.ours.callId, reason: 'Not ours to keep' }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'RecordingService/RestoreRecording': {
    input: ({ world }) => ({ callId: world.ours.callId }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'RecordingService/SetLegalHold': {
    input: ({ world }) => ({ callId: world.ours.callId, on: true, reason: 'Case 4711' }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'RecordingService/GetRecordingSettings': nothing,
  'RecordingService/UpdateRecordingSettings': {
    async input(cell) {
      const { settings } = await cell.world.as(RecordingService, await asOwner(cell)).getRecordingSettings({});
      return { retentionDays: 30, version: settings?.version ?? 0 };
    },
    // It names no workspace: a foreign owner's write goes to the own one, whose version is another.
    atHomeRefuses: 'CONFLICT',
  },
  'RecordingService/UpdateRecordingAccess': {
    async input(cell) {
      const { settings } = await cell.world.as(RecordingService, await asOwner(cell)).getRecordingSettings({});
      return { access: 'TEAM', version: settings?.version ?? 0 };
    },
    // As above.
    atHomeRefuses: 'CONFLICT',
  },
  'RecordingService/UpdateMonitorNotice': {
    async input(cell) {
      const { settings } = await cell.world.as(RecordingService, await asOwner(cell)).getRecordingSettings({});
      return { notifyAgent: true, version: settings?.version ?? 0 };
    },
    // As above.
    atHomeRefuses: 'CONFLICT',
  },
  'RecordingService/ListRecordingRights': ours(({ callId }) => ({ callIds: [callId] })),
  'RecordingService/OpenRecordings': ours(({ callId }) => ({ callIds: [callId] })),
  'RecordingService/PauseCallRecording': {
    async input(cell) {
      const callId = await stillTalking(cell);
      const client = cell.world.as(RecordingService, await cell.world.principalOf(cell.by));
      await client.recordCall({ callId, on: true });
      return { callId, paused: true };
    },
  },
  'RecordingService/RecordCall': { input: async (cell) => ({ callId: await stillTalking(cell), on: true }) },
  // A call that somebody talks on calls nobody back.
  'CallbackService/CancelCallback': {
    input: async (cell) => ({ callId: await talking(cell) }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'ConferenceService/AddToCall': {
    async input(cell) {
      const callId = await talking(cell);
      return { callId, userIds: [await colleague(cell)] };
    },
  },
  'ConferenceService/ChangeTransfer': {
    input: async (cell) => ({ callId: await transferring(cell), change: 'BACK' }),
  },
  'ConferenceService/SuperviseCall': {
    // MEMBERs have calls of their own to update, and nobody's to listen to.
    orRefuses: 'FORBIDDEN_ROLE',
    input: async (cell) => ({ callId: await colleaguesCall(cell), mode: 'LISTEN', deviceId: 'matrix' }),
  },
  'ConferenceService/TakeOverCall': {
    // As above; and the others do not listen to it.
    orRefuses: ['FORBIDDEN_ROLE', 'INVALID_TRANSITION'],
    input: async (cell) => ({ callId: await colleaguesCall(cell) }),
  },
  'ConferenceService/TransferCall': {
    input: async (cell) => ({ callId: await transferable(cell), userId: await colleague(cell), mode: 'COLD' }),
  },

  'ContactCountService/CountContacts': nothing,

  'ContactsService/BatchGetContacts': ours(({ contactId }) => ({ ids: [contactId] })),
  'ContactsService/CreateContact': {
    input: () => ({ firstName: 'Mia', phoneNumber: newPeer(), defaultCountry: 'US', idempotencyKey: randomUUID() }),
  },
  'ContactsService/EnsureDemoContacts': ours(({ workspaceId }) => ({ workspaceId, contacts: [] })),
  'ContactsService/GetContact': ours(({ contactId }) => ({ id: contactId })),
  'ContactsService/GetContactByPhoneNumber': ours(({ contactNumber }) => ({ phoneNumber: contactNumber })),
  'ContactsService/ListContacts': nothing,
  'ContactsService/UpdateContact': {
    async input(cell) {
      const { contact } = await cell.world
        .as(ContactsService, await asOwner(cell))
        .getContact({ id: cell.world.ours.contactId });
      return { id: contact?.id, version: contact?.version, city: `Town ${randomUUID().slice(0, 4)}` };
    },
  },

  'CustomerService/BatchGetCustomers': ours(({ contactId }) => ({ contactIds: [contactId] })),
  'CustomerService/KeepCustomer': ours(({ workspaceId, contactId }) => ({
    workspaceId,
    customer: aCustomer(contactId, 'Alder'),
  })),

  'DeviceService/BatchGetAvailability': ours(({ people }) => ({
    userIds: [people.OWNER.userId, people.MEMBER.userId],
  })),
  'DeviceService/ListMyDevices': nothing,
  'DeviceService/RemoveDevice': {
    async input(cell) {
      const deviceId = `matrix-${randomUUID()}`;
      await (await calls(cell)).reportDevice({ deviceId, state: 'UNREGISTERED', label: 'Old laptop' });
      return { id: deviceId };
    },
  },

  'IdentityService/CreateUser': {
    input: () => ({ firstName: 'Eve', lastName: 'Lee', email: newEmail('eve'), password: PASSWORD, timezone: 'UTC' }),
  },
  'IdentityService/EnsureDemoUser': {
    input: () => ({ email: 'primary@example.com', firstName: 'Prim', lastName: 'Ary', primary: true }),
  },
  'IdentityService/GetCurrentUser': nothing,
  'IdentityService/Login': { input: ({ world }) => ({ email: world.nobody.email, password: PASSWORD }) },
  'IdentityService/Logout': { input: () => ({}), ownSession: true },
  'IdentityService/OpenDemoSession': {
    async input({ world }) {
      await world.product.rpc
        .client(IdentityService)
        .ensureDemoUser({ email: 'primary@example.com', firstName: 'Prim', lastName: 'Ary', primary: true });
      return {};
    },
  },
  'IdentityService/RefreshSession': {
    input: async ({ world }) => ({ refreshToken: (await aPerson(world.product.url)).refreshToken }),
  },
  // The first code was sent a moment ago: the next one has to wait, for whoever asks (defaults 1.1).
  'IdentityService/ResendVerificationCode': {
    input: async ({ world }) => ({ userId: (await signUp(world.product.url, 'Eve')).userId }),
    orRefuses: 'OTP_RESEND_TOO_SOON',
  },
  'IdentityService/VerifyOtp': {
    async input({ world }) {
      const { userId, email } = await signUp(world.product.url, 'Eve');
      return { userId, code: await new OutsideWorld(world.product.url).codeFor(email) };
    },
  },

  'MediaService/ConfirmMedia': { input: () => ({ id: randomUUID() }), orRefuses: 'NOT_FOUND' },
  'MediaService/BatchGetOwnMedia': { input: () => ({ ids: [randomUUID()] }) },
  // The place in the store is one person's: everybody else is refused behind the gate.
  'MediaService/RegisterMedia': {
    input: ({ world, by }) => ({
      storageKey: `media/${world.ours.people[by].userId}/${randomUUID()}.png`,
      name: 'me.png',
      mimeType: 'image/png',
      sizeBytes: 100n,
      type: 'IMAGES',
    }),
    orRefuses: 'VALIDATION_FAILED',
  },

  'MessagingService/ChangeReadState': ours(({ threadId }) => ({ threadId, isRead: true })),
  'MessagingService/ChangeThreadState': ours(({ threadId }) => ({ threadId, state: 'OPEN' })),
  'MessagingService/EnsureDemoMessages': ours(({ workspaceId }) => ({ workspaceId, messages: [] })),
  'MessagingService/GetConversation': ours(({ conversationId }) => ({ id: conversationId })),
  'MessagingService/ListCallHistory': nothing,
  'MessagingService/ListConversations': ours(({ threadId }) => ({ threadId })),
  'MessagingService/ListThreads': nothing,
  'MessagingService/SendFlowMessage': ours(({ workspaceId, numberId }) => ({
    workspaceId,
    id: randomUUID(),
    phoneNumberId: numberId,
    to: '+12025550100',
    body: 'Thank you for your call.',
  })),
  'MessagingService/ResendMessage': {
    async input(cell) {
      undelivered ??= (
        await cell.world
          .as(MessagingService, await asOwner(cell))
          .listConversations({ threadId: cell.world.ours.threadId, page: { limit: 50 } })
      ).conversations
        .filter(({ message }) => message?.deliveryStatus === 'UNDELIVERED')
        .map(({ id }) => id);
      return { conversationId: undelivered.pop() };
    },
  },
  'MessagingService/SendMessage': ours(({ numberId }) => ({
    phoneNumberId: numberId,
    to: newPeer(),
    body: 'Hello',
    idempotencyKey: randomUUID(),
  })),

  'NumberCountService/CountNumbers': nothing,

  'NumberService/EnsureDemoTelephony': ours(({ workspaceId, teamId }) => ({
    workspaceId,
    teamId,
    numbers: [],
    calls: [],
  })),
  'NumberService/GetNumber': ours(({ numberId }) => ({ id: numberId })),
  'NumberService/TryFlow': ours(({ numberId }) => ({ id: numberId, caller: '+14155550123' })),
  'NumberService/GetTestNumber': nothing,
  'NumberService/ListNumbers': nothing,
  'NumberService/ListNumberSetups': ours(({ numberId }) => ({ ids: [numberId] })),
  'NumberService/UpdateNumberSettings': {
    async input(cell) {
      const { number } = await cell.world
        .as(NumberService, await asOwner(cell))
        .getNumber({ id: cell.world.ours.numberId });
      return { id: number?.id, version: number?.version, name: `Line ${randomUUID().slice(0, 4)}` };
    },
  },

  'ProfileSettingsService/GetProfileSettings': nothing,
  'ProfileSettingsService/UpdateProfileSettings': { input: () => ({ includeMessagePreview: true }) },

  'WorkspaceService/CreateWorkspace': {
    input: () => ({ name: 'Another', country: 'US', timezone: 'UTC', idempotencyKey: randomUUID() }),
  },
  'WorkspaceService/EnsureDemoWorkspace': ours(({ people }) => ({
    name: 'Alder',
    members: [{ userId: people.OWNER.userId, roleName: 'OWNER' }],
  })),
  'WorkspaceService/GetSignInPolicy': ours(({ people }) => ({ userId: people.MEMBER.userId })),
  'WorkspaceService/GetUserProfile': nothing,
  'WorkspaceService/GetWorkspace': nothing,
  'WorkspaceService/ListCurrentUserWorkspaces': nothing,
  'WorkspaceService/ListRoles': nothing,
  'WorkspaceService/ListTeams': nothing,
  'WorkspaceService/ListUserProfiles': ours(({ people }) => ({ userIds: [people.OWNER.userId, people.MEMBER.userId] })),
  'WorkspaceService/SetPresence': { input: () => ({ availabilityStatus: 'AVAILABLE' }) },
  'WorkspaceService/UpdateOnBoarding': { input: () => ({ step: 'SET_GOALS', status: 'COMPLETED' }) },
  'WorkspaceService/UpdateWorkspace': {
    async input(cell) {
      const { workspace } = await cell.world.as(WorkspaceService, await asOwner(cell)).getWorkspace({});
      return { version: workspace?.version, displayName: `Alder ${randomUUID().slice(0, 4)}` };
    },
    // It names no workspace: a foreign owner's write goes to the own one, whose version is another.
    atHomeRefuses: 'CONFLICT',
  },

  // Nobody waits, so there is nothing to decide about.
  'WorkspaceSettingsService/DecideJoinRequest': {
    input: () => ({ id: randomUUID(), status: 'REJECTED' }),
    orRefuses: 'NOT_FOUND',
  },
  // The world of this matrix stays open: the name that is typed is another.
  'WorkspaceSettingsService/DeactivateWorkspace': {
    input: () => ({ name: 'Not this one' }),
    orRefuses: 'VALIDATION_FAILED',
    atHomeRefuses: 'VALIDATION_FAILED',
  },
  'WorkspaceSettingsService/JoinWorkspace': { input: () => ({ workspaceId: randomUUID() }), orRefuses: 'NOT_FOUND' },
  'WorkspaceSettingsService/ListJoinableWorkspaces': nothing,
  'WorkspaceSettingsService/ListJoinRequests': nothing,
  'WorkspaceSettingsService/ReactivateWorkspace': {
    input: () => ({ workspaceId: randomUUID() }),
    orRefuses: 'NOT_FOUND',
  },
  'WorkspaceSettingsService/SetOwnRingTone': { input: () => ({ ringToneId: 'ringtone-chime' }) },
};

/** A fresh sign-in of a person and the principal of it. */
export async function freshPrincipal(
  world: World,
  person: { email: string; api: { url: string } },
  workspaceId: string,
): Promise<string> {
  const { outcome } = await world.as(IdentityService, undefined).login({ email: person.email, password: PASSWORD });
  if (outcome.case !== 'signedIn') throw new Error('The sign-in asks for more');
  const accessToken = outcome.value.authTokens?.token ?? '';
  return (await world.as(AccessService, undefined).issuePrincipal({ accessToken, workspaceId })).principalToken;
}
