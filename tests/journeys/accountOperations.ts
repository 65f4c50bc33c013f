/** What a person does with the account, until a forgotten password ends every session. */
import { eventually } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { Api, PASSWORD, aPerson, newEmail, signUp, type Payload } from '../testkit/index.ts';
import type { Scene } from './operationsScene.ts';

/** Declares the tests of this part; each reads the scene when it runs. */
export function executeAccounts(scene: Scene): void {
  describe('accounts', () => {
    test('a session is renewed, and ends when its person says so', async () => {
      const ben = await aPerson(scene.product.url, 'Ben');
      const open = new Api(scene.product.url);
      const { login } = await open.run(
        'mutation ($input: LoginInput!) { login(input: $input) { authTokens { token refreshToken } user { id workspaces { id } } note } }',
        {
          input: { email: ben.email, password: PASSWORD },
        },
      );
      expect(login.user.id).toBe(ben.userId);
      const { generateNewToken } = await open.run(
        'mutation ($t: String!) { generateNewToken(refreshToken: $t) { token refreshToken } }',
        { t: login.authTokens.refreshToken },
      );
      const session = open.as({ token: generateNewToken.token as string });
      expect(
        (await session.run('{ getCurrentUserTopLevel { id email isEmailVerified } }')).getCurrentUserTopLevel,
      ).toMatchObject({ id: ben.userId, isEmailVerified: true });
      expect((await session.run('{ getCurrentUserWorkspaces { id } }')).getCurrentUserWorkspaces).toEqual([]);
      expect((await session.run('mutation { logout }')).logout).toBe(true);
      await eventually(
        async () => (await session.refused('{ getCurrentUserTopLevel { id } }')).code === 'UNAUTHENTICATED',
      );
      expect(
        (
          await open.refused('mutation ($t: String!) { generateNewToken(refreshToken: $t) { token } }', {
            t: generateNewToken.refreshToken,
          })
        ).code,
      ).toBe('UNAUTHENTICATED');
    });

    test('a browser keeps its refresh token in a cookie, and gets none in the answer', async () => {
      const { host } = new URL(scene.product.url);
      const ben = await aPerson(scene.product.url, 'Ben');
      const post = (path: string, headers: Record<string, string>, body: unknown) =>
        fetch(scene.product.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: `http://${host}`, ...headers },
          body: JSON.stringify(body),
        });
      const signedIn = await post(
        '/graphql',
        {},
        {
          query: 'mutation ($input: LoginInput!) { login(input: $input) { authTokens { token refreshToken } } }',
          variables: { input: { email: ben.email, password: PASSWORD } },
        },
      );
      // Beside it comes the one that the browser is known by.
      const cookie = signedIn.headers.getSetCookie().find((each) => each.startsWith('ringline_refresh=')) ?? '';
      expect(cookie).toMatch(/HttpOnly/i);
      expect((await signedIn.json()).data.login.authTokens.refreshToken).toBeNull();
      const renewed = await post('/api/refresh-token', { cookie: cookie.split(';')[0] ?? '' }, {});
      expect(await renewed.json()).toMatchObject({ token: expect.any(String), refreshToken: null });
      const foreign = await post(
        '/api/refresh-token',
        { cookie: cookie.split(';')[0] ?? '', origin: 'https://evil.example' },
        {},
      );
      expect(foreign.status).toBe(403);
    });

    test('a code that was lost may be asked for again, a while later', async () => {
      const { userId } = await signUp(scene.product.url, 'Cyd');
      const open = new Api(scene.product.url);
      const refusal = await open.refused(
        'mutation ($id: ID!) { resendVerificationCode(userId: $id) { message resendAfterSeconds } }',
        { id: userId },
      );
      expect(refusal.code).toBe('OTP_RESEND_TOO_SOON');
    });

    test('a person looks after the account, until a forgotten password ends every session', async () => {
      const dan = await aPerson(scene.product.url, 'Dan');
      const identity = scene.product.services.find(({ name }) => name === 'identity');
      // A code was sent a moment ago, and each further one would have to wait (defaults 1.1).
      const anHourLater = () =>
        identity?.db.pool.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
      await dan.api.run('mutation { updateUser(input: { city: "Bilbao", language: "fr" }) { city } }');
      expect((await dan.api.run('{ fetchSessions { isCurrent } }')).fetchSessions).toEqual([{ isCurrent: true }]);
      expect((await dan.api.run('mutation { revokeOtherSessions }')).revokeOtherSessions).toBe(0);

      await anHourLater();
      await dan.api.run('mutation { requestPhoneVerification(phoneNumber: "+33612345678") { message } }');
      const text = await eventually(async () => (await scene.outside.textsOf('+33612345678'))[0]!.body, 20_000);
      await dan.api.run('mutation ($c: String!) { verifyPhoneNumber(code: $c) { phoneNumber } }', {
        c: text.slice(0, 6),
      });
      await anHourLater();
      const email = newEmail('moved');
      await dan.api.run(
        'mutation ($e: String!, $p: String!) { requestEmailChange(email: $e, password: $p) { message } }',
        { e: email, p: PASSWORD },
      );
      await dan.api.run('mutation ($c: String!) { verifyEmailChange(code: $c) { email } }', {
        c: await scene.outside.codeFor(email),
      });
      const { changePassword } = await dan.api.run(
        'mutation ($p: String!) { changePassword(currentPassword: $p, newPassword: "seven lanterns drifting east") { token } }',
        { p: PASSWORD },
      );
      const session = dan.api.as({ token: changePassword.token as string });
      const { fetchSessions } = await session.run('{ fetchSessions { id } }');
      await session.run('mutation ($id: ID!) { revokeSession(sessionId: $id) }', { id: fetchSessions[0].id });

      await anHourLater();
      const open = new Api(scene.product.url);
      const { requestPasswordReset } = await open.run(
        'mutation ($e: String!) { requestPasswordReset(identifier: $e) { userId } }',
        { e: email },
      );
      const { userId } = requestPasswordReset;
      const resetCode = (nth: number) =>
        eventually(async () => {
          const codes = (await scene.outside.mail(email)).filter(({ subject }) => /nouveau mot de passe/.test(subject));
          if (codes.length < nth) throw new Error(`Code ${nth} has not come`);
          return codes[0]!.code;
        }, 20_000);
      // Two mails under way at once may overtake each other.
      await resetCode(1);
      await anHourLater();
      await open.run('mutation ($id: ID!) { resendResetPasswordCode(userId: $id) { message } }', { id: userId });
      const code = await resetCode(2);
      await open.run(
        'mutation ($id: ID!, $c: String!) { resetPassWord(userId: $id, code: $c, newPassword: "eight lanterns drifting west") }',
        { id: userId, c: code },
      );
    });

    test('the demo workspace opens without an account, seeded and on the BUSINESS plan', async () => {
      const { openDemoSession } = await new Api(scene.product.url).run(
        'mutation { openDemoSession { authTokens { token } user { firstName } } }',
      );
      const demo = new Api(scene.product.url, { token: openDemoSession.authTokens.token });
      const { getCurrentUserWorkspaces } = await demo.run('{ getCurrentUserWorkspaces { id isDemo name } }');
      const inside = demo.as({ workspace: getCurrentUserWorkspaces[0].id });
      await eventually(async () => {
        const { fetchInbox, getActiveWorkspaceSubscription } = await inside.run(
          '{ fetchInbox { metadata { count } data { contact { fullName } } } getActiveWorkspaceSubscription { subscriptionPlan { name } } }',
        );
        expect(getActiveWorkspaceSubscription.subscriptionPlan.name).toBe('BUSINESS');
        expect(fetchInbox.metadata.count).toBeGreaterThan(6);
        expect(fetchInbox.data.filter(({ contact }: Payload) => contact?.fullName === 'Ana Whitcombe')).toHaveLength(1);
      });
      const known =
        'isCustomer profileURL createdAtPlatform totalSpent totalSpentCurrency totalNumberOfOrders latestOrder { orderNumber financialStatus fulfillmentStatus createdAt createdAtPlatform currency totalPrice lineItems { name quantity price priceCurrency } }';
      const { bought, never } = await inside.run(
        `{ bought: getContactByPhoneNumber(phoneNumber: "+16285550136") { ${known} } never: getContactByPhoneNumber(phoneNumber: "+14155550187") { ${known} } }`,
      );
      expect(bought).toMatchObject({
        isCustomer: true,
        totalSpent: 1_284.5,
        totalSpentCurrency: 'USD',
        totalNumberOfOrders: 9,
        latestOrder: {
          orderNumber: '#WH-20481',
          financialStatus: 'PAID',
          fulfillmentStatus: 'FULFILLED',
          currency: 'USD',
          totalPrice: 327,
          lineItems: [
            { name: 'Halden floor lamp, brass', quantity: 1, price: 249, priceCurrency: 'USD' },
            { name: 'Linen cushion, oat', quantity: 2, price: 39, priceCurrency: 'USD' },
          ],
        },
      });
      expect(Date.parse(bought.latestOrder.createdAtPlatform)).toBeLessThan(Date.parse(bought.latestOrder.createdAt));
      expect(Date.parse(bought.createdAtPlatform)).toBeLessThan(Date.parse(bought.latestOrder.createdAtPlatform));
      expect(never).toEqual({
        isCustomer: false,
        profileURL: null,
        createdAtPlatform: null,
        totalSpent: null,
        totalSpentCurrency: null,
        totalNumberOfOrders: null,
        latestOrder: null,
      });
      // Of the same person, whom another workspace knows too, nobody else's shop is told.
      // A national number is one of the workspace's country.
      const made = await scene.ana.api.run(
        'mutation { createContact(firstName: "Ana", phoneNumber: "(628) 555-0136") { phoneNumber peer { kind extension callRefusal replyRefusal } } }',
      );
      expect(made.createContact).toEqual({
        phoneNumber: '+16285550136',
        peer: { kind: 'NUMBER', extension: null, callRefusal: null, replyRefusal: null },
      });
      const { elsewhere } = await scene.ana.api.run(
        `{ elsewhere: getContactByPhoneNumber(phoneNumber: "+16285550136") { ${known} } }`,
      );
      expect(elsewhere).toEqual(never);
    });
  });
}
