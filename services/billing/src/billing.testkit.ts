/** Billing for tests, on a database of its own. */
import { createMemoryLimits } from '@ringline/kit/limits';
import { createMetrics } from '@ringline/kit/telemetry';
import { deliver, fakeClock, testDatabase } from '@ringline/kit/testing';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { afterEach, expect, vi } from 'vitest';
import { createBalancePublisher } from './balance/balancePublisher.ts';
import { publishBalance } from './balance/publishBalance.ts';
import { consumers as consumersOf } from './consumers/index.ts';
import type { Deps } from './context.ts';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { environment } from './environment.ts';
import { loadIssuer } from './invoicing/issuer.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { loadRates } from './rating/rates.ts';
import { loadTaxRates } from './tax/rates.ts';
import { billing as service } from './service.ts';

/** What goes wrong aside, where nobody waits for it, fails the test. */
export async function billingWorld() {
  const clock = fakeClock('2026-11-21T09:00:00Z');
  const db = await testDatabase(service, { clock });
  const catalogue = loadCatalogue();
  const log = { error: vi.fn() };
  const balances = createBalancePublisher(
    (ws) => db.tenant(ws, (uow) => publishBalance({ catalogue, clock })(uow)),
    (error) => log.error(error),
  );
  const deps: Deps = {
    db,
    clock,
    ids: db.ids,
    env: environment.parse({ SANDBOX_ENABLED: 'true', PUBLIC_URL: 'http://localhost:4000' }),
    metrics: createMetrics(),
    limits: createMemoryLimits(clock),
    gateways: [],
    log: log as never,
    catalogue,
    rates: loadRates(),
    issuer: loadIssuer(),
    taxRates: loadTaxRates(),
    mode: { billedSince: new Date(0) },
    balances,
  };
  const consumers = consumersOf(deps);

  afterEach(async () => {
    await balances.idle();
    expect(log.error).not.toHaveBeenCalled();
  });

  /** A workspace as it is after its creation; `credit` in micros puts it on a plan. */
  async function workspace(credit?: bigint, plan = 'STARTER'): Promise<string> {
    const ws = db.ids.uuid();
    await deliver(db, consumers, ws, WorkspaceChangedSchema, {
      created: true,
      workspace: { id: ws, setting: { timezone: 'America/New_York' } },
    });
    if (credit !== undefined) await ensureDemoSubscription(deps)({ workspaceId: ws, plan, creditMicros: credit });
    return ws;
  }

  return { db, clock, deps, log, consumers, workspace };
}
