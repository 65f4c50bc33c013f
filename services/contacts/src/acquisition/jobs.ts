import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { ImportDeps } from '../context.ts';
import { LAPSE_SIGNUP, lapseSignup } from './signups.ts';

/** What ends questions that were not answered. */
export const acquisitionJobs = (deps: Pick<ImportDeps, 'db'>): Job[] => [
  job({ name: LAPSE_SIGNUP, schema: z.object({ workspaceId: z.uuid(), id: z.uuid() }), handler: lapseSignup(deps) }),
];
