import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { announceUser, parseEmail, parseName } from '../accounts/account.ts';
import type { Client, Deps } from '../context.ts';
import { startSession } from '../sessions/startSession.ts';

/** @throws Refusal SANDBOX_OFF unless the sandbox runs. */
function assertSandbox({ env }: Deps): void {
  if (env.SANDBOX_ENABLED) return;
  throw new Refusal({
    code: 'SANDBOX_OFF',
    message: 'The demo workspace exists only while the sandbox is on.',
    why: { check: 'sandbox', required: 'on', current: 'off', whoCanFix: ['operator'] },
  });
}

/**
 * Signs in to the demo workspace without a password, as its owner or another of the people that the seed made. Sandbox only.
 * @throws Refusal SANDBOX_OFF, NOT_FOUND (no such person of the demo, or not yet)
 */
export const openDemoSession = (deps: Deps) => async (input: { client: Client; userId?: string }) => {
  assertSandbox(deps);
  const { userId = '' } = input;
  if (userId !== '' && !isUuid(userId)) throw notFound('That person of the demo workspace');
  return deps.db.platform('people have no workspace', async (uow) => {
    const account = await uow.tx.account.findFirst({
      // Accounts that people signed up with have no mark of the demo: none of them is opened so.
      where: userId === '' ? { demo: 'PRIMARY' } : { id: userId, demo: { not: null } },
    });
    if (!account && userId !== '') throw notFound('That person of the demo workspace');
    if (!account) {
      throw new Refusal({
        code: 'NOT_FOUND',
        message: 'The demo workspace is still being prepared. Try again in a moment.',
        retryable: true,
      });
    }
    return { account, authTokens: await startSession(deps, uow, account, input.client, 'DEMO') };
  });
};

/** Makes or finds a verified account without a password for the demo seed. Sandbox only. */
export const ensureDemoUser =
  (deps: Deps) => async (input: { email: string; firstName: string; lastName: string; primary: boolean }) => {
    assertSandbox(deps);
    const { email, emailKey } = parseEmail(input.email);
    const firstName = parseName('firstName', input.firstName);
    const lastName = parseName('lastName', input.lastName);
    const now = deps.clock.now();
    return deps.db.platform('people have no workspace', async (uow) => {
      const { tx } = uow;
      const { count } = await tx.account.createMany({
        data: [
          {
            id: deps.ids.uuid(),
            email,
            emailKey,
            firstName,
            lastName,
            status: 'ACTIVE',
            demo: input.primary ? 'PRIMARY' : 'MEMBER',
            emailVerifiedAt: now,
            createdAt: now,
            updatedAt: now,
          },
        ],
        skipDuplicates: true,
      });
      const account = await tx.account.findFirst({ where: { emailKey, demo: { not: null } } });
      if (!account) {
        throw new Refusal({
          code: 'CONFLICT',
          message: `${email} can't be a demo user: a person has it, or another primary demo user exists.`,
        });
      }
      if (count > 0) announceUser(uow, account);
      return account;
    });
  };
