/** Ways in, and what is shown before and after them. */
import { describe, expect, test } from 'vitest';
import { Api, PASSWORD, aPerson } from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { loseAuthenticator } from './lostAuthenticator.ts';
import type { Scene } from './operationsScene.ts';

/** Declares the tests of this part; each reads the scene when it runs. */
export function executeSignIn(scene: Scene): void {
  describe('the second factor and other ways in', () => {
    test('what the workspaces ask of signing in is told', async () => {
      const ben = await aPerson(scene.product.url, 'Ben');
      const { fetchSignInRules } = await ben.api.run('{ fetchSignInRules { passwordMinimum idleSignOutMinutes } }');
      expect(fetchSignInRules).toEqual({ passwordMinimum: 12, idleSignOutMinutes: 0 });
    });

    test('an authenticator app is set up, asked for and taken off', async () => {
      const ben = await aPerson(scene.product.url, 'Ben');
      const { createMFA } = await ben.api.run('mutation { createMFA { uri secret } }');
      const app = authenticatorApp(createMFA.secret);
      await ben.api.run('mutation ($code: String!) { verifyEnableMFA(code: $code) { recoveryCodes } }', {
        code: app.code(),
      });
      const { renewRecoveryCodes } = await ben.api.run(
        'mutation ($code: String!) { renewRecoveryCodes(code: $code) { recoveryCodes } }',
        { code: app.code() },
      );
      const [first, second] = renewRecoveryCodes.recoveryCodes as string[];
      const open = new Api(scene.product.url);
      const { login } = await open.run(
        'mutation ($input: LoginInput!) { login(input: $input) { mfa { temporaryAccessToken } } }',
        { input: { email: ben.email, password: PASSWORD } },
      );
      const { verifyMFALogin } = await open.run(
        'mutation ($t: String!, $code: String!) { verifyMFALogin(temporaryAccessToken: $t, code: $code) { user { id } authTokens { token } } }',
        { t: login.mfa.temporaryAccessToken, code: first },
      );
      expect(verifyMFALogin.user.id).toBe(ben.userId);
      expect(
        (await ben.api.run('mutation ($code: String!) { removeMFA(code: $code) }', { code: second })).removeMFA,
      ).toBe(true);
    });

    test('the app is lost: an admin or the person stops what others asked for, and after three days the app is off', () =>
      loseAuthenticator(scene.product));

    test('a second browser comes in by a QR code; Google is not set up here, and nothing is linked', async () => {
      const ben = await aPerson(scene.product.url, 'Ben');
      const open = new Api(scene.product.url);
      const { generateQrCodeTokens } = await ben.api.run('{ generateQrCodeTokens { qrCode token expireMilleconds } }');
      const { token } = generateQrCodeTokens;
      const { claimQrCode } = await open.run('mutation ($t: String!) { claimQrCode(token: $t) { claim } }', {
        t: token,
      });
      const { getQrSignInRequest } = await ben.api.run('query ($t: String!) { getQrSignInRequest(token: $t) { ip } }', {
        t: token,
      });
      expect(getQrSignInRequest.ip).not.toBe('');
      await ben.api.run('mutation ($t: String!) { verifyQrCodeAuth(token: $t) }', { t: token });
      const { completeQrSignIn } = await open.run(
        'mutation ($claim: String!) { completeQrSignIn(claim: $claim) { status user { id } authTokens { token } } }',
        { claim: claimQrCode.claim },
      );
      expect(completeQrSignIn).toMatchObject({ status: 'APPROVED', user: { id: ben.userId } });
      expect((await open.run('{ fetchSignInMethods { google } }')).fetchSignInMethods.google).toBe(false);
      expect((await ben.api.run('mutation { unlinkGoogle { id googleAuth { enabled } } }')).unlinkGoogle).toEqual({
        id: ben.userId,
        googleAuth: { enabled: false },
      });
    });
  });

  describe('what is shown before and after signing in', () => {
    test.each([
      ['ping', '{ ping }'],
      [
        'fetchConfigurations',
        '{ fetchConfigurations { sandbox { enabled handsetUrl mailboxUrl } help { guidesUrl supportUrl } ringTones { id } callTransferExtension dtmfCodes { hold } audioSounds { outgoingSound } } }',
      ],
      ['fetchSubscriptionPlans', '{ fetchSubscriptionPlans { name price subscriptionFeatures { name value } } }'],
      ['fetchFeatures', '{ fetchFeatures { name displayText } }'],
      ['fetchCountries', '{ fetchCountries { code name dialPrefix } }'],
      ['fetchIndustries', '{ fetchIndustries { value label } }'],
      ['fetchTimeZone', '{ fetchTimeZone(name: "America/Winnipeg") { name version changes { at offsetMinutes } } }'],
      ['getEnumTypes', '{ getEnumTypes { name values } }'],
    ])('anybody: %s', async (field, document) => {
      expect((await new Api(scene.product.url).run(document))[field]).toBeTruthy();
    });

    test.each([
      ['fetchRates', '{ fetchRates(country: "US") { country outboundMaximumRate smsRate } }'],
      ['fetchRoles', '{ fetchRoles { name permissions { resource action scope } } }'],
      ['fetchTeams', '{ fetchTeams { data { name members { id } } } }'],
      ['fetchUserProfiles', '{ fetchUserProfiles { data { id fullName role { name } } } }'],
      ['fetchWorkspacePhoneNumbers', '{ fetchWorkspacePhoneNumbers { data { id } } }'],
      [
        'getWorkspaceWithSettings',
        '{ getWorkspaceWithSettings { id defaultTeam { id } setting { onboarding { step status } } } }',
      ],
      ['getActiveWorkspaceSubscription', '{ getActiveWorkspaceSubscription { subscriptionPlan { name } } }'],
      ['getCreditBalance', '{ getCreditBalance { status balance } }'],
      ['getWorkspaceUserProfile', '{ getWorkspaceUserProfile { plan role { features } } }'],
      ['getMyLiveCalls', '{ getMyLiveCalls { id } }'],
      ['getTestPhoneNumber', '{ getTestPhoneNumber { id } }'],
      ['fetchJoinRequests', '{ fetchJoinRequests { id status } }'],
      ['getWorkspacesToJoin', '{ getWorkspacesToJoin { id name } }'],
      ['getWorkspaceDashboardChecklist', '{ getWorkspaceDashboardChecklist { contactsCount } }'],
      ['fetchMyDevices', '{ fetchMyDevices { id isReachable } }'],
      ['getMyCallPreferences', '{ getMyCallPreferences { callWaiting } }'],
      ['suggestAddresses', '{ suggestAddresses(text: "Lond") { label } }'],
    ])('a member: %s', async (field, document) => {
      const found = (await scene.ana.api.run(document))[field];
      expect(found).toBeTruthy();
      const refusal = await new Api(scene.product.url).refused(document);
      expect(refusal.code).toBe('UNAUTHENTICATED');
    });
  });
}
