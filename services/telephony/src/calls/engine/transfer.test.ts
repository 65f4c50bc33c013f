import { describe, expect, it } from 'vitest';
import { Caller, person } from './transfer.testkit.ts';
import {
  callerGone,
  callerIsNeverAlone,
  cancelled,
  message,
  nobodyTakesItBack,
  takenBack,
  takenBy,
  transfer,
  type TransferCase,
} from './transferCases.testkit.ts';

const ben = person('ben', 'Ben', 2);
const cyd = person('cyd', 'Cyd');

const cases: readonly TransferCase[] = [
  {
    name: 'cold: Ben accepts',
    mode: 'COLD',
    happens: (w) => w.picksUp('ben'),
    ...takenBy('ben'),
  },
  {
    name: 'cold: Ben declines, Ana takes the call back',
    mode: 'COLD',
    happens: (w) => w.declines('ben').wait(3).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: Ben declines, Ana does not come back',
    mode: 'COLD',
    happens: (w) => nobodyTakesItBack(w.declines('ben')),
    ...message,
  },
  {
    name: 'cold: Ben does not answer, Ana takes the call back',
    mode: 'COLD',
    happens: (w) => w.wait(31).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: Ben does not answer, Ana does not come back',
    mode: 'COLD',
    happens: (w) => nobodyTakesItBack(w.wait(31)),
    ...message,
  },
  {
    name: 'cold: the devices of Ben cannot ring',
    mode: 'COLD',
    refuses: new Set(['PLACE_OFFER']),
    happens: (w) => nobodyTakesItBack(w),
    ...message,
  },
  {
    name: 'cold: Ana cancels',
    mode: 'COLD',
    happens: (w) => w.presses('BACK'),
    ...cancelled,
  },
  {
    name: 'cold: the caller hangs up while Ben rings',
    mode: 'COLD',
    happens: (w) => w.hangsUp('caller'),
    ...callerGone,
  },
  {
    name: 'cold: Ana closes the tab, Ben accepts',
    mode: 'COLD',
    happens: (w) => w.hangsUp('ana').wait(4).picksUp('ben'),
    ...takenBy('ben'),
  },
  {
    name: 'cold: Ana presses End, Ben accepts',
    mode: 'COLD',
    happens: (w) => w.ends('ana').wait(4).picksUp('ben'),
    ...takenBy('ben'),
  },
  {
    name: 'cold: Ana closes the tab, Ben declines, Ana is rung back',
    mode: 'COLD',
    happens: (w) => w.hangsUp('ana').declines('ben').wait(4).picksUp('ana'),
    ...takenBack,
  },
  {
    name: 'cold: Ana closes the tab, Ben does not answer, Ana is rung back and declines',
    mode: 'COLD',
    happens: (w) => w.hangsUp('ana').wait(32).declines('ana'),
    ...message,
  },
  {
    name: 'cold: Ana closes the tab, Ben declines, Ana lets it ring',
    mode: 'COLD',
    happens: (w) => nobodyTakesItBack(w.hangsUp('ana').declines('ben')),
    ...message,
  },
  {
    name: 'cold: Ana closes the tab and has no device, Ben declines',
    mode: 'COLD',
    happens: (w) => {
      w.ana = [person('ana', 'Ana', 0)];
      w.hangsUp('ana').declines('ben').wait(6);
    },
    ...message,
  },
  {
    name: 'cold: it comes back, Ana closes the tab then, and picks up on another device',
    mode: 'COLD',
    happens: (w) => w.declines('ben').wait(2).hangsUp('ana').wait(2).picksUp('ana'),
    ...takenBack,
  },
  {
    name: 'cold: it comes back, Ana closes the tab then, and has the next one a moment later',
    mode: 'COLD',
    happens: (w) => {
      const devices = w.ana;
      w.ana = [person('ana', 'Ana', 0)];
      w.declines('ben').wait(2).hangsUp('ana').wait(2);
      w.ana = devices;
      w.wait(3).picksUp('ana');
    },
    ...takenBack,
  },
  {
    name: 'cold: it comes back, and the caller hangs up',
    mode: 'COLD',
    happens: (w) => w.declines('ben').wait(2).hangsUp('caller'),
    ...callerGone,
  },
  {
    name: 'cold: to a team, one declines, another accepts',
    mode: 'COLD',
    to: [ben, cyd],
    happens: (w) => w.declines('ben').wait(5).picksUp('cyd'),
    ...takenBy('cyd'),
  },
  {
    name: 'cold: to a team, everybody declines, Ana takes the call back',
    mode: 'COLD',
    to: [ben, cyd],
    happens: (w) => w.declines('ben').wait(5).declines('cyd').presses('BACK'),
    ...takenBack,
  },
  {
    name: 'cold: Ben accepts and his device vanishes',
    mode: 'COLD',
    happens: (w) => w.picksUp('ben').wait(3).hangsUp('ben').wait(5),
    hears: ['PERSON', 'MUSIC', 'PERSON', 'TONE'],
    stage: 'COMPLETED',
    agent: 'ben',
  },
  {
    name: 'warm: Ana talks with Ben and completes',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).presses('COMPLETE'),
    ...takenBy('ben'),
  },
  {
    name: 'warm: Ana talks with Ben and goes back to the caller',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'warm: Ana merges, and leaves later',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).presses('MERGE').wait(5).ends('ana'),
    ...takenBy('ben', 'MERGED'),
  },
  {
    name: 'warm: Ana merges, and Ben leaves',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).presses('MERGE').wait(5).ends('ben'),
    ...takenBy('ana', 'MERGED'),
  },
  {
    name: 'warm: Ben declines, Ana takes the call back',
    mode: 'WARM',
    happens: (w) => w.declines('ben').presses('BACK'),
    ...takenBack,
  },
  {
    name: 'warm: Ben does not answer, Ana does not come back',
    mode: 'WARM',
    happens: (w) => nobodyTakesItBack(w.wait(31)),
    ...message,
  },
  {
    name: 'warm: Ana cancels while Ben rings',
    mode: 'WARM',
    happens: (w) => w.presses('BACK'),
    ...cancelled,
  },
  {
    name: 'warm: Ben hangs up while they talk, Ana takes the call back',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).hangsUp('ben').wait(3).presses('BACK'),
    ...takenBack,
  },
  {
    name: 'warm: Ben presses End while they talk, Ana is gone from her desk',
    mode: 'WARM',
    happens: (w) => nobodyTakesItBack(w.picksUp('ben').wait(9).ends('ben')),
    ...message,
  },
  {
    name: 'warm: Ana closes the tab while they talk',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).hangsUp('ana'),
    ...takenBy('ben'),
  },
  {
    name: 'warm: Ana presses End while they talk',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).ends('ana'),
    ...takenBy('ben'),
  },
  {
    name: 'warm: Ana closes the tab while Ben rings, Ben accepts',
    mode: 'WARM',
    happens: (w) => w.hangsUp('ana').wait(3).picksUp('ben'),
    ...takenBy('ben'),
  },
  {
    name: 'warm: Ana closes the tab while Ben rings, Ben declines, Ana is rung back',
    mode: 'WARM',
    happens: (w) => w.hangsUp('ana').wait(3).declines('ben').wait(2).picksUp('ana'),
    ...takenBack,
  },
  {
    name: 'warm: the caller hangs up while they talk',
    mode: 'WARM',
    happens: (w) => w.picksUp('ben').wait(9).hangsUp('caller'),
    ...callerGone,
  },
];

describe('a transfer', () => {
  callerIsNeverAlone(cases, [ben]);

  it('that nobody takes says why it came back, and a message left then ends the call as TRANSFERRED', () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(52);
    expect(world.timeline.map(({ description }) => description)).toContain("Transfer returned: Ben didn't answer");
    world.wait(10).hangsUp('caller').wait(31);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED' });
    expect(Object.values(world.call.legs).filter(({ status, unwanted }) => status !== 'ENDED' && !unwanted)).toEqual(
      [],
    );
  });

  it('counts as held while the caller hears music, and ends as TRANSFERRED with whoever hangs up', () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(10).picksUp('ben').wait(20).ends('ben').wait(1);
    expect(world.call).toMatchObject({
      status: 'COMPLETED',
      endReason: 'TRANSFERRED',
      agentUserId: 'ben',
      heldMs: 10_000,
    });
  });

  it('is accepted also where the carrier tells that the leg is up before the leg asks what to do', () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(2);
    const legId = world.call.offers.find(({ userId }) => userId === 'ben')?.id ?? '';
    const sid = world.call.legs[legId]?.sid ?? '';
    world.give({ type: 'LEG_STATUS', legId, sid, status: 'ANSWERED', outcome: null, sipCode: null }).picksUp('ben');
    expect(world.call).toMatchObject({ agentUserId: 'ben', transfer: { stage: 'COMPLETED' } });
  });

  it('to somebody who cannot be rung is refused before the caller hears music', () => {
    const world = new Caller();
    const busy = person('ben', 'Ben', 1, { engaged: 'CALL' });
    expect(() => transfer(world, 'COLD', [busy])).toThrow('Ben can’t take this call now. Skipped Ben: on a call.');
    expect(() => transfer(world, 'COLD', [])).toThrow('can’t take this call now');
    expect(world.wait(1).heard().order).toEqual(['PERSON']);
  });

  it("is the agent's alone, once at a time, and keeps others from holding", () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(1);
    expect(() => transfer(world, 'COLD', [ben])).toThrow('already being transferred');
    expect(() => world.give({ type: 'CHANGE_TRANSFER', userId: 'cyd', change: 'BACK' })).toThrow('not transferring');
    expect(() => world.give({ type: 'HOLD', userId: 'ana', hold: false })).toThrow('being transferred');
    expect(() => world.presses('COMPLETE')).toThrow('accepted');
  });

  it('lets the agent come back to the caller by a new leg after a reload, and nobody who handed the call over', () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(1);
    world.hangsUp('ana').declines('ben').wait(1).give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' });
    const leg = Object.values(world.call.legs).findLast(({ role }) => role === 'AGENT');
    world.give({ type: 'DEVICE_CONNECTED', legId: leg?.id ?? '', sid: 'CA-back', userId: 'ana' });
    expect(world.call).toMatchObject({ phase: 'TALKING', agentLegId: leg?.id, transfer: { stage: 'RETURNED' } });
    transfer(world, 'COLD', [ben]).wait(1).picksUp('ben').wait(1);
    expect(() => world.give({ type: 'REJOIN', userId: 'ana', identity: 'ana_0' })).toThrow('not on this call');
  });
});
