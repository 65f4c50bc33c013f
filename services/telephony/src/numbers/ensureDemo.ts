/** The demo workspace's numbers and its past. Calls of the past are shown, never charged: CallChanged without CallEnded. */
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { AvailabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { Refusal } from '@ringline/kit/errors';
import { stepRow, tellCall, writeStep } from '../calls/callStore.ts';
import { seededUuid } from '../calls/engine/ids.ts';
import { newInboundCall, newOutboundCall } from '../calls/engine/newCall.ts';
import type { CallState, CallStatus, EndReason } from '../calls/engine/state.ts';
import type { Deps, Unit } from '../context.ts';
import type { PhoneNumber } from '../generated/prisma/client.ts';
import type { EmergencyAddress } from './emergencyAddress.ts';
import { addNumber } from './grantTestNumber.ts';
import { ensureRegistered } from '../compliance/local/demo.ts';

interface PastCall {
  peerNumber: string;
  direction: string;
  status: string;
  endReason: string;
  minutesAgo: number;
  ringSeconds: number;
  talkSeconds: number;
  agentUserId: string;
  numberIndex: number;
}

export interface DemoTelephony {
  workspaceId: string;
  teamId: string;
  numbers: readonly { number: string; name: string }[];
  calls: readonly PastCall[];
  unregistered?: boolean;
}

/** @throws Refusal FORBIDDEN_ROLE unless the sandbox is on, CONFLICT when a number is another workspace's */
export function ensureDemoTelephony(deps: Deps) {
  return async (demo: DemoTelephony): Promise<PhoneNumber[]> => {
    if (!deps.env.SANDBOX_ENABLED) {
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'The demo workspace exists in sandbox mode only.' });
    }
    return deps.db.tenant(demo.workspaceId, async (uow) => {
      const { workspaceId } = demo;
      const numbers: PhoneNumber[] = [];
      for (const wanted of demo.numbers) {
        const known = await uow.tx.phoneNumber.findFirst({ where: { workspaceId, number: wanted.number } });
        numbers.push(
          known ??
            (await addNumber(deps, uow, {
              number: wanted.number,
              name: wanted.name,
              teamId: demo.teamId,
              isTestNumber: false,
              freeUntil: null,
              emergencyAddress: DEMO_ADDRESS,
            })),
        );
      }
      if (!demo.unregistered) await ensureRegistered(deps, uow);
      const made: CallState[] = [];
      for (const [index, past] of demo.calls.entries()) {
        const call = await ensurePastCall(deps, uow, demo, numbers, past, index);
        if (call) made.push(call);
      }
      tellPastAvailability(uow, made);
      const ids = numbers.map(({ id }) => id);
      const now = await uow.tx.phoneNumber.findMany({ where: { workspaceId, id: { in: ids } } });
      return numbers.map((number) => now.find(({ id }) => id === number.id) ?? number);
    });
  };
}

/** The demo calls out at once, so that its numbers have an address; made up, as the company is. */
const DEMO_ADDRESS: EmergencyAddress = {
  address1: '600 Montgomery Street',
  address2: 'Floor 21',
  city: 'San Francisco',
  state: 'CA',
  zip: '94111',
  country: 'US',
};

async function ensurePastCall(
  deps: Deps,
  uow: Unit,
  demo: DemoTelephony,
  numbers: readonly PhoneNumber[],
  past: PastCall,
  index: number,
): Promise<CallState | undefined> {
  const number = numbers[past.numberIndex];
  const id = seededUuid(`demo-call-${demo.workspaceId}`, index);
  if (!number || (await uow.tx.call.count({ where: { workspaceId: demo.workspaceId, id } })) > 0) return undefined;
  const call = pastCall(id, demo, number, past, deps.clock.now().getTime());
  const timeline = [
    {
      at: call.endedAt ?? call.startedAt,
      kind: 'fact' as const,
      name: 'call.ended',
      description: 'A call of the demo workspace',
      parameters: { status: call.status, reason: call.endReason ?? '' },
    },
  ];
  await writeStep(uow.tx, stepRow(deps, null, { call, commands: [], timeline }, { isDemo: true }));
  tellCall(uow.emit, call, { cause: 'ENDED', isDemo: true });
  return call;
}

/** Before the first and after the last call of a day (UTC) its people were there for calls for so long, in milliseconds. */
const AROUND_CALLS_MS = 45 * 60_000;
const DAY_MS = 86_400_000;

/** What the occupancy of the past is measured against: each person was there around the calls that they had on a day. */
function tellPastAvailability(uow: Unit, calls: readonly CallState[]): void {
  const days = new Map<string, { userId: string; from: number; until: number }>();
  for (const { agentUserId: userId, startedAt, endedAt } of calls) {
    if (userId === null) continue;
    const day = Math.floor(startedAt / DAY_MS);
    const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS - 1];
    const known = days.get(`${userId} ${day}`);
    days.set(`${userId} ${day}`, {
      userId,
      from: Math.max(first, Math.min(known?.from ?? Infinity, startedAt - AROUND_CALLS_MS)),
      until: Math.min(last, Math.max(known?.until ?? 0, (endedAt ?? startedAt) + AROUND_CALLS_MS)),
    });
  }
  for (const { userId, from, until } of [...days.values()].toSorted((one, other) => one.from - other.from))
    for (const [available, at] of [
      [true, from],
      [false, until],
    ] as const)
      uow.emit(AvailabilityChangedSchema, { userId, available, changedAt: timestampFromMs(at) }, { key: userId });
}

function pastCall(id: string, demo: DemoTelephony, number: PhoneNumber, past: PastCall, now: number): CallState {
  const startedAt = now - past.minutesAgo * 60_000;
  const answeredAt = past.talkSeconds > 0 ? startedAt + past.ringSeconds * 1000 : null;
  const base = {
    id,
    workspaceId: demo.workspaceId,
    peerNumber: past.peerNumber,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    isTestNumber: false,
    flow: {
      teamId: demo.teamId,
      timeoutSeconds: number.timeoutSeconds,
      playGreeting: false,
      voicemail: true,
      closedFallback: 'VOICEMAIL' as const,
    },
    recordCall: false,
    capSeconds: 0,
    now: startedAt,
    seed: id,
  };
  const call =
    past.direction === 'INBOUND'
      ? newInboundCall({ ...base, sid: `demo-${id}` })
      : newOutboundCall({ ...base, userId: past.agentUserId, identity: '' });
  for (const leg of Object.values(call.legs)) leg.status = 'ENDED';
  return {
    ...call,
    version: 1,
    status: past.status as CallStatus,
    endReason: past.endReason as EndReason,
    ringingAt: startedAt,
    answeredAt,
    endedAt: startedAt + (past.ringSeconds + past.talkSeconds) * 1000,
    phase: 'ENDED',
    agentUserId: past.agentUserId === '' ? null : past.agentUserId,
    timers: {},
  };
}
