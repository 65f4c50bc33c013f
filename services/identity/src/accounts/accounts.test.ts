import { isolationGaps } from '@ringline/kit/db';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { purgeOnce } from '../purge.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';
import { createUser } from './createUser.ts';
import { getCurrentUser } from './getCurrentUser.ts';

const kit = await identityTestkit();
const accounts = (email: string) => kit.db.platform('test', ({ tx }) => tx.account.findMany({ where: { email } }));

describe('signing up', () => {
  it('makes an unverified account and mails a code; nobody else hears of it yet', async () => {
    const form = kit.form({ email: 'New.Person@Example.com', idempotencyKey: kit.deps.ids.uuid() });
    const account = await kit.createUser(form);
    expect(account).toMatchObject({
      status: 'UNVERIFIED',
      email: 'New.Person@Example.com',
      emailKey: 'new.person@example.com',
    });
    expect(await kit.codeMailedTo('New.Person@Example.com')).toMatch(/^\d{6}$/);
    expect(await kit.eventsOf(account.id)).toEqual([]);
  });

  it.each([
    ['an address without a host', { email: 'ana@' }, 'email'],
    ['no first name', { firstName: '  ' }, 'firstName'],
    ['a password of eleven characters', { password: 'elevenchar1' }, 'password'],
    ['a password of 129 characters', { password: 'xy'.repeat(64) + 'z' }, 'password'],
    ['an idempotency key that is no UUID', { idempotencyKey: 'again' }, 'idempotencyKey'],
  ])('is refused with %s', async (_name, changes, field) => {
    await expect(kit.createUser(kit.form(changes))).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
  });

  it.each([
    'qwertyuiop123',
    '123456123456',
    'passwordpassword',
    'aaaaaaaaaaaa',
    'RinglineRingline',
    'ringline1234',
    'AnaExample!1',
  ])('is refused with the password %s: it is among the first to be guessed', async (password) => {
    await expect(kit.createUser(kit.form({ password }))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'password',
      message: 'This password is too common.',
    });
  });

  it('takes any characters in a password, counted after normalisation', async () => {
    await expect(kit.createUser(kit.form({ password: '🦦🦦 otter naïve 🌉' }))).resolves.toBeDefined();
  });

  it('with the address of an account answers as ever, changes nothing, and tells who has it', async () => {
    const { form, account } = await kit.verifiedUser({ language: 'fr' });
    kit.clock.advance(3_600_000);
    const email = form.email.toUpperCase();
    const password = 'a password of a stranger';
    const decoy = await kit.createUser(kit.form({ email, password, language: 'de' }));
    expect(decoy).toMatchObject({ status: 'UNVERIFIED', email });
    expect(decoy.id).not.toBe(account.id);
    await eventually(() =>
      expect(kit.mails.at(-1)).toMatchObject({ to: form.email, subject: 'Vous avez déjà un compte Ringline' }),
    );
    expect(await kit.login({ email, password, client: CLIENT })).toMatchObject({
      kind: 'code-prompt',
      userId: decoy.id,
    });
    expect(await kit.login({ email, password: PASSWORD, client: CLIENT })).toMatchObject({
      kind: 'signed-in',
      account: { id: account.id, firstName: account.firstName },
    });
    expect(kit.mails.filter(({ to }) => to === email)).toEqual([]);
    kit.clock.advance(8 * 86_400_000);
    await purgeOnce(kit.deps);
    expect(await accounts(email)).toHaveLength(0);
  });

  it('is never verified by a code that fits a decoy', async () => {
    const { form } = await kit.verifiedUser();
    kit.clock.advance(3_600_000);
    const known = createUser({ ...kit.deps, randomness: { ...kit.deps.randomness, code: () => '246802' } });
    const decoy = await known(kit.form({ email: form.email, password: 'a password of a stranger' }));
    await expect(kit.verifyOtp({ userId: decoy.id, code: '246802', client: CLIENT })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
  });

  it('again before verifying is a guess at the first password, which counts with those of signing in', async () => {
    const form = kit.form();
    const { id } = await kit.createUser(form);
    const guess = (password: string) => kit.createUser({ ...form, password });
    for (let guesses = 1; guesses <= 5; guesses++)
      await expect(guess(`guess number ${guesses} of many`)).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    await expect(guess(form.password)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(kit.login({ ...form, client: CLIENT })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    kit.clock.advance(30_000);
    expect((await guess(form.password)).id).toBe(id);
  });

  it('twice with the same idempotency key is one account and one mail', async () => {
    const form = kit.form({ idempotencyKey: kit.deps.ids.uuid() });
    const [first, second] = await Promise.all([kit.createUser(form), kit.createUser(form)]);
    expect(second.id).toBe(first.id);
    await kit.codeMailedTo(form.email);
    expect(await kit.db.platform('test', ({ tx }) => tx.oneTimeCode.count({ where: { accountId: first.id } }))).toBe(1);
    await expect(kit.createUser({ ...form, firstName: 'Eva' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('again before verifying, with the same password, keeps the account and renews the code when one is due', async () => {
    const form = kit.form();
    const first = await kit.createUser(form);
    await kit.codeMailedTo(form.email);
    expect((await kit.createUser(form)).id).toBe(first.id);
    kit.clock.advance(30_000);
    expect((await kit.createUser(form)).id).toBe(first.id);
    await kit.codeMailedTo(form.email, 2);
    expect(kit.mails.filter(({ to }) => to === form.email)).toHaveLength(2);
  });

  it("does not let a stranger's earlier sign-up share the account that its owner verifies", async () => {
    const email = 'victim@example.com';
    const stranger = await kit.createUser(kit.form({ email, password: 'a password of a stranger' }));
    await kit.codeMailedTo(email);
    kit.clock.advance(30_000);
    const owner = await kit.createUser(kit.form({ email, password: PASSWORD }));
    const code = await kit.codeMailedTo(email, 2);
    expect(owner.id).not.toBe(stranger.id);
    await kit.verifyOtp({ userId: owner.id, code, client: CLIENT });
    await expect(kit.login({ email, password: 'a password of a stranger', client: CLIENT })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await accounts(email)).toHaveLength(1);
  });

  it('and never verifying leaves nothing after a week', async () => {
    const form = kit.form();
    await kit.createUser(form);
    const { form: verified } = await kit.verifiedUser();
    kit.clock.advance(7 * 86_400_000 + 1000);
    await purgeOnce(kit.deps);
    expect(await accounts(form.email)).toHaveLength(0);
    expect(await accounts(verified.email)).toHaveLength(1);
  });
});

describe('an account', () => {
  it('shows itself to its person', async () => {
    const { account } = await kit.verifiedUser();
    expect(await getCurrentUser(kit.deps)({}, { userId: account.id })).toMatchObject({
      id: account.id,
      firstName: 'Ana',
    });
    await expect(getCurrentUser(kit.deps)({}, { userId: kit.deps.ids.uuid() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe("identity's tables", () => {
  it('belong to no workspace, each declared', async () => {
    const declared = [
      'account',
      'authenticator',
      'code_request',
      'known_device',
      'login_failure',
      'mfa_challenge',
      'mfa_failure',
      'one_time_code',
      'qr_sign_in',
      'recovery_code',
      'refresh_token',
      'session',
      'sign_up_request',
    ];
    expect(await isolationGaps(kit.db.pool, declared)).toEqual([]);
  });
});
