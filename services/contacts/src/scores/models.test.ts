import { describe, expect, test } from 'vitest';
import {
  bestHour,
  buyAgain,
  churnRisk,
  hoursOf,
  NO_FIGURES,
  type Figures,
  type Orders,
  type Touch,
  type TouchKind,
} from './models.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY_MS = 86_400_000;
const ago = (days: number) => NOW - days * DAY_MS;
const orders = (count: number, lastDaysAgo: number, more: Partial<Orders> = {}): Orders => ({
  count,
  spent: 100_000_000,
  currency: 'USD',
  since: ago(400),
  last: ago(lastDaysAgo),
  ...more,
});
const touch = (days: number, kind: TouchKind = 'CALLED', hour = 10): Touch => ({ at: ago(days), kind, hour });

/** A hundred customers: half of them bought once, and the amounts are of two currencies. */
const HUNDRED: Figures = {
  ...NO_FIGURES,
  customers: 100,
  days: [10, 40, 90, 200],
  orders: [1, 1, 2, 5],
  spent: { USD: [20e6, 50e6, 120e6, 400e6], EUR: [10e6, 20e6, 30e6, 40e6] },
};

describe('who buys again', () => {
  test.each<[string, Orders, number, string, [string, boolean, number][]]>([
    [
      'the best in all three',
      orders(9, 4, { spent: 900e6 }),
      100,
      'HIGH',
      [
        ['LAST_ORDER', true, 4],
        ['ORDERS', true, 9],
        ['SPENT_MORE', true, 80],
      ],
    ],
    [
      'the last in all three',
      orders(1, 300, { spent: 5e6 }),
      0,
      'LOW',
      [
        ['LAST_ORDER', false, 300],
        ['ORDERS', false, 1],
        ['SPENT_LESS', false, 80],
      ],
    ],
    [
      'who bought often, long ago',
      orders(9, 300, { spent: 900e6 }),
      60,
      'MEDIUM',
      [
        ['LAST_ORDER', false, 300],
        ['ORDERS', true, 9],
        ['SPENT_MORE', true, 80],
      ],
    ],
    [
      'who spent as much in euros is compared with euros',
      orders(2, 41, { spent: 35e6, currency: 'EUR' }),
      55,
      'MEDIUM',
      [['SPENT_MORE', true, 60]],
    ],
    [
      'who spent in a currency of nobody else',
      orders(2, 41, { currency: 'CHF' }),
      50,
      'MEDIUM',
      [['LAST_ORDER', true, 41]],
    ],
  ])('%s', (_who, known, score, band, reasons) => {
    const found = buyAgain(known, HUNDRED, NOW);
    expect(found).toMatchObject({ score, band });
    expect(found?.reasons.map(({ code, raises, figure }) => [code, raises, figure])).toEqual(reasons);
  });

  test('with few customers, days and orders have borders of their own, and amounts say nothing', () => {
    const few = { ...HUNDRED, customers: 12 };
    expect(buyAgain(orders(5, 20, { spent: 1 }), few, NOW)).toMatchObject({ score: 80, band: 'HIGH' });
    expect(buyAgain(orders(5, 20), NO_FIGURES, NOW)?.reasons.map(({ code }) => code)).toEqual(['LAST_ORDER', 'ORDERS']);
  });

  test('is said of nobody without an order', () => {
    expect(buyAgain(undefined, HUNDRED, NOW)).toBeUndefined();
    expect(buyAgain(orders(0, 3), HUNDRED, NOW)).toBeUndefined();
    expect(buyAgain({ ...orders(3, 3), last: undefined }, HUNDRED, NOW)).toBeUndefined();
  });
});

describe('who is lost', () => {
  const weekly = (silent: number) => [0, 7, 14, 21].map((days) => touch(silent + days));
  const risk = (touches: Touch[], more: { orders?: Orders; optedOut?: boolean } = {}) =>
    churnRisk({ touches, orders: more.orders, optedOut: more.optedOut ?? false }, NOW);

  test.each([
    [7, 0, 'LOW', 'IN_TOUCH'],
    [14, 29, 'LOW', 'SILENT'],
    [21, 50, 'MEDIUM', 'SILENT'],
    [35, 75, 'HIGH', 'SILENT'],
  ])('somebody of every week who is silent for %i days has a risk of %i', (silent, score, band, code) => {
    expect(risk(weekly(silent))).toMatchObject({
      score,
      band,
      reasons: [{ code, figure: silent, compared: 7, raises: score > 0 }],
    });
  });

  test('counts what adds to it, each by its name', () => {
    const touches = [...weekly(21), touch(2, 'UNANSWERED'), touch(1, 'UNANSWERED'), touch(0, 'WRITTEN_TO')];
    expect(risk(touches, { optedOut: true })).toMatchObject({
      score: 75,
      reasons: [{ code: 'SILENT' }, { code: 'NO_ANSWER', figure: 2 }, { code: 'OPTED_OUT' }],
    });
    const rarer = [5, 110, 120, 130, 140].map((days) => touch(days));
    expect(risk(rarer)).toMatchObject({
      score: 10,
      reasons: [{ code: 'IN_TOUCH' }, { code: 'LESS_OFTEN', figure: 1, compared: 4 }],
    });
    // An answer ends the row of calls without one.
    expect(risk([...weekly(21), touch(2, 'UNANSWERED'), touch(1, 'ANSWERED')])).toMatchObject({
      reasons: [{ code: 'IN_TOUCH' }],
    });
  });

  test('goes by orders where there is no contact, and says nothing with too little of both', () => {
    // Five orders within 400 days are one in about 80.
    expect(risk([], { orders: orders(5, 80) })).toMatchObject({ score: 0, reasons: [{ compared: 80 }] });
    expect(risk([], { orders: orders(5, 240) })).toMatchObject({
      reasons: [{ code: 'SILENT', figure: 240, compared: 40 }],
    });
    expect(risk([touch(1), touch(1), touch(9)])).toBeUndefined();
    expect(risk([], { orders: orders(2, 10) })).toBeUndefined();
    expect(risk([touch(1, 'UNANSWERED'), touch(2, 'WRITTEN_TO'), touch(3, 'UNANSWERED')])).toBeUndefined();
  });
});

describe('the best hour to reach somebody', () => {
  test('is the one at which they answer and call, not the one at which they were only called', () => {
    const touches = [
      ...[1, 2, 3].map((days) => touch(days, 'UNANSWERED', 9)),
      ...[4, 5].map((days) => touch(days, 'ANSWERED', 17)),
      touch(6, 'CALLED', 17),
      touch(7, 'WRITTEN_TO', 11),
    ];
    expect(bestHour(touches, NO_FIGURES)).toEqual({
      hour: 17,
      score: 71,
      reasons: [{ code: 'REACHED', raises: true, figure: 3, compared: 3 }],
    });
  });

  test('weighs one answer against everyone’s, and is never at night', () => {
    const tried = [...NO_FIGURES.tried];
    const reached = [...NO_FIGURES.reached];
    [tried[14], reached[14]] = [200, 180];
    [tried[10], reached[10]] = [200, 20];
    const touches = [touch(1, 'ANSWERED', 10), touch(2, 'WROTE', 3), touch(3, 'WROTE', 2)];
    expect(bestHour(touches, { ...NO_FIGURES, tried, reached })).toMatchObject({
      hour: 14,
      reasons: [{ code: 'OTHERS_REACHED', figure: 90, compared: 200 }],
    });
  });

  test('is not said of who was tried twice, or never reached', () => {
    expect(bestHour([touch(1), touch(2)], NO_FIGURES)).toBeUndefined();
    expect(
      bestHour(
        [1, 2, 3].map((days) => touch(days, 'UNANSWERED')),
        NO_FIGURES,
      ),
    ).toBeUndefined();
  });
});

test('hours of everyone count tries and those that reached somebody, without our own texts', () => {
  const { tried, reached } = hoursOf([
    touch(1, 'ANSWERED', 9),
    touch(1, 'UNANSWERED', 9),
    touch(1, 'WROTE', 23),
    touch(1, 'WRITTEN_TO', 9),
  ]);
  expect([tried[9], reached[9], tried[23], reached[23]]).toEqual([2, 1, 1, 1]);
  expect(tried).toHaveLength(24);
});
