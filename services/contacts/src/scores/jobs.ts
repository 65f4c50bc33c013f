import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { ImportDeps } from '../context.ts';
import { planScoring, SCORE_CONTACTS, scoreWorkspace } from './scoreWorkspace.ts';

const LATER_MS = 3_600_000;

/** What scores everyone of a workspace, once its plan has predictions and each night. */
export const scoreJobs = (deps: Pick<ImportDeps, 'db' | 'clock' | 'jobs'>): Job[] => [
  job({
    name: SCORE_CONTACTS,
    schema: z.object({ workspaceId: z.uuid() }),
    handler: scoreWorkspace(deps),
    // The chain goes on: the next night finds whoever this one has missed.
    givenUp: ({ workspaceId }) =>
      deps.db.tenant(workspaceId, (uow) =>
        planScoring(deps.jobs, uow, new Date(deps.clock.now().getTime() + LATER_MS)),
      ),
  }),
];
