import type { MessageInitShape } from '@bufbuild/protobuf';
import { describePeer, readPeer } from '@ringline/kit/phone';
import { ringingToJoin } from '../calls/engine/askedToJoin.ts';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { GetCallStatsResponseSchema, LiveCallSchema } from '@ringline/proto/telephony/v1/live_pb';
import type { ParticipantSchema } from '@ringline/proto/telephony/v1/participants_pb';
import { callbackInit } from '../calls/callbackView.ts';
import { waitingIn } from '../calls/engine/queue/waiting.ts';
import type { CallState } from '../calls/engine/state.ts';
import { liveSupervisions } from '../calls/engine/together.ts';
import { isKeptFrom } from '../calls/monitored.ts';
import { participantInits, supervisionInit } from '../calls/togetherView.ts';
import type { Deps } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { callsInScope, counted, dayOf, firstIdSince } from './liveScope.ts';

type LiveState = 'IVR' | 'WAITING' | 'RINGING' | 'TALKING' | 'HELD' | 'TRANSFERRING' | 'VOICEMAIL';

/** What a phase is to those who look on; a call that only ends needs nobody any more. */
const STATES: Readonly<Record<string, LiveState>> = {
  GREETING: 'IVR',
  MENU: 'IVR',
  ANNOUNCEMENT: 'IVR',
  ROUTING: 'WAITING',
  QUEUED: 'WAITING',
  RINGING: 'RINGING',
  CONNECTING: 'RINGING',
  TALKING: 'TALKING',
  AGENT_LOST: 'TALKING',
  HELD: 'HELD',
  TRANSFERRING: 'TRANSFERRING',
  // Beyond defaults 19: who leaves a message is on the line, and a board without them would say that no call runs.
  VOICEMAIL: 'VOICEMAIL',
};

function liveState({ phase, offers }: CallState): LiveState | undefined {
  const state = STATES[phase];
  // Somebody is being asked to take the caller out of the queue.
  return state === 'WAITING' && offers.some((offer) => offer.state === 'RINGING') ? 'RINGING' : state;
}

function liveCall(
  call: CallState,
  state: LiveState,
  principal: Principal,
  now: number,
): MessageInitShape<typeof LiveCallSchema> {
  const callback = callbackInit(call, principal, now);
  const asked = call.offers.find((offer) => offer.state === 'RINGING')?.userId;
  const waits = state === 'WAITING' || (state === 'RINGING' && call.direction === 'INBOUND');
  return {
    callId: call.id,
    peerNumber: readPeer(call.peerNumber).address,
    peer: describePeer(call.peerNumber),
    phoneNumberId: call.phoneNumberId,
    workspaceNumber: call.workspaceNumber,
    direction: call.direction,
    state,
    // A caller's wait is counted as the caller counts it.
    since: timestampFromMs(
      call.callback
        ? call.callback.askedAt
        : waits
          ? call.startedAt
          : call.answeredAt !== null && state === 'TALKING'
            ? call.answeredAt
            : call.phaseSince,
    ),
    startedAt: timestampFromMs(call.startedAt),
    agentUserId: call.agentUserId ?? asked ?? '',
    queuePosition: waitingIn(call)?.position ?? 0,
    teamId: call.flow.teamId,
    callbackAttempt: call.callback?.attempt ?? 0,
    ...(callback ? { callback } : {}),
    supervisions: liveSupervisions(call)
      .filter(({ hidden, userId }) => !hidden || !isKeptFrom(call, userId, principal))
      .map((one) => supervisionInit(call, one)),
    others: [
      // The agent stands in the row already, unless it is a phone outside.
      ...participantInits(call).filter(({ role, userId }) => role !== 'SUPERVISOR' && (role !== 'AGENT' || !userId)),
      ...asksToJoin(call),
    ],
  };
}

/** Colleagues who ring because whoever has the call wants them in it, each once on whichever devices. */
function asksToJoin(call: CallState): MessageInitShape<typeof ParticipantSchema>[] {
  return ringingToJoin(call).map(({ id, userId, userName: name }) => ({
    id,
    userId,
    name,
    role: 'MEMBER',
    state: 'RINGING',
  }));
}

interface Today {
  answered: bigint;
  missed: bigint;
  abandoned: bigint;
  voicemail: bigint;
  wait: number | null;
  level: number | null;
}

/** Calls that run, oldest first, and the day's figures; in the scope of the person (defaults 19). */
export function getCallStats(deps: Pick<Deps, 'db' | 'clock'>) {
  return async (principal: Principal): Promise<MessageInitShape<typeof GetCallStatsResponseSchema>> => {
    const { workspaceId } = principal;
    const now = deps.clock.now();
    const scope = callsInScope(principal);
    const { rows, today, day } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const day = await dayOf(tx, workspaceId, now);
      const rows = await tx.$queryRaw<{ state: CallState }[]>(Prisma.sql`
        SELECT c.state FROM call c
        WHERE c.workspace_id = ${workspaceId}::uuid AND NOT c.final AND NOT c.is_demo AND ${scope}
        ORDER BY c.started_at`);
      const [today] = await tx.$queryRaw<Today[]>(Prisma.sql`
        WITH inbound AS (
          SELECT c.status,
            ((c.state->>'answeredAt')::bigint - coalesce((c.state->>'ringingAt')::bigint, (c.state->>'startedAt')::bigint))
              / 1000.0 AS waited,
            ((c.state->>'endedAt')::bigint - (c.state->>'startedAt')::bigint) / 1000.0 AS lasted
          FROM call c
          WHERE c.workspace_id = ${workspaceId}::uuid AND c.id >= ${firstIdSince(day.since)}::uuid
            AND c.started_at >= ${day.since} AND c.final AND c.direction = 'INBOUND'
            AND ${counted(workspaceId)} AND ${scope})
        SELECT count(*) FILTER (WHERE status = 'COMPLETED' AND waited IS NOT NULL) AS answered,
          count(*) FILTER (WHERE status = 'MISSED') AS missed,
          count(*) FILTER (WHERE status = 'ABANDONED') AS abandoned,
          count(*) FILTER (WHERE status = 'VOICEMAIL') AS voicemail,
          (avg(waited) FILTER (WHERE status = 'COMPLETED'))::float8 AS wait,
          (100.0 * count(*) FILTER (WHERE (status = 'COMPLETED' AND waited <= ${day.inTime})
              OR (status = 'ABANDONED' AND lasted <= ${day.inTime}))
            / nullif(count(*) FILTER (WHERE (status = 'COMPLETED' AND waited IS NOT NULL) OR status = 'ABANDONED'), 0)
          )::float8 AS level
        FROM inbound`);
      return { rows, today, day };
    });
    const calls = rows.flatMap(({ state: call }) => {
      const state = liveState(call);
      return state === undefined ? [] : [{ call, state, row: liveCall(call, state, principal, now.getTime()) }];
    });
    const inState = (state: LiveState) => calls.filter((each) => each.state === state).length;
    const waiting = calls.filter(
      ({ call, state }) => call.direction === 'INBOUND' && (state === 'WAITING' || state === 'RINGING'),
    );
    const waits = waiting.map(({ call }) => Math.round((now.getTime() - call.startedAt) / 1000));
    return {
      active: calls.length,
      ringing: inState('RINGING'),
      // Who is to be called back is not on the line.
      waiting: waiting.filter((each) => each.state === 'WAITING').length,
      longestWaitSeconds: Math.max(0, ...waits),
      answeredToday: Number(today?.answered ?? 0),
      missedToday: Number(today?.missed ?? 0),
      abandonedToday: Number(today?.abandoned ?? 0),
      // Beyond defaults 19: without it a day's calls are more than its figures.
      voicemailToday: Number(today?.voicemail ?? 0),
      ...(today?.wait == null ? {} : { averageWaitTodaySeconds: Math.round(today.wait) }),
      ...(today?.level == null ? {} : { serviceLevelToday: Math.round(today.level) }),
      aiActive: 0,
      calls: calls.map(({ row }) => row),
      since: timestampFromDate(day.since),
      timezone: day.timezone,
      serviceLevelSeconds: day.inTime,
    };
  };
}
