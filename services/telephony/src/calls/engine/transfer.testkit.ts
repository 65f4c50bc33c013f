/** A call between a caller and Ana, with a carrier that takes 100 ms for everything, and what the caller hears, moment by moment. */
import type { Command } from './commands.ts';
import type { Candidate } from './candidate.ts';
import { compileFlow } from './flow/compile.ts';
import type { FlowConfig } from './flow/config.ts';
import { Ear, type Heard } from './heard.testkit.ts';
import type { CallInput, LegOutcome } from './inputs.ts';
import { legScript } from './legScript.ts';
import { newInboundCall } from './newCall.ts';
import { reduce } from './reduce.ts';
import { type CallState, type Flow, isFinal, nextDueAt } from './state.ts';
import type { TimerName } from './timerName.ts';
import type { TimelineEntry } from './step.ts';

interface Span {
  heard: Heard;
  from: number;
  to: number;
}

const CARRIER_MS = 100;
const FLOW = {
  teamId: 'team',
  timeoutSeconds: 20,
  playGreeting: false,
  voicemail: false,
  closedFallback: 'VOICEMAIL',
} as const;

const ENDED = { type: 'LEG_STATUS', status: 'ENDED', outcome: 'completed', sipCode: null } as const;

export const person = (userId: string, name: string, devices = 1, more: Partial<Candidate> = {}): Candidate => ({
  userId,
  name,
  active: true,
  hasSeat: true,
  hours: null,
  availableUntil: null,
  paused: false,
  missedInARow: 0,
  presence: 'AVAILABLE',
  engaged: null,
  devices: Array.from({ length: devices }, (_, n) => ({ identity: `${userId}_${n}`, label: `Device ${n}` })),
  ...more,
});

export class Caller {
  call: CallState;
  readonly timeline: TimelineEntry[] = [];
  /** What was played to whom alone, in order. */
  readonly announced: { to: string | null; sound: string }[] = [];
  private readonly queue: { at: number; input: CallInput }[] = [];
  private now = 1_760_000_000_000;
  private readonly startedAt: number;
  private readonly spans: Span[] = [];
  /** The caller's, who is in the conference until the leg is told something else. */
  private readonly ear = new Ear();
  /** By sid, whether the carrier plays music to it. */
  readonly holds = this.ear.holds;
  /** Legs that are in the conference at the carrier. */
  private readonly inside = new Set<string>();
  /** Who can be rung when the call comes back. */
  ana: readonly Candidate[] = [person('ana', 'Ana', 2)];
  /** Who can be rung where the flow goes on. */
  team: readonly Candidate[] = [];
  /** Seconds of talk that the credit for a phone outside covers; `refused`: there is none. */
  credit: { covered: number | null; refused: boolean } = { covered: null, refused: false };
  /** Whether billing extends the credit of a phone outside. */
  extends = true;
  /** Milliseconds that billing takes for an answer. */
  billingMs = CARRIER_MS;
  /** Milliseconds after which a timer that is due is looked at. */
  late = 0;
  /** Kinds of commands that the carrier refuses. */
  refuses: ReadonlySet<Command['kind']> = new Set();

  /**
   * @param flow how the number's flow goes on when nobody takes a call; nothing: it ends
   * @param settings others of the number
   * @param talk seconds: how long the plan lets it last, and what is held for it
   */
  constructor(
    flow: Partial<FlowConfig> = {},
    settings: Partial<Flow> = {},
    talk: { capSeconds?: number; coveredSeconds?: number } = {},
  ) {
    this.startedAt = this.now;
    this.call = newInboundCall({
      id: 'call',
      workspaceId: 'w',
      peerNumber: '+14155550001',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow: { ...FLOW, ...settings },
      graph: compileFlow({ type: 'CLASSIC', ...FLOW, ...flow }),
      recordCall: true,
      capSeconds: talk.capSeconds ?? 14_400,
      now: this.now,
      seed: 'seed',
      sid: 'CA-outside',
    });
    this.call.coveredSeconds = talk.coveredSeconds ?? null;
    this.give({ type: 'ARRIVED', sid: 'CA-outside', candidates: [person('ana', 'Ana')], refused: null, closed: null });
    this.give({ type: 'GREETED', candidates: [person('ana', 'Ana')] });
    this.wait(1);
    this.picksUp('ana');
    this.wait(5);
  }

  /** Lets the world go on for some seconds. */
  wait(seconds: number): this {
    const until = this.now + seconds * 1000;
    for (;;) {
      this.queue.sort((a, b) => a.at - b.at);
      const next = this.queue[0]?.at ?? Infinity;
      const dueAt = nextDueAt(this.call) ?? Infinity;
      const due = dueAt + this.late;
      if (Math.min(next, due) > until) break;
      this.pass(Math.max(this.now, Math.min(next, due)));
      if (due <= next) this.timer(dueAt);
      else this.give((this.queue.shift() as { input: CallInput }).input);
    }
    this.pass(until);
    return this;
  }

  give(input: CallInput): this {
    const result = reduce(this.call, input, this.now, 'seed');
    if (result.refusal) throw new Error(result.refusal.message);
    this.call = result.call;
    this.timeline.push(...result.timeline);
    for (const command of result.commands) this.carrier(command);
    const { flowAt } = this.call;
    if (flowAt?.awaitsPeople && !isFinal(this.call))
      this.give({ type: 'PEOPLE', visit: flowAt.visit, candidates: this.team, callerAsks: false });
    return this;
  }

  /** The phone outside that was asked last is picked up; without a key nothing is pressed. */
  phone(does: 'picks up' | 'presses 1' | 'presses 5' | 'hangs up'): this {
    const { legId, tries } = this.call.forwards?.at(-1) ?? { legId: '', tries: 0 };
    const leg = this.call.legs[legId];
    const sid = leg?.sid;
    if (!sid) throw new Error('no phone is asked');
    if (does === 'picks up') return this.give({ type: 'OFFER_ANSWERED', legId, sid, engaged: false });
    if (does === 'hangs up') {
      this.leave(legId);
      return this.give({ ...ENDED, legId, sid });
    }
    this.give({ type: 'KEY', legId, asked: tries, key: does.slice(-1) });
    if (legScript(this.call, legId).do === 'BRIDGE') this.inside.add(legId);
    return this;
  }

  /** A phone outside that took part hangs up. */
  phoneLeaves(number: string): this {
    const { legId = '' } = this.call.forwards?.findLast(({ to }) => to === number) ?? {};
    this.leave(legId);
    return this.give({ ...ENDED, legId, sid: this.call.legs[legId]?.sid ?? '' });
  }

  /** The leg of the phone outside that was asked last ends, as the carrier tells it. */
  phoneEnds(outcome: LegOutcome, sipCode: number | null = null): this {
    const { legId = '' } = this.call.forwards?.at(-1) ?? {};
    return this.give({ ...ENDED, legId, sid: `CA-${legId}`, outcome, sipCode });
  }

  picksUp(userId: string): this {
    const offer = this.call.offers.find((found) => found.userId === userId && found.state === 'RINGING');
    if (!offer) throw new Error(`${userId} is not rung`);
    this.give({ type: 'OFFER_ANSWERED', legId: offer.id, sid: this.call.legs[offer.id]?.sid ?? 'CA', engaged: false });
    const leg = this.call.legs[offer.id];
    if (leg && leg.role !== 'OFFER') {
      this.queue.push({
        at: this.now + CARRIER_MS,
        input: { type: 'CONFERENCE', conferenceSid: 'CF', legId: null, joined: null },
      });
      this.inside.add(leg.id);
    }
    return this;
  }

  declines(userId: string): this {
    return this.give({ type: 'OFFER_DECLINED', userId });
  }

  /** The leg of this person is gone, or the caller's. */
  hangsUp(who: string): this {
    const leg = Object.values(this.call.legs).find(
      (found) =>
        found.status === 'ANSWERED' &&
        !found.unwanted &&
        (who === 'caller' ? found.role === 'OUTSIDE' : found.userId === who),
    );
    if (!leg) throw new Error(`${who} is not there`);
    this.leave(leg.id);
    return this.give({ ...ENDED, legId: leg.id, sid: leg.sid ?? 'CA' });
  }

  /** Returns to the call with a new leg. */
  comesBack(userId: string): this {
    const before = this.call;
    this.give({ type: 'REJOIN', userId, identity: `${userId}_0` });
    const leg = Object.values(this.call.legs).find(({ id }) => !before.legs[id]);
    if (!leg) throw new Error(`${userId} cannot come back`);
    this.give({ type: 'DEVICE_CONNECTED', legId: leg.id, sid: `CA-${leg.id}`, userId });
    this.inside.add(leg.id);
    return this;
  }

  presses(change: 'COMPLETE' | 'BACK' | 'MERGE'): this {
    return this.give({ type: 'CHANGE_TRANSFER', userId: 'ana', change });
  }

  ends(userId: string): this {
    return this.give({ type: 'END', userId, userName: userId });
  }

  /** What the caller heard, one after the other, and for how many seconds at most there was nothing. */
  heard(): { order: Heard[]; longestNothing: number } {
    const merged: Span[] = [];
    for (const span of this.spans) {
      const last = merged.at(-1);
      if (last?.heard === span.heard) last.to = span.to;
      else merged.push({ ...span });
    }
    const silent = merged.filter(({ heard, to }) => heard === 'NOTHING' && to > this.startedAt + 5_000);
    return {
      order: merged.filter(({ from, to, heard }) => heard !== 'NOTHING' && to > from).map(({ heard }) => heard),
      longestNothing: Math.max(0, ...silent.map(({ from, to }) => (to - from) / 1000)),
    };
  }

  private timer(at: number): void {
    const name = Object.entries(this.call.timers).find(([, due]) => due === at)?.[0] as TimerName;
    this.give({ type: 'TIMER', name, candidates: name === 'returnCall' || name === 'setAside' ? this.ana : [] });
  }

  private carrier(command: Command): void {
    const at = this.now + (command.kind === 'EXTEND_HOLD' ? this.billingMs : CARRIER_MS);
    if (this.refuses.has(command.kind)) {
      const commandId = command.id;
      this.queue.push({
        at,
        input: { type: 'COMMAND_FAILED', commandId, reason: '400', sipCode: null, refused: true },
      });
      return;
    }
    const rings = command.kind === 'PLACE_OFFER' || command.kind === 'DIAL_FORWARD';
    const sid = rings ? `CA-${command.legId}` : null;
    this.queue.push({ at, input: { type: 'COMMAND_DONE', commandId: command.id, sid } });
    if (command.kind === 'HOLD_CREDIT') this.queue.push({ at, input: this.credited(command.legId) });
    if (command.kind === 'EXTEND_HOLD') {
      const { coverSeconds: coveredSeconds, legId = '' } = command;
      const input: CallInput = this.extends
        ? { type: 'CREDIT_EXTENDED', legId, coveredSeconds }
        : { type: 'CREDIT_EXTENSION_REFUSED', legId };
      this.queue.push({ at, input });
    }
    if (rings && sid !== null) {
      const { legId } = command;
      this.queue.push({
        at,
        input: { type: 'LEG_STATUS', legId, sid, status: 'RINGING', outcome: null, sipCode: null },
      });
    }
    if (command.kind === 'END_LEG') {
      const { legId, sid: ended } = command;
      this.leave(legId);
      this.queue.push({
        at,
        input: { ...ENDED, legId, sid: ended },
      });
    }
    // Who listens or whispers is nobody to the caller.
    if (command.kind === 'COACH') {
      if (command.muted || command.coach !== null) this.leave(command.legId);
      else this.inside.add(command.legId);
    }
    if (command.kind === 'ANNOUNCE')
      this.announced.push({ to: this.call.legs[command.legId]?.userId ?? null, sound: command.sound });
    this.ear.does(this.call, command);
  }

  private credited(legId: string): CallInput {
    const { covered, refused } = this.credit;
    return refused
      ? { type: 'FORWARD_REFUSED', legId, reason: 'Not enough credit.', code: 'INSUFFICIENT_BALANCE' }
      : { type: 'FORWARD_COVERED', legId, coveredSeconds: covered, capSeconds: 3600 };
  }

  private leave(legId: string): void {
    this.inside.delete(legId);
  }

  private pass(to: number): void {
    const heard = this.ear.hears(this.call, ({ id }) => this.inside.has(id));
    this.spans.push({ heard, from: this.now, to });
    this.now = to;
  }
}
