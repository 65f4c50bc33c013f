import { refusalOf } from '@ringline/kit/errors';
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { appCode as appCodeAt } from '../testing/authenticatorApp.ts';
import { noticeMailed } from '../testing/notices.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';
import { stepOf } from './authenticator.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { createMfa } from './createMfa.ts';
import { enableMfa } from './enableMfa.ts';
import { getMfaSettings } from './getMfaSettings.ts';
import { beginMfaLogin, verifyMfaLogin } from './mfaLogin.ts';
import { mfaPolicy } from './policy.ts';
import { removeMfa } from './removeMfa.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { verifyMfaCode } from './verifyMfaCode.ts';

const kit = await identityTestkit();
const { deps, clock } = kit;

const appCode = (secret: string, steps = 0): string => appCodeAt(secret, clock.now(), steps);

/** A code that is right neither now nor a step before or after. */
const wrongCode = (secret: string): string => {
  const right = [-1, 0, 1].map((steps) => appCode(secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '444444';
};

async function withMfa() {
  const { account } = await kit.verifiedUser();
  const { secret, uri } = await createMfa(deps)({}, { userId: account.id });
  const { recoveryCodes } = await enableMfa(deps)({ code: appCode(secret), client: CLIENT }, { userId: account.id });
  // The code that turned it on is used.
  clock.advance(30_000);
  return { account, userId: account.id, secret, uri, recoveryCodes };
}

async function challengeOf(email: string): Promise<string> {
  const outcome = await kit.login({ email, password: PASSWORD, client: CLIENT });
  if (outcome.kind !== 'mfa-prompt') throw new Error(`signed in without a second factor: ${outcome.kind}`);
  return outcome.temporaryAccessToken;
}

const finish = (temporaryAccessToken: string, code: string) =>
  verifyMfaLogin(deps)({ temporaryAccessToken, code, client: CLIENT });

const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'ok' : (refusalOf(result.reason)?.code ?? 'unforeseen')));

describe('an authenticator app', () => {
  it('shows the codes of RFC 6238, appendix B', () => {
    const secret = Secret.fromUTF8('12345678901234567890').base32;
    // Eight digits in the RFC; ours are its last six.
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ] as const) {
      expect(stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
      expect(stepOf(secret, code, new Date((seconds + 30) * 1000))).toBe(Math.floor(seconds / 30));
      expect(stepOf(secret, code, new Date((seconds - 30) * 1000))).toBe(Math.floor(seconds / 30));
      expect(stepOf(secret, code, new Date((seconds + 60) * 1000))).toBeUndefined();
    }
  });

  it('is set up with an address for the QR code, and is in force from its first right code', async () => {
    const { account } = await kit.verifiedUser();
    const me = { userId: account.id };
    const { uri, secret } = await createMfa(deps)({}, me);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ringline:/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await kit.login({ email: account.email, password: PASSWORD, client: CLIENT })).toMatchObject({
      kind: 'signed-in',
    });
    await expect(enableMfa(deps)({ code: wrongCode(secret), client: CLIENT }, me)).rejects.toMatchObject({
      code: 'OTP_INVALID',
      field: 'code',
      details: { attemptsLeft: 4 },
    });
    const { recoveryCodes } = await enableMfa(deps)({ code: appCode(secret), client: CLIENT }, me);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{10}$/);
    expect(await getMfaSettings(deps)({}, me)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect(await kit.eventsOf(account.id)).toEqual(['identity.user.changed.v1', 'identity.user.changed.v1']);
    await expect(createMfa(deps)({}, me)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await noticeMailed(kit.mails, account.email, 'mfa-enabled');
  });

  it('that is not confirmed within ten minutes has to be set up again', async () => {
    const { account } = await kit.verifiedUser();
    const { secret } = await createMfa(deps)({}, { userId: account.id });
    clock.advance(600_000);
    await expect(
      enableMfa(deps)({ code: appCode(secret), client: CLIENT }, { userId: account.id }),
    ).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
  });

  it('leaves neither secret nor recovery codes in the database in clear', async () => {
    const { userId, secret, recoveryCodes } = await withMfa();
    const stored = await kit.db.platform('test', async ({ tx }) =>
      JSON.stringify([
        await tx.authenticator.findUnique({ where: { accountId: userId } }),
        await tx.recoveryCode.findMany({ where: { accountId: userId } }),
      ]),
    );
    for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
  });
});

describe('signing in with a second factor', () => {
  it('asks for it, and gives tokens for the code of the app', async () => {
    const { account, secret } = await withMfa();
    const challenge = await challengeOf(account.email);
    expect(await finish(challenge, appCode(secret))).toMatchObject({ account: { id: account.id } });
    clock.advance(30_000);
    await expect(finish(challenge, appCode(secret))).rejects.toMatchObject({ code: 'GONE' });
  });

  it('takes a code of the step before and after, each once, and none that is older than a used one', async () => {
    const { account, secret } = await withMfa();
    clock.advance(60_000);
    await finish(await challengeOf(account.email), appCode(secret, 1));
    for (const steps of [1, 0, -1]) {
      await expect(finish(await challengeOf(account.email), appCode(secret, steps))).rejects.toMatchObject({
        code: 'OTP_INVALID',
      });
    }
  });

  it('takes each code once, also when many show it at the same time', async () => {
    const { account, secret } = await withMfa();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(account.email)));
    const results = await Promise.allSettled(challenges.map((challenge) => finish(challenge, appCode(secret))));
    expect(codesOf(results).toSorted()).toEqual(['OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'ok']);
  });

  it('takes each recovery code once, as people type it, also at the same time', async () => {
    const { account, userId, recoveryCodes } = await withMfa();
    const [code = '', other = ''] = recoveryCodes;
    const challenges = await Promise.all([challengeOf(account.email), challengeOf(account.email)]);
    const results = await Promise.allSettled(challenges.map((challenge) => finish(challenge, code)));
    expect(codesOf(results).toSorted()).toEqual(['OTP_INVALID', 'ok']);
    await finish(await challengeOf(account.email), ` ${other.slice(0, 5).toUpperCase()}-${other.slice(5)} `);
    expect(await getMfaSettings(deps)({}, { userId })).toMatchObject({ enabled: true, recoveryCodesLeft: 8 });
    await noticeMailed(kit.mails, account.email, 'recovery-code-used');
  });

  it('has five minutes for the second step', async () => {
    const { account, secret } = await withMfa();
    const challenge = await challengeOf(account.email);
    clock.advance(300_000);
    await expect(finish(challenge, appCode(secret))).rejects.toMatchObject({ code: 'GONE' });
    await expect(finish('made up', appCode(secret))).rejects.toMatchObject({ code: 'GONE' });
  });

  it('begins again when the password changed in between', async () => {
    const { account, userId, secret } = await withMfa();
    const challenge = await challengeOf(account.email);
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: userId }, data: { passwordHash: 'another' } }),
    );
    await expect(finish(challenge, appCode(secret))).rejects.toMatchObject({ code: 'GONE' });
  });

  it('opens nothing else with the temporary token', async () => {
    const { account } = await withMfa();
    await expect(kit.refresh(await challengeOf(account.email))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('turning it off', () => {
  it.each(['app', 'recovery'])('takes a code of the kind: %s', async (kind) => {
    const { account, userId, secret, recoveryCodes } = await withMfa();
    await expect(removeMfa(deps)({ code: wrongCode(secret), client: CLIENT }, { userId })).rejects.toMatchObject({
      code: 'OTP_INVALID',
    });
    await removeMfa(deps)(
      { code: kind === 'app' ? appCode(secret) : (recoveryCodes[0] ?? ''), client: CLIENT },
      { userId },
    );
    expect(await kit.login({ email: account.email, password: PASSWORD, client: CLIENT })).toMatchObject({
      kind: 'signed-in',
    });
    expect(await getMfaSettings(deps)({}, { userId })).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    await noticeMailed(kit.mails, account.email, 'mfa-disabled');
    await expect(removeMfa(deps)({ code: '123456', client: CLIENT }, { userId })).rejects.toMatchObject({
      code: 'MFA_REQUIRED',
    });
  });
});

describe('recovery codes', () => {
  it('are replaced for a code of the app, never for one of themselves', async () => {
    const { account, userId, secret, recoveryCodes } = await withMfa();
    const old = recoveryCodes[0] ?? '';
    await expect(renewRecoveryCodes(deps)({ code: old, client: CLIENT }, { userId })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const { recoveryCodes: renewed } = await renewRecoveryCodes(deps)(
      { code: appCode(secret), client: CLIENT },
      { userId },
    );
    await expect(finish(await challengeOf(account.email), old)).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await finish(await challengeOf(account.email), renewed[0] ?? '');
    await noticeMailed(kit.mails, account.email, 'recovery-codes-renewed');
  });
});

describe('a code for a sensitive action', () => {
  it('is taken once, and asked for from who has a second factor alone', async () => {
    const { userId, secret } = await withMfa();
    const code = appCode(secret);
    await verifyMfaCode(deps)({ userId, code, client: CLIENT });
    await expect(verifyMfaCode(deps)({ userId, code, client: CLIENT })).rejects.toMatchObject({ code: 'OTP_INVALID' });
    const { account } = await kit.verifiedUser();
    await expect(verifyMfaCode(deps)({ userId: account.id, code, client: CLIENT })).rejects.toMatchObject({
      code: 'MFA_REQUIRED',
      why: { check: 'mfa', required: 'on', current: 'off' },
    });
    await expect(verifyMfaCode(deps)({ userId: 'no-id', code, client: CLIENT })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('showing once more who one is', () => {
  const confirm = (userId: string, shown: { code?: string; password?: string }) =>
    confirmIdentity(deps)({ userId, code: '', password: '', client: CLIENT, ...shown });

  it('takes a code of the app, and the password of who has no app alone', async () => {
    const { userId, secret } = await withMfa();
    await expect(confirm(userId, { password: PASSWORD })).rejects.toMatchObject({ field: 'code' });
    await confirm(userId, { code: appCode(secret) });
    await expect(confirm(userId, { code: appCode(secret) })).rejects.toMatchObject({ code: 'OTP_INVALID' });
    const { account } = await kit.verifiedUser();
    await confirm(account.id, { password: PASSWORD });
    await expect(confirm(account.id, {})).rejects.toMatchObject({ field: 'password' });
    for (let failure = 0; failure < 5; failure += 1)
      await expect(confirm(account.id, { password: 'not it' })).rejects.toMatchObject({ field: 'password' });
    await expect(confirm(account.id, { password: PASSWORD })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('asks who has neither for one of them', async () => {
    const { account } = await kit.verifiedUser();
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: account.id }, data: { passwordHash: null } }),
    );
    await expect(confirm(account.id, { password: '' })).rejects.toMatchObject({ code: 'MFA_REQUIRED' });
    await expect(confirm('nobody', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('guessing', () => {
  it('ends after five wrong codes for five minutes, for this account alone, and a right code starts anew', async () => {
    const { account, secret } = await withMfa();
    const challenge = await challengeOf(account.email);
    for (let left = 4; left >= 0; left--) {
      await expect(finish(challenge, wrongCode(secret))).rejects.toMatchObject({ details: { attemptsLeft: left } });
    }
    await expect(finish(challenge, appCode(secret))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 300 },
    });
    const other = await withMfa();
    await finish(await challengeOf(other.account.email), appCode(other.secret));
    clock.advance(300_000);
    await finish(await challengeOf(account.email), appCode(secret));
    const again = await challengeOf(account.email);
    await expect(finish(again, wrongCode(secret))).rejects.toMatchObject({ details: { attemptsLeft: 4 } });
  });

  it('a thousand times, dozens at once, all day long, has odds of at most 1 in 10,000', async () => {
    const { account, secret } = await withMfa();
    let letThrough = 0;
    // Ten for each connection; 10,000 are sent by tests/journeys/guessing.long.test.ts.
    const guess = async (count = 40) => {
      const { temporaryAccessToken: challenge } = await kit.db.platform('test', (uow) =>
        beginMfaLogin(deps, uow, account, 'PASSWORD'),
      );
      const results = await Promise.allSettled(
        Array.from({ length: count }, () => finish(challenge, wrongCode(secret))),
      );
      const codes = codesOf(results);
      expect(new Set(codes)).not.toContain('unforeseen');
      expect(codes).not.toContain('ok');
      letThrough += codes.filter((code) => code === 'OTP_INVALID').length;
    };
    await guess();
    expect(letThrough).toBe(mfaPolicy.freeFailures);
    // Two rounds use up the day's codes; from then on one look each hour until the day is over.
    for (let round = 1; round < 12; round++) {
      clock.advance(300_000);
      await guess();
    }
    for (let hour = 1; hour < 23; hour++) {
      clock.advance(3_600_000);
      await guess(25);
    }
    const oddsOfOne = 3 / 10 ** mfaPolicy.digits;
    expect(letThrough * oddsOfOne).toBeLessThanOrEqual(1e-4);
    expect(letThrough).toBe(mfaPolicy.appFailuresPerDay);
  }, 60_000);

  it('does not keep the person out: a recovery code works when the codes of the day are used up', async () => {
    const { account, secret, recoveryCodes } = await withMfa();
    for (let round = 0; round < 2; round++) {
      const challenge = await challengeOf(account.email);
      for (let attempt = 0; attempt < 5; attempt++) await finish(challenge, wrongCode(secret)).catch(() => undefined);
      clock.advance(300_000);
    }
    const challenge = await challengeOf(account.email);
    const refusal = await finish(challenge, appCode(secret)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('recovery code') });
    await finish(challenge, recoveryCodes[0] ?? '');
  });
});
