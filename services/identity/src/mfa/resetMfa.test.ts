import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { noticeMailed } from '../testing/notices.ts';
import { appCode } from '../testing/authenticatorApp.ts';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';
import { purgeOnce } from '../purge.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import { createMfa } from './createMfa.ts';
import { enableMfa } from './enableMfa.ts';
import { verifyMfaLogin } from './mfaLogin.ts';
import { removeMfa } from './removeMfa.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { cancelMfaReset, confirmMfaReset, requestMfaReset } from './resetMfa.ts';
import { verifyMfaCode } from './verifyMfaCode.ts';

const kit = await identityTestkit();
const { deps, clock } = kit;
const HOUR = 3_600_000;

/** Somebody with an authenticator app, and what they do once it is lost. */
async function aPerson() {
  const { account } = await kit.verifiedUser();
  const me = { userId: account.id };
  const { secret } = await createMfa(deps)({}, me);
  await enableMfa(deps)({ code: appCode(secret, clock.now()), client: CLIENT }, me);
  clock.advance(2 * HOUR);
  let mailed = 1;
  const login = () => kit.login({ email: account.email, password: PASSWORD, client: CLIENT });
  const challenge = async () => {
    const outcome = await login();
    if (outcome.kind !== 'mfa-prompt') throw new Error(`No second step: ${outcome.kind}`);
    return outcome.temporaryAccessToken;
  };
  const request = (temporaryAccessToken: string) => requestMfaReset(deps)({ temporaryAccessToken, client: CLIENT });
  const confirm = (temporaryAccessToken: string, code: string) =>
    confirmMfaReset(deps)({ temporaryAccessToken, code, client: CLIENT });
  return {
    account,
    me,
    secret,
    login,
    challenge,
    request,
    confirm,
    /** Signs in with the password, asks, and enters the code that is mailed. */
    async lost() {
      const token = await challenge();
      const { codeSent } = await request(token);
      if (!codeSent) throw new Error('No code was mailed');
      mailed += 1;
      return confirm(token, await kit.codeMailedTo(account.email, mailed));
    },
    /** How many mails said that it was stopped. */
    toldOfStop: () => kit.mails.filter(({ to, subject }) => to === account.email && /app stays/.test(subject)).length,
    row: () => kit.db.platform('test', ({ tx }) => tx.account.findUniqueOrThrow({ where: { id: account.id } })),
  };
}

describe('who lost the app and all recovery codes', () => {
  it('waits 72 hours, which the person is told of, and then gets in with a fresh code, the app taken off', async () => {
    const ana = await aPerson();
    const begun = clock.now().getTime();
    const dueAt = new Date(begun + 72 * HOUR);
    expect(await ana.lost()).toEqual({ dueAt });
    await noticeMailed(kit.mails, ana.account.email, 'mfa-reset-requested');
    expect((await ana.row()).mfaResetIp).toBe(CLIENT.ip);

    clock.advance(72 * HOUR - 1000);
    const early = await ana.challenge();
    expect(await ana.request(early)).toEqual({ dueAt, codeSent: false, resendAfterSeconds: 0 });
    await expect(ana.confirm(early, '123456')).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    clock.advance(1000);
    const outcome = await ana.lost();
    expect(outcome).toMatchObject({ account: { mfaEnabledAt: null, mfaResetDueAt: null } });
    if (!('authTokens' in outcome)) throw new Error('not in');
    await expect(kit.refresh(outcome.authTokens.refreshToken)).resolves.toBeDefined();
    await noticeMailed(kit.mails, ana.account.email, 'mfa-disabled');
    expect(await ana.login()).toMatchObject({ kind: 'signed-in' });
  });

  it('is stopped by the person who is signed in elsewhere, or signs in with the app; then the wait begins anew', async () => {
    const ana = await aPerson();
    await ana.lost();
    await cancelMfaReset(deps)({ client: CLIENT }, ana.me);
    await noticeMailed(kit.mails, ana.account.email, 'mfa-reset-cancelled');
    await cancelMfaReset(deps)({ client: CLIENT }, ana.me);
    clock.advance(73 * HOUR);
    expect(await ana.lost()).toHaveProperty('dueAt');
    clock.advance(HOUR);
    const code = appCode(ana.secret, clock.now());
    await verifyMfaLogin(deps)({ temporaryAccessToken: await ana.challenge(), code, client: CLIENT });
    expect(await ana.row()).toMatchObject({ mfaResetDueAt: null, mfaResetIp: '' });
    await eventually(() => expect(ana.toldOfStop()).toBe(2));
    clock.advance(73 * HOUR);
    expect(await ana.lost()).toHaveProperty('dueAt');
  });

  it('who does not come back within a week begins again', async () => {
    const ana = await aPerson();
    await ana.lost();
    clock.advance((72 + 7 * 24) * HOUR);
    expect(await ana.lost()).toHaveProperty('dueAt', new Date(clock.now().getTime() + 72 * HOUR));
    clock.advance((72 + 7 * 24) * HOUR);
    const { version } = await ana.row();
    await purgeOnce(deps);
    expect(await ana.row()).toMatchObject({ mfaResetDueAt: null, version: version + 1 });
  });

  it('needs the password first, and a code that is guessed at five times at most', async () => {
    const ana = await aPerson();
    await expect(ana.request('made up')).rejects.toMatchObject({ code: 'GONE' });
    const token = await ana.challenge();
    await expect(ana.confirm(token, '123456')).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    expect(await ana.request(token)).toEqual({ dueAt: undefined, codeSent: true, resendAfterSeconds: 30 });
    await expect(ana.request(token)).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    const code = await kit.codeMailedTo(ana.account.email, 2);
    for (let left = 4; left > 0; left -= 1)
      await expect(ana.confirm(token, otherThan(code))).rejects.toMatchObject({ details: { attemptsLeft: left } });
    await expect(ana.confirm(token, otherThan(code))).rejects.toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
    await expect(ana.confirm(token, code)).rejects.toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
    expect((await ana.row()).mfaResetDueAt).toBeNull();
  });

  it('is stopped as well by who has a code for anything else; taking the app off tells of nothing that was stopped', async () => {
    const ana = await aPerson();
    const shown = () => ({ ...ana.me, code: appCode(ana.secret, clock.now()), client: CLIENT });
    const actions = [
      async () => void (await renewRecoveryCodes(deps)(shown(), ana.me)),
      () => verifyMfaCode(deps)(shown()),
      () => confirmIdentity(deps)({ ...shown(), password: '' }),
    ];
    for (const [before, act] of actions.entries()) {
      await ana.lost();
      clock.advance(HOUR);
      await act();
      expect(await ana.row()).toMatchObject({ mfaResetDueAt: null, mfaResetIp: '' });
      await eventually(() => expect(ana.toldOfStop()).toBe(before + 1));
    }
    await ana.lost();
    clock.advance(HOUR);
    await removeMfa(deps)(shown(), ana.me);
    await noticeMailed(kit.mails, ana.account.email, 'mfa-disabled');
    expect(ana.toldOfStop()).toBe(actions.length);
  });

  it('is kept from it by no stranger who asks for resets of the password and guesses at their codes all day', async () => {
    const ana = await aPerson();
    const known = { ...deps, randomness: { ...deps.randomness, code: () => '123456' } };
    const client = { ip: '203.0.113.66', userAgent: 'stranger' };
    const { userId } = await requestPasswordReset(known)({ identifier: ana.account.email, client });
    const guess = () =>
      resetPassword(known)({ userId, code: '654321', newPassword: 'seven lanterns drifting east', client });
    const ask = () => resendPasswordResetCode(known)({ userId, client });
    for (let code = 1; code <= 5; code += 1) {
      if (code <= 4) for (let n = 0; n < 5; n += 1) await expect(guess()).rejects.toMatchObject({ field: 'code' });
      clock.advance(121_000);
      if (code < 5) await ask();
    }
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(ask()).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    const token = await ana.challenge();
    expect(await requestMfaReset(known)({ temporaryAccessToken: token, client: CLIENT })).toMatchObject({
      codeSent: true,
    });
    expect(await ana.confirm(token, '123456')).toHaveProperty('dueAt');
  });

  it('gets no more codes than others do: five within an hour', async () => {
    const ana = await aPerson();
    for (let sent = 1; sent <= 5; sent += 1) {
      const token = await ana.challenge();
      await ana.request(token);
      clock.advance(121_000);
    }
    await expect(ana.request(await ana.challenge())).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
  });

  it('has time for the mail, and no time for another password', async () => {
    const ana = await aPerson();
    const token = await ana.challenge();
    await ana.request(token);
    clock.advance(599_000);
    await kit.db.platform('test', ({ tx }) =>
      tx.account.update({ where: { id: ana.account.id }, data: { passwordHash: 'another' } }),
    );
    await expect(ana.confirm(token, await kit.codeMailedTo(ana.account.email, 2))).rejects.toMatchObject({
      code: 'GONE',
    });
  });
});
