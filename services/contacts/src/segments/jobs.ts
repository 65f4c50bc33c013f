import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { ImportDeps } from '../context.ts';
import { planRefresh, REFRESH_SEGMENT, refreshSegment } from './refreshSegment.ts';

const schema = z.object({ workspaceId: z.uuid(), id: z.uuid() });
const LATER_MS = 3_600_000;

/** What compares everyone with a segment: when its rule changes, and regularly. */
export const segmentJobs = (deps: ImportDeps): Job[] => [
  job({
    name: REFRESH_SEGMENT,
    schema,
    handler: refreshSegment(deps),
    // The chain goes on: the next comparison finds whoever this one has missed.
    givenUp: ({ workspaceId, id }) =>
      deps.db.tenant(workspaceId, (uow) =>
        planRefresh(deps.jobs, uow, id, new Date(deps.clock.now().getTime() + LATER_MS)),
      ),
  }),
];
