/** What billing publishes again, and what it does with what others do. */
import { deliver, toldAgain } from '@ringline/kit/testing';
import { BalanceChangedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from './billing.testkit.ts';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { noteCatalogue } from './plans/catalogueInUse.ts';
import { publishers } from './publishers.ts';

const { db, deps, consumers, workspace } = await billingWorld();

test('subscriptions and balances are told again as they were told last, by whoever has the plans of the running service', async () => {
  const workspaces = [await workspace(), await workspace()];
  await ensureDemoSubscription(deps)({ workspaceId: workspaces[0] ?? '', plan: 'STARTER', creditMicros: 5_000_000n });
  await deps.balances.idle();
  const told = () => toldAgain(db, publishers(deps), workspaces, SubscriptionChangedSchema);
  await expect(told()).rejects.toThrow('The plans of the service are unknown');

  await noteCatalogue(deps);
  const { again, before } = await told();
  expect(again).toHaveLength(2);
  expect(again).toEqual(before);
  const balance = await toldAgain(db, publishers(deps), workspaces, BalanceChangedSchema);
  expect(balance.again).toHaveLength(2);
  expect(balance.again).toEqual(balance.before);

  const others = { ...deps.catalogue, data: { ...deps.catalogue.data, fairUseMinutesPerSeat: 1 } };
  await noteCatalogue({ ...deps, catalogue: others });
  await expect(told()).rejects.toThrow('Set PLANS_FILE');
});

test('a workspace that is published again opens no account; a number fills its copy, an older one does not', async () => {
  const ws = db.ids.uuid();
  const again = { republished: true };
  await deliver(db, consumers, ws, WorkspaceChangedSchema, { workspace: { id: ws } }, again);
  expect(await db.tenant(ws, ({ tx }) => tx.wallet.count({ where: { workspaceId: ws } }))).toBe(0);
  const id = db.ids.uuid();
  const tell = (version: number, type: string) =>
    deliver(db, consumers, ws, NumberChangedSchema, { number: { id, number: '+14155550142', type, version } }, again);
  const copies = () => db.tenant(ws, ({ tx }) => tx.workspaceNumber.findMany({ where: { workspaceId: ws } }));
  await tell(2, 'LOCAL');
  await tell(2, 'TOLL_FREE');
  await tell(1, 'LOCAL');
  expect(await copies()).toMatchObject([{ id, type: 'TOLL_FREE', version: 2 }]);
});
