import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { planRing, planRingOver } from '../push/pushRing.ts';
import { noteHeldBack } from '../push/pushTo.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** A call that began to ring longer ago than that is over for who opens a page only now. */
const FRESH_MS = 30_000;
/** Whoever may be asked now: the flow rings people, or a queue does. */
const ASKS = 'OFFERED';

type Parts = Pick<Context, 'clock' | 'ids' | 'jobs'>;

/**
 * Rings browsers by push, also of members who have no page open: telephony offers them the call as well, and they can take it as soon
 * as a page is open. A queue offers it to those alone who have a page; the others of its team hear that somebody is rung. Calls ring
 * whatever the schedule of notifications says, while the member is available (defaults 18).
 */
export const onCallRings = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'pushed-calls',
    handlers: [
      on(CallChangedSchema, async ({ event: { call, cause }, uow }) => {
        if (!call || call.isDemo) return;
        const rings = call.phase === 'RINGING';
        if (rings && cause === ASKS) await ring(deps, uow, call);
        else if (rings) await stopFor(deps, uow, call);
        else await stop(deps, uow, call);
      }),
    ],
  });

async function ring(deps: Parts, uow: Unit, call: Call): Promise<void> {
  const { tx } = uow;
  const now = deps.clock.now().getTime();
  const since = call.phaseSince ?? call.startedAt;
  if (call.direction !== 'INBOUND' || (since && now - timestampDate(since).getTime() > FRESH_MS)) return;
  const offered = new Set(call.offers.filter(({ state }) => state === 'RINGING').map(({ userId }) => userId));
  const over = new Set(call.offers.filter(({ state }) => state === 'DECLINED').map(({ userId }) => userId));
  const teamIds = [call.teamId, ...call.addressedTeamIds].filter((id) => id !== '');
  const members = await tx.userProfile.findMany({
    where: {
      removedAt: null,
      status: 'ACTIVE',
      hasSeat: true,
      OR: [{ userId: { in: [...offered] } }, { teams: { some: { teamId: { in: teamIds } } } }],
    },
    select: { userId: true, availabilityStatus: true },
  });
  const devices = await tx.pushDevice.findMany({
    where: { ownerUserId: { in: members.map(({ userId }) => userId) } },
    distinct: ['ownerUserId'],
    select: { ownerUserId: true },
  });
  const reached = new Set(devices.map(({ ownerUserId }) => ownerUserId));
  const settings = await settingsOf(uow, [...reached]);
  const rung: string[] = [];
  const why = new Map<string, 'AWAY' | 'TURNED_OFF'>();
  for (const { userId, availabilityStatus } of members) {
    if (!reached.has(userId) || over.has(userId)) continue;
    const isAvailable = availabilityStatus === 'AVAILABLE';
    if (!(settings.get(userId)?.channels['INCOMING_CALL']?.push ?? true)) why.set(userId, 'TURNED_OFF');
    else if (offered.has(userId) || (call.inQueue && isAvailable)) rung.push(userId);
    else if (!isAvailable) why.set(userId, 'AWAY');
  }
  await noteHeldBack(deps, uow, { subjectId: call.id, peerNumber: call.peerNumber, why });
  await planRing(deps, uow, { callId: call.id, userIds: rung, peerNumber: call.peerNumber });
}

/** Others still ring: it rings no longer with who declined it. */
async function stopFor(deps: Parts, uow: Unit, { id: callId, offers }: Call): Promise<void> {
  const declined = offers.filter(({ state }) => state === 'DECLINED').map(({ userId }) => userId);
  if (declined.length === 0) return;
  const rung = await uow.tx.pushDelivery.findMany({
    where: { subjectId: callId, userId: { in: declined }, status: { in: [...OPEN] } },
    distinct: ['userId'],
    select: { userId: true },
  });
  await planRingOver(deps, uow, { callId, userIds: rung.map(({ userId }) => userId) });
}

const OPEN = ['SENDING', 'SENT', 'WAITING'] as const;

/** It was answered, or is over: it rings on no other device. */
async function stop(deps: Parts, uow: Unit, { id: callId }: Call): Promise<void> {
  const rung = await uow.tx.pushDelivery.findMany({
    where: { subjectId: callId, status: { in: [...OPEN] } },
    distinct: ['userId'],
    select: { userId: true },
  });
  await planRingOver(deps, uow, { callId, userIds: rung.map(({ userId }) => userId) });
}
