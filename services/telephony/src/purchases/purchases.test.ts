/** Buying a number, by whichever way it ends: it is paid and owned, or the money went back (defaults 7.2). */
import { create, toBinary } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { eventually } from '@ringline/kit/testing';
import { NumberChargeCarriedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { unpaidPlans } from '../consumers/unpaidPlans.ts';
import { endTestNumbers } from '../numbers/endTestNumbers.ts';
import { listNumbers } from '../numbers/numbers.ts';
import { advance, advancePurchaseJob, notePayment } from './advance.ts';
import { buyNumber, finishPurchase } from './buy.ts';
import { decide } from './decide.ts';
import { listAvailable } from './listAvailable.ts';
import { describePurchase } from './purchaseView.ts';
import { shopWorld } from './purchases.testkit.ts';
import { quoteReclaims, subscribeNumber } from './reclaim.ts';
import { releaseNumber } from './release.ts';
import { reserveNumber } from './reserve.ts';
import { digitsOf } from './search.ts';
import { sweepReserved } from './sweepReserved.ts';

const world = await shopWorld();
const { carrier, clock, deps, till, shop, onSale, buyer, asked, finish, rowOf, owners, routes } = world;
const DAY_MS = 86_400_000;

describe('the decision', () => {
  const held = { plan: 'BUSINESS', platform: 'RINGLINE', freeUsed: 0, active: 0 };
  const values = { INCLUDED_LOCAL_NUMBER: '1', ADDITIONAL_PHONE_NUMBERS: '19' };
  it.each([
    ['the plan’s own number', {}, 'LOCAL', 'FREE'],
    ['a toll-free number, which is never free', {}, 'TOLL_FREE', 'EXTRA'],
    ['a second one', { freeUsed: 1, active: 1 }, 'LOCAL', 'EXTRA'],
    ['none on the free plan', { plan: 'FREE' }, 'LOCAL', 'UPGRADE'],
    ['two on Wix', { plan: 'ENTERPRISE', platform: 'WIX', freeUsed: 1, active: 1 }, 'LOCAL', 'EXTRA'],
  ])('%s', (_what, now, type, choice) => {
    expect(decide({ ...held, values, ...now }, type).choice).toBe(choice);
  });
  it.each([
    ['no third one on Wix', { plan: 'ENTERPRISE', platform: 'WIX', active: 2 }, 'exceeded limit to buy phone'],
    ['no more than the plan holds', { freeUsed: 1, active: 20 }, 'This plan holds 20 numbers'],
  ])('%s', (_what, now, words) => {
    expect(() => decide({ ...held, values, ...now }, 'LOCAL')).toThrow(words);
  });
});

it('a search takes digits or a word, with or without the dial code', () => {
  expect(digitsOf('+1415', 'US')).toBe('415');
  expect(digitsOf('(415) 55', 'US')).toBe('41555');
  expect(digitsOf('HOME', 'US')).toBe('4663');
  expect(digitsOf('+25420', 'KE')).toBe('20');
});

it('lists what can be bought, page by page, without what another workspace is about to buy', async () => {
  const { ana } = await buyer();
  const other = await buyer();
  const [first, kept, last] = [onSale(), onSale(), onSale()];
  await reserveNumber(deps)(kept, other.ana);
  const list = (search: string, page: object) =>
    listAvailable(deps)({ country: 'US', type: 'LOCAL', search, page } as never, ana);
  const { numbers, metadata } = await list(first.slice(-4, -1), { limit: 2 });
  expect(numbers?.map(({ number }) => number)).toEqual([first, last]);
  expect(numbers?.[0]).toMatchObject({ monthlyMinor: 300n, needsDocuments: false, areaCode: '415', pictures: true });
  expect(metadata).toMatchObject({ count: 2, hasNext: false });
  await expect(list('4', {})).rejects.toThrow('at least 2');
  await expect(listAvailable(deps)({ country: 'GB', type: '', search: '' } as never, ana)).rejects.toThrow('not sold');
  const { numbers: ofOther } = await listAvailable(deps)(
    { country: 'US', type: 'LOCAL', search: kept } as never,
    other.ana,
  );
  expect(ofOther?.map(({ number }) => number)).toEqual([kept]);
});

describe('a purchase', () => {
  it('of the plan’s number is free and done at once', async () => {
    const { ana, workspaceId, teamId } = await buyer({ free: true });
    const number = onSale();
    const kept = await reserveNumber(deps)(number, ana);
    expect(kept).toMatchObject({ choice: 'FREE', status: 'RESERVED', dueNowMinor: 0 });
    const bought = await describePurchase(deps, await buyNumber(deps)(asked(number), ana));
    expect(bought).toMatchObject({
      status: 'DONE',
      isFree: true,
      phone: { number, name: 'Marin showroom', callWorkFlow: { teamId }, isFree: true },
      freeUsed: 1,
    });
    expect(shop.owned.has(number)).toBe(true);
    expect(await owners(number)).toEqual([workspaceId]);
    // The next one is not.
    expect(await reserveNumber(deps)(onSale(), ana)).toMatchObject({ choice: 'EXTRA', dueNowMinor: 150 });
  });

  it('of an extra number waits for its money, and repeated buys one', async () => {
    const { ana, workspaceId } = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    expect(begun).toMatchObject({ status: 'PAYING', choice: 'EXTRA', dueNowMinor: 150 });
    expect(begun.confirmationUrl).toContain('http://till.test/');
    expect(till.paymentOf(begun.id)?.redirectUrl).toBe(
      `http://ringline.test/settings/channels?action=PHONE_NUMBER&workspace_id=${workspaceId}&subscription_addon_id=${begun.id}&phone_number=${encodeURIComponent(number)}`,
    );
    expect((await buyNumber(deps)(asked(number), ana)).id).toBe(begun.id);
    expect((await finishPurchase(deps)(finish(begun.id), ana)).status).toBe('PAYING');
    till.pay(begun.id);
    const ends = await Promise.all([1, 2, 3].map(() => finishPurchase(deps)(finish(begun.id), ana)));
    expect(ends.some(({ status }) => status === 'DONE')).toBe(true);
    await eventually(async () => expect((await rowOf(workspaceId, begun.id)).status).toBe('DONE'));
    expect(shop.bought.filter((one) => one === number)).toHaveLength(1);
    expect(await owners(number)).toEqual([workspaceId]);
    await expect(finishPurchase(deps)({ ...finish(begun.id), number: '+14155559999' }, ana)).rejects.toThrow(
      'We could not verify this payment. Try again later',
    );
  });

  it('tells the tax that was quoted with its price, and none of a free number', async () => {
    const { ana } = await buyer();
    till.tax = { name: 'VAT', country: 'DE', rate: 190_000, netMinor: 126n, taxMinor: 24n };
    const kept = await describePurchase(deps, await reserveNumber(deps)(onSale(), ana));
    expect(kept.tax).toMatchObject({ name: 'VAT', rate: 190_000, netMinor: 126n, taxMinor: 24n });
    const free = await buyer({ free: true });
    expect((await describePurchase(deps, await reserveNumber(deps)(onSale(), free.ana))).tax).toBeUndefined();
    till.tax = undefined;
    expect((await describePurchase(deps, await reserveNumber(deps)(onSale(), ana))).tax).toBeUndefined();
  });

  it('pressed twice at the same moment is one', async () => {
    const { ana } = await buyer();
    const number = onSale();
    const both = await Promise.all([1, 2].map(() => buyNumber(deps)(asked(number), ana)));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await rowOf(ana.workspaceId, both[0]?.id ?? '')).status).toBe('PAYING');
  });

  it('of several numbers that one person presses at the same moment is one of each', async () => {
    const { ana } = await buyer();
    const numbers = [onSale(), onSale(), onSale(), onSale(), onSale()];
    const begun = await Promise.all(numbers.map((number) => buyNumber(deps)(asked(number), ana)));
    expect(begun.map(({ number, status }) => [number, status])).toEqual(numbers.map((number) => [number, 'PAYING']));
  });

  it('is kept for ten minutes more when it is pressed again, and refused once somebody else has it', async () => {
    const [{ ana, workspaceId }, other] = [await buyer(), await buyer()];
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    clock.advance(8 * 60_000);
    const again = await buyNumber(deps)(asked(number), ana);
    expect(again).toMatchObject({ id: begun.id, confirmationUrl: begun.confirmationUrl });
    clock.advance(8 * 60_000);
    await expect(reserveNumber(deps)(number, other.ana)).rejects.toMatchObject({ code: 'NUMBER_TAKEN' });
    clock.advance(3 * 60_000);
    await buyNumber(deps)(asked(number), other.ana);
    await expect(buyNumber(deps)(asked(number), ana)).rejects.toMatchObject({ code: 'NUMBER_TAKEN' });
    expect((await rowOf(workspaceId, begun.id)).status).toBe('PAYING');
  });

  it('for less than a card can be charged is done at once, and the next invoice takes it', async () => {
    const { ana } = await buyer();
    const number = onSale();
    till.factor = 110_000n;
    const bought = await buyNumber(deps)(asked(number), ana);
    till.factor = 500_000n;
    expect(bought).toMatchObject({ status: 'DONE', choice: 'EXTRA', dueNowMinor: 0, laterMinor: 33 });
    expect(till.paymentOf(bought.id)).toBeUndefined();
    await advance(deps)(bought.workspaceId, bought.id);
    const told = await world.events(NumberChargeCarriedSchema, 'telephony.number_charge.carried.v1');
    expect(told).toMatchObject([{ purchaseId: bought.id, number, monthlyMinor: 300n, carriedMinor: 33n }]);
  });

  it('of a number that is gone after the payment gives the money back and names others', async () => {
    const { ana } = await buyer();
    const number = onSale();
    const other = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    till.pay(begun.id);
    shop.gone.add(number);
    const ended = await finishPurchase(deps)(finish(begun.id), ana);
    expect(ended).toMatchObject({ status: 'FAILED', failure: 'NUMBER_TAKEN', refunded: true });
    expect(ended.alternatives).not.toContain(number);
    expect(ended.alternatives).toHaveLength(3);
    expect(till.paymentOf(begun.id)?.status).toBe('REFUNDED');
    expect(await routes(number)).toBe(0);
    expect(other).not.toBe(number);
  });

  it('is found again when the carrier’s answer was lost', async () => {
    const { ana, workspaceId } = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    till.pay(begun.id);
    carrier.failNext(({ method, path }) => method === 'POST' && path === '/IncomingPhoneNumbers.json', 0);
    expect((await finishPurchase(deps)(finish(begun.id), ana)).status).toBe('BUYING');
    expect((await advance(deps)(workspaceId, begun.id)).status).toBe('DONE');
    expect(shop.bought.filter((one) => one === number)).toHaveLength(1);
    expect(till.paymentOf(begun.id)?.status).toBe('SUCCESSFUL');
  });

  it('gives up a carrier that does not answer, and has the money back within five minutes', async () => {
    const { ana, workspaceId } = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    till.pay(begun.id);
    const isPurchase = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path === '/IncomingPhoneNumbers.json';
    carrier.failNext(isPurchase, 503);
    expect((await finishPurchase(deps)(finish(begun.id), ana)).status).toBe('BUYING');
    clock.advance(4 * 60_000);
    carrier.failNext(isPurchase, 503);
    const ended = await advance(deps)(workspaceId, begun.id);
    expect(ended).toMatchObject({ status: 'FAILED', failure: 'CARRIER_ERROR', refunded: true });
    expect(shop.owned.has(number)).toBe(false);
  });

  it('is asked again so often that its money is back within five minutes of the payment, for a week', () => {
    const { limit, mostSeconds = Infinity } = advancePurchaseJob(() => deps).retry;
    // The carrier is given up after four minutes.
    expect(mostSeconds).toBeLessThanOrEqual(45);
    expect(limit * mostSeconds * 1_000).toBeGreaterThan(6 * DAY_MS);
  });

  it('is left to the job at once by the event alone: who changes it otherwise goes on with it', async () => {
    const { ana, workspaceId } = await buyer();
    const begun = await buyNumber(deps)(asked(onSale()), ana);
    const jobs = async () => {
      const { rows } = await world.db.pool.query<{ due: string }>(
        `SELECT CASE WHEN start_after = $2::timestamptz + interval '10 seconds' THEN 'in 10 s'
           WHEN start_after <= created_on THEN 'at once' END AS due
         FROM pgboss.job WHERE name = 'advance-purchase' AND data->>'purchaseId' = $1 ORDER BY created_on`,
        [begun.id, clock.now()],
      );
      return rows.map(({ due }) => due);
    };
    expect(await jobs()).toEqual(['in 10 s']);
    till.pay(begun.id);
    const payment = till.paymentOf(begun.id);
    if (!payment) throw new Error('nothing was begun');
    await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, begun.id, payment));
    expect(await jobs()).toEqual(['in 10 s', 'at once']);
    expect((await rowOf(workspaceId, begun.id)).status).toBe('PAID');
  });

  it('whose payment is refused is not tried again by the job: nothing was taken', async () => {
    const { ana, workspaceId } = await buyer();
    till.refuses = true;
    const number = onSale();
    const pressed = await buyNumber(deps)(asked(number), ana).catch(refusalOf);
    expect(pressed).toMatchObject({ code: 'PAYMENT_FAILED' });
    const [row] = await deps.db.tenant(workspaceId, ({ tx }) => tx.numberPurchase.findMany({ where: { number } }));
    const which = { workspaceId, purchaseId: row?.id };
    await advancePurchaseJob(() => deps).run(which);
    till.refuses = false;
    await advancePurchaseJob(() => deps).run(which);
    expect(await rowOf(workspaceId, row?.id ?? '')).toMatchObject({ status: 'PAYING', paymentId: expect.any(String) });
  });

  it('that is never paid lets go of the number', async () => {
    const { ana, workspaceId } = await buyer();
    const other = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    await expect(reserveNumber(deps)(number, other.ana)).rejects.toMatchObject({ code: 'NUMBER_TAKEN' });
    const payment = till.paymentOf(begun.id);
    if (!payment) throw new Error('nothing was begun');
    await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, begun.id, { ...payment, status: 'FAILED' }));
    expect(await rowOf(workspaceId, begun.id)).toMatchObject({ status: 'FAILED', failure: 'PAYMENT_FAILED' });
    expect((await reserveNumber(deps)(number, other.ana)).status).toBe('RESERVED');
  });

  it('that nobody goes on with is taken away when its ten minutes are over, and one that is paid stays', async () => {
    const { ana, workspaceId } = await buyer();
    const left = await reserveNumber(deps)(onSale(), ana);
    expect(await sweepReserved(deps)({ workspaceId, purchaseId: left.id })).toBe(false);
    clock.advance(10 * 60_000);
    expect(await sweepReserved(deps)({ workspaceId, purchaseId: left.id })).toBe(true);
    await expect(rowOf(workspaceId, left.id)).rejects.toMatchObject({ code: 'P2025' });
    const number = onSale();
    const paying = await buyNumber(deps)(asked(number), ana);
    clock.advance(10 * 60_000);
    expect(await sweepReserved(deps)({ workspaceId, purchaseId: paying.id })).toBe(false);
    expect((await rowOf(workspaceId, paying.id)).status).toBe('PAYING');
  });

  it('is not for whoever may not spend, and not without a plan that has numbers', async () => {
    const { ana } = await buyer();
    const number = onSale();
    const bea = { ...ana, role: 'MANAGER', scope: () => undefined } as never;
    await expect(reserveNumber(deps)(number, bea)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    till.plan = 'FREE';
    expect((await reserveNumber(deps)(number, ana)).choice).toBe('UPGRADE');
    await expect(buyNumber(deps)(asked(number), ana)).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    till.plan = 'BUSINESS';
  });
});

it('two buyers and one number: one buys, nobody else pays', async () => {
  for (let round = 0; round < 3; round += 1) await world.raceForOne();
});

it('a kill at any step ends in a number that is paid and owned, or in money that went back', async () => {
  let lived = false;
  for (let nth = 1; !lived; nth += 1) lived = await world.killedAt(nth, { before: nth % 2 === 0, gone: nth % 4 > 1 });
});

describe('a released number', () => {
  async function owned() {
    const { ana, workspaceId } = await buyer();
    const number = onSale();
    const begun = await buyNumber(deps)(asked(number), ana);
    till.pay(begun.id);
    const { phoneNumberId } = await finishPurchase(deps)(finish(begun.id), ana);
    return { ana, workspaceId, number, phoneNumberId: phoneNumberId ?? '' };
  }
  const back = (phoneNumberId: string) => ({
    phoneNumberId,
    redirectUrl: 'http://ringline.test/settings/channels',
    paymentGateway: '',
  });

  it('goes with all others of a plan that nobody paid, and can be had back like them', async () => {
    const { ana, workspaceId, number, phoneNumberId } = await owned();
    const held = (await listNumbers(deps)(ana)).map((one) => one.number);
    const tell = (kind: string) =>
      deps.db.tenant(workspaceId, async (uow) => {
        const payload = toBinary(BillingNoticedSchema, create(BillingNoticedSchema, { workspaceId, kind }));
        await unpaidPlans(deps).handlers[0]?.handle({ payload, time: clock.now() } as never, uow);
      });
    await tell('NUMBERS_ENDING');
    expect(await listNumbers(deps)(ana)).toHaveLength(held.length);
    await tell('NUMBERS_RELEASED');
    await tell('NUMBERS_RELEASED');
    expect(await listNumbers(deps)(ana)).toEqual([]);
    expect((await listNumbers(deps)(ana, { released: true })).map((one) => one.number).toSorted()).toEqual(
      held.toSorted(),
    );
    await subscribeNumber(deps)(back(phoneNumberId), ana);
    expect((await listNumbers(deps)(ana)).map((one) => one.number)).toEqual([number]);
  });

  it('can be had back for ten days; what is paid costs nothing more', async () => {
    const { ana, number, phoneNumberId } = await owned();
    await expect(subscribeNumber(deps)(back(phoneNumberId), ana)).rejects.toThrow('yours already');
    expect(await releaseNumber(deps)(phoneNumberId, ana)).toMatchObject({ alreadyReleased: false });
    expect(await releaseNumber(deps)(phoneNumberId, ana)).toMatchObject({ alreadyReleased: true });
    expect((await listNumbers(deps)(ana, { released: true })).map((one) => one.number)).toEqual([number]);
    clock.advance(9 * DAY_MS);
    await endTestNumbers(deps);
    const taken = await subscribeNumber(deps)(back(phoneNumberId), ana);
    expect(taken).toMatchObject({ status: 'DONE', dueNowMinor: 0 });
    expect((await listNumbers(deps)(ana)).map((one) => one.number)).toContain(number);
    clock.advance(9 * DAY_MS);
    await endTestNumbers(deps);
    expect(shop.owned.has(number)).toBe(true);
  });

  it('costs nothing more in a later cycle whose invoice it stands in', async () => {
    const { ana, phoneNumberId } = await owned();
    clock.advance(16 * DAY_MS);
    await releaseNumber(deps)(phoneNumberId, ana);
    expect(await subscribeNumber(deps)(back(phoneNumberId), ana)).toMatchObject({ status: 'DONE', dueNowMinor: 0 });
  });

  it('is paid again once its cycle is over, and goes back to the carrier after ten days', async () => {
    const { ana, number, phoneNumberId } = await owned();
    clock.advance(16 * DAY_MS);
    await releaseNumber(deps)(phoneNumberId, ana);
    expect(await quoteReclaims(deps)(ana)).toMatchObject([{ phoneNumberId, dueNowMinor: 0n, monthlyMinor: 300n }]);
    till.cycleStart = new Date(deps.clock.now().getTime() + 1);
    expect(await quoteReclaims(deps)(ana)).toMatchObject([{ phoneNumberId, dueNowMinor: 150n, monthlyMinor: 300n }]);
    till.plan = 'FREE';
    expect(await quoteReclaims(deps)(ana)).toEqual([]);
    till.plan = 'BUSINESS';
    const begun = await subscribeNumber(deps)(back(phoneNumberId), ana);
    expect(begun).toMatchObject({ status: 'PAYING', dueNowMinor: 150 });
    expect(till.paymentOf(begun.id)?.redirectUrl).toContain('action=SUBSCRIBE_NUMBER');
    clock.advance(10 * DAY_MS);
    await endTestNumbers(deps);
    expect(shop.owned.has(number)).toBe(false);
    // Paid too late: the money goes back.
    till.pay(begun.id);
    expect(await finishPurchase(deps)(finish(begun.id), ana)).toMatchObject({ status: 'FAILED', refunded: true });
    await expect(subscribeNumber(deps)(back(phoneNumberId), ana)).rejects.toMatchObject({ code: 'GONE' });
    expect(await listNumbers(deps)(ana, { released: true })).toEqual([]);
  });
});
