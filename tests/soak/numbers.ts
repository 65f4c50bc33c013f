/**
 * Numbers that are bought by processes which are killed: two buyers and one number, and a death at each step of a purchase. What was
 * paid is owned, or it went back; of two buyers one owns the number, and nobody else pays.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { outcome, quantile, secondsSince, type Outcome } from '../figures/figures.ts';
import type { RunOptions } from '../figures/run.ts';
import { type Buyer, openShop, type Shop } from './numbersShop.ts';
import { beforePayment, type Stop, STEPS, type Way } from './numbersStops.ts';
import type { Done } from './numbersWorker.ts';

const RACES = 1_000;
const RACES_SHORT = 20;
const KILLS = 200;
/** Races that go on at once, and workspaces that take part. */
const LANES = 4;
const BUYERS = 24;
/** Milliseconds until a process must have come to the step at which it dies, and until a buyer who comes back must see the end. */
const REACHED_MS = 20_000;
const SEEN_MS = 90_000;
const AGAIN_MS = 200;
const SHOWN = 20;
const WAYS: readonly Way[] = ['owned', 'gone', 'free'];
const ENDED: ReadonlySet<string> = new Set(['DONE', 'FAILED']);

/** How two go after one number. */
const KINDS = [
  'both press at once',
  'both paid, their time was up',
  'one pays after the other owns it',
  'two people of one workspace',
] as const;
type Kind = (typeof KINDS)[number];

export async function numbers({ short, say }: Pick<RunOptions, 'short' | 'say'>): Promise<Outcome> {
  const began = performance.now();
  const shop = await openShop();
  const races = Number(process.env['NUMBERS_RACES'] ?? (short ? RACES_SHORT : RACES));
  const kills = Number(process.env['NUMBERS_KILLS'] ?? (short ? 1 : KILLS));
  const buyers = await Promise.all(Array.from({ length: short ? 6 : BUYERS }, () => shop.buyer()));
  const wrong: string[] = [];
  const raced = new Map<Kind, number>();
  /** Notes what is wrong, and says it at once: the audit is an hour away. */
  const note = (...problems: readonly string[]) => {
    wrong.push(...problems);
    for (const problem of problems) say(problem);
  };

  let round = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (round < races) {
        const nth = (round += 1);
        const kind = KINDS[nth % KINDS.length] ?? KINDS[0];
        const two = [buyers[nth % buyers.length], buyers[(nth + 1 + (nth % 3)) % buyers.length]].filter(
          (one) => one !== undefined,
        );
        const number = shop.next();
        const problem = await race(shop, kind, number, two);
        if (problem !== undefined) note(`${kind}, ${number}: ${problem}`);
        note(...shop.crew.troubles());
        raced.set(kind, (raced.get(kind) ?? 0) + 1);
        if (nth % 50 === 0) say(`${nth} races, ${secondsSince(began)} s`);
      }
    }),
  );
  const seconds = secondsSince(began);
  const ofRaces = new Set((await shop.audit()).ended.map(({ id }) => id));
  const racesPaid = shop.taken();

  const died = new Map<string, { killed: number; came: number; left: number; missed: number }>();
  const before = shop.crew.kills();
  let wave = 0;
  while (shop.crew.kills() - before < kills && shop.left() > 200) {
    for (const way of WAYS)
      for (const [name, stop] of STEPS[way]) {
        // In each second wave nobody comes back: what is left to do is left to those who remain.
        const leaves = (wave + (name.length % 2)) % 2 === 1;
        const count = died.get(`${way} | ${name}`) ?? { killed: 0, came: 0, left: 0, missed: 0 };
        died.set(`${way} | ${name}`, count);
        const { killed, problem } = await dieAt(shop, way, [name, stop], buyers[wave % buyers.length], leaves);
        if (killed) {
          count.killed += 1;
          count[leaves ? 'left' : 'came'] += 1;
        } else count.missed += 1;
        if (problem !== undefined) note(`${way}, ${name}: ${problem}`);
        note(...shop.crew.troubles());
      }
    wave += 1;
    say(`${shop.crew.kills() - before} kills, ${secondsSince(began)} s`);
  }
  for (const [name, { killed }] of died) if (killed === 0) wrong.push(`nobody died at: ${name}`);

  await shop.settled(say);
  const { wrong: found, ended } = await shop.audit();
  const took = ended.flatMap(({ ms }) => (ms === undefined ? [] : [ms / 1000]));
  const inRaces = ended.filter(({ id }) => ofRaces.has(id));
  const inKills = ended.filter(({ id }) => !ofRaces.has(id));
  const row = (of: typeof ended) => [
    of.length,
    of.filter(({ taken }) => taken > 0).length,
    of.filter(({ owned, taken }) => owned && taken > 0).length,
    of.filter(({ back }) => back > 0).length,
    of.filter(({ owned, taken }) => owned && taken === 0).length,
  ];
  return outcome(
    [
      {
        title: `Numbers: ${races} races of two for one, ${shop.crew.kills() - before} kills`,
        columns: [
          '',
          'purchases',
          'paid',
          'paid and owned',
          'paid and given back',
          'owned, paid by the plan',
          'wrong',
          's',
        ],
        rows: [
          ['races', ...row(inRaces), wrong.length + found.length, seconds],
          ['kills', ...row(inKills), wrong.length + found.length, secondsSince(began) - seconds],
        ],
      },
      {
        title: 'How two went after one number',
        columns: ['kind', 'races'],
        rows: [...raced],
      },
      {
        title: `From the payment to the end, of ${took.length} paid purchases (${racesPaid} of them in races)`,
        columns: ['median s', 'p95 s', 'longest s'],
        rows: [
          [quantile(took, 0.5), quantile(took, 0.95), quantile(took, 1)].map((value) => Math.round(value * 10) / 10),
        ],
      },
      {
        title: 'Where a process died',
        columns: ['what becomes of it', 'step', 'kills', 'buyer comes back', 'buyer has left', 'not reached'],
        rows: [...died].map(([name, { killed, came, left, missed }]) => [
          ...name.split(' | '),
          killed,
          came,
          left,
          missed,
        ]),
      },
    ],
    [...wrong, ...found].slice(0, SHOWN),
  );
}

/** @returns what went wrong */
async function race(shop: Shop, kind: Kind, number: string, two: readonly Buyer[]): Promise<string | undefined> {
  const { crew } = shop;
  const [one, other] = (kind === 'two people of one workspace' ? [two[0], two[0]] : two).map(
    (who) => who && somebodyOf(who),
  );
  if (!one || !other) return 'nobody races';
  const press = (who: Buyer, nth: number) => crew.run({ what: 'buy', ...who, number }, nth);
  const back = (who: Buyer, { purchaseId = '' }: Done, nth: number) =>
    crew.run({ what: 'finish', ...who, number, purchaseId }, nth);
  const paged = ({ confirmationUrl }: Done) => confirmationUrl !== undefined && confirmationUrl !== '';
  const pay = ({ purchaseId = '', confirmationUrl = '' }: Done) => shop.pay(purchaseId, confirmationUrl);

  if (kind === 'both press at once' || kind === 'two people of one workspace') {
    const pressed = await Promise.all([press(one, 0), press(other, 1)]);
    const pages = pressed.flatMap((done, index) => (paged(done) ? [{ done, who: index === 0 ? one : other }] : []));
    const purchases = new Set(pages.map(({ done }) => done.purchaseId));
    if (purchases.size !== 1)
      return `${purchases.size} pages to pay on (${pressed.map(({ refused }) => refused).join(', ')})`;
    // Of two people who have one page, one pays; the other finds it paid.
    for (const { done } of pages.slice(0, 1)) await pay(done);
    await Promise.all(pages.flatMap(({ done, who }, index) => [back(who, done, index), back(who, done, index + 1)]));
  } else {
    const first = await press(one, 0);
    await shop.timeIsUp(number);
    const second = await press(other, 1);
    if (!paged(first) || !paged(second)) return `no page: ${first.refused ?? ''} ${second.refused ?? ''}`;
    await shop.timeIsUp(number);
    if (kind === 'one pays after the other owns it') {
      await pay(second);
      await untilEnded(() => back(other, second, 1));
      await pay(first);
      await back(one, first, 0);
    } else {
      await Promise.all([pay(first), pay(second)]);
      await Promise.all([back(one, first, 0), back(other, second, 1)]);
    }
    await Promise.all([untilEnded(() => back(one, first, 0)), untilEnded(() => back(other, second, 1))]);
  }
  for (let left = 200; left > 0; left -= 1) {
    const owners = await shop.ownersOf(number);
    if (owners.length === 1) return undefined;
    if (owners.length > 1) return `${owners.length} owners`;
    await pause(50);
  }
  return 'nobody owns it';
}

/** People buy at the same moment as others of their workspace; what one person has kept gives way to what they keep next. */
const somebodyOf = ({ workspaceId }: Buyer): Buyer => ({ workspaceId, userId: randomUUID() });

async function untilEnded(ask: () => Promise<Done>): Promise<string> {
  const until = Date.now() + SEEN_MS;
  let status = '';
  while (Date.now() < until) {
    const done = await ask();
    status = done.status ?? done.refused ?? '';
    if (ENDED.has(status)) return status;
    await pause(AGAIN_MS);
  }
  return status;
}

/** A purchase whose process dies at a step. The buyer comes back and presses again, or is never seen again. */
async function dieAt(
  shop: Shop,
  way: Way,
  [name, stop]: readonly [string, Stop],
  rich: Buyer | undefined,
  leaves: boolean,
): Promise<{ killed: boolean; problem?: string }> {
  const { crew, stops } = shop;
  const who = way === 'free' ? await shop.buyer({ free: true }) : rich && somebodyOf(rich);
  if (!who) return { killed: false, problem: 'nobody buys' };
  const number = way === 'free' ? shop.nextLocal() : shop.next();
  const base = { ...who, number };
  const first = 'in' in stop && stop.state === 'RESERVED';
  const again = async (what: 'buy' | 'finish' | 'reserve', purchaseId = ''): Promise<Done> => {
    const until = Date.now() + SEEN_MS;
    for (;;) {
      const done = await crew.run({ what, ...base, purchaseId });
      if (done.refused !== 'KILLED' || Date.now() > until) return done;
      await pause(50);
    }
  };
  const dead = async (fired: Promise<string>): Promise<boolean> =>
    Promise.race([fired.then(() => true), pause(REACHED_MS).then(() => false)]);

  await shop.world.fault(
    way === 'gone'
      ? { kind: 'number-gone', on: true, left: null, seconds: 0, only: number }
      : { kind: 'number-gone', on: false, left: 1, seconds: 0, only: null },
  );
  let purchaseId = first ? '' : ((await again('reserve')).purchaseId ?? '');
  const early = way === 'free' || beforePayment(name);
  if (early) {
    const { fired } = await stops.arm(stop, { number, purchaseId });
    const pressed = crew.run({ what: first ? 'reserve' : 'buy', ...base });
    const killed = await dead(fired);
    await pressed;
    await stops.disarm();
    if (leaves) return { killed };
    const page = await again('buy');
    purchaseId = page.purchaseId ?? purchaseId;
    if (way !== 'free') {
      if (!page.confirmationUrl) return { killed, problem: `there is no page: ${page.refused ?? page.status ?? ''}` };
      await shop.pay(purchaseId, page.confirmationUrl);
    }
    const status = await untilEnded(() => again('finish', purchaseId));
    return status === 'DONE' ? { killed } : { killed, problem: `the buyer sees ${status}` };
  }
  const page = await again('buy');
  if (!page.confirmationUrl)
    return { killed: false, problem: `there is no page: ${page.refused ?? page.status ?? ''}` };
  purchaseId = page.purchaseId ?? purchaseId;
  const { fired } = await stops.arm(stop, { number, purchaseId, ...(await shop.paymentOf(purchaseId)) });
  await shop.pay(purchaseId, page.confirmationUrl);
  // Who comes back while it dies; that nobody answers at all is found by whoever asks next.
  if (!leaves) crew.run({ what: 'finish', ...base, purchaseId }).catch(() => undefined);
  const killed = await dead(fired);
  await stops.disarm();
  if (leaves) return { killed };
  const status = await untilEnded(() => again('finish', purchaseId));
  return ENDED.has(status) ? { killed } : { killed, problem: `the buyer sees ${status}` };
}
