/** What an operator does to billing from outside, by the same use cases as the service: `ringline billing`. */
import { pathToFileURL } from 'node:url';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { parseEnvironment, type EnvironmentSource } from '@ringline/kit/config';
import { createDatabase, createPool } from '@ringline/kit/db';
import { createMemoryLimits } from '@ringline/kit/limits';
import type { Secrets } from '@ringline/kit/secrets';
import { createMetrics, type Log } from '@ringline/kit/telemetry';
import { createBalancePublisher } from './balance/balancePublisher.ts';
import { publishBalance } from './balance/publishBalance.ts';
import type { Deps } from './context.ts';
import { createCoupon, listCodes, listReviews, withdrawCoupon } from './coupons/operate.ts';
import { reviewCoupon } from './coupons/review.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { auditBooks } from './operating/audit.ts';
import { explainInvoice } from './operating/explainInvoice.ts';
import { readFigures } from './operating/figures.ts';
import { listOpenDisputes } from './operating/openDisputes.ts';
import { listOwedRefunds } from './operating/owedRefunds.ts';
import { refundCredit } from './operating/refundCredit.ts';
import { writeOffInvoice } from './operating/writeOff.ts';
import { settleOwed } from './payments/owed.ts';
import { createStoreGrants } from './stores/grants.ts';
import { linkStore } from './stores/linkStore.ts';
import { gatewaysOf } from './payments/gatewaysOf.ts';
import { loadIssuer } from './invoicing/issuer.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { loadRates } from './rating/rates.ts';
import { loadTaxRates } from './tax/rates.ts';

export type { NewCoupon } from './coupons/operate.ts';
export { COUPON_TYPES, REJECTIONS, type Rejection } from './coupons/terms.ts';

const operatorOf = (deps: Deps) => ({
  createCoupon: createCoupon(deps),
  listCodes: () => listCodes(deps),
  withdrawCoupon: withdrawCoupon(deps),
  listReviews: () => listReviews(deps),
  reviewCoupon: reviewCoupon(deps),
  auditBooks: auditBooks(deps),
  explainInvoice: explainInvoice(deps),
  writeOffInvoice: writeOffInvoice(deps),
  listOpenDisputes: () => listOpenDisputes(deps),
  listOwedRefunds: () => listOwedRefunds(deps),
  settleOwed: settleOwed(deps),
  linkStore: linkStore(deps),
  refundCredit: refundCredit(deps),
  readFigures: readFigures(deps),
});
export type BillingOperator = ReturnType<typeof operatorOf>;

/** Works on billing's database as its runtime role, while the product runs: it sends the events. */
export async function withBilling<Result>(
  {
    databaseUrl,
    source,
    log,
    secrets,
  }: {
    databaseUrl: string;
    source: EnvironmentSource;
    log: Log;
    /** Opens the tokens of stores that came by a listing; absent: those can't be asked. */
    secrets?: Pick<Secrets, 'open' | 'seal'>;
  },
  work: (operator: BillingOperator) => Promise<Result>,
): Promise<Result> {
  const env = parseEnvironment('billing', environment, source);
  const onError = (error: unknown) => log.warn({ err: error }, 'database connection lost');
  const db = createDatabase<PrismaClient>({
    name: 'billing',
    pool: createPool(databaseUrl, { onError }),
    prisma: PrismaClient,
    clock: systemClock,
    ids: systemIds,
    onError,
  });
  const file = (path: string | undefined): [] | [URL] => (path ? [pathToFileURL(path)] : []);
  const catalogue = loadCatalogue(file(env.PLANS_FILE)[0], env.BILLING_MODE === 'disabled');
  const balances = createBalancePublisher(
    (ws) => db.tenant(ws, publishBalance({ catalogue, clock: systemClock })),
    onError,
  );
  const deps: Deps = {
    db,
    clock: systemClock,
    ids: systemIds,
    env,
    log,
    metrics: createMetrics(),
    limits: createMemoryLimits(systemClock),
    catalogue,
    rates: loadRates(...file(env.RATES_FILE)),
    issuer: loadIssuer(...file(env.ISSUER_FILE)),
    taxRates: loadTaxRates(...file(env.TAX_RATES_FILE)),
    mode: { billedSince: new Date(0) },
    balances,
    gateways: gatewaysOf(
      env,
      systemClock,
      secrets && createStoreGrants({ db, clock: systemClock, secrets }, 'SHOPIFY'),
    ),
  };
  try {
    return await work(operatorOf(deps));
  } finally {
    await balances.idle();
    await db.close();
  }
}
