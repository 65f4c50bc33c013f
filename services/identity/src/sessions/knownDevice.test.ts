import { eventually } from '@ringline/kit/testing';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { changePassword } from '../passwords/changePassword.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';
import { claimQrToken } from '../qr/claimQrToken.ts';
import { completeQrSignIn } from '../qr/completeQrSignIn.ts';
import { createQrToken } from '../qr/createQrToken.ts';
import { decideQrRequest } from '../qr/decideQrRequest.ts';
import { purgeOnce } from '../purge.ts';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';
import { listSessions } from './listSessions.ts';
import { revokeOtherSessions, revokeSession } from './revokeSession.ts';

const kit = await identityTestkit();
const { deps } = kit;
const DAY = 86_400_000;
const NEW_PASSWORD = 'seven lanterns drifting east';
/** Nobody signs in from these twice. */
let addresses = 0;
const elsewhere = () => `203.0.113.${(addresses += 1) % 250}`;
const away = (device = '') => ({ ip: elsewhere(), userAgent: 'test', device });

/** Somebody whose browser is known, and what it shows. */
async function known() {
  const { account, authTokens } = await kit.verifiedUser();
  return { account, email: account.email, device: authTokens.device, tokens: authTokens };
}
const signIn = (email: string, password: string, device = '', ip = elsewhere()) =>
  kit.login({ email, password, client: { ip, userAgent: 'test', device } });
async function inside(...of: Parameters<typeof signIn>) {
  const outcome = await signIn(...of);
  if (outcome.kind !== 'signed-in') throw new Error(`not signed in: ${outcome.kind}`);
  return outcome.authTokens;
}
const sessionIn = ({ token }: { token: string }) => decodeJwt<{ sid: string }>(token).sid;
const toldOf = (email: string) => kit.mails.filter(({ to, subject }) => to === email && /New sign-in/.test(subject));

/** Strangers guess from everywhere until the address has to wait. */
const strangersGuess = (email: string) =>
  Promise.allSettled(Array.from({ length: 6 }, () => signIn(email, 'not the password')));

describe('a browser that somebody signed in with before', () => {
  it('signs in while strangers have used up what a day has, and guesses there are few of their own', async () => {
    const { email, device } = await known();
    const lookedAt = async (shown?: string) => {
      let looked = 0;
      for (let guess = 0; guess < 25; guess += 1) {
        const { code } = await signIn(email, 'not the password', shown).catch((error) => error);
        if (code === 'UNAUTHENTICATED') looked += 1;
        kit.clock.advance(900_000);
      }
      return looked;
    };
    expect(await lookedAt()).toBe(20);
    await expect(signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await signIn(email, PASSWORD, device)).toMatchObject({ kind: 'signed-in' });
    expect(await lookedAt(device)).toBe(10);
  });

  it('resets the password while strangers have used up the codes of a day, and its wrong entries', async () => {
    const { email, account, device } = await known();
    const knowing = { ...deps, randomness: { ...deps.randomness, code: () => '123456' } };
    const ask = (client = away()) => requestPasswordReset(knowing)({ identifier: email, client });
    const enter = (userId: string, code: string) =>
      resetPassword(knowing)({ userId, code, newPassword: NEW_PASSWORD, client: away(device) });
    kit.clock.advance(DAY);
    const answers: { code: string; why?: { check: string }; details: { retryAfterSeconds?: number } }[] = [];
    let theirs = '';
    for (let asked = 0; asked < 10; asked += 1) {
      theirs = (await ask()).userId;
      for (let guess = 0; guess < 5; guess += 1) answers.push(await enter(theirs, '654321').catch((error) => error));
      kit.clock.advance(800_000);
    }
    await expect(ask()).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    const [looked, refused] = [answers.slice(0, 20), answers.slice(20)];
    expect(looked.map(({ code }) => code)).not.toContain('RATE_LIMITED');
    expect(new Set(refused.map(({ why }) => why?.check))).toEqual(new Set(['code-daily']));
    // Not even who has the right code gets in by it.
    await expect(enter(theirs, '123456')).rejects.toMatchObject({ code: 'RATE_LIMITED' });

    const own = await ask(away(device));
    expect(own.userId).not.toBe(theirs);
    kit.clock.advance(30_000);
    // Who has the id had the browser: another code for it is one of its own.
    await resendPasswordResetCode(knowing)({ userId: own.userId, client: away() });
    for (let guess = 0; guess < 4; guess += 1)
      await expect(enter(own.userId, '654321')).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await enter(own.userId, '123456');
    // Theirs is over as well.
    await expect(enter(theirs, '123456')).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
    expect(await signIn(email, NEW_PASSWORD, device)).toMatchObject({ account: { id: account.id } });
  });

  it('gets its code where strangers of the same network have used up those of the hour', async () => {
    const narrow = await identityTestkit({ CODES_PER_IP_PER_HOUR: 2 });
    const { account, authTokens } = await narrow.verifiedUser();
    await narrow.createUser(narrow.form());
    narrow.clock.advance(60_000);
    const ask = (device: string) =>
      requestPasswordReset(narrow.deps)({ identifier: account.email, client: { ...CLIENT, device } });
    await expect(ask('')).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    await ask(authTokens.device);
  });

  it('is told of once, when it is new, and never again', async () => {
    const { email } = await known();
    const { device } = await inside(email, PASSWORD);
    await eventually(() => expect(toldOf(email)).toHaveLength(1));
    await inside(email, PASSWORD, device);
    await inside(email, PASSWORD, device);
    // The same name of browser and system is no proof.
    await inside(email, PASSWORD);
    await eventually(() => expect(toldOf(email)).toHaveLength(2));
  });

  it('is one for all who share it, and each of them is told of it once', async () => {
    const ana = await known();
    const ben = await known();
    const { device } = await inside(ben.email, PASSWORD, ana.device);
    expect(device).toBe(ana.device);
    await eventually(() => expect(toldOf(ben.email)).toHaveLength(1));
    await inside(ana.email, PASSWORD, device);
    expect(toldOf(ana.email)).toHaveLength(0);
  });

  it('is what identity signed: nothing made up, and nothing of somebody else', async () => {
    const { email, device } = await known();
    const stranger = await known();
    await strangersGuess(email);
    const [id] = device.split('.');
    for (const shown of [stranger.device, id, `${id}.`, `${id}.${'A'.repeat(43)}`, 'x.y.z', '.'])
      await expect(signIn(email, PASSWORD, shown)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const { rows } = await kit.db.pool.query('SELECT * FROM known_device');
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('is known by each way in: a QR code and a new password', async () => {
    const { email, account, tokens, device } = await known();
    const shower = { userId: account.id, sessionId: sessionIn(tokens) };
    const { token } = await createQrToken(deps)({}, shower);
    const { claim } = await claimQrToken(deps)({ token, client: away() });
    await decideQrRequest(deps)({ token, approve: true }, shower);
    const byQr = await completeQrSignIn(deps)({ claim, client: away() });
    if (byQr.kind !== 'approved') throw new Error(byQr.kind);
    expect(byQr.authTokens.device).not.toBe('');
    await inside(email, PASSWORD, byQr.authTokens.device);
    await inside(email, PASSWORD, device);
    await eventually(() => expect(toldOf(email)).toHaveLength(1));
    const changed = await changePassword(deps)(
      { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, client: { ...CLIENT, device } },
      { userId: account.id, sessionId: sessionIn(await inside(email, PASSWORD, device)) },
    );
    expect(changed.device).toBe(device);
    await inside(email, NEW_PASSWORD, device);
    expect(toldOf(email)).toHaveLength(1);
  });

  it('is forgotten when its session is ended from elsewhere, and after 400 days', async () => {
    const { email, account, device } = await known();
    const phone = await inside(email, PASSWORD);
    const tablet = await inside(email, PASSWORD);
    const principal = { userId: account.id, sessionId: sessionIn(await inside(email, PASSWORD, device)) };
    const devices = () =>
      deps.db.platform('test', ({ tx }) => tx.knownDevice.count({ where: { accountId: account.id } }));
    expect(await devices()).toBe(3);
    await revokeSession(deps)({ sessionId: sessionIn(phone) }, principal);
    expect(await devices()).toBe(2);
    await revokeOtherSessions(deps)({}, principal);
    expect(await devices()).toBe(1);
    await eventually(() => expect(toldOf(email)).toHaveLength(2));
    await inside(email, PASSWORD, device);
    await inside(email, PASSWORD, tablet.device);
    await eventually(() => expect(toldOf(email)).toHaveLength(3));
    kit.clock.advance(401 * DAY);
    await purgeOnce(deps);
    expect(await devices()).toBe(0);
  });
});

describe('a sign-in from another country', () => {
  const MADRID = '80.58.61.250';
  const PARIS = '82.64.1.1';
  const LYON = '82.64.1.2';
  for (const [ip, country] of [
    [MADRID, 'ES'],
    [PARIS, 'FR'],
    [LYON, 'FR'],
  ] as const)
    kit.countries.set(ip, country);

  it('in a new browser asks for a mailed code; the same browser goes anywhere, and others to where one was', async () => {
    const { email, account, device } = await known();
    kit.clock.advance(60_000);
    // A session says by its address, too, where somebody was.
    await deps.db.platform('test', ({ tx }) =>
      tx.session.updateMany({ where: { accountId: account.id }, data: { ip: MADRID } }),
    );
    expect(await signIn(email, PASSWORD, '', MADRID)).toMatchObject({ kind: 'signed-in' });
    expect(await signIn(email, PASSWORD, '', PARIS)).toEqual({
      kind: 'code-prompt',
      note: expect.any(String),
      userId: account.id,
    });
    expect(await signIn(email, PASSWORD, device, PARIS)).toMatchObject({ kind: 'signed-in' });
    // Somebody of the account has been there now.
    expect(await signIn(email, PASSWORD, '', LYON)).toMatchObject({ kind: 'signed-in' });
  });

  it('lets in who has the code, and their browser from then on', async () => {
    const { account, email } = await known();
    kit.clock.advance(60_000);
    expect(await signIn(email, PASSWORD, '', PARIS)).toMatchObject({ kind: 'code-prompt' });
    const code = await kit.codeMailedTo(email, 2);
    const client = { ip: PARIS, userAgent: 'test' };
    await expect(kit.verifyOtp({ userId: account.id, code: otherThan(code), client })).rejects.toMatchObject({
      code: 'OTP_INVALID',
    });
    const { authTokens } = await kit.verifyOtp({ userId: account.id, code, client });
    const principal = { userId: account.id, sessionId: sessionIn(authTokens) };
    const [current] = await listSessions(deps)({}, principal);
    expect(current).toMatchObject({ isCurrent: true, location: 'France', country: 'FR', ip: PARIS });
    await eventually(() => expect(toldOf(email)[0]?.text).toContain('France'));
    expect(await signIn(email, PASSWORD, authTokens.device, MADRID)).toMatchObject({ kind: 'signed-in' });
  });

  it('gets its code while strangers have used up those of a reset', async () => {
    const { email, account } = await known();
    kit.clock.advance(DAY);
    for (let asked = 0; asked < 5; asked += 1) {
      await requestPasswordReset(deps)({ identifier: email, client: away() });
      kit.clock.advance(121_000);
    }
    await expect(requestPasswordReset(deps)({ identifier: email, client: away() })).rejects.toMatchObject({
      code: 'OTP_RESEND_TOO_SOON',
    });
    await deps.db.platform('test', ({ tx }) =>
      tx.session.updateMany({ where: { accountId: account.id }, data: { ip: MADRID } }),
    );
    expect(await signIn(email, PASSWORD, '', PARIS)).toMatchObject({ kind: 'code-prompt' });
    const client = { ip: PARIS, userAgent: 'test' };
    await expect(
      kit.verifyOtp({ userId: account.id, code: await kit.codeMailedTo(email, 7), client }),
    ).resolves.toMatchObject({
      account: { id: account.id },
    });
  });

  it('is none from an address that tells no country', async () => {
    const { email, account, tokens } = await known();
    expect(await signIn(email, PASSWORD, '', '10.0.0.9')).toMatchObject({ kind: 'signed-in' });
    const sessions = await listSessions(deps)({}, { userId: account.id, sessionId: sessionIn(tokens) });
    expect(sessions.map(({ location }) => location)).toEqual(['', '']);
  });
});
