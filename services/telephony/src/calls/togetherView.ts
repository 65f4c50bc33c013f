/** Transfer and participants of a call, as everybody outside telephony sees them. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { parseClientIdentity } from '@ringline/kit/carrier';
import type {
  AgentStretchSchema,
  ParticipantSchema,
  SupervisionSchema,
  TakeoverSchema,
  TransferSchema,
} from '@ringline/proto/telephony/v1/participants_pb';
import { forwardOf, isOpen } from './engine/flow/forwards.ts';
import { nameOnCall, standsIn } from './engine/participants.ts';
import { type CallState, isFinal, type Leg } from './engine/state.ts';
import type { Supervision, Takeover } from './engine/together.ts';
import { keptFrom } from './monitored.ts';

export function transferInit(call: CallState): MessageInitShape<typeof TransferSchema> | undefined {
  const { transfer } = call;
  if (!transfer) return undefined;
  const phone = call.forwards?.findLast(({ purpose }) => purpose === 'TRANSFER');
  const { id, mode, fromUserId, fromName, to, message, stage, failure, target } = transfer;
  return {
    id,
    mode,
    fromUserId,
    fromName,
    toKind: to.kind,
    toId: to.id,
    toName: to.name,
    message,
    stage,
    stageSince: timestampFromMs(transfer.stageSince),
    failure: failure ?? '',
    targetUserId: target?.userId ?? '',
    targetName: target?.name ?? '',
    refusal: failure === 'REFUSED' ? (phone?.refusal ?? '') : '',
  };
}

/** Who had the call when; how much of it was hold is told with the end. */
export function stretchInits(call: CallState): MessageInitShape<typeof AgentStretchSchema>[] {
  return (call.stretches ?? []).map((stretch) => ({
    userId: stretch.userId,
    beganAt: timestampFromMs(stretch.from),
    ...('to' in stretch ? { endedAt: timestampFromMs(stretch.to), heldMs: stretch.heldMs } : {}),
    ...(call.wrapUps?.[stretch.userId] === undefined ? {} : { wrapUpSeconds: call.wrapUps[stretch.userId] }),
  }));
}

/** Who is on the call beside the party outside, the agent first. Nobody once it is over. */
export function participantInits(call: CallState): MessageInitShape<typeof ParticipantSchema>[] {
  if (isFinal(call)) return [];
  return Object.values(call.legs)
    .filter((leg) => roleOf(call, leg) !== undefined && leg.status !== 'ENDED' && !leg.unwanted)
    .map((leg) => ({
      id: leg.id,
      userId: leg.userId ?? '',
      name: nameOnCall(call, leg),
      role: roleOf(call, leg) ?? '',
      state: leg.status === 'ANSWERED' && !isAsked(call, leg) ? 'CONNECTED' : 'RINGING',
      deviceId: (leg.identity && parseClientIdentity(leg.identity)?.deviceId) ?? '',
      ...(leg.heldSince === undefined ? {} : { heldSince: timestampFromMs(leg.heldSince) }),
    }))
    .toSorted((a, b) => Number(b.role === 'AGENT') - Number(a.role === 'AGENT'));
}

function roleOf(call: CallState, leg: Leg): string | undefined {
  if (leg.id === call.agentLegId) return 'AGENT';
  if (leg.role === 'FORWARD') {
    const joins = forwardOf(call, leg.id)?.purpose === 'JOIN' && isAsked(call, leg);
    return standsIn(call, leg) || joins ? 'GUEST' : undefined;
  }
  return leg.role === 'MEMBER' || leg.role === 'GUEST' || leg.role === 'SUPERVISOR' ? leg.role : undefined;
}

/** A phone outside that rings, or picked up and has not pressed 1. */
function isAsked(call: CallState, { id }: Leg): boolean {
  const attempt = forwardOf(call, id);
  return attempt !== undefined && isOpen(attempt);
}

export function supervisionInit(call: CallState, supervision: Supervision): MessageInitShape<typeof SupervisionSchema> {
  const { userId, name, mode, startedAt, endedAt, takeoverFailed = false, hidden = false } = supervision;
  return {
    userId,
    name,
    mode,
    startedAt: timestampFromMs(startedAt),
    ...(endedAt === null ? {} : { endedAt: timestampFromMs(endedAt) }),
    takeoverFailed,
    hidden,
    ...(hidden ? { keptFrom: keptFrom(call) } : {}),
  };
}

export function takeoverInit(takeover: Takeover): MessageInitShape<typeof TakeoverSchema> {
  return { ...takeover, fromUserId: takeover.fromUserId ?? '', at: timestampFromMs(takeover.at) };
}
