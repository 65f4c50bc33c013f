/** An inbound call up to the moment somebody is called (defaults 11.1). */
import { finish, tellUnavailable } from './ending.ts';
import type { Candidate } from './candidate.ts';
import type { Blocked, CallInput, Closed } from './inputs.ts';
import { graphOf } from './flow/position.ts';
import { greetedPath } from './flow/closedGreeting.ts';
import { beginFlow, goOnAfterPreamble } from './flow/walk.ts';
import { hearsPreamble, playPreamble } from './preamble.ts';
import type { Step } from './step.ts';
import { messageTaken, SHORTEST_SECONDS } from './voicemail.ts';

export function arrived(step: Step, input: Extract<CallInput, { type: 'ARRIVED' }>): void {
  const { call } = step;
  const { candidates, refused, closed, blocked } = input;
  begun(step);
  if (blocked) return reject(step, blocked);
  if (refused) {
    tellUnavailable(step, { status: 'MISSED', reason: refused }, false);
    return;
  }
  if (closed) call.outsideHours = true;
  // A custom flow has nodes of its own that ask for the hours, and the preamble comes after those it begins with (flow/walk.ts).
  if (graphOf(call).custom) return beginFlow(step, candidates);
  if (closed) {
    if (call.flow.closedFallback !== 'LET_CALL_THROUGH') {
      closedPath(step, closed);
      return;
    }
    step.say('fact', 'hours.let_through', `${whyClosed(closed)}, where calls are let through`, factsOf(closed));
  }
  if (hearsPreamble(call)) playPreamble(step);
  else beginFlow(step, candidates);
}

/**
 * A caller who is not taken hears the carrier's rejection and nothing of ours: the call ends with its first step (defaults 8.1, 11.1).
 * That holds whether or not the workspace has credit: a rejection costs nothing.
 */
function reject(step: Step, blocked: Blocked): void {
  // The answer to the carrier's first request rejects the leg; there is nothing to hang up.
  const outside = step.call.legs[step.call.outsideLegId];
  if (outside) outside.status = 'ENDED';
  sayBlocked(step, blocked);
  finish(step, REJECTED);
}

const REJECTED = { status: 'REJECTED', reason: 'BLOCKED' } as const;

function sayBlocked(step: Step, blocked: Blocked): void {
  if (blocked.on === 'ANONYMOUS') {
    step.say(
      'skipped',
      'call.blocked_anonymous',
      'Blocked: the caller hides the number, and this number is set to block anonymous callers',
    );
    return;
  }
  const { by, why } = blocked;
  const blockedAt = new Date(blocked.since).toISOString();
  const words = `Blocked: on the block list since ${blockedAt} by ${by}`;
  if (why === '') step.say('skipped', 'call.blocked', words, { blockedAt, by });
  else step.say('skipped', 'call.blocked_for', `${words}: “${why}”`, { blockedAt, by, why });
}

/** Outside the hours: what a holiday says of itself, or else the number's own greeting, and then where such calls go (defaults 10). */
function closedPath(step: Step, closed: Closed): void {
  const { call } = step;
  const graph = graphOf(call);
  const nobody = graph.closed === graph.last || graph.closed === 'voicemail';
  if (nobody) step.say('skipped', 'hours.closed', `${whyClosed(closed)}: no one is called`, factsOf(closed));
  else step.say('fact', 'hours.closed_elsewhere', `${whyClosed(closed)}: it goes where such calls go`, factsOf(closed));
  const path = greetedPath(call, closed.holiday, graph.closed);
  if (path !== graph.closed) call.graph = { ...graphOf(call), closed: path };
  beginFlow(step, [], true);
}

const whyClosed = ({ holiday }: Closed): string =>
  holiday ? `Closed today because of ${holiday.name}` : "Outside the number's hours";

const factsOf = ({ opensAt, holiday }: Closed): Record<string, string> => ({
  ...(opensAt === null ? {} : { opensAt: new Date(opensAt).toISOString() }),
  ...(holiday ? { holiday: holiday.name } : {}),
});

/** The prompts ended, or took too long. Without candidates they are looked up. */
export function greeted(step: Step, candidates?: readonly Candidate[]): void {
  const { call } = step;
  if (call.phase !== 'GREETING') return;
  if (call.flowAt?.afterPreamble === undefined) beginFlow(step, candidates);
  else goOnAfterPreamble(step, call.flowAt, candidates);
}

/**
 * The carrier held the caller while our records were out of reach, and the caller is gone: nobody was called, and a message
 * after the tone is a voicemail.
 */
export function unattended(
  step: Step,
  { endedAt, voicemail, blocked }: Extract<CallInput, { type: 'UNATTENDED' }>,
): void {
  const { call } = step;
  begun(step);
  step.say('waited', 'call.unattended', 'Our records could not be reached: no one was called, the caller heard music');
  const outside = call.legs[call.outsideLegId];
  if (outside) outside.status = 'ENDED';
  // A message that the carrier took meanwhile stands (defaults 8.1: the first row that fits); it could not ask for the list.
  const left = voicemail !== null && voicemail.durationSeconds >= SHORTEST_SECONDS;
  if (blocked && !left) {
    sayBlocked(step, blocked);
    call.outcome = REJECTED;
  }
  if (voicemail) messageTaken(step, endedAt, voicemail);
  finish(step, { status: 'MISSED', reason: 'NOBODY_AVAILABLE' }, endedAt);
}

function begun(step: Step): void {
  const { call } = step;
  step.say('fact', 'call.arrived', `${call.peerNumber} called ${call.workspaceNumber}`, {
    from: call.peerNumber,
    to: call.workspaceNumber,
  });
  step.change('STARTED');
}
