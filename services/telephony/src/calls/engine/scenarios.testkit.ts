/** A world of callers, devices and a careless carrier, driven by a seed and a virtual clock, for tests of the reducer. */
import type { Command } from './commands.ts';
import type { Candidate } from './candidate.ts';
import type { Blocked, CallInput, Closed, LegOutcome } from './inputs.ts';
import { compileFlow } from './flow/compile.ts';
import { callerDoes, type Chance, randomFlow, randomPeople, worldOutside } from './flow/flows.testkit.ts';
import { wordsCome } from './transcript.testkit.ts';
import { checkInvariants } from './invariants.testkit.ts';
import { newInboundCall, newOutboundCall } from './newCall.ts';
import type { reduce } from './reduce.ts';
import type { TransferTarget } from './together.ts';
import { type CallState, isFinal, type LegStatus, nextDueAt, type TimerName } from './state.ts';

/** Phones that calls are transferred to and that are asked to join. */
const OUTSIDERS = ['+14155550180', '+14155550181'] as const;

/** mulberry32: small, seeded, the same on every machine. */
function randomFrom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Scenario {
  log: string;
  final: CallState;
}

/** Runs one call to its end; throws when an invariant does not hold. @param flow what its number's flow is, when it comes from outside */
export function runScenario(seed: number, reducer: typeof reduce, flow = randomFlow): Scenario {
  return new World(seed, reducer, flow).run();
}

class World implements Chance {
  private readonly random: () => number;
  private readonly seed: string;
  private readonly reducer: typeof reduce;
  private now = 1_760_000_000_000;
  private call: CallState;
  private readonly queue: { at: number; n: number; make: () => CallInput | null }[] = [];
  private n = 0;
  private readonly log: string[] = [];
  private sids = 0;

  constructor(seed: number, reducer: typeof reduce, flowOf: typeof randomFlow) {
    this.seed = `scenario-${seed}`;
    this.random = randomFrom(seed);
    this.reducer = reducer;
    const flow = {
      teamId: 'team',
      timeoutSeconds: 20,
      playGreeting: this.chance(0.5),
      voicemail: this.chance(0.5),
      closedFallback: this.pick(['VOICEMAIL', 'LET_CALL_THROUGH'] as const),
    };
    const base = {
      id: `call-${seed}`,
      workspaceId: 'w',
      peerNumber: '+14155550001',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow,
      recordCall: this.chance(0.4),
      capSeconds: this.pick([120, 300, 14_400]),
      now: this.now,
      seed: this.seed,
    };
    this.call = this.chance(0.5)
      ? newInboundCall({
          ...base,
          sid: 'CA-outside',
          // A call that began before there were graphs has none.
          ...(this.chance(0.9) ? { graph: compileFlow(flowOf(this, flow)) } : {}),
        })
      : newOutboundCall({ ...base, userId: 'ana', identity: 'ana_1' });
  }

  run(): Scenario {
    if (this.call.direction === 'INBOUND') this.startInbound();
    else this.startOutbound();
    this.browserTells();
    for (let steps = 0; steps < 5000; steps += 1) {
      this.queue.sort((a, b) => a.at - b.at || a.n - b.n);
      const event = this.queue[0];
      const timer = this.dueTimer();
      if (!event && !timer) break;
      if (timer && (!event || timer.at <= event.at)) {
        this.now = Math.max(this.now, timer.at);
        this.feed({ type: 'TIMER', name: timer.name, candidates: this.candidates() });
        continue;
      }
      if (!event) break;
      this.queue.shift();
      this.now = Math.max(this.now, event.at);
      const input = event.make();
      if (input) this.feed(input);
    }
    if (!isFinal(this.call))
      throw new Error(`${this.seed}: the world is quiet and the call is still ${this.call.status}`);
    for (const leg of Object.values(this.call.legs)) {
      if (leg.sid !== null && leg.status !== 'ENDED' && !leg.unwanted)
        throw new Error(`${this.seed}: a leg was left up`);
    }
    return { log: this.log.join('\n'), final: this.call };
  }

  private startInbound(): void {
    this.later(0, () => ({
      type: 'ARRIVED',
      sid: 'CA-outside',
      candidates: this.candidates(),
      refused: this.chance(0.04) ? 'INSUFFICIENT_BALANCE' : null,
      closed: this.chance(0.1) ? this.closed() : null,
      blocked: this.blocked(),
    }));
    if (this.chance(0.9))
      this.later(this.between(1000, 9000), () => ({ type: 'GREETED', candidates: this.candidates() }));
    if (this.chance(0.5)) this.outsideEnds(this.between(500, 60_000), this.chance(0.05) ? 'failed' : 'completed');
    else this.outsideEnds(this.between(60_000, 900_000), 'completed');
  }

  /** Of bad media, at any time of the call and after it; by the seed, so that chance goes on as before. */
  private browserTells(): void {
    const second = Number(this.seed.replace('scenario-', '')) % 300;
    const trouble = { kind: 'LOSS_OUT', from: this.now, to: this.now + 9_000, value: 8 } as const;
    this.later(second * 1000, () => ({ type: 'MEDIA', userId: 'ana', userName: 'Ana', trouble }));
  }

  /** Half of the closed days are holidays, half of those with a greeting: by the seed, so that chance goes on as before. */
  private closed(): Closed {
    const day = Number(this.seed.replace('scenario-', '')) % 4;
    if (day > 1) return { opensAt: null };
    return {
      opensAt: null,
      holiday: { name: 'Labour Day', greeting: day === 0 ? { say: 'We are closed today.' } : null },
    };
  }

  /** One caller in forty is on the block list, another one hides the number: by the seed as well. */
  private blocked(): Blocked | null {
    const place = Number(this.seed.replace('scenario-', '')) % 40;
    if (place === 7) return { on: 'LIST', since: this.now - 86_400_000, by: 'Mia', why: 'Sells toner' };
    return place === 8 ? { on: 'ANONYMOUS' } : null;
  }

  private startOutbound(): void {
    this.later(50, () =>
      this.chance(0.07)
        ? {
            type: 'CREDIT_REFUSED',
            code: this.pick(['INSUFFICIENT_BALANCE', 'DESTINATION_NOT_SUPPORTED']),
            reason: 'No.',
          }
        : { type: 'CREDIT_HELD', coveredSeconds: this.chance(0.8) ? 120 : null, capSeconds: this.call.capSeconds },
    );
    const leg = this.call.agentLegId ?? '';
    if (this.chance(0.94)) {
      this.later(this.between(100, 5000), () => ({
        type: 'DEVICE_CONNECTED',
        legId: leg,
        sid: 'CA-agent',
        userId: 'ana',
      }));
    }
    if (this.chance(0.15))
      this.later(this.between(200, 70_000), () => ({ type: 'END', userId: 'ana', userName: 'Ana' }));
    if (this.chance(0.08)) this.legEnds(leg, 'CA-agent', this.between(3000, 60_000), 'completed');
  }

  /** A carrier that is slow, forgets, repeats and reorders. */
  private carrier(command: Command): void {
    const fails = this.chance(0.04);
    const wait = this.between(20, 1500);
    if (fails) {
      this.later(wait, () => ({
        type: 'COMMAND_FAILED',
        commandId: command.id,
        reason: '503',
        sipCode: this.chance(0.3) ? 404 : null,
      }));
      return;
    }
    const sid = ['PLACE_OFFER', 'DIAL_OUT', 'DIAL_FORWARD'].includes(command.kind) ? `CA-${(this.sids += 1)}` : null;
    this.later(wait, () => ({ type: 'COMMAND_DONE', commandId: command.id, sid }));
    if (command.kind === 'PLACE_OFFER') this.device(command.legId, sid ?? '', wait);
    if (command.kind === 'DIAL_OUT') this.farEnd(command.legId, sid ?? '', wait);
    for (const { after, input } of worldOutside(this, command, sid ?? '', wait)) this.later(after, () => input);
    if (command.kind === 'END_LEG')
      this.legEnds(command.legId, command.sid, wait, command.answered ? 'completed' : 'canceled');
    if (command.kind === 'EXTEND_HOLD') {
      const refused = this.chance(0.15);
      const whose = command.legId === undefined ? {} : { legId: command.legId };
      this.later(wait + 1, () =>
        refused
          ? { type: 'CREDIT_EXTENSION_REFUSED', ...whose }
          : { type: 'CREDIT_EXTENDED', coveredSeconds: command.coverSeconds, ...whose },
      );
    }
    if (command.kind === 'FETCH_RECORDING') {
      this.later(wait + 1, () => ({
        type: 'RECORDING_STORED',
        storageKey: 'k',
        sizeBytes: 1000,
        mimeType: 'audio/wav',
        transcribe: true,
      }));
      for (const { after, input } of wordsCome(this.call)) this.later(wait + after, () => input);
    }
    if (command.kind === 'START_RECORDING' && this.chance(0.8)) {
      this.later(this.between(30_000, 1_000_000), () => ({
        type: 'RECORDING_AVAILABLE',
        recordingSid: 'RE1',
        durationSeconds: 12,
        failed: this.chance(0.1),
      }));
    }
  }

  private device(legId: string, sid: string, from: number): void {
    const userId = this.call.legs[legId]?.userId ?? '';
    this.status(legId, sid, 'RINGING', null, from + this.between(-10, 500));
    const at = from + this.between(500, 25_000);
    const what = this.random();
    // The carrier tells of the answer, before the device asks what to do or after.
    if (what < 0.45) this.status(legId, sid, 'ANSWERED', null, at + this.between(-300, 300));
    if (what < 0.45) this.later(at, () => ({ type: 'OFFER_ANSWERED', legId, sid, engaged: this.chance(0.03) }));
    else if (what < 0.65) this.later(at, () => ({ type: 'OFFER_DECLINED', userId }));
    else if (what < 0.75) this.legEnds(legId, sid, at, 'busy');
    else if (what < 0.8) this.legEnds(legId, sid, from + 30_000, 'no-answer');
    else if (what < 0.85) this.legEnds(legId, sid, from + 200, 'failed');
  }

  private farEnd(legId: string, sid: string, from: number): void {
    const what = this.random();
    if (what < 0.85) this.status(legId, sid, 'RINGING', null, from + this.between(-10, 3000));
    const at = from + this.between(1000, 50_000);
    if (what < 0.6) {
      this.status(legId, sid, 'ANSWERED', null, at);
      this.outsideEnds(at + this.between(1000, 700_000), 'completed');
    } else if (what < 0.95) {
      const sip = this.pick([null, 486, 600, 603, 607, 608, 408, 480, 404, 484, 403, 503]);
      this.later(at, () => this.ended(legId, sid, this.pick(['busy', 'no-answer', 'failed'] as const), sip));
    }
  }

  /** What the person on the call does. */
  private conversation(): void {
    const { agentUserId, agentLegId } = this.call;
    if (agentUserId === null || agentLegId === null) return;
    const sid = this.call.legs[agentLegId]?.sid ?? '';
    for (let at = this.between(2000, 40_000); at < 200_000; at += this.between(5000, 60_000)) {
      const what = this.random();
      if (what < 0.5) {
        const hold = this.chance(0.6);
        this.later(at, () => ({ type: 'HOLD', userId: agentUserId, hold }));
      } else if (what < 0.57) {
        const on = this.chance(0.6);
        this.later(at, () => ({ type: 'RECORD', userId: agentUserId, userName: 'Ana', on }));
      } else if (what < 0.64) {
        const paused = this.chance(0.6);
        this.later(at, () => ({ type: 'PAUSE_RECORDING', userId: agentUserId, userName: 'Ana', paused }));
      } else if (what < 0.7) this.later(at, () => ({ type: 'END', userId: agentUserId, userName: 'Ana' }));
      else if (what > 0.9) this.transfer(agentUserId, at);
      else if (what > 0.85) this.company(agentUserId, at);
      else if (what < 0.82) {
        this.legEnds(agentLegId, sid, at, 'completed');
        if (this.chance(0.6))
          this.later(at + this.between(500, 22_000), () => ({ type: 'REJOIN', userId: agentUserId, identity: 'i' }));
      }
    }
  }

  /** Colleagues are added, and somebody listens, whispers and talks along. */
  private company(userId: string, at: number): void {
    this.later(at, () => ({
      type: 'ADD_PEOPLE',
      userId,
      userName: userId,
      candidates: this.candidates().map((person) => ({ ...person, userId: `${person.userId}-3` })),
      numbers: OUTSIDERS.slice(0, this.pick([0, 0, 1, 2])),
    }));
    for (let then = at; then < at + 60_000; then += this.between(4000, 40_000)) {
      const mode = this.pick(['LISTEN', 'WHISPER', 'BARGE'] as const);
      this.later(then, () => ({ type: 'SUPERVISE', userId: 'mia', userName: 'Mia', mode, identity: 'mia_1' }));
    }
    if (this.chance(0.5)) this.later(at + 50_000, () => ({ type: 'END', userId: 'mia', userName: 'Mia' }));
  }

  private transfer(userId: string, at: number): void {
    const mode = this.pick(['COLD', 'WARM'] as const);
    const [phone] = OUTSIDERS;
    const to: TransferTarget = this.chance(0.4)
      ? { kind: 'NUMBER', id: phone, name: phone }
      : { kind: 'TEAM', id: 'sales', name: 'Sales' };
    this.later(at, () => ({
      type: 'TRANSFER',
      userId,
      userName: userId,
      mode,
      to,
      message: '',
      candidates: this.candidates().map((person) => ({ ...person, userId: `${person.userId}-2` })),
    }));
    for (let then = at + this.between(500, 20_000); then < at + 60_000; then += this.between(2000, 30_000)) {
      const change = this.pick(['COMPLETE', 'BACK', 'MERGE'] as const);
      this.later(then, () => ({ type: 'CHANGE_TRANSFER', userId, change }));
    }
  }

  private feed(input: CallInput): void {
    const before = this.call;
    const frozen = JSON.stringify(before);
    const result = this.reducer(before, input, this.now, this.seed);
    if (JSON.stringify(before) !== frozen) throw new Error(`${this.seed}: the reducer changed its input`);
    this.call = result.call;
    this.log.push(JSON.stringify({ now: this.now, input, ...result }));
    checkInvariants(this.seed, before, result);
    for (const command of result.commands) this.carrier(command);
    const handedOver = before.answeredAt !== null && before.agentUserId !== this.call.agentUserId;
    if (this.call.answeredAt !== null && (before.answeredAt === null || handedOver)) this.conversation();
    if (input.type === 'REJOIN' || input.type === 'SUPERVISE') this.deviceReturns(before);
    if (before.flowAt?.visit !== this.call.flowAt?.visit || before.phase !== this.call.phase)
      for (const { after, input: next } of callerDoes(this, this.call)) this.later(after, () => next);
    const { flowAt } = this.call;
    // Now and then the process dies between the two steps.
    if (flowAt?.awaitsPeople && !isFinal(this.call) && this.chance(0.95))
      this.feed({ type: 'PEOPLE', visit: flowAt.visit, candidates: this.candidates(), callerAsks: this.chance(0.5) });
    if (before.phase !== 'VOICEMAIL' && this.call.phase === 'VOICEMAIL') this.tone();
  }

  /** The caller is asked for a message: leaves one or none, and the carrier tells of it before or after the caller is gone. */
  private tone(): void {
    const spoken = this.between(500, 130_000);
    this.outsideEnds(spoken, 'completed');
    if (this.chance(0.3)) return;
    const recordingSid = `RE-${(this.sids += 1)}`;
    const durationSeconds = this.pick([0, 1, 2, 12, 120]);
    const tell = (): CallInput => ({
      type: 'VOICEMAIL',
      endedAt: this.now,
      voicemail: { recordingSid, durationSeconds },
    });
    this.later(spoken + this.between(-400, 40_000), tell);
  }

  private deviceReturns(before: CallState): void {
    const leg = Object.values(this.call.legs).find((found) => !before.legs[found.id]);
    if (!leg || !this.chance(0.85)) return;
    const sid = `CA-${(this.sids += 1)}`;
    this.later(this.between(100, 4000), () => ({
      type: 'DEVICE_CONNECTED',
      legId: leg.id,
      sid,
      userId: leg.userId ?? '',
    }));
  }

  private outsideEnds(after: number, outcome: LegOutcome): void {
    this.later(after, () => {
      const outside = this.call.legs[this.call.outsideLegId];
      // What the carrier says of a failure: by the seed as well.
      const codes = [null, 488, 400, 503] as const;
      const sip =
        outcome === 'failed' ? (codes[Number(this.seed.replace('scenario-', '')) % codes.length] ?? null) : null;
      return outside ? this.ended(outside.id, outside.sid ?? 'CA-outside', outcome, sip) : null;
    });
  }

  private legEnds(legId: string, sid: string, after: number, outcome: LegOutcome): void {
    this.later(after, () => this.ended(legId, sid, outcome, null));
    if (this.chance(0.2)) this.later(after + 700, () => this.ended(legId, sid, outcome, null));
  }

  private status(legId: string, sid: string, status: LegStatus, outcome: LegOutcome | null, after: number): void {
    const make = (): CallInput => ({ type: 'LEG_STATUS', legId, sid, status, outcome, sipCode: null });
    this.later(Math.max(0, after), make);
    if (this.chance(0.2)) this.later(after + this.between(0, 4000), make);
  }

  private ended(legId: string, sid: string, outcome: LegOutcome, sipCode: number | null): CallInput {
    return { type: 'LEG_STATUS', legId, sid, status: 'ENDED', outcome, sipCode };
  }

  private candidates(): Candidate[] {
    return randomPeople(this);
  }

  private dueTimer(): { name: TimerName; at: number } | null {
    const at = nextDueAt(this.call);
    if (at === null) return null;
    const found = Object.entries(this.call.timers).find(([, due]) => due === at);
    return found ? { name: found[0] as TimerName, at } : null;
  }

  private later(after: number, make: () => CallInput | null): void {
    this.queue.push({ at: this.now + after, n: (this.n += 1), make });
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
