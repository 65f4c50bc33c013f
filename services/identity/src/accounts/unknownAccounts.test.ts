/** Who has an account must not show: neither in an answer, nor in the work that it takes (defaults 1.1). */
import type * as Crypto from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps, Unit } from '../context.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';
import { resendVerificationCode } from '../codes/resendVerificationCode.ts';
import { verifyOtp } from '../codes/verifyOtp.ts';
import { login } from '../sessions/login.ts';
import { CLIENT, identityTestkit } from '../testing/testkit.ts';
import { createUser } from './createUser.ts';

const work: string[] = [];

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const argon2 = (...args: Parameters<typeof crypto.argon2>) => {
    work.push('argon2');
    crypto.argon2(...args);
  };
  return { ...crypto, argon2 };
});

const kit = await identityTestkit();
const deps: Deps = {
  ...kit.deps,
  db: {
    ...kit.deps.db,
    platform: (reason, todo, options) =>
      kit.deps.db.platform(reason, (uow) => todo({ ...uow, tx: noting(uow.tx) }), options),
  },
};

/** Notes each statement by its model and method, raw ones by their text. */
function noting(tx: Unit['tx']): Unit['tx'] {
  return new Proxy(tx, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found === 'function') {
        return (...args: unknown[]) => {
          const [first] = args;
          work.push(Array.isArray(first) ? first.join('?') : String(first));
          return (found as (...given: unknown[]) => unknown).apply(target, args);
        };
      }
      if (typeof found !== 'object' || found === null) return found;
      return new Proxy(found, {
        get(model, method) {
          work.push(`${String(name)}.${String(method)}`);
          return Reflect.get(model, method) as unknown;
        },
      });
    },
  });
}

/** The answer or refusal of an operation, and what was done for it. */
async function done(operation: () => Promise<unknown>): Promise<{ answer: unknown; work: string[] }> {
  work.length = 0;
  const answer = await operation().then(
    (value: unknown) => JSON.stringify(value),
    (error: { code: string; message: string; why: unknown; details: unknown }) =>
      JSON.stringify([error.code, error.message, error.why, error.details]),
  );
  return { answer, work: [...work] };
}

beforeEach(() => kit.clock.advance(86_400_000));

describe('an address without an account is treated like one with an account', () => {
  const newPassword = 'seven lanterns drifting east';

  it('when somebody signs in, until both have to wait', async () => {
    const { account } = await kit.verifiedUser();
    const client = { ip: '203.0.113.9', userAgent: 'test' };
    for (let attempt = 1; attempt <= 7; attempt++) {
      const known = await done(() => login(deps)({ email: account.email, password: 'not the password', client }));
      const unknown = await done(() =>
        login(deps)({ email: 'ghost@example.com', password: 'not the password', client }),
      );
      expect(unknown).toEqual(known);
      expect(known.work.filter((step) => step === 'argon2')).toHaveLength(attempt <= 5 ? 2 : 0);
    }
  });

  it('when its password is reset: asking, asking again, and guessing', async () => {
    const { account } = await kit.verifiedUser();
    kit.clock.advance(86_400_000);
    const ids: string[] = [];
    const ask = (identifier: string) =>
      done(async () => {
        const { userId, ...answer } = await requestPasswordReset(deps)({ identifier, client: CLIENT });
        ids.push(userId);
        return answer;
      });
    const known = await ask(account.email);
    const unknown = await ask('ghost@example.com');
    expect(unknown).toEqual(known);
    const [ofKnown = '', ofUnknown = ''] = ids;
    expect(ofKnown).not.toBe(account.id);
    expect(ofUnknown.slice(14, 20)).toMatch(/^8...-[89ab]$/);
    expect(ofKnown.slice(14, 20)).toMatch(/^8...-[89ab]$/);

    const again = (userId: string) => done(() => resendPasswordResetCode(deps)({ userId, client: CLIENT }));
    expect(await again(ofUnknown)).toEqual(await again(ofKnown));
    kit.clock.advance(30_000);
    expect(await again(ofUnknown)).toEqual(await again(ofKnown));

    const code = await kit.codeMailedTo(account.email, 3);
    const guesses = ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].filter((it) => it !== code);
    for (const guess of guesses.slice(0, 6)) {
      const attempt = (userId: string) =>
        done(() => resetPassword(deps)({ userId, code: guess, newPassword, client: CLIENT }));
      expect(await attempt(ofUnknown)).toEqual(await attempt(ofKnown));
    }
    kit.clock.advance(900_000);
    const late = (userId: string) =>
      done(() => resetPassword(deps)({ userId, code: '777777', newPassword, client: CLIENT }));
    expect(await late(ofUnknown)).toEqual(await late(ofKnown));
  });

  it('when somebody signs up with it: once, again, asking for another code, guessing it, and signing in', async () => {
    const { account } = await kit.verifiedUser();
    kit.clock.advance(86_400_000);
    const addresses = { known: account.email, unknown: 'nobody.yet@example.com' };
    const ids: Record<string, string[]> = { known: [], unknown: [] };
    const alike = async (operation: (whose: keyof typeof addresses) => Promise<unknown>) => {
      const known = await done(() => operation('known'));
      expect(await done(() => operation('unknown'))).toEqual(known);
      return known;
    };
    const signUp = (password: string) =>
      alike(async (whose) => {
        const form = kit.form({ email: addresses[whose], password });
        const { id, email, emailKey, passwordHash, ...shown } = await createUser(deps)(form);
        ids[whose]?.push(id);
        return [shown, email === form.email, emailKey === '', passwordHash === ''];
      });
    const latest = (whose: string) => ids[whose]?.at(-1) ?? '';
    const again = () => alike((whose) => resendVerificationCode(deps)({ userId: latest(whose), client: CLIENT }));
    const guess = (code: string) => alike((whose) => verifyOtp(deps)({ userId: latest(whose), code, client: CLIENT }));
    const first = 'seven lanterns drifting east';

    await signUp(first);
    expect((await signUp('eight lanterns drifting west')).answer).toMatch(/OTP_RESEND_TOO_SOON/);
    await signUp(first);
    expect(new Set(ids['known']).size).toBe(1);
    expect(new Set(ids['unknown']).size).toBe(1);
    expect((await again()).answer).toMatch(/OTP_RESEND_TOO_SOON/);
    kit.clock.advance(30_000);
    expect((await again()).answer).toMatch(/60/);
    const code = await kit.codeMailedTo(addresses.unknown, 2);
    for (const wrong of ['000000', '111111', '222222', '333333', '444444', '555555'])
      if (wrong !== code) expect((await guess(wrong)).answer).toMatch(/OTP_INVALID|OTP_TOO_MANY/);
    for (const password of [first, 'not the password'])
      await alike(async (whose) => {
        const outcome = await login(deps)({ email: addresses[whose], password, client: CLIENT });
        return [outcome.kind, outcome.kind === 'code-prompt' && outcome.userId === latest(whose)];
      });
    kit.clock.advance(3_600_000);
    await signUp('eight lanterns drifting west');
    expect(new Set(ids['known']).size).toBe(2);
    expect(new Set(ids['unknown']).size).toBe(2);
    kit.clock.advance(3_600_000);
    for (let guesses = 1; guesses <= 6; guesses++) await signUp(`guess number ${guesses} of many`);
    kit.clock.advance(600_000);
    await guess('666666');
  });

  it('and an id that waits for no code like one that does', async () => {
    const { id } = await kit.createUser(kit.form());
    const { account: verified } = await kit.verifiedUser();
    const others = [kit.deps.ids.uuid(), verified.id];
    kit.clock.advance(30_000);
    const alike = async (operation: (userId: string) => Promise<unknown>) => {
      const known = await done(() => operation(id));
      for (const other of others) expect(await done(() => operation(other))).toEqual(known);
      return known.answer;
    };
    const again = () => alike((userId) => resendVerificationCode(deps)({ userId, client: CLIENT }));
    const guess = (code: string) => alike((userId) => verifyOtp(deps)({ userId, code, client: CLIENT }));
    expect(await again()).toMatch(/60/);
    expect(await again()).toMatch(/OTP_RESEND_TOO_SOON/);
    for (const code of ['000000', '111111', '222222', '333333', '444444', '555555']) await guess(code);
    kit.clock.advance(60_000);
    expect(await again()).toMatch(/120/);
    for (let codes = 0; codes < 3; codes++) {
      kit.clock.advance(120_000);
      await again();
    }
    kit.clock.advance(600_000);
    expect(await guess('666666')).toMatch(/OTP_EXPIRED/);
  });

  it('and the id of a reset like any other, which stands in the way of no reset', async () => {
    const { account } = await kit.verifiedUser();
    kit.clock.advance(86_400_000);
    const ask = () => requestPasswordReset(deps)({ identifier: account.email, client: CLIENT });
    const { userId } = await ask();
    const again = () => resendVerificationCode(deps)({ userId, client: CLIENT });
    const other = { userId: kit.deps.ids.uuid(), client: CLIENT };
    expect(await again()).toEqual(await resendVerificationCode(deps)(other));
    kit.clock.advance(60_000);
    expect(await ask()).toMatchObject({ userId });
    await expect(
      verifyOtp(deps)({ userId, code: await kit.codeMailedTo(account.email, 3), client: CLIENT }),
    ).rejects.toMatchObject({ code: 'OTP_INVALID' });
    expect(await again()).toMatchObject({ resendAfterSeconds: 120 });
  });

  it('and takes about as long to sign in to: of the medians of twenty neither is three times the other', async () => {
    const { account } = await kit.verifiedUser();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 20; round++) {
      // Far enough apart that nobody has to wait: what is measured is a password that is looked at.
      kit.clock.advance(3_600_000);
      for (const [whose, email] of [
        ['known', account.email],
        ['unknown', `ghost${round}@example.com`],
      ] as const) {
        const client = { ip: `203.0.113.${round}`, userAgent: 'test' };
        const began = performance.now();
        await login(deps)({ email, password: 'not the password', client }).catch(() => undefined);
        times[whose].push(performance.now() - began);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });
});
