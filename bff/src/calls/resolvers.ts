import {
  type CallChanged,
  CallChangedSchema,
  IncomingCallMutedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { CallService, type Call, type TimelineEntry } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Supervision } from '@ringline/proto/telephony/v1/participants_pb';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import type { Principal } from '@ringline/kit/auth';
import { present } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';
import { offerTo } from './offerTo.ts';
import { peerOf } from '../conversations/peer.ts';

/** Whether a call is the user's: taken, placed, handed over or offered, also when somebody else was faster. */
function concerns(call: Call | undefined, userId: string): boolean {
  if (call === undefined) return false;
  const takesPart = call.participants.some((participant) => participant.userId === userId);
  const transferred = call.transfer?.fromUserId === userId;
  const supervises = call.supervisions.some((supervision) => supervision.userId === userId);
  const takenFrom = call.takeover?.fromUserId === userId;
  return (
    takesPart ||
    supervises ||
    takenFrom ||
    transferred ||
    call.agentUserId === userId ||
    call.offers.some((offer) => offer.userId === userId)
  );
}

/** Whether somebody may know of a supervision. Where those who talk are not told, telephony says from whom it is kept. */
function mayKnowOf({ hidden, userId: by, keptFrom }: Supervision, { userId, role }: Principal): boolean {
  if (!hidden || by === userId) return true;
  // Where telephony does not say from whom, nobody is told.
  return keptFrom !== undefined && !keptFrom.roles.includes(role) && !keptFrom.userIds.includes(userId);
}

/** Who supervises a call, as far as somebody may know. */
const seenSupervisions = ({ supervisions }: Call, principal: Principal): Supervision[] =>
  supervisions.filter((supervision) => !supervision.endedAt && mayKnowOf(supervision, principal));

/** The supervision that a change of one is of. */
const changedSupervision = ({ call, supervisorId }: CallChanged): Supervision | undefined =>
  call?.supervisions.find(({ userId }) => userId === supervisorId);

const pairs = (map: Readonly<Record<string, string>>) => Object.entries(map).map(([name, value]) => ({ name, value }));

export const calls = {
  Query: {
    getMyLiveCalls: async (_source, _args, context) => (await context.call(CallService).listMyLiveCalls({})).calls,
    getCallTimeline: async (_source, { callId }, context) =>
      (await context.call(CallService).getCallTimeline({ callId })).entries,
  },
  Mutation: {
    async placeCall(_source, { input }, context) {
      const { call, connectParams } = await context.call(CallService).placeCall({
        phoneNumberId: input.phoneNumberId,
        to: input.to,
        deviceId: input.deviceId,
        idempotencyKey: input.idempotencyKey ?? context.edge.ids.uuid(),
      });
      return { call: present(call, 'the call'), connectParams: pairs(connectParams) };
    },
    endCall: async (_source, { callId }, context) => (await context.call(CallService).endCall({ callId })).call,
    holdCall: async (_source, { callId, hold, participantId }, context) =>
      (await context.call(CallService).holdCall({ callId, hold, participantId: participantId ?? '' })).call,
    setCallAside: async (_source, { callId }, context) =>
      (await context.call(CallService).setCallAside({ callId })).call,
    recordCall: async (_source, { callId, record }, context) =>
      (await context.call(RecordingService).recordCall({ callId, on: record })).call,
    pauseCallRecording: async (_source, { callId, pause }, context) =>
      (await context.call(RecordingService).pauseCallRecording({ callId, paused: pause })).call,
    declineCall: async (_source, { callId }, context) =>
      (await context.call(CallService).declineOffer({ callId })).call,
    reportLostParticipant: async (_source, { callId, participantId }, context) =>
      (await context.call(CallService).reportLostLeg({ callId, legId: participantId })).call,
    async rejoinCall(_source, { callId, deviceId }, context) {
      const { call, connectParams } = await context.call(CallService).rejoinCall({ callId, deviceId });
      return { call: present(call, 'the call'), connectParams: pairs(connectParams) };
    },
    reportDevice: (_source, { input }, context) =>
      context.callUncounted(CallService).reportDevice({ ...input, label: input.label ?? '' }),
    async conversationMuteIncomingCallDevices(_source, { callId }, context) {
      await context.call(CallService).muteIncomingCall({ callId });
      return true;
    },
  },
  Subscription: {
    callChanged: live(() =>
      listen(
        CallChangedSchema,
        (event, _audience, principal) => {
          if (!event.call || !concerns(event.call, principal.userId)) return undefined;
          if (event.cause !== 'SUPERVISION') return event;
          const supervision = changedSupervision(event);
          // Of one that is not told of nobody knows from whom it is kept.
          return supervision && mayKnowOf(supervision, principal) ? event : undefined;
        },
        { stateOf: ({ call }) => call?.id },
      ),
    ),
    inboundCallDeviceMute: live(() =>
      listen(IncomingCallMutedSchema, (event, _audience, { userId }) => (event.userId === userId ? event : undefined)),
    ),
    reachabilityChanged: live(() =>
      listen(
        ReachabilityChangedSchema,
        (event, _audience, { userId }) => (event.userId === userId ? event : undefined),
        { stateOf: ({ userId }) => userId },
      ),
    ),
  },
  Call: {
    peer: peerOf,
    contact: (call: Call, _args, { loaders }) => loaders.contactByNumber.load(call.peerNumber),
    workspaceNumberName: async (call: Call, _args, { loaders }) =>
      call.phoneNumberId ? ((await loaders.number.load(call.phoneNumberId))?.name ?? null) : null,
    talkTime: (call: Call) => call.talkTimeSeconds,
    ivrPath: (call: Call) => call.ivrPath.map(({ key }) => key),
    ivrLabels: (call: Call) => call.ivrPath.map(({ label }) => label),
    queueTime: (call: Call) => call.queueTimeSeconds,
    queuePosition: (call: Call) => call.queuePosition || null,
    callDuration: (call: Call) => call.callDurationSeconds,
    agent: (call: Call, _args, { loaders }) => (call.agentUserId ? loaders.profile.load(call.agentUserId) : null),
    capture: ({ recording }: Call) =>
      recording?.capture ? { ...recording, state: recording.capture, canPause: !recording.noPause } : null,
    ends: ({ endsAt, endsReason, talkTimeCapSeconds }: Call) =>
      endsAt ? { at: endsAt, reason: endsReason, limitMinutes: Math.floor(talkTimeCapSeconds / 60) } : null,
    supervisions: async (call: Call, _args, context) => seenSupervisions(call, await context.principal()),
    async supervision(call: Call, _args, context) {
      const principal = await context.principal();
      const seen = seenSupervisions(call, principal);
      return seen.find(({ userId }) => userId === principal.userId) ?? seen[0] ?? null;
    },
    async participants({ participants, supervisions }: Call, _args, context) {
      const principal = await context.principal();
      const known = new Set(supervisions.filter((one) => mayKnowOf(one, principal)).map(({ userId }) => userId));
      return participants.filter(({ role, userId }) => role !== 'SUPERVISOR' || known.has(userId));
    },
    async takenBy({ takeover }: Call, _args, context) {
      if (!takeover) return null;
      const { userId } = await context.principal();
      return takeover.fromUserId === userId ? takeover.name : null;
    },
    async myOffer(call: Call, _args, context) {
      const { userId } = await context.principal();
      return offerTo(call, userId);
    },
    async myDeviceId(call: Call, _args, context) {
      const { userId } = await context.principal();
      const mine = call.participants.find((one) => one.userId === userId && one.state === 'CONNECTED');
      return mine?.deviceId || null;
    },
  },
  CallTimelineEntry: {
    parameters: (entry: TimelineEntry) => pairs(entry.parameters),
  },
} satisfies Resolvers;
