import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { readCreditBalance } from './creditBalance.ts';

/** Announces the balance in the unit of work that changed it, if it differs from what was announced last. */
export const publishBalance =
  (deps: Pick<Deps, 'catalogue'>) =>
  async (uow: Unit): Promise<void> => {
    const { workspaceId } = uow;
    const [wallet] = await uow.tx.$queryRaw<{ version: number; published_version: number }[]>`
      SELECT version, published_version FROM wallet WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
    await uow.tx.balanceDue.deleteMany({ where: { targetWorkspace: workspaceId } });
    if (!wallet || wallet.version === wallet.published_version) return;
    await uow.tx.wallet.update({ where: { workspaceId }, data: { publishedVersion: wallet.version } });
    uow.emit(BalanceChangedSchema, { creditBalance: await readCreditBalance(deps)(uow) }, { key: workspaceId });
  };

/**
 * Announces balances soon after holds. A hold is one statement, which cannot build an event; it leaves a row in `balance_due`
 * instead, so that the reconciler announces what a crash left behind.
 */
export interface BalancePublisher {
  soon(workspaceId: string): void;
  /** Resolves when everything asked for is announced. */
  idle(): Promise<void>;
}

/** One announcement of a workspace under way, at most one waiting: a burst of holds costs two. */
export function createBalancePublisher(
  publish: (workspaceId: string) => Promise<void>,
  onError: (error: unknown) => void,
): BalancePublisher {
  const running = new Map<string, { again: boolean; done: Promise<void> }>();

  async function run(workspaceId: string, state: { again: boolean }): Promise<void> {
    do {
      state.again = false;
      await publish(workspaceId).catch(onError);
    } while (state.again);
    running.delete(workspaceId);
  }

  return {
    soon(workspaceId) {
      const present = running.get(workspaceId);
      if (present) {
        present.again = true;
        return;
      }
      const state = { again: false, done: Promise.resolve() };
      running.set(workspaceId, state);
      state.done = run(workspaceId, state);
    },
    async idle() {
      while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
