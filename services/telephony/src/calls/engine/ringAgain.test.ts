/** A device that was heard of a moment ago cannot be rung: its page is being loaded. What its person and the caller notice of it. */
import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { compileFlow } from './flow/compile.ts';
import type { LegOutcome } from './inputs.ts';
import { newInboundCall } from './newCall.ts';
import { reduce } from './reduce.ts';
import type { CallState } from './state.ts';
import { person } from './transfer.testkit.ts';

const NUMBER = {
  teamId: 'team',
  timeoutSeconds: 20,
  playGreeting: false,
  voicemail: true,
  closedFallback: 'VOICEMAIL',
} as const;

class Ringing {
  call: CallState;
  now = 1_000;
  readonly people: Candidate[];

  constructor(...people: Candidate[]) {
    this.people = people;
    const call = newInboundCall({
      id: 'call',
      workspaceId: 'w',
      sid: 'CA1',
      peerNumber: '+14155550123',
      phoneNumberId: 'number',
      workspaceNumber: '+14155550100',
      isTestNumber: false,
      flow: NUMBER,
      graph: compileFlow({ type: 'CLASSIC', ...NUMBER }),
      recordCall: false,
      capSeconds: 3600,
      now: this.now,
      seed: 'seed',
    });
    const arrived = { type: 'ARRIVED', sid: 'CA1', candidates: people, refused: null, closed: null } as const;
    ({ call: this.call } = reduce(call, arrived, this.now, 'seed'));
  }

  /** What becomes of each device that rings, a moment later. */
  devices(outcome: LegOutcome): this {
    this.now += 200;
    for (const { id } of this.call.offers.filter(({ state }) => state === 'RINGING'))
      ({ call: this.call } = reduce(
        this.call,
        { type: 'LEG_STATUS', legId: id, sid: `CA-${id}`, status: 'ENDED', outcome, sipCode: null },
        this.now,
        'seed',
      ));
    return this;
  }

  /** @returns whether there was something to wait for */
  later(): boolean {
    const due = this.call.timers.wrapUp;
    if (due === undefined) return false;
    this.now = due;
    ({ call: this.call } = reduce(
      this.call,
      { type: 'TIMER', name: 'wrapUp', candidates: this.people },
      this.now,
      'seed',
    ));
    return true;
  }

  get rung(): string[] {
    return this.call.offers.filter(({ state }) => state === 'RINGING').map(({ userId }) => userId);
  }
}

it('rings again three seconds later, when the page has its device back', () => {
  const world = new Ringing(person('ana', 'Ana')).devices('failed');
  expect(world.call).toMatchObject({ phase: 'RINGING', timers: { wrapUp: 4_200 } });
  world.later();
  expect(world.rung).toEqual(['ana']);
});

it('and once more, then the call goes on: no caller waits for a device that is gone', () => {
  const world = new Ringing(person('ana', 'Ana')).devices('failed');
  expect(world.later()).toBe(true);
  expect(world.devices('failed').later()).toBe(true);
  world.devices('failed');
  expect(world.later()).toBe(false);
  expect(world.call.phase).toBe('VOICEMAIL');
  expect(world.now).toBeLessThan(9_000);
});

it('goes on at once where everybody declined', () => {
  const world = new Ringing(person('ana', 'Ana')).devices('busy');
  expect(world.later()).toBe(false);
  expect(world.call.phase).toBe('VOICEMAIL');
});

it('rings nobody again whose other device declined, nor whoever is still being rung', () => {
  const world = new Ringing(person('ana', 'Ana', 2), person('ben', 'Ben'));
  const [first, second] = world.call.offers;
  const ends = (legId: string | undefined, outcome: LegOutcome) => {
    const ended = { type: 'LEG_STATUS', sid: `CA-${legId}`, status: 'ENDED', outcome, sipCode: null } as const;
    ({ call: world.call } = reduce(world.call, { ...ended, legId: legId ?? '' }, world.now, 'seed'));
  };
  ends(first?.id, 'failed');
  expect(world.later()).toBe(false);
  ends(second?.id, 'busy');
  expect(world.later()).toBe(false);
  expect(world.rung).toEqual(['ben']);
});
