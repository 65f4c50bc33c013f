import type { ImportDeps } from '../context.ts';
import { moveMembers } from '../segments/members.ts';
import { makeFigures } from './figures.ts';
import { plannedOf, scoreContacts } from './scoreContacts.ts';

export const SCORE_CONTACTS = 'score-contacts';

/** Contacts of one transaction: a call's write never waits for more. */
const CHUNK = 500;
const DAY_MS = 86_400_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'jobs'>;

/**
 * Scores everyone of a workspace against figures that are made anew, in the order of their ids, and plans the next night. Killed, it
 * begins again: what it wrote is as it would write it. Without the plan, scores go, and nothing is planned.
 */
export const scoreWorkspace =
  (deps: Deps) =>
  async ({ workspaceId }: { readonly workspaceId: string }): Promise<void> => {
    const { db, clock, jobs } = deps;
    const figures = await db.tenant(workspaceId, async (uow) => {
      const { predictive, timezone } = await plannedOf(uow);
      return predictive ? makeFigures(uow, timezone, clock.now()) : undefined;
    });
    if (!figures) return withoutPlan(deps, workspaceId);
    const score = scoreContacts(deps);
    for (let after = FIRST, last: string | undefined = FIRST; last !== undefined; after = last ?? after)
      last = await db.tenant(workspaceId, async (uow) => {
        const next = await uow.tx.contact.findMany({
          where: { workspaceId, deletedAt: null, id: { gt: after } },
          orderBy: { id: 'asc' },
          take: CHUNK,
          select: { id: true },
        });
        await score(
          uow,
          next.map(({ id }) => id),
          figures,
        );
        return next.length === CHUNK ? next.at(-1)?.id : undefined;
      });
    await db.tenant(workspaceId, (uow) => planScoring(jobs, uow, new Date(clock.now().getTime() + DAY_MS)));
  };

/** Plans the next scoring, unless one is planned. */
export const planScoring = (
  jobs: Deps['jobs'],
  uow: Parameters<Deps['jobs']['enqueue']>[0] & { workspaceId: string },
  at?: Date,
): Promise<void> =>
  jobs.enqueue(
    uow,
    SCORE_CONTACTS,
    { workspaceId: uow.workspaceId },
    at ? { startAfter: at, singletonKey: uow.workspaceId } : {},
  );

async function withoutPlan({ db, clock }: Deps, workspaceId: string): Promise<void> {
  const move = moveMembers({ clock });
  for (let gone = CHUNK; gone === CHUNK;)
    gone = await db.tenant(workspaceId, async (uow) => {
      // In the order in which every event locks people.
      const rows = await uow.tx.contactScore.findMany({
        where: { workspaceId },
        orderBy: { contactId: 'asc' },
        take: CHUNK,
        select: { contactId: true },
      });
      const ids = rows.map(({ contactId }) => contactId);
      await uow.tx.contactScore.deleteMany({ where: { workspaceId, contactId: { in: ids } } });
      await move(uow, ids);
      return ids.length;
    });
}
