import { writtenName } from '@ringline/kit/mail';
import { job } from '@ringline/kit/jobs';
import { dateIn } from '@ringline/kit/zones';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import type { Figures } from './letter.ts';
import { nextSummary } from './nextSummary.ts';

/** Finds the workspaces whose summary is due. */
export const DUE_SUMMARIES = 'due-summaries';
const PREPARE_SUMMARY = 'prepare-summary';
const BATCH = 200;

/**
 * Takes up the summaries that are due, and sets when each workspace's next one is. Whoever slept through several gets one.
 * @returns how many
 */
export const takeUpDueSummaries =
  ({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>) =>
  (): Promise<number> =>
    db.platform('summaries that are due, over all workspaces', async (uow) => {
      const now = clock.now();
      const due = await uow.tx.$queryRaw<{ workspace: string; due_at: Date; interval: string; timezone: string }[]>`
        SELECT target_workspace AS workspace, due_at, interval, timezone FROM summary_due
        WHERE due_at <= ${now} ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      const next = due.map(({ interval, timezone }) => nextSummary(now, interval, timezone));
      await uow.tx.$executeRaw`
        UPDATE summary_due s SET due_at = planned.due_at
        FROM unnest(${due.map(({ workspace }) => workspace)}::uuid[], ${next}::timestamptz[]) AS planned (workspace, due_at)
        WHERE s.target_workspace = planned.workspace`;
      for (const { workspace, due_at: dueAt, interval } of due)
        await jobs.enqueue(uow, PREPARE_SUMMARY, { workspaceId: workspace, dueAt: dueAt.toISOString(), interval });
      return due.length;
    });

const prepared = z.object({
  workspaceId: z.uuid(),
  dueAt: z.iso.datetime(),
  interval: z.enum(['DAILY', 'WEEKLY']),
});

/** What happened on the days before the one of `dueAt`; and who is told. */
const prepareSummary =
  (deps: Deps) =>
  ({ workspaceId, dueAt, interval }: z.infer<typeof prepared>): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const workspace = await uow.tx.workspace.findUnique({ where: { id: workspaceId } });
      if (workspace?.status !== 'ACTIVE' || workspace.summaryInterval !== interval) return;
      const today = dateIn(workspace.timezone, Date.parse(dueAt));
      const figures = await figuresBefore(uow, today, interval === 'DAILY' ? 1 : 7);
      // Nothing happened: no mail.
      if (figures.callsIn + figures.callsOut + figures.textsIn + figures.textsOut === 0) return;
      const facts = { workspace: writtenName(workspace.displayName), interval, figures: JSON.stringify(figures) };
      const readers = workspace.summaryEmails.length > 0 ? workspace.summaryEmails : await ownerAddress(uow);
      for (const to of readers) {
        const language = (await languageOf(uow, to)) || workspace.language;
        await enqueueMail(deps, uow, { to, language }, 'activity-summary', facts);
      }
    });

/** @param today YYYY-MM-DD @param days whole days on the workspace's calendar, the last one the day before */
async function figuresBefore({ tx }: Unit, today: string, days: number): Promise<Figures> {
  const [row] = await tx.$queryRaw<[Figures]>`
    SELECT to_char(today - ${days}::int, 'YYYY-MM-DD') AS "from", to_char(today - 1, 'YYYY-MM-DD') AS "to",
      coalesce(sum(calls_in), 0)::int AS "callsIn", coalesce(sum(calls_out), 0)::int AS "callsOut",
      coalesce(sum(calls_missed), 0)::int AS "callsMissed",
      coalesce(sum(texts_in), 0)::int AS "textsIn", coalesce(sum(texts_out), 0)::int AS "textsOut"
    FROM (SELECT ${today}::date AS today) AS dates
    LEFT JOIN activity_day ON day >= today - ${days}::int AND day < today
    GROUP BY today`;
  return row;
}

async function ownerAddress({ tx }: Unit): Promise<string[]> {
  const owner = await tx.userProfile.findFirst({ where: { role: 'OWNER', status: 'ACTIVE' } });
  const user = owner ? await tx.userCopy.findUnique({ where: { userId: owner.userId } }) : null;
  return user?.email ? [user.email] : [];
}

/** The language that the person of an address reads; empty for who has not chosen one, and for who has no account. */
async function languageOf({ tx }: Unit, email: string): Promise<string> {
  const user = await tx.userCopy.findFirst({ where: { email: { equals: email, mode: 'insensitive' } } });
  return user?.language ?? '';
}

/** The jobs of the activity summary: one looks what is due, one prepares a workspace's mails. */
export const summaryJobs = (deps: Deps) => [
  job({
    name: DUE_SUMMARIES,
    cron: '* * * * *',
    schema: z.object({}),
    handler: async () => {
      while ((await takeUpDueSummaries(deps)()) === BATCH);
    },
  }),
  job({ name: PREPARE_SUMMARY, schema: prepared, handler: prepareSummary(deps) }),
];
