/** A call between a caller and Ana, with a carrier that takes 100 ms for everything, and what the caller hears, moment by moment. */
import type { Command } from './commands.ts';
import type { Candidate } from './candidate.ts';
import type { CallInput } from './inputs.ts';
import { newInboundCall } from './newCall.ts';
import { reduce } from './reduce.ts';
import { type CallState, isFinal, nextDueAt, type TimerName } from './state.ts';
import type { TimelineEntry } from './step.ts';

type Heard = 'PERSON' | 'MUSIC' | 'TONE' | 'TAPE' | 'NOTHING' | 'GONE';

interface Span {
  heard: Heard;
  from: number;
  to: number;
}

const CARRIER_MS = 100;

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
  private readonly queue: { at: number; input: CallInput }[] = [];
  private now = 1_760_000_000_000;
  private readonly startedAt: number;
  private readonly spans: Span[] = [];
  private tape = false;
  private onHold: 'MUSIC' | 'TONE' | null = null;
  /** Legs that are in the conference at the carrier. */
  private readonly inside = new Set<string>();
  /** Who can be rung when the call comes back. */
  ana: readonly Candidate[] = [person('ana', 'Ana', 2)];
  /** Kinds of commands that the carrier refuses. */
  refuses: ReadonlySet<Command['kind']> = new Set();

  constructor() {
    this.startedAt = this.now;
    this.call = newInboundCall({
      id: 'call',
      workspaceId: 'w',
      peerNumber: '+14155550001',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow: { teamId: 'team', timeoutSeconds: 20, playGreeting: false, voicemail: false, closedFallback: 'VOICEMAIL' },
      recordCall: true,
      capSeconds: 14_400,
      now: this.now,
      seed: 'seed',
      sid: 'CA-outside',
    });
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
      const due = nextDueAt(this.call) ?? Infinity;
      if (Math.min(next, due) > until) break;
      this.pass(Math.max(this.now, Math.min(next, due)));
      if (due <= next) this.timer(due);
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
    return this;
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
    return this.give({
      type: 'LEG_STATUS',
      legId: leg.id,
      sid: leg.sid ?? 'CA',
      status: 'ENDED',
      outcome: 'completed',
      sipCode: null,
    });
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
    this.give({ type: 'TIMER', name, candidates: name === 'returnCall' ? this.ana : [] });
  }

  private carrier(command: Command): void {
    const at = this.now + CARRIER_MS;
    if (this.refuses.has(command.kind)) {
      this.queue.push({ at, input: { type: 'COMMAND_FAILED', commandId: command.id, reason: '503', sipCode: null } });
      return;
    }
    const sid = command.kind === 'PLACE_OFFER' ? `CA-${command.legId}` : null;
    this.queue.push({ at, input: { type: 'COMMAND_DONE', commandId: command.id, sid } });
    if (command.kind === 'PLACE_OFFER' && sid !== null) {
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
        input: { type: 'LEG_STATUS', legId, sid: ended, status: 'ENDED', outcome: 'completed', sipCode: null },
      });
    }
    if (command.kind === 'HOLD_LEG')
      this.onHold = command.hold ? (command.sound === 'lost-agent' ? 'TONE' : 'MUSIC') : null;
    if (command.kind === 'REDIRECT_LEG' && command.legId === this.call.outsideLegId)
      this.tape = this.call.phase === 'VOICEMAIL';
  }

  private leave(legId: string): void {
    this.inside.delete(legId);
  }

  private pass(to: number): void {
    this.spans.push({ heard: this.hears(), from: this.now, to });
    this.now = to;
  }

  private hears(): Heard {
    if (isFinal(this.call) || this.call.legs[this.call.outsideLegId]?.status === 'ENDED') return 'GONE';
    if (this.tape) return 'TAPE';
    return this.onHold ?? (this.inside.size > 0 ? 'PERSON' : 'NOTHING');
  }
}
