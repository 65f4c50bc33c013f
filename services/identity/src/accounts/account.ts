import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@ringline/kit/errors';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import type { UserSchema } from '@ringline/proto/identity/v1/accounts_pb';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { z } from 'zod';
import type { Account } from '../generated/prisma/client.ts';
import type { Transaction, Unit } from '../context.ts';

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

/** A user as the contract shows it. */
export function toUser(account: Account): MessageInitShape<typeof UserSchema> {
  return {
    id: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    phoneNumber: account.phoneNumber,
    country: account.country,
    city: account.city,
    address: account.address,
    timezone: account.timezone,
    language: account.language,
    locale: account.locale || account.language,
    status: account.status,
    deactivationReason: account.deactivationReason,
    profileImageMediaId: account.profileImageMediaId,
    singleKeyShortcuts: account.singleKeyShortcuts,
    enterSends: account.enterSends,
    isEmailVerified: account.emailVerifiedAt !== null,
    isPhoneNumberVerified: account.phoneNumberVerifiedAt !== null,
    isPasswordSet: account.passwordHash !== null,
    createdAt: timestampFromDate(account.createdAt),
    version: account.version,
    mfaEnabled: account.mfaEnabledAt !== null,
    googleEnabled: account.googleSubject !== null,
    ...(account.mfaResetDueAt
      ? { mfaReset: { dueAt: timestampFromDate(account.mfaResetDueAt), ip: account.mfaResetIp } }
      : {}),
  };
}

/** Tells the other services what a verified user now looks like; where somebody lives is nobody else's business. */
export function announceUser(uow: Unit, account: Account): void {
  const user = { ...toUser(account), city: '', address: '' };
  uow.emit(UserChangedSchema, { user }, { key: account.id, workspaceId: null });
}

/** The address as people mean it, and the key under which it is unique (case-folded; plus-tags kept, defaults 2.6). */
export function parseEmail(text: string, field = 'email'): { email: string; emailKey: string } {
  const email = text.trim().normalize('NFKC');
  if (email.length > LONGEST_EMAIL || !z.email().safeParse(email).success) {
    throw invalid(field, 'Enter an email address such as ana@example.com.');
  }
  return { email, emailKey: emailKeyOf(email) };
}

/** The key under which an address is unique. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** A name without surrounding space. @throws Refusal VALIDATION_FAILED when it is missing or too long. */
export function parseName(field: 'firstName' | 'lastName', text: string): string {
  const name = trimmed(text).replaceAll(/\s+/g, ' ');
  if (name === '' && field === 'firstName') throw invalid(field, 'Enter your first name.');
  if (name.length > LONGEST_NAME) throw invalid(field, `Use at most ${LONGEST_NAME} characters.`);
  return name;
}

/** Makes everybody who works on this address wait for each other, whether or not it has an account yet. */
export async function lockEmail(tx: Transaction, emailKey: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(1, hashtext(${emailKey}))) AS taken`;
}

/**
 * The account, locked until the end of the transaction; undefined when there is none, after the same work. Address before
 * row, as sign-up does, so that the two cannot wait for each other.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined;
  const account = await tx.account.findUnique({ where: { id } });
  await lockEmail(tx, account ? emailKeyOf(account.email) : id);
  await tx.$queryRaw`SELECT id FROM account WHERE id = ${id}::uuid FOR UPDATE`;
  return (await tx.account.findUnique({ where: { id } })) ?? undefined;
}
