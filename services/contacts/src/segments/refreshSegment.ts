import type { ImportDeps } from '../context.ts';
import { Bound, compileRule } from './compile.ts';
import { moveMembers } from './members.ts';
import { knownIn, storedRule } from './rule.ts';

export const REFRESH_SEGMENT = 'refresh-segment';

/** Contacts that one statement compares. */
const WINDOW = 10_000;
/** People who enter and leave in one transaction: a call's write never waits for more. */
const CHUNK = 500;
const HOUR_MS = 3_600_000;
/** Rules of days are compared with everyone each hour; others nightly, in case an event was missed. */
const EVERY = { timed: HOUR_MS, still: 24 * HOUR_MS } as const;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Deps = Pick<ImportDeps, 'db' | 'clock' | 'jobs'>;

/** Compares everyone of the workspace with a segment, in the order of their ids, and says when to do it next. */
export const refreshSegment =
  (deps: Deps) =>
  async ({ workspaceId, id }: { readonly workspaceId: string; readonly id: string }): Promise<void> => {
    const { db, clock, jobs } = deps;
    const move = moveMembers(deps);
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const window: Window | undefined = await differing(deps, workspaceId, id, after);
      if (!window) return;
      for (let at = 0; at < window.ids.length; at += CHUNK)
        await db.tenant(workspaceId, (uow) => move(uow, window.ids.slice(at, at + CHUNK), id));
      after = window.last;
    }
    await db.tenant(workspaceId, async (uow) => {
      const now = clock.now();
      const { count } = await uow.tx.segment.updateMany({
        where: { listId: id, workspaceId },
        data: { refreshedAt: now },
      });
      if (count === 0) return;
      const { timed } = await uow.tx.segment.findUniqueOrThrow({ where: { listId: id, workspaceId } });
      await planRefresh(jobs, uow, id, new Date(now.getTime() + EVERY[timed ? 'timed' : 'still']));
    });
  };

/** Plans the next regular comparison, unless one is planned. */
export const planRefresh = (
  jobs: Deps['jobs'],
  uow: Parameters<Deps['jobs']['enqueue']>[0] & { workspaceId: string },
  id: string,
  at: Date,
): Promise<void> =>
  jobs.enqueue(uow, REFRESH_SEGMENT, { workspaceId: uow.workspaceId, id }, { startAfter: at, singletonKey: id });

interface Window {
  /** Who has to enter or leave. */
  readonly ids: readonly string[];
  /** Undefined: these were the last contacts. */
  readonly last: string | undefined;
}

/** @returns undefined where there is no such segment */
const differing = ({ db, clock }: Deps, workspaceId: string, id: string, after: string): Promise<Window | undefined> =>
  db.tenant(workspaceId, async (uow) => {
    const segment = await uow.tx.segment.findFirst({ where: { listId: id, workspaceId } });
    const list = await uow.tx.subscriberList.findFirst({ where: { id, workspaceId, deletedAt: null } });
    if (!segment || !list) return undefined;
    const binder = new Bound();
    const workspace = binder.bind(workspaceId, 'uuid');
    const behind = binder.bind(after, 'uuid');
    const own = binder.bind(id, 'uuid');
    const context = { ...(await knownIn(uow)), now: clock.now(), timezone: segment.timezone, binder };
    const fits = compileRule(storedRule(segment.rule), context);
    const [found] = await uow.tx.$queryRawUnsafe<{ ids: string[] | null; last: string | null; seen: number }[]>(
      `SELECT array_agg(x.id) FILTER (WHERE x.fits <> x.is_in) AS ids, max(x.id) AS last, count(*)::integer AS seen FROM (
         SELECT c.id::text AS id, ${fits} AS fits, EXISTS (
           SELECT 1 FROM subscription AS s WHERE s.workspace_id = c.workspace_id AND s.list_id = ${own} AND s.contact_id = c.id AND s.left_at IS NULL) AS is_in
         FROM contact AS c WHERE c.workspace_id = ${workspace} AND c.deleted_at IS NULL AND c.id > ${behind} ORDER BY c.id LIMIT ${WINDOW}) AS x`,
      ...binder.values,
    );
    return { ids: found?.ids ?? [], last: found?.seen === WINDOW ? (found.last ?? undefined) : undefined };
  });
