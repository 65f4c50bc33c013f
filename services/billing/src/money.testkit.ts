/** Billing's money for soaks: the use cases of one process, on a database that others use too, with a till of the test. */
import { createDatabase, createPool } from '@ringline/kit/db';
import { systemIds, type Clock } from '@ringline/kit/clock';
import { createMemoryLimits } from '@ringline/kit/limits';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { setAutoTopup } from './autoTopup/autoTopup.ts';
import { createBalancePublisher } from './balance/balancePublisher.ts';
import { publishBalance } from './balance/publishBalance.ts';
import type { Deps } from './context.ts';
import { hearDispute } from './disputes/hearDispute.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { post, readAccounts } from './ledger/ledger.ts';
import { auditBooks } from './operating/audit.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import { hearFailedRefund } from './payments/owed.ts';
import { customerAt, readCard } from './payments/savedCard.ts';
import { refundPayment, settlePayment } from './payments/settlePayment.ts';
import { activateTopup, topup } from './payments/topup.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { loadIssuer } from './invoicing/issuer.ts';
import { loadRates } from './rating/rates.ts';
import { loadTaxRates } from './tax/rates.ts';
import { reconcile } from './reconcile.ts';
import { openAccount } from './subscriptions/openAccount.ts';

export { CARD_TILL } from './payments/abilities.ts';
export type { GatewayDispute, PaymentGateway } from './payments/gateway.ts';
export { billing as service } from './service.ts';

/** One process's billing. Its time is the test's, so that days pass in a minute. */
export function moneyOf(options: { databaseUrl: string; gateway: PaymentGateway; clock: Clock; connections: number }) {
  const { databaseUrl, gateway, clock, connections } = options;
  const catalogue = loadCatalogue();
  const ignore = () => undefined;
  const db = createDatabase<PrismaClient>({
    name: 'billing',
    pool: createPool(databaseUrl, { max: connections, onError: ignore }),
    prisma: PrismaClient,
    clock,
    ids: systemIds,
    onError: ignore,
  });
  const balances = createBalancePublisher((ws) => db.tenant(ws, publishBalance({ catalogue, clock })), ignore);
  const deps: Deps = {
    db,
    clock,
    ids: systemIds,
    env: environment.parse({ PUBLIC_URL: 'http://localhost:4000' }),
    log: createLog('billing', 'silent'),
    metrics: createMetrics(),
    limits: createMemoryLimits(clock),
    catalogue,
    rates: loadRates(),
    issuer: loadIssuer(),
    taxRates: loadTaxRates(),
    mode: { billedSince: new Date(0) },
    balances,
    gateways: [gateway],
  };
  return {
    /** A workspace with a kept card; with auto top-up or without. */
    async open(workspaceId: string, auto: boolean): Promise<void> {
      await db.tenant(workspaceId, (uow) => openAccount(deps)(uow));
      await customerAt(deps, workspaceId, gateway);
      await readCard(deps, workspaceId, gateway);
      if (auto) await setAutoTopup(deps)({ enabled: true }, { workspaceId });
    },
    buy: (workspaceId: string, idempotencyKey: string, amountMinor: bigint) =>
      topup(deps)(
        { amountMinor, redirectUrl: 'http://localhost:4000/back', paymentGateway: '', idempotencyKey },
        { workspaceId },
      ),
    comeBack: (workspaceId: string, topupId: string, externalId: string) =>
      activateTopup(deps)({ topupId, externalId }, { workspaceId }),
    hear: (about: { workspaceId: string; paymentId: string; externalId: string }, event: string) =>
      settlePayment(deps)(about, { id: event, type: 'test' }),
    hearDispute: (id: string, event: string) => hearDispute(deps)(gateway, id, { id: event, type: 'test' }),
    hearRefund: (id: string, event: string) => hearFailedRefund(deps)(gateway, id, { id: event, type: 'test' }),
    refund: (workspaceId: string, paymentId: string) => refundPayment(deps)({ workspaceId, paymentId }),
    /** A call that was made. */
    async spend(workspaceId: string, reference: string, micros: bigint): Promise<void> {
      await db.tenant(workspaceId, async (uow) => {
        await post(deps)(uow, 'CAPTURE', 'CALL', reference, [
          { account: 'credit', commodity: 'USD', amount: -micros },
          { account: 'revenue:calls', commodity: 'USD', amount: micros },
        ]);
        await publishBalance(deps)(uow);
      });
    },
    reconcile: reconcile(deps),
    audit: auditBooks(deps),
    /** Micros that are there, that calls took, and that wait to be given back by hand. */
    booked: (workspaceId: string) =>
      db.tenant(workspaceId, async (uow) => {
        const balance = await readAccounts(uow);
        return {
          credit: balance('credit', 'USD'),
          spent: balance('revenue:calls', 'USD'),
          owed: balance('owed', 'USD'),
        };
      }),
    async close(): Promise<void> {
      await balances.idle();
      await db.close();
    },
  };
}
