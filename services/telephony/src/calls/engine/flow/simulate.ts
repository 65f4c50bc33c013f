/**
 * Tries a flow without a call: the very same engine on a virtual clock, with a caller who presses the given keys and people who
 * are there or not. What it says line by line is what the timeline of such a call would say.
 */
import type { Candidate } from '../candidate.ts';
import type { CallInput, Closed } from '../inputs.ts';
import { type LegScript, legScript } from '../legScript.ts';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import { callbackKeyOf } from '../callback/ask.ts';
import { decideQueues } from '../queue/decide.ts';
import { inListOrder } from '../queue/listOrder.ts';
import type { QueueState } from '../queue/queueState.ts';
import type { QueueMember, Turn } from '../queue/strategy.ts';
import type { QueueVerdict } from '../queue/verdict.ts';
import { waitingIn } from '../queue/waiting.ts';
import { type CallState, nextDueAt } from '../state.ts';
import type { TimerName } from '../timerName.ts';
import type { HeardAs } from '../../../sounds/promptLanguage.ts';
import type { StepResult, TimelineEntry } from '../step.ts';
import { compileFlow } from './compile.ts';
import type { FlowConfig } from './config.ts';
import type { RingNode } from './graph.ts';
import { ENDS_EXTENSION, longestChoice } from './menuKeys.ts';
import { nodeOf } from './position.ts';

export interface Trial {
  config: FlowConfig;
  playGreeting: boolean;
  recordCall: boolean;
  /** When it is tried, epoch ms, and whether the number's hours are over then. */
  at: number;
  closed: Closed | null;
  caller: string;
  /** Of the caller's contact. */
  contactTags?: readonly string[];
  number: string;
  /** How the caller hears our own words. */
  heardAs?: HeardAs;
  /** Who may ring at a node. */
  peopleAt: (node: Pick<RingNode, 'teamId' | 'userId'>) => readonly Candidate[];
  /** Seconds that the last calls of its queues took, by node; absent: none is known. */
  handled?: ReadonlyMap<string, readonly number[]>;
  /** What its queues remember; absent: nobody has a past there. */
  past?: PastOfQueue;
  /** Who picks up as soon as it rings there: the id of a user, or the number of a phone outside; empty: nobody. */
  answers: string;
  /**
   * What the caller presses, after the last one nothing. Digits in one entry are pressed in a row: a menu with extensions takes
   * them as one, every other menu the first of them, and the next menu the rest.
   */
  keys: readonly string[];
}

/** Of the queue at a node: whose turn it is, and what its members took. */
export type PastOfQueue = (
  node: string,
  settings: QueueState['settings'],
  now: number,
) => { turn: Turn | null; of: (userId: string) => Pick<QueueMember, 'completed' | 'lastEnd'> };

/** ANSWERED, VOICEMAIL (asked for a message), QUEUED (waits on, with no end in sight), CALLBACK (is called back), UNAVAILABLE (told that nobody is there) or ENDED. */
export const TRIAL_ENDS = ['ANSWERED', 'VOICEMAIL', 'QUEUED', 'CALLBACK', 'UNAVAILABLE', 'ENDED'] as const;
export type TrialEnd = (typeof TRIAL_ENDS)[number];

export interface TrialRun {
  lines: TimelineEntry[];
  end: TrialEnd;
  /** Who took the call: the id of a user, or the number of a phone outside; empty: nobody. */
  answeredBy: string;
  /** In a custom flow, the nodes that the call came to, in order. */
  path: string[];
  /** What the caller's leg is told, each time that it is something else than before. */
  scripts: LegScript[];
}

/** Milliseconds that things take in a trial: a prompt, a key, an empty wait for one, and until somebody picks up. */
const TAKES = { prompt: 4_000, key: 3_000, nextDigit: 2_000, noKey: 9_000, answer: 5_000 } as const;
/** More steps than any flow has: its loops are limited. */
const MOST_STEPS = 1_000;
const OUTSIDE_SID = 'CA-trial';

interface Answer {
  at: number;
  input: CallInput;
}

/** Runs until somebody has the call, or nothing more can be told of it. */
export function tryFlow(trial: Trial): TrialRun {
  const { config, at } = trial;
  let now = at;
  let call = newInboundCall({
    id: 'trial',
    workspaceId: '',
    sid: OUTSIDE_SID,
    peerNumber: trial.caller,
    // As every carrier's call has one.
    callToken: 'trial',
    ...(trial.contactTags ? { contactTags: trial.contactTags } : {}),
    phoneNumberId: '',
    workspaceNumber: trial.number,
    isTestNumber: false,
    flow: {
      teamId: config.teamId,
      timeoutSeconds: config.timeoutSeconds,
      playGreeting: trial.playGreeting,
      voicemail: config.voicemail,
      closedFallback: config.closedFallback,
      ...trial.heardAs,
      ...(config.sounds ? { sounds: config.sounds } : {}),
      ...(config.recordingNotice ? { recordingNotice: config.recordingNotice } : {}),
    },
    graph: compileFlow(config),
    recordCall: trial.recordCall,
    capSeconds: 3600,
    now,
    seed: 'trial',
  });
  const lines: TimelineEntry[] = [];
  const scripts: LegScript[] = [];
  const keys = [...trial.keys];
  const waiting: Answer[] = [];
  let heard = 0;
  const feed = (input: CallInput): void => {
    const result = reduce(call, input, now, 'trial');
    call = result.call;
    lines.push(...result.timeline);
    waiting.push(...answersTo(trial, result, now));
    // A node that asks for its people is gone on from in the same transaction: nobody hears anything of before.
    if (!call.flowAt?.awaitsPeople) note(scripts, legScript(call, call.outsideLegId));
    const visit = call.flowAt?.visit ?? 0;
    const news = visit !== heard || !call.flowAt || call.flowAt.afterPreamble !== undefined;
    const said = news ? promptAnswer(call, keys) : null;
    heard = visit;
    if (said) waiting.push({ at: now + said.takes, input: said.input });
  };
  const start = call.graph?.nodes[call.graph.start];
  const first = start?.do === 'ring' ? trial.peopleAt(start) : [];
  feed({ type: 'ARRIVED', sid: OUTSIDE_SID, candidates: first, refused: null, closed: trial.closed });
  const turns = new Map<string, Turn>();
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const end = endOf(call);
    if (end) return runOf(call, { lines, scripts }, end);
    const queue = waitingIn(call);
    const look: QueueLook | null = queue && lookAtQueue(trial, call, queue, turns, now);
    if (look?.verdict) {
      feed({ type: 'QUEUE', ...look.verdict });
      continue;
    }
    if (queue && look && waiting.length === 0 && waitsForGood(call, queue, look)) break;
    const node = nodeOf(call);
    if (call.flowAt?.awaitsPeople && node?.do === 'ring') {
      feed({ type: 'PEOPLE', visit: call.flowAt.visit, candidates: trial.peopleAt(node), callerAsks: false });
      continue;
    }
    waiting.sort((a, b) => a.at - b.at);
    const due = nextDueAt(call);
    const next = waiting[0];
    if (look?.nextAt != null && look.nextAt < Math.min(next?.at ?? Infinity, due ?? Infinity)) {
      now = look.nextAt;
    } else if (next && (due === null || next.at <= due)) {
      waiting.shift();
      now = Math.max(now, next.at);
      feed(next.input.type === 'GREETED' ? { ...next.input, candidates: first } : next.input);
    } else {
      const timer = Object.entries(call.timers).find(([, time]) => time === due);
      if (due === null || !timer) break;
      now = Math.max(now, due);
      feed({ type: 'TIMER', name: timer[0] as TimerName });
    }
  }
  return runOf(call, { lines, scripts }, waitingIn(call) ? 'QUEUED' : 'ENDED');
}

interface QueueLook {
  verdict: QueueVerdict | undefined;
  /** When the queue has to be looked at again, epoch ms. */
  nextAt: number | null;
}

const NO_PAST: ReturnType<PastOfQueue> = { turn: null, of: () => ({ completed: 0, lastEnd: null }) };

/**
 * What the queue does with this caller, who is alone in it: as a look at a real queue decides it.
 * @param turns where the turns of the trial's queues go on; it is moved
 */
function lookAtQueue(
  trial: Trial,
  call: CallState,
  queue: QueueState,
  turns: Map<string, Turn>,
  now: number,
): QueueLook {
  const node = call.flowAt?.node ?? '';
  const past = trial.past?.(node, queue.settings, now) ?? NO_PAST;
  const people = trial.peopleAt({ teamId: queue.teamId, userId: null });
  const members = inListOrder(
    people.map((person) => ({ ...person, ...past.of(person.userId) })),
    queue.settings,
  );
  const handled = trial.handled?.get(node);
  const line = { members, turn: turns.get(queue.id) ?? past.turn, ...(handled ? { handled } : {}) };
  const { decisions, turns: moved, nextAt } = decideQueues([call], new Map([[queue.id, line]]), now);
  for (const [id, turn] of moved) turns.set(id, turn);
  return { verdict: decisions[0]?.verdict, nextAt };
}

/** Nothing of the trial ends the wait: nobody can be rung, or everybody was once, and the queue has no limit that would come. */
function waitsForGood({ timers }: CallState, queue: QueueState, { nextAt }: QueueLook): boolean {
  const { attempt, memory, settings } = queue;
  if (attempt !== null || timers.queueWait !== undefined || timers.queueEmpty !== undefined) return false;
  if (timers.queueClose !== undefined) return false;
  return nextAt === null || (settings.passes === 0 && memory.passes > 0);
}

/** What was told already goes on, however often it is asked for. */
function note(scripts: LegScript[], script: LegScript): void {
  if (JSON.stringify(scripts.at(-1)) !== JSON.stringify(script)) scripts.push(script);
}

function runOf(call: CallState, told: Pick<TrialRun, 'lines' | 'scripts'>, end: TrialEnd): TrialRun {
  const phone = call.forwards?.find(({ state }) => state === 'ACCEPTED')?.to;
  return { ...told, end, answeredBy: phone ?? call.agentUserId ?? '', path: call.flowAt?.trail ?? [] };
}

/** The caller will press the key of the queue. */
const keepsPlace = (call: CallState, [entry]: readonly string[]): boolean =>
  call.phase === 'QUEUED' && entry !== undefined && entry.slice(0, 1) === callbackKeyOf(call);

/** What of the next entry is pressed now, which the caller then has behind; the rest stays for the next menu. */
function press(call: CallState, keys: string[]): { takes: number; key: string } {
  const entry = keys.shift() ?? '';
  const node = nodeOf(call);
  const longest = call.phase === 'MENU' && node?.do === 'menu' ? longestChoice(node) : 1;
  const ends = longest > 1 ? entry.indexOf(ENDS_EXTENSION) : -1;
  const key = entry.slice(0, ends >= 0 && ends < longest ? ends : longest);
  const rest = entry.slice(key.length + (ends === key.length ? 1 : 0));
  if (rest !== '') keys.unshift(rest);
  if (entry === '') return { takes: TAKES.noKey, key };
  return { takes: TAKES.key + (key.length < longest && ends !== key.length ? TAKES.nextDigit : 0), key };
}

function endOf(call: CallState): TrialEnd | null {
  if (call.callbackWanted) return 'CALLBACK';
  if (call.endedAt !== null) return 'ENDED';
  if (call.answeredAt !== null) return 'ANSWERED';
  if (call.phase === 'VOICEMAIL') return call.phase;
  return call.phase === 'ENDING' ? 'UNAVAILABLE' : null;
}

/** What the world makes of the commands of a step: devices ring, credit is held, and who answers does. */
function answersTo(trial: Trial, { call, commands }: StepResult, now: number): Answer[] {
  return commands.flatMap((command): Answer[] => {
    if (command.kind === 'HOLD_CREDIT') {
      const { legId } = command;
      return [{ at: now, input: { type: 'FORWARD_COVERED', legId, coveredSeconds: null, capSeconds: 3600 } }];
    }
    // Nobody is asked, written to or tagged: the lines say what would be.
    if (command.kind === 'ASK_WEBHOOK')
      return [{ at: now, input: { type: 'WEBHOOK', visit: command.visit, answer: { state: 'TRIAL' } } }];
    if (command.kind !== 'PLACE_OFFER' && command.kind !== 'DIAL_FORWARD') return [];
    const { legId } = command;
    const sid = `CA-${legId}`;
    const rings = { type: 'LEG_STATUS', legId, sid, status: 'RINGING', outcome: null, sipCode: null } as const;
    const who = command.kind === 'DIAL_FORWARD' ? command.to : (call.legs[legId]?.userId ?? '');
    if (who !== trial.answers) return [{ at: now, input: rings }];
    return [
      { at: now, input: rings },
      { at: now + TAKES.answer, input: { type: 'OFFER_ANSWERED', legId, sid, engaged: false } },
      { at: now + TAKES.answer + TAKES.key, input: { type: 'KEY', legId, asked: 0, key: '1' } },
    ];
  });
}

/** What the caller does with what is played now. */
function promptAnswer(call: CallState, keys: string[]): { takes: number; input: CallInput } | null {
  const { outsideLegId: legId, flowAt, phase } = call;
  if (phase === 'GREETING') return { takes: TAKES.prompt, input: { type: 'GREETED', candidates: [] } };
  if (!flowAt) return null;
  if (phase === 'ANNOUNCEMENT') return { takes: TAKES.prompt, input: { type: 'PLAYED', legId, visit: flowAt.visit } };
  if (phase !== 'MENU' && !keepsPlace(call, keys)) return null;
  const { takes, key } = press(call, keys);
  return { takes, input: { type: 'KEY', legId, asked: flowAt.visit, key } };
}
