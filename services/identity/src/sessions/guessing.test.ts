/** The odds of guessing one's way into an account within a day, counted in what is let through (defaults 1.1, 1.2). */
import { describe, expect, it } from 'vitest';
import { CLIENT, identityTestkit } from '../testing/testkit.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';

const kit = await identityTestkit();
/** Codes that the test knows, so that it can miss them. */
const deps = { ...kit.deps, randomness: { ...kit.deps.randomness, code: () => '123456' } };
const DAY = 86_400_000;
/** A code has 10^6 values; of the passwords that are taken none is had by more than one person in a million. */
const ODDS_OF_ONE = 1e-6;
const newPassword = 'seven lanterns drifting east';

interface Attack {
  /** Milliseconds of the clock at which a guess was looked at. */
  readonly lookedAt: number[];
  /** How often it was tried. */
  tried: number;
  /** Seconds until the next one is worth trying. */
  wait: number;
}

type Seen = { code: string; details: { retryAfterSeconds?: number } };

/** Sends many guesses at once. */
async function burst(attack: Attack, size: number, guess: (n: number) => Promise<unknown>, looked: readonly string[]) {
  const answers = await Promise.all(
    Array.from({ length: size }, (_, n) =>
      guess(n).then(
        () => {
          throw new Error('A guess was right: it must not be in this test');
        },
        (refusal: Seen) => refusal,
      ),
    ),
  );
  attack.tried += size;
  for (const { code } of answers) if (looked.includes(code)) attack.lookedAt.push(kit.clock.now().getTime());
  attack.wait = Math.min(...answers.map(({ details }) => details.retryAfterSeconds ?? Infinity));
}

/** The most guesses that were looked at within any 24 hours. */
function mostWithinADay(times: readonly number[]): number {
  return Math.max(0, ...times.map((begin) => times.filter((at) => at >= begin && at < begin + DAY).length));
}

describe('guessing', () => {
  it('thousands of times for two days, from everywhere and from the office, has odds of at most 1 in 10,000 a day', async () => {
    const { account } = await kit.verifiedUser();
    const strangers: Attack = { lookedAt: [], tried: 0, wait: 0 };
    const office: Attack = { lookedAt: [], tried: 0, wait: 0 };
    const codes: Attack = { lookedAt: [], tried: 0, wait: 0 };
    let network = 0;
    const anywhere = () => {
      network += 1;
      return { ip: `2001:db8:${(network >> 8).toString(16)}:${(network & 255).toString(16)}::1`, userAgent: 'guesser' };
    };
    const signIn = (client: typeof CLIENT) => kit.login({ email: account.email, password: 'not the password', client });
    const { email } = account;
    let resetId = '';

    /** Asks for a code, and guesses at it. */
    async function guessCodes(): Promise<void> {
      const asked = await (
        resetId
          ? resendPasswordResetCode(deps)({ userId: resetId, client: anywhere() })
          : requestPasswordReset(deps)({ identifier: email, client: anywhere() }).then(
              ({ userId }) => (resetId = userId),
            )
      ).then(
        () => 0,
        (refusal: Seen) => refusal.details.retryAfterSeconds ?? 0,
      );
      if (asked > 0) {
        codes.wait = asked;
        return;
      }
      const guess = () => resetPassword(deps)({ userId: resetId, code: '654321', newPassword, client: anywhere() });
      const before = codes.lookedAt.length;
      await burst(codes, 20, guess, ['OTP_INVALID']);
      // The fifth says that there are no more.
      codes.lookedAt.push(kit.clock.now().getTime());
      expect(codes.lookedAt.length - before).toBe(5);
      codes.wait = 30;
    }

    const end = kit.clock.now().getTime() + 2 * DAY;
    while (kit.clock.now().getTime() < end) {
      if (strangers.wait <= 0) await burst(strangers, 20, () => signIn(anywhere()), ['UNAUTHENTICATED']);
      if (office.wait <= 0) await burst(office, 20, () => signIn(CLIENT), ['UNAUTHENTICATED']);
      if (codes.wait <= 0) await guessCodes();
      const step = Math.min(strangers.wait, office.wait, codes.wait);
      kit.clock.advance(step * 1000);
      for (const attack of [strangers, office, codes]) attack.wait -= step;
    }

    expect(strangers.tried + office.tried + codes.tried).toBeGreaterThan(2_000);
    expect(mostWithinADay(strangers.lookedAt)).toBe(30);
    expect(mostWithinADay(office.lookedAt)).toBe(15);
    const most = mostWithinADay([...strangers.lookedAt, ...office.lookedAt, ...codes.lookedAt]);
    const odds = 1 - (1 - ODDS_OF_ONE) ** most;
    expect(odds).toBeLessThanOrEqual(1e-4);
  }, 180_000);

  it('from elsewhere keeps nobody out who signs in from where they did before', async () => {
    const { account } = await kit.verifiedUser();
    const signIn = (password: string, ip: string) =>
      kit.login({ email: account.email, password, client: { ip, userAgent: 'test' } });
    for (let failure = 1; failure <= 5; failure++)
      await expect(signIn('not the password', `203.0.113.${failure}`)).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    await expect(signIn('not the password', '203.0.113.9')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      why: { check: 'login-throttle', whoCanFix: ['you'] },
    });
    expect(await signIn('quiet otter under bridges', CLIENT.ip)).toMatchObject({ kind: 'signed-in' });
  });
});
