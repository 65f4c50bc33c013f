import { Refusal } from '@ringline/kit/errors';
import { OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Transaction, Unit } from '../context.ts';
import { beginCallback } from './callBack.ts';
import { emitStep, freed, lockCall, noteInput, stepRow, writeStep } from './callStore.ts';
import { heldTooLate, outsideLegsEnded } from './outsideLegs.ts';
import type { Command } from './engine/commands.ts';
import type { Candidate } from './engine/candidate.ts';
import type { CallInput } from './engine/inputs.ts';
import { graphOf, nodeOf } from './engine/flow/position.ts';
import { callerAsks, reduce } from './engine/reduce.ts';
import type { CallState } from './engine/state.ts';
import type { StepResult } from './engine/step.ts';
import { noteQueueFacts } from '../queues/counters.ts';
import type { WakeQueues } from '../queues/wake.ts';
import { noteCustody } from '../recordings/noteCustody.ts';
import { noteSummaryDue, noteTranscriptDue } from '../transcripts/transcriptStore.ts';
import { offerClosed } from '../presence/presence.ts';

interface CallInputEnvelope {
  workspaceId: string;
  callId: string;
  /** The input's own key: it has its effect once. */
  key: string;
  /** The input, or how to make it with facts that only hold under the call's lock. */
  input: CallInput | ((tx: Transaction, call: CallState) => Promise<CallInput | null>);
  /** Written in the same transaction, also when the input is a repeated one. */
  also?: (tx: Transaction, emit: Unit['emit']) => Promise<void>;
}

interface AppliedInput {
  call: CallState;
  before: CallState;
  /** True: the call had had this input, nothing happened. */
  duplicate: boolean;
  /** The caller waits for a callback from now on. */
  callsBack?: boolean;
}

/** Runs commands of a call; they are written, and may be sent. */
export type RunCommands = (workspaceId: string, commands: readonly Command[]) => void;
export type ApplyInput = (envelope: CallInputEnvelope) => Promise<AppliedInput | null>;

/**
 * One input, one transaction: the call's row is locked, the input deduplicated, reduced, and everything it leads to written;
 * then its commands are sent. Null: there is no such call.
 * @throws Refusal when the engine refuses the request
 */
export function applyInput(deps: Deps, run: RunCommands, wake: WakeQueues): ApplyInput {
  return async ({ workspaceId, callId, key, input, also }) => {
    let commands: readonly Command[] = [];
    const applied = await deps.db.tenant(workspaceId, async (uow): Promise<AppliedInput | null> => {
      commands = [];
      const before = await lockCall(uow.tx, workspaceId, callId);
      if (!before) return null;
      if (also) await also(uow.tx, (schema, init, options) => uow.emit(schema, init, options));
      if (!(await noteInput(deps, uow.tx, before, key))) return { call: before, before, duplicate: true };
      const made = typeof input === 'function' ? await input(uow.tx, before) : input;
      if (!made) return { call: before, before, duplicate: false };
      const result = await reduceWithPeople(deps, uow.tx, before, made);
      if (result.refusal) throw new Refusal(result.refusal);
      const heardLegId = 'legId' in made ? made.legId : null;
      await writeStep(uow.tx, stepRow(deps, before, result, { heardLegId }));
      await noteQueueFacts(deps, uow.tx, before, result.call);
      await noteTranscriptDue(deps, uow.tx, before, result.call);
      await noteSummaryDue(deps, uow.tx, before, result.call);
      await noteCustody(uow, before, result.call);
      for (const { userId, missed } of result.closedOffers) await offerClosed(deps, uow, userId, missed);
      emitStep((schema, init, options) => uow.emit(schema, init, options), result);
      for (const leg of [...outsideLegsEnded(before, result.call), ...heldTooLate(before, made)])
        uow.emit(OutsideLegEndedSchema, leg, { key: callId });
      commands = result.commands;
      const callsBack = await beginCallback(deps, uow, before, result.call);
      return { call: result.call, before, duplicate: false, callsBack };
    });
    if (applied && !applied.duplicate) deps.figures.stepped(applied.before, applied.call, deps.clock.now().getTime());
    if (commands.length > 0) run(workspaceId, commands);
    if (applied && !applied.duplicate) wakeAfter(wake, applied);
    return applied;
  };
}

/** A caller came to a queue or left it, somebody can be rung again, or was reached who may wait for a callback. */
function wakeAfter(wake: WakeQueues, { before, call, callsBack }: AppliedInput): void {
  const waits = callsBack === true || call.phase === 'QUEUED' || before.phase === 'QUEUED';
  const reached = before.answeredAt === null && call.answeredAt !== null;
  if (waits || reached || freed(before, call)) wake(call.workspaceId, waits);
}

/** Nodes of a flow that may follow each other in one step because nobody can ring at any of them. */
const MOST_NODES_AT_ONCE = 10;

/** One step of the engine; when the call's flow comes to people meanwhile, they are looked up and the step goes on. */
export async function reduceWithPeople(
  deps: Pick<Deps, 'clock' | 'silence'>,
  tx: Transaction,
  before: CallState,
  input: CallInput,
): Promise<StepResult> {
  const now = deps.clock.now().getTime();
  let result = reduce(before, input, now, before.id);
  for (let nodes = 0; result.call.flowAt?.awaitsPeople && !result.refusal && nodes < MOST_NODES_AT_ONCE; nodes += 1) {
    const candidates = await ringCandidates(deps, tx, result.call);
    const { visit } = result.call.flowAt;
    const next = reduce(
      result.call,
      { type: 'PEOPLE', visit, candidates, callerAsks: callerAsks(before, input) },
      now,
      before.id,
    );
    result = joined(result, next);
  }
  return result;
}

function joined(first: StepResult, next: StepResult): StepResult {
  return {
    call: next.call,
    commands: [...first.commands, ...next.commands],
    timeline: [...first.timeline, ...next.timeline],
    changes: [...first.changes, ...next.changes],
    closedOffers: [...first.closedOffers, ...next.closedOffers],
    refusal: next.refusal,
  };
}

/** Who may ring where the call is in its flow, with what decides whether they can; before it began, at its first node. */
export async function ringCandidates(
  deps: Pick<Deps, 'clock' | 'silence'>,
  tx: Transaction,
  call: CallState,
): Promise<Candidate[]> {
  const seenAfter = deps.silence.seenAfter(deps.clock.now());
  const graph = graphOf(call);
  const node = nodeOf(call) ?? graph.nodes[graph.start];
  // Whom a queue rings is decided for all of its callers at once; of one who waits there it is asked for those who open a page.
  const waits = node?.do === 'queue' && call.phase === 'QUEUED';
  if (node?.do !== 'ring' && !waits) return [];
  const rows =
    node.do === 'queue' || node.userId === null
      ? await tx.$queryRaw<{ candidates: Candidate[] }[]>`
          SELECT ring_candidates(${call.workspaceId}::uuid, ${node.teamId}::uuid, ${call.id}::uuid, ${seenAfter}) AS candidates`
      : await tx.$queryRaw<{ candidates: Candidate[] }[]>`
          SELECT ring_people(${call.workspaceId}::uuid, ARRAY[${node.userId}::uuid], ${call.id}::uuid, ${seenAfter}) AS candidates`;
  return rows[0]?.candidates ?? [];
}
