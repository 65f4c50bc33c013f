/** A phone outside that rings for a caller: which number it is shown, and what becomes of the caller when that goes wrong. */
import { describe, expect, it } from 'vitest';
import type { Command } from '../commands.ts';
import type { CallInput } from '../inputs.ts';
import { legScript } from '../legScript.ts';
import { newInboundCall } from '../newCall.ts';
import { reduce } from '../reduce.ts';
import type { CallState } from '../state.ts';
import type { TimelineEntry } from '../step.ts';
import { compileFlow } from './compile.ts';
import type { FlowConfig } from './config.ts';
import type { FlowDocument } from './document.ts';

const CALLER = '+14155550001';
const OURS = '+14155550100';
const PHONE = '+14155550180';
const NOW = 1_760_000_000_000;

type Dial = Extract<Command, { kind: 'DIAL_FORWARD' }>;
interface Came {
  peerNumber?: string;
  callToken?: string | undefined;
  showCaller?: boolean;
  flow?: Partial<FlowConfig>;
}

/** A call to a team of which nobody can be rung: it is forwarded at once, and credit is always there. */
class Forwarded {
  call: CallState;
  readonly timeline: TimelineEntry[] = [];
  readonly commands: Command[] = [];
  private now = NOW;

  constructor({ peerNumber = CALLER, flow: more, ...came }: Came = {}) {
    const flow = {
      teamId: 'team',
      timeoutSeconds: 20,
      playGreeting: false,
      voicemail: true,
      closedFallback: 'VOICEMAIL',
    } as const;
    const forward = { to: PHONE, pressOne: true, ...('showCaller' in came ? { showCaller: came.showCaller } : {}) };
    const callToken = 'callToken' in came ? came.callToken : 'leave';
    this.call = newInboundCall({
      id: 'call',
      workspaceId: 'w',
      peerNumber,
      ...(callToken === undefined ? {} : { callToken }),
      phoneNumberId: 'number',
      workspaceNumber: OURS,
      isTestNumber: false,
      flow,
      graph: compileFlow({ type: 'CLASSIC', ...flow, fallback: { action: 'PHONE_NUMBER', forward }, ...more }),
      recordCall: false,
      capSeconds: 14_400,
      now: NOW,
      seed: 'seed',
      sid: 'CA-outside',
    });
    this.give({ type: 'ARRIVED', sid: 'CA-outside', candidates: [], refused: null, closed: null });
  }

  give(input: CallInput): this {
    this.now += 50;
    const { call, commands, timeline } = reduce(this.call, input, this.now, 'seed');
    this.call = call;
    this.timeline.push(...timeline);
    this.commands.push(...commands);
    for (const command of commands)
      if (command.kind === 'HOLD_CREDIT')
        this.give({ type: 'FORWARD_COVERED', legId: command.legId, coveredSeconds: 120, capSeconds: 3600 });
    return this;
  }

  get dialled(): Dial[] {
    return this.commands.filter((command): command is Dial => command.kind === 'DIAL_FORWARD');
  }

  get holds(): number {
    return this.commands.filter(({ kind }) => kind === 'HOLD_CREDIT').length;
  }

  get told(): string[] {
    return this.timeline.map(({ name }) => name).filter((name) => name.startsWith('forward.'));
  }

  get heard(): string {
    return legScript(this.call, this.call.outsideLegId).do;
  }

  /** The carrier's answer to the last dialling: it says no, or nobody knows whether it did it. */
  notDialled(refused: boolean): this {
    const commandId = this.dialled.at(-1)?.id ?? '';
    const how = refused ? ({ refused: true } as const) : {};
    return this.give({ type: 'COMMAND_FAILED', commandId, reason: 'No.', sipCode: null, ...how });
  }

  leg(status: 'RINGING' | 'ENDED', outcome: 'failed' | 'busy' | null = null): this {
    const { legId = '' } = this.dialled.at(-1) ?? {};
    return this.give({ type: 'LEG_STATUS', legId, sid: `CA-${legId}`, status, outcome, sipCode: null });
  }
}

describe('a phone outside that rings for a caller', () => {
  it.each([
    ["is shown the caller's number", {}, CALLER],
    ['is shown ours where that was chosen', { showCaller: false }, OURS],
    ['is shown ours without the carrier’s token', { callToken: undefined }, OURS],
    ['is shown ours when the caller hides the number', { peerNumber: 'anonymous' }, OURS],
    ['is shown ours when it called itself: its voicemail might take that for its owner', { peerNumber: PHONE }, OURS],
  ] satisfies [string, Came, string][])('%s', (_what, came, from) => {
    const world = new Forwarded(came);
    const asCaller = from === CALLER;
    expect(world.dialled).toMatchObject([{ to: PHONE, from, ...(asCaller ? { asCaller } : {}) }]);
    expect(world.dialled[0] && 'asCaller' in world.dialled[0]).toBe(asCaller);
    expect(world.told).toEqual(['forward.ringing', asCaller ? 'forward.shows_caller' : 'forward.shows_number']);
  });

  it('along with the team is shown it, too', () => {
    const along = { callForward: { to: PHONE, pressOne: false }, fallback: null };
    expect(new Forwarded({ flow: along }).dialled).toMatchObject([{ from: CALLER, asCaller: true }]);
  });

  it('is shown what its step of a custom flow says', () => {
    const step = (showCaller?: boolean) => {
      const forward = {
        id: 'phone',
        kind: 'FORWARD',
        phoneNumber: PHONE,
        next: 'end',
        ...(showCaller === false && { showCaller }),
      };
      const document = { start: 'phone', nodes: [forward, { id: 'end', kind: 'END' }] } as FlowDocument;
      return new Forwarded({ flow: { type: 'CUSTOM', custom: { version: 1, document } } }).dialled;
    };
    expect(step()).toMatchObject([{ from: CALLER, asCaller: true }]);
    expect(step(false)).toMatchObject([{ from: OURS }]);
  });

  it('is rung once more, with our number and the same credit, when the carrier refuses the caller’s', () => {
    const world = new Forwarded().notDialled(true);
    const [first, second] = world.dialled;
    expect(second).toMatchObject({ legId: first?.legId, from: OURS, to: PHONE });
    expect(second).not.toHaveProperty('asCaller');
    expect([world.dialled.length, world.holds]).toEqual([2, 1]);
    expect(world.heard).toBe('RINGBACK');
    expect(world.told.slice(1)).toEqual(['forward.shows_caller', 'forward.caller_not_shown', 'forward.shows_number']);
    world.notDialled(true);
    expect(world.dialled).toHaveLength(2);
    expect([world.call.phase, world.heard]).toEqual(['VOICEMAIL', 'VOICEMAIL']);
  });

  it('is not rung again when it may be ringing already', () => {
    const world = new Forwarded().notDialled(false);
    expect(world.dialled).toHaveLength(1);
    expect(world.heard).toBe('VOICEMAIL');
  });

  it('is rung once more by a leg of its own when a network on the way refused the caller’s number', () => {
    const world = new Forwarded().leg('ENDED', 'failed');
    expect(world.dialled.map(({ from }) => from)).toEqual([CALLER, OURS]);
    expect(new Set(world.dialled.map(({ legId }) => legId)).size, 'its credit is held by itself').toBe(world.holds);
    expect(world.heard).toBe('RINGBACK');
    world.leg('ENDED', 'failed');
    expect(world.dialled).toHaveLength(2);
    expect(world.heard).toBe('VOICEMAIL');
    expect([world.told.at(-1), world.call.outcome?.reason]).toEqual(['forward.unreachable', 'NOBODY_AVAILABLE']);
  });

  it.each(['busy', 'failed'] as const)('is left alone when it rang, or is busy (%s)', (outcome) => {
    const world = new Forwarded();
    if (outcome === 'failed') world.leg('RINGING');
    world.leg('ENDED', outcome);
    expect(world.dialled).toHaveLength(1);
    expect(world.heard).toBe('VOICEMAIL');
  });
});

describe('a caller whose forwarded call was taken', () => {
  const taken = () => {
    const world = new Forwarded();
    const { legId = '' } = world.dialled[0] ?? {};
    const sid = `CA-${legId}`;
    return world
      .give({ type: 'OFFER_ANSWERED', legId, sid, engaged: false })
      .give({ type: 'KEY', legId, asked: 0, key: '1' });
  };
  const told = ({ commands }: Forwarded) => commands.filter(({ kind }) => kind === 'REDIRECT_LEG');
  const fails = (world: Forwarded, how: { refused?: true } = {}) =>
    world.give({
      type: 'COMMAND_FAILED',
      commandId: told(world).at(-1)?.id ?? '',
      reason: 'busy',
      sipCode: null,
      ...how,
    });

  it('does not go on hearing it ring because the carrier was too busy to be told', () => {
    const world = taken();
    expect(told(world)).toHaveLength(1);
    fails(fails(world));
    expect(told(world)).toMatchObject([1, 2, 3].map(() => ({ sid: 'CA-outside' })));
    fails(world, { refused: true });
    expect(told(world), 'what is refused stays so').toHaveLength(3);
  });

  it('and hung up meanwhile is not told any more', () => {
    const world = taken();
    const { outsideLegId: legId } = world.call;
    const left = { type: 'LEG_STATUS', legId, sid: 'CA-outside', status: 'ENDED', outcome: 'completed' } as const;
    fails(world.give({ ...left, sipCode: null }));
    expect(told(world)).toHaveLength(1);
  });
});

describe('the token of a call', () => {
  it('is kept where a phone outside may need it, and no longer than the call', () => {
    expect(new Forwarded().call.callToken).toBe('leave');
    expect(new Forwarded({ showCaller: false }).call).not.toHaveProperty('callToken');
    expect(new Forwarded({ flow: { fallback: { action: 'VOICEMAIL' } } }).call).not.toHaveProperty('callToken');
    const world = new Forwarded();
    const { outsideLegId: legId } = world.call;
    const left = { type: 'LEG_STATUS', legId, sid: 'CA-outside', status: 'ENDED', outcome: 'completed' } as const;
    world.give({ ...left, sipCode: null });
    expect(world.call.status).toBe('MISSED');
    expect(world.call).not.toHaveProperty('callToken');
  });

  it('stands in no command, which is kept after the call', () => {
    expect(JSON.stringify(new Forwarded().commands)).not.toContain('leave');
  });
});
