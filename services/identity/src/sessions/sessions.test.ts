import { eventually } from '@ringline/kit/testing';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/hash.ts';
import { purgeOnce } from '../purge.ts';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';
import { waitAfter } from './loginThrottle.ts';

const kit = await identityTestkit();
const signIn = (email: string, password = PASSWORD, ip = CLIENT.ip) =>
  kit.login({ email, password, client: { ip, userAgent: 'test' } });

async function signedIn() {
  const { account, authTokens } = await kit.verifiedUser();
  return { account, ...authTokens };
}

const sessionOf = (accountId: string) =>
  kit.db.platform('test', ({ tx }) => tx.session.findFirstOrThrow({ where: { accountId } }));

describe('signing in', () => {
  it('gives an access token of 15 minutes that names person and session, signed with a published key', async () => {
    const { account } = await kit.verifiedUser();
    const outcome = await signIn(account.email);
    if (outcome.kind !== 'signed-in') throw new Error('not signed in');
    const keys = kit.secrets.publicKeys('access-token').map(({ kid, jwk }) => ({ ...jwk, kid }));
    const { payload, protectedHeader } = await jwtVerify(outcome.authTokens.token, createLocalJWKSet({ keys }), {
      currentDate: kit.clock.now(),
      typ: 'at+jwt',
    });
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: keys[0]?.kid });
    expect(payload).toEqual({
      sub: account.id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: Number(payload.iat) + 900,
    });
  });

  it('before verifying sends the person to the code', async () => {
    const form = kit.form();
    const { id } = await kit.createUser(form);
    expect(await signIn(form.email)).toMatchObject({ kind: 'code-prompt', userId: id });
    kit.clock.advance(30_000);
    await signIn(form.email);
    await kit.codeMailedTo(form.email, 2);
  });

  it('fails alike for a wrong password and for an unknown address', async () => {
    const { account } = await kit.verifiedUser();
    const wrong = await signIn(account.email, 'not the password').catch((error: unknown) => error);
    const unknown = await signIn('nobody@example.com').catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(unknown).toEqual(wrong);
  });

  it('waits after five failures, longer each time, whether or not the account exists; nobody is locked out for good', async () => {
    const { account } = await kit.verifiedUser();
    for (const email of [account.email, 'ghost@example.com']) {
      for (let failure = 1; failure <= 5; failure++) {
        await expect(signIn(email, 'not the password')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      }
      await expect(signIn(email)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 30 } });
    }
    kit.clock.advance(30_000);
    await expect(signIn(account.email, 'not the password')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(signIn(account.email)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 60 },
    });
    kit.clock.advance(60_000);
    expect(await signIn(account.email)).toMatchObject({ kind: 'signed-in' });
    await expect(signIn(account.email, 'not the password')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await signIn(account.email)).toMatchObject({ kind: 'signed-in' });
  });

  it('lets a crowd of guesses at once be five guesses', async () => {
    const { account } = await kit.verifiedUser();
    const answers = await Promise.allSettled(
      Array.from({ length: 9 }, () => signIn(account.email, 'not the password')),
    );
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'in'));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
  });

  it('doubles the wait up to 15 minutes', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 30].map(waitAfter)).toEqual([0, 30, 60, 120, 240, 480, 900, 900]);
  });

  it('asks for a code beside the right password where 50 failed within an hour, and locks nobody out', async () => {
    const { account } = await kit.verifiedUser();
    const ip = '198.51.100.7';
    const client = { ip, userAgent: 'test' };
    for (let failure = 0; failure <= 50; failure++) {
      await expect(signIn(`ghost${failure}@example.com`, 'not the password', ip)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
    await expect(signIn(account.email, 'not the password', ip)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const prompt = await signIn(account.email, PASSWORD, ip);
    expect(prompt).toEqual({ kind: 'code-prompt', note: expect.any(String), userId: account.id });
    const code = await kit.codeMailedTo(account.email, 2);
    await expect(kit.verifyOtp({ userId: account.id, code: otherThan(code), client })).rejects.toMatchObject({
      code: 'OTP_INVALID',
    });
    expect(await kit.verifyOtp({ userId: account.id, code, client })).toMatchObject({ account: { id: account.id } });
    await expect(kit.verifyOtp({ userId: account.id, code, client })).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    expect(await signIn(account.email)).toMatchObject({ kind: 'signed-in' });
    kit.clock.advance(3_600_000);
    expect(await signIn(account.email, PASSWORD, ip)).toMatchObject({ kind: 'signed-in' });
  });

  it('to a deactivated account is refused', async () => {
    const { account } = await kit.verifiedUser();
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: account.id }, data: { status: 'DEACTIVATED' } }),
    );
    await expect(signIn(account.email)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      why: { check: 'account-status' },
    });
  });

  it('makes a hash of weaker parameters again', async () => {
    const { account } = await kit.verifiedUser();
    const stored = () =>
      kit.db.platform('test', ({ tx }) => tx.account.findUniqueOrThrow({ where: { id: account.id } }));
    const { argon2Sync, randomBytes } = await import('node:crypto');
    const nonce = randomBytes(16);
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce,
      memory: 1024,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    });
    const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const passwordHash = `$argon2id$v=19$m=1024,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`;
    await kit.db.platform('test', ({ tx }) => tx.account.update({ where: { id: account.id }, data: { passwordHash } }));
    await signIn(account.email);
    expect((await stored()).passwordHash).toMatch(/m=19456,t=2,p=1/);
    expect(await signIn(account.email)).toMatchObject({ kind: 'signed-in' });
  });

  it('hashes the same password never twice alike', async () => {
    expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD));
  });

  it('is told to who comes back after all earlier sessions were purged, and not to who signs in for the first time', async () => {
    const { account } = await kit.verifiedUser();
    kit.clock.advance(91 * 86_400_000);
    await purgeOnce(kit.deps);
    expect(await kit.db.platform('test', ({ tx }) => tx.session.count({ where: { accountId: account.id } }))).toBe(0);
    const told = () => kit.mails.filter(({ to, subject }) => to === account.email && /New sign-in/.test(subject));
    expect(told()).toHaveLength(0);
    await signIn(account.email);
    await eventually(() => expect(told()).toHaveLength(1));
  });
});

describe('a refresh token', () => {
  it('is exchanged for the next one, and only its hash is stored', async () => {
    const { refreshToken } = await signedIn();
    const { authTokens } = await kit.refresh(refreshToken);
    expect(authTokens.refreshToken).not.toBe(refreshToken);
    const { rows } = await kit.db.pool.query('SELECT * FROM refresh_token');
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(JSON.stringify(rows)).not.toContain(authTokens.refreshToken);
  });

  it('shown by two tabs at once gives both the same successor, with which both go on', async () => {
    const { refreshToken } = await signedIn();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => kit.refresh(refreshToken)));
    const successors = new Set(tabs.map(({ authTokens }) => authTokens.refreshToken));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    kit.clock.advance(15 * 60_000);
    const again = await Promise.all([kit.refresh(successor), kit.refresh(successor)]);
    expect(again[0].authTokens.refreshToken).toBe(again[1].authTokens.refreshToken);
  });

  it('that a slow tab shows after a second rotation still leads to the newest, within 10 s', async () => {
    const { refreshToken } = await signedIn();
    const second = await kit.refresh(refreshToken);
    kit.clock.advance(4_000);
    const third = await kit.refresh(second.authTokens.refreshToken);
    kit.clock.advance(4_000);
    const slow = await kit.refresh(refreshToken);
    expect(slow.authTokens.refreshToken).toBe(third.authTokens.refreshToken);
  });

  it('shown again after 10 s ends the session for the thief and for the owner', async () => {
    const { account, refreshToken } = await signedIn();
    const { authTokens } = await kit.refresh(refreshToken);
    kit.clock.advance(10_001);
    await expect(kit.refresh(refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kit.refresh(authTokens.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const session = await sessionOf(account.id);
    expect(session).toMatchObject({ endReason: 'TOKEN_REUSED' });
    expect(await kit.eventsOf(session.id)).toEqual(['identity.session.ended.v1']);
  });

  it('does not live longer by being shown again: the 10 s count from the first use', async () => {
    const { refreshToken } = await signedIn();
    await kit.refresh(refreshToken);
    kit.clock.advance(9_000);
    await kit.refresh(refreshToken);
    kit.clock.advance(2_000);
    await expect(kit.refresh(refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('lives 30 days unused, and its family 90 days in use', async () => {
    const idle = await signedIn();
    kit.clock.advance(30 * 86_400_000);
    await expect(kit.refresh(idle.refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await sessionOf(idle.account.id)).toMatchObject({ endReason: 'EXPIRED' });

    const used = await signedIn();
    let current = used.refreshToken;
    for (let day = 25; day < 90; day += 25) {
      kit.clock.advance(25 * 86_400_000);
      current = (await kit.refresh(current)).authTokens.refreshToken;
    }
    kit.clock.advance(15 * 86_400_000);
    await expect(kit.refresh(current)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('that nobody issued is refused', async () => {
    await expect(kit.refresh('')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(kit.refresh('made up')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('signing out', () => {
  it('ends the session once, and its tokens with it', async () => {
    const { account, refreshToken } = await signedIn();
    const session = await sessionOf(account.id);
    const principal = { sessionId: session.id, userId: account.id };
    await kit.logout({}, principal);
    await kit.logout({}, principal);
    await expect(kit.refresh(refreshToken)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await kit.eventsOf(session.id)).toEqual(['identity.session.ended.v1']);
  });
});
