import type { PlatformUnit, TenantUnit, TransactionOf } from '@ringline/kit/db';
import type { ServiceContext } from '@ringline/kit/service';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

export type Context = ServiceContext<Environment, PrismaClient>;

/** What the use cases of workspace stand on. */
export type Deps = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'secrets' | 'jobs' | 'limits' | 'storage' | 'log'>;

export type Transaction = TransactionOf<PrismaClient>;
export type Unit = TenantUnit<PrismaClient>;
export type AnyUnit = Unit | PlatformUnit<PrismaClient>;
