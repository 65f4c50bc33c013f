import { defineService } from '@ringline/kit/service';
import { acquisitionJobs } from './acquisition/jobs.ts';
import { consumers } from './consumers/index.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { erasuresOf } from './erasure/erasures.ts';
import { importJobs } from './imports/jobs.ts';
import { publishers } from './publishers.ts';
import { rpc } from './rpc/index.ts';
import { scoreJobs } from './scores/jobs.ts';
import { segmentJobs } from './segments/jobs.ts';

/** People that the workspace talks to. */
export const contacts = defineService<typeof environment, PrismaClient>({
  name: 'contacts',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (context) => ({
    rpc: rpc(context),
    consumers: consumers(context),
    publishers: publishers(),
    jobs: [
      ...importJobs(context),
      ...segmentJobs(context),
      ...scoreJobs(context),
      ...acquisitionJobs(context),
      erasuresOf(context).job,
    ],
  }),
});
