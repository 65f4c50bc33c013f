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
