/** Auto top-up as its owner sees and switches it. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { Refusal, refusalOf } from '@ringline/kit/errors';
import type { AutoTopupSchema } from '@ringline/proto/billing/v1/auto_topup_pb';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import { assertBilled } from '../mode/billed.ts';
import { assertSells, gatewayFor } from '../payments/platformGateway.ts';
import { chargeable } from '../payments/savedCard.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { lookAtCredit } from './lookAtCredit.ts';
import { priceOfTopup } from './priceOfTopup.ts';
import { topUpByItself } from './topUpByItself.ts';
import { usedUp } from './usedUp.ts';

type Told = MessageInitShape<typeof AutoTopupSchema>;

/** Whether credit is bought by itself, with which card, and how much of the limits is used. */
export const getAutoTopup =
  (deps: Deps) =>
  (_input: object, { workspaceId }: Actor): Promise<Told> =>
    deps.db.tenant(workspaceId, (uow) => describe(deps, uow));

/**
 * Switches auto top-up. Switched on while credit is low, it charges right away.
 * @throws Refusal PAYMENT_FAILED without a gateway or a card, WORKSPACE_SUSPENDED
 */
export const setAutoTopup =
  (deps: Deps) =>
  async ({ enabled }: { readonly enabled: boolean }, actor: Actor): Promise<Told> => {
    const { workspaceId } = actor;
    if (enabled) {
      assertBilled(deps);
      assertSells(await gatewayFor(deps, workspaceId), 'CREDIT');
    }
    await deps.db.tenant(workspaceId, async (uow) => {
      const { status } = await lockSubscription(deps, uow);
      if (enabled) await assertChargeable(deps, uow, status);
      const changedAt = deps.clock.now();
      const fresh = { enabled, failures: 0, failure: '', retryAt: null, changedAt };
      await uow.tx.autoTopup.upsert({
        where: { workspaceId },
        create: { workspaceId, ...fresh },
        update: fresh,
      });
      if (enabled) await lookAtCredit(uow, changedAt);
      else await uow.tx.autoTopupDue.deleteMany({ where: { targetWorkspace: workspaceId } });
    });
    // What the gateway does not answer now the reconciler asks for again.
    if (enabled)
      await topUpByItself(deps)(workspaceId).catch((error: unknown) => {
        if (refusalOf(error)?.code !== 'UNAVAILABLE') throw error;
      });
    return getAutoTopup(deps)({}, actor);
  };

async function assertChargeable(deps: Deps, uow: Unit, status: string): Promise<void> {
  if (status === 'SUSPENDED')
    throw new Refusal({
      code: 'WORKSPACE_SUSPENDED',
      message: 'This workspace is suspended because its invoice is unpaid. Pay the open invoice first.',
    });
  if (!(await chargeable(deps, uow, 'CREDIT')))
    throw new Refusal({
      code: 'PAYMENT_FAILED',
      message: 'No card is saved that could be charged. Add one in the billing portal, then turn on auto top-up.',
    });
}

async function describe(deps: Deps, uow: Unit): Promise<Told> {
  const { workspaceId } = uow;
  const { timezone } = await openAccount(deps)(uow);
  const row = await uow.tx.autoTopup.findFirst({ where: { workspaceId } });
  const card = await chargeable(deps, uow, 'CREDIT');
  const { amountMinor, belowMinor, perDay, perMonthMinor } = deps.catalogue.data.autoTopup;
  const { madeToday, boughtThisMonthMinor, waitsUntil } = await usedUp(deps, uow, timezone);
  return {
    workspaceId,
    enabled: row?.enabled ?? false,
    amountMinor: BigInt(amountMinor),
    dueMinor: (await priceOfTopup(deps, uow)).dueCents,
    belowMinor: BigInt(belowMinor),
    currency: deps.catalogue.data.currency,
    perDay,
    perMonthMinor: BigInt(perMonthMinor),
    madeToday,
    boughtThisMonthMinor,
    last4: card?.last4 ?? '',
    failure: row?.failure ?? '',
    ...(row?.retryAt ? { retryAt: timestampFromDate(row.retryAt) } : {}),
    ...(waitsUntil ? { waitsUntil: timestampFromDate(waitsUntil) } : {}),
    ...(row ? { changedAt: timestampFromDate(row.changedAt) } : {}),
  };
}
