/** What the tables of transfers (transfer.test.ts, outside.test.ts) share: how one is asked for, how it comes out, and what holds for each. */
import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { Caller } from './transfer.testkit.ts';
import type { TransferMode, TransferStage } from './together.ts';

interface Outcome {
  /** What the caller hears from the conversation with Ana on. */
  readonly hears: readonly string[];
  readonly stage: TransferStage;
  /** Null: a phone outside. */
  readonly agent: string | null;
}

export interface TransferCase extends Outcome {
  readonly name: string;
  readonly mode: TransferMode;
  readonly happens: (world: Caller) => unknown;
  /** Whom the call is transferred to, if not whom the whole table is about. */
  readonly to?: readonly Candidate[];
  readonly credit?: Caller['credit'];
  readonly refuses?: Caller['refuses'];
}

const HANDED_OVER = ['PERSON', 'MUSIC', 'PERSON'] as const;

export const takenBy = (agent: string | null, stage: 'COMPLETED' | 'MERGED' = 'COMPLETED'): Outcome => ({
  hears: HANDED_OVER,
  stage,
  agent,
});
export const takenBack: Outcome = { hears: HANDED_OVER, stage: 'RETURNED', agent: 'ana' };
export const cancelled: Outcome = { hears: HANDED_OVER, stage: 'CANCELLED', agent: 'ana' };
export const message: Outcome = { hears: ['PERSON', 'MUSIC', 'TAPE'], stage: 'VOICEMAIL', agent: 'ana' };
export const callerGone: Outcome = { hears: ['PERSON', 'MUSIC', 'GONE'], stage: 'CANCELLED', agent: 'ana' };

export const nobodyTakesItBack = (world: Caller) => world.wait(21);

/** Ana hands the call over. @param to people, more than one of them a team; or a number outside */
export function transfer(world: Caller, mode: TransferMode, to: readonly Candidate[] | string): Caller {
  const [first] = to;
  const target =
    typeof to === 'string'
      ? ({ kind: 'NUMBER', id: to, name: to } as const)
      : to.length > 1 || typeof first !== 'object'
        ? ({ kind: 'TEAM', id: 'sales', name: 'Sales' } as const)
        : ({ kind: 'USER', id: first.userId, name: first.name } as const);
  return world.give({
    type: 'TRANSFER',
    userId: 'ana',
    userName: 'Ana',
    mode,
    to: target,
    message: 'About a refund',
    candidates: typeof to === 'string' ? [] : to,
  });
}

/** Each case is as its table says, with no more than 3 s of nothing, in one recording. */
export function callerIsNeverAlone(cases: readonly TransferCase[], whom: readonly Candidate[] | string): void {
  it.each(cases)('$name: the caller is never alone', (one) => {
    const world = new Caller();
    world.credit = one.credit ?? world.credit;
    world.refuses = one.refuses ?? world.refuses;
    transfer(world, one.mode, one.to ?? whom).wait(2);
    one.happens(world);
    world.wait(2);
    expect(world.call.transfer?.stage).toBe(one.stage);
    expect(world.call.agentUserId).toBe(one.agent);
    const { order, longestNothing } = world.heard();
    expect(order).toEqual(one.hears);
    expect(longestNothing).toBeLessThanOrEqual(3);
    expect(world.call.recording, 'the recording of the outside leg goes on').not.toBeNull();
    expect(world.timeline.filter(({ name }) => name === 'recording.started')).toHaveLength(1);
  });
}
