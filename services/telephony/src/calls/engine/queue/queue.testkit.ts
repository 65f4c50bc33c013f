/** Callers of one queue and the people who answer it, driven by a seed and a virtual clock. */
import { callbackAfter } from '../callback/callback.ts';
import { MOST_TRIES } from '../callback/tries.ts';
import type { Command } from '../commands.ts';
import { compileFlow } from '../flow/compile.ts';
import { wrapUpEnd } from '../flow/wrapUp.ts';
import type { CallInput } from '../inputs.ts';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import { type CallState, isFinal, nextDueAt } from '../state.ts';
import type { TimerName } from '../timerName.ts';
import type { TimelineEntry } from '../step.ts';
import { checkRung } from '../engaged.testkit.ts';
import { checkAnnouncement } from '../invariants.testkit.ts';
import { decideQueues, isPutOff } from './decide.ts';
import type { QueueSettings } from './queueSettings.ts';
import type { LineMember } from './verdict.ts';
import { RING_STRATEGIES, type Turn } from './strategy.ts';
import { waitingIn } from './waiting.ts';
import { legScript } from '../legScript.ts';

interface Person extends LineMember {
  presence: 'AVAILABLE' | 'BUSY' | 'OFFLINE';
}

export interface Day {
  log: string;
  calls: CallState[];
  timeline: Map<string, TimelineEntry[]>;
}

const NAMES = ['ana', 'ben', 'cyd', 'dan'];

/** Runs callers to their ends; throws when an invariant does not hold. */
export const runDay = (seed: number): Day => new QueueWorld(seed).run();

class QueueWorld {
  private readonly random: () => number;
  private readonly seed: string;
  private now = 1_760_000_000_000;
  private n = 0;
  private sids = 0;
  private turn: Turn | null = null;
  private floorAt: number | null = null;
  private readonly calls = new Map<string, CallState>();
  private readonly timeline = new Map<string, TimelineEntry[]>();
  private readonly agenda: { at: number; n: number; act: () => void }[] = [];
  private readonly log: string[] = [];
  private readonly covered = new Set<string>();
  private readonly dialled = new Set<string>();
  private readonly people: Person[];
  private readonly settings: QueueSettings;

  constructor(seed: number) {
    let state = seed >>> 0;
    this.random = () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
      return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
    };
    this.seed = `queue-${seed}`;
    this.settings = {
      strategy: this.pick(RING_STRATEGIES),
      attemptSeconds: this.pick([5, 20]),
      passes: this.pick([0, 1, 3]),
      size: this.pick([0, 2, 10]),
      maxWaitSeconds: this.pick([0, 60, 600]),
      join: this.pick(['LOOSE', 'STRICT', 'ANY']),
      pauseSeconds: seed % 3 === 0 ? 12 : 5,
      wrapUpSeconds: this.pick([0, 5, 30]),
      announceSeconds: seed % 5 === 0 ? 0 : seed % 2 === 0 ? 15 : 60,
      estimatedWait: seed % 2 === 0,
      counterReset: 'DAILY',
      ...(this.chance(0.5) ? { callbackKey: '1' } : {}),
      timezone: 'UTC',
    };
    this.people = NAMES.slice(0, this.pick([0, 1, 2, 3, 4])).map((userId) => ({
      userId,
      name: userId,
      active: true,
      hasSeat: this.chance(0.95),
      hours: null,
      availableUntil: null,
      paused: false,
      missedInARow: 0,
      presence: this.pick(['AVAILABLE', 'AVAILABLE', 'AVAILABLE', 'BUSY', 'OFFLINE'] as const),
      engaged: null,
      devices: this.chance(seed % 2 === 0 ? 0.5 : 0.9) ? [{ identity: `${userId}_1`, label: 'Laptop' }] : [],
      push: seed % 2 === 0,
      completed: 0,
      lastEnd: null,
      lastCallEnd: null,
      penalty: this.pick([0, 0, 1, 10]),
    }));
  }

  run(): Day {
    const callers = this.pick([1, 2, 4, 8]);
    for (let n = 0; n < callers; n += 1) this.later(this.between(0, 120_000), () => this.arrive(n));
    for (const person of this.people)
      for (let at = this.between(0, 200_000); at < 900_000; at += this.between(60_000, 300_000))
        this.later(at, () => {
          person.presence = this.pick(['AVAILABLE', 'AVAILABLE', 'BUSY', 'OFFLINE'] as const);
          this.wake();
        });
    for (let steps = 0; steps < 60_000; steps += 1) {
      const next = this.agenda.sort((a, b) => a.at - b.at || a.n - b.n)[0];
      const timer = this.dueTimer();
      if (!next && !timer) break;
      if (timer && (!next || timer.at <= next.at)) {
        this.now = Math.max(this.now, timer.at);
        this.feed(timer.id, { type: 'TIMER', name: timer.name });
        continue;
      }
      if (!next) break;
      this.agenda.shift();
      this.now = Math.max(this.now, next.at);
      next.act();
    }
    for (const call of this.calls.values())
      if (!isFinal(call)) this.fail(`${call.id} is still ${call.status}, ${call.phase}`);
    return { log: this.log.join('\n'), calls: [...this.calls.values()], timeline: this.timeline };
  }

  private arrive(n: number): void {
    const id = `call-${n}`;
    const flow = {
      teamId: 'team',
      timeoutSeconds: this.settings.attemptSeconds,
      playGreeting: false,
      voicemail: false,
      closedFallback: 'VOICEMAIL' as const,
    };
    const call = newInboundCall({
      id,
      workspaceId: 'w',
      peerNumber: `+1415555000${n}`,
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow,
      graph: compileFlow({ type: 'QUEUE', ...flow, queue: this.settings }),
      recordCall: false,
      capSeconds: 14_400,
      now: this.now,
      seed: id,
      sid: `CA-outside-${n}`,
    });
    this.calls.set(id, call);
    this.feed(id, { type: 'ARRIVED', sid: `CA-outside-${n}`, candidates: [], refused: null, closed: null });
    // Patience, short or long; who never hangs up waits for the queue.
    const patience = this.pick([this.between(500, 4_900), this.between(5_000, 90_000), this.between(90_000, 900_000)]);
    this.later(patience, () => this.legEnds(id, call.outsideLegId, 'completed'));
    for (const at of [this.between(1_000, 60_000), this.between(60_000, 200_000)])
      this.later(at, () => this.press(id, this.pick(['1', '1', '5'])));
  }

  /** A key while the caller waits; the carrier tells of it with the question that it asked. */
  private press(id: string, key: string): void {
    const call = this.calls.get(id);
    const script = call && legScript(call, call.outsideLegId);
    if (!call || script?.do !== 'QUEUE' || !script.callback) return;
    this.feed(id, { type: 'KEY', legId: call.outsideLegId, asked: script.callback.asked, key });
    const after = this.calls.get(id) ?? call;
    if (legScript(after, after.outsideLegId).do !== 'CALL_BACK') return;
    if (this.chance(0.8)) this.later(this.between(100, 5_000), () => this.legEnds(id, call.outsideLegId, 'completed'));
  }

  /** The transaction that ends a call begins the one that calls back. */
  private callsBack(before: CallState, after: CallState): void {
    const begun = callbackAfter(before, after, `${after.id}+`, this.now);
    if (!begun) return;
    const { call, timeline } = begun;
    if ((call.callback?.attempt ?? 0) > MOST_TRIES) this.fail(`${call.id} is tried too often`);
    if (after.answeredAt !== null) this.fail(`${call.id} calls back somebody who was answered`);
    this.calls.set(call.id, call);
    this.timeline.set(call.id, timeline);
    this.floorIn(600);
  }

  /** Some wakes die with a process; the floor finds what they would have. */
  private wake(): void {
    if (this.chance(0.7)) this.look();
  }

  /** One at a time, however many wait. */
  private floorIn(after: number): void {
    const at = this.now + after;
    if (this.floorAt !== null && this.floorAt <= at) return;
    this.floorAt = at;
    this.later(after, () => {
      if (this.floorAt !== at) return;
      this.floorAt = null;
      this.floor();
    });
  }

  private floor(): void {
    const waiting = [...this.calls.values()].filter(waitingIn);
    if (waiting.length === 0) return;
    this.look();
    this.floorIn(waiting.every(({ callback }) => callback) ? 5_000 : 600);
  }

  private look(): void {
    for (const person of this.people) person.engaged = this.engagement(person.userId);
    const waiting = [...this.calls.values()].filter(waitingIn);
    const { decisions, turns } = decideQueues(
      waiting,
      new Map([['number/queue', { members: this.people, turn: this.turn, handled: [60, 90, 200, 30, 45] }]]),
      this.now,
    );
    this.turn = turns.get('number/queue') ?? this.turn;
    for (const { call, verdict } of decisions) {
      for (const member of verdict.attempt?.members ?? []) this.checkRung(call, member);
      this.feed(call.id, { type: 'QUEUE', ...verdict }, false);
    }
    this.checkLine();
  }

  private checkRung(call: CallState, { userId }: LineMember): void {
    const person = this.people.find((one) => one.userId === userId);
    if (!person) return this.fail(`${userId} is nobody`);
    if (this.engagement(userId)) this.fail(`${userId} is rung while ${this.engagement(userId)}`);
    if (person.presence !== 'AVAILABLE') this.fail(`${userId} is rung though ${person.presence}`);
    if (person.lastCallEnd != null && this.now < wrapUpEnd(person)) this.fail(`${userId} is rung in wrap-up`);
    if (call.offers.some((offer) => offer.userId === userId && offer.state === 'DECLINED'))
      this.fail(`${userId} had declined`);
  }

  /** Right after a look nobody who could be rung is left out while somebody waits for an attempt, and places have no gaps. */
  private checkLine(): void {
    const waiting = [...this.calls.values()].flatMap((call) => {
      const queue = waitingIn(call);
      return queue ? [{ call, queue }] : [];
    });
    const inLine = waiting.filter((one) => !isPutOff(one, this.now));
    const places = inLine.map(({ queue }) => queue.position).sort((a, b) => (a ?? 0) - (b ?? 0));
    if (places.some((place, at) => place !== at + 1)) this.fail(`places ${places.join(' ')}`);
    const onLine = waiting.filter(({ call }) => !call.callback);
    if (this.settings.size > 0 && onLine.length > this.settings.size) this.fail('the queue is overfull');
    for (const { call, queue } of waiting) {
      if (queue.attempt || queue.readyAt > this.now) continue;
      for (const person of this.people) {
        const declined = call.offers.some(({ userId, state }) => userId === person.userId && state === 'DECLINED');
        const wrapsUp = wrapUpEnd(person) > this.now;
        const unreached = call.offers.some((offer) => offer.userId === person.userId && offer.unreached);
        const byPush = person.push === true && !call.callback && !unreached;
        const able = person.hasSeat && person.presence === 'AVAILABLE' && (person.devices.length > 0 || byPush);
        if (able && !declined && !wrapsUp && !this.engagement(person.userId))
          this.fail(`${person.userId} is free and ${call.id} waits`);
      }
    }
  }

  /** A browser is sent a push: its person opens a page, declines, or does nothing; or no browser takes it. */
  private pushed(id: string, userId: string): void {
    const at = this.between(300, 19_000);
    const what = this.random();
    if (what < 0.2) this.later(at, () => this.feed(id, { type: 'OFFER_DECLINED', userId }));
    else if (what < 0.35) this.later(at, () => this.feed(id, { type: 'PUSH_FAILED', userId, reason: 'GONE' }));
    else if (what < 0.7)
      this.later(at, () => {
        const person = this.people.find((one) => one.userId === userId);
        if (person) person.devices = [{ identity: `${userId}_1`, label: 'Laptop' }];
        const candidates = this.people.map((one) => ({ ...one, engaged: this.engagement(one.userId, id) }));
        this.feed(id, { type: 'READY', userId, candidates });
        this.wake();
      });
  }

  /** @param but of a call that is not counted */
  private engagement(userId: string, but?: string): 'CALL' | 'OFFER' | null {
    let offers = 0;
    for (const call of this.calls.values()) {
      if (isFinal(call) || call.id === but) continue;
      if (call.agentUserId === userId) return 'CALL';
      if (call.offers.some((offer) => offer.userId === userId && offer.state === 'RINGING')) offers += 1;
    }
    if (offers > 1) this.fail(`${userId} is offered two calls`);
    return offers > 0 ? 'OFFER' : null;
  }

  private feed(id: string, input: CallInput, wakes = true): void {
    const before = this.calls.get(id);
    if (!before) return;
    const result = reduce(before, input, this.now, id);
    const { call } = result;
    this.calls.set(id, call);
    this.timeline.set(id, [...(this.timeline.get(id) ?? []), ...result.timeline]);
    this.log.push(
      JSON.stringify({ now: this.now, id, input: input.type, version: call.version, commands: result.commands }),
    );
    if (!isFinal(call) && Object.keys(call.timers).length === 0) this.fail(`${id} has no timer`);
    const fail = (text: string) => this.fail(`${id}: ${text}`);
    checkRung(before, input, result, fail);
    checkAnnouncement(call, fail);
    if (call.answeredAt !== null && before.answeredAt === null) this.answered(call);
    this.callsBack(before, call);
    if (before.agentUserId !== null && !isFinal(before) && isFinal(call)) this.freed(before.agentUserId);
    for (const command of result.commands) this.carrier(id, command);
    for (const offer of call.offers)
      if (offer.pushed && !before.offers.some((old) => old.id === offer.id)) this.pushed(id, offer.userId);
    if (before.phase !== 'QUEUED' && call.phase === 'QUEUED') this.floorIn(600);
    if (wakes && (before.phase === 'QUEUED' || call.phase === 'QUEUED' || before.agentUserId !== call.agentUserId))
      this.later(0, () => this.wake());
    if (isFinal(call) && !isFinal(before)) this.later(0, () => this.wake());
  }

  private answered({ id, agentUserId }: CallState): void {
    const person = this.people.find(({ userId }) => userId === agentUserId);
    if (person) person.completed += 1;
    this.later(this.between(2_000, 120_000), () =>
      this.feed(id, { type: 'END', userId: agentUserId ?? '', userName: agentUserId ?? '' }),
    );
  }

  private freed(userId: string): void {
    const person = this.people.find((one) => one.userId === userId);
    if (person)
      Object.assign(person, {
        lastEnd: this.now,
        lastCallEnd: this.now,
        wrapUpSeconds: this.settings.wrapUpSeconds,
      });
  }

  /** Nobody is dialled before somebody of ours is there and the credit is held; and once. */
  private checkDial(id: string): void {
    const call = this.calls.get(id);
    const agent = call?.legs[call.agentLegId ?? ''];
    if (agent?.status !== 'ANSWERED') this.fail(`${id} dials and nobody of ours is there`);
    if (!this.covered.has(id)) this.fail(`${id} dials on no credit`);
    if (this.dialled.has(id)) this.fail(`${id} dials twice`);
    this.dialled.add(id);
  }

  /** Who is called back picks up, is busy, lets it ring, or cannot be reached. */
  private farEnd(id: string, legId: string, sid: string, wait: number): void {
    const status = { type: 'LEG_STATUS', legId, sid, outcome: null, sipCode: null } as const;
    this.later(wait + 50, () => this.feed(id, { ...status, status: 'RINGING' }));
    const at = wait + this.between(1_000, 40_000);
    const what = this.random();
    if (what < 0.5) {
      this.later(at, () => this.feed(id, { ...status, status: 'ANSWERED' }));
      this.later(at + this.between(1_000, 90_000), () => this.legEnds(id, legId, 'completed'));
    } else if (what < 0.8) this.later(at, () => this.legEnds(id, legId, 'busy'));
  }

  private carrier(id: string, command: Command): void {
    if (command.kind === 'DIAL_OUT') this.checkDial(id);
    const wait = this.between(10, 400);
    // Few commands dial somebody back: that one fails, too, is to be seen.
    if (this.chance(command.kind === 'DIAL_OUT' ? 0.08 : 0.03)) {
      this.later(wait, () =>
        this.feed(id, { type: 'COMMAND_FAILED', commandId: command.id, reason: '503', sipCode: null }),
      );
      return;
    }
    const sid = command.kind === 'PLACE_OFFER' || command.kind === 'DIAL_OUT' ? `CA-${(this.sids += 1)}` : null;
    this.later(wait, () => this.feed(id, { type: 'COMMAND_DONE', commandId: command.id, sid }));
    if (command.kind === 'END_LEG')
      this.later(wait + 5, () => this.legEnds(id, command.legId, command.answered ? 'completed' : 'canceled'));
    if (command.kind === 'HOLD_CREDIT')
      this.later(wait, () => {
        const refused = this.chance(0.1);
        if (!refused) this.covered.add(id);
        this.feed(
          id,
          refused
            ? { type: 'CREDIT_REFUSED', code: 'INSUFFICIENT_BALANCE', reason: 'No credit.' }
            : { type: 'CREDIT_HELD', coveredSeconds: null, capSeconds: 3600 },
        );
      });
    if (command.kind === 'DIAL_OUT') this.farEnd(id, command.legId, sid ?? '', wait);
    if (command.kind !== 'PLACE_OFFER') return;
    const { legId } = command;
    const legStatus = { type: 'LEG_STATUS', legId, sid: sid ?? '', outcome: null, sipCode: null } as const;
    this.later(wait + 5, () => this.feed(id, { ...legStatus, status: 'RINGING' }));
    const what = this.random();
    const at = wait + this.between(300, 15_000);
    const userId = this.calls.get(id)?.legs[legId]?.userId ?? '';
    if (what < 0.35)
      this.later(at, () => {
        const engaged = [...this.calls.values()].some((call) => !isFinal(call) && call.agentUserId === userId);
        this.feed(id, { type: 'OFFER_ANSWERED', legId, sid: sid ?? '', engaged });
      });
    else if (what < 0.55) this.later(at, () => this.feed(id, { type: 'OFFER_DECLINED', userId }));
    else if (what < 0.6) this.later(at, () => this.legEnds(id, legId, 'busy'));
  }

  private legEnds(id: string, legId: string, outcome: 'completed' | 'canceled' | 'busy'): void {
    const sid = this.calls.get(id)?.legs[legId]?.sid ?? '';
    this.feed(id, { type: 'LEG_STATUS', legId, sid, status: 'ENDED', outcome, sipCode: null });
  }

  private dueTimer(): { id: string; name: TimerName; at: number } | null {
    let found: { id: string; name: TimerName; at: number } | null = null;
    for (const call of this.calls.values()) {
      const at = nextDueAt(call);
      if (at === null || (found && found.at <= at)) continue;
      const name = Object.entries(call.timers).find(([, due]) => due === at)?.[0];
      if (name) found = { id: call.id, name: name as TimerName, at };
    }
    return found;
  }

  private fail(text: string): never {
    throw new Error(`${this.seed} (${this.settings.strategy}): ${text}`);
  }

  private later(after: number, act: () => void): void {
    this.agenda.push({ at: this.now + after, n: (this.n += 1), act });
  }

  private chance(p: number): boolean {
    return this.random() < p;
  }

  private between(low: number, high: number): number {
    return Math.floor(low + this.random() * (high - low));
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }
}
