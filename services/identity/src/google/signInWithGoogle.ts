import { cutText, trimmed } from '@ringline/kit/text';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount, lockEmail, parseEmail } from '../accounts/account.ts';
import type { Client, Deps, Transaction, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { beginMfaLogin, type MfaPrompt } from '../mfa/mfaLogin.ts';
import { startSession, type AuthTokens } from '../sessions/startSession.ts';
import type { GoogleIdentity } from './provider.ts';
import { googleRefusal } from './refusals.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de'];
const LONGEST_NAME = 100;

type GoogleOutcome =
  | MfaPrompt
  | { readonly kind: 'signed-in'; readonly account: Account; readonly authTokens: AuthTokens };

/**
 * Signs in whom Google vouches for: the account that is linked, or the one with the same verified address, which is linked
 * then, or a new one without a password. The second factor is asked for all the same.
 *
 * Somebody may have signed up with a stranger's address and never verified it. Such an account is not linked but replaced,
 * under a new id, so that its password opens nothing that the stranger then does.
 * @throws Refusal UNAUTHENTICATED, whose check says what went wrong
 */
export const signInWithGoogle =
  (deps: Deps) =>
  async (person: GoogleIdentity, client: Client): Promise<GoogleOutcome> =>
    inTurn(deps, person.subject, async (uow) => {
      const account = (await linkedTo(uow.tx, person.subject)) ?? (await settle(deps, uow, person, client));
      if (account.status === 'DEACTIVATED') throw googleRefusal('google-account-deactivated');
      if (account.mfaEnabledAt) return beginMfaLogin(deps, uow, account, 'GOOGLE');
      return { kind: 'signed-in', account, authTokens: await startSession(deps, uow, account, client, 'GOOGLE') };
    });

/** The account that this Google account is linked to, locked. */
async function linkedTo(tx: Transaction, googleSubject: string): Promise<Account | undefined> {
  const found = await tx.account.findUnique({ where: { googleSubject } });
  const locked = found ? await lockAccount(tx, found.id) : undefined;
  return locked?.googleSubject === googleSubject ? locked : undefined;
}

async function settle(deps: Deps, uow: Unit, person: GoogleIdentity, client: Client): Promise<Account> {
  const { tx } = uow;
  if (!person.emailVerified || !person.email) throw googleRefusal('google-email-unverified');
  const { email, emailKey } = parseEmail(person.email);
  await lockEmail(tx, emailKey);
  const now = deps.clock.now();
  const existing = await tx.account.findUnique({ where: { emailKey } });
  // Another tab may have done the same while this one waited for the lock.
  if (existing?.googleSubject === person.subject) return existing;
  if (existing && existing.emailVerifiedAt === null) await tx.account.delete({ where: { id: existing.id } });
  if (existing?.emailVerifiedAt) {
    if (existing.status === 'DEACTIVATED') throw googleRefusal('google-account-deactivated');
    if (existing.googleSubject) throw googleRefusal('google-other-linked');
    const linked = await tx.account.update({
      where: { id: existing.id },
      data: { googleSubject: person.subject, updatedAt: now, version: { increment: 1 } },
    });
    announceUser(uow, linked);
    await notifySecurityChange(deps, uow, linked, 'google-linked', client);
    return linked;
  }
  const language = person.locale.slice(0, 2).toLowerCase();
  const created = await tx.account.create({
    data: {
      id: deps.ids.uuid(),
      email,
      emailKey,
      firstName: nameOf(person.firstName) || nameOf(email.split('@')[0] ?? ''),
      lastName: nameOf(person.lastName),
      language: LANGUAGES.includes(language) ? language : 'en',
      status: 'ACTIVE',
      emailVerifiedAt: now,
      googleSubject: person.subject,
      createdAt: now,
      updatedAt: now,
    },
  });
  announceUser(uow, created);
  return created;
}

const nameOf = (text: string): string => cutText(trimmed(text).replaceAll(/\s+/g, ' '), LONGEST_NAME);
