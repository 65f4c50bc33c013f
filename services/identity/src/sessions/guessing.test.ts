/**
 * The odds of guessing one's way into an account within a day, counted in what is let through (defaults 1.1, 1.2, 1.3): each
 * of its passwords, codes and apps is guessed at, from everywhere, over two days of a clock that the test moves.
 */
import { describe, expect, it } from 'vitest';
import { requestEmailChange, verifyEmailChange } from '../addresses/changeEmail.ts';
import { requestPhoneVerification, verifyPhoneNumber } from '../addresses/verifyPhone.ts';
import { createMfa } from '../mfa/createMfa.ts';
import { enableMfa } from '../mfa/enableMfa.ts';
import { beginMfaLogin, verifyMfaLogin } from '../mfa/mfaLogin.ts';
import { removeMfa } from '../mfa/removeMfa.ts';
import { renewRecoveryCodes } from '../mfa/renewRecoveryCodes.ts';
import { verifyMfaCode } from '../mfa/verifyMfaCode.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';
import { appCode } from '../testing/authenticatorApp.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';

const kit = await identityTestkit();
/** Codes that the test knows, so that it can miss them. */
const deps = { ...kit.deps, randomness: { ...kit.deps.randomness, code: () => '123456' } };
const WRONG = '654321';
const DAY = 86_400_000;
/** Guesses sent at once; a hundred bursts and more fit into the two days. */
const BURST = 120;
/** A code has 10^6 values; of the passwords that are taken none is had by more than one person in a million. */
const ODDS_OF_ONE = 1e-6;
/** An app's codes of three steps are taken. */
const ODDS_OF_ONE_OF_AN_APP = 3e-6;
const newPassword = 'seven lanterns drifting east';

interface Attack {
  /** Milliseconds of the clock at which a guess was looked at. */
  readonly lookedAt: number[];
  /** How often it was tried. */
  tried: number;
  /** Seconds until the next one is worth trying. */
  wait: number;
}

const anAttack = (): Attack => ({ lookedAt: [], tried: 0, wait: 0 });

type Seen = { code: string; details: { retryAfterSeconds?: number } };

/** Sends many guesses at once. */
async function burst(attack: Attack, guess: (n: number) => Promise<unknown>, looked: readonly string[]) {
  const answers = await Promise.all(
    Array.from({ length: BURST }, (_, n) =>
      guess(n).then(
        () => {
          throw new Error('A guess was right: it must not be in this test');
        },
        (refusal: Seen) => refusal,
      ),
    ),
  );
  expect(answers.filter(({ details }) => !details)).toEqual([]);
  attack.tried += BURST;
  for (const { code } of answers) if (looked.includes(code)) attack.lookedAt.push(kit.clock.now().getTime());
  attack.wait = Math.min(...answers.map(({ details }) => details.retryAfterSeconds ?? Infinity));
}

/** The most guesses that were looked at within any 24 hours. */
function mostWithinADay(times: readonly number[]): number {
  return Math.max(0, ...times.map((begin) => times.filter((at) => at >= begin && at < begin + DAY).length));
}

/** The odds that one of so many guesses is right. */
const oddsOf = (guesses: number, ofOne: number): number => 1 - (1 - ofOne) ** guesses;

let network = 0;
const anywhere = () => {
  network += 1;
  return { ip: `2001:db8:${(network >> 8).toString(16)}:${(network & 255).toString(16)}::1`, userAgent: 'guesser' };
};

describe('guessing', () => {
  it('10,000 times for two days, in every way that there is, has odds of at most 1 in 10,000 a day', async () => {
    const { account } = await kit.verifiedUser();
    const { email, id: userId } = account;
    const principal = { userId, sessionId: kit.deps.ids.uuid() };
    const strangers = anAttack();
    const office = anAttack();
    const codes = anAttack();
    const app = anAttack();
    const all = [strangers, office, codes, app];

    const signIn = (client: typeof CLIENT) => kit.login({ email, password: 'not the password', client });
    /** With a session that was stolen, or at the computer that somebody left. */
    const showPassword = () =>
      changePassword(deps)({ currentPassword: 'not it', newPassword, client: CLIENT, furtherNames: [] }, principal);

    let resetId = '';
    let asked = 0;
    const waysOfCodes = [
      {
        of: 'another address',
        ask: () =>
          requestEmailChange(deps)({ email: `e${asked}@example.com`, password: PASSWORD, client: CLIENT }, principal),
        guess: () => verifyEmailChange(deps)({ code: WRONG, client: anywhere() }, principal),
      },
      {
        of: 'a telephone number',
        ask: () =>
          requestPhoneVerification(deps)({ phoneNumber: `+336123456${10 + asked}`, client: CLIENT }, principal),
        guess: () => verifyPhoneNumber(deps)({ code: WRONG, client: anywhere() }, principal),
      },
      {
        of: 'a reset',
        ask: async () => {
          if (resetId) return resendPasswordResetCode(deps)({ userId: resetId, client: anywhere() });
          const sent = await requestPasswordReset(deps)({ identifier: email, client: anywhere() });
          resetId = sent.userId;
          return sent;
        },
        guess: () => resetPassword(deps)({ userId: resetId, code: WRONG, newPassword, client: anywhere() }),
      },
    ];
    const guessedAt = new Map<string, number>();

    /** Asks for a code of any kind, each kind in turn, and guesses at the one that is granted. */
    async function guessCodes(): Promise<void> {
      const waits: number[] = [];
      for (const turn of waysOfCodes.keys()) {
        const { of, ask, guess } = waysOfCodes[(asked + turn) % waysOfCodes.length]!;
        const wait = await ask().then(
          () => 0,
          ({ details }: Seen) => details.retryAfterSeconds ?? Infinity,
        );
        waits.push(wait);
        if (wait > 0) continue;
        asked += 1;
        guessedAt.set(of, (guessedAt.get(of) ?? 0) + 1);
        const before = codes.lookedAt.length;
        await burst(codes, guess, ['OTP_INVALID']);
        // The fifth says that there are no more.
        codes.lookedAt.push(kit.clock.now().getTime());
        expect(codes.lookedAt.length - before).toBe(5);
        codes.wait = 30;
        return;
      }
      codes.wait = Math.min(...waits);
    }

    let isOn = false;
    /** Six digits that no app of this secret shows now. */
    const wrongFor = (secret: string): string => {
      const shown = [-1, 0, 1].map((steps) => appCode(secret, kit.clock.now(), steps));
      return ['000000', '111111', '222222', '333333'].find((code) => !shown.includes(code)) ?? '';
    };
    let code = '';

    /** Guesses at an app that is being set up; later, when one is on, at all that asks for its codes. */
    async function guessApp(): Promise<void> {
      if (!isOn) {
        code = wrongFor((await createMfa(deps)({}, principal)).secret);
        return burst(app, () => enableMfa(deps)({ code, client: anywhere() }, principal), ['OTP_INVALID']);
      }
      const { temporaryAccessToken } = await deps.db.platform('people have no workspace', async (uow) =>
        beginMfaLogin(deps, uow, account, 'PASSWORD'),
      );
      const guesses = [
        () => verifyMfaLogin(deps)({ temporaryAccessToken, code, client: anywhere() }),
        () => removeMfa(deps)({ code, client: anywhere() }, principal),
        () => renewRecoveryCodes(deps)({ code, client: anywhere() }, principal),
        () => verifyMfaCode(deps)({ userId, code }),
      ];
      return burst(app, (n) => guesses[n % guesses.length]!(), ['OTP_INVALID']);
    }

    /** Its person sets an app up, as soon as they may after the first day's guesses. */
    async function turnOn(): Promise<void> {
      const { secret } = await createMfa(deps)({}, principal);
      code = wrongFor(secret);
      await enableMfa(deps)({ code: appCode(secret, kit.clock.now()), client: CLIENT }, principal);
      isOn = true;
    }

    const begin = kit.clock.now().getTime();
    while (kit.clock.now().getTime() < begin + 2 * DAY) {
      if (codes.wait <= 0) await guessCodes();
      if (strangers.wait <= 0) await burst(strangers, () => signIn(anywhere()), ['UNAUTHENTICATED']);
      if (office.wait <= 0)
        await burst(office, (n) => (n % 2 ? signIn(CLIENT) : showPassword()), ['UNAUTHENTICATED', 'VALIDATION_FAILED']);
      if (app.wait <= 0) {
        if (!isOn && kit.clock.now().getTime() >= begin + DAY) await turnOn();
        await guessApp();
      }
      const step = Math.min(...all.map(({ wait }) => wait));
      kit.clock.advance(step * 1000);
      for (const attack of all) attack.wait -= step;
    }

    expect(all.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(10_000);
    expect([...guessedAt.keys()].toSorted()).toEqual(waysOfCodes.map(({ of }) => of).toSorted());
    expect(isOn).toBe(true);
    expect(mostWithinADay(strangers.lookedAt)).toBe(30);
    expect(mostWithinADay(office.lookedAt)).toBe(15);
    expect(mostWithinADay(codes.lookedAt)).toBe(50);
    expect(mostWithinADay(app.lookedAt)).toBe(30);
    // A code of minutes before the day may be guessed at within it: five guesses more.
    const first = mostWithinADay([...strangers.lookedAt, ...office.lookedAt, ...codes.lookedAt]) + 5;
    expect(oddsOf(first, ODDS_OF_ONE)).toBeLessThanOrEqual(1e-4);
    // Who can guess at an app has the password or a session, and needs no luck for those; who has neither needs both.
    expect(oddsOf(mostWithinADay(app.lookedAt), ODDS_OF_ONE_OF_AN_APP)).toBeLessThanOrEqual(1e-4);
  }, 300_000);

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
