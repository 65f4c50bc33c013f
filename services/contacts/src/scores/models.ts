/**
 * The three predictive models (defaults 13.3): plain statistics of what is known of a person, without a black box. Each gives a
 * figure from 0 to 100 with the reasons for it; each says nothing where too little is known. Pure: docs/design/scores.md explains it.
 */

const DAY_MS = 86_400_000;
const MOST = 100;

export type Band = 'HIGH' | 'MEDIUM' | 'LOW';

export const REASONS = [
  'LAST_ORDER',
  'ORDERS',
  'SPENT_MORE',
  'SPENT_LESS',
  'SILENT',
  'IN_TOUCH',
  'LESS_OFTEN',
  'NO_ANSWER',
  'OPTED_OUT',
  'REACHED',
  'OTHERS_REACHED',
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** Why a figure is what it is. What the two numbers are stands with each code in docs/design/scores.md. */
export interface Reason {
  readonly code: ReasonCode;
  /** It makes the figure higher; otherwise lower. */
  readonly raises: boolean;
  readonly figure: number;
  readonly compared: number;
}

export interface Score {
  readonly score: number;
  readonly band: Band;
  readonly reasons: readonly Reason[];
}

export interface BestHour {
  /** Of the day, 0 to 23. */
  readonly hour: number;
  /** How many of 100 tries at that hour would reach them. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** What people and the workspace did with each other. */
export type TouchKind = 'CALLED' | 'WROTE' | 'ANSWERED' | 'UNANSWERED' | 'WRITTEN_TO';
export interface Touch {
  /** Epoch ms. */
  readonly at: number;
  readonly kind: TouchKind;
  /** Of the day where the person is, 0 to 23. */
  readonly hour: number;
}

/** What a shop knows of a customer. */
export interface Orders {
  readonly count: number;
  /** In micros of the currency's major unit. */
  readonly spent: number;
  readonly currency: string;
  /** Epoch ms; undefined where the shop does not say. */
  readonly since: number | undefined;
  readonly last: number | undefined;
}

/** What a workspace's contacts are compared with. */
export interface Figures {
  /** Customers whose orders are known. */
  readonly customers: number;
  /** Of customers: four borders of five parts of the same size, from the lowest. */
  readonly days: readonly number[];
  readonly orders: readonly number[];
  /** By currency: amounts of two are not compared. */
  readonly spent: Readonly<Record<string, readonly number[]>>;
  /** By hour of the day where people are: tries, and those that reached somebody. */
  readonly tried: readonly number[];
  readonly reached: readonly number[];
}

/** With fewer customers, five parts of them would say little: these borders hold then. */
const ENOUGH_CUSTOMERS = 50;
const USUAL = { days: [30, 60, 120, 240], orders: [1, 2, 4, 8] } as const;
/** Tries of everyone from which an hour's rate is told as a reason. */
const ENOUGH_TRIES = 50;

export const NO_FIGURES: Figures = {
  customers: 0,
  days: [],
  orders: [],
  spent: {},
  tried: Array.from({ length: 24 }, () => 0),
  reached: Array.from({ length: 24 }, () => 0),
};

/** From 1 to 5: in which of five parts a value lies. One that is a border lies in the lower part. */
const partOf = (value: number, borders: readonly number[]): number =>
  1 + borders.filter((border) => border < value).length;

const whole = (value: number): number => Math.round(Math.min(MOST, Math.max(0, value)));
const bandOf = (score: number, [high, medium]: readonly [number, number]): Band =>
  score >= high ? 'HIGH' : score >= medium ? 'MEDIUM' : 'LOW';
const daysSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / DAY_MS));

/**
 * Whether somebody buys again, by RFM: how recently (counts twice), how often (twice) and for how much (once) they bought, each
 * from 1 to 5 among the customers of the workspace. 0 is the last in all three, 100 the first.
 * @returns undefined where no order, or no day of one, is known
 */
export function buyAgain(orders: Orders | undefined, figures: Figures, now: number): Score | undefined {
  if (!orders || orders.count < 1 || orders.last === undefined) return undefined;
  const known = figures.customers >= ENOUGH_CUSTOMERS;
  const days = daysSince(orders.last, now);
  const recent = 6 - partOf(days, known ? figures.days : USUAL.days);
  const often = partOf(orders.count, known ? figures.orders : USUAL.orders);
  const amounts = known ? figures.spent[orders.currency] : undefined;
  const much = amounts ? partOf(orders.spent, amounts) : 3;
  const score = whole((MOST * (2 * recent + 2 * often + much - 5)) / 20);
  const told = (code: ReasonCode, part: number, figure: number): Reason[] =>
    part === 3 ? [] : [{ code, raises: part > 3, figure, compared: 0 }];
  const reasons = [
    ...told('LAST_ORDER', recent, days),
    ...told('ORDERS', often, orders.count),
    ...told(much > 3 ? 'SPENT_MORE' : 'SPENT_LESS', much, 20 * (much > 3 ? much - 1 : 5 - much)),
  ];
  // In the middle of everything: how long ago it was says most.
  const middle: Reason = { code: 'LAST_ORDER', raises: score >= 50, figure: days, compared: 0 };
  return { score, band: bandOf(score, [65, 35]), reasons: reasons.length > 0 ? reasons : [middle] };
}

/** Days on which the person called, wrote or answered. */
const THEIRS: ReadonlySet<TouchKind> = new Set(['CALLED', 'WROTE', 'ANSWERED']);
const QUARTER_DAYS = 90;

/**
 * Whether somebody is lost: how long they have been silent, over how long they usually are. As long as usual is 0, three times as
 * long 50, five times 75. On top of that come being in touch half as often as in the quarter before (10), two calls in a row that
 * they did not answer (10), and an opt-out (15).
 * @returns undefined where neither three days of contact nor three orders are known
 */
export function churnRisk(
  { touches, orders, optedOut }: Pick<Known, 'touches' | 'orders' | 'optedOut'>,
  now: number,
): Score | undefined {
  const theirs = touches.filter(({ kind }) => THEIRS.has(kind)).map(({ at }) => at);
  const usual = usualGap(theirs) ?? usualOrderGap(orders);
  const last = Math.max(...theirs, orders?.last ?? -Infinity);
  if (usual === undefined || last === -Infinity) return undefined;
  const silent = daysSince(last, now);
  const times = silent / usual;
  const base = times <= 1 ? 0 : MOST * (1 - 2 ** (-(times - 1) / 2));
  const within = (from: number, to: number) =>
    theirs.filter((at) => at > now - from * DAY_MS && at <= now - to * DAY_MS).length;
  const [lately, before] = [within(QUARTER_DAYS, 0), within(2 * QUARTER_DAYS, QUARTER_DAYS)];
  const lessOften = before >= 2 && lately * 2 <= before;
  const unanswered = lastUnanswered(touches);
  const score = whole(base + (lessOften ? 10 : 0) + (unanswered >= 2 ? 10 : 0) + (optedOut ? 15 : 0));
  const reasons: Reason[] = [
    { code: times > 1 ? 'SILENT' : 'IN_TOUCH', raises: times > 1, figure: silent, compared: usual },
    ...(lessOften ? [{ code: 'LESS_OFTEN', raises: true, figure: lately, compared: before } as const] : []),
    ...(unanswered >= 2 ? [{ code: 'NO_ANSWER', raises: true, figure: unanswered, compared: 0 } as const] : []),
    ...(optedOut ? [{ code: 'OPTED_OUT', raises: true, figure: 0, compared: 0 } as const] : []),
  ];
  return { score, band: bandOf(score, [60, 30]), reasons };
}

/** The median of the days between two days of contact, one at least; undefined with fewer than three such days. */
function usualGap(at: readonly number[]): number | undefined {
  const days = [...new Set(at.map((instant) => Math.floor(instant / DAY_MS)))].toSorted((a, b) => a - b);
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  return gaps.length < 2 ? undefined : (gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1);
}

/** Days between two orders on average, one at least; undefined with fewer than three orders. */
function usualOrderGap(orders: Orders | undefined): number | undefined {
  if (!orders || orders.count < 3 || orders.since === undefined || orders.last === undefined) return undefined;
  return Math.max(1, Math.round((orders.last - orders.since) / DAY_MS / (orders.count - 1)));
}

/** How many of our last calls in a row were not answered. */
function lastUnanswered(touches: readonly Touch[]): number {
  const calls = touches.filter(({ kind }) => kind !== 'WRITTEN_TO').toSorted((a, b) => b.at - a.at);
  const other = calls.findIndex(({ kind }) => kind !== 'UNANSWERED');
  return other < 0 ? calls.length : other;
}

/** Hours at which somebody is called. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;
/** How many tries of everyone count as much as the person's own. */
const PRIOR_TRIES = 4;
const ENOUGH_TOUCHES = 3;

/**
 * The hour from 8 to 19 at which most tries reach somebody: their own calls and texts and our calls that they answered, over those
 * and our calls that they did not; with half the weight also of the hours beside it. Four tries of everyone at that hour are
 * counted along, so that one answered call does not decide.
 * @returns undefined where the person was tried fewer than three times
 */
export function bestHour(touches: readonly Touch[], { tried, reached }: Figures): BestHour | undefined {
  const counted = touches.filter(({ kind }) => kind !== 'WRITTEN_TO');
  if (counted.length < ENOUGH_TOUCHES || !counted.some(({ kind }) => THEIRS.has(kind))) return undefined;
  const own = (hour: number, kinds: (touch: Touch) => boolean) =>
    counted.filter((touch) => touch.hour === hour && kinds(touch)).length;
  const around = (hour: number, kinds: (touch: Touch) => boolean) =>
    own(hour, kinds) + (own(hour - 1, kinds) + own(hour + 1, kinds)) / 2;
  const answered = ({ kind }: Touch) => THEIRS.has(kind);
  const every = () => true;
  const rateOfAll = (hour: number) => ((reached[hour] ?? 0) + 1) / ((tried[hour] ?? 0) + 2);
  const rates = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
    const hour = FIRST_HOUR + index;
    const rate = (around(hour, answered) + PRIOR_TRIES * rateOfAll(hour)) / (around(hour, every) + PRIOR_TRIES);
    return { hour, rate, tries: around(hour, every) };
  });
  const best = rates.reduce((a, b) => (b.rate > a.rate || (b.rate === a.rate && b.tries > a.tries) ? b : a));
  const window = counted.filter(({ hour }) => Math.abs(hour - best.hour) <= 1);
  const all = { tried: tried[best.hour] ?? 0, reached: reached[best.hour] ?? 0 };
  return {
    hour: best.hour,
    score: whole(MOST * best.rate),
    reasons: [
      ...(window.length === 0
        ? []
        : [
            {
              code: 'REACHED',
              raises: true,
              figure: window.filter(answered).length,
              compared: window.length,
            } as const,
          ]),
      ...(all.tried < ENOUGH_TRIES
        ? []
        : [
            {
              code: 'OTHERS_REACHED',
              raises: true,
              figure: whole((MOST * all.reached) / all.tried),
              compared: all.tried,
            } as const,
          ]),
    ],
  };
}

/** All that the models look at of one person. */
export interface Known {
  readonly touches: readonly Touch[];
  readonly orders: Orders | undefined;
  readonly optedOut: boolean;
}
export interface Scores {
  readonly buyAgain: Score | undefined;
  readonly churnRisk: Score | undefined;
  readonly bestHour: BestHour | undefined;
}

export const scoresOf = (known: Known, figures: Figures, now: number): Scores => ({
  buyAgain: buyAgain(known.orders, figures, now),
  churnRisk: churnRisk(known, now),
  bestHour: bestHour(known.touches, figures),
});

/** By hour, how many tries there were, and how many of them reached somebody. */
export function hoursOf(touches: readonly Touch[]): Pick<Figures, 'tried' | 'reached'> {
  const [tried, reached] = [[...NO_FIGURES.tried], [...NO_FIGURES.reached]];
  for (const { kind, hour } of touches) {
    if (kind === 'WRITTEN_TO') continue;
    tried[hour] = (tried[hour] ?? 0) + 1;
    if (THEIRS.has(kind)) reached[hour] = (reached[hour] ?? 0) + 1;
  }
  return { tried, reached };
}
