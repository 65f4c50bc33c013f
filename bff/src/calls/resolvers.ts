import {
  CallChangedSchema,
  IncomingCallMutedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { CallService, type Call, type TimelineEntry } from '@ringline/proto/telephony/v1/telephony_pb';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import { present } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen, listenToSnapshots } from '../live/listen.ts';
import { offerTo } from './offerTo.ts';

/** Whether a call is the user's: taken, placed, handed over or offered, also when somebody else was faster. */
function concerns(call: Call | undefined, userId: string): boolean {
  if (call === undefined) return false;
  const takesPart = call.participants.some((participant) => participant.userId === userId);
  const transferred = call.transfer?.fromUserId === userId;
  const supervises = call.supervision?.userId === userId;
  return (
    takesPart ||
    supervises ||
    transferred ||
    call.agentUserId === userId ||
    call.offers.some((offer) => offer.userId === userId)
  );
}

const pairs = (map: Readonly<Record<string, string>>) => Object.entries(map).map(([name, value]) => ({ name, value }));

export const calls: Resolvers = {
  Query: {
    getMyLiveCalls: async (_source, _args, context) => (await context.call(CallService).listMyLiveCalls({})).calls,
    getCallTimeline: async (_source, { callId }: { callId: string }, context) =>
      (await context.call(CallService).getCallTimeline({ callId })).entries,
  },
  Mutation: {
    async placeCall(_source, { input }: { input: PlaceCall }, context) {
      const { call, connectParams } = await context.call(CallService).placeCall({
        phoneNumberId: input.phoneNumberId,
        to: input.to,
        deviceId: input.deviceId,
        idempotencyKey: input.idempotencyKey ?? context.edge.ids.uuid(),
      });
      return { call: present(call, 'the call'), connectParams: pairs(connectParams) };
    },
    endCall: async (_source, { callId }: { callId: string }, context) =>
      (await context.call(CallService).endCall({ callId })).call,
    holdCall: async (_source, { callId, hold }: { callId: string; hold: boolean }, context) =>
      (await context.call(CallService).holdCall({ callId, hold })).call,
    recordCall: async (_source, { callId, record }: { callId: string; record: boolean }, context) =>
      (await context.call(RecordingService).recordCall({ callId, on: record })).call,
    pauseCallRecording: async (_source, { callId, pause }: { callId: string; pause: boolean }, context) =>
      (await context.call(RecordingService).pauseCallRecording({ callId, paused: pause })).call,
    declineCall: async (_source, { callId }: { callId: string }, context) =>
      (await context.call(CallService).declineOffer({ callId })).call,
    async rejoinCall(_source, { callId, deviceId }: { callId: string; deviceId: string }, context) {
      const { call, connectParams } = await context.call(CallService).rejoinCall({ callId, deviceId });
      return { call: present(call, 'the call'), connectParams: pairs(connectParams) };
    },
    reportDevice: (_source, { input }: { input: ReportDevice }, context) =>
      context.callUncounted(CallService).reportDevice({ ...input, label: input.label ?? '' }),
    async conversationMuteIncomingCallDevices(_source, { callId }: { callId: string }, context) {
      await context.call(CallService).muteIncomingCall({ callId });
      return true;
    },
  },
  Subscription: {
    callChanged: live((_source, _args, context) =>
      listenToSnapshots(
        context.edge.hub,
        context.liveSocket(),
        CallChangedSchema,
        ({ call }) => call?.id,
        (event, _audience, { userId }) => (concerns(event.call, userId) ? event : undefined),
      ),
    ),
    inboundCallDeviceMute: live((_source, _args, context) =>
      listen(context.edge.hub, context.liveSocket(), IncomingCallMutedSchema, (event, _audience, { userId }) =>
        event.userId === userId ? event : undefined,
      ),
    ),
    reachabilityChanged: live((_source, _args, context) =>
      listen(context.edge.hub, context.liveSocket(), ReachabilityChangedSchema, (event, _audience, { userId }) =>
        event.userId === userId ? event : undefined,
      ),
    ),
  },
  Call: {
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
    capture: ({ recording }: Call) => (recording?.capture ? { ...recording, state: recording.capture } : null),
    supervision: ({ supervision }: Call) => (supervision?.endedAt ? null : supervision),
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
};

interface PlaceCall {
  readonly phoneNumberId: string;
  readonly to: string;
  readonly deviceId: string;
  readonly idempotencyKey?: string | null;
}

interface ReportDevice {
  readonly deviceId: string;
  readonly state: string;
  readonly microphoneAllowed: boolean;
  readonly label?: string | null;
}
