import type { Dependencies } from '../dependencies.ts';
import type { RunCommands } from './applyInput.ts';
import { DEVICE_SILENCE_MS } from './applyInput.ts';
import { emitStep, stepRow } from './callStore.ts';
import type { Candidate } from './engine/inputs.ts';
import { newInboundCall } from './engine/newCall.ts';
import { reduce } from './engine/reduce.ts';
import type { CallState } from './engine/state.ts';

/** The longest that a call may last when nothing else limits it: the cap of the largest plan (defaults 3.1), in seconds. */
export const LONGEST_CALL_SECONDS = 14_400;
/** Below this balance inbound calls are not taken (defaults 5.4): $-5, in micros. */
const OVERDRAFT_MICROS = -5_000_000;

interface Facts {
  workspaceId: string;
  number: {
    id: string;
    number: string;
    status: string;
    is_test_number: boolean;
    enable_call_recording: boolean;
    team_id: string;
    timeout_seconds: number;
    play_greeting: boolean;
  } | null;
  workspaceStatus: string | null;
  testMinutesLeft: number | null;
  balanceMicros: number | null;
  candidates: Candidate[];
  known: CallState | null;
}

/**
 * A call arrives: one read, one durable write (architecture: The call engine). The same call again gets the same answer.
 * Undefined: the number leads nowhere, and nothing is recorded (defaults 11.1).
 */
export function receiveInboundCall(deps: Dependencies, run: RunCommands) {
  const read = async (called: string, sid: string, callId: string, now: Date): Promise<Facts | null> => {
    const seenAfter = new Date(now.getTime() - DEVICE_SILENCE_MS);
    const { rows } = await deps.db.pool.query<{ facts: Facts | null }>(
      'SELECT read_inbound_call($1, $2, $3, $4) AS facts',
      [called, sid, callId, seenAfter],
    );
    return rows[0]?.facts ?? null;
  };

  return async (webhook: { sid: string; from: string; to: string }): Promise<CallState | undefined> => {
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    const facts = await read(webhook.to, webhook.sid, id, now);
    if (facts?.known) return facts.known;
    if (!facts?.number || facts.number.status !== 'AVAILABLE' || facts.workspaceStatus !== 'ACTIVE') return undefined;
    const { number } = facts;
    const call = newInboundCall({
      id,
      workspaceId: facts.workspaceId,
      sid: webhook.sid,
      peerNumber: webhook.from,
      phoneNumberId: number.id,
      workspaceNumber: number.number,
      isTestNumber: number.is_test_number,
      flow: { teamId: number.team_id, timeoutSeconds: number.timeout_seconds, playGreeting: number.play_greeting },
      recordCall: number.enable_call_recording,
      capSeconds: longestCall(facts),
      now: now.getTime(),
      seed: id,
    });
    const refused = mayTakeCall(facts) ? null : 'INSUFFICIENT_BALANCE';
    const result = reduce(
      call,
      { type: 'ARRIVED', sid: webhook.sid, candidates: facts.candidates, refused },
      now.getTime(),
      id,
    );
    const events = deps.db.encodeEvents((emit) => emitStep(emit, result));
    const { rows } = await deps.db.pool.query<{ begun: boolean }>(
      'SELECT begin_inbound_call($1::jsonb, $2, $3::jsonb) AS begun',
      [stepRow(deps, null, result), webhook.sid, events],
    );
    if (!rows[0]?.begun) return (await read(webhook.to, webhook.sid, id, now))?.known ?? undefined;
    deps.db.notify();
    if (result.commands.length > 0) run(facts.workspaceId, result.commands);
    return result.call;
  };
}

/** A test number has its own minutes (defaults 7.3); other numbers may overdraw a little (defaults 5.4). */
function mayTakeCall({ number, testMinutesLeft, balanceMicros }: Facts): boolean {
  if (number?.is_test_number) return testMinutesLeft === null || testMinutesLeft > 0;
  return balanceMicros === null || balanceMicros > OVERDRAFT_MICROS;
}

function longestCall({ number, testMinutesLeft }: Facts): number {
  if (!number?.is_test_number || testMinutesLeft === null) return LONGEST_CALL_SECONDS;
  return Math.max(1, testMinutesLeft) * 60;
}
