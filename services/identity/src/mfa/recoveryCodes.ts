import type { Deps, Unit } from '../context.ts';
import { mfaPolicy } from './policy.ts';

/** 32 characters that are not taken for each other when written down; each carries five random bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** What a recovery code is stored as. 50 random bits, and a key that is not in the database. */
export function recoveryCodeHmac(deps: Pick<Deps, 'secrets'>, accountId: string, code: string): string {
  return deps.secrets.hmac('recovery-code', `${accountId}:${code}`);
}

/** Puts ten new codes in the place of the old ones. @returns them in clear, for the person to keep */
export async function replaceRecoveryCodes(deps: Deps, { tx }: Unit, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: mfaPolicy.recoveryCodes }, () =>
    Array.from(deps.randomness.bytes(mfaPolicy.recoveryCodeLength), (byte) => ALPHABET[byte % ALPHABET.length]).join(
      '',
    ),
  );
  await tx.recoveryCode.deleteMany({ where: { accountId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ accountId, codeHmac: recoveryCodeHmac(deps, accountId, code) })),
  });
  return codes;
}
