/** Identity on a real database with its real jobs; only the mail relay, the carrier and the clock are in the test's hands. */
import type { Carrier } from '@ringline/kit/carrier';
import { createJobs } from '@ringline/kit/jobs';
import { createMemoryLimits, type Limits } from '@ringline/kit/limits';
import type { Mail, Mailer } from '@ringline/kit/mail';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLog } from '@ringline/kit/telemetry';
import { atEndOfFile, eventually, fakeClock, testDatabase } from '@ringline/kit/testing';
import { createUser, type CreateUserInput } from '../accounts/createUser.ts';
import { resendVerificationCode } from '../codes/resendVerificationCode.ts';
import { verifyOtp } from '../codes/verifyOtp.ts';
import { ensureDemoUser, openDemoSession } from '../demo/demoUsers.ts';
import type { Deps, SignInPolicy } from '../context.ts';
import type { Environment } from '../environment.ts';
import { sendMail } from '../mails/sendMail.ts';
import { systemRandomness } from '../randomness.ts';
import { identity } from '../service.ts';
import { login } from '../sessions/login.ts';
import { logout } from '../sessions/logout.ts';
import { refreshSession } from '../sessions/refreshSession.ts';
import { sendText } from '../texts/sendText.ts';

export const PASSWORD = 'quiet otter under bridges';
export const CLIENT = { ip: '192.0.2.1', userAgent: 'test' };

/** @param limits in process when left out */
export async function identityTestkit(env: Partial<Environment> = {}, limits?: Limits) {
  const clock = fakeClock();
  const db = await testDatabase(identity, { clock });
  const jobs = createJobs(db, createLog('identity', 'silent'));
  const secrets = createSecrets(generateKeyRing());
  const mails: Mail[] = [];
  const mail: Mailer = { send: async (sent) => void mails.push(sent), close: () => undefined };
  const texts: { from: string; to: string; body: string }[] = [];
  const create = async (text: (typeof texts)[number]) => void texts.push(text);
  const carrier = { rest: { messages: { create } } } as unknown as Carrier;
  const log = createLog('identity', 'silent');
  /** What the workspaces of a user ask, by user; nothing where there are none. */
  const policies = new Map<string, Partial<SignInPolicy>>();

  /** By address; the others tell none. */
  const countries = new Map<string, string>();

  const deps: Deps = {
    env: {
      CARRIER_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      CARRIER_AUTH_TOKEN: 'token',
      CARRIER_API_KEY: `SK${'0'.repeat(32)}`,
      CARRIER_API_SECRET: 'secret',
      CARRIER_APP_SID: `AP${'0'.repeat(32)}`,
      CARRIER_API_URL: 'http://127.0.0.1:1',
      VERIFICATION_NUMBER: '+18005550199',
      PUBLIC_URL: 'http://localhost:4000',
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      SANDBOX_ENABLED: false,
      CODES_PER_IP_PER_HOUR: 1000,
      ...env,
    },
    db,
    clock,
    ids: db.ids,
    secrets,
    jobs,
    limits: limits ?? createMemoryLimits(clock),
    randomness: systemRandomness,
    geography: { countryOf: (ip) => countries.get(ip) ?? null },
    signInPolicy: async (userId) => ({
      names: [],
      requireMfaEverywhere: false,
      strictPasswords: false,
      idleSignOutMinutes: 0,
      ...policies.get(userId),
    }),
  };
  await jobs.prepare([sendMail({ secrets, mail }), sendText({ secrets, log, carrier, env: deps.env })]);
  await jobs.work();
  atEndOfFile(() => jobs.stop());
  let people = 0;

  return {
    deps,
    db,
    clock,
    secrets,
    mails,
    texts,
    countries,
    policies,
    createUser: createUser(deps),
    verifyOtp: verifyOtp(deps),
    resend: resendVerificationCode(deps),
    login: login(deps),
    refresh: (refreshToken: string) => refreshSession(deps)({ refreshToken, client: CLIENT }),
    logout: logout(deps),
    openDemoSession: openDemoSession(deps),
    ensureDemoUser: ensureDemoUser(deps),

    /** A sign-up form filled in by somebody new. */
    form(changes: Partial<CreateUserInput> = {}): CreateUserInput {
      people += 1;
      return {
        firstName: 'Ana',
        lastName: 'Example',
        email: `ana${people}@example.com`,
        password: PASSWORD,
        idempotencyKey: '',
        language: 'en',
        timezone: 'Europe/Madrid',
        client: CLIENT,
        ...changes,
      };
    },

    /** The code in the nth mail to an address that holds one, from 1. Waits for the mail. */
    codeMailedTo(email: string, nth = 1): Promise<string> {
      return eventually(() => {
        const codes = mails.flatMap(({ to, subject }) => (to === email ? (/^\d{6}/.exec(subject) ?? []) : []));
        const code = codes[nth - 1];
        if (!code) throw new Error(`Mail ${nth} to ${email} has not come`);
        return code;
      });
    },

    /** Somebody signed up and verified. */
    async verifiedUser(changes: Partial<CreateUserInput> = {}) {
      const form = this.form(changes);
      const { id } = await this.createUser(form);
      const code = await this.codeMailedTo(form.email);
      return { form, ...(await this.verifyOtp({ userId: id, code, client: CLIENT })) };
    },

    /** Types of the events about a key, in order. */
    async eventsOf(key: string): Promise<string[]> {
      const { rows } = await db.pool.query<{ type: string }>(
        'SELECT type FROM kit.outbox WHERE key = $1 ORDER BY position',
        [key],
      );
      return rows.map(({ type }) => type);
    },
  };
}

/** A code that is certainly not the right one. */
export const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');
