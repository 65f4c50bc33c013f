import { Refusal, notFound } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { lockAccount } from '../accounts/account.ts';
import type { Deps } from '../context.ts';
import { makeAuthenticator } from './authenticator.ts';

/** The refusal of a step that needs the second factor the other way round. */
export const mfaIs = (current: 'on' | 'off'): Refusal =>
  new Refusal({
    code: 'INVALID_TRANSITION',
    message:
      current === 'on'
        ? 'Two-step verification is on already. Turn it off first to set up another app.'
        : 'Two-step verification is off. Turn it on first.',
    why: { check: 'mfa', required: current === 'on' ? 'off' : 'on', current, whoCanFix: ['you'] },
  });

/**
 * Makes a secret for an authenticator app. It is not in force until its first code (`enableMfa`) and forgotten after ten
 * minutes; asking again makes a new one (defaults 1.3).
 */
export const createMfa = (deps: Deps) => async (_input: unknown, principal: { userId: string }) =>
  inTurn(deps, principal.userId, async ({ tx }) => {
    const account = await lockAccount(tx, principal.userId);
    if (!account) throw notFound('Your account');
    if (account.mfaEnabledAt) throw mfaIs('on');
    const made = makeAuthenticator(deps, account.email);
    const data = {
      secretSealed: deps.secrets.seal(made.secret),
      createdAt: deps.clock.now(),
      confirmedAt: null,
      lastStep: 0,
    };
    await tx.authenticator.upsert({
      where: { accountId: account.id },
      create: { accountId: account.id, ...data },
      update: data,
    });
    return made;
  });
