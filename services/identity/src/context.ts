import type { ServiceContext } from '@ringline/kit/service';
import type { TransactionOf, PlatformUnit } from '@ringline/kit/db';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { Geography } from './places/geography.ts';
import type { Randomness } from './randomness.ts';

/** The strictest of what the workspaces ask that a person is an ACTIVE member of. */
export interface SignInPolicy {
  readonly names: readonly string[];
  /** There is at least one workspace, and each asks for a second factor. */
  readonly requireMfaEverywhere: boolean;
  /** Passwords of 15 characters at least. */
  readonly strictPasswords: boolean;
  /** Minutes without activity after which a session ends; 0: never. */
  readonly idleSignOutMinutes: number;
}

export type Context = ServiceContext<Environment, PrismaClient>;

/** What the use cases of identity stand on. */
export type Deps = Pick<Context, 'env' | 'db' | 'clock' | 'ids' | 'secrets' | 'jobs' | 'limits'> & {
  readonly randomness: Randomness;
  readonly geography: Geography;
  /** What the workspaces of a person ask of how they sign in; identity does not know them. */
  signInPolicy(userId: string): Promise<SignInPolicy>;
};

export type Transaction = TransactionOf<PrismaClient>;
export type Unit = PlatformUnit<PrismaClient>;

/** Where a request comes from; kept with sessions and code requests. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string;
  /** The cookie by which its browser is known; absent or empty without one (sessions/knownDevice.ts). */
  readonly device?: string;
}
