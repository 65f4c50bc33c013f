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

const isList = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' && path.startsWith('/Calls.json') && path.includes('StartTime');
const singly = () =>
  carrier.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('/Calls/CA')).length;

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
  const from = encodeURIComponent(new Date((await state()).startedAt - 10_000).toISOString().replace(/\.\d+/, ''));
  /** How often the calls of its time were listed. */
  const asked = () => carrier.requests.filter((request) => isList(request) && request.path.includes(from)).length;
  const told = async () =>
    (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(({ call }) => call?.id === callId);
  return { state, outside, browser: browser!, cost, asked, told };
}

describe('what the carrier charges for a call', () => {
  it('is unknown at its end, and the sum of its legs when the carrier has told all of them', async () => {
    const { outside, browser, cost, asked, told } = await isOver();
    await pass(599);
    expect([await cost(), asked()]).toEqual([null, 0]);
    outside.price = '-0.01400';
    await pass(1);
    // A part of it is not what it cost.
    expect([await cost(), asked()]).toEqual([null, 1]);
    browser.price = '-0.00400';
    await pass(3_600);
    expect([await cost(), asked()]).toEqual([[14_000, 4_000], 2]);
    const questions = asked();
    const news = (await told()).filter(({ cause }) => cause === 'PRICED');
    expect(news.map(({ call }) => call?.carrierCost)).toMatchObject([
      { phonesMicros: 14_000n, browsersMicros: 4_000n },
    ]);
    await pass(86_400);
    expect(asked()).toBe(questions);
  });

  it('is asked for again where the answer is lost, and where the carrier says no', async () => {
    const { outside, browser, cost, asked } = await isOver();
    Object.assign(outside, { price: '-0.028' });
    Object.assign(browser, { price: '-0.008' });
    carrier.failNext(isList, 0);
    await pass(600);
    expect(await cost()).toBeNull();
    // A carrier that lists nothing to us is asked for each leg.
    carrier.failNext(isList, 403);
    carrier.failNext(({ path }) => path === `/Calls/${outside.sid}.json`, 403);
    await pass(3);
    expect(await cost()).toBeNull();
    await pass(3_600);
    expect([await cost(), asked()]).toEqual([[28_000, 8_000], 3]);
  });

  it('is asked for by the leg where the list has it not', async () => {
    const { outside, browser, cost } = await isOver();
    Object.assign(outside, { price: '-0.028', start_time: new Date(0).toUTCString() });
    Object.assign(browser, { price: '-0.008' });
    await pass(599);
    const before = singly();
    await pass(1);
    expect([await cost(), singly() - before]).toEqual([[28_000, 8_000], 1]);
  });

  it('is told with one list for all calls of that time, however many ask at once', async () => {
    const over = [];
    for (let call = 0; call < 4; call += 1) over.push(await isOver());
    for (const { outside, browser } of over) {
      Object.assign(outside, { price: '-0.014' });
      Object.assign(browser, { price: '-0.004' });
    }
    const lists = () => carrier.requests.filter(isList).length;
    await pass(599);
    const before = [lists(), singly()];
    await pass(1);
    expect(await Promise.all(over.map(({ cost }) => cost()))).toEqual(over.map(() => [14_000, 4_000]));
    expect([lists(), singly()]).toEqual([before[0]! + 1, before[1]]);
  });

  it('is asked for again by whoever waited for a list that is not answered', async () => {
    const over = [await isOver(), await isOver()];
    for (const { outside, browser } of over) {
      Object.assign(outside, { price: '-0.014' });
      Object.assign(browser, { price: '-0.004' });
    }
    await pass(599);
    const before = singly();
    carrier.failNext(isList, 429);
    await pass(1);
    expect(await Promise.all(over.map(({ cost }) => cost()))).toContain(null);
    await pass(3);
    expect(await Promise.all(over.map(({ cost }) => cost()))).toEqual(over.map(() => [14_000, 4_000]));
    expect(singly()).toBe(before);
  });

  it('stays unknown, and is no zero, where the carrier never tells it', async () => {
    const { browser, cost, asked, state } = await isOver();
    browser.price = '-0.004';
    for (const seconds of [600, 3_600, 21_600, 86_400, 86_400]) await pass(seconds);
    expect([await cost(), asked()]).toEqual([null, 4]);
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
