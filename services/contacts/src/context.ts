import type { ServiceContext } from '@ringline/kit/service';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** What use cases of this service may reach. */
export type Deps = Pick<ServiceContext<Environment, PrismaClient>, 'db' | 'clock' | 'ids' | 'env'>;
