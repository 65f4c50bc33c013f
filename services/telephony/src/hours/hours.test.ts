import { describe, expect, it } from 'vitest';
import { type Holiday, type Hours, type Interval, isOpen, nextChange, nextOpening } from './hours.ts';

const NEW_YORK = 'America/New_York';
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const block = (opens: string, closes: string): Interval => ({ opens: minutes(opens), closes: minutes(closes) });

/** `days`: 1 (Monday) to 7 (Sunday). */
function week(timezone: string, days: readonly number[], blocks: Interval[], holidays: Holiday[] = []): Hours {
  return { timezone, days: [1, 2, 3, 4, 5, 6, 7].map((day) => (days.includes(day) ? blocks : [])), holidays };
}

const weekdays = [1, 2, 3, 4, 5];
const office = week(NEW_YORK, weekdays, [block('09:00', '17:00')]);
const split = week('Europe/London', weekdays, [block('09:00', '12:30'), block('13:30', '18:00')]);
const nights = week('Africa/Lagos', [5, 6], [block('20:00', '02:00')]);
const christmas = (intervals: Interval[], date: string) =>
  week(NEW_YORK, weekdays, [block('09:00', '17:00')], [{ date, intervals }]);

describe('hours', () => {
  it.each<[string, Hours, [string, boolean][]]>([
    [
      'before the clocks change',
      office,
      [
        ['2026-10-30T12:59:59Z', false],
        ['2026-10-30T13:00:00Z', true],
        ['2026-10-30T20:59:59Z', true],
        ['2026-10-30T21:00:00Z', false],
      ],
    ],
    [
      'after the clocks changed',
      office,
      [
        ['2026-11-02T13:30:00Z', false],
        ['2026-11-02T14:00:00Z', true],
        ['2026-11-02T22:00:00Z', false],
      ],
    ],
    [
      'with a break at noon',
      split,
      [
        ['2026-11-04T12:29:59Z', true],
        ['2026-11-04T12:30:00Z', false],
        ['2026-11-04T13:30:00Z', true],
      ],
    ],
    [
      'past midnight',
      nights,
      [
        ['2026-11-07T00:30:00Z', true],
        ['2026-11-07T01:00:00Z', false],
        ['2026-11-08T00:59:59Z', true],
        ['2026-11-09T00:30:00Z', false],
      ],
    ],
    [
      'in the hour that comes twice',
      week(NEW_YORK, [7], [block('00:00', '04:00')]),
      [
        ['2026-11-01T05:30:00Z', true],
        ['2026-11-01T06:30:00Z', true],
      ],
    ],
    [
      'in the hour that does not exist',
      week(NEW_YORK, [7], [block('02:00', '03:00')]),
      [
        ['2027-03-14T06:59:59Z', false],
        ['2027-03-14T07:00:00Z', false],
      ],
    ],
    ['on a closed holiday', christmas([], '2026-12-25'), [['2026-12-25T15:00:00Z', false]]],
    [
      'on a yearly closed holiday',
      christmas([], '12-25'),
      [
        ['2026-12-25T15:00:00Z', false],
        ['2026-12-24T15:00:00Z', true],
      ],
    ],
    [
      'on a short day',
      christmas([block('09:00', '13:00')], '2026-12-24'),
      [
        ['2026-12-24T18:30:00Z', false],
        ['2026-12-24T17:59:59Z', true],
      ],
    ],
    [
      'around the clock',
      week('UTC', [1], [block('00:00', '24:00')]),
      [
        ['2026-11-23T00:00:00Z', true],
        ['2026-11-23T23:59:59Z', true],
        ['2026-11-24T00:00:00Z', false],
      ],
    ],
  ])('are open %s as the wall clock says', (_when, hours, vectors) => {
    expect(vectors.map(([at]) => [at, isOpen(hours, Date.parse(at))])).toEqual(vectors);
  });

  it('that run past midnight end as planned on a holiday, unless it closes at midnight', () => {
    const lagos = (closesAtMidnight: boolean) =>
      week('Africa/Lagos', [5], [block('20:00', '02:00')], [{ date: '2026-11-07', intervals: [], closesAtMidnight }]);
    const at = Date.parse('2026-11-07T00:30:00Z');
    expect([isOpen(lagos(false), at), isOpen(lagos(true), at)]).toEqual([true, false]);
  });

  it.each<[string, Hours, string, string | null]>([
    ['opens in the morning', office, '2026-10-30T12:00:00Z', '2026-10-30T13:00:00Z'],
    ['closes in the afternoon', office, '2026-10-30T13:00:00Z', '2026-10-30T21:00:00Z'],
    ['opens after the weekend, on the changed clocks', office, '2026-10-30T21:00:00Z', '2026-11-02T14:00:00Z'],
    ['closes after midnight', nights, '2026-11-07T00:00:00Z', '2026-11-07T01:00:00Z'],
    [
      'closes after the hour that comes twice',
      week(NEW_YORK, [7], [block('00:00', '04:00')]),
      '2026-11-01T05:30:00Z',
      '2026-11-01T09:00:00Z',
    ],
    [
      'closes in the first and opens in the second pass',
      week(NEW_YORK, [7], [block('01:00', '01:30')]),
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:00:00Z',
    ],
    [
      'closes when the clocks leap over its end',
      week(NEW_YORK, [7], [block('01:30', '02:30')]),
      '2027-03-14T06:45:00Z',
      '2027-03-14T07:00:00Z',
    ],
    [
      'opens a week later when its hour does not exist',
      week(NEW_YORK, [7], [block('02:00', '03:00')]),
      '2027-03-14T00:00:00Z',
      '2027-03-21T06:00:00Z',
    ],
    ['opens after a closed holiday', christmas([], '2026-12-25'), '2026-12-24T22:00:00Z', '2026-12-28T14:00:00Z'],
    [
      'never, when always open',
      week('UTC', [1, 2, 3, 4, 5, 6, 7], [block('00:00', '24:00')]),
      '2026-11-02T00:00:00Z',
      null,
    ],
    ['never, when never open', week('UTC', [], []), '2026-11-02T00:00:00Z', null],
  ])('next change: %s', (_what, hours, at, change) => {
    const next = nextChange(hours, Date.parse(at));
    expect(next === null ? null : new Date(next).toISOString().replace('.000', '')).toBe(change);
  });

  it('that are open now begin their next block after this one ended', () => {
    const next = nextOpening(split, Date.parse('2026-11-04T12:00:00Z'));
    expect(new Date(next ?? 0).toISOString()).toBe('2026-11-04T13:30:00.000Z');
  });

  it('agree with the clock, every five minutes, through both changes of the clocks in eight zones', () => {
    const zones = [
      'America/New_York',
      'Europe/London',
      'Africa/Lagos',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Apia',
      'UTC',
    ];
    for (const timezone of zones) {
      const hours = week(timezone, [6, 7], [block('01:15', '02:45'), block('22:00', '01:00')]);
      for (const from of ['2026-03-28', '2026-04-04', '2026-10-03', '2026-10-31', '2027-03-13']) {
        const start = Date.parse(`${from}T00:00:00Z`);
        let at = start;
        let expected = isOpen(hours, at);
        let change = nextChange(hours, at);
        while (at < start + 2 * 86_400_000) {
          at += 300_000;
          if (change !== null && at >= change) {
            expected = !expected;
            change = nextChange(hours, change);
          }
          expect([timezone, new Date(at).toISOString(), isOpen(hours, at)]).toEqual([
            timezone,
            new Date(at).toISOString(),
            expected,
          ]);
        }
      }
    }
  });

  // Issue 5's proof. What a zone's clocks show is written down here, by hand, and not asked of the runtime.
  const rules: readonly (readonly [zone: string, ahead: number, changes: readonly (readonly [string, number])[]])[] = [
    ['UTC', 0, []],
    ['Africa/Lagos', 60, []],
    ['Asia/Kathmandu', 345, []],
    [
      'Europe/London',
      0,
      [
        ['2026-03-29T01:00Z', 60],
        ['2026-10-25T01:00Z', 0],
        ['2027-03-28T01:00Z', 60],
      ],
    ],
    [
      'Europe/Berlin',
      60,
      [
        ['2026-03-29T01:00Z', 120],
        ['2026-10-25T01:00Z', 60],
        ['2027-03-28T01:00Z', 120],
      ],
    ],
    [
      'America/New_York',
      -300,
      [
        ['2026-03-08T07:00Z', -240],
        ['2026-11-01T06:00Z', -300],
        ['2027-03-14T07:00Z', -240],
      ],
    ],
    [
      'America/St_Johns',
      -210,
      [
        ['2026-03-08T05:30Z', -150],
        ['2026-11-01T04:30Z', -210],
        ['2027-03-14T05:30Z', -150],
      ],
    ],
    [
      'Australia/Lord_Howe',
      660,
      [
        ['2026-04-04T15:00Z', 630],
        ['2026-10-03T15:30Z', 660],
        ['2027-04-03T15:00Z', 630],
      ],
    ],
  ];

  it.each(rules)(
    'are open in %s as its clocks say, at 60 instants around both changes and a holiday',
    (timezone, ahead, changes) => {
      const hours = week(
        timezone,
        [1, 2, 3, 4, 5, 6, 7],
        [block('01:15', '02:45'), block('22:00', '01:00')],
        [{ date: '12-25', intervals: [], closesAtMidnight: false }],
      );
      const expected = (at: number): boolean => {
        const offset = changes.reduce((before, [from, after]) => (at >= Date.parse(from) ? after : before), ahead);
        const [date = '', time = ''] = new Date(at + offset * 60_000).toISOString().split('T');
        const now = time.slice(0, 5);
        const early = now < '01:00' && !date.endsWith('-12-26');
        return early || (!date.endsWith('-12-25') && ((now >= '01:15' && now < '02:45') || now >= '22:00'));
      };
      // Where clocks never change, a day of each change elsewhere will do.
      const [spring = '2026-03-29T01:00Z', autumn = '2026-10-25T01:00Z'] = changes.map(([at]) => at);
      const instants = [spring, autumn, '2026-12-25T12:00Z'].flatMap((middle) =>
        Array.from({ length: 20 }, (_, place) => {
          const step = middle.startsWith('2026-12') ? 151 : 13;
          return Date.parse(middle) + (place - 10) * step * 60_000;
        }),
      );
      expect(instants).toHaveLength(60);
      const shown = (decide: (at: number) => boolean) => instants.map((at) => [new Date(at).toISOString(), decide(at)]);
      expect(shown((at) => isOpen(hours, at))).toEqual(shown(expected));
      expect(new Set(instants.map(expected)).size).toBe(2);
    },
  );
});
