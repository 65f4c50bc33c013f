import { describe, expect, it } from 'vitest';
import { type Locks, singleFlight } from './singleFlight.ts';

/** Locks as the browser has them: one holder, the others wait in order. */
function browserLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, run: () => Promise<T>): Promise<T> {
      const turn = last.then(run);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A server that counts refreshes and answers when told. */
function server() {
  const gates: (() => void)[] = [];
  let refreshes = 0;
  return {
    refreshes: () => refreshes,
    answer: () => gates.splice(0).forEach((open) => open()),
    refresh: async () => {
      refreshes += 1;
      await new Promise<void>((resolve) => gates.push(resolve));
      return `token ${refreshes}`;
    },
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('renewing the token', () => {
  it('happens once for all who ask in a tab meanwhile', async () => {
    const { refresh, refreshes, answer } = server();
    const renew = singleFlight('refresh', () => undefined, refresh, browserLocks());
    const asked = [renew(), renew(), renew()];
    await settled();
    answer();
    expect(await Promise.all(asked)).toEqual(['token 1', 'token 1', 'token 1']);
    expect(refreshes()).toBe(1);
  });

  it('happens once for two tabs: the second takes what the first brought', async () => {
    const { refresh, refreshes, answer } = server();
    const locks = browserLocks();
    let shared: string | undefined;
    const bring = async () => (shared = await refresh());
    const one = singleFlight('refresh', () => shared, bring, locks);
    const two = singleFlight('refresh', () => shared, bring, locks);
    const asked = [one(), two()];
    await settled();
    answer();
    expect(await Promise.all(asked)).toEqual(['token 1', 'token 1']);
    expect(refreshes()).toBe(1);
  });

  it('is tried again after it failed', async () => {
    let fails = true;
    const renew = singleFlight(
      'refresh',
      () => undefined,
      async () => {
        if (fails) throw new Error('away');
        return 'token';
      },
      browserLocks(),
    );
    await expect(renew()).rejects.toThrow('away');
    fails = false;
    expect(await renew()).toBe('token');
  });
});
