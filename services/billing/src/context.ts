import type { Principal } from '@ringline/kit/auth';
import type { TenantUnit } from '@ringline/kit/db';
import type { ServiceContext } from '@ringline/kit/service';
import type { BalancePublisher } from './balance/balancePublisher.ts';
import type { Environment } from './environment.ts';
import type { Issuer } from './invoicing/issuer.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import type { Catalogue } from './plans/catalogue.ts';
import type { BillingMode } from './mode/billingMode.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { Rates } from './rating/rates.ts';
import type { TaxRates } from './tax/rates.ts';

export type Unit = TenantUnit<PrismaClient>;

/** Whose money it is; rights were checked before a use case is called. */
export type Actor = Pick<Principal, 'workspaceId'>;

/** What use cases of this service may reach. */
export interface Deps extends Pick<
  ServiceContext<Environment, PrismaClient>,
  'db' | 'clock' | 'ids' | 'env' | 'log' | 'metrics' | 'limits'
> {
  readonly catalogue: Catalogue;
  readonly rates: Rates;
  /** Who issues the invoices. */
  readonly issuer: Issuer;
  /** Which tax is added to what is sold. */
  readonly taxRates: TaxRates;
  readonly mode: BillingMode;
  readonly balances: BalancePublisher;
  /** Empty where nobody set one up: credit cannot be bought then. */
  readonly gateways: readonly PaymentGateway[];
}
