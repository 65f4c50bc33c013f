/**
 * Payments in four processes that are killed while they work, with a till that loses answers and tells of each payment late, twice or
 * never: nobody is charged twice, there is no credit without money, and each balance is right to the cent.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { moneyOf, service } from '@ringline/billing/money';
import { ownPostgres, temporaryFolder, testDatabase } from '@ringline/kit/testing';
import { outcome, secondsSince, type Outcome } from '../figures/figures.ts';
import type { RunOptions } from '../figures/run.ts';
import { remoteTill } from './moneyRemote.ts';
import { startTill, type Told } from './moneyTill.ts';
import type { Done, Task } from './moneyWorker.ts';

const PAYMENTS = 10_000;
const PAYMENTS_SHORT = 200;
const WORKERS = 4;
const AT_ONCE = 24;
/** Rounds of the reconciler at the same time, at the most: more do nothing but wait for each other. */
const ROUNDS = 2;
/** Tasks between two kills. */
const KILL_EVERY = 750;
const KILL_EVERY_SHORT = 150;
/** Milliseconds of the soak's time between two tasks: the hourly limit of top-ups holds here too. */
const STEP_MS = 20_000;
const DAY_MS = 86_400_000;
const AUTO_CENTS = 2_000;
const AUTO_PER_DAY = 3;
const AUTO_PER_MONTH_CENTS = 20_000;
/** Shares of events that are lost, and that come twice. */
const LOST = 0.1;
const TWICE = 0.3;
/** Tasks that an event waits at the most. */
const LATEST = 60;
const SHOWN = 10;

type Wanted = Omit<Task, 'at' | 'id'>;

export async function money({ short, say }: Pick<RunOptions, 'short' | 'say'>): Promise<Outcome> {
  const count = Number(process.env['MONEY_PAYMENTS'] ?? (short ? PAYMENTS_SHORT : PAYMENTS));
  const began = performance.now();
  const chance = seeded(20_261_128);
  let time = Date.UTC(2026, 10, 1, 9);
  let tasks = 0;
  const spans = new Map<Task['what'], { times: number; ms: number }>();
  const waiting: { due: number; wanted: Wanted }[] = [];
  const told = { lost: 0, twice: 0, all: 0 };

  const hear = ({ event, workspaceId, paymentId, externalId, dispute, refund }: Told) => {
    told.all += 1;
    if (chance() < LOST) {
      told.lost += 1;
      return;
    }
    const about = { workspaceId, event };
    const wanted: Wanted = dispute
      ? { ...about, what: 'hearDispute', externalId: dispute }
      : refund
        ? { ...about, what: 'hearRefund', externalId: refund }
        : { ...about, what: 'hear', reference: paymentId, externalId };
    const times = chance() < TWICE ? 2 : 1;
    if (times === 2) told.twice += 1;
    for (let index = 0; index < times; index += 1) waiting.push({ due: tasks + Math.floor(chance() * LATEST), wanted });
  };
  const till = await startTill({ chance, now: () => time, tell: hear });
  // Processes of billing are killed, never the database.
  const { adminUrl } = await ownPostgres({ durable: false });
  const db = await testDatabase(service, { adminUrl, connections: 2 });
  const crew = await startCrew({ databaseUrl: db.urls.runtime, till: till.url });

  const run = async (wanted: Wanted): Promise<Done> => {
    tasks += 1;
    time += STEP_MS;
    const since = performance.now();
    const done = await crew.run({ ...wanted, at: time });
    const taken = spans.get(wanted.what) ?? { times: 0, ms: 0 };
    spans.set(wanted.what, { times: taken.times + 1, ms: taken.ms + performance.now() - since });
    return done;
  };
  // An hour has room for five top-ups of each workspace; with fewer a third of all presses are refused, and try nothing.
  const workspaces = Array.from({ length: Math.max(8, Math.ceil(count / 40)) }, () => randomUUID());
  const unopened = [...workspaces.entries()];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = unopened.pop(); one; one = unopened.pop())
        for (let done: Done = { id: 0, refused: 'first' }; done.refused;)
          done = await run({ what: 'open', workspaceId: one[1], auto: one[0] % 2 === 0 });
    }),
  );

  const wrong: string[] = [];
  const bought = new Map<string, string>();
  const refusals = new Map<string, number>();
  const note = ({ refused }: Done) => refused && refusals.set(refused, (refusals.get(refused) ?? 0) + 1);

  /** A person buys credit: presses again when nothing happens, pays, and comes back or does not. */
  async function buyer(): Promise<void> {
    const workspaceId = workspaces[Math.floor(chance() * workspaces.length)] ?? '';
    const key = randomUUID();
    const cents = 1_000 + Math.floor(chance() * 4_000);
    const buy: Wanted = { what: 'buy', workspaceId, reference: key, cents };
    let done = await run(buy);
    note(done);
    for (let tries = 0; done.refused && done.refused !== 'RATE_LIMITED' && tries < 3; tries += 1) done = await run(buy);
    const { paymentId, externalId } = done;
    if (!paymentId || !externalId) return;
    if ((bought.get(key) ?? paymentId) !== paymentId) wrong.push(`two payments for one press of ${workspaceId}`);
    bought.set(key, paymentId);
    if (chance() < 0.1) return;
    till.pay(paymentId);
    const back: Wanted = { what: 'comeBack', workspaceId, reference: paymentId, externalId };
    if (chance() < 0.6)
      note((await Promise.all(chance() < 0.3 ? [run(back), run(back)] : [run(back)]))[0] ?? { id: 0 });
    const fate = chance();
    if (fate < 0.04) note(await run({ what: 'refund', workspaceId, reference: paymentId }));
    else if (fate < 0.08) {
      till.dispute(paymentId, 'OPEN');
      if (chance() < 0.5) await run({ what: 'reconcile', workspaceId });
      if (chance() < 0.3) note(await run({ what: 'refund', workspaceId, reference: paymentId }));
      till.dispute(paymentId, chance() < 0.5 ? 'WON' : 'LOST');
    }
  }
  const spent = new Map<string, { workspaceId: string; cents: number }>();
  async function caller(): Promise<void> {
    const workspaceId = workspaces[Math.floor(chance() * workspaces.length)] ?? '';
    const reference = randomUUID();
    const cents = 100 + Math.floor(chance() * 1_500);
    const spend: Wanted = { what: 'spend', workspaceId, reference, cents };
    spent.set(reference, { workspaceId, cents });
    // A capture is told until it was heard.
    for (let done = await run(spend); done.refused;) done = await run(spend);
  }

  let rounds = 0;
  async function round(): Promise<void> {
    rounds += 1;
    note(await run({ what: 'reconcile', workspaceId: '' }));
    rounds -= 1;
  }

  let nextKill = 50;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (till.taken.size < count) {
      const due = waiting.findIndex((one) => one.due <= tasks);
      const [event] = due === -1 ? [] : waiting.splice(due, 1);
      const dice = chance();
      if (event) note(await run(event.wanted));
      else if (dice < 0.55) await buyer();
      else if (dice < 0.9 || rounds === ROUNDS) await caller();
      else await round();
      if (tasks >= nextKill) {
        nextKill = tasks + (short ? KILL_EVERY_SHORT : KILL_EVERY);
        crew.kill();
        say(`${till.taken.size} of ${count} payments, ${crew.kills()} kills`);
      }
    }
  });
  await Promise.all(lanes);

  // Days pass: whatever is still open is looked at until nothing is.
  const own = moneyOf({
    databaseUrl: db.urls.runtime,
    gateway: remoteTill(till.url),
    clock: { now: () => new Date(time) },
    connections: AT_ONCE / 2,
  });
  for (const { wanted } of waiting) note(await run(wanted));
  for (let round = 0; round < 40; round += 1) {
    time += DAY_MS / 8;
    await Promise.all([run({ what: 'reconcile', workspaceId: '' }), run({ what: 'reconcile', workspaceId: '' })]);
  }
  crew.stop();
  till.heal();

  let credited = 0;
  for (const workspaceId of workspaces) {
    const mine = [...till.taken.values()].filter((one) => one.workspaceId === workspaceId);
    const kept = mine.filter(
      ({ status, refunded, dispute }) =>
        status === 'SUCCESSFUL' && !refunded && (dispute === undefined || dispute === 'WON'),
    );
    const paid = BigInt(kept.reduce((sum, { cents }) => sum + cents, 0)) * 10_000n;
    const calls = [...spent.values()].filter((one) => one.workspaceId === workspaceId);
    const used = BigInt(calls.reduce((sum, { cents }) => sum + cents, 0)) * 10_000n;
    const failed = mine.filter(({ refundFailed }) => refundFailed).reduce((sum, { cents }) => sum + cents, 0);
    const booked = await own.booked(workspaceId);
    credited += kept.length;
    if (booked.owed !== BigInt(failed) * 10_000n)
      wrong.push(`${workspaceId}: ${booked.owed} micros are owed, but ${failed} cents of refunds came to nothing`);
    if (booked.credit !== paid - used || booked.spent !== used)
      wrong.push(`${workspaceId}: ${booked.credit} micros of credit, but ${paid} were paid and ${used} spent`);
    wrong.push(...beyondLimits(mine).map((what) => `${workspaceId}: ${what}`));
  }
  const unaudited = [...workspaces];
  await Promise.all(
    Array.from({ length: AT_ONCE / 2 }, async () => {
      for (let one = unaudited.pop(); one !== undefined; one = unaudited.pop())
        wrong.push(...(await own.audit(one)).findings.map(({ workspaceId, what }) => `${workspaceId}: ${what}`));
    }),
  );
  await own.close();
  till.stop();

  const all = [...till.taken.values()];
  return outcome(
    [
      {
        title: 'Money: payments in four processes that are killed',
        columns: [
          'payments',
          'paid and kept',
          'by auto top-up',
          'disputed',
          'given back',
          'of these failed',
          'kills',
          'tasks',
          'wrong',
          's',
        ],
        rows: [
          [
            all.length,
            credited,
            all.filter(({ auto }) => auto).length,
            all.filter(({ dispute }) => dispute).length,
            all.filter(({ refunded }) => refunded).length,
            all.filter(({ refundFailed }) => refundFailed).length,
            crew.kills(),
            tasks,
            wrong.length,
            secondsSince(began),
          ],
        ],
      },
      {
        title: 'Events of the till',
        columns: ['told', 'lost', 'twice'],
        rows: [[told.all, told.lost, told.twice]],
      },
      {
        title: 'What each task takes',
        columns: ['task', 'times', 'ms'],
        rows: [...spans].map(([what, { times, ms }]) => [what, times, Math.round(ms / times)]),
      },
      {
        title: 'What a request was answered with instead',
        columns: ['refusal', 'times'],
        rows: [...refusals].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      },
    ],
    wrong.slice(0, SHOWN),
  );
}

/** What auto top-up took beyond what it may in a day and a month (UTC, the zone of workspaces that have told none). */
function beyondLimits(mine: readonly { auto: boolean; status: string; cents: number; at: number }[]): string[] {
  const made = mine.filter(({ auto, status }) => auto && status === 'SUCCESSFUL');
  const per = (length: number) => {
    const counts = new Map<string, number>();
    for (const { at } of made) {
      const period = new Date(at).toISOString().slice(0, length);
      counts.set(period, (counts.get(period) ?? 0) + 1);
    }
    return [...counts];
  };
  return [
    ...made.filter(({ cents }) => cents !== AUTO_CENTS).map(({ cents }) => `auto top-up took ${cents} cents`),
    ...per(10).flatMap(([day, times]) => (times > AUTO_PER_DAY ? [`${times} auto top-ups on ${day}`] : [])),
    ...per(7).flatMap(([month, times]) =>
      times * AUTO_CENTS > AUTO_PER_MONTH_CENTS ? [`${times} auto top-ups in ${month}`] : [],
    ),
  ];
}

/** Processes that take tasks in turn. What one was doing when it is killed is answered with KILLED. */
async function startCrew({ databaseUrl, till }: { databaseUrl: string; till: string }) {
  // A process that takes the place of a killed one has its code compiled already.
  const env = { ...process.env, NODE_COMPILE_CACHE: temporaryFolder('money-code') };
  const open = new Map<number, { worker: ChildProcess; done: (done: Done) => void }>();
  const ready: ChildProcess[] = [];
  let kills = 0;
  let next = 0;
  let stopped = false;

  const start = (): Promise<void> =>
    new Promise((resolve) => {
      const worker = fork(new URL('./moneyWorker.ts', import.meta.url), [databaseUrl, till], { execArgv: [], env });
      worker.on('message', (done: Done) => {
        if (done.id === 0) {
          ready.push(worker);
          resolve();
        }
        open.get(done.id)?.done(done);
        open.delete(done.id);
      });
      worker.on('exit', () => {
        const at = ready.indexOf(worker);
        if (at !== -1) ready.splice(at, 1);
        for (const [id, one] of open)
          if (one.worker === worker) {
            open.delete(id);
            one.done({ id, refused: 'KILLED' });
          }
        if (!stopped) void start();
      });
    });
  await Promise.all(Array.from({ length: WORKERS }, start));

  return {
    async run(task: Omit<Task, 'id'>): Promise<Done> {
      next += 1;
      const id = next;
      const worker = ready[id % ready.length];
      if (!worker) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return this.run(task);
      }
      return new Promise((done) => {
        open.set(id, { worker, done });
        worker.send({ ...task, id } satisfies Task, (error) => {
          if (error && open.delete(id)) done({ id, refused: 'KILLED' });
        });
      });
    },
    /** kill -9 of one that works; another takes its place. */
    kill(): void {
      if (ready.length < WORKERS) return;
      kills += 1;
      ready[kills % WORKERS]?.kill('SIGKILL');
    },
    kills: () => kills,
    stop(): void {
      stopped = true;
      for (const worker of ready) worker.kill('SIGKILL');
    },
  };
}

/** Chance that is the same in every run, as far as two processes let it be (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
