/** Hold, pause and coaching, where the carrier does commands late, not at all, or in another order than they were decided in. */
import { describe, expect, it } from 'vitest';
import type { Command } from './commands.ts';
import type { CallInput } from './inputs.ts';
import { reduce } from './reduce.ts';
import { settingValue } from './setting.ts';
import { Caller, person } from './transfer.testkit.ts';
import { wantedOf } from './wanted.ts';

type Holds = Extract<Command, { kind: 'HOLD_LEG' }>;

/** A call on which Ana talks, and a carrier that does what it is told when the test says so. */
function talking() {
  let { call } = new Caller();
  const sent: Holds[] = [];
  let heldAtCarrier = false;
  const apply = (input: CallInput) => {
    const result = reduce(call, input, 1_000_000, 'seed');
    expect(result.refusal).toBeNull();
    call = result.call;
    sent.push(...result.commands.filter((command): command is Holds => command.kind === 'HOLD_LEG'));
  };
  const take = () => sent.shift()!;
  return {
    hold: (hold: boolean) => (apply({ type: 'HOLD', userId: 'ana', hold }), take()),
    consult: () => (
      apply({
        type: 'TRANSFER',
        userId: 'ana',
        userName: 'Ana',
        mode: 'WARM',
        to: { kind: 'USER', id: 'ben', name: 'Ben' },
        message: '',
        candidates: [person('ben', 'Ben')],
      }),
      take()
    ),
    lands: ({ hold }: Holds) => void (heldAtCarrier = hold),
    done: ({ id }: Holds) => apply({ type: 'COMMAND_DONE', commandId: id, sid: null }),
    refused: ({ id }: Holds) =>
      apply({ type: 'COMMAND_FAILED', commandId: id, reason: '400', sipCode: null, refused: true }),
    /** Whatever is to be sent is sent, until nothing is. */
    settles() {
      for (let left = 10; sent.length > 0 && left > 0; left -= 1) {
        const command = take();
        this.lands(command);
        this.done(command);
      }
      expect(sent).toEqual([]);
    },
    is: () => {
      const wanted = wantedOf(call, { kind: 'HOLD_LEG', legId: call.outsideLegId });
      return { phase: call.phase, held: heldAtCarrier, wanted: wanted && settingValue(wanted) };
    },
  };
}

describe('the other side of a call', () => {
  it('hears our side again where a hold reached the carrier after the end of that hold', () => {
    const call = talking();
    const [on, off] = [call.hold(true), call.hold(false)];
    for (const command of [off, on]) call.lands(command);
    call.done(off);
    call.done(on);
    call.settles();
    expect(call.is()).toEqual({ phase: 'TALKING', held: false, wanted: 'FREE' });
  });

  it('hears it as well where the answers came in the order of the decisions, and the carrier acted in the other', () => {
    const call = talking();
    const [on, off] = [call.hold(true), call.hold(false)];
    for (const command of [off, on]) call.lands(command);
    call.done(on);
    call.done(off);
    call.settles();
    expect(call.is()).toEqual({ phase: 'TALKING', held: false, wanted: 'FREE' });
  });

  it('goes on hearing music in a consultation, though the end of a hold before it is done late', () => {
    const call = talking();
    const on = call.hold(true);
    call.lands(on);
    call.done(on);
    const off = call.hold(false);
    const consults = call.consult();
    call.lands(consults);
    call.done(consults);
    call.lands(off);
    call.done(off);
    call.settles();
    expect(call.is()).toEqual({ phase: 'TRANSFERRING', held: true, wanted: 'HELD' });
  });

  it('is not shown on hold where a hold is refused that has been ended meanwhile', () => {
    const call = talking();
    const [on, off] = [call.hold(true), call.hold(false)];
    call.refused(on);
    expect(call.is().phase).toBe('TALKING');
    call.lands(off);
    call.done(off);
    call.settles();
    expect(call.is()).toEqual({ phase: 'TALKING', held: false, wanted: 'FREE' });
  });

  it('is shown as it is where what was asked for last is refused', () => {
    const call = talking();
    call.refused(call.hold(true));
    expect(call.is()).toEqual({ phase: 'TALKING', held: false, wanted: 'FREE' });
  });
});
