/** A call to a number, driven to its end by what its TwiML says, on a virtual clock: the engine and the writer, without a database. */
import { plainFields } from '@ringline/kit/carrier';
import { XMLParser } from 'fast-xml-parser';
import { createAddresses } from '../carrier/addresses.ts';
import { renderScript } from '../carrier/twiml.ts';
import type { Candidate } from '../calls/engine/candidate.ts';
import type { CallInput, Closed } from '../calls/engine/inputs.ts';
import { LONGEST_EXTENSION } from '../calls/engine/flow/menuKeys.ts';
import { legScript } from '../calls/engine/legScript.ts';
import { nodeOf } from '../calls/engine/flow/position.ts';
import { decideQueues } from '../calls/engine/queue/decide.ts';
import { callerAsks, reduce } from '../calls/engine/reduce.ts';
import { carrierDoes } from '../calls/engine/scenarioCarrier.testkit.ts';
import { randomFrom, type Stage } from '../calls/engine/scenarioStage.testkit.ts';
import { type CallState, isFinal, nextDueAt } from '../calls/engine/state.ts';
import type { TimelineEntry } from '../calls/engine/step.ts';
import type { TimerName } from '../calls/engine/timerName.ts';
import { blockOf, firstState, type InboundFacts } from '../calls/inboundFacts.ts';
import { closedAt } from '../hours/hoursOf.ts';
import type { Payload } from './anySettings.testkit.ts';
import { twimlProblems } from './twimlDescription.ts';

const addresses = createAddresses(
  { publicUrl: (path, query = {}) => `https://ringline.test${path}?${new URLSearchParams(query).toString()}` },
  {},
);
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  ignoreDeclaration: true,
});
type Node = Record<string, unknown>;
/** Documents that were looked at, without their ids: they come again and again, and reading them is what takes time. */
const read = new Map<string, { nodes: Node[]; problems: string[] }>();
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A caller who is never led on hangs up all the same, in ms: after more than the longest wait that a queue can be set to. */
const LONGEST_PATIENCE_MS = 2.5 * 3_600_000;
const MOST_STEPS = 20_000;
/** What is heard once and then followed by something else; more often only where a report is lost. */
const ONCE: ReadonlySet<string> = new Set(['GREET', 'PLAY', 'MENU', 'VOICEMAIL', 'UNAVAILABLE']);
const MOST_TIMES_THE_SAME = 3;

export interface CalledNumber {
  final: CallState;
  timeline: TimelineEntry[];
  problems: string[];
  /** Whether the caller had to give up waiting for anything to happen. */
  gaveUp: boolean;
  /** Phases in which the caller was heard by nobody when they gave up. */
  lastPhase: string;
  rang: boolean;
}

/** @returns undefined where the number leads nowhere */
export function callNumber(
  facts: InboundFacts,
  userIds: readonly string[],
  payload: Payload,
  start: number,
): CalledNumber | undefined {
  const form = plainFields({ From: payload.from, CallToken: payload.token ?? '' });
  const { From: from = '', CallToken: token = '' } = form;
  const now = start + payload.at * 1_000;
  const webhook = { sid: 'CA-outside', from, to: facts.number?.number ?? '', ...(token === '' ? {} : { token }) };
  const call = firstState(facts, webhook, `00000000-0000-4000-8000-${String(payload.seed).padStart(12, '0')}`, now);
  if (!call) return undefined;
  return new Played(call, userIds, payload, now).run(
    blockOf(facts, webhook),
    closedAt(facts.number?.hours, facts.number?.flow?.holidays, now),
  );
}

class Played implements Stage {
  readonly number: number;
  readonly random: () => number;
  readonly dead = new Map<string, number>();
  sids = 0;
  private readonly queue: { at: number; n: number; make: () => CallInput | null }[] = [];
  private n = 0;
  private document = 0;
  private readonly timeline: TimelineEntry[] = [];
  private readonly problems: string[] = [];
  private readonly keys: string[];
  private gaveUp = false;
  private lastPhase = '';
  private rang = false;
  private asked = { document: '', times: 0 };
  private bridged = false;

  call: CallState;
  now: number;
  private readonly userIds: readonly string[];
  private readonly payload: Payload;

  constructor(call: CallState, userIds: readonly string[], payload: Payload, now: number) {
    this.call = call;
    this.userIds = userIds;
    this.payload = payload;
    this.now = now;
    this.number = payload.seed;
    this.random = randomFrom(payload.seed);
    this.keys = [...payload.digits];
  }

  run(blocked: ReturnType<typeof blockOf>, closed: Closed | null): CalledNumber {
    const { payload } = this;
    this.hangsUp(Math.min(payload.patience, LONGEST_PATIENCE_MS), payload.patience >= LONGEST_PATIENCE_MS);
    this.feed({ type: 'ARRIVED', sid: 'CA-outside', candidates: this.candidates(), refused: null, closed, blocked });
    this.asks();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const timer = this.dueTimer();
      this.queue.sort((a, b) => a.at - b.at || a.n - b.n);
      const next = this.queue[0];
      if (!next && !timer) break;
      if (timer && (!next || timer.at <= next.at)) {
        this.now = Math.max(this.now, timer.at);
        this.feed({ type: 'TIMER', name: timer.name, candidates: this.candidates() });
        continue;
      }
      this.queue.shift();
      this.now = Math.max(this.now, next?.at ?? 0);
      const input = next?.make();
      if (input) this.feed(input);
    }
    const { call: final, timeline, problems, gaveUp, lastPhase, rang } = this;
    return { final, timeline, problems, gaveUp, lastPhase, rang };
  }

  /** The caller's leg asks, and does what it is told. */
  private asks(): void {
    const leg = { workspaceId: this.call.workspaceId, callId: this.call.id, legId: this.call.outsideLegId };
    const script = legScript(this.call, leg.legId);
    const document = renderScript(script, leg, addresses);
    const shape = document.replaceAll(UUID, '0');
    let known = read.get(shape);
    if (!known) {
      const [response] = parser.parse(document) as Node[];
      known = { nodes: (response?.['Response'] as Node[] | undefined) ?? [], problems: twimlProblems(document) };
      read.set(shape, known);
    }
    this.asked = document === this.asked.document ? { document, times: this.asked.times + 1 } : { document, times: 1 };
    // Whoever waits or talks hears the same for long; nobody is asked or told the same over and over.
    if (this.asked.times > MOST_TIMES_THE_SAME && ONCE.has(script.do))
      this.problems.push(`${script.do}: the caller is told the same again and again`);
    this.problems.push(...known.problems.map((problem) => `${script.do}: ${problem}`));
    this.document += 1;
    this.plays(known.nodes, this.document, 200);
  }

  /** Verbs one after the other, until another document takes their place. */
  private plays([verb, ...others]: readonly Node[], document: number, after: number): void {
    const then = (what: () => void) =>
      this.later(after, () => {
        if (document === this.document && !isFinal(this.call)) what();
        return null;
      });
    if (!verb) return then(() => this.ended());
    const name = Object.keys(verb).find((key) => key !== ':@') ?? '';
    const given = (verb[':@'] ?? {}) as Record<string, string>;
    const text = ((verb[name] as Node[])[0]?.['#text'] as string | undefined) ?? '';
    switch (name) {
      case 'Play':
        if (given['loop'] === '0') return;
        return this.plays(others, document, after + Number(given['loop'] ?? 1) * this.between(500, 30_000));
      case 'Gather':
        return then(() => {
          const pressed = (this.keys.shift() ?? '').slice(0, Number(given['numDigits'] ?? 1));
          if (pressed !== '' || given['actionOnEmptyResult'] === 'true') this.posts(given['action'] ?? '', pressed);
          else this.plays(others, document, this.between(500, 5_000));
        });
      case 'Redirect':
        return then(() => this.posts(text, ''));
      case 'Record':
        return then(() => this.leavesMessage());
      case 'Dial':
        return then(() => {
          if (!this.bridged) this.hangsUp(this.between(1_000, 300_000), false);
          this.bridged = true;
        });
      case 'Hangup':
      case 'Reject':
        return then(() => this.ended());
      default:
        return this.plays(others, document, after + this.between(500, 4_000));
    }
  }

  /** As carrier/webhooks.ts and calls/askForLeg.ts take it. */
  private posts(url: string, digits: string): void {
    const query = new URL(url.replaceAll('&amp;', '&')).searchParams;
    const asked = Number(query.get('n') ?? 0);
    const legId = this.call.outsideLegId;
    const { Digits: key = '' } = plainFields({ Digits: digits });
    switch (query.get('step')) {
      case 'greeted':
        this.feed({ type: 'GREETED', candidates: this.candidates() });
        if (key.length > 1) this.feed({ type: 'KEY', legId, asked: this.call.flowAt?.visit ?? 0, key });
        break;
      case 'played':
        this.feed({ type: 'PLAYED', legId, visit: asked });
        break;
      case 'keys':
        this.feed({ type: 'KEY', legId, asked, key: key.slice(0, LONGEST_EXTENSION) });
    }
    this.asks();
  }

  private leavesMessage(): void {
    this.feed({ type: 'TONE' });
    const durationSeconds = this.pick([0, 1, 12, 120]);
    const voicemail = { recordingSid: this.newSid('RE'), durationSeconds };
    this.later(durationSeconds * 1_000, () => {
      if (!isFinal(this.call)) this.ended();
      return { type: 'VOICEMAIL', endedAt: this.now, voicemail };
    });
  }

  private ended(): void {
    this.document += 1;
    const { outsideLegId: legId } = this.call;
    this.feed({ type: 'LEG_STATUS', legId, sid: 'CA-outside', status: 'ENDED', outcome: 'completed', sipCode: null });
  }

  private hangsUp(after: number, givesUp: boolean): void {
    this.later(after, () => {
      if (isFinal(this.call) || this.call.legs[this.call.outsideLegId]?.status === 'ENDED') return null;
      this.gaveUp = givesUp && this.call.answeredAt === null;
      this.lastPhase = this.call.phase;
      this.ended();
      return null;
    });
  }

  private feed(input: CallInput): void {
    const before = this.call;
    const result = reduce(before, input, this.now, before.id);
    this.call = result.call;
    this.timeline.push(...result.timeline);
    for (const command of result.commands) {
      this.rang ||= command.kind === 'PLACE_OFFER' || command.kind === 'DIAL_FORWARD';
      if (command.kind === 'REDIRECT_LEG' && command.legId === this.call.outsideLegId)
        this.later(50, () => {
          // Told to ask: what it hears begins anew.
          this.asked = { document: '', times: 0 };
          if (!isFinal(this.call)) this.asks();
          return null;
        });
      carrierDoes(this, command);
    }
    if (this.call.flowAt?.awaitsPeople && !isFinal(this.call))
      this.feed({
        type: 'PEOPLE',
        visit: this.call.flowAt.visit,
        candidates: this.candidates(),
        callerAsks: callerAsks(before, input),
      });
    if (before.phase !== 'QUEUED' && this.call.phase === 'QUEUED') this.looksAtQueue();
  }

  /** The queues are looked at now and every few seconds, as long as this caller waits. */
  private looksAtQueue(every = 10_000): void {
    this.later(100, () => {
      const { call, now } = this;
      if (call.phase !== 'QUEUED' || !call.queue || isFinal(call)) return null;
      this.later(every, () => {
        this.looksAtQueue(Math.min(every * 2, 600_000));
        return null;
      });
      const members = this.candidates().map((person) => ({ ...person, completed: 0, lastEnd: null }));
      const lines = new Map([[call.queue.id, { members, turn: null }]]);
      const verdict = decideQueues([call], lines, now).decisions[0]?.verdict;
      return verdict ? { type: 'QUEUE', ...verdict } : null;
    });
  }

  candidates(): Candidate[] {
    const node = nodeOf(this.call);
    const only = node?.do === 'ring' ? node.userId : null;
    const all = this.userIds.slice(0, this.payload.people);
    return (only === null ? all : all.filter((userId) => userId === only)).map((userId) => ({
      userId,
      name: userId,
      active: true,
      hasSeat: true,
      hours: null,
      availableUntil: null,
      paused: false,
      missedInARow: 0,
      presence: 'AVAILABLE',
      engaged: null,
      devices: [{ identity: `${userId}_1`, label: 'Browser' }],
    }));
  }

  private dueTimer(): { name: TimerName; at: number } | null {
    const at = nextDueAt(this.call);
    const found = at === null ? undefined : Object.entries(this.call.timers).find(([, due]) => due === at);
    return found && at !== null ? { name: found[0] as TimerName, at } : null;
  }

  later(after: number, make: () => CallInput | null): void {
    this.queue.push({ at: this.now + Math.max(0, after), n: (this.n += 1), make });
  }

  newSid(kind: 'CA' | 'RE'): string {
    return `${kind}-${(this.sids += 1)}`;
  }

  chance(p: number): boolean {
    return this.random() < p;
  }

  between(low: number, high: number): number {
    return Math.floor(low + this.random() * (high - low));
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }
}
