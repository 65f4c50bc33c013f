/**
 * Walks a call through its flow, node by node (graph.ts). Pure like all of the engine: a node that needs the people whom it may
 * ring asks for them by `awaitsPeople`, and the caller of the reducer answers with PEOPLE in the same transaction.
 */
import type { Candidate } from '../candidate.ts';
import { legScript } from '../legScript.ts';
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';
import { finish } from '../ending.ts';
import { nobodyTakesIt } from '../voicemail.ts';
import { tellUnavailable } from '../ending.ts';
import { compileFlow } from './compile.ts';
import { decisionOf } from './decision.ts';
import type { FlowGraph, FlowNode, FlowPosition } from './graph.ts';
import { enterForward } from './forward.ts';
import { enterMenu } from './menu.ts';
import { enterPlay } from './play.ts';
import { enterQueue } from '../queue/queue.ts';
import { enterRing } from './ring.ts';

/** Fallbacks of one call, at most (defaults 11.5). */
const MOST_HOPS = 3;
/** Nodes that one call may come to: a caller who presses "back" without end is led on. */
const MOST_VISITS = 100;
/** People are looked up in the same transaction, or right after the first one: when that was lost, the sweeper asks again. */
const LOOK_UP_MS = 1_500;

/** The flow of a call; of a call that began before there were graphs, the CLASSIC one of its settings. */
export function graphOf(call: CallState): FlowGraph {
  return call.graph ?? compileFlow({ type: 'CLASSIC', ...call.flow });
}

/** Where the call is in its flow; a call of before was at its team. */
export function positionOf(step: Step): FlowPosition {
  const { call } = step;
  call.flowAt ??= { ...newPosition(graphOf(call).start), visit: 1 };
  return call.flowAt;
}

function newPosition(node: string): FlowPosition {
  return { node, visit: 0, tries: 0, keys: [], hops: 0, tried: [], closed: false, awaitsPeople: false };
}

/** The node at which the call is; undefined before its flow began, and for a call of before. */
export function nodeOf(call: CallState): FlowNode | undefined {
  return call.flowAt ? graphOf(call).nodes[call.flowAt.node] : undefined;
}

/** Begins the flow, after the greeting or without one. `people`: who may ring at its first node, where that is known already. */
export function beginFlow(step: Step, people: readonly Candidate[], closed = false): void {
  const { call } = step;
  const graph = graphOf(call);
  call.flowAt = { ...newPosition(closed ? graph.closed : graph.start), closed };
  step.clearTimer('greeting');
  goTo(step, call.flowAt.node, call.flowAt.node === graph.start ? people : undefined);
}

/** The node did not lead to an answer: the call goes on where the way out leads. */
export const leave = (step: Step, to: string): void => goTo(step, to);

/** Comes to a node. The caller is told when what there is to hear has changed, unless the caller's leg is asking anyway. */
export function goTo(step: Step, id: string, people?: readonly Candidate[]): void {
  const before = heardBy(step.call);
  arrive(step, id, people);
  tellCaller(step, before);
}

/** What the caller hears, to be compared by `tellCaller`. */
export const heardBy = (call: CallState): string => JSON.stringify(legScript(call, call.outsideLegId));

export function tellCaller(step: Step, before: string): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (step.callerAsks || !outside?.sid || outside.status === 'ENDED' || heardBy(call) === before) return;
  step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}

function arrive(step: Step, wanted: string, people?: readonly Candidate[]): void {
  const { call } = step;
  const graph = graphOf(call);
  const at = positionOf(step);
  const id = admitted(step, graph, at, wanted);
  const node = graph.nodes[id] ?? { do: 'unavailable' };
  at.node = id;
  at.visit += 1;
  at.awaitsPeople = false;
  step.clearTimer('greeting', 'ring', 'flow');
  if (node.fallback) {
    at.hops += 1;
    step.say('waited', 'fallback.taken', `Nobody took the call: it falls back to ${fallbackWords(node)}`, {
      reason: fallbackName(node),
      ...(node.do === 'forward' ? { number: node.forward.to } : {}),
    });
  }
  const target = targetOf(node);
  if (target) at.tried.push(target);
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
    case 'forward':
      return enterForward(step, node);
    case 'voicemail':
      return nobodyTakesIt(step, decisionOf(call), false);
    case 'unavailable':
      return tellUnavailable(step, decisionOf(call), false);
    case 'end':
      return finish(step, { status: 'COMPLETED', reason: 'ANNOUNCEMENT_PLAYED' });
  }
}

/** The people whom the node waited for. */
export function peopleKnown(step: Step, visit: number, people: readonly Candidate[]): void {
  const { call } = step;
  const at = call.flowAt;
  const node = nodeOf(call);
  if (!at?.awaitsPeople || at.visit !== visit || node?.do !== 'ring') return;
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
  if (at.visit < MOST_VISITS) return id;
  step.say('skipped', 'flow.too_long', 'The caller went through the flow too often and is led to its end');
  return graph.last;
}

function targetOf(node: FlowNode): string | null {
  if (node.do === 'forward') return `phone:${node.forward.to}`;
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
