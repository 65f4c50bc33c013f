/**
 * Walks a call through its flow, node by node (graph.ts). Pure like all of the engine: a node that needs the people whom it may
 * ring asks for them by `awaitsPeople`, and the caller of the reducer answers with PEOPLE in the same transaction.
 */
import type { Candidate } from '../candidate.ts';
import { enterCallback } from '../callback/ask.ts';
import { finish, tellUnavailable } from '../ending.ts';
import { attemptEnded, enterQueue } from '../queue/queue.ts';
import { hearsPreamble, playPreamble } from '../preamble.ts';
import { isFinal, isLedByFlow } from '../state.ts';
import type { Step } from '../step.ts';
import { heardBy, tellCaller } from '../tellCaller.ts';
import { afterTheTone, nobodyTakesIt } from '../voicemail.ts';
import { choose } from './choose.ts';
import { decisionOf } from './decision.ts';
import { type FlowGraph, type FlowNode, type FlowPosition, isDecision } from './graph.ts';
import { enterForward } from './forward.ts';
import { forwardRings } from './forwards.ts';
import { enterMenu } from './menu.ts';
import { enterPlay } from './play.ts';
import { graphOf, newPosition, nodeOf, positionOf } from './position.ts';
import { enterRing } from './ring.ts';
import { enterWebhook } from './webhook.ts';

/** Fallbacks of one call, at most (defaults 11.5). */
const MOST_HOPS = 3;
/** Nodes that one call may come to: a caller who presses "back" without end is led on. */
const MOST_VISITS = 100;
/** How often a call may come to one node of a custom flow (defaults 11.2). */
const MOST_VISITS_OF_A_NODE = 3;
/** People are looked up in the same transaction, or right after the first one: when that was lost, the sweeper asks again. */
const LOOK_UP_MS = 1_500;

/** Begins the flow, after the greeting or without one. `people`: who may ring at its first node, where that is known already. */
export function beginFlow(step: Step, people: readonly Candidate[] | undefined, closed = false): void {
  const { call } = step;
  const graph = graphOf(call);
  call.flowAt = { ...newPosition(closed ? graph.closed : graph.start), closed };
  step.clearTimer('greeting');
  // Who is read along with the number are those of its settings, which may not be those of a custom flow.
  const known = call.flowAt.node === graph.start && !graph.custom;
  step.goTo(call.flowAt.node, known ? people : undefined);
}

/**
 * After an input: as long as it leads on in the flow, the call comes to the next node. The caller is told once, when what there
 * is to hear has changed.
 */
export function settle(step: Step): void {
  const { call } = step;
  if (!step.next && !step.nobodyRings) return;
  const before = step.heardBefore ?? heardBy(call);
  while (!isFinal(call)) {
    if (step.nobodyRings) {
      step.nobodyRings = false;
      goOnUnlessItRings(step);
      continue;
    }
    const { next } = step;
    if (!next) break;
    step.next = null;
    arrive(step, next.node, next.people);
  }
  tellCaller(step, before);
}

/** When the last offer is closed, the call goes on at once (defaults 11.5). */
function goOnUnlessItRings(step: Step): void {
  const { call } = step;
  if (!isLedByFlow(call)) return;
  if (call.offers.some((offer) => offer.state === 'RINGING') || forwardRings(call)) return;
  if (call.phase === 'QUEUED') return attemptEnded(step);
  if (call.timers.wrapUp !== undefined) return;
  positionOf(step);
  const node = nodeOf(call);
  if (call.phase === 'RINGING') step.goTo(node && 'unanswered' in node ? node.unanswered : 'unavailable');
}

/** The caller has heard the notice and the greeting: the call comes to the node before which they were said. */
export function goOnAfterPreamble(step: Step, at: FlowPosition, people: readonly Candidate[] | undefined): void {
  const { afterPreamble: node } = at;
  if (node === undefined) return;
  delete at.afterPreamble;
  step.heardBefore ??= heardBy(step.call);
  step.enter('ROUTING');
  // People were looked up for the node at which the call was.
  step.goTo(node, at.node === node ? people : undefined);
}

/**
 * A custom flow decides first, its hours among it, and then the caller is told what every caller is; on the path for calls outside
 * the hours nobody hears it (defaults 11.1).
 */
function holdsForPreamble({ call }: Step, graph: FlowGraph, at: FlowPosition, wanted: string): boolean {
  if (!graph.custom || call.phase !== 'GREETING' || at.closed || !hearsPreamble(call)) return false;
  const node = graph.nodes[wanted];
  return !node || !isDecision(node);
}

function arrive(step: Step, wanted: string, people?: readonly Candidate[]): void {
  const { call } = step;
  const graph = graphOf(call);
  const at = positionOf(step);
  if (holdsForPreamble(step, graph, at, wanted)) {
    at.afterPreamble = wanted;
    return playPreamble(step);
  }
  const id = admitted(step, graph, at, wanted);
  const node = graph.nodes[id] ?? { do: 'unavailable' };
  at.node = id;
  at.visit += 1;
  at.awaitsPeople = false;
  if (graph.custom) (at.trail ??= []).push(id);
  step.clearTimer('greeting', 'ring', 'wrapUp', 'flow');
  if (node.fallback) {
    at.hops += 1;
    step.say('waited', 'fallback.taken', `No one took the call: it falls back to ${fallbackWords(node)}`, {
      reason: fallbackName(node),
      ...(node.do === 'forward' ? { number: node.forward.to } : {}),
    });
  }
  const target = targetOf(node);
  if (target) at.tried.push(target);
  // Who was connected is not hung up on.
  if (call.returnedToFlow && endsCall(node)) return afterTheTone(step, false);
  switch (node.do) {
    case 'play':
      return enterPlay(step, node);
    case 'menu':
      return enterMenu(step, node);
    case 'ring':
      if (people) return enterRing(step, node, people);
      at.awaitsPeople = true;
      step.enter('ROUTING');
      return step.setTimer('flow', step.now + LOOK_UP_MS);
    case 'queue':
      return enterQueue(step, node);
    case 'callback':
      return enterCallback(step, node);
    case 'forward':
      return enterForward(step, node);
    case 'webhook':
      return enterWebhook(step, node);
    case 'voicemail':
      return nobodyTakesIt(step, decisionOf(call), false);
    case 'unavailable':
      return tellUnavailable(step, decisionOf(call), false);
    case 'end':
      return finish(step, { status: 'COMPLETED', reason: 'ANNOUNCEMENT_PLAYED' });
    case 'hangUp':
      return finish(
        step,
        missedBySomebody(at) ? decisionOf(call) : { status: 'COMPLETED', reason: 'ANNOUNCEMENT_PLAYED' },
      );
    default:
      return choose(step, node, at);
  }
}

const endsCall = ({ do: does }: FlowNode): boolean =>
  does === 'voicemail' || does === 'unavailable' || does === 'end' || does === 'hangUp';

/** Whether anybody was to take the call before the flow hung up. */
const missedBySomebody = ({ tried, closed }: FlowPosition): boolean => closed || tried.length > 0;

/** The people whom the node waited for. */
export function peopleKnown(step: Step, visit: number, people: readonly Candidate[]): void {
  const { call } = step;
  const at = call.flowAt;
  const node = nodeOf(call);
  if (isFinal(call) || !at?.awaitsPeople || at.visit !== visit || node?.do !== 'ring') return;
  const before = heardBy(call);
  at.awaitsPeople = false;
  step.clearTimer('flow');
  enterRing(step, node, people);
  tellCaller(step, before);
}

/** The loop guard: at most three fallbacks, and none to what was rung before (defaults 11.5). */
function admitted(step: Step, graph: FlowGraph, at: FlowPosition, id: string): string {
  const node = graph.nodes[id];
  if (!node) return graph.last;
  const target = targetOf(node);
  const repeats = node.fallback === true && target !== null && at.tried.includes(target);
  if (repeats || (node.fallback === true && at.hops >= MOST_HOPS)) {
    const why = repeats ? 'it was tried before' : `there were ${MOST_HOPS} fallbacks`;
    step.say('skipped', 'fallback_loop_stopped', `The fallback to ${fallbackWords(node)} is left out: ${why}`, {
      target: fallbackName(node),
      reason: repeats ? 'repeated' : 'hops',
    });
    return graph.last;
  }
  const before = at.trail?.filter((visited) => visited === id).length ?? 0;
  if (before >= MOST_VISITS_OF_A_NODE && node.do !== 'voicemail' && node.do !== 'unavailable') {
    const visits = String(MOST_VISITS_OF_A_NODE);
    step.say('skipped', 'flow.loop_stopped', `The flow came back to the same place ${visits} times: it ends here`, {
      visits,
    });
    return graph.last;
  }
  if (at.visit < MOST_VISITS) return id;
  step.say('skipped', 'flow.too_long', 'The caller went through the flow too often and is led to its end');
  return graph.last;
}

function targetOf(node: FlowNode): string | null {
  if (node.do === 'forward') return `phone:${node.forward.to}`;
  if (node.do === 'queue') return `queue:team:${node.teamId}`;
  if (node.do !== 'ring') return null;
  const who = node.teamId === null ? `user:${node.userId ?? ''}` : `team:${node.teamId}`;
  return node.everybody ? `all:${who}` : who;
}

function fallbackName(node: FlowNode): string {
  if (node.do === 'forward') return 'PHONE_NUMBER';
  return node.do === 'ring' && node.everybody ? 'LET_CALL_THROUGH' : 'TEAM_TEAMMATE';
}

function fallbackWords(node: FlowNode): string {
  if (node.do === 'forward') return node.forward.to;
  if (node.do !== 'ring') return 'its end';
  if (node.everybody) return 'the whole team';
  return node.teamId === null ? 'a teammate' : 'another team';
}
