/**
 * Somebody who leads people listens to their call (defaults 12.5). LISTEN: hears all and is heard by nobody. WHISPER: is heard
 * by the agent alone, also not by another one who supervises: the carrier's coach speaks to one leg, and a word to the agent is the
 * agent's. BARGE: talks with everybody. One at a time, or two where the plan has it, and the agent sees them.
 */
import type { CallInput } from './inputs.ts';
import { endLeg } from './legs.ts';
import { setsStill } from './setting.ts';
import { type CallState, isLeftAlone, type Leg } from './state.ts';
import type { Step } from './step.ts';
import { liveSupervisions, type Supervision, supervisionBy, type SupervisionMode } from './together.ts';
import { isTheirs, peopleOnCall, tookPart } from './participants.ts';

/** A device that does not connect within this time is not waited for. */
const SETUP_MS = 30_000;

const doing: Readonly<Record<SupervisionMode, string>> = {
  LISTEN: 'listens to the call',
  WHISPER: 'talks to the agent alone',
  BARGE: 'talks to everyone',
};

/** What marks an entry of the timeline that those who talk are not to read. */
export const unseen = ({ hidden }: { hidden?: boolean }): Record<string, string> => (hidden ? { hidden: 'true' } : {});

/** Begins to supervise, or does so in another way. */
export function supervise(step: Step, input: Extract<CallInput, { type: 'SUPERVISE' }>): void {
  const { call } = step;
  const { userId, userName: name, mode } = input;
  if (call.status !== 'ON_GOING' || isLeftAlone(call))
    return step.refuse(
      call.endedAt === null ? 'INVALID_TRANSITION' : 'CALL_ENDED',
      'running_call',
      'Only a call in progress can be listened to.',
    );
  if (isTheirs(call))
    return step.refuse(
      'INVALID_TRANSITION',
      'left_to_others',
      'No one on your team is on this call any more; the others are still talking.',
    );
  const running = supervisionBy(call, userId);
  if (running) {
    if (running.mode === mode) return;
    if (running.takeover)
      return step.refuse('INVALID_TRANSITION', 'you_take_over', 'You’re already taking over this call.');
    delete running.takeoverFailed;
    running.mode = mode;
    step.say('fact', 'supervision.changed', `${name} now ${doing[mode]}`, { userId, name, mode, ...unseen(running) });
    coach(step, running);
    step.supervisionChange(running);
    return;
  }
  if (peopleOnCall(call).has(userId))
    return step.refuse('INVALID_TRANSITION', 'you_take_part', 'You’re already on this call.');
  const others = liveSupervisions(call);
  if (others.length >= input.places) return refusePlace(step, input, others);
  const leg = step.addLeg('SUPERVISOR', { userId, identity: input.identity });
  const hidden = input.hidden ? ({ hidden: true } as const) : {};
  Object.assign(leg, hidden);
  const begun: Supervision = { userId, name, mode, legId: leg.id, startedAt: step.now, endedAt: null, ...hidden };
  const [first, ...more] = [...others, begun];
  call.supervision = first;
  if (more.length > 0) call.alsoSupervising = more;
  else delete call.alsoSupervising;
  awaitDevices(step);
  step.say('fact', 'supervision.started', `${name} ${doing[mode]}`, { userId, name, mode, ...unseen(input) });
  step.supervisionChange(begun);
}

/** All places are taken: whoever asks is told by whom, and which plan has more; not of those whose listening is kept from them. */
function refusePlace(
  step: Step,
  { userId, places, planWithMore }: Extract<CallInput, { type: 'SUPERVISE' }>,
  others: readonly Supervision[],
): void {
  const kept = tookPart(step.call).has(userId);
  const names = others.filter(({ hidden }) => !(hidden && kept)).map(({ name }) => name);
  if (names.length < others.length)
    return step.refuse('INVALID_TRANSITION', 'not_now', 'This call can’t be listened to right now. Try again later.');
  const current = names.join(', ');
  const required = String(places);
  const taken = `${names.join(' and ')} ${names.length > 1 ? 'supervise' : 'supervises'} this call already.`;
  // Two who began on a larger plan have both of its places: it would not help.
  if (planWithMore !== undefined && others.length === places)
    return step.refuse(
      'LIMIT_REACHED',
      'supervisors_plan',
      `${taken} Wait until they leave it. On the ${planWithMore} plan two people can supervise a call at once.`,
      { required, current, details: { requiredPlan: planWithMore } },
    );
  step.refuse(
    'LIMIT_REACHED',
    'supervisors',
    `${taken} Wait until ${names.length > 1 ? 'one of them leaves' : 'they leave'} it.`,
    {
      required,
      current,
    },
  );
}

/** The device of the one who supervises is there. */
export function supervisorConnected(step: Step, leg: Leg): void {
  const running = liveSupervisions(step.call).find(({ legId }) => legId === leg.id);
  if (!running) return endLeg(step, leg);
  awaitDevices(step);
  step.supervisionChange(running);
}

/** Those whose device did not connect in time do not supervise. */
export function supervisorsAbsent(step: Step): void {
  for (const running of awaited(step.call))
    if (running.startedAt + SETUP_MS <= step.now) supervisionOver(step, running);
  awaitDevices(step);
}

/** The leg of somebody who supervises, or did, has ended. */
export function supervisorGone(step: Step, leg: Leg): void {
  const running = liveSupervisions(step.call).find(({ legId }) => legId === leg.id);
  if (running) supervisionOver(step, running);
}

/** Who supervised has gone, was lost, or never came. */
export function supervisionOver(step: Step, running: Supervision): void {
  running.endedAt = step.now;
  awaitDevices(step);
  const leg = step.call.legs[running.legId];
  if (leg) endLeg(step, leg);
  const seconds = Math.round((step.now - running.startedAt) / 1000);
  step.say('fact', 'supervision.ended', `${running.name} left the call after ${seconds} s`, {
    userId: running.userId,
    name: running.name,
    seconds: String(seconds),
    ...unseen(running),
  });
  step.supervisionChange(running);
}

/** Nobody of ours has the call any longer: there is nothing to supervise. */
export function supervisionsOver(step: Step): void {
  for (const running of liveSupervisions(step.call)) supervisionOver(step, running);
}

/** The supervisions whose device is not there yet. */
const awaited = (call: CallState): Supervision[] =>
  liveSupervisions(call).filter(({ legId }) => call.legs[legId]?.status !== 'ANSWERED');

/** The timer is one for all: it stands at the first device that is late. */
function awaitDevices(step: Step): void {
  const begun = awaited(step.call).map(({ startedAt }) => startedAt);
  if (begun.length === 0) step.clearTimer('supervisor');
  else step.setTimer('supervisor', Math.min(...begun) + SETUP_MS);
}

/** What the leg of the one who supervises, or did, may do: be heard by nobody, by one leg, or by all. */
export function supervisorVoice(call: CallState, legId: string): { muted: boolean; coach: string | null } {
  // Who took the call over talks with everybody.
  if (legId === call.agentLegId) return { muted: false, coach: null };
  const mode = liveSupervisions(call).find((one) => one.legId === legId)?.mode;
  const agent = call.agentLegId === null ? undefined : call.legs[call.agentLegId];
  if (mode === 'BARGE') return { muted: false, coach: null };
  // While the agent's device is away there is nobody to whisper to.
  if (mode === 'WHISPER' && agent?.sid && agent.status === 'ANSWERED') return { muted: false, coach: agent.sid };
  return { muted: true, coach: null };
}

/** Tells the carrier who hears one who supervises. */
export function coach(step: Step, { legId }: Supervision): void {
  const leg = step.call.legs[legId];
  if (!leg?.sid || leg.status !== 'ANSWERED') return;
  step.command({ kind: 'COACH', legId, sid: leg.sid, ...supervisorVoice(step.call, legId) });
}

/**
 * The carrier did not change who hears one who supervises. They are taken off the call: whoever believes that nobody hears them, or
 * the agent alone, must not be heard by the caller. They may begin anew.
 */
export function voiceNotChanged(step: Step, leg: Leg, reason: string): void {
  const running = liveSupervisions(step.call).find(({ legId }) => legId === leg.id);
  // What was asked for last is still under way.
  if (!running || setsStill(step.call, { kind: 'COACH', legId: leg.id })) return;
  const { userId, name } = running;
  const told = { userId, name, reason, ...unseen(running) };
  step.say('skipped', 'supervision.not_changed', `Who hears ${name} could not be changed: ${reason}`, told);
  supervisionOver(step, running);
}

/** The agent's leg is another one now: whoever supervises goes on with that. */
export function coachAll(step: Step): void {
  for (const running of liveSupervisions(step.call)) coach(step, running);
}
