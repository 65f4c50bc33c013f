/** What an inbound call needs to know before it begins: the one read, and the one durable write. */
import type { Dependencies } from '../dependencies.ts';
import type { RunCommands } from './applyInput.ts';
import { emitStep, stepRow } from './callStore.ts';
import type { Candidate } from './engine/inputs.ts';
import { newInboundCall } from './engine/newCall.ts';
import type { CallState } from './engine/state.ts';
import type { StepResult } from './engine/step.ts';

/** The longest that a call may last when nothing else limits it: the cap of the largest plan (defaults 3.1), in seconds. */
export const LONGEST_CALL_SECONDS = 14_400;

interface DialledNumber {
  id: string;
  number: string;
  status: string;
  is_test_number: boolean;
  enable_call_recording: boolean;
  team_id: string;
  timeout_seconds: number;
  play_greeting: boolean;
}

export interface InboundFacts {
  workspaceId: string;
  number: DialledNumber | null;
  workspaceStatus: string | null;
  testMinutesLeft: number | null;
  balanceMicros: number | null;
  candidates: Candidate[];
  known: CallState | null;
}

/** A call as the carrier names it. */
export interface CarrierCall {
  sid: string;
  from: string;
  to: string;
}

/** Where the number leads, who could take the call, and whether it is known. Null: the number leads nowhere. */
export async function readInboundFacts(
  { db, clock, silence }: Pick<Dependencies, 'db' | 'clock' | 'silence'>,
  { sid, to }: CarrierCall,
  callId: string,
  now: Date,
): Promise<InboundFacts | null> {
  try {
    const { rows } = await db.pool.query<{ facts: InboundFacts | null }>({
      name: 'read-inbound-call',
      text: 'SELECT read_inbound_call($1, $2, $3, $4) AS facts',
      values: [to, sid, callId, silence.seenAfter(now)],
    });
    silence.heard(clock.now());
    return rows[0]?.facts ?? null;
  } catch (error) {
    silence.unheard(now);
    throw error;
  }
}

/** The first state of the call. Null: calls to this number are not taken, nor recorded (defaults 11.1). */
export function firstState(
  facts: InboundFacts,
  { sid, from }: CarrierCall,
  id: string,
  startedAt: number,
): CallState | null {
  const { number, workspaceId, workspaceStatus } = facts;
  if (!number || number.status !== 'AVAILABLE' || workspaceStatus !== 'ACTIVE') return null;
  return newInboundCall({
    id,
    workspaceId,
    sid,
    peerNumber: from,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    isTestNumber: number.is_test_number,
    flow: { teamId: number.team_id, timeoutSeconds: number.timeout_seconds, playGreeting: number.play_greeting },
    recordCall: number.enable_call_recording,
    capSeconds: longestCall(facts),
    now: startedAt,
    seed: id,
  });
}

/** known: the carrier's call is known, nothing was written. awaited: reports of its leg came before it, and wait. */
type Beginning = 'known' | 'begun' | 'awaited';

/** Writes the call with its first step, and sends its commands. */
export async function beginCall(
  deps: Dependencies,
  run: RunCommands,
  sid: string,
  result: StepResult,
): Promise<Beginning> {
  const events = deps.db.encodeEvents((emit) => emitStep(emit, result));
  const { rows } = await deps.db.pool.query<{ begun: Beginning }>({
    name: 'begin-inbound-call',
    text: 'SELECT begin_inbound_call($1::jsonb, $2, $3::jsonb) AS begun',
    values: [stepRow(deps, null, result), sid, events],
  });
  const begun = rows[0]?.begun ?? 'known';
  if (begun === 'known') return begun;
  deps.db.notify();
  deps.figures.stepped(null, result.call, deps.clock.now().getTime());
  if (result.commands.length > 0) run(result.call.workspaceId, result.commands);
  return begun;
}

function longestCall({ number, testMinutesLeft }: InboundFacts): number {
  if (!number?.is_test_number || testMinutesLeft === null) return LONGEST_CALL_SECONDS;
  return Math.max(1, testMinutesLeft) * 60;
}
