/** A call as everybody outside telephony sees it, and who may see it. */
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { describePeer, readPeer } from '@ringline/kit/phone';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Audience } from '@ringline/kit/events';
import { CallOutcome, EndedSide } from '@ringline/proto/telephony/v1/notes_pb';
import {
  CallSchema,
  type Call,
  type OfferSchema,
  type RecordingSchema,
} from '@ringline/proto/telephony/v1/telephony_pb';
import { addressedPeople, addressedTeams } from './addressed.ts';
import { joinOffers } from './engine/askedToJoin.ts';
import { captureOf } from './engine/captureOf.ts';
import { carrierCost } from './engine/price.ts';
import { wrapUpSeconds } from './engine/flow/wrapUp.ts';
import { hasOwnHold } from './engine/phoneTime.ts';
import { queueMs, waitingIn } from './engine/queue/waiting.ts';
import { mayPause } from './engine/recordingControl.ts';
import { type CallState, conferenceName, type ForwardAttempt, type Offer, type Recording } from './engine/state.ts';
import { endsByItself, phoneMayLastUntil } from './engine/timeBounds.ts';
import { supervisionsOf } from './engine/together.ts';
import { participantInits, stretchInits, supervisionInit, takeoverInit, transferInit } from './togetherView.ts';

/** Whole seconds that people talked: answered to end minus hold (defaults 8.1). */
export function talkSeconds(call: CallState): number {
  if (call.answeredAt === null || call.endedAt === null) return 0;
  return Math.max(0, Math.round((call.endedAt - call.answeredAt - call.heldMs) / 1000));
}

/** Whole seconds from answer, or from the tone of a voicemail, to hang-up, begun seconds counted; 0 without either (defaults 5.2). */
export function billableSeconds({ answeredAt, toneAt, endedAt }: CallState): number {
  const from = answeredAt ?? toneAt;
  if (from === undefined || endedAt === null) return 0;
  return Math.max(1, Math.ceil((endedAt - from) / 1000));
}

export function callInit(call: CallState, version = call.version, isDemo = false): MessageInitShape<typeof CallSchema> {
  const outside = call.legs[call.outsideLegId];
  return {
    id: call.id,
    workspaceId: call.workspaceId,
    direction: call.direction,
    status: call.status,
    endReason: call.endReason ?? '',
    peerNumber: readPeer(call.peerNumber).address,
    peer: describePeer(call.peerNumber),
    phoneNumberId: call.phoneNumberId,
    workspaceNumber: call.workspaceNumber,
    isTestNumber: call.isTestNumber,
    startedAt: timestampFromMs(call.startedAt),
    ...(call.answeredAt === null ? {} : { answeredAt: timestampFromMs(call.answeredAt) }),
    ...(call.endedAt === null ? {} : { endedAt: timestampFromMs(call.endedAt) }),
    talkTimeSeconds: talkSeconds(call),
    ...(call.agentUserId === null || call.answeredAt === null || call.endedAt === null
      ? {}
      : { wrapUpSeconds: wrapUpSeconds(call) }),
    queueTimeSeconds: Math.round(queueMs(call) / 1000),
    inQueue: waitingIn(call) !== null,
    queuePosition: waitingIn(call)?.position ?? 0,
    callbackGivenUp: call.callback?.givenUp ?? false,
    callDurationSeconds: call.endedAt === null ? 0 : Math.round((call.endedAt - call.startedAt) / 1000),
    agentUserId: call.agentUserId ?? '',
    teamId: call.flow.teamId,
    addressedTeamIds: addressedTeams(call).filter((id) => id !== call.flow.teamId),
    addressedUserIds: addressedPeople(call),
    phase: shownPhase(call),
    phaseSince: timestampFromMs(call.phaseSince),
    setAside: call.setAside !== undefined,
    ...endsInit(call),
    conferenceFriendlyId: conferenceName(call),
    participantId: outside?.sid ?? '',
    offers: call.offers.map((offer) => offerInit(call, offer)),
    joinOffers: joinOffers(call).map((offer) => offerInit(call, offer)),
    ...noteInit(call),
    ...(call.recording
      ? {
          recording: {
            id: call.recording.id,
            state: call.recording.state,
            storageKey: call.recording.state === 'DELETED' ? '' : (call.recording.storageKey ?? ''),
            durationSeconds: call.recording.durationSeconds,
            sizeBytes: BigInt(call.recording.sizeBytes),
            mimeType: call.recording.mimeType,
            ...(call.recording.state === 'READY' && call.recording.peaks !== undefined
              ? { peaks: Uint8Array.from(Buffer.from(call.recording.peaks, 'base64')) }
              : {}),
            isMessage: call.recording.isMessage,
            onDemand: call.recording.onDemand ?? false,
            capture: captureOf(call) ?? '',
            noPause: !mayPause(call),
            ...(call.timers.recordingPaused === undefined
              ? {}
              : { resumesAt: timestampFromMs(call.timers.recordingPaused) }),
            ...custodyInit(call.recording),
          },
        }
      : {}),
    ...together(call),
    ...(call.summary ? { summary: { ...call.summary, reason: call.summary.reason ?? '' } } : {}),
    ...(call.transcript
      ? {
          transcript: {
            ...call.transcript,
            reason: call.transcript.reason ?? '',
            costMicros: BigInt(call.transcript.costMicros ?? 0),
          },
        }
      : {}),
    ...carrierCostInit(call),
    version,
    isDemo,
    isEmergency: call.emergency ?? false,
    outsideBusinessHours: call.outsideHours,
    ivrPath: call.flowAt?.keys ?? [],
    tags: call.tags ?? [],
    textBack: call.textBack ?? '',
    forwardedLegs: call.endedAt === null ? [] : (call.forwards ?? []).map((phone) => forwardedLeg(call, phone)),
  };
}

const offerInit = (call: CallState, offer: Offer): MessageInitShape<typeof OfferSchema> => ({
  id: offer.id,
  userId: offer.userId,
  state: offer.state,
  callSid: call.legs[offer.id]?.sid ?? '',
  purpose: offer.purpose ?? '',
  ...(offer.at === undefined ? {} : { offeredAt: timestampFromMs(offer.at) }),
});

/** What people noted of it, and who hung up. */
function noteInit({ note, endedBy }: CallState): Pick<MessageInitShape<typeof CallSchema>, 'note' | 'endedBy'> {
  return {
    ...(note
      ? {
          note: {
            ...note,
            outcome: note.outcome === null ? CallOutcome.UNSPECIFIED : CallOutcome[note.outcome],
            at: timestampFromMs(note.at),
          },
        }
      : {}),
    ...(endedBy
      ? {
          endedBy:
            endedBy.side === 'US'
              ? { side: EndedSide.US, userId: endedBy.userId ?? '', name: endedBy.name }
              : { side: EndedSide.THEM },
        }
      : {}),
  };
}

function endsInit(
  call: CallState,
): Pick<MessageInitShape<typeof CallSchema>, 'endsAt' | 'endsReason' | 'talkTimeCapSeconds'> {
  const end = endsByItself(call);
  if (!end) return {};
  return { endsAt: timestampFromMs(end.at), endsReason: end.reason, talkTimeCapSeconds: call.capSeconds };
}

function carrierCostInit(call: CallState): Pick<MessageInitShape<typeof CallSchema>, 'carrierCost'> {
  const cost = carrierCost(call);
  if (!cost) return {};
  return { carrierCost: { phonesMicros: BigInt(cost.phonesMicros), browsersMicros: BigInt(cost.browsersMicros) } };
}

function custodyInit({ deletion, legalHold }: Recording): MessageInitShape<typeof RecordingSchema> {
  return {
    ...(deletion
      ? {
          deletion: {
            deletedAt: timestampFromMs(deletion.at),
            userId: deletion.userId ?? '',
            userName: deletion.userName,
            reason: deletion.reason,
            ...(deletion.purge === 'PENDING' && deletion.userId !== null
              ? { restorableUntil: timestampFromMs(deletion.purgeAt) }
              : {}),
          },
        }
      : {}),
    ...(legalHold ? { legalHold: { ...legalHold, since: timestampFromMs(legalHold.since) } } : {}),
  };
}

/** It is paid from the moment it took part until it left, or the call ended. */
export function forwardedLeg(call: CallState, phone: ForwardAttempt) {
  const { legId, to, acceptedAt } = phone;
  const until = hasOwnHold(call, phone) ? phoneMayLastUntil(phone) : Infinity;
  const endedAt = phone.endedAt ?? (call.endedAt === null ? null : Math.min(call.endedAt, until));
  const taken = acceptedAt === null || endedAt === null ? 0 : Math.max(1, Math.ceil((endedAt - acceptedAt) / 1000));
  return { legId, to, billableSeconds: taken };
}

/** Outside telephony a call that cannot be taken any longer is over, and one that is led to people is being greeted. */
function shownPhase({ phase, offers }: CallState): string {
  if (phase === 'QUEUED') return offers.some(({ state }) => state === 'RINGING') ? 'RINGING' : 'GREETING';
  if (phase === 'ENDING' || phase === 'VOICEMAIL') return 'ENDED';
  return phase === 'MENU' || phase === 'ANNOUNCEMENT' || phase === 'ROUTING' ? 'GREETING' : phase;
}

function together(call: CallState) {
  const transfer = transferInit(call);
  return {
    participants: participantInits(call),
    stretches: stretchInits(call),
    ...(transfer ? { transfer } : {}),
    supervisions: supervisionsOf(call).map((one) => supervisionInit(call, one)),
    ...(call.takeover ? { takeover: takeoverInit(call.takeover) } : {}),
  };
}

export const callMessage = (call: CallState): Call => create(CallSchema, callInit(call));

/** Everybody who takes part, took part, or was asked. */
export function concerned(call: CallState): Set<string> {
  const users = new Set(call.offers.map((offer) => offer.userId));
  for (const { userId } of Object.values(call.legs)) if (userId !== null) users.add(userId);
  if (call.agentUserId !== null) users.add(call.agentUserId);
  return users;
}

/** The teams that it is addressed to, and everybody who takes part or was asked. */
export const callAudience = (call: CallState): Audience => ({
  teams: addressedTeams(call),
  users: [...concerned(call)],
});
