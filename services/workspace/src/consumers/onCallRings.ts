import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Context, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { planRing, planRingOver } from '../push/pushRing.ts';
import { settingsOf } from '../settings/profileSettings.ts';

/** A call that began to ring longer ago than that is over for who opens a page only now. */
const FRESH_MS = 30_000;
const ASKS = new Set(['OFFERED', 'QUEUED']);
const RINGS = new Set(['RINGING', 'QUEUED']);

type Parts = Pick<Context, 'clock' | 'jobs'>;

/**
 * Rings browsers by push, also of members who have no page open: they can take the call as soon as one is. Calls ring whatever the
 * schedule of notifications says, while the member is available (defaults 18).
 */
export const onCallRings = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'pushed-calls',
    handlers: [
      on(CallChangedSchema, async ({ event: { call, cause }, uow }) => {
        if (!call || call.isDemo) return;
        const rings = RINGS.has(call.phase);
        if (rings && ASKS.has(cause)) await ring(deps, uow, call);
        else if (!rings) await stop(deps, uow, call);
      }),
    ],
  });

async function ring(deps: Parts, uow: Unit, call: Call): Promise<void> {
  const { tx } = uow;
  const now = deps.clock.now().getTime();
  const since = call.phaseSince ?? call.startedAt;
  if (call.direction !== 'INBOUND' || (since && now - timestampDate(since).getTime() > FRESH_MS)) return;
  const offered = call.offers.filter(({ state }) => state === 'RINGING').map(({ userId }) => userId);
  const over = new Set(call.offers.filter(({ state }) => state === 'DECLINED').map(({ userId }) => userId));
  const teamIds = [call.teamId, ...call.addressedTeamIds].filter((id) => id !== '');
  const members = await tx.userProfile.findMany({
    where: {
      removedAt: null,
      status: 'ACTIVE',
      hasSeat: true,
      OR: [
        { userId: { in: offered } },
        { availabilityStatus: 'AVAILABLE', teams: { some: { teamId: { in: teamIds } } } },
      ],
    },
    select: { userId: true },
  });
  const settings = await settingsOf(
    uow,
    members.map(({ userId }) => userId),
  );
  const wants = (userId: string) => settings.get(userId)?.channels['INCOMING_CALL']?.push ?? true;
  const devices = await tx.pushDevice.findMany({
    where: { ownerUserId: { in: members.map(({ userId }) => userId).filter((id) => !over.has(id) && wants(id)) } },
    distinct: ['ownerUserId'],
    select: { ownerUserId: true },
  });
  const userIds = devices.map(({ ownerUserId }) => ownerUserId);
  await planRing(deps, uow, { callId: call.id, userIds, peerNumber: call.peerNumber });
}

/** It was answered, or is over: it rings on no other device. */
async function stop(deps: Parts, uow: Unit, { id: callId }: Call): Promise<void> {
  const rung = await uow.tx.pushDelivery.findMany({
    where: { subjectId: callId, status: { in: ['SENDING', 'SENT', 'WAITING'] } },
    distinct: ['userId'],
    select: { userId: true },
  });
  await planRingOver(deps, uow, { callId, userIds: rung.map(({ userId }) => userId) });
}
