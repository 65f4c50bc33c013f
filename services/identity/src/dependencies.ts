import type { ServiceContext } from '@ringline/kit/service';
import type { TransactionOf, PlatformUnit } from '@ringline/kit/db';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { Randomness } from './randomness.ts';

export type Context = ServiceContext<Environment, PrismaClient>;

/** What the use cases of identity stand on. */
export type Dependencies = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'secrets' | 'jobs' | 'limits'> & {
  readonly randomness: Randomness;
  /** Names of the workspaces that a person is in; identity does not know them. */
  workspaceNames(userId: string): Promise<readonly string[]>;
};

export type Transaction = TransactionOf<PrismaClient>;
export type Unit = PlatformUnit<PrismaClient>;

/** Where a request comes from; kept with sessions and code requests. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string;
}
