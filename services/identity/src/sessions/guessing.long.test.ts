/**
 * The odds of guessing one's way into an account within a day, counted in what is let through (defaults 1.1, 1.2, 1.3): each
 * of its passwords, codes and apps is guessed at, from everywhere, over two days of a clock that the test moves. The odds of all
 * ways are added up, and count as if each of them were enough: what a code of the app opens only after the password, or a code
 * of a sign-in, counts as if the password were known, and codes that let nobody in (another address, a number) count as well.
 * 10,000 guesses from outside are sent by tests/journeys/guessing.long.test.ts.
 *
 * @area identity/sessions, identity/codes, identity/mfa, identity/passwords, identity/accounts
 */
import { describe, expect, it, vi } from 'vitest';
import { requestEmailChange, verifyEmailChange } from '../addresses/changeEmail.ts';
import { requestPhoneVerification, verifyPhoneNumber } from '../addresses/verifyPhone.ts';
import { verifyOtp } from '../codes/verifyOtp.ts';
import { createMfa } from '../mfa/createMfa.ts';
import { enableMfa } from '../mfa/enableMfa.ts';
import { beginMfaLogin, verifyMfaLogin } from '../mfa/mfaLogin.ts';
import { removeMfa } from '../mfa/removeMfa.ts';
import { renewRecoveryCodes } from '../mfa/renewRecoveryCodes.ts';
import { confirmMfaReset, requestMfaReset } from '../mfa/resetMfa.ts';
import { verifyMfaCode } from '../mfa/verifyMfaCode.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { requestPasswordReset, resendPasswordResetCode } from '../passwords/requestPasswordReset.ts';
import { resetPassword } from '../passwords/resetPassword.ts';
import { appCode } from '../testing/authenticatorApp.ts';
import { CLIENT, PASSWORD, identityTestkit } from '../testing/testkit.ts';
import { login } from './login.ts';

// What a password is worth is counted, not how long its hash takes.
vi.mock(import('../policy.ts'), async (original) => {
  const policy = await original();
  const argon2id = { ...policy.passwordPolicy.argon2id, memoryKiB: 64, passes: 1 } as never;
  return { ...policy, passwordPolicy: { ...policy.passwordPolicy, argon2id } };
});

const kit = await identityTestkit();
/** Codes that the test knows, so that it can miss them. */
const deps = { ...kit.deps, randomness: { ...kit.deps.randomness, code: () => '123456' } };
const WRONG = '654321';
const DAY = 86_400_000;
/** Guesses sent at once: more than a day has of any kind, and six for each connection. Ninety bursts fit into the two days. */
const BURST = 24;
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
  /** How many codes were asked for. */
  codes: number;
}

/** A kind of code: how it is asked for, and guessed at. */
interface Way {
  readonly of: string;
  readonly ask: () => Promise<unknown>;
  readonly guess: () => Promise<unknown>;
}

const anAttack = (): Attack => ({ lookedAt: [], tried: 0, wait: 0, codes: 0 });

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
  return new Set(answers.map(({ code }) => code));
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
  it('two thousand times for two days, in every way that there is, has odds of at most 1 in 10,000 a day', async () => {
    const { account, authTokens } = await kit.verifiedUser();
    const { email, id: userId } = account;
    const principal = { userId, sessionId: kit.deps.ids.uuid() };
    const strangers = anAttack();
    const office = anAttack();
    const desk = anAttack();
    const codes = anAttack();
    const ownCodes = anAttack();
    const app = anAttack();
    const all = [strangers, office, desk, codes, ownCodes, app];
    const abroad = '198.51.100.99';
    kit.countries.set(abroad, 'FR');
    /** At a browser that the person uses: borrowed, or its cookie stolen. */
    const atDesk = () => ({ ...anywhere(), device: authTokens.device });

    const signIn = (client: typeof CLIENT) => kit.login({ email, password: 'not the password', client });
    /** With a session that was stolen, or at the computer that somebody left. */
    const showPassword = () =>
      changePassword(deps)({ currentPassword: 'not it', newPassword, client: CLIENT }, principal);

    const resetIds = new Map<boolean, string>();
    const reset = (isKnown: boolean) => {
      const client = isKnown ? atDesk : anywhere;
      return {
        async ask() {
          const known = resetIds.get(isKnown);
          if (known) return resendPasswordResetCode(deps)({ userId: known, client: client() });
          const sent = await requestPasswordReset(deps)({ identifier: email, client: client() });
          return resetIds.set(isKnown, sent.userId);
        },
        guess: () =>
          resetPassword(deps)({ userId: resetIds.get(isKnown)!, code: WRONG, newPassword, client: client() }),
      };
    };
    /** Codes that anybody may ask for, and those that only the person may. */
    const waysOfCodes: Way[] = [
      {
        // With the password, in a country of its own.
        of: 'a sign-in',
        ask: async () => {
          const { kind } = await login(deps)({ email, password: PASSWORD, client: { ip: abroad, userAgent: 'thief' } });
          // With an app on, no code is mailed.
          if (kind !== 'code-prompt') throw Object.assign(new Error(kind), { details: {} });
        },
        guess: () => verifyOtp(deps)({ userId, code: WRONG, client: anywhere() }),
      },
      { of: 'a reset', ...reset(false) },
    ];
    let isOn = false;
    let challenge = '';
    /** The second step of a sign-in whose password was right. */
    const secondStep = async () => {
      const begun = await deps.db.platform('people have no workspace', async (uow) =>
        beginMfaLogin(deps, uow, account, 'PASSWORD'),
      );
      return begun.temporaryAccessToken;
    };
    const waysOfOwnCodes: Way[] = [
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
      { of: 'a reset at a known browser', ...reset(true) },
      {
        // With the password, which has a second step once an app is on.
        of: 'a lost app',
        ask: async () => {
          if (!isOn) throw Object.assign(new Error('no app'), { details: {} });
          challenge = await secondStep();
          await requestMfaReset(deps)({ temporaryAccessToken: challenge, client: anywhere() });
        },
        guess: () => confirmMfaReset(deps)({ temporaryAccessToken: challenge, code: WRONG, client: anywhere() }),
      },
    ];
    let asked = 0;
    // The sign-up's own code was a moment ago.
    kit.clock.advance(60_000);
    const guessedAt = new Map<string, number>();

    /** Asks for a code of one of these kinds, each in turn, and guesses at the one that is granted. */
    async function guessCodes(attack: Attack, ways: readonly Way[]): Promise<void> {
      const waits: number[] = [];
      for (const turn of ways.keys()) {
        const { of, ask, guess } = ways[(attack.codes + turn) % ways.length]!;
        const wait = await ask().then(
          () => 0,
          ({ details }: Seen) => details.retryAfterSeconds ?? Infinity,
        );
        waits.push(wait);
        if (wait > 0) continue;
        asked += 1;
        attack.codes += 1;
        guessedAt.set(of, (guessedAt.get(of) ?? 0) + 1);
        // The fifth says that there are no more, and so do all that come after it: one of those was looked at.
        const before = attack.lookedAt.length;
        const ends = await burst(attack, guess, ['OTP_INVALID']);
        if (ends.has('OTP_TOO_MANY_ATTEMPTS') && attack.lookedAt.length > before)
          attack.lookedAt.push(kit.clock.now().getTime());
        expect(attack.lookedAt.length - before).toBeLessThanOrEqual(5);
        attack.wait = 30;
        return;
      }
      attack.wait = Math.min(...waits);
    }

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
        await burst(app, () => enableMfa(deps)({ code, client: anywhere() }, principal), ['OTP_INVALID']);
        return;
      }
      const temporaryAccessToken = await secondStep();
      const guesses = [
        () => verifyMfaLogin(deps)({ temporaryAccessToken, code, client: anywhere() }),
        () => removeMfa(deps)({ code, client: anywhere() }, principal),
        () => renewRecoveryCodes(deps)({ code, client: anywhere() }, principal),
        () => verifyMfaCode(deps)({ userId, code, client: anywhere() }),
      ];
      await burst(app, (n) => guesses[n % guesses.length]!(), ['OTP_INVALID']);
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
      if (codes.wait <= 0) await guessCodes(codes, waysOfCodes);
      if (ownCodes.wait <= 0) await guessCodes(ownCodes, waysOfOwnCodes);
      if (strangers.wait <= 0) await burst(strangers, () => signIn(anywhere()), ['UNAUTHENTICATED']);
      if (office.wait <= 0)
        await burst(office, (n) => (n % 2 ? signIn(CLIENT) : showPassword()), ['UNAUTHENTICATED', 'VALIDATION_FAILED']);
      if (desk.wait <= 0) await burst(desk, () => signIn(atDesk()), ['UNAUTHENTICATED']);
      if (app.wait <= 0) {
        if (!isOn && kit.clock.now().getTime() >= begin + DAY) await turnOn();
        await guessApp();
      }
      const step = Math.min(...all.map(({ wait }) => wait));
      kit.clock.advance(step * 1000);
      for (const attack of all) attack.wait -= step;
    }

    expect(all.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(2000);
    expect([...guessedAt.keys()].toSorted()).toEqual(
      [...waysOfCodes, ...waysOfOwnCodes].map(({ of }) => of).toSorted(),
    );
    expect(isOn).toBe(true);
    const counts = [strangers, office, desk, codes, ownCodes, app].map(({ lookedAt }) => mostWithinADay(lookedAt));
    expect(counts).toEqual([20, 10, 10, 20, 10, 10]);
    // Each count is the most of any day, though their days need not be the same: more than any day has.
    const ofApp = counts.pop()!;
    const odds = counts.reduce(
      (sum, guesses) => sum + oddsOf(guesses, ODDS_OF_ONE),
      oddsOf(ofApp, ODDS_OF_ONE_OF_AN_APP),
    );
    expect(odds).toBeLessThanOrEqual(1e-4);
  }, 300_000);

  it('at codes of two kinds at once gets one look when one of the day is left', async () => {
    const { account } = await kit.verifiedUser();
    const { email, id: accountId } = account;
    const ip = '198.51.100.98';
    kit.countries.set(ip, 'FR');
    kit.clock.advance(60_000);
    const now = kit.clock.now();
    // 19 wrong entries of the 20 that a day has.
    await deps.db.platform('test', ({ tx }) =>
      tx.oneTimeCode.createMany({
        data: [0, 0, 0, 1].map((attemptsLeft) => ({
          id: deps.ids.uuid(),
          accountId,
          purpose: 'SIGN_IN',
          codeHmac: '',
          attemptsLeft,
          createdAt: now,
          expiresAt: now,
          endedAt: now,
        })),
      }),
    );
    const { userId } = await requestPasswordReset(deps)({ identifier: email, client: anywhere() });
    await login(deps)({ email, password: PASSWORD, client: { ip, userAgent: 'thief' } });
    const guesses = [
      () => verifyOtp(deps)({ userId: accountId, code: WRONG, client: anywhere() }),
      () => resetPassword(deps)({ userId, code: WRONG, newPassword, client: anywhere() }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => guesses[n % 2]!().catch(({ code }: Seen) => code)),
    );
    const looked = answers.filter((code) => code !== 'RATE_LIMITED');
    expect(looked).toEqual(['OTP_INVALID']);
  });

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
