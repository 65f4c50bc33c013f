import { describe, expect, it } from 'vitest';
import { CLIENT, identityTestkit, otherThan } from '../testing/testkit.ts';
import { after } from '../policy.ts';
import { nextCodeAt } from './limits.ts';

const kit = await identityTestkit();

async function signedUp() {
  const form = kit.form();
  const { id: userId } = await kit.createUser(form);
  const code = await kit.codeMailedTo(form.email);
  return { form, userId, code, enter: (entered: string) => kit.verifyOtp({ userId, code: entered, client: CLIENT }) };
}

describe('a one-time code', () => {
  it('verifies the address and signs the person in', async () => {
    const { userId, code, enter } = await signedUp();
    const { account, authTokens } = await enter(code);
    expect(account).toMatchObject({ id: userId, status: 'ACTIVE' });
    expect(account.emailVerifiedAt).toEqual(kit.clock.now());
    expect(authTokens).toMatchObject({ expiresInSeconds: 900 });
    expect(await kit.eventsOf(userId)).toEqual(['identity.user.changed.v1']);
  });

  it('that fifty guess at once takes no connection from anybody else', async () => {
    const { userId, code } = await signedUp();
    const bystander = await signedUp();
    const guesses = Array.from({ length: 50 }, () =>
      kit.verifyOtp({ userId, code: otherThan(code), client: CLIENT }).catch((error: unknown) => error),
    );
    let waiting = 0;
    const look = setInterval(() => (waiting = Math.max(waiting, kit.db.pool.waitingCount)), 1);
    await bystander.enter(bystander.code);
    const outcomes = (await Promise.all(guesses)) as { code?: string }[];
    clearInterval(look);
    expect(waiting).toBeLessThanOrEqual(1);
    expect(new Set(outcomes.map(({ code: refused }) => refused))).toEqual(
      new Set(['OTP_INVALID', 'OTP_TOO_MANY_ATTEMPTS']),
    );
  });

  it('is accepted with the spaces that a mail program adds, and refused when it is not six digits', async () => {
    const { code, enter } = await signedUp();
    await expect(enter('12345')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'code' });
    await expect(enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).resolves.toBeDefined();
  });

  it('is dead once it was used', async () => {
    const { code, enter } = await signedUp();
    await enter(code);
    await expect(enter(code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('entered wrongly counts down, dies with the fifth time, and is then refused even when right', async () => {
    const { code, enter } = await signedUp();
    for (const attemptsLeft of [4, 3, 2, 1]) {
      await expect(enter(otherThan(code))).rejects.toMatchObject({ code: 'OTP_INVALID', details: { attemptsLeft } });
    }
    await expect(enter(otherThan(code))).rejects.toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
    await expect(enter(code)).rejects.toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
  });

  it('gives five tries, not more, to guesses that come all at once', async () => {
    const { code, enter } = await signedUp();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => enter(otherThan(code))));
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'accepted'));
    expect(codes.filter((reason) => reason === 'OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((reason) => reason === 'OTP_TOO_MANY_ATTEMPTS')).toHaveLength(8);
  });

  it('expires after ten minutes', async () => {
    const { code, enter } = await signedUp();
    kit.clock.advance(600_000);
    await expect(enter(code)).rejects.toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('is killed by a newer one', async () => {
    const { form, userId, code, enter } = await signedUp();
    kit.clock.advance(30_000);
    await kit.resend({ userId, client: CLIENT });
    const newer = await kit.codeMailedTo(form.email, 2);
    if (newer !== code) await expect(enter(code)).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await expect(enter(newer)).resolves.toBeDefined();
  });

  it('lies nowhere in clear: neither with the account nor in the job that mails it', async () => {
    const { code } = await signedUp();
    const { rows } = await kit.db.pool.query<{ data: unknown }>("SELECT data FROM pgboss.job WHERE name = 'send-mail'");
    const { rows: codes } = await kit.db.pool.query('SELECT * FROM one_time_code');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(codes.map(({ code_hmac: stored }) => stored)).not.toContain(code);
  });

  it('of an unknown account is refused like one that expired', async () => {
    await expect(kit.verifyOtp({ userId: kit.deps.ids.uuid(), code: '123456', client: CLIENT })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
    await expect(kit.verifyOtp({ userId: 'nobody', code: '123456', client: CLIENT })).rejects.toMatchObject({
      code: 'OTP_EXPIRED',
    });
  });
});

describe('asking for another code', () => {
  it('waits 30, 60, then 120 s, and five an hour is the most', async () => {
    const { userId } = await signedUp();
    const resend = () => kit.resend({ userId, client: CLIENT });
    await expect(resend()).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON', details: { retryAfterSeconds: 30 } });
    kit.clock.advance(30_000);
    expect(await resend()).toMatchObject({ resendAfterSeconds: 60 });
    kit.clock.advance(59_000);
    await expect(resend()).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON', details: { retryAfterSeconds: 1 } });
    kit.clock.advance(1_000);
    expect(await resend()).toMatchObject({ resendAfterSeconds: 120 });
    kit.clock.advance(120_000);
    await resend();
    kit.clock.advance(120_000);
    await resend();
    kit.clock.advance(120_000);
    await expect(resend()).rejects.toMatchObject({
      code: 'OTP_RESEND_TOO_SOON',
      details: { retryAfterSeconds: 3600 - 450 },
    });
  });

  it('says the same for an unknown account, and sends nothing', async () => {
    const known = await signedUp();
    kit.clock.advance(30_000);
    const answer = await kit.resend({ userId: known.userId, client: CLIENT });
    const before = kit.mails.length;
    const unknown = await kit.resend({ userId: kit.deps.ids.uuid(), client: CLIENT });
    expect(unknown.message).toBe(answer.message);
    await kit.codeMailedTo(known.form.email, 2);
    expect(kit.mails.length - before).toBeLessThanOrEqual(1);
  });

  it('is limited per address of the network too', async () => {
    const narrow = await identityTestkit({ CODES_PER_IP_PER_HOUR: 2 });
    await narrow.createUser(narrow.form());
    await narrow.createUser(narrow.form());
    await expect(narrow.createUser(narrow.form())).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    await expect(narrow.createUser(narrow.form({ client: { ip: '192.0.2.9', userAgent: '' } }))).resolves.toBeDefined();
  });
});

describe('the limits of codes', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const ago = (...seconds: number[]) => seconds.map((second) => after(now, -second));

  it.each([
    ['none asked for yet', [], 0],
    ['one just now', [0], 30],
    ['one 20 s ago', [20], 10],
    ['two, the last just now', [0, 60], 60],
    ['five within the hour', [300, 600, 900, 1200, 3000], 600],
    ['ten within the day', [7200, 14_000, 21_000, 28_000, 35_000, 42_000, 49_000, 56_000, 63_000, 70_000], 16_400],
  ])('%s', (_name, requests, wait) => {
    const seconds = (nextCodeAt(ago(...requests), now).getTime() - now.getTime()) / 1000;
    expect(Math.max(0, seconds)).toBe(wait);
  });
});
