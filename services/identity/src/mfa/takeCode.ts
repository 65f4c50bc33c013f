import { Refusal, invalid } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { mfaPolicy } from './policy.ts';
import { recoveryCodeHmac } from './recoveryCodes.ts';
import { stepOf } from './authenticator.ts';
import { countWrongCode, endRow, waitOf, type CodeKind } from './throttle.ts';

interface ParsedCode {
  readonly kind: CodeKind;
  readonly code: string;
}

/** What came of a code. A wrong one has to be counted, so its refusal leaves the unit of work as a value. */
export type Taken = { readonly refusal: Refusal } | { readonly kind: CodeKind };

/** A code as people type it. @throws Refusal VALIDATION_FAILED when it can be no code at all */
export function parseCode(text: string): ParsedCode {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'APP', code };
  if (code.length === mfaPolicy.recoveryCodeLength && /^[a-z0-9]+$/.test(code)) return { kind: 'RECOVERY', code };
  throw invalid('code', 'Enter the six digits from your app, or one of your recovery codes.');
}

/** The same where only the app counts. */
export function parseAppCode(text: string): ParsedCode {
  const code = text.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw invalid('code', 'Enter the six digits from your app.');
  return { kind: 'APP', code };
}

const off = () =>
  new Refusal({
    code: 'MFA_REQUIRED',
    message: 'This needs two-step verification, which is off. Turn it on in your account security settings.',
    why: { check: 'mfa', required: 'on', current: 'off', whoCanFix: ['you'] },
  });

/**
 * Takes a code of an account: each time step and each recovery code works once (defaults 1.3). The caller holds the account's
 * lock, so that the same code twice at once is taken once, and many guesses at once are counted one after the other.
 */
export async function takeCode(deps: Deps, uow: Unit, account: Account, given: ParsedCode): Promise<Taken> {
  const { tx } = uow;
  const authenticator = await tx.authenticator.findUnique({ where: { accountId: account.id } });
  if (!account.mfaEnabledAt || !authenticator?.confirmedAt) return { refusal: off() };
  const wait = await waitOf(deps, uow, account.id, given.kind);
  if (wait) return { refusal: wait };

  const used = given.kind === 'APP' ? await useStep(deps, uow, authenticator, given.code) : await useRecovery();
  if (!used) return { refusal: await countWrongCode(deps, uow, account.id, given.kind) };
  await endRow(uow, account.id);
  return { kind: given.kind };

  async function useRecovery(): Promise<boolean> {
    const { count } = await tx.recoveryCode.updateMany({
      where: { accountId: account.id, codeHmac: recoveryCodeHmac(deps, account.id, given.code), usedAt: null },
      data: { usedAt: deps.clock.now() },
    });
    return count === 1;
  }
}

/** Whether it is the code of a step that is newer than every used one; the step is used from then on. */
export async function useStep(
  deps: Deps,
  { tx }: Unit,
  authenticator: { accountId: string; secretSealed: string; lastStep: number },
  code: string,
): Promise<boolean> {
  const step = stepOf(deps.secrets.open(authenticator.secretSealed), code, deps.clock.now());
  if (step === undefined || step <= authenticator.lastStep) return false;
  await tx.authenticator.update({ where: { accountId: authenticator.accountId }, data: { lastStep: step } });
  return true;
}
