export { job, type Job, type Retry } from './definition.ts';
export { createJobs, type EnqueueOptions, type Jobs } from './jobs.ts';
