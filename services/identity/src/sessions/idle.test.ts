import { describe, expect, it } from 'vitest';
import { CLIENT, identityTestkit } from '../testing/testkit.ts';
import { refreshSession } from './refreshSession.ts';

const kit = await identityTestkit();
const MINUTE = 60_000;

/** Somebody signed in whose workspaces sign out after 15 minutes, and a client that renews in time. */
async function signedIn(idleSignOutMinutes = 15) {
  const { account, authTokens } = await kit.verifiedUser();
  kit.policies.set(account.id, { idleSignOutMinutes });
  let { refreshToken } = authTokens;
  return {
    account,
    /** Renews after so many minutes; `idleSeconds` is what the client says. */
    async renewAfter(minutes: number, idleSeconds?: number, deps = kit.deps) {
      kit.clock.advance(minutes * MINUTE);
      const { authTokens: next } = await refreshSession(deps)({ refreshToken, client: CLIENT, idleSeconds });
      refreshToken = next.refreshToken;
    },
    session: () =>
      kit.db.platform('test', ({ tx }) =>
        tx.session.findFirstOrThrow({ where: { accountId: account.id }, orderBy: { id: 'desc' } }),
      ),
  };
}

describe('a session of who is in a workspace that signs out after 15 minutes', () => {
  it('lasts as long as something is done in any tab, and no longer', async () => {
    const person = await signedIn();
    await person.renewAfter(14, 5);
    await person.renewAfter(14, 10);
    await person.renewAfter(14, 14 * 60);
    await expect(person.renewAfter(2, 16 * 60 + 1)).rejects.toMatchObject({
      code: 'SESSION_IDLE',
      why: { check: 'idle' },
      details: { idleMinutes: 15 },
    });
    const { id, endReason } = await person.session();
    expect(endReason).toBe('IDLE');
    expect(await kit.eventsOf(id)).toContain('identity.session.ended.v1');
    await expect(person.renewAfter(0, 0)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not kept by a tab that renews by itself', async () => {
    const person = await signedIn();
    await person.renewAfter(14);
    await expect(person.renewAfter(2)).rejects.toMatchObject({ code: 'SESSION_IDLE' });
  });

  it('is not ended by a tab that saw nothing while another one did', async () => {
    const person = await signedIn();
    await person.renewAfter(10, 0);
    await person.renewAfter(10, 20 * 60);
  });

  it('ends by the last known time while the workspaces cannot be asked', async () => {
    const person = await signedIn();
    await person.renewAfter(1, 0);
    const away = { ...kit.deps, signInPolicy: () => Promise.reject(new Error('away')) };
    await person.renewAfter(14, 0, away);
    await expect(person.renewAfter(16, undefined, away)).rejects.toMatchObject({ code: 'SESSION_IDLE' });
  });
});

it('a session of who is in no such workspace lasts without activity, also once the setting is turned off', async () => {
  const person = await signedIn(0);
  await person.renewAfter(24 * 60);
  kit.policies.set(person.account.id, { idleSignOutMinutes: 60 });
  await person.renewAfter(10);
  kit.policies.set(person.account.id, { idleSignOutMinutes: 0 });
  await person.renewAfter(120);
  await person.renewAfter(24 * 60);
});
