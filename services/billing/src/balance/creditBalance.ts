import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CreditBalanceSchema } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps, Unit } from '../context.ts';
import { readAccounts } from '../ledger/ledger.ts';

const LOW_MICROS = 10_000_000n;

/** OK, LOW (below $10) or EMPTY (nothing available): defaults 5.4. */
function balanceStatus(availableMicros: bigint): 'OK' | 'LOW' | 'EMPTY' {
  if (availableMicros <= 0n) return 'EMPTY';
  return availableMicros < LOW_MICROS ? 'LOW' : 'OK';
}

/** The workspace's balance as RPC and events tell it. The account `credit` is what is available: holds are moved out of it. */
export const readCreditBalance =
  ({ catalogue }: Pick<Deps, 'catalogue'>) =>
  async (uow: Unit): Promise<MessageInitShape<typeof CreditBalanceSchema>> => {
    const { workspaceId } = uow;
    const wallet = await uow.tx.wallet.findUniqueOrThrow({ where: { workspaceId } });
    if (catalogue.unbilled)
      return {
        id: wallet.id,
        workspaceId,
        currency: catalogue.data.currency,
        status: 'OK',
        version: wallet.version,
        unbilled: true,
      };
    const { plan } = await uow.tx.subscription.findUniqueOrThrow({ where: { workspaceId }, select: { plan: true } });
    const balance = await readAccounts(uow);
    const available = balance('credit', 'USD');
    return {
      id: wallet.id,
      workspaceId,
      balanceMicros: available,
      currency: catalogue.data.currency,
      status: balanceStatus(available),
      freeMinute: balance('credit', 'FREE_SECONDS') / 60n,
      freeSms: balance('credit', 'FREE_TEXTS'),
      hasExceededMonthlyFreeMinutes:
        catalogue.limit(plan, 'FREE_MONTHLY_CALLING_MINUTES') === -1 &&
        balance('credit', 'FREE_SECONDS') + balance('held', 'FREE_SECONDS') < 60n,
      testMinutesLeft: balance('credit', 'TEST_SECONDS') / 60n,
      testSmsLeft: balance('credit', 'TEST_TEXTS'),
      version: wallet.version,
    };
  };
