import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Client, Deps } from '../context.ts';
import { assertOwnPassword } from '../passwords/showPassword.ts';
import { parseCode } from './takeCode.ts';
import { withCode } from './withCode.ts';

const neither = () =>
  new Refusal({
    code: 'MFA_REQUIRED',
    message: 'Set a password or an authenticator app in your account settings first: one of them must confirm this.',
    why: { check: 'mfa', required: 'a password, or an authenticator app', current: 'neither', whoCanFix: ['you'] },
  });

/**
 * Somebody who is signed in shows once more who they are, for an action of another service: by a code of the app, which is used
 * up, or, without an app, by the password. A wrong password counts with those of signing in.
 * @throws Refusal OTP_INVALID, RATE_LIMITED, VALIDATION_FAILED on code or password; MFA_REQUIRED when there is neither
 */
export const confirmIdentity =
  (deps: Deps) =>
  async (input: { userId: string; code: string; password: string; client: Client }): Promise<void> => {
    const { userId } = input;
    const account = isUuid(userId)
      ? await deps.db.platform('people have no workspace', ({ tx }) => tx.account.findUnique({ where: { id: userId } }))
      : null;
    if (!account) throw notFound('The account');
    if (account.mfaEnabledAt) return withCode(deps, { ...input, code: parseCode(input.code) }, async () => undefined);
    if (account.passwordHash === null) throw neither();
    return assertOwnPassword(deps, account, 'password', input.password);
  };
