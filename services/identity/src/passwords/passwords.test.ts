import { describe, expect, it } from 'vitest';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';
import { eventually } from '@ringline/kit/testing';
import { changePassword } from './changePassword.ts';
import { getSignInRules } from '../sessions/getSignInRules.ts';
import { requestPasswordReset, resendPasswordResetCode } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';

const kit = await identityTestkit();
const request = (identifier: string, client = CLIENT) => requestPasswordReset(kit.deps)({ identifier, client });
const resend = (userId: string) => resendPasswordResetCode(kit.deps)({ userId, client: CLIENT });
const reset = (userId: string, code: string, newPassword = 'seven lanterns drifting east') =>
  resetPassword(kit.deps)({ userId, code, newPassword, client: CLIENT });
const signIn = (email: string, password = PASSWORD) => kit.login({ email, password, client: CLIENT });
const mailAbout = (email: string, subject: RegExp) =>
  eventually(() => {
    const found = kit.mails.find((mail) => mail.to === email && subject.test(mail.subject));
    if (!found) throw new Error(`No mail about ${subject}`);
    return found;
  });
const livingSessions = (accountId: string) =>
  kit.db.platform('test', ({ tx }) => tx.session.findMany({ where: { accountId, endedAt: null } }));

/** A person who waited long enough since signing up that another code may be asked for. */
async function aPerson(changes: Parameters<typeof kit.verifiedUser>[0] = {}) {
  const { account } = await kit.verifiedUser(changes);
  kit.clock.advance(3_600_000);
  return account;
}

describe('a forgotten password', () => {
  it('is replaced with the mailed code: every session ends, the waits too, and the person is told', async () => {
    const account = await aPerson({ language: 'fr' });
    for (let failure = 1; failure <= 5; failure++)
      await expect(signIn(account.email, 'not the password')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { userId, resendAfterSeconds } = await request(account.email.toUpperCase());
    expect(resendAfterSeconds).toBe(30);
    await reset(userId, await kit.codeMailedTo(account.email, 2));
    expect(await livingSessions(account.id)).toEqual([]);
    expect(await signIn(account.email, 'seven lanterns drifting east')).toMatchObject({ kind: 'signed-in' });
    expect((await mailAbout(account.email, /réinitialisé/)).html).toContain('<html lang="fr">');
  });

  it('tells nobody by its wait whether a code was asked for lately', async () => {
    const account = await aPerson();
    const waits = [];
    for (let time = 0; time < 3; time += 1) {
      waits.push((await request(account.email)).resendAfterSeconds);
      kit.clock.advance(600_000);
    }
    expect(waits).toEqual([30, 30, 30]);
  });

  it('has a code of 15 minutes that works once', async () => {
    const account = await aPerson();
    const { userId } = await request(account.email);
    const code = await kit.codeMailedTo(account.email, 2);
    kit.clock.advance(900_000);
    await expect(reset(userId, code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    await resend(userId);
    const newer = await kit.codeMailedTo(account.email, 3);
    kit.clock.advance(899_000);
    await reset(userId, newer);
    await expect(reset(userId, newer)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('keeps the code alive while the new password is not good enough, and says so to who has the code alone', async () => {
    const account = await aPerson({ firstName: 'Wilhelmina', lastName: 'Featherstone' });
    const { userId } = await request(account.email);
    const code = await kit.codeMailedTo(account.email, 2);
    const own = 'Wilhelmina-Featherstone';
    await expect(reset(userId, otherThan(code), own)).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await expect(reset(userId, code, own)).rejects.toMatchObject({
      field: 'newPassword',
      why: { check: 'password-policy' },
    });
    await expect(reset(userId, code, 'short')).rejects.toMatchObject({ field: 'newPassword' });
    await reset(userId, code);
  });

  it('takes no new password that is little more than the name of a workspace', async () => {
    const account = await aPerson();
    kit.policies.set(account.id, { names: ['Castillo Garage'] });
    const { userId } = await request(account.email);
    const code = await kit.codeMailedTo(account.email, 2);
    await expect(reset(userId, code, 'castillo-garage-1')).rejects.toMatchObject({
      field: 'newPassword',
      message: 'This password is too common.',
    });
    await reset(userId, code);
  });

  it('is reset once by two who show the code at the same time', async () => {
    const account = await aPerson();
    const { userId } = await request(account.email);
    const code = await kit.codeMailedTo(account.email, 2);
    const answers = await Promise.allSettled([
      reset(userId, code),
      reset(userId, code, 'eight lanterns drifting west'),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of an account that nobody verified is none: who signed up signs up again', async () => {
    const form = kit.form();
    await kit.createUser(form);
    kit.clock.advance(3_600_000);
    await request(form.email);
    await kit.codeMailedTo(form.email, 1);
    expect(kit.mails.filter(({ to }) => to === form.email)).toHaveLength(1);
  });

  it('leaves what cannot be an address to be corrected', async () => {
    await expect(request('ana')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'identifier' });
  });
});

describe('changing the password', () => {
  const change = (
    principal: { userId: string; sessionId: string },
    currentPassword = PASSWORD,
    newPassword = 'seven lanterns drifting east',
  ) => changePassword(kit.deps)({ currentPassword, newPassword, client: CLIENT }, principal);

  async function signedIn() {
    const account = await aPerson();
    const [session] = await livingSessions(account.id);
    return { account, principal: { userId: account.id, sessionId: session?.id ?? '' } };
  }

  it('ends every session and begins a new one', async () => {
    const { account, principal } = await signedIn();
    await signIn(account.email);
    const tokens = await change(principal);
    const left = await livingSessions(account.id);
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(principal.sessionId);
    await expect(kit.refresh(tokens.refreshToken)).resolves.toBeDefined();
    expect((await mailAbout(account.email, /password was changed/)).text).toContain('192.0.2.1');
    await expect(signIn(account.email)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('asks for the current one, whose guesses count with those of signing in', async () => {
    const { account, principal } = await signedIn();
    for (let failure = 1; failure <= 5; failure++)
      await expect(change(principal, 'not the password')).rejects.toMatchObject({ field: 'currentPassword' });
    await expect(change(principal)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(signIn(account.email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    kit.clock.advance(30_000);
    await expect(change(principal, PASSWORD, PASSWORD)).rejects.toMatchObject({ field: 'newPassword' });
    await change(principal);
  });

  it('takes none that is little more than the name of a workspace', async () => {
    const { account, principal } = await signedIn();
    kit.policies.set(account.id, { names: ['Castillo Garage'] });
    await expect(change(principal, PASSWORD, 'castillo-garage-1')).rejects.toMatchObject({
      field: 'newPassword',
      message: 'This password is too common.',
    });
  });

  it('sets a first one for who has none', async () => {
    const { account, principal } = await signedIn();
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: account.id }, data: { passwordHash: null } }),
    );
    await change(principal, '');
    expect(await signIn(account.email, 'seven lanterns drifting east')).toMatchObject({ kind: 'signed-in' });
  });

  it('twice at once is done once', async () => {
    const { principal } = await signedIn();
    const answers = await Promise.allSettled([
      change(principal),
      change(principal, PASSWORD, 'eight lanterns drifting west'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('how long a password must be', () => {
  const EIGHT = 'vulp3mox';
  const TWELVE = 'vulp3mox tig';

  /** A person with a reset under way: tries a password with the right code. */
  async function resetting(asked: Parameters<typeof kit.policies.set>[1], withMfa: boolean) {
    const account = await aPerson();
    kit.policies.set(account.id, asked);
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: account.id }, data: { mfaEnabledAt: withMfa ? kit.clock.now() : null } }),
    );
    const { userId } = await request(account.email);
    const code = await kit.codeMailedTo(account.email, 2);
    return { account, set: (password: string) => reset(userId, code, password) };
  }

  it.each([
    [12, 'in no workspace', {}, true],
    [12, 'without a second factor yet', { requireMfaEverywhere: true }, false],
    [8, 'with a second factor, where all workspaces ask for one', { requireMfaEverywhere: true }, true],
    [
      15,
      'in a strict workspace, even with a second factor',
      { requireMfaEverywhere: true, strictPasswords: true },
      true,
    ],
  ])('%i characters for who is %s', async (minimum, _who, asked, withMfa) => {
    const { account, set } = await resetting(asked, withMfa);
    const rules = await getSignInRules(kit.deps)({}, { userId: account.id });
    expect(rules.passwordMinimum).toBe(minimum);
    const long = `${TWELVE}rel over`;
    await expect(set(long.slice(0, minimum - 1))).rejects.toMatchObject({ field: 'newPassword', details: { minimum } });
    await set(long.slice(0, minimum));
  });

  it.each(['football1', 'trustno1', 'dragon12', 'basketball', 'qwertyuiop1'])(
    'does not make a short one good that is among the most common: %s',
    async (password) => {
      const { set } = await resetting({ requireMfaEverywhere: true }, true);
      await expect(set(password)).rejects.toMatchObject({ message: 'This password is too common.' });
      await set(EIGHT);
    },
  );

  it('is asked of the next one: who has a shorter one signs in with it, and is told at the next change', async () => {
    const { account, set } = await resetting({ requireMfaEverywhere: true }, true);
    await set(EIGHT);
    kit.policies.set(account.id, { strictPasswords: true });
    expect(await signIn(account.email, EIGHT)).toMatchObject({ kind: 'mfa-prompt' });
    const principal = { userId: account.id, sessionId: '' };
    await expect(
      changePassword(kit.deps)({ currentPassword: EIGHT, newPassword: TWELVE, client: CLIENT }, principal),
    ).rejects.toMatchObject({ details: { minimum: 15 } });
  });
});

describe('a password', () => {
  it.each(['password1234567', 'correcthorsebatterystaple', '1q2w3e4r5t6y', 'Iloveyou1234', 'charlie123456'])(
    'that was breached before is refused: %s',
    async (password) => {
      await expect(kit.createUser(kit.form({ password }))).rejects.toMatchObject({
        field: 'password',
        why: { check: 'password-policy', whoCanFix: ['you'] },
      });
    },
  );

  it.each([
    ['of twelve characters after normalisation', 'ﬁreﬂy lamp!', true],
    ['of eleven', 'firefly lam', false],
    ['of 128', `${'wide open skies '.repeat(7)}over the island`, true],
  ])('%s', async (_name, password, taken) => {
    const created = kit.createUser(kit.form({ password }));
    if (taken) await expect(created).resolves.toBeDefined();
    else await expect(created).rejects.toMatchObject({ field: 'password' });
  });
});
