/** One step of a call: a draft of the state, and everything that goes with it. The draft never leaves the reducer. */
import { klona } from 'klona/json';
import type { Candidate } from './candidate.ts';
import type { Command, CommandBody } from './commands.ts';
import { seededUuid } from './ids.ts';
import type { EngineRefusal } from './inputs.ts';
import { isSetting, noteSetting } from './setting.ts';
import type { CallState, Leg, LegRole, LegStatus, Phase } from './state.ts';
import type { TimerName } from './timerName.ts';
import { type Supervision, supervisionsOf } from './together.ts';

/** Causes of a CallChanged event. */
export type Cause =
  | 'STARTED'
  | 'OFFERED'
  | 'QUEUED'
  | 'OFFER_CLOSED'
  | 'ANSWERED'
  | 'HELD'
  | 'RESUMED'
  | 'AGENT_LOST'
  | 'AGENT_RETURNED'
  | 'RECORDING'
  | 'TRANSCRIPT'
  | 'TRANSFER'
  | 'PARTICIPANTS'
  | 'SUPERVISION'
  | 'ENDED'
  | 'TAGGED'
  | 'NOTED'
  | 'WRAPPED_UP'
  | 'TEXTED'
  | 'MEDIA'
  | 'TIME'
  | 'PRICED'
  | 'DIALLED';

/** fact: it happened. good: it went well. waited: somebody waits. skipped: somebody or something was passed over. */
export type TimelineKind = 'fact' | 'good' | 'waited' | 'skipped';

export interface TimelineEntry {
  at: number;
  kind: TimelineKind;
  /** Message key; the client words it with the parameters. */
  name: string;
  /** The plain English sentence. */
  description: string;
  parameters: Record<string, string>;
  /** The node of the flow at which it happened; a trial shows it, what is kept of a call leaves it out. */
  node?: string;
}

export interface Change {
  cause: Cause;
  version: number;
  /** SUPERVISION: whose. */
  supervisorId?: string;
  /** They began, changed the way or left: what is kept of who listened to whom. Absent where their device came, or the like. */
  acted?: true;
}

/** What became of an offer of the call to a person, where it counts: answered, or rung until its time-out. */
export interface ClosedOffer {
  userId: string;
  missed: boolean;
}

export interface StepResult {
  call: CallState;
  commands: Command[];
  timeline: TimelineEntry[];
  changes: Change[];
  closedOffers: ClosedOffer[];
  refusal: EngineRefusal | null;
}

export class Step {
  readonly call: CallState;
  private readonly before: CallState;
  readonly now: number;
  readonly seed: string;
  readonly commands: Command[] = [];
  readonly timeline: TimelineEntry[] = [];
  readonly changes: Change[] = [];
  readonly closedOffers: ClosedOffer[] = [];
  refusal: EngineRefusal | null = null;
  /** The caller's leg waits for what comes of this step: it need not be told to ask. */
  callerAsks = false;
  /** An offer was closed: when nothing rings any longer, the call goes on (flow/walk.ts). */
  nobodyRings = false;
  /** What the caller hears until this step, where that is not what the state says. */
  heardBefore: string | null = null;
  /** The node of the flow to which the call comes after this input, with the people there where they are known. */
  next: { node: string; people?: readonly Candidate[] | undefined } | null = null;

  constructor(call: CallState, now: number, seed: string) {
    const { graph, ...own } = call;
    // Plain JSON: `structuredClone`, made for more, takes ten times as long. The flow never changes; it is replaced.
    this.call = klona(own);
    if (graph) this.call.graph = graph;
    this.before = call;
    this.now = now;
    this.seed = seed;
  }

  nextId(): string {
    this.call.sequence += 1;
    return seededUuid(this.seed, this.call.sequence);
  }

  say(kind: TimelineKind, name: string, description: string, parameters: Record<string, string> = {}): void {
    const node = this.call.graph?.custom ? this.call.flowAt?.node : undefined;
    this.timeline.push({ at: this.now, kind, name, description, parameters, ...(node ? { node } : {}) });
  }

  command(body: CommandBody): void {
    const id = this.nextId();
    this.commands.push({ id, ...body });
    if (isSetting(body)) return noteSetting(this.call, id, body);
    const about =
      'legId' in body ? `:${body.legId}` : 'visit' in body ? `:${body.visit}` : 'textBack' in body ? ':textBack' : '';
    this.call.inFlight[id] = `${body.kind}${about}`;
    // It comes into the conference anew, where nobody is on hold.
    if (body.kind === 'REDIRECT_LEG' && body.legId === this.call.outsideLegId) delete this.call.heldThere;
  }

  change(cause: Cause): void {
    this.call.version += 1;
    this.changes.push({ cause, version: this.call.version });
  }

  /** What is hidden does not count: those who are not to know of it would be told by a version that they miss. */
  supervisionChange({ userId: supervisorId, hidden, legId, mode, endedAt }: Supervision): void {
    if (!hidden) this.call.version += 1;
    const told = supervisionsOf(this.before).find((one) => one.legId === legId);
    const acted = told?.mode !== mode || told.endedAt !== endedAt;
    this.changes.push({ cause: 'SUPERVISION', version: this.call.version, supervisorId, ...(acted ? { acted } : {}) });
  }

  enter(phase: Phase): void {
    if (this.call.phase === phase) return;
    this.call.phase = phase;
    this.call.phaseSince = this.now;
  }

  /** The call goes on at this node of its flow, once the input has had its own effect. */
  goTo(node: string, people?: readonly Candidate[]): void {
    this.next = { node, people };
  }

  setTimer(name: TimerName, dueAt: number): void {
    this.call.timers[name] = dueAt;
  }

  clearTimer(...names: TimerName[]): void {
    for (const name of names) delete this.call.timers[name];
  }

  addLeg(role: LegRole, init: { userId?: string; identity?: string; sid?: string; status?: LegStatus } = {}): Leg {
    const leg: Leg = {
      id: this.nextId(),
      role,
      sid: init.sid ?? null,
      status: init.status ?? 'EXPECTED',
      userId: init.userId ?? null,
      identity: init.identity ?? null,
      unwanted: false,
    };
    this.call.legs[leg.id] = leg;
    return leg;
  }

  /** @param check what of the call does not allow it; the client words a refusal by its code and check */
  refuse(
    code: EngineRefusal['code'],
    check: string,
    message: string,
    { details, ...limit }: Omit<EngineRefusal['why'], 'check'> & Pick<EngineRefusal, 'details'> = {},
  ): void {
    this.refusal = { code, message, why: { check, ...limit }, ...(details ? { details } : {}) };
  }

  result(): StepResult {
    const { call, commands, timeline, changes, closedOffers, refusal } = this;
    return { call, commands, timeline, changes, closedOffers, refusal };
  }
}
