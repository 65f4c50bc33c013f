/**
 * Forgets how a call was worked on, once nobody needs it: the keys of its inputs, its commands at the carrier, the flow that it
 * followed, and reports of legs that were never ours. What people see of a call, its timeline included, stands in tables of its own and stays.
 */
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import { firstIdSince } from '../live/liveScope.ts';
import { forgetGraphs } from './flowGraphs.ts';

/**
 * Days for which it is kept. A carrier repeats a report for minutes, a file is fetched for a week (carrier/patience.ts), and what a
 * call costs is known, or given up, after two days (engine/price.ts): the rest is for whoever looks into what went wrong.
 */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Rows that are deleted at once: calls are handled meanwhile. */
const BITE = 1_000;

/** Each night. Several replicas at once, or one again after a crash, do no harm. */
export const forgetWorkJob = (deps: Deps): Job =>
  job({ name: 'forget-work', schema: z.object({}), cron: '10 4 * * *', handler: () => forgetWork(deps) });

/** @throws Error when it failed for some workspaces; the others are done */
export async function forgetWork(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  // New calls come only to who has a number, and the carrier's copy of a recording is dropped with the recording.
  const { rows } = await db.pool.query<{ workspaceId: string }>(
    'SELECT workspace_id AS "workspaceId" FROM number_route UNION SELECT workspace_id FROM recording_kept ORDER BY 1',
  );
  let failed = 0;
  for (const { workspaceId } of rows) {
    try {
      await forgetOf(deps, workspaceId, until);
    } catch (error) {
      failed += 1;
      repeated(log).warn(
        { err: error, workspaceId },
        'how old calls were worked on could not be forgotten; it is tried again',
      );
    }
  }
  if (failed > 0) throw new Error(`How old calls of ${failed} workspaces were worked on could not be forgotten`);
}

/** Each bite is a transaction. Keys tell the time of calls, so that what was forgotten before is not looked through again. */
async function forgetOf({ db, clock }: Deps, workspaceId: string, until: Date): Promise<void> {
  const before = firstIdSince(until);
  await inBites(() =>
    db.tenant(
      workspaceId,
      ({ tx }) => tx.$executeRaw`
        DELETE FROM call_input WHERE workspace_id = ${workspaceId}::uuid AND (call_id, key) IN (
          SELECT i.call_id, i.key FROM call_input i JOIN call c ON c.workspace_id = i.workspace_id AND c.id = i.call_id
          WHERE i.workspace_id = ${workspaceId}::uuid AND i.call_id < ${before}::uuid AND i.received_at < ${until} AND c.final
          ORDER BY i.call_id LIMIT ${BITE})`,
    ),
  );
  await inBites(() =>
    db.tenant(
      workspaceId,
      ({ tx }) => tx.$executeRaw`
        DELETE FROM carrier_command WHERE workspace_id = ${workspaceId}::uuid AND id IN (
          SELECT o.id FROM carrier_command o JOIN call c ON c.workspace_id = o.workspace_id AND c.id = o.call_id
          WHERE o.workspace_id = ${workspaceId}::uuid AND o.call_id < ${before}::uuid AND o.created_at < ${until} AND c.final
            AND o.state IN ('CONFIRMED', 'FAILED', 'UNCERTAIN')
          ORDER BY o.call_id LIMIT ${BITE})`,
    ),
  );
  await inBites(() =>
    db.tenant(
      workspaceId,
      ({ tx }) => tx.$executeRaw`
        DELETE FROM pending_input WHERE workspace_id = ${workspaceId}::uuid AND (sid, key) IN (
          SELECT sid, key FROM pending_input
          WHERE workspace_id = ${workspaceId}::uuid AND received_at < ${until} LIMIT ${BITE})`,
    ),
  );
  await inBites(() => db.tenant(workspaceId, ({ tx }) => forgetGraphs(tx, workspaceId, clock.now(), BITE)));
}

async function inBites(bite: () => Promise<number>): Promise<void> {
  while ((await bite()) === BITE);
}
