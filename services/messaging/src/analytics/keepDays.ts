/** Counts days that are over, and the hours of today that are, so that reports add up what was counted; each day is a transaction of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@ringline/kit/errors';
import { job, type Job } from '@ringline/kit/jobs';
import type { ServiceContext } from '@ringline/kit/service';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { CALL_COLUMNS, countedCalls, countedTexts, PEOPLE_COLUMNS } from './callGroups.ts';
import { type Day, DAY_FORM, type Days, daysIn, daysOf, hoursSettled, SETTLED_MS, within } from './days.ts';
import { peopleIn } from './interactions.ts';
import { occupancyOf } from './occupancy.ts';

const COUNT_DAYS = 'count-days';

interface Patience {
  /** Up to so many calls and texts of days that nobody has counted, a report reads them itself: that takes less than a second. */
  readonly mostRead: number;
  /** Milliseconds for which a report of more waits for its days. */
  readonly waitsMs: number;
}
const PATIENCE: Patience = { mostRead: 20_000, waitsMs: 6_000 };
const LOOKS_MS = 250;

/** Asks for the days of a report that nobody has counted yet. */
export type KeepDays = (uow: Unit, days: Days) => Promise<void>;

interface AskedDeps extends Pick<Deps, 'db' | 'clock'> {
  /** Absent: whoever asks counts for themselves alone. */
  readonly keepDays?: KeepDays | undefined;
}

/**
 * The days of a report, as they are counted. Where more was never counted than a report can read by itself, it is counted first:
 * each day once, for everybody, in the background. Scanning it here would take longer than a request may, each time anew, and
 * the connections that everybody else waits for.
 * @throws Refusal COUNTING, with how far it is, when that takes longer than a person waits without a word
 */
export async function daysAsked(
  { db, clock, keepDays }: AskedDeps,
  workspaceId: string,
  range: Parameters<typeof daysIn>[0],
  { mostRead, waitsMs } = PATIENCE,
): Promise<Days> {
  const look = (isFirst: boolean) =>
    db.tenant(workspaceId, async (uow) => {
      const days = await daysOf(uow.tx, workspaceId, range);
      if (isFirst) await keepDays?.(uow, days);
      const uncounted = keepDays ? hoursSettled(days.others, clock.now()) : [];
      // A single day is read: where much happens, something of it changes again and again.
      const waits = uncounted.length > 1 && (await isMuch(uow.tx, workspaceId, uncounted, mostRead));
      return { days, left: waits ? uncounted.length : 0 };
    });
  let { days, left } = await look(true);
  for (const since = performance.now(); left > 0; { days, left } = await look(false)) {
    if (performance.now() - since > waitsMs) throw stillCounting(daysIn(range).length, left);
    await pause(LOOKS_MS);
  }
  return days;
}

async function isMuch(tx: Unit['tx'], workspaceId: string, days: readonly Day[], most: number): Promise<boolean> {
  const calls = within(days, Prisma.sql`f.started_at`);
  const texts = within(days, Prisma.sql`i.created_at`);
  const [found] = await tx.$queryRaw<{ much: boolean }[]>(Prisma.sql`
    SELECT count(*) > ${most}::integer AS much FROM (
      (SELECT FROM call_fact f WHERE f.workspace_id = ${workspaceId}::uuid AND ${calls.isIn} LIMIT ${most + 1}::integer)
      UNION ALL
      (SELECT FROM item i WHERE i.workspace_id = ${workspaceId}::uuid AND i.channel <> 'VOICE' AND ${texts.isIn} LIMIT ${most + 1}::integer)) AS found`);
  return found?.much ?? false;
}

const stillCounting = (days: number, left: number): Refusal =>
  new Refusal({
    code: 'COUNTING',
    message: `These figures are counted for the first time: ${days - left} of ${days} days are there. They appear in a moment.`,
    retryable: true,
    why: { check: 'counted', required: `${days} days`, current: `${days - left} days` },
    details: { days, counted: days - left },
  });

type KeepDeps = Pick<Deps, 'db' | 'clock'> & Pick<ServiceContext<unknown, unknown>, 'jobs'>;

/** @returns what reports call, and the job that they ask for with it */
export function createKeepDays({ db, clock, jobs }: KeepDeps): { keep: KeepDays; job: Job } {
  return {
    async keep(uow, { timezone, others }) {
      const over = hoursSettled(others, clock.now());
      const [first, last] = [over[0], over.at(-1)];
      if (!first || !last) return;
      const { workspaceId } = uow;
      const period = { since: first.begins.toISOString(), until: last.ends.toISOString() };
      await jobs.enqueue(
        uow,
        COUNT_DAYS,
        { workspaceId, timezone, ...period },
        { singletonKey: `${workspaceId} ${timezone}` },
      );
    },
    job: job({
      name: COUNT_DAYS,
      schema: z.object({
        workspaceId: z.uuid(),
        timezone: z.string(),
        since: z.iso.datetime(),
        until: z.iso.datetime(),
      }),
      handler: ({ workspaceId, timezone, since, until }) =>
        countDays({ db })(workspaceId, { timezone, since: new Date(since), until: new Date(until) }),
    }),
  };
}

/**
 * Counts the days of a range that are over, the newest first, and those anew of which something changed. Of a day that the range
 * ends within, the hours until then are counted, all of them anew where it was fewer.
 */
export const countDays =
  ({ db }: Pick<Deps, 'db'>) =>
  async (workspaceId: string, range: { timezone: string; since: Date; until: Date }): Promise<void> => {
    await db.tenant(workspaceId, async ({ tx }) => {
      await alone(tx, workspaceId);
      // In one statement: whatever is written after it leaves a mark of its own.
      await tx.$executeRaw`
        WITH mark AS (DELETE FROM figure_mark WHERE workspace_id = ${workspaceId}::uuid RETURNING since, until)
        DELETE FROM figure_day d USING mark WHERE d.workspace_id = ${workspaceId}::uuid AND mark.since < d.ends AND mark.until >= d.begins`;
    });
    for (const day of daysIn(range).toReversed())
      await db.tenant(workspaceId, async ({ tx }) => {
        await alone(tx, workspaceId);
        await countDay(tx, workspaceId, range.timezone, day);
      });
  };

/** One at a time, until the transaction ends. */
const alone = (tx: Unit['tx'], workspaceId: string) =>
  tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('figures ' || ${workspaceId}, 0))::text`;

async function countDay(tx: Unit['tx'], workspaceId: string, timezone: string, day: Day): Promise<void> {
  const { begins, ends } = day;
  const [state] = await tx.$queryRaw<{ due: boolean }[]>`
    SELECT ${ends}::timestamptz <= now() - ${SETTLED_MS} * interval '1 ms' AND NOT EXISTS (
      SELECT FROM figure_day WHERE workspace_id = ${workspaceId}::uuid AND timezone = ${timezone} AND begins = ${begins} AND ends = ${ends}
        AND form = ${DAY_FORM}) AS due`;
  if (!state?.due) return;
  const key = { workspaceId, timezone, begins };
  await tx.figureDay.deleteMany({ where: key });
  await tx.callDay.deleteMany({ where: key });
  await tx.textDay.deleteMany({ where: key });
  await tx.personDay.deleteMany({ where: key });
  const keys = Prisma.sql`${workspaceId}::uuid, ${timezone}, ${begins}::timestamptz`;
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO call_day (workspace_id, timezone, begins, ordinal, ${CALL_COLUMNS}, ${PEOPLE_COLUMNS})
    SELECT ${keys}, row_number() OVER (), ${CALL_COLUMNS}, ${PEOPLE_COLUMNS}
    FROM (${countedCalls(workspaceId, [day], timezone, { withPeople: true })}) AS g (begins, ${CALL_COLUMNS}, ${PEOPLE_COLUMNS})`);
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO text_day (workspace_id, timezone, begins, direction, channel, delivery_status, phone_number_id, agent_user_id, texts, waits, thread_ids)
    SELECT ${keys}, t.direction, t.channel, t.delivery_status, t.phone_number_id, t.agent_user_id, t.texts, t.waits, t.thread_ids
    FROM (${countedTexts(workspaceId, [day], { withPeople: true, withWaits: true })})
      AS t (begins, direction, channel, delivery_status, phone_number_id, agent_user_id, texts, waits, thread_ids)`);
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO person_day (workspace_id, timezone, begins, user_id, busy, there)
    SELECT ${keys}, o.user_id, round(o.busy * 1000), round(o.there * 1000)
    FROM (${occupancyOf(workspaceId, { since: begins, until: ends }, ends)}) AS o WHERE o.there > 0`);
  await tx.$executeRaw(Prisma.sql`
    INSERT INTO figure_day (workspace_id, timezone, begins, ends, form, new_people, returning_people, interactions)
    SELECT ${keys}, ${ends}::timestamptz, ${DAY_FORM}, coalesce(p.new, 0), coalesce(p.returning, 0), coalesce(p.interactions, 0)
    FROM (SELECT) AS one LEFT JOIN (${peopleIn(workspaceId, [day], WHOLE)}) AS p ON true`);
}

/** All of the workspace but for test numbers. */
const WHOLE = { calls: Prisma.sql`NOT f.is_test_number`, texts: Prisma.sql`n.is_test_number IS NOT TRUE` };
