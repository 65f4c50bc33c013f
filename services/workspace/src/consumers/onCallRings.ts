import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Call, Offer } from '@ringline/proto/telephony/v1/telephony_pb';
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
 * Rings browsers by push, also of members who have no page open: telephony offers them the call as well, whether a flow rings people
 * or a queue does, and they can take it as soon as a page is open. Calls ring whatever the schedule of notifications says, while the
 * member is available (defaults 18). It rings with nobody whom the call does not ask at this moment.
 */
export const onCallRings = (deps: Parts) =>
  consumer<PrismaClient>({
    name: 'pushed-calls',
    handlers: [
      on(CallChangedSchema, async ({ event: { call, cause }, uow }) => {
        if (!call || call.isDemo) return;
        const { id: callId } = call;
        if (call.phase !== 'RINGING') return planRingOver(deps, uow, { callId });
        const asked = call.offers.filter(({ state }) => state === 'RINGING');
        await planRingOver(deps, uow, { callId, users: { notIn: asked.map(({ userId }) => userId) } });
        if (cause === ASKS && call.direction === 'INBOUND') await ring(deps, uow, call, asked);
      }),
    ],
  });

async function ring(deps: Parts, uow: Unit, call: Call, asked: readonly Offer[]): Promise<void> {
  const { tx } = uow;
  const now = deps.clock.now().getTime();
  const offered = new Map<string, Date>();
  for (const { userId, offeredAt } of asked) {
    const at = offeredAt ?? call.phaseSince ?? call.startedAt;
    const since = at ? timestampDate(at) : deps.clock.now();
    if (now - since.getTime() <= FRESH_MS) offered.set(userId, since);
  }
  const declined = new Set(call.offers.filter(({ state }) => state === 'DECLINED').map(({ userId }) => userId));
  const teamIds = [call.teamId, ...call.addressedTeamIds].filter((id) => id !== '');
  const members = await tx.userProfile.findMany({
    where: {
      removedAt: null,
      status: 'ACTIVE',
      hasSeat: true,
      OR: [{ userId: { in: [...offered.keys()] } }, { teams: { some: { teamId: { in: teamIds } } } }],
    },
    select: { userId: true, availabilityStatus: true },
  });
  const devices = await tx.pushDevice.findMany({
    where: { ownerUserId: { in: members.map(({ userId }) => userId) } },
    select: { id: true, name: true, ownerUserId: true },
  });
  const devicesOf = Map.groupBy(devices, ({ ownerUserId }) => ownerUserId);
  const settings = await settingsOf(uow, [...devicesOf.keys()]);
  const why = new Map<string, 'AWAY' | 'TURNED_OFF'>();
  for (const { userId, availabilityStatus } of members) {
    const theirs = devicesOf.get(userId);
    if (!theirs || declined.has(userId)) continue;
    const offeredAt = offered.get(userId);
    const wanted = settings.get(userId)?.channels['INCOMING_CALL']?.push ?? true;
    if (!wanted) why.set(userId, 'TURNED_OFF');
    else if (offeredAt)
      await planRing(deps, uow, {
        callId: call.id,
        userId,
        peerNumber: call.peerNumber,
        offeredAt,
        devices: theirs,
      });
    else if (availabilityStatus !== 'AVAILABLE') why.set(userId, 'AWAY');
  }
  await noteHeldBack(deps, uow, { subjectId: call.id, peerNumber: call.peerNumber, why });
}
