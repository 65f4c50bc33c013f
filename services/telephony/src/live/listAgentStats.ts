import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { LiveAgentSchema } from '@ringline/proto/telephony/v1/live_pb';
import { wrapUpLeft } from '../calls/engine/flow/wrapUp.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { hadIn } from './hadIn.ts';
import { counted, dayOf, firstIdSince } from './liveScope.ts';

interface Day {
  user_id: string;
  calls: bigint;
  talk_ms: bigint | null;
  last_end: bigint | null;
}

interface Live {
  user_id: string;
  kind: string;
  state: CallState;
}

/** Members with a seat, what each does right now, and what the day was for them; in the scope of the person (defaults 19). */
export function listAgentStats(deps: Pick<Deps, 'db' | 'clock' | 'silence'>) {
  return async (principal: Principal): Promise<MessageInitShape<typeof LiveAgentSchema>[]> => {
    const { workspaceId } = principal;
    const now = deps.clock.now();
    const seenAfter = deps.silence.seenAfter(now);
    const { members, reachable, live, days, missed, ends } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const scope = principal.scope('ANALYTICS', 'READ');
      const teams =
        scope === 'team'
          ? await tx.teamCopy.findMany({ where: { workspaceId, id: { in: [...principal.teamIds] } } })
          : [];
      const mine = [principal.userId, ...teams.flatMap(({ memberUserIds }) => memberUserIds)];
      const members = await tx.memberCopy.findMany({
        where: { workspaceId, active: true, hasSeat: true, ...(scope === 'all' ? {} : { userId: { in: mine } }) },
        orderBy: { name: 'asc' },
      });
      const ids = members.map(({ userId }) => userId);
      const { since } = await dayOf(tx, workspaceId, now);
      const today = Prisma.sql`c.workspace_id = ${workspaceId}::uuid AND c.id >= ${firstIdSince(since)}::uuid
        AND c.started_at >= ${since} AND ${counted(workspaceId)}`;
      return {
        members,
        ends: await tx.memberCallEnd.findMany({ where: { workspaceId, userId: { in: ids } } }),
        reachable: await tx.device.groupBy({
          by: ['userId'],
          where: { workspaceId, userId: { in: ids }, state: 'REGISTERED', lastSeenAt: { gt: seenAfter } },
          _count: true,
        }),
        live: await tx.$queryRaw<Live[]>(Prisma.sql`
          SELECT e.user_id, e.kind, c.state FROM engagement e
          JOIN call c ON c.workspace_id = e.workspace_id AND c.id = e.call_id
          WHERE e.workspace_id = ${workspaceId}::uuid AND e.user_id = ANY(${ids}::uuid[]) AND NOT c.final`),
        days: await tx.$queryRaw<Day[]>(Prisma.sql`
          SELECT had.user_id, count(DISTINCT c.id) AS calls, sum(had.until - had.since - had.held)::bigint AS talk_ms,
            max(had.until) FILTER (WHERE NOT had.goes_on) AS last_end
          FROM call c CROSS JOIN ${hadIn(now)} had
          WHERE ${today} AND c.state->>'answeredAt' IS NOT NULL AND had.user_id = ANY(${ids}::uuid[])
          GROUP BY 1`),
        missed: await tx.$queryRaw<{ user_id: string; missed: bigint }[]>(Prisma.sql`
          SELECT o->>'userId' AS user_id, count(DISTINCT c.id) AS missed
          FROM call c, jsonb_array_elements(c.state->'offers') o
          WHERE ${today} AND o->>'state' = 'TIMED_OUT' GROUP BY 1`),
      };
    });
    return members.map(({ userId }) => {
      const devices = reachable.find((each) => each.userId === userId)?._count ?? 0;
      const day = days.find((each) => each.user_id === userId);
      const mine = live.filter((each) => each.user_id === userId);
      const call = (mine.find(({ kind }) => kind === 'CALL') ?? mine.find(({ kind }) => kind === 'ASIDE'))?.state;
      const offer = mine.find(({ kind }) => kind === 'OFFER')?.state;
      const lastEnd = day?.last_end == null ? null : Number(day.last_end);
      const end = ends.find((each) => each.userId === userId);
      const doing = (): [state: string, since: number | null] => {
        if (call) return ['ON_CALL', call.answeredAt ?? call.startedAt];
        if (offer) return ['OFFERED', offer.phaseSince];
        // As long as the call that ended gives for it: that is how long nobody rings the person.
        if (end && wrapUpLeft(end, now) > 0) return ['WRAP_UP', end.endedAt.getTime()];
        return [devices === 0 ? 'OFFLINE' : 'IDLE', lastEnd];
      };
      const [state, since] = doing();
      return {
        userId,
        reachableDevices: devices,
        state,
        ...(since === null ? {} : { since: timestampFromMs(since) }),
        callsToday: Number(day?.calls ?? 0),
        missedOffersToday: Number(missed.find((each) => each.user_id === userId)?.missed ?? 0),
        talkTodaySeconds: Math.max(0, Math.round(Number(day?.talk_ms ?? 0) / 1000)),
        currentCallId: call?.id ?? offer?.id ?? '',
      };
    });
  };
}
