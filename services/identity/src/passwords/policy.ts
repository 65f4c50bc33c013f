import { Refusal } from '@ringline/kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { SignInPolicy } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { passwordPolicy } from '../policy.ts';
import { isBreached } from './commonPasswords.ts';

const PRODUCT_WORDS = ['ringline'];
/** Parts of a name or an address that are shorter say nothing about the person. */
const SHORTEST_PERSONAL_PART = 3;
/** What has to remain of a password when everything that can be guessed is taken out. */
const SHORTEST_REMAINDER = 6;

let common: ReadonlySet<string> | undefined;
const commonPasswords = (): ReadonlySet<string> => (common ??= new Set(dictionary['passwords-common']));

/** A string made by repeating one shorter unit: that unit; otherwise the string itself. */
function repeatedUnit(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  if (isBreached(folded) || commonPasswords().has(folded)) return true;
  const unit = repeatedUnit(folded);
  return unit.length < folded.length && (unit.length < SHORTEST_REMAINDER || commonPasswords().has(unit));
}

function withoutGuessable(password: string, personal: readonly string[]): string {
  const parts = personal
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((part) => part.length >= SHORTEST_PERSONAL_PART)
    .concat(PRODUCT_WORDS)
    .toSorted((a, b) => b.length - a.length);
  return parts.reduce((rest, part) => rest.replaceAll(part, ''), password.toLowerCase());
}

/**
 * How long a person's next password must be at least (defaults 1.2): the strict setting of any workspace wins; who has a
 * second factor, and is in workspaces that all ask for one, may take a short one. It is asked of the next password: who has a
 * shorter one keeps it.
 */
export function minimumOf(
  { mfaEnabledAt }: Pick<Account, 'mfaEnabledAt'>,
  { strictPasswords, requireMfaEverywhere }: Pick<SignInPolicy, 'strictPasswords' | 'requireMfaEverywhere'>,
): number {
  if (strictPasswords) return passwordPolicy.minimumStrict;
  return requireMfaEverywhere && mfaEnabledAt !== null ? passwordPolicy.minimumWithMfa : passwordPolicy.minimum;
}

/** A refusal of a password, with the check that it did not pass. */
const refused = (
  field: string,
  message: string,
  required: string,
  current: string,
  details?: { readonly minimum: number },
): Refusal =>
  new Refusal({
    code: 'VALIDATION_FAILED',
    message,
    field,
    why: { check: 'password-policy', required, current, whoCanFix: ['you'] },
    ...(details ? { details } : {}),
  });

/**
 * Refuses a password that is too short, too long, or among the first that an attacker tries: the common ones, and those
 * made of little more than the product's or the person's own names (defaults 1.2). No rules of composition.
 * @param field of the input
 * @param personal names and address parts of the person.
 * @param minimum characters at least: the person's own (`minimumOf`).
 * @throws Refusal VALIDATION_FAILED on the field; with `minimum` in the details where it is too short.
 */
export function assertPasswordAllowed(
  field: string,
  password: string,
  personal: readonly string[],
  minimum: number = passwordPolicy.minimum,
): void {
  const normalised = password.normalize('NFKC');
  const length = Array.from(normalised).length;
  const { maximum } = passwordPolicy;
  if (length < minimum) {
    const message = `This password is too short. Use at least ${minimum} characters; several words are easiest.`;
    throw refused(field, message, `at least ${minimum} characters`, `${length}`, { minimum });
  }
  if (length > maximum) {
    const message = `This password is too long. Use at most ${maximum} characters.`;
    throw refused(field, message, `at most ${maximum} characters`, `${length}`);
  }
  const rest = withoutGuessable(normalised, personal);
  const mostlyPersonal = rest !== normalised.toLowerCase() && rest.length < SHORTEST_REMAINDER;
  if (mostlyPersonal || isCommon(normalised))
    throw refused(field, 'This password is too common.', 'a password that is hard to guess', 'a common one');
}
