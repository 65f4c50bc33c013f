import type { Principal } from '@ringline/kit/auth';
import type { TenantUnit } from '@ringline/kit/db';
import type { ServiceContext } from '@ringline/kit/service';
import type { Environment } from './environment.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

export type Unit = TenantUnit<PrismaClient>;

/** Whose contacts they are; rights were checked before a use case is called. */
export type Actor = Pick<Principal, 'workspaceId'>;

/** Who imports a file. */
export type ImportActor = Pick<Principal, 'workspaceId' | 'userId'>;

type Context = ServiceContext<Environment, PrismaClient>;

/** What use cases of this service may reach. */
export type Deps = Pick<Context, 'db' | 'clock' | 'ids'> & { readonly env: Pick<Environment, 'SANDBOX_ENABLED'> };

/** What imports need beside that: their files, and jobs that go through them. */
export type ImportDeps = Deps & Pick<Context, 'storage' | 'jobs'>;

/** What an import from a Google account needs beside that: our client there, and keys for what Google hands out. */
export type GoogleDeps = ImportDeps & Pick<Context, 'env' | 'secrets'>;
