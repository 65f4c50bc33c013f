/** Phones outside that a call is handed to, or that are asked to join it; and where a call goes that nobody takes back. */
import { describe, expect, it } from 'vitest';
import type { FlowConfig } from './flow/config.ts';
import { Caller, person } from './transfer.testkit.ts';
import {
  callerGone,
  callerIsNeverAlone,
  message,
  nobodyTakesItBack,
  takenBack,
  takenBy,
  transfer,
  type TransferCase,
} from './transferCases.testkit.ts';

const PHONE = '+14155550180';
const FRIEND = '+14155550181';
const ben = person('ben', 'Ben');

const cases: readonly TransferCase[] = [
  {
    name: 'cold: the phone outside picks up and presses 1',
    mode: 'COLD',
    happens: (w) => w.phone('picks up').wait(3).phone('presses 1').wait(5),
    ...takenBy(null),
  },
  {
    name: 'cold: the phone outside presses something else twice, Ana takes the call back',
    mode: 'COLD',
    happens: (w) => w.phone('picks up').phone('presses 5').phone('presses 5').wait(3).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: a voicemail picks up and never presses 1, Ana does not come back',
    mode: 'COLD',
    happens: (w) => nobodyTakesItBack(w.wait(15).phone('picks up').wait(21)),
    ...message,
  },
  {
    name: 'cold: the phone outside hangs up while it is asked',
    mode: 'COLD',
    happens: (w) => w.phone('picks up').wait(3).phone('hangs up').wait(2).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: the phone outside does not answer',
    mode: 'COLD',
    happens: (w) => nobodyTakesItBack(w.wait(31)),
    ...message,
  },
  {
    name: 'cold: there is no credit for the phone outside',
    mode: 'COLD',
    credit: { covered: null, refused: true },
    happens: (w) => w.presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: Ana closes the tab, the phone outside presses 1',
    mode: 'COLD',
    happens: (w) => w.hangsUp('ana').phone('picks up').wait(3).phone('presses 1').wait(5),
    ...takenBy(null),
  },
  {
    name: 'cold: Ana closes the tab, the phone outside does not answer, Ana is rung back',
    mode: 'COLD',
    happens: (w) => w.hangsUp('ana').wait(31).picksUp('ana'),
    ...takenBack,
  },
  {
    name: 'cold: the phone outside took the call, and hangs up',
    mode: 'COLD',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(5).phone('hangs up'),
    hears: ['PERSON', 'MUSIC', 'PERSON', 'GONE'],
    stage: 'COMPLETED',
    // Once it is over, it is the call of who had it last of ours.
    agent: 'ana',
  },
  {
    name: 'warm: Ana talks with the phone outside and completes',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).presses('COMPLETE').wait(3),
    ...takenBy(null),
  },
  {
    name: 'warm: Ana talks with the phone outside, merges, and leaves later',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).presses('MERGE').wait(5).ends('ana').wait(3),
    ...takenBy(null, 'MERGED'),
  },
  {
    name: 'warm: Ana merges with the phone outside, and that hangs up',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).presses('MERGE').wait(5).phone('hangs up').wait(3),
    ...takenBy('ana', 'MERGED'),
  },
  {
    name: 'warm: the phone outside hangs up while they talk',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).phone('hangs up').wait(2).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'warm: Ana closes the tab while she talks with the phone outside',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).hangsUp('ana').wait(3),
    ...takenBy(null),
  },
  {
    name: 'warm: the caller hangs up while Ana talks with the phone outside',
    mode: 'WARM',
    happens: (w) => w.phone('picks up').phone('presses 1').wait(8).hangsUp('caller'),
    ...callerGone,
  },
];

describe('a transfer to a phone outside', () => {
  callerIsNeverAlone(cases, PHONE);

  it('says why it came back, by name of the phone', () => {
    const told = (credit: Caller['credit'], happens: (world: Caller) => unknown) => {
      const world = new Caller();
      world.credit = credit;
      happens(transfer(world, 'COLD', PHONE).wait(2));
      return `${world.call.transfer?.failure}: ${world.timeline.findLast(({ name }) => name === 'transfer.returned')?.description}`;
    };
    const paid = { covered: 120, refused: false };
    expect(told(paid, (w) => w.wait(31))).toBe(`NO_ANSWER: Transfer returned: ${PHONE} didn't answer`);
    expect(told(paid, (w) => w.phone('picks up').phone('hangs up'))).toBe(
      `DECLINED: Transfer returned: ${PHONE} declined`,
    );
    const unreached = `UNREACHABLE: Transfer returned: ${PHONE} could not be reached`;
    expect(told(paid, (w) => w.wait(2).phoneEnds('failed'))).toBe(unreached);
    expect(told(paid, (w) => w.phoneEnds('failed', 503))).toBe(unreached);
    expect(told(paid, (w) => w.phoneEnds('failed', 404))).toBe(unreached);
    expect(told(paid, (w) => w.phoneEnds('failed', 480))).toBe(`NO_ANSWER: Transfer returned: ${PHONE} didn't answer`);
    expect(told(paid, (w) => w.phoneEnds('busy'))).toBe(`NO_ANSWER: Transfer returned: ${PHONE} didn't answer`);
    expect(told({ covered: null, refused: true }, () => {})).toBe(
      `REFUSED: Transfer returned: ${PHONE} could not be called`,
    );
  });

  it('is paid by itself, minute by minute, from 1 pressed to its end, beside the call', () => {
    const world = new Caller();
    world.credit = { covered: 120, refused: false };
    transfer(world, 'COLD', PHONE).wait(2).phone('picks up').wait(4).phone('presses 1');
    expect(world.call.coveredSeconds, 'the call itself is not').toBeNull();
    world.wait(200);
    expect(world.call.forwards).toMatchObject([{ state: 'ACCEPTED', purpose: 'TRANSFER', coveredSeconds: 300 }]);
    world.phone('hangs up').wait(1);
    const [phone] = world.call.forwards ?? [];
    expect((world.call.endedAt ?? 0) - (phone?.acceptedAt ?? 0)).toBe(200_000);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED' });
  });

  it('ends when its credit does, and says so a minute before', () => {
    const world = new Caller();
    world.credit = { covered: 120, refused: false };
    world.extends = false;
    transfer(world, 'COLD', PHONE).wait(2).phone('picks up').phone('presses 1').wait(70);
    expect(world.timeline.map(({ name }) => name)).toContain('phone.credit_ending');
    world.wait(49);
    expect(world.call.status).toBe('ON_GOING');
    world.wait(2);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'INSUFFICIENT_BALANCE' });
  });
});

describe('a phone outside that is added', () => {
  const add = (world: Caller, numbers: readonly string[], ...candidates: (typeof ben)[]) =>
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates, numbers });

  it('joins as a guest once it pressed 1, leaves alone, and does not keep the call when our last person leaves', () => {
    const world = add(new Caller(), [PHONE]).wait(2).phone('picks up').wait(2);
    expect(world.call.forwards).toMatchObject([{ state: 'ASKED', purpose: 'JOIN' }]);
    world.phone('presses 1').wait(3);
    expect(Object.values(world.call.legs).map(({ role }) => role)).toContain('GUEST');
    world.phone('hangs up').wait(1);
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: 'ana' });
    const [phone] = world.call.forwards ?? [];
    expect((phone?.endedAt ?? 0) - (phone?.acceptedAt ?? 0), 'it is paid until it left').toBe(3_000);

    add(world, [FRIEND]).wait(2).phone('picks up').phone('presses 1').wait(2).ends('ana').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    expect(Object.values(world.call.legs).filter(({ status }) => status !== 'ENDED')).toEqual([]);
    expect(world.heard().order).toEqual(['PERSON', 'GONE']);
  });

  it('is asked no longer than 30 s, not twice, and not as the sixth', () => {
    const world = add(new Caller(), [PHONE]).wait(2);
    expect(() => add(world, [PHONE])).toThrow('already');
    const many = ['+14155550182', '+14155550183', '+14155550184'];
    expect(() => add(world, many)).toThrow('At most 5');
    add(world, [FRIEND], ben).wait(31);
    expect(world.call.forwards?.map(({ state }) => state)).toEqual(['TIMED_OUT', 'TIMED_OUT']);
    expect(world.call.phase).toBe('TALKING');
  });

  it('leaves alone when its credit is used up', () => {
    const world = new Caller();
    world.credit = { covered: 120, refused: false };
    world.extends = false;
    add(world, [PHONE]).wait(2).phone('picks up').phone('presses 1').wait(121);
    expect(world.call).toMatchObject({ status: 'ON_GOING', agentUserId: 'ana' });
    expect(world.timeline.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['phone.credit_ending', 'phone.credit_over', 'participant.left']),
    );
  });
});

describe('a call that nobody takes back goes on in its flow', () => {
  const other = { action: 'TEAM_TEAMMATE', teamId: 'other', userId: null } as const;
  const left = (flow: Partial<FlowConfig>, prepare: (world: Caller) => unknown = () => {}) => {
    const world = new Caller(flow);
    prepare(world);
    return transfer(world, 'COLD', PHONE).wait(52);
  };

  it('to another team, where somebody takes it', () => {
    const world = left({ fallback: other }, (w) => {
      w.team = [person('cyd', 'Cyd')];
    });
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'RINGING', transfer: { stage: 'FALLBACK' } });
    world.wait(3).picksUp('cyd').wait(5);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: 'cyd', transfer: { stage: 'COMPLETED' } });
    expect(world.heard()).toEqual({ order: ['PERSON', 'MUSIC', 'TONE', 'PERSON'], longestNothing: 0 });
    world.ends('cyd').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED' });
  });

  it('to another team, where nobody does: then a message, though the number takes none', () => {
    const world = left({ fallback: other }, (w) => {
      w.team = [person('cyd', 'Cyd')];
    }).wait(25);
    expect(world.call).toMatchObject({ phase: 'VOICEMAIL', agentUserId: 'ana', transfer: { stage: 'VOICEMAIL' } });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'TONE', 'TAPE']);
    world.hangsUp('caller').wait(31);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED' });
  });

  it('to a phone outside, which is paid by itself', () => {
    const forward = { to: FRIEND, pressOne: true };
    const world = left({ fallback: { action: 'PHONE_NUMBER', forward } }, (w) => {
      w.credit = { covered: 120, refused: false };
    });
    world.wait(2).phone('picks up').wait(2).phone('presses 1').wait(130);
    expect(world.call).toMatchObject({ phase: 'TALKING', agentUserId: null, coveredSeconds: null });
    expect(world.call.forwards?.at(-1)).toMatchObject({ state: 'ACCEPTED', coveredSeconds: 240 });
    expect(world.heard().order).toEqual(['PERSON', 'MUSIC', 'TONE', 'PERSON']);
  });

  it('and nobody who left it can end it, hold it or come back meanwhile', () => {
    const world = left({ fallback: other }, (w) => {
      w.team = [person('cyd', 'Cyd')];
    });
    world.ends('ana');
    expect(world.call).toMatchObject({ status: 'ON_GOING', phase: 'RINGING' });
    expect(() => world.give({ type: 'HOLD', userId: 'ana', hold: true })).toThrow('call in progress');
    expect(() => world.give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' })).toThrow('not on this call');
    world.hangsUp('caller').wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'CALLER_HANGUP' });
  });
});
