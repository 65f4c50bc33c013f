import { isolationGaps } from '@ringline/kit/db';
import { describe, expect, it } from 'vitest';
import { purgeOnce } from '../purge.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';
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

  it('with the address of an account is refused and says what to do', async () => {
    const { form } = await kit.verifiedUser();
    await expect(kit.createUser(kit.form({ email: form.email.toUpperCase() }))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'email',
      message: 'An account with this email exists. Sign in instead.',
    });
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
