/** What is left when authorization is not: PostgreSQL itself shows and accepts only rows of the workspace at hand. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { create, toJson, type Message } from '@bufbuild/protobuf';
import { composeAll } from '@ringline/deploy/compose';
import { environment } from '@ringline/deploy/environment';
import type { Product } from '@ringline/deploy/all-in-one';
import { parseEnvironment } from '@ringline/kit/config';
import { refusalOf } from '@ringline/kit/errors';
import type { InMemoryNetwork } from '@ringline/kit/rpc';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile } from '@ringline/kit/testing';
import { BlockListService } from '@ringline/proto/telephony/v1/block_list_pb';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProduct, temporaryDataDir } from '../testkit/index.ts';
import { everyMethod, type Method } from './methods.ts';
import { twoTenants, type Tenant, type World } from './tenants.ts';

let product: Product;
let world: World;
/** The same services on the same databases, which refuse nobody. */
let open: InMemoryNetwork;

/** Blocked by us alone. */
const BLOCKED = '+12025550199';

beforeAll(async () => {
  const DATA_DIR = await temporaryDataDir();
  product = await startProduct({ DATA_DIR });
  world = await twoTenants(product);
  await world
    .as(BlockListService, await world.principalOf('OWNER'))
    .blockNumber({ number: BLOCKED, reason: 'Secret of Alder' });
  const source = { PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' };
  const composition = await composeAll({
    source,
    env: parseEnvironment('Ringline', environment, source),
    log: createLog('ringline', 'silent'),
    dataDir: DATA_DIR,
    url: product.url,
    smtpPort: 0,
    databaseUrl: (name) =>
      product.services.find((service) => service.name === name)?.db.pool.options.connectionString ?? '',
    withoutAuthorization: true,
  });
  open = composition.network;
  atEndOfFile(async () => {
    await Promise.all(composition.services.map((service) => service.stop()));
  });
});

/** Inputs that are nothing but ids of the other tenant. */
const DOCUMENT = '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"rls"}]}]}';
const FORM = {
  name: 'Taken',
  heading: 'Taken',
  consent: 'Text me offers. Reply STOP to opt out.',
  country: 'US',
  optInLevel: 'SINGLE',
};
const foreignIds: Readonly<Record<string, (tenant: Tenant) => object>> = {
  // No tenant has a payment: the id of another row stands for one that is somebody else's.
  'BillingService/ActivateTopup': ({ numberId }) => ({ topupId: numberId, externalId: '' }),
  'SubscriptionService/ActivateCharge': ({ numberId }) => ({ charge: numberId }),
  'SubscriptionService/PayInvoice': ({ numberId }) => ({ id: numberId }),
  'SubscriptionService/GetInvoice': ({ numberId }) => ({ id: numberId }),
  'SubscriptionService/GetInvoiceDocument': ({ numberId }) => ({ id: numberId, receipt: false, language: 'en' }),
  'NumberService/CreateWebNumber': ({ teamId }) => ({ name: 'Web', webNumberUrl: 'https://www.example.com', teamId }),
  'NumberService/RemoveWebNumber': ({ numberId }) => ({ id: numberId }),
  'NumberService/UpdateWebNumber': ({ numberId }) => ({ id: numberId, version: 1, name: 'Web' }),
  'SubscriptionService/SubscribeUserCallback': ({ numberId }) => ({ workspaceSubscriptionAddon: numberId }),
  'BlockListService/UnblockNumber': () => ({ number: BLOCKED }),
  'CallFlowService/ApplyCallFlowTemplate': ({ numberId }) => ({ id: numberId, template: 'QUEUE' }),
  'CallFlowService/ChangeWebhookSecret': ({ numberId }) => ({ id: numberId }),
  'CallFlowService/DiscardCallFlowDraft': ({ numberId }) => ({ id: numberId }),
  'CallFlowService/GetCallFlow': ({ numberId }) => ({ id: numberId }),
  'CallFlowService/GetCallFlowFigures': ({ numberId }) => ({ id: numberId }),
  'CallFlowService/PublishCallFlow': ({ numberId }) => ({ id: numberId, revision: 0 }),
  'CallFlowService/RemoveCallFlowTest': ({ numberId }) => ({ id: numberId, testId: numberId }),
  'CallFlowService/RollBackCallFlow': ({ numberId }) => ({ id: numberId, version: 1 }),
  'CallFlowService/SaveCallFlowDraft': ({ numberId }) => ({ id: numberId, revision: 0, document: { nodes: [] } }),
  'CallFlowService/SaveCallFlowTest': ({ numberId }) => ({
    id: numberId,
    test: { name: 'Taken', timezone: 'UTC', caller: '+14155550123', expected: { end: 'VOICEMAIL' } },
  }),
  'CallFlowService/TryCallFlow': ({ numberId }) => ({ call: { id: numberId, caller: '+14155550123' } }),
  'CommentService/AddComment': ({ conversationId }) => ({
    conversationId,
    document: DOCUMENT,
  }),
  'CommentService/ListComments': ({ conversationId }) => ({ conversationIds: [conversationId] }),
  'CommentService/ReactToComment': ({ conversationId }) => ({ id: conversationId, emoji: '👍', on: true }),
  'CommentService/RemoveComment': ({ conversationId }) => ({ id: conversationId }),
  'CommentService/UpdateComment': ({ conversationId }) => ({ id: conversationId, resolved: true }),
  'ContactNoteService/AddContactNote': ({ contactId }) => ({ contactId, document: DOCUMENT }),
  'ContactNoteService/ListContactNotes': ({ contactId }) => ({ contactIds: [contactId] }),
  'ContactNoteService/ReactToContactNote': ({ conversationId }) => ({ id: conversationId, emoji: '👍', on: true }),
  'ContactNoteService/RemoveContactNote': ({ conversationId }) => ({ id: conversationId }),
  'ContactNoteService/UpdateContactNote': ({ conversationId }) => ({ id: conversationId, document: DOCUMENT }),
  'ConversationTagService/RemoveConversationTag': ({ conversationId }) => ({ id: conversationId }),
  'ConversationTagService/SaveConversationTag': ({ conversationId }) => ({ id: conversationId, name: 'Taken' }),
  'ConversationTagService/UpdateConversationTags': ({ threadId }) => ({ threadId }),
  'AssignmentRuleService/OrderAssignmentRules': ({ conversationId }) => ({ ids: [conversationId] }),
  'AssignmentRuleService/RemoveAssignmentRule': ({ conversationId }) => ({ id: conversationId }),
  'AssignmentRuleService/SaveAssignmentRule': ({ people }) => ({
    name: 'Taken',
    action: { kind: 'PERSON', targetId: people.OWNER.userId },
  }),
  'SavedReplyService/RemoveSavedReply': ({ conversationId }) => ({ id: conversationId }),
  'SavedReplyService/SaveSavedReply': ({ conversationId }) => ({
    id: conversationId,
    name: 'Taken',
    body: 'Taken',
    audience: 'OWN',
  }),
  'SavedReplyService/UseSavedReply': ({ conversationId }) => ({ id: conversationId }),
  'TriageService/AssignThread': ({ threadId }) => ({ threadId }),
  'TriageService/ListAssignees': ({ threadId }) => ({ threadId }),
  'TriageService/PinThread': ({ threadId }) => ({ threadId, pinned: true }),
  'TriageService/RemoveInboxView': ({ conversationId }) => ({ id: conversationId }),
  'TriageService/SaveInboxView': ({ conversationId }) => ({ id: conversationId, name: 'Taken', filter: 'OPEN' }),
  'TriageService/SetFollowUp': ({ threadId }) => ({ threadId }),
  'TriageService/SnoozeThread': ({ threadId }) => ({ threadId }),
  'CallService/DeclineOffer': ({ callId }) => ({ callId }),
  'CallService/EndCall': ({ callId }) => ({ callId }),
  'CallService/GetCallTimeline': ({ callId }) => ({ callId }),
  'CallService/ListCallRecords': ({ callId }) => ({ callIds: [callId] }),
  'CallService/HoldCall': ({ callId }) => ({ callId, hold: true }),
  'WrapUpService/SaveCallNote': ({ callId }) => ({ callId, version: 0, text: 'rls', outcome: 1 }),
  'CallService/SetCallAside': ({ callId }) => ({ callId }),
  'CallService/MuteIncomingCall': ({ callId }) => ({ callId }),
  'CallService/PlaceCall': ({ numberId }) => ({
    phoneNumberId: numberId,
    to: '+12025550100',
    deviceId: 'rls',
    idempotencyKey: 'rls',
  }),
  'CallService/RejoinCall': ({ callId }) => ({ callId, deviceId: 'rls' }),
  'CallService/ReportLostLeg': ({ callId }) => ({ callId, legId: callId }),
  'CallbackService/CancelCallback': ({ callId }) => ({ callId }),
  'ConferenceService/AddToCall': ({ callId, people }) => ({ callId, userIds: [people.OWNER.userId] }),
  'ConferenceService/ChangeTransfer': ({ callId }) => ({ callId, change: 'BACK' }),
  'ConferenceService/SuperviseCall': ({ callId }) => ({ callId, mode: 'LISTEN', deviceId: 'rls' }),
  'ConferenceService/TakeOverCall': ({ callId }) => ({ callId }),
  'ConferenceService/TransferCall': ({ callId, teamId }) => ({ callId, teamId, mode: 'COLD' }),
  'ContactBulkService/DeleteContacts': ({ contactId }) => ({ ids: [contactId] }),
  'ContactBulkService/RestoreContacts': ({ contactId }) => ({ ids: [contactId] }),
  'ContactBulkService/TagContacts': ({ contactId }) => ({ ids: [contactId], add: ['VIP'] }),
  'ContactMergeService/DismissDuplicate': () => ({ id: 'matrix' }),
  'ContactMergeService/ListDuplicates': ({ contactId }) => ({ contactId }),
  'ContactMergeService/MergeContacts': ({ contactId }) => ({
    keepId: contactId,
    mergeId: contactId.replace(/^./, 'f'),
  }),
  'ContactMergeService/UndoMerge': () => ({ id: 'matrix' }),
  'ContactPropertyService/DeleteContactProperty': () => ({ id: 'matrix' }),
  'ContactPictureService/RemoveContactPicture': ({ contactId }) => ({ contactId }),
  'ContactPictureService/SetContactPicture': ({ contactId }) => ({
    contactId,
    picture: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  }),
  'ContactScoreService/GetContactScores': ({ contactId }) => ({ contactId }),
  'ContactViewService/DeleteContactView': () => ({ id: 'matrix' }),
  'ChannelService/ConnectWhatsAppSender': ({ numberId }) => ({ phoneNumberId: numberId }),
  'ChannelService/DeleteWhatsAppTemplate': () => ({ id: 'matrix' }),
  'ChannelService/SubmitWhatsAppTemplate': () => ({ id: 'matrix' }),
  'ChannelService/SaveWhatsAppTemplate': () => ({
    id: 'matrix',
    name: 'On hold',
    language: 'en',
    category: 'UTILITY',
    body: 'Your order is on hold.',
  }),
  'ChannelService/ListMessageChannels': ({ numberId, contactId }) => ({ phoneNumberId: numberId, contactId }),
  'ConsentService/BatchGetConsents': ({ contactId }) => ({ contactIds: [contactId] }),
  'ConsentService/ListChannelConsents': ({ contactId }) => ({ contactId }),
  'ConsentService/ListConsentEntries': ({ contactId }) => ({ contactId }),
  'ConsentService/RecordConsent': ({ contactId }) => ({ contactId, state: 'UNSUBSCRIBED' }),
  'SegmentService/DeleteSegment': ({ listId }) => ({ id: listId }),
  'SegmentService/GetSegment': ({ listId }) => ({ id: listId }),
  'SegmentService/UpdateSegment': ({ listId }) => ({ id: listId, version: 1, description: 'rls' }),
  'SubscriberListService/AddSubscribers': ({ listId, contactId }) => ({ listId, contactIds: [contactId] }),
  'SubscriberListService/BatchGetSubscriptions': ({ contactId }) => ({ contactIds: [contactId] }),
  'SubscriberListService/DeleteSubscriberList': ({ listId }) => ({ id: listId }),
  'SubscriberListService/GetListGrowth': ({ listId }) => ({ id: listId, days: 30, timezone: 'UTC' }),
  'SubscriberListService/GetSubscriberList': ({ listId }) => ({ id: listId }),
  'SubscriberListService/ListSubscribers': ({ listId }) => ({ listId }),
  'SubscriberListService/RemoveSubscribers': ({ listId, contactId }) => ({ listId, contactIds: [contactId] }),
  'SubscriberListService/UpdateSubscriberList': ({ listId }) => ({ id: listId, version: 1, description: 'rls' }),
  'ContactsService/BatchGetContacts': ({ contactId }) => ({ ids: [contactId] }),
  'ContactsService/GetContact': ({ contactId }) => ({ id: contactId }),
  'ContactsService/GetContactByPhoneNumber': ({ contactNumber }) => ({ phoneNumber: contactNumber }),
  'ContactsService/UpdateContact': ({ contactId }) => ({ id: contactId, version: 1, city: 'Nowhere' }),
  'CustomerService/BatchGetCustomers': ({ contactId }) => ({ contactIds: [contactId] }),
  'DeviceService/BatchGetAvailability': ({ people }) => ({ userIds: [people.OWNER.userId] }),
  'DeviceService/RemoveDevice': () => ({ id: 'matrix' }),
  'MediaQualityService/GetCallQuality': ({ callId }) => ({ callId }),
  'MediaQualityService/TrackCallSession': ({ callId }) => ({ callId, callSid: 'CArls', final: true }),
  'DraftService/ListDrafts': ({ threadId }) => ({ threadId }),
  'DraftService/SaveDraft': ({ threadId }) => ({ threadId, text: 'x' }),
  'InternalChatService/AnswerInternalMessage': ({ conversationId }) => ({
    messageId: conversationId,
    document: DOCUMENT,
  }),
  'InternalChatService/ChangeInternalReadState': ({ teamId }) => ({ target: { teamId }, isRead: true }),
  'InternalChatService/GetInternalChat': ({ teamId }) => ({ target: { teamId } }),
  'InternalChatService/GetInternalMessage': ({ conversationId }) => ({ id: conversationId }),
  'InternalChatService/ListInternalMessages': ({ teamId }) => ({ target: { teamId } }),
  'InternalChatService/ReactToInternalMessage': ({ conversationId }) => ({ id: conversationId, emoji: '👍', on: true }),
  'InternalChatService/RemoveInternalMessage': ({ conversationId }) => ({ id: conversationId }),
  'InternalChatService/SendInternalMessage': ({ teamId }) => ({ target: { teamId }, document: DOCUMENT }),
  'InternalChatService/UpdateInternalMessage': ({ conversationId }) => ({ id: conversationId, document: DOCUMENT }),
  'TeamFileService/GetTeamFile': ({ conversationId }) => ({ id: conversationId }),
  'TeamFileService/RemoveTeamFile': ({ conversationId }) => ({ id: conversationId }),
  'ScheduledMessageService/CancelScheduledMessage': ({ conversationId }) => ({ id: conversationId }),
  'ScheduledMessageService/ListScheduledMessages': ({ threadId }) => ({ threadId }),
  'ScheduledMessageService/ScheduleMessage': ({ threadId, numberId }) => ({
    threadId,
    phoneNumberId: numberId,
    body: 'x',
    sendAt: timestampFromDate(new Date(Date.now() + 86_400_000)),
  }),
  'ScheduledMessageService/UpdateScheduledMessage': ({ conversationId }) => ({ id: conversationId, body: 'x' }),
  'MessagingService/ChangeReadState': ({ threadId }) => ({ threadId, isRead: true }),
  'MessagingService/ChangeThreadState': ({ threadId }) => ({ threadId, state: 'DONE' }),
  'MessagingService/GetConversation': ({ conversationId }) => ({ id: conversationId }),
  'MessagingService/ListConversations': ({ threadId }) => ({ threadId }),
  'MessagingService/ResendMessage': ({ conversationId }) => ({ conversationId }),
  'MessagingService/SendMessage': ({ numberId }) => ({
    phoneNumberId: numberId,
    to: '+12025550100',
    body: 'Hello',
    idempotencyKey: 'rls',
  }),
  'NotificationService/ChangeNotificationReadState': ({ threadId }) => ({ ids: [threadId], isRead: true }),
  'NotificationService/MarkMissedCallDone': ({ threadId }) => ({ id: threadId }),
  'PushService/RemovePushDevice': ({ threadId }) => ({ id: threadId }),
  'PushService/SendTestPush': ({ threadId }) => ({ id: threadId }),
  'NumberService/GetNumber': ({ numberId }) => ({ id: numberId }),
  'NumberService/ListNumberSetups': ({ numberId }) => ({ ids: [numberId] }),
  'NumberService/TryFlow': ({ numberId }) => ({ id: numberId, caller: '+14155550123' }),
  'NumberService/UpdateNumberSettings': ({ numberId }) => ({ id: numberId, version: 1, name: 'Taken' }),
  'WorkspaceSettingsService/DecideJoinRequest': ({ teamId }) => ({ id: teamId, status: 'REJECTED' }),
  'AuditService/ListAuditEntries': ({ profileIds }) => ({ actorId: profileIds.OWNER }),
  'InvitationService/InviteUser': ({ teamId }) => ({
    email: 'rls@example.com',
    roleId: '019aa000-0000-7000-8000-000000000001',
    teamIds: [teamId],
  }),
  'InvitationService/RemoveInvitation': ({ invitationId }) => ({ id: invitationId }),
  'InvitationService/ResendInvitation': ({ invitationId }) => ({ id: invitationId }),
  'MemberService/CancelMfaReset': ({ profileIds }) => ({ id: profileIds.OWNER }),
  'MemberService/RemoveMember': ({ profileIds }) => ({ id: profileIds.MEMBER }),
  'MemberService/UpdateMember': ({ profileIds }) => ({ id: profileIds.MEMBER, hasSeat: false }),
  'ErasureService/CancelErasure': ({ transferId }) => ({ id: transferId }),
  'ErasureService/GetPersonErasure': ({ contactId }) => ({ contactId }),
  'OwnershipService/AcceptOwnershipTransfer': ({ transferId }) => ({ id: transferId, code: '000000' }),
  'OwnershipService/CancelOwnershipTransfer': ({ transferId }) => ({ id: transferId }),
  'OwnershipService/RefuseOwnershipTransfer': ({ transferId }) => ({ id: transferId }),
  'ImportService/CreateImport': ({ importId }) => ({ id: importId, subscriberListId: importId }),
  'ImportService/GetImport': ({ importId }) => ({ id: importId }),
  'ImportService/ListImportProblems': ({ importId }) => ({ id: importId }),
  'ImportService/ReviewImport': ({ importId }) => ({ id: importId }),
  'ImportService/StartImport': ({ importId }) => ({ id: importId }),
  'ImportService/UndoImport': ({ importId }) => ({ id: importId }),
  'OwnershipService/TransferOwnership': ({ profileIds }) => ({ userProfileId: profileIds.ADMIN, code: '000000' }),
  'TeamService/CreateTeam': ({ profileIds }) => ({ name: 'Taken', memberIds: [profileIds.MEMBER] }),
  'TeamService/DeleteTeam': ({ teamId }) => ({ id: teamId }),
  'TeamService/UpdateTeam': ({ teamId }) => ({ id: teamId, name: 'Taken' }),
  'RecordingService/DeleteRecording': ({ callId }) => ({ callId, reason: 'Taken away' }),
  'RecordingService/RestoreRecording': ({ callId }) => ({ callId }),
  'RecordingService/SetLegalHold': ({ callId }) => ({ callId, on: true, reason: 'Taken away' }),
  'RecordingService/ListRecordingRights': ({ callId }) => ({ callIds: [callId] }),
  'RecordingService/OpenRecordings': ({ callId }) => ({ callIds: [callId] }),
  'RecordingService/PauseCallRecording': ({ callId }) => ({ callId, pause: true }),
  'RecordingService/RecordCall': ({ callId }) => ({ callId, on: true }),
  'TranscriptService/CorrectTranscript': ({ callId }) => ({ callId, turnId: 'c0', message: 'Taken' }),
  'TranscriptService/EditSummary': ({ callId }) => ({ callId, reason: '', title: 'Taken', summary: 'Taken' }),
  'TranscriptService/SummarizeCall': ({ callId }) => ({ callId }),
  'TranscriptService/ListTranscripts': ({ callId }) => ({ callIds: [callId] }),
  'TranscriptService/TranscribeCall': ({ callId }) => ({ callId }),
  'NumberPurchaseService/FinishPurchase': ({ numberId }) => ({ purchaseId: numberId }),
  'NumberPurchaseService/SubscribeNumber': ({ numberId }) => ({ phoneNumberId: numberId }),
  'NumberPurchaseService/UnsubscribeNumber': ({ numberId }) => ({ phoneNumberId: numberId }),
  'NumberDocumentsService/AttachNumberDocument': ({ numberId }) => ({
    id: numberId,
    requirement: 'proof_of_address',
    fileId: numberId,
    fileName: 'bill.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 1_000n,
  }),
  'NumberDocumentsService/SubmitNumberDocuments': ({ numberId }) => ({ id: numberId, version: 1 }),
  'RegistrationService/SaveRegistration': ({ numberId }) => ({
    type: 'TOLL_FREE',
    phoneNumberId: numberId,
    version: 0,
  }),
  'RegistrationService/SubmitTollFree': ({ numberId }) => ({ phoneNumberId: numberId, version: 1 }),
  'PortingService/AddPortingBill': () => ({
    orderId: 'matrix',
    id: 'matrix',
    name: 'Taken',
    mimeType: 'application/pdf',
  }),
  'PortingService/CancelPortingOrder': () => ({ id: 'matrix', version: 1 }),
  'PortingService/SavePortingOrder': () => ({ id: 'matrix', version: 1 }),
  'PortingService/SubmitPortingOrder': () => ({ id: 'matrix', version: 1 }),
  'KeywordService/CreateKeyword': ({ listId, numberId }) => ({
    word: 'TAKEN',
    listId,
    phoneNumberId: numberId,
    optInLevel: 'SINGLE',
    question: '',
    answer: 'Welcome!',
  }),
  'KeywordService/DeleteKeyword': () => ({ id: 'matrix' }),
  'KeywordService/UpdateKeyword': ({ listId }) => ({
    id: 'matrix',
    version: 1,
    listId,
    optInLevel: 'SINGLE',
    question: '',
    answer: 'Taken',
  }),
  'WebFormService/CreateWebForm': ({ listId, numberId }) => ({ texts: FORM, listId, phoneNumberId: numberId }),
  'WebFormService/DeleteWebForm': ({ listId }) => ({ id: listId }),
  'WebFormService/SwitchWebForm': ({ listId }) => ({ id: listId, enabled: true }),
  'WebFormService/UpdateWebForm': ({ listId, numberId }) => ({
    id: listId,
    version: 1,
    texts: FORM,
    listId,
    phoneNumberId: numberId,
  }),
  'SoundService/DeleteSound': ({ soundId }) => ({ id: soundId }),
  'WorkspaceService/ListUserProfiles': ({ people }) => ({ userIds: [people.OWNER.userId] }),
};
/** Methods whose request is empty or holds no id of a workspace's rows: they show what is their caller's own. */
const withoutIds = new Set([
  'AutoTopupService/GetAutoTopup',
  'AutoTopupService/SetAutoTopup',
  'BillingProfileService/GetBillingProfile',
  'BillingProfileService/PreviewTopup',
  'BillingProfileService/SetBillingProfile',
  'ImportService/AuthorizeGoogle',
  // Its list is looked for after its state, which is sealed for one person.
  'ImportService/ImportGoogle',
  'NumberPurchaseService/QuoteReclaims',
  'ReturnService/GetMoneyBack',
  'SpendingService/GetSpending',
  // A sealed install names the store, and no row of a workspace.
  'StoreService/LinkInstall',
  'SpendingService/ListCharges',
  'ReturnService/ListDisputes',
  'ReturnService/TakeMoneyBack',
  'AssignmentRuleService/ListAssignmentLog',
  'AssignmentRuleService/ListAssignmentRules',
  'SavedReplyService/ListSavedReplies',
  'TriageService/ListFollowUps',
  'TriageService/ListInboxViews',
  'TriageService/ListPinnedThreads',
  'KeywordService/GetAcquisitionGrowth',
  'KeywordService/ListKeywords',
  'WebFormService/ListWebForms',
  'PaymentMethodService/GetBillingPortalUrl',
  'PaymentMethodService/GetPaymentDetails',
  'ConversationTagService/ListConversationTags',
  'InternalChatService/ListInternalChats',
  // An upload of the caller's own, which has no row.
  'MessagingService/AddMessageFile',
  'TeamFileService/AddTeamFile',
  'BlockListService/BlockNumber',
  'BlockListService/ListBlockedNumbers',
  'RecordingService/GetRecordingSettings',
  'RecordingService/UpdateRecordingSettings',
  'RecordingService/UpdateRecordingAccess',
  'RecordingService/UpdateMonitorNotice',
  'InvitationService/ListInvitations',
  'MemberService/LeaveWorkspace',
  'MemberService/ListMentionable',
  'MemberService/ListTransferTargets',
  'MemberService/RequestAccess',
  'ErasureService/EraseEverything',
  // A contact is no row of the service that leads its erasure: whose it is, contacts decides by the workspace.
  'ErasureService/ErasePerson',
  'ErasureService/GetErasure',
  'OwnershipService/GetOwnershipTransfer',
  'AnalyticsService/GetActivity',
  'AnalyticsService/GetInteractions',
  'AnalyticsService/GetSummary',
  'SubscriptionService/CancelSubscription',
  'SubscriptionService/GetNextBilling',
  'SubscriptionService/InitiateCharge',
  'SubscriptionService/KeepSubscription',
  'SubscriptionService/ListInvoices',
  'SubscriptionService/PreviewSubscriptionChange',
  'SubscriptionService/SubscribeUser',
  'CouponService/ApplyCoupon',
  'CouponService/ListCoupons',
  'BillingService/GetCallingCountries',
  'BillingService/GetCreditBalance',
  'BillingService/GetSpend',
  'BillingService/GetSubscription',
  'BillingService/ListCreditEntries',
  'BillingService/ListPaymentGateways',
  'BillingService/ListRates',
  'RegistrationFeeService/ListRegistrationFees',
  'BillingService/SetCallingCountries',
  'BillingService/Topup',
  'NumberPurchaseService/BuyNumber',
  'NumberDocumentsService/GetNumberRequirements',
  'NumberDocumentsService/ListNumberDocuments',
  'NumberDocumentsService/SaveNumberDocuments',
  'NumberPurchaseService/ListAvailableNumbers',
  'NumberPurchaseService/ReserveNumber',
  'PortingService/CheckPortability',
  'PortingService/ListPortingOrders',
  'RegistrationService/AppealRegistration',
  'RegistrationService/ListRegistrations',
  'RegistrationService/ResendConfirmation',
  'RegistrationService/SubmitRegistration',
  'RegistrationService/WithdrawRegistration',
  'SoundService/AddSound',
  'SoundService/ListSounds',
  'SoundService/SaveSpeech',
  'SoundService/Speak',
  'TranscriptService/GetTranscriptionEngine',
  'CallService/IssueDeviceToken',
  'MediaQualityService/GetNewCallSession',
  'CallService/ListMyLiveCalls',
  'CallService/ReportDevice',
  'ContactBulkService/ListContactCompanies',
  'ContactBulkService/ListContactTags',
  'ChannelService/ListViberSenders',
  'ChannelService/ListWhatsAppSenders',
  'ChannelService/ListWhatsAppTemplates',
  'ContactMergeService/ListMerges',
  'ContactCountService/CountContacts',
  'ContactPropertyService/ListContactProperties',
  'ContactPropertyService/SaveContactProperty',
  'ContactViewService/ListContactViews',
  'ContactViewService/SaveContactView',
  'ContactsService/CreateContact',
  'SegmentService/CreateSegment',
  'SegmentService/ListSegments',
  'SegmentService/PreviewSegment',
  'SubscriberListService/CreateSubscriberList',
  'SubscriberListService/ListSubscriberLists',
  'ContactsService/FindContactIds',
  'ContactsService/ListContacts',
  'DeviceService/GetCallPreferences',
  'DeviceService/ListMyDevices',
  'DeviceService/UpdateCallPreferences',
  'ImportService/ListImports',
  'LiveActivityService/GetCallStats',
  'LiveActivityService/ListAgentStats',
  'MessagingService/ListCallHistory',
  'MessagingService/ListMessageHistory',
  'MessagingService/ListThreads',
  'NumberCountService/CountNumbers',
  'NumberService/GetTestNumber',
  'NumberService/ListNumbers',
  'NotificationService/ListDeliveries',
  'NotificationService/ListNotifications',
  'PushService/GetPush',
  'PushService/SubscribeToPush',
  'ProfileSettingsService/GetProfileSettings',
  'ProfileSettingsService/UpdateProfileSettings',
  'WorkspaceService/GetUserProfile',
  'WorkspaceService/GetWorkspace',
  'WorkspaceService/ListRoles',
  'WorkspaceService/ListTeams',
  'WorkspaceService/SetPresence',
  'WorkspaceService/UpdateOnBoarding',
  'WorkspaceService/UpdateWorkspace',
  'WorkspaceSettingsService/DeactivateWorkspace',
  'WorkspaceSettingsService/ListJoinRequests',
  'WorkspaceSettingsService/SetOwnRingTone',
  'WrapUpService/ChangeWrapUp',
]);
const READ_ONLY = /\/(Get|List|BatchGet|Open)/;
const ofWorkspaces = (await everyMethod()).filter(({ rule }) => rule.kind === 'member' || rule.kind === 'permission');

async function ask({ service, method }: Method, input: object, principal: string | undefined): Promise<string> {
  const client = world.as(service, principal, open) as unknown as Record<
    string,
    (request: Message) => Promise<Message>
  >;
  try {
    return JSON.stringify(toJson(method.output, await client[method.localName]!(create(method.input, input as never))));
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return `refused: ${refusal.code}`;
  }
}

describe('services that refuse nobody', () => {
  test('every method of a workspace is known to this test', () => {
    expect(
      ofWorkspaces.map(({ name }) => name).filter((name) => !(name in foreignIds) && !withoutIds.has(name)),
    ).toEqual([]);
  });

  test.each(ofWorkspaces.filter(({ name }) => name in foreignIds || READ_ONLY.test(name)))(
    '$name gives the foreign owner nothing of ours',
    async (method) => {
      const input = foreignIds[method.name]?.(world.ours) ?? {};
      const answer = await ask(method, input, await world.principalOf('foreign OWNER'));
      const { people, profileIds, ...ids } = world.ours;
      const secrets = [
        ...Object.values(ids),
        ...Object.values(profileIds),
        ...Object.values(people).map(({ userId }) => userId),
        'Secret of Alder',
      ];
      expect(secrets.filter((secret) => answer.includes(secret))).toEqual([]);
      if (method.name in foreignIds && !READ_ONLY.test(method.name)) expect(answer).toBe('refused: NOT_FOUND');
    },
  );

  test('and would have let the member in: the same question of a member finds it', async () => {
    const method = ofWorkspaces.find(({ name }) => name === 'MessagingService/GetConversation')!;
    expect(await ask(method, foreignIds[method.name]!(world.ours), await world.principalOf('MEMBER'))).toContain(
      'Secret of Alder',
    );
  });
});

describe('the databases', () => {
  interface Rows {
    $queryRawUnsafe<T>(sql: string, ...values: unknown[]): Promise<T>;
    $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number>;
  }

  async function tenantTables(service: Product['services'][number]): Promise<string[]> {
    const { rows } = await service.db.pool.query<{ name: string }>(`
      SELECT quote_ident(c.relname) AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'workspace_id'
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relrowsecurity ORDER BY 1`);
    return rows.map(({ name }) => name);
  }

  test('show, change and remove rows of the workspace at hand alone, in every table of every service', async () => {
    let seen = 0;
    const leaks: string[] = [];
    for (const service of product.services) {
      for (const table of await tenantTables(service)) {
        const within = (workspaceId: string, work: (tx: Rows) => Promise<number>) =>
          service.db.tenant(workspaceId, ({ tx }) => work(tx as unknown as Rows));
        const count = (sql: string) => async (tx: Rows) =>
          Number((await tx.$queryRawUnsafe<{ count: bigint }[]>(sql, world.ours.workspaceId))[0]?.count ?? 0);
        const where = `FROM ${table} WHERE workspace_id = $1::uuid`;
        seen += await within(world.ours.workspaceId, count(`SELECT count(*) ${where}`));
        const foreign = {
          read: await within(world.foreign.workspaceId, count(`SELECT count(*) ${where}`)),
          readAll: await within(
            world.foreign.workspaceId,
            count(
              `SELECT count(*) FROM ${table} WHERE workspace_id IS DISTINCT FROM '${world.foreign.workspaceId}'::uuid AND $1::uuid IS NOT NULL`,
            ),
          ),
          changed: await within(world.foreign.workspaceId, (tx) =>
            tx.$executeRawUnsafe(
              `UPDATE ${table} SET workspace_id = workspace_id WHERE workspace_id = $1::uuid`,
              world.ours.workspaceId,
            ),
          ),
          removed: await within(world.foreign.workspaceId, (tx) =>
            tx.$executeRawUnsafe(`DELETE ${where}`, world.ours.workspaceId),
          ),
          withoutWorkspace: (await service.db.pool.query(`SELECT FROM ${table}`)).rowCount ?? 0,
        };
        for (const [what, rows] of Object.entries(foreign))
          if (rows > 0) leaks.push(`${service.name}.${table}: ${what} ${rows}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(seen).toBeGreaterThan(30);
  });

  test('refuse a row that is moved into another workspace', async () => {
    const contacts = product.services.find(({ name }) => name === 'contacts')!;
    const move = contacts.db.tenant(world.foreign.workspaceId, ({ tx }) =>
      (tx as unknown as Rows).$executeRawUnsafe(`UPDATE contact SET workspace_id = $1::uuid`, world.ours.workspaceId),
    );
    await expect(move).rejects.toThrow(/row-level security/);
  });
});
