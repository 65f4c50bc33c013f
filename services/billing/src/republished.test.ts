/** What billing publishes again, and what it does with what others do. */
import { deliver, fakeClock, testDatabase, toldAgain } from '@ringline/kit/testing';
import { BalanceChangedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { afterAll, expect, test, vi } from 'vitest';
import { createBalancePublisher } from './balance/balancePublisher.ts';
import { publishBalance } from './balance/publishBalance.ts';
import { consumers as consumersOf } from './consumers/consumers.ts';
import type { Deps } from './context.ts';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { noteCatalogue } from './plans/catalogueInUse.ts';
import { loadRates } from './rating/rates.ts';
import { billing as service } from './service.ts';
import { publishers } from './subscriptions/publishers.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const catalogue = loadCatalogue();
const log = { error: vi.fn() };
const balances = createBalancePublisher(
  (ws) => db.tenant(ws, (uow) => publishBalance({ catalogue })(uow)),
  (error) => log.error(error),
);
const env = { SANDBOX_ENABLED: true };
const deps: Deps = { db, clock, ids: db.ids, env, log: log as never, catalogue, rates: loadRates(), balances };
const consumers = consumersOf(deps);
afterAll(() => balances.idle());

async function workspace(): Promise<string> {
  const ws = db.ids.uuid();
  const told = { created: true, workspace: { id: ws, setting: { timezone: 'America/New_York' } } };
  await deliver(db, consumers, ws, WorkspaceChangedSchema, told);
  return ws;
}

test('subscriptions and balances are told again as they were told last, by whoever has the plans of the running service', async () => {
  const workspaces = [await workspace(), await workspace()];
  await ensureDemoSubscription(deps)({ workspaceId: workspaces[0] ?? '', plan: 'STARTER', creditMicros: 5_000_000n });
  await balances.idle();
  const told = () => toldAgain(db, publishers(deps), workspaces, SubscriptionChangedSchema);
  await expect(told()).rejects.toThrow('Nobody knows which plans');

  await noteCatalogue(deps);
  const { again, before } = await told();
  expect(again).toHaveLength(2);
  expect(again).toEqual(before);
  const balance = await toldAgain(db, publishers(deps), workspaces, BalanceChangedSchema);
  expect(balance.again).toHaveLength(2);
  expect(balance.again).toEqual(balance.before);

  const others = { ...catalogue, data: { ...catalogue.data, fairUseMinutesPerSeat: 1 } };
  await noteCatalogue({ ...deps, catalogue: others });
  await expect(told()).rejects.toThrow('Set PLANS_FILE');
});

test('a workspace that is published again opens no account; a number fills its copy, an older one does not', async () => {
  const ws = db.ids.uuid();
  const again = { republished: true };
  await expect(deliver(db, consumers, ws, WorkspaceChangedSchema, { workspace: { id: ws } }, again)).rejects.toThrow(
    'Nobody handles',
  );
  const id = db.ids.uuid();
  const tell = (version: number, type: string) =>
    deliver(db, consumers, ws, NumberChangedSchema, { number: { id, number: '+14155550142', type, version } }, again);
  const copies = () => db.tenant(ws, ({ tx }) => tx.workspaceNumber.findMany({ where: { workspaceId: ws } }));
  await tell(2, 'LOCAL');
  await tell(2, 'TOLL_FREE');
  await tell(1, 'LOCAL');
  expect(await copies()).toMatchObject([{ id, type: 'TOLL_FREE', version: 2 }]);
});
