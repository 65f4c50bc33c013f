/** What the tests of figures have in common: two people, days, and calls that are over. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { consumers, db, number, PEER, TEAM, ws } from '../messagingTestkit.ts';

export const [ANA, BEN] = ['0190a000-0000-7000-8000-0000000000a1', '0190a000-0000-7000-8000-0000000000b1'];
const SECOND = 1_000;

export interface Told {
  at: string;
  status?: string;
  endReason?: string;
  direction?: string;
  /** Seconds from the beginning. */
  offered?: number;
  answered?: number;
  lasted?: number;
  agent?: string;
  asked?: readonly string[];
  version?: number;
  id?: string;
  [field: string]: unknown;
}

/** A call that is over, as telephony tells it. */
export async function over({
  at,
  offered,
  answered,
  lasted = 60,
  agent = '',
  asked = [],
  id,
  version = 9,
  ...more
}: Told) {
  const start = Date.parse(at);
  const after = (seconds: number) => timestampFromDate(new Date(start + seconds * SECOND));
  const callId = id ?? db.ids.uuid();
  await deliver(db, consumers, ws, CallChangedSchema, {
    call: {
      id: callId,
      workspaceId: ws,
      direction: 'INBOUND',
      status: answered === undefined ? 'MISSED' : 'COMPLETED',
      endReason: answered === undefined ? 'NO_ANSWER' : 'CALLER_HANGUP',
      peerNumber: PEER,
      phoneNumberId: number.id,
      workspaceNumber: number.number,
      teamId: TEAM,
      startedAt: after(0),
      endedAt: after(lasted),
      ...(answered === undefined ? {} : { answeredAt: after(answered), talkTimeSeconds: lasted - answered }),
      agentUserId: agent,
      offers: [agent, ...asked].filter(Boolean).map((userId) => ({
        id: db.ids.uuid(),
        userId,
        state: userId === agent ? 'ACCEPTED' : 'TIMED_OUT',
        ...(offered === undefined ? {} : { offeredAt: after(offered) }),
      })),
      version,
      ...more,
    },
  });
  return callId;
}

export const days = (from: string, until = from, timezone = 'UTC') => ({ range: { from, until, timezone } });
export const DAY = days('2026-11-20');
