import type { Carrier } from '@ringline/kit/carrier';
import type { TenantUnit } from '@ringline/kit/db';
import type { Viber } from '@ringline/kit/viber';
import type { ServiceContext } from '@ringline/kit/service';
import type { Environment } from './environment.ts';
import type { MessageFigures } from './figures.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

export type Unit = TenantUnit<PrismaClient>;

/** What use cases of this service may reach. */
export interface Deps extends Pick<
  ServiceContext<Environment, PrismaClient>,
  'db' | 'clock' | 'ids' | 'env' | 'log' | 'metrics' | 'rpc' | 'limits' | 'storage' | 'secrets'
> {
  readonly carrier: Carrier;
  /** Undefined: the deployment has no account for it. */
  readonly viber: Viber | undefined;
  readonly figures: MessageFigures;
  /** Says that a send command waits. */
  readonly wakeSender: () => void;
}
