/** What a call costs that is ended for its time: to the second that was allowed, however late anybody looked (defaults 5.2). */
import { describe, expect, it } from 'vitest';
import { timestampMs } from '@bufbuild/protobuf/wkt';
import { billableSeconds, callMessage, forwardedLeg, talkSeconds } from '../callView.ts';
import { endsByItself } from './timeBounds.ts';
import { Caller } from './transfer.testkit.ts';
import { transfer } from './transferCases.testkit.ts';

const PHONE = '+14155550180';
/** The sweeper's beat, a slow moment, and a database that was away. */
const LATE_MS = [0, 250, 4_000, 45_000];

/** Who is looked at later than that may have ended before anybody asked again. */
const ASKED_AGAIN_IN_TIME = 5_000;

/** Ana has talked for 5 s. */
function talk(late: number, time: { capSeconds?: number; coveredSeconds?: number }): Caller {
  const world = new Caller({}, {}, time);
  world.late = late;
  return world;
}

describe.each(LATE_MS)('a timer that is looked at %i ms late', (late) => {
  it('a call that reached the cap is paid until then', () => {
    const world = talk(late, { capSeconds: 300 }).wait(400);
    expect(world.call.endReason).toBe('TALK_TIME_CAP');
    expect([billableSeconds(world.call), talkSeconds(world.call)]).toEqual([300, 300]);
  });

  it('a call without more credit is paid for what was held', () => {
    const world = talk(late, { coveredSeconds: 120 });
    world.extends = false;
    world.wait(200);
    expect(world.call.endReason).toBe('INSUFFICIENT_BALANCE');
    expect(billableSeconds(world.call)).toBe(120);
  });

  it('a call for which credit comes in its last minute goes on, and nobody is told any longer that it ends', () => {
    const world = talk(late, { coveredSeconds: 120 });
    world.extends = false;
    world.wait(60);
    if (late > ASKED_AGAIN_IN_TIME) return;
    expect(endsByItself(world.call)?.reason).toBe('INSUFFICIENT_BALANCE');
    world.extends = true;
    world.wait(30);
    expect(endsByItself(world.call)?.reason).toBe('TALK_TIME_CAP');
    world.wait(200).hangsUp('caller');
    expect([world.call.endReason, billableSeconds(world.call)]).toEqual(['CALLER_HANGUP', 295]);
    const said = world.timeline.map(({ name }) => name);
    expect(said.filter((name) => name === 'credit.ending' || name === 'credit.goes_on')).toEqual([
      'credit.ending',
      'credit.goes_on',
    ]);
  });

  it('a phone outside is paid until its credit was over', () => {
    const world = talk(late, {});
    world.credit = { covered: 120, refused: false };
    world.extends = false;
    transfer(world, 'COLD', PHONE).wait(2).phone('picks up').phone('presses 1').wait(200);
    const [phone] = world.call.forwards ?? [];
    expect(world.call.endReason).toBe('INSUFFICIENT_BALANCE');
    expect(phone && forwardedLeg(world.call, phone).billableSeconds).toBe(120);
    expect(world.call.endedAt).toBe((phone?.acceptedAt ?? 0) + 120_000);
  });
});

describe('who hangs up after the time was up, before anybody looked', () => {
  it.each([
    ['cap', { capSeconds: 300 }, 295.1, 300],
    ['credit', { coveredSeconds: 120 }, 115.1, 120],
  ] as const)('pays until then: %s', (_, time, waits, paid) => {
    const world = talk(0, time);
    world.extends = false;
    world.wait(100);
    world.late = 2_000;
    world.wait(waits - 100).hangsUp('caller');
    expect([world.call.endReason, billableSeconds(world.call)]).toEqual(['CALLER_HANGUP', paid]);
  });

  it('a phone outside, too', () => {
    const world = talk(0, {});
    world.credit = { covered: 120, refused: false };
    world.extends = false;
    transfer(world, 'COLD', PHONE).wait(2).phone('picks up').phone('presses 1').wait(100);
    world.late = 2_000;
    world.wait(20.1).hangsUp('caller');
    const [phone] = world.call.forwards ?? [];
    expect(phone && forwardedLeg(world.call, phone).billableSeconds).toBe(120);
  });

  it('while more can be held, pays for all of it', () => {
    const world = talk(0, { coveredSeconds: 120 }).wait(300).hangsUp('caller');
    expect(billableSeconds(world.call)).toBe(305);
  });
});

describe('who talked longer than what was held, since we were away when more should have been asked for', () => {
  const away = (extendsIt: boolean) => {
    const world = talk(70_000, { coveredSeconds: 120 });
    world.extends = extendsIt;
    return world.wait(126);
  };

  it('is not cut, and is covered again for a minute ahead', () => {
    const world = away(true).wait(5);
    expect(world.call).toMatchObject({ status: 'ON_GOING', coveredSeconds: 240 });
    expect(world.wait(600).call).toMatchObject({ status: 'ON_GOING' });
  });

  it('is told that a minute is left when there is no credit for more, and is cut then', () => {
    const world = away(false);
    world.late = 0;
    world.wait(5);
    expect(world.call.status).toBe('ON_GOING');
    expect(world.announced).toContainEqual({ to: 'ana', sound: 'one-minute-left' });
    expect(world.wait(61).call.endReason).toBe('INSUFFICIENT_BALANCE');
  });

  it('is not cut in the moment in which the question for more is under way', () => {
    const world = talk(0, { coveredSeconds: 120 });
    world.billingMs = 70_000;
    world.wait(126);
    expect(world.call.status).toBe('ON_GOING');
    expect(world.wait(60).call).toMatchObject({ status: 'ON_GOING', coveredSeconds: 240 });
  });

  it('a phone outside, too', () => {
    const world = talk(0, {});
    world.credit = { covered: 120, refused: false };
    transfer(world, 'COLD', PHONE).wait(2).phone('picks up').phone('presses 1');
    world.billingMs = 70_000;
    world.wait(125);
    expect(world.call.status).toBe('ON_GOING');
    world.billingMs = 100;
    world.extends = false;
    world.wait(300);
    expect(world.call.endReason).toBe('INSUFFICIENT_BALANCE');
  });
});

it('a hold that ended with the time counts until then', () => {
  const world = talk(4_000, { capSeconds: 300 });
  world.wait(95).give({ type: 'HOLD', userId: 'ana', hold: true }).wait(300);
  expect(talkSeconds(world.call)).toBe(100);
});

it('is asked for more at each full minute from the answer on, and the agent hears of the end a minute before it', () => {
  const world = talk(3_000, { coveredSeconds: 120 });
  world.wait(600);
  const answeredAt = world.call.answeredAt ?? 0;
  expect(((world.call.timers.extendHold ?? 0) - answeredAt) % 60_000).toBe(0);
  world.extends = false;
  world.late = 0;
  world.wait(200);
  const ending = world.timeline.find(({ name }) => name === 'credit.warning');
  expect((world.call.endedAt ?? 0) - (ending?.at ?? 0)).toBeGreaterThanOrEqual(59_000);
});

describe('when a call ends by itself is told to those on it', () => {
  const told = ({ call }: Caller) => {
    const { endsAt, endsReason, talkTimeCapSeconds } = callMessage(call);
    const seconds = endsAt && (timestampMs(endsAt) - (call.answeredAt ?? 0)) / 1000;
    return { seconds, endsReason, talkTimeCapSeconds };
  };
  const byTheCap = { seconds: 300, endsReason: 'TALK_TIME_CAP', talkTimeCapSeconds: 300 };

  it('by the cap from the answer on, also while credit is held for it a minute ahead', () => {
    expect(told(talk(0, { capSeconds: 300 }))).toEqual(byTheCap);
    expect(told(talk(0, { capSeconds: 300, coveredSeconds: 120 }).wait(100))).toEqual(byTheCap);
  });

  it('by the credit as soon as there is no more, with a version of its own; not once it is over', () => {
    const world = talk(0, { capSeconds: 300, coveredSeconds: 120 });
    world.extends = false;
    world.wait(54);
    const { version } = world.call;
    world.wait(2);
    expect(told(world)).toEqual({ ...byTheCap, seconds: 120, endsReason: 'INSUFFICIENT_BALANCE' });
    expect(world.call.version).toBeGreaterThan(version);
    world.wait(100);
    expect(told(world)).toEqual({ seconds: undefined, endsReason: '', talkTimeCapSeconds: 0 });
  });
});

it('of two phones outside each is covered by its own minutes', () => {
  const world = talk(0, {});
  world.credit = { covered: 120, refused: false };
  for (const number of [PHONE, '+14155550181']) {
    world.give({ type: 'ADD_PEOPLE', userId: 'ana', userName: 'Ana', candidates: [], numbers: [number] });
    world.wait(2).phone('picks up').wait(20).phone('presses 1').wait(3);
  }
  world.wait(95);
  // 123 s and 98 s talked.
  expect(world.call.forwards?.map(({ coveredSeconds }) => coveredSeconds)).toEqual([240, 180]);
});
