import { connectRedis } from '@ringline/kit/redis';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { CLIENT, PASSWORD, identityTestkit, otherThan } from '../testing/testkit.ts';

// Nobody listens there.
const redis = connectRedis('redis://127.0.0.1:1', { log: createLog('test', 'silent') });
atEndOfFile(() => redis.close());
const kit = await identityTestkit({}, redis.limits);
const signIn = (email: string, password = PASSWORD) => kit.login({ email, password, client: CLIENT });

describe('while Redis is away', () => {
  it('people sign in, and an account still waits after five failures', async () => {
    const { account } = await kit.verifiedUser();
    expect(await signIn(account.email)).toMatchObject({ kind: 'signed-in' });
    for (let failure = 1; failure <= 5; failure++)
      await expect(signIn(account.email, 'not the password')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(signIn(account.email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('the limits of codes hold: how often one is sent, and how often it is tried', async () => {
    const form = kit.form();
    const { id: userId } = await kit.createUser(form);
    await expect(kit.resend({ userId, client: CLIENT })).rejects.toMatchObject({ code: 'OTP_RESEND_TOO_SOON' });
    const code = await kit.codeMailedTo(form.email);
    const guess = () => kit.verifyOtp({ userId, code: otherThan(code), client: CLIENT });
    for (let attempt = 1; attempt <= 4; attempt++) await expect(guess()).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await expect(guess()).rejects.toThrow(/./);
    await expect(kit.verifyOtp({ userId, code, client: CLIENT })).rejects.toMatchObject({
      code: 'OTP_TOO_MANY_ATTEMPTS',
    });
  });
});
