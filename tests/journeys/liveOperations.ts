/** What changes is told, from the first contact to a call whose device was lost. */
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { describe, expect, test } from 'vitest';
import { openPhone, type Heard, type Payload } from '../testkit/index.ts';
import type { Scene } from './operationsScene.ts';

const PEER = '+15035550174';

/** Declares the tests of this part; each reads the scene when it runs. */
export function executeLive(scene: Scene): void {
  describe('live', () => {
    const heard = new Map<string, Heard>();
    const subscribe = (field: string, selection: string) =>
      heard.set(field, scene.ana.api.subscribe(`subscription { ${field} ${selection} }`));
    const frame = (field: string, fits: (payload: Payload) => boolean = () => true) => heard.get(field)!.frame(fits);

    test('everything that changes is told', async () => {
      subscribe('contactChanged', '{ contact { id firstName } deleted }');
      subscribe('contactConversation', '{ conversation { id } }');
      subscribe('newWorkspaceConversation', '{ conversation { id } }');
      subscribe('threadChanged', '{ id state unreadCount }');
      subscribe('inboxCountersChanged', '{ open unread done }');
      subscribe('creditBalance', '{ testSmsLeft }');
      subscribe('phoneNumberChanged', '{ id name }');
      subscribe('reachabilityChanged', '{ reachable devices }');
      subscribe('liveActivityChanged', '{ at }');
      subscribe('userProfileChanged', '{ id availabilityStatus }');
      subscribe('workspaceChanged', '{ id setting { displayName } }');
      subscribe('callChanged', '{ call { id phase } cause }');
      subscribe('inboundCallDeviceMute', '{ callId }');

      const { createContact } = await scene.ana.api.run(
        'mutation { createContact(firstName: "Tomás", phoneNumber: "(503) 555-0174", defaultCountry: "US", idempotencyKey: "c-1") { id phoneNumber version isLead } }',
      );
      expect(createContact).toMatchObject({ phoneNumber: PEER, isLead: false });
      const { updateContact } = await scene.ana.api.run(
        'mutation ($id: ID!, $v: Int!) { updateContact(id: $id, version: $v, city: "Portland") { city version } }',
        { id: createContact.id, v: createContact.version },
      );
      expect(updateContact.city).toBe('Portland');
      await frame('contactChanged', ({ contact }) => contact.id === createContact.id);
      expect(
        (await scene.ana.api.run('query ($id: ID!) { getContactById(id: $id) { fullName } }', { id: createContact.id }))
          .getContactById.fullName,
      ).toBe('Tomás');
      expect(
        (await scene.ana.api.run('{ getContactByPhoneNumber(phoneNumber: "+15035550174") { id } }'))
          .getContactByPhoneNumber.id,
      ).toBe(createContact.id);
      expect(
        (await scene.ana.api.run('{ fetchContacts(filters: { query: "tom" }) { data { id } } }')).fetchContacts.data,
      ).toEqual([{ id: createContact.id }]);

      await scene.outside.text(PEER, scene.ana.number.number, 'Hello');
      const { conversation } = await frame('newWorkspaceConversation');
      await frame('contactConversation', (payload) => payload.conversation.id === conversation.id);
      expect(
        (
          await scene.ana.api.run(
            'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { body } contact { firstName } } }',
            { id: conversation.id },
          )
        ).getWorkspaceConversationEntity,
      ).toEqual({
        message: { body: 'Hello' },
        contact: { firstName: 'Tomás' },
      });
      const { fetchInbox } = await scene.ana.api.run('{ fetchInbox { data { id unreadCount } } }');
      const threadId = fetchInbox.data[0].id as string;
      await scene.ana.api.run(
        'mutation ($id: ID!) { changeConversationReadSate(threadId: $id, isRead: true) { unreadCount } }',
        { id: threadId },
      );
      await frame('threadChanged', ({ id, unreadCount }) => id === threadId && unreadCount === 0);
      await frame('inboxCountersChanged', ({ open, unread }) => Number(open) > 0 && unread === 0);
      await scene.ana.api.run('mutation ($id: ID!) { changeThreadState(threadId: $id, state: DONE) { state } }', {
        id: threadId,
      });
      await frame('threadChanged', ({ id, state }) => id === threadId && state === 'DONE');

      const { getSinglePhoneNumber } = await scene.ana.api.run(
        `query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version callerId areaCode category phoneCategory vendorName
           isPhoneConfigurationComplete featureFlags { voiceCallEnabled smsFeatureEnabled } callWorkFlow { smartAgent { nodeId } smartAgentMode } } }`,
        { id: scene.ana.number.id },
      );
      expect(getSinglePhoneNumber).toMatchObject({
        callerId: scene.ana.number.number,
        areaCode: scene.ana.number.number.slice(2, 5),
        category: 'PHONE_NUMBER',
        phoneCategory: 'REGULAR',
        vendorName: 'Sandbox',
        isPhoneConfigurationComplete: true,
        featureFlags: { voiceCallEnabled: true, smsFeatureEnabled: true },
        callWorkFlow: { smartAgent: null, smartAgentMode: null },
      });
      await scene.ana.api.run(
        'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { name } }',
        { input: { id: scene.ana.number.id, version: getSinglePhoneNumber.version, name: 'Front desk' } },
      );
      await frame('phoneNumberChanged', ({ name }) => name === 'Front desk');
      const { tryCallFlow } = await scene.ana.api.run(
        'query ($input: TryCallFlowInput!) { tryCallFlow(input: $input) { end entries { at kind name description } } }',
        {
          input: {
            phoneNumberId: scene.ana.number.id,
            caller: PEER,
            availableUserIds: [scene.ana.userId],
            answers: scene.ana.userId,
            keys: [],
            at: '2026-11-21T10:00:00.000Z',
          },
        },
      );
      expect(tryCallFlow.end).toBe('ANSWERED');
      expect(tryCallFlow.entries[0]).toMatchObject({ at: '2026-11-21T10:00:00.000Z', name: 'call.arrived' });
      await scene.ana.api.run('mutation { setPresence(availabilityStatus: BUSY) { availabilityStatus } }');
      await frame('userProfileChanged', ({ availabilityStatus }) => availabilityStatus === 'BUSY');
      await scene.ana.api.run('mutation { setPresence(availabilityStatus: AVAILABLE) { availabilityStatus } }');
      await scene.ana.api.run('mutation { updateOnBoarding(step: SET_GOALS, status: COMPLETED) { id } }');
      const { getWorkspaceWithSettings } = await scene.ana.api.run(
        '{ getWorkspaceWithSettings { version setting { onboarding { step status } } } }',
      );
      expect(getWorkspaceWithSettings.setting.onboarding).toContainEqual({ step: 'SET_GOALS', status: 'COMPLETED' });
      await scene.ana.api.run(
        'mutation ($v: Int!) { updateWorkspace(displayName: "The Garage", version: $v) { id } }',
        {
          v: getWorkspaceWithSettings.version,
        },
      );
      await frame('workspaceChanged', ({ setting }) => setting.displayName === 'The Garage');
    });

    test('what a shop tells of a customer is told to who looks at them', async () => {
      const { contact } = await scene.ana.api.run(
        'query ($n: String!) { contact: getContactByPhoneNumber(phoneNumber: $n) { id } }',
        { n: PEER },
      );
      const told = scene.ana.api.subscribe(
        `subscription { customerChanged(contactId: "${contact.id}") { contactId } }`,
      );
      const customer = { contactId: contact.id, source: 'API', externalId: 'c-1', orders: 0, asOf: timestampNow() };
      await scene.product.rpc.client(CustomerService).keepCustomer({ workspaceId: scene.ana.workspaceId, customer });
      expect(await told.frame(() => true)).toEqual({ contactId: contact.id });
    });

    test('a text that could not be delivered is tried again, under the same id', async () => {
      await scene.outside.fault({ kind: 'unreachable', on: true, left: 1, seconds: 0 });
      const { sendMessage } = await scene.ana.api.run(
        'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
        { input: { phoneNumberId: scene.ana.number.id, to: PEER, body: 'Once more', idempotencyKey: 'm-1' } },
      );
      const status = async () =>
        (
          await scene.ana.api.run(
            'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { deliveryStatus failedReason retries } } }',
            { id: sendMessage.id },
          )
        ).getWorkspaceConversationEntity.message;
      await eventually(async () => expect((await status()).deliveryStatus).toMatch(/UNDELIVERED|FAILED/));
      expect((await status()).failedReason).not.toBe('');
      const { resendMessage } = await scene.ana.api.run('mutation ($id: ID!) { resendMessage(id: $id) { id } }', {
        id: sendMessage.id,
      });
      expect(resendMessage.id).toBe(sendMessage.id);
      await eventually(async () => expect(await status()).toMatchObject({ deliveryStatus: 'DELIVERED', retries: 1 }));
      await frame('creditBalance', ({ testSmsLeft }) => testSmsLeft === 9);
    });

    test('a call that rings is silenced on all devices, and declined', async () => {
      scene.phone = await openPhone(scene.ana.api, { tone: 1_300 });
      await frame('reachabilityChanged', ({ reachable }) => reachable);
      await scene.outside.call(PEER, scene.ana.number.number, 'silence');
      await scene.phone.ring();
      const { call } = await frame('callChanged', ({ call: changed }) => changed.phase === 'RINGING');
      expect(
        (
          await scene.ana.api.run('mutation ($id: ID!) { conversationMuteIncomingCallDevices(callId: $id) }', {
            id: call.id,
          })
        ).conversationMuteIncomingCallDevices,
      ).toBe(true);
      expect(await frame('inboundCallDeviceMute')).toEqual({ callId: call.id });
      await scene.ana.api.run('mutation ($id: ID!) { declineCall(callId: $id) { id } }', { id: call.id });
      await frame('callChanged', (payload) => payload.call.id === call.id && payload.call.phase === 'ENDED');
    });

    test('a call that nobody took is told by the bell, read and unread, and done for all', async () => {
      subscribe('workspaceNotification', '{ id type message read threadId }');
      const missed = await scene.outside.call(PEER, scene.ana.number.number, 'silence');
      await scene.phone.ring();
      await scene.outside.hangUp(missed.sid);
      const told = await frame('workspaceNotification', ({ read, type }) => !read && type === 'MISSED_CALL');
      expect(told).toMatchObject({ type: 'MISSED_CALL', message: `Missed call from ${PEER}` });
      const { fetchWorkspaceNotifications } = await scene.ana.api.run(
        '{ fetchWorkspaceNotifications { totalUnread data { id url contact { firstName } } } }',
      );
      expect(fetchWorkspaceNotifications.data).toContainEqual(
        expect.objectContaining({ id: told.id, contact: { firstName: 'Tomás' } }),
      );
      const conversation = await scene.ana.api.run(
        'mutation ($id: ID!) { changeConversationNotificationReadState(threadId: $id, isRead: true) { totalUnread } }',
        { id: told.threadId },
      );
      expect(conversation.changeConversationNotificationReadState.totalUnread).toBe(0);
      const done = await scene.ana.api.run(
        'mutation ($id: ID!) { markMissedCallDone(id: $id) { totalUnread data { id done } } }',
        { id: told.id },
      );
      expect(done.markMissedCallDone).toEqual({ totalUnread: 0, data: [{ id: told.id, done: true }] });
      const all = await scene.ana.api.run(
        'mutation { changeWorkspaceNotificationReadState(isRead: false) { totalUnread } }',
      );
      expect(all.changeWorkspaceNotificationReadState.totalUnread).toBe(fetchWorkspaceNotifications.data.length);
      await scene.ana.api.run('mutation ($id: ID!) { changeThreadState(threadId: $id, state: DONE) { state } }', {
        id: told.threadId,
      });
      await eventually(async () => {
        const now = await scene.ana.api.run(
          '{ fetchWorkspaceNotifications(unreadOnly: true) { totalUnread data { id } } }',
        );
        expect(now.fetchWorkspaceNotifications).toEqual({ totalUnread: 0, data: [] });
      });
    });

    test('a call whose device was lost is taken back by a new one, and the caller is still there', async () => {
      const inbound = await scene.outside.call(PEER, scene.ana.number.number, 'tone:700');
      const first = await (await scene.phone.ring()).accept();
      const { call } = await frame('callChanged', (payload) => payload.call.phase === 'TALKING');
      // A line that never carried a voice is not lost but not there yet.
      await eventually(() => expect(first.audio.hears([700])[700]).toBeGreaterThan(4_000));
      scene.phone.lose();
      await frame('callChanged', (payload) => payload.call.id === call.id && payload.call.phase === 'AGENT_LOST');
      const again = await openPhone(scene.ana.api, { tone: 1_300, deviceId: 'second-device' });
      const rejoin = async () => {
        const { rejoinCall } = await scene.ana.api.run(
          'mutation ($id: ID!) { rejoinCall(callId: $id, deviceId: "second-device") { connectParams { name value } } }',
          { id: call.id },
        );
        return again.connect(rejoinCall.connectParams);
      };
      const back = await rejoin();
      await eventually(() => expect(back.audio.hears([700])[700]).toBeGreaterThan(4_000));
      const { getMyLiveCalls } = await scene.ana.api.run('{ getMyLiveCalls { id participants { id role } } }');
      const [mine] = getMyLiveCalls as { id: string; participants: { id: string; role: string }[] }[];
      const { reportLostParticipant } = await scene.ana.api.run(
        'mutation ($id: ID!, $participantId: ID!) { reportLostParticipant(callId: $id, participantId: $participantId) { phase } }',
        { id: call.id, participantId: mine?.participants.find(({ role }) => role === 'AGENT')?.id },
      );
      expect(reportLostParticipant).toEqual({ phase: 'AGENT_LOST' });
      await back.ended;
      const anew = await rejoin();
      await eventually(() => expect(anew.audio.hears([700])[700]).toBeGreaterThan(4_000));
      const { setCallAside } = await scene.ana.api.run(
        'mutation ($id: ID!) { setCallAside(callId: $id) { setAside phase } }',
        {
          id: call.id,
        },
      );
      expect(setCallAside).toEqual({ setAside: true, phase: 'HELD' });
      const talk = await rejoin();
      await eventually(() => expect(talk.audio.hears([700])[700]).toBeGreaterThan(4_000));
      await eventually(async () =>
        expect((await scene.outside.tones(inbound.sid, [1_300])).heard['1300']).toBeGreaterThan(4_000),
      );
      expect(
        (
          await scene.ana.api.run('mutation ($id: ID!) { holdCall(callId: $id, hold: true) { phase } }', {
            id: call.id,
          })
        ).holdCall.phase,
      ).toBe('HELD');
      const { saveCallNote } = await scene.ana.api.run(
        'mutation ($input: SaveCallNoteInput!) { saveCallNote(input: $input) { noteVersion note { text outcome authorName } endedBy { side } } }',
        { input: { callId: call.id, text: 'Wants a refund', outcome: 'FOLLOW_UP', version: 0 } },
      );
      expect(saveCallNote).toMatchObject({
        noteVersion: 1,
        note: { text: 'Wants a refund', outcome: 'FOLLOW_UP' },
        endedBy: null,
      });
      // Nobody has ended a call yet.
      const { changeWrapUp } = await scene.ana.api.run('mutation { changeWrapUp(change: READY) { leftMs } }');
      expect(changeWrapUp).toEqual({ leftMs: 0 });
      const { getLiveActivityCallStats, fetchLiveActivityAgentStats } = await scene.ana.api.run(
        '{ getLiveActivityCallStats { active rows { callId state contact { id } agent { id } } } fetchLiveActivityAgentStats { state user { id } currentCallId } }',
      );
      expect(getLiveActivityCallStats).toMatchObject({ active: 1, rows: [{ callId: call.id, state: 'HELD' }] });
      expect(fetchLiveActivityAgentStats).toMatchObject([{ state: 'ON_CALL', currentCallId: call.id }]);
      await frame('liveActivityChanged');
      const { updateWorkspace } = await scene.ana.api.run(
        'mutation { updateWorkspace(serviceLevelSeconds: 45) { serviceLevelSeconds } }',
      );
      expect(updateWorkspace).toEqual({ serviceLevelSeconds: 45 });
      await eventually(async () => {
        const { live } = await scene.ana.api.run('{ live: getLiveActivityCallStats { serviceLevelSec } }');
        expect(live).toEqual({ serviceLevelSec: 45 });
      });
      const { getAnalyticsSummary, getActivitySummaryOverTime, getCustomerInteractionOverTime } =
        await scene.ana.api.run(
          `query ($range: AnalyticsRangeInput!) {
           getAnalyticsSummary(range: $range) { timezone serviceLevelSec calls { inbound answerRate } messages { received } spend { currency total kinds { kind } }
             previous { calls { inbound } spend { total } }
             hours { weekday } people { userId user { id } answered } }
           getActivitySummaryOverTime(range: $range) { bucket points { bucketStart inbound missed messagesIn } }
           getCustomerInteractionOverTime(range: $range) { bucket points { bucketStart newContacts returningContacts interactions } } }`,
          { range: { from: '2024-02-01', until: '2024-02-29' } },
        );
      expect(getAnalyticsSummary).toMatchObject({
        serviceLevelSec: 45,
        calls: { inbound: 0, answerRate: null },
        hours: [],
        people: [],
      });
      expect(getAnalyticsSummary).toMatchObject({ spend: { currency: 'USD', total: 0, kinds: [] } });
      expect(getActivitySummaryOverTime).toMatchObject({ bucket: 'DAY', points: { length: 29 } });
      expect(getCustomerInteractionOverTime).toMatchObject({ bucket: 'DAY', points: { length: 29 } });
      // The free plan records nothing, so there is nothing to pause.
      const recording = await scene.ana.api.refused(
        'mutation ($id: ID!) { recordCall(callId: $id, record: true) { id } }',
        {
          id: call.id,
        },
      );
      expect(recording.code).toBe('FEATURE_NOT_IN_PLAN');
      const pausing = await scene.ana.api.refused(
        'mutation ($id: ID!) { pauseCallRecording(callId: $id, pause: true) { id } }',
        { id: call.id },
      );
      expect(pausing.code).toBe('INVALID_TRANSITION');
      // Nobody keeps a place in a queue and is called back here (callback.long.test.ts).
      const calledBack = await scene.ana.api.refused(
        'mutation ($id: ID!) { cancelQueueCallback(input: { callId: $id }) { id } }',
        { id: call.id },
      );
      expect(calledBack.code).toBe('INVALID_TRANSITION');
      // The sandbox has ears of its own; the free plan has no use for them, and of a running call there are no words yet.
      const { getTranscriptionEngine } = await scene.ana.api.run(
        '{ getTranscriptionEngine { isConfigured model isFromSandbox } }',
      );
      expect(getTranscriptionEngine).toEqual({ isConfigured: true, model: 'sandbox-voices', isFromSandbox: true });
      const { fetchConversations: running } = await scene.ana.api.run(
        '{ fetchConversations(channel: call) { data { id call { callId } } } }',
      );
      const itemId = running.data.find((one: Payload) => one.call.callId === call.id).id as string;
      const words = await scene.ana.api.refused(
        'mutation ($id: ID!) { transcribeConversation(conversationId: $id) { id call { isTranscribing } } }',
        { id: itemId },
      );
      expect(words.code).toBe('FEATURE_NOT_IN_PLAN');
      const { getSummaryEngine } = await scene.ana.api.run('{ getSummaryEngine { isConfigured model isFromSandbox } }');
      expect(getSummaryEngine).toEqual({ isConfigured: true, model: 'sandbox-scribe', isFromSandbox: true });
      const summed = await scene.ana.api.refused(
        'mutation ($id: ID!) { summarizeConversation(conversationId: $id) { id } }',
        {
          id: itemId,
        },
      );
      expect(summed.code).toBe('FEATURE_NOT_IN_PLAN');
      const own = await scene.ana.api.refused(
        'mutation ($input: UpdateCallSummaryInput!) { updateCallSummary(input: $input) { id } }',
        { input: { conversationId: itemId, callReason: '', title: 'Hello', summary: 'Hello' } },
      );
      expect(own.code).toBe('CONFLICT');
      // Nor is there a recording to delete, to restore or to keep.
      for (const [operation, input] of [
        ['deleteRecording(input: $input)', { conversationId: itemId, reason: 'Not ours to keep' }],
        ['setLegalHold(input: $input)', { conversationId: itemId, on: true, reason: 'Case 4711' }],
      ] as const) {
        const type = operation.startsWith('delete') ? 'DeleteRecordingInput' : 'SetLegalHoldInput';
        const nothing = await scene.ana.api.refused(`mutation ($input: ${type}!) { ${operation} { id } }`, { input });
        expect(nothing.code).toBe('INVALID_TRANSITION');
      }
      const restored = await scene.ana.api.refused(
        'mutation ($id: ID!) { restoreRecording(conversationId: $id) { id } }',
        {
          id: itemId,
        },
      );
      expect(restored.code).toBe('INVALID_TRANSITION');
      const { getRecordingSettings } = await scene.ana.api.run(
        '{ getRecordingSettings { days planDays planKeepsDays planShortensAt ownDays recordingAccess notifyAgentOnMonitor version wouldDelete(days: 1) } }',
      );
      expect(getRecordingSettings).toEqual({
        days: 90,
        planDays: 90,
        planKeepsDays: 90,
        planShortensAt: null,
        ownDays: null,
        recordingAccess: 'HANDLERS_AND_MANAGERS',
        notifyAgentOnMonitor: true,
        version: 0,
        wouldDelete: 0,
      });
      const { updateRecordingSettings } = await scene.ana.api.run(
        'mutation ($input: UpdateRecordingSettingsInput!) { updateRecordingSettings(input: $input) { days ownDays version } }',
        { input: { retentionDays: 30, version: 0 } },
      );
      expect(updateRecordingSettings).toEqual({ days: 30, ownDays: 30, version: 1 });
      const { updateRecordingAccess } = await scene.ana.api.run(
        'mutation ($input: UpdateRecordingAccessInput!) { updateRecordingAccess(input: $input) { recordingAccess ownDays version } }',
        { input: { recordingAccess: 'TEAM', version: 1 } },
      );
      expect(updateRecordingAccess).toEqual({ recordingAccess: 'TEAM', ownDays: 30, version: 2 });
      const tooLong = await scene.ana.api.refused(
        'mutation ($input: UpdateRecordingSettingsInput!) { updateRecordingSettings(input: $input) { days } }',
        { input: { retentionDays: 91, version: 2 } },
      );
      expect(tooLong.code).toBe('VALIDATION_FAILED');
      const correction = await scene.ana.api.refused(
        'mutation ($input: CorrectTranscriptInput!) { correctTranscript(input: $input) { id } }',
        { input: { conversationId: itemId, transcriptId: 'c0', message: 'Hello' } },
      );
      expect(correction.code).toBe('CONFLICT');
      const { getCallTimeline } = await scene.ana.api.run(
        'query ($id: ID!) { getCallTimeline(callId: $id) { name } }',
        {
          id: call.id,
        },
      );
      expect(getCallTimeline.length).toBeGreaterThan(3);
      const told = await scene.ana.api.run(
        'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { platformId events { name createdAt description } } }',
        { id: itemId },
      );
      expect(told.getWorkspaceConversationEntity.platformId).toMatch(/^CA/);
      expect(told.getWorkspaceConversationEntity.events).toHaveLength(getCallTimeline.length);
      const { tempTrackNewCallSession } = await scene.ana.api.run(
        'mutation ($input: TrackCallSessionInput!) { tempTrackNewCallSession(input: $input) { keptSamples } }',
        {
          input: {
            callId: call.id,
            callSid: talk.callSid,
            setup: { connectMs: 200, iceType: 'HOST' },
            samples: [{ number: 0, msAgo: 0, lossPercent: 4.2, mos: 3.1, heard: true, spoke: true }],
            warnings: [{ number: 0, kind: 'LOSS_IN', raisedMsAgo: 9_000, clearedMsAgo: 1_000, value: 4.2 }],
          },
        },
      );
      expect(tempTrackNewCallSession.keptSamples).toBe(1);
      const { getCallQuality } = await scene.ana.api.run(
        'query ($id: ID!) { getCallQuality(callId: $id) { userId setup { connectMs iceType } worst { mos rttMs } warnings { kind value } } }',
        { id: call.id },
      );
      expect(getCallQuality).toEqual([
        {
          userId: scene.ana.userId,
          setup: { connectMs: 200, iceType: 'HOST' },
          worst: { mos: 3.1, rttMs: null },
          warnings: [{ kind: 'LOSS_IN', value: 4.2 }],
        },
      ]);
      expect(
        (await scene.ana.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: call.id })).endCall.id,
      ).toBe(call.id);
      await talk.ended;
    });

    test('a call is placed', async () => {
      const { tempGetNewCallSession: session } = await scene.ana.api.run('{ tempGetNewCallSession { id expiresAt } }');
      expect(Date.parse(session.expiresAt as string)).toBeGreaterThan(Date.now());
      const { placeCall } = await scene.ana.api.run(
        'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } connectParams { name } } }',
        {
          input: {
            phoneNumberId: scene.ana.number.id,
            to: PEER,
            deviceId: 'second-device',
            idempotencyKey: session.id,
          },
        },
      );
      expect(placeCall.connectParams).not.toEqual([]);
      const { fetchConversations } = await scene.ana.api.run('{ fetchConversations(channel: call) { data { id } } }');
      expect(fetchConversations.data.length).toBeGreaterThan(0);
    });

    test('a client that was away for too long is told to fetch again', async () => {
      const late = scene.ana.api.subscribe('subscription { resync { reason } }', {
        resumeFrom: '2020-01-01T00:00:00.000Z',
      });
      expect(await late.frame(() => true)).toEqual({ reason: 'RING_EXCEEDED' });
    });
  });
}
