/** What the carrier charges us for a call (defaults 5.2): asked for after it, until all of it is known. */
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { readPrice } from '../carrier/prices.ts';
import { telephonyWorld } from '../testing/world.ts';
import { callMessage } from './callView.ts';
import { talkingIn } from './talking.testkit.ts';

const world = await telephonyWorld();
const { carrier, clock, executor, sweep } = world;
const { talking } = talkingIn(world, '+1814556');

async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1_000);
  await sweep();
  await executor.idle();
}

/** A call that is over: a browser of ours and a phone outside. */
async function isOver() {
  const { workspaceId, callId, report } = await talking();
  const state = () => world.readState(workspaceId, callId);
  const { legs, outsideLegId } = await state();
  const known = Object.values(legs).map(({ id, sid }) => {
    const leg = { sid: sid ?? '', to: '', status: 'completed', price: null as string | null, price_unit: 'USD' };
    carrier.calls.set(leg.sid, leg);
    return { id, leg };
  });
  const outside = known.find(({ id }) => id === outsideLegId)!.leg;
  const [browser] = known.filter(({ id }) => id !== outsideLegId).map(({ leg }) => leg);
  await report('completed');
  const cost = async () => {
    const told = callMessage(await state()).carrierCost;
    return told ? [Number(told.phonesMicros), Number(told.browsersMicros)] : null;
  };
  const asked = ({ sid }: { sid: string }) =>
    carrier.requests.filter(({ method, path }) => method === 'GET' && path === `/Calls/${sid}.json`).length;
  const told = async () =>
    (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(({ call }) => call?.id === callId);
  return { state, outside, browser: browser!, cost, asked, told };
}

describe('what the carrier charges for a call', () => {
  it('is unknown at its end, and the sum of its legs when the carrier has told all of them', async () => {
    const { outside, browser, cost, asked, told } = await isOver();
    await pass(599);
    expect([await cost(), asked(outside)]).toEqual([null, 0]);
    outside.price = '-0.01400';
    await pass(1);
    // A part of it is not what it cost.
    expect([await cost(), asked(outside)]).toEqual([null, 1]);
    browser.price = '-0.00400';
    await pass(3_600);
    expect([await cost(), asked(outside)]).toEqual([[14_000, 4_000], 1]);
    const questions = asked(browser);
    const news = (await told()).filter(({ cause }) => cause === 'PRICED');
    expect(news.map(({ call }) => call?.carrierCost)).toMatchObject([
      { phonesMicros: 14_000n, browsersMicros: 4_000n },
    ]);
    await pass(86_400);
    expect(asked(browser)).toBe(questions);
  });

  it('is asked for again where the answer is lost, and where the carrier says no', async () => {
    const { outside, browser, cost, asked } = await isOver();
    Object.assign(outside, { price: '-0.028' });
    Object.assign(browser, { price: '-0.008' });
    const isPrice = ({ path }: { path: string }) => path === `/Calls/${outside.sid}.json`;
    carrier.failNext(isPrice, 0);
    await pass(600);
    expect(await cost()).toBeNull();
    carrier.failNext(isPrice, 403);
    await pass(3);
    expect(await cost()).toBeNull();
    await pass(3_600);
    expect([await cost(), asked(outside)]).toEqual([[28_000, 8_000], 3]);
  });

  it('stays unknown, and is no zero, where the carrier never tells it', async () => {
    const { outside, browser, cost, asked, state } = await isOver();
    browser.price = '-0.004';
    for (const seconds of [600, 3_600, 21_600, 86_400, 86_400]) await pass(seconds);
    expect([await cost(), asked(outside)]).toEqual([null, 4]);
    expect((await state()).timers).toEqual({});
  });

  it('is not ours to show in another currency than that of our figures', async () => {
    const { outside, browser, cost } = await isOver();
    Object.assign(outside, { price: '-0.014', price_unit: 'EUR' });
    Object.assign(browser, { price: '-0.004' });
    await pass(600);
    expect(await cost()).toBeNull();
  });
});

describe('the price of a leg', () => {
  it.each([
    [
      { status: 'completed', price: '-0.00850', priceUnit: 'USD' },
      { micros: 8_500, currency: 'USD' },
    ],
    [
      { status: 'completed', price: '0', priceUnit: 'usd' },
      { micros: 0, currency: 'USD' },
    ],
    [{ status: 'completed', price: null, priceUnit: 'USD' }, null],
    [
      { status: 'no-answer', price: null, priceUnit: 'USD' },
      { micros: 0, currency: 'USD' },
    ],
    [{ status: 'in-progress', price: null, priceUnit: 'USD' }, null],
    [{ status: 'completed', price: '-0.0085', priceUnit: null }, null],
    [{ status: 'completed', price: 'soon', priceUnit: 'USD' }, null],
  ])('%j is %j', (told, price) => expect(readPrice(told)).toEqual(price));
});
