import { pathToFileURL } from 'node:url';
import { job } from '@ringline/kit/jobs';
import { defineService, type ServiceContext } from '@ringline/kit/service';
import { z } from 'zod';
import { createBalancePublisher } from './balance/balancePublisher.ts';
import { publishBalance } from './balance/publishBalance.ts';
import { consumers } from './consumers/index.ts';
import type { Deps } from './context.ts';
import { environment, type Environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { loadIssuer } from './invoicing/issuer.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { noteMode } from './mode/noteMode.ts';
import { noteCatalogue } from './plans/catalogueInUse.ts';
import { gatewaysOf } from './payments/gatewaysOf.ts';
import { paymentWebhooks } from './payments/webhooks.ts';
import { loadRates } from './rating/rates.ts';
import { loadTaxRates } from './tax/rates.ts';
import { reconcile } from './reconcile.ts';
import { rpc } from './rpc/index.ts';
import { publishers } from './publishers.ts';
import { createStoreGrants } from './stores/grants.ts';
import { frontsOf } from './stores/install/frontsOf.ts';

/** Plans, the subscription, prepaid credit and allowances. */
export const billing = defineService({
  name: 'billing',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build(ctx: ServiceContext<Environment, PrismaClient>) {
    const catalogue = loadCatalogue(fileOf(ctx.env.PLANS_FILE)[0], ctx.env.BILLING_MODE === 'disabled');
    const balances = createBalancePublisher(
      (workspaceId) => ctx.db.tenant(workspaceId, (uow) => publishBalance({ catalogue, clock: ctx.clock })(uow)),
      (error) => ctx.log.error({ err: error }, 'a balance was not announced; the reconciler will'),
    );
    const deps: Deps = {
      ...ctx,
      catalogue,
      rates: loadRates(...fileOf(ctx.env.RATES_FILE)),
      issuer: loadIssuer(...fileOf(ctx.env.ISSUER_FILE)),
      taxRates: loadTaxRates(...fileOf(ctx.env.TAX_RATES_FILE)),
      mode: { billedSince: new Date(0) },
      balances,
      gateways: gatewaysOf(ctx.env, ctx.clock, createStoreGrants(ctx, 'SHOPIFY')),
    };
    return {
      rpc: rpc(deps, { ...deps, secrets: ctx.secrets, fronts: frontsOf(ctx.env, ctx.clock) }),
      http: paymentWebhooks(deps),
      consumers: consumers(deps),
      publishers: publishers(deps),
      jobs: [job({ name: 'reconcile', schema: z.object({}), cron: '* * * * *', handler: reconcile(deps) })],
      async start() {
        await noteCatalogue(deps);
        await noteMode(deps);
      },
      stop: () => balances.idle(),
    };
  },
});

function fileOf(path: string | undefined): [] | [URL] {
  return path ? [pathToFileURL(path)] : [];
}
