/** A world of callers, devices and a careless carrier, driven by a seed and a virtual clock, for tests of the reducer. */
import type { Candidate } from './candidate.ts';
import { Charges } from './charges.testkit.ts';
import type { Blocked, CallInput, Closed } from './inputs.ts';
import type { Hours } from '../../hours/hours.ts';
import { frozen } from '../frozen.ts';
import { compileFlow } from './flow/compile.ts';
import type { FlowConfig } from './flow/config.ts';
import { callerDoes, randomFlow, randomPeople } from './flow/flows.testkit.ts';
import { SMART_AGENT_MODES } from './flow/graph.ts';
import { Busy } from './engaged.testkit.ts';
import { checkInvariants } from './invariants.testkit.ts';
import { newInboundCall, newOutboundCall } from './newCall.ts';
import { callerAsks, type reduce } from './reduce.ts';
import { carrierDoes, deviceReturns, legEnds, outsideEnds } from './scenarioCarrier.testkit.ts';
import { afterTheTone, agentActs } from './scenarioPeople.testkit.ts';
import { randomFrom, type Stage } from './scenarioStage.testkit.ts';
import { Silence } from './silence.testkit.ts';
import { type CallState, isFinal, nextDueAt, type RecordingNotice } from './state.ts';
import type { TimerName } from './timerName.ts';

export interface Scenario {
  log: string;
  final: CallState;
}

/** Of every ten numbers two beep while they record, and one tells nobody: by the seed, so that chance goes on as before. */
const noticeOf = (seed: number): { recordingNotice?: RecordingNotice } =>
  seed % 10 < 2 ? { recordingNotice: 'BEEP' } : seed % 10 === 2 ? { recordingNotice: 'OFF' } : {};

/** A quarter of the numbers close two minutes after the call came, and throw out who waits then; by the seed as well. */
const closingSoon = (seed: number, config: FlowConfig): FlowConfig =>
  seed % 4 === 0 ? { ...config, finishQueueAtClose: false, hours: UNTIL_SOON } : config;

/** For three numbers of eight an AI agent is to answer, in each way once; by the seed as well. */
const withAgent = (seed: number, config: FlowConfig): FlowConfig => {
  const mode = SMART_AGENT_MODES[seed % 8];
  return mode ? { ...config, smartAgentMode: mode } : config;
};

/** Calls come at 08:53:20. */
const UNTIL_SOON: Hours = {
  timezone: 'UTC',
  days: [1, 2, 3, 4, 5, 6, 7].map(() => [{ opens: 0, closes: 8 * 60 + 55 }]),
  holidays: [],
};

/** Runs one call to its end; throws when an invariant does not hold. @param flow what its number's flow is, when it comes from outside */
export function runScenario(seed: number, reducer: typeof reduce, flow = randomFlow): Scenario {
  return new World(seed, reducer, flow).run();
}

class World implements Stage {
  readonly random: () => number;
  readonly number: number;
  private readonly seed: string;
  private readonly reducer: typeof reduce;
  now = 1_760_000_000_000;
  call: CallState;
  private readonly queue: { at: number; n: number; make: () => CallInput | null }[] = [];
  private n = 0;
  private readonly log: string[] = [];
  sids = 0;
  readonly dead = new Map<string, number>();
  private readonly busy = new Busy(this.dead);
  private readonly silence = new Silence();
  private readonly charges = new Charges();

  constructor(seed: number, reducer: typeof reduce, flowOf: typeof randomFlow) {
    this.number = seed;
    this.seed = `scenario-${seed}`;
    this.random = randomFrom(seed);
    this.reducer = reducer;
    const flow = {
      teamId: 'team',
      timeoutSeconds: 20,
      playGreeting: this.chance(0.5),
      voicemail: this.chance(0.5),
      closedFallback: this.pick(['VOICEMAIL', 'LET_CALL_THROUGH'] as const),
      ...noticeOf(seed),
      ...(seed % 4 < 2 ? { leaveOutsidersConnected: true } : {}),
      ...(seed % 5 === 1
        ? {
            sounds: {
              closed: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3' as const,
            },
          }
        : {}),
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
          ...(seed % 3 === 0 ? {} : { callToken: 'token' }),
          ...(seed % 6 === 0 ? { contactTags: ['VIP'] } : {}),
          // A call that began before there were graphs has none. Calls share theirs: who changed one would change others.
          ...(this.chance(0.9)
            ? { graph: frozen(compileFlow(withAgent(seed, closingSoon(seed, flowOf(this, flow))))) }
            : {}),
        })
      : newOutboundCall({ ...base, userId: 'ana', identity: 'ana_1', awaitsCredit: true });
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
        this.feed({ type: 'TIMER', name: timer.name, candidates: this.askedAt(timer.name) });
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
    if (this.chance(0.5)) outsideEnds(this, this.between(500, 60_000), this.chance(0.05) ? 'failed' : 'completed');
    else outsideEnds(this, this.between(60_000, 900_000), 'completed');
  }

  /** Of bad media, at any time of the call and after it; by the seed, so that chance goes on as before. */
  private browserTells(): void {
    const second = this.number % 300;
    const trouble = { kind: 'LOSS_OUT', from: this.now, to: this.now + 9_000, value: 8 } as const;
    this.later(second * 1000, () => ({ type: 'MEDIA', userId: 'ana', userName: 'Ana', trouble }));
  }

  /** Half of the closed days are holidays, half of those with a greeting: by the seed, so that chance goes on as before. */
  private closed(): Closed {
    const day = this.number % 4;
    if (day > 1) return { opensAt: null };
    return {
      opensAt: null,
      holiday: { name: 'Labour Day', greeting: day === 0 ? { say: 'We are closed today.' } : null },
    };
  }

  /** One caller in forty is on the block list, another one hides the number: by the seed as well. */
  private blocked(): Blocked | null {
    const place = this.number % 40;
    if (place === 7) return { on: 'LIST', since: this.now - 86_400_000, by: 'Mia', why: 'Sells toner' };
    return place === 8 ? { on: 'ANONYMOUS' } : null;
  }

  private startOutbound(): void {
    // Of one call in five billing is slower than the device, by the seed as well; of some it never says a word.
    if (this.number % 100 !== 55)
      this.later(this.number % 5 === 0 ? 6_000 : 50, () =>
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
    if (this.chance(0.08)) legEnds(this, leg, 'CA-agent', this.between(3000, 60_000), 'completed');
  }

  private feed(input: CallInput): void {
    const before = this.call;
    const frozen = JSON.stringify(before);
    const result = this.reducer(before, input, this.now, this.seed);
    if (JSON.stringify(before) !== frozen) throw new Error(`${this.seed}: the reducer changed its input`);
    this.call = result.call;
    this.log.push(JSON.stringify({ now: this.now, input, ...result }));
    checkInvariants(this.seed, before, input, result);
    this.charges.look(this.seed, before, input, result, this.now);
    this.silence.look(this.seed, before, input, result);
    this.busy.look(this.seed, input, this.call, this.now);
    for (const command of result.commands) carrierDoes(this, command);
    const handedOver = before.answeredAt !== null && before.agentUserId !== this.call.agentUserId;
    if (this.call.answeredAt !== null && (before.answeredAt === null || handedOver)) agentActs(this);
    if (input.type === 'REJOIN' || input.type === 'SUPERVISE') deviceReturns(this, before);
    if (before.flowAt?.visit !== this.call.flowAt?.visit || before.phase !== this.call.phase)
      for (const { after, input: next } of callerDoes(this, this.call)) this.later(after, () => next);
    const { flowAt } = this.call;
    // Now and then the process dies between the two steps.
    if (flowAt?.awaitsPeople && !isFinal(this.call) && this.chance(0.95))
      this.feed({
        type: 'PEOPLE',
        visit: flowAt.visit,
        candidates: this.candidates(),
        callerAsks: callerAsks(before, input),
      });
    if (before.phase !== 'VOICEMAIL' && this.call.phase === 'VOICEMAIL') afterTheTone(this);
  }

  candidates(): Candidate[] {
    return randomPeople(this);
  }

  /** A call that comes back rings who handed it over, and nobody else. */
  private askedAt(timer: TimerName): Candidate[] {
    const people = this.candidates();
    const { transfer } = this.call;
    return timer === 'returnCall' && transfer ? people.filter(({ userId }) => userId === transfer.fromUserId) : people;
  }

  private dueTimer(): { name: TimerName; at: number } | null {
    const at = nextDueAt(this.call);
    if (at === null) return null;
    const found = Object.entries(this.call.timers).find(([, due]) => due === at);
    return found ? { name: found[0] as TimerName, at } : null;
  }

  later(after: number, make: () => CallInput | null): void {
    this.queue.push({ at: this.now + after, n: (this.n += 1), make });
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
