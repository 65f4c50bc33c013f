import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import type { CreditBalanceSchema } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import { openAccount } from '../subscriptions/openAccount.ts';
import { readCreditBalance } from './creditBalance.ts';

/** The workspace's balance. Without BILLING:READ it holds the status alone, never the figures (defaults 2.4). */
export const getCreditBalance =
  (deps: Deps) =>
  async (
    _input: object,
    actor: Pick<Principal, 'workspaceId' | 'scope'>,
  ): Promise<MessageInitShape<typeof CreditBalanceSchema>> => {
    const balance = await deps.db.tenant(actor.workspaceId, async (uow) => {
      await openAccount(deps)(uow);
      return readCreditBalance(deps)(uow);
    });
    if (actor.scope('BILLING', 'READ')) return balance;
    const { id = '', workspaceId = '', status = '', version = 0, unbilled = false } = balance;
    return { id, workspaceId, status, version, unbilled };
  };
