/** Every operation of the public schema, executed: what a story does not touch is done here, and what nobody did is named. */
import { readFile } from 'node:fs/promises';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  OutsideWorld,
  PASSWORD,
  aPerson,
  anOwner,
  executed,
  newEmail,
  openPhone,
  signUp,
  startAnyProduct,
  type HeadlessPhone,
  type Heard,
  type Owner,
  type Payload,
  type RunningProduct,
} from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { overBudget } from '../testkit/budget.ts';
import { loseAuthenticator } from './lostAuthenticator.ts';
import { executeBlockList } from './blockListOperations.ts';
import { executeCallingCountries } from './callingCountriesOperations.ts';
import { executeComments } from './commentOperations.ts';
import { executeCallFlow } from './flowOperations.ts';
import { executePeople } from './peopleOperations.ts';
import { executeTogether } from './togetherOperations.ts';

const PEER = '+15035550174';

const began = performance.now();
let product: RunningProduct;
let outside: OutsideWorld;
let ana: Owner;
let phone: HeadlessPhone;

beforeAll(async () => {
  product = await startAnyProduct({ DEMO_WORKSPACE: 'true' });
  outside = new OutsideWorld(product.url);
  ana = await anOwner(product.url, 'Ana');
});

describe('accounts', () => {
  test('a session is renewed, and ends when its person says so', async () => {
    const ben = await aPerson(product.url, 'Ben');
    const open = new Api(product.url);
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
    const { host } = new URL(product.url);
    const ben = await aPerson(product.url, 'Ben');
    const post = (path: string, headers: Record<string, string>, body: unknown) =>
      fetch(product.url + path, {
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
    const { userId } = await signUp(product.url, 'Cyd');
    const open = new Api(product.url);
    const refusal = await open.refused(
      'mutation ($id: ID!) { resendVerificationCode(userId: $id) { message resendAfterSeconds } }',
      { id: userId },
    );
    expect(refusal.code).toBe('OTP_RESEND_TOO_SOON');
  });

  test('a person looks after the account, until a forgotten password ends every session', async () => {
    const dan = await aPerson(product.url, 'Dan');
    const identity = product.services.find(({ name }) => name === 'identity');
    // A code was sent a moment ago, and each further one would have to wait (defaults 1.1).
    const anHourLater = () =>
      identity?.db.pool.query("UPDATE code_request SET requested_at = requested_at - interval '1 hour'");
    await dan.api.run('mutation { updateUser(input: { city: "Bilbao", language: "fr" }) { city } }');
    expect((await dan.api.run('{ fetchSessions { isCurrent } }')).fetchSessions).toEqual([{ isCurrent: true }]);
    expect((await dan.api.run('mutation { revokeOtherSessions }')).revokeOtherSessions).toBe(0);

    await anHourLater();
    await dan.api.run('mutation { requestPhoneVerification(phoneNumber: "+33612345678") { message } }');
    const text = await eventually(async () => (await outside.textsOf('+33612345678'))[0]!.body, 20_000);
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
      c: await outside.codeFor(email),
    });
    const { changePassword } = await dan.api.run(
      'mutation ($p: String!) { changePassword(currentPassword: $p, newPassword: "seven lanterns drifting east") { token } }',
      { p: PASSWORD },
    );
    const session = dan.api.as({ token: changePassword.token as string });
    const { fetchSessions } = await session.run('{ fetchSessions { id } }');
    await session.run('mutation ($id: ID!) { revokeSession(sessionId: $id) }', { id: fetchSessions[0].id });

    await anHourLater();
    const open = new Api(product.url);
    const { requestPasswordReset } = await open.run(
      'mutation ($e: String!) { requestPasswordReset(identifier: $e) { userId } }',
      { e: email },
    );
    const { userId } = requestPasswordReset;
    const resetCode = (nth: number) =>
      eventually(async () => {
        const codes = (await outside.mail(email)).filter(({ subject }) => /nouveau mot de passe/.test(subject));
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
    const { openDemoSession } = await new Api(product.url).run(
      'mutation { openDemoSession { authTokens { token } user { firstName } } }',
    );
    const demo = new Api(product.url, { token: openDemoSession.authTokens.token });
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
    const made = await ana.api.run(
      'mutation { createContact(firstName: "Ana", phoneNumber: "(628) 555-0136") { phoneNumber peer { kind extension callRefusal replyRefusal } } }',
    );
    expect(made.createContact).toEqual({
      phoneNumber: '+16285550136',
      peer: { kind: 'NUMBER', extension: null, callRefusal: null, replyRefusal: null },
    });
    const { elsewhere } = await ana.api.run(
      `{ elsewhere: getContactByPhoneNumber(phoneNumber: "+16285550136") { ${known} } }`,
    );
    expect(elsewhere).toEqual(never);
  });
});

describe('the second factor and other ways in', () => {
  test('what the workspaces ask of signing in is told', async () => {
    const ben = await aPerson(product.url, 'Ben');
    const { fetchSignInRules } = await ben.api.run('{ fetchSignInRules { passwordMinimum idleSignOutMinutes } }');
    expect(fetchSignInRules).toEqual({ passwordMinimum: 12, idleSignOutMinutes: 0 });
  });

  test('an authenticator app is set up, asked for and taken off', async () => {
    const ben = await aPerson(product.url, 'Ben');
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
    const open = new Api(product.url);
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
    loseAuthenticator(product));

  test('a second browser comes in by a QR code; Google is not set up here, and nothing is linked', async () => {
    const ben = await aPerson(product.url, 'Ben');
    const open = new Api(product.url);
    const { generateQrCodeTokens } = await ben.api.run('{ generateQrCodeTokens { qrCode token expireMilleconds } }');
    const { token } = generateQrCodeTokens;
    const { claimQrCode } = await open.run('mutation ($t: String!) { claimQrCode(token: $t) { claim } }', { t: token });
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
    expect((await new Api(product.url).run(document))[field]).toBeTruthy();
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
    const found = (await ana.api.run(document))[field];
    expect(found).toBeTruthy();
    const refusal = await new Api(product.url).refused(document);
    expect(refusal.code).toBe('UNAUTHENTICATED');
  });
});

describe('a workspace', () => {
  test('is asked to be joined, closed and opened; a picture is uploaded, a device forgotten', async () => {
    const [dora, ben] = [await anOwner(product.url, 'Dora'), await aPerson(product.url, 'Ben')];
    const id = dora.workspaceId;
    const domain = dora.email.split('@')[1];
    await eventually(() =>
      dora.api.run(
        'mutation ($domain: String) { updateWorkspace(allowSignupFromDomain: $domain, joinNeedsApproval: true) { id } }',
        { domain },
      ),
    );
    const join = 'mutation ($id: ID!) { joinWorkspace(workspaceId: $id) { status } }';
    await eventually(async () => expect((await ben.api.run(join, { id })).joinWorkspace.status).toBe('PENDING'));
    const [request] = (await dora.api.run('{ fetchJoinRequests { id } }')).fetchJoinRequests;
    const decide = 'mutation ($id: ID!) { decideJoinRequest(id: $id, status: REJECTED) { status } }';
    expect((await dora.api.run(decide, request)).decideJoinRequest.status).toBe('REJECTED');
    const owned = await dora.api.refused(
      'mutation { requestAccess(check: ROLE, required: "TEAMS:CREATE") { sentTo } }',
    );
    expect(owned.code).toBe('VALIDATION_FAILED');
    // A plan without spoken texts says so; a file needs none.
    const speech =
      'mutation { textToSpeech(text: "Hello") { url } saveTTS(input: { name: "Hello", text: "Hello" }) { id } }';
    expect((await dora.api.refused(speech)).code).toBe('FEATURE_NOT_IN_PLAN');
    expect((await dora.api.run('{ fetchTTSvoices { name } }')).fetchTTSvoices.length).toBeGreaterThan(1);
    const mp3 = await readFile(new URL('../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url));
    const sound = (await dora.api.upload(mp3, { name: 'Tone.mp3', type: 'MOH' })).data.uploadFile;
    const media = '{ getWorkspaceMedia { id } getMediaByFileName(fileName: "tone") { id } }';
    expect(await dora.api.run(media)).toMatchObject({
      getWorkspaceMedia: [{ id: sound.id }],
      getMediaByFileName: { id: sound.id },
    });
    await dora.api.run('mutation ($id: ID!) { deleteWorkspaceMedia(id: $id) }', sound);
    const { errors } = await dora.api.upload(Buffer.from('not a picture'));
    expect(errors[0].extensions.code).toBe('MEDIA_TYPE');
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect((await dora.api.upload(png)).data.uploadFile.mimeType).toBe('image/png');
    await dora.api.run(
      'mutation { reportDevice(input: { deviceId: "old", state: UNREGISTERED, microphoneAllowed: true }) { reachable } }',
    );
    expect((await dora.api.run('mutation { removeDevice(id: "old") }')).removeDevice).toBe(true);
    const { updateMyCallPreferences } = await dora.api.run(
      'mutation { updateMyCallPreferences(callWaiting: true) { callWaiting } }',
    );
    expect(updateMyCallPreferences).toEqual({ callWaiting: true });
    const close = 'mutation { deactivateWorkspace(name: "Dora\'s Garage") { status } }';
    expect((await dora.api.run(close)).deactivateWorkspace.status).toBe('Deactivated');
    const open = 'mutation ($id: ID!) { reactivateWorkspace(workspaceId: $id) { status } }';
    expect((await dora.api.run(open, { id })).reactivateWorkspace.status).toBe('ACTIVE');
  });
});

test('people are invited, come in, work in teams, hand the workspace over and go', async () => {
  await executePeople(product);
});

test('a call goes from one person to the next, and the caller is never alone', async () => {
  await executeTogether(product);
});

test('a caller is blocked, and is let call again', async () => {
  await executeBlockList(product);
});

test('teammates comment on a text, and a mention reaches the bell', async () => {
  await executeComments(product);
});

test('a new workspace reaches the countries that its owner opens', async () => {
  await executeCallingCountries(product);
});

test('a flow of its own is built, tried, tested, published and called', async () => {
  await executeCallFlow(product);
});

describe('live', () => {
  const heard = new Map<string, Heard>();
  const subscribe = (field: string, selection: string) =>
    heard.set(field, ana.api.subscribe(`subscription { ${field} ${selection} }`));
  const frame = (field: string, fits: (payload: Payload) => boolean = () => true) => heard.get(field)!.frame(fits);

  test('everything that changes is told', async () => {
    subscribe('contactChanged', '{ contact { id firstName } deleted }');
    subscribe('contactConversation', '{ conversation { id } }');
    subscribe('newWorkspaceConversation', '{ conversation { id } }');
    subscribe('threadChanged', '{ id state unreadCount }');
    subscribe('inboxCountersChanged', '{ open unread done }');
    subscribe('creditBalance', '{ testSmsLeft }');
    subscribe('phoneNumberChanged', '{ id name }');
    subscribe('reachabilityChanged', '{ reachable devices }');
    subscribe('liveActivityChanged', '{ at }');
    subscribe('userProfileChanged', '{ id availabilityStatus }');
    subscribe('workspaceChanged', '{ id setting { displayName } }');
    subscribe('callChanged', '{ call { id phase } cause }');
    subscribe('inboundCallDeviceMute', '{ callId }');

    const { createContact } = await ana.api.run(
      'mutation { createContact(firstName: "Tomás", phoneNumber: "(503) 555-0174", defaultCountry: "US", idempotencyKey: "c-1") { id phoneNumber version isLead } }',
    );
    expect(createContact).toMatchObject({ phoneNumber: PEER, isLead: false });
    const { updateContact } = await ana.api.run(
      'mutation ($id: ID!, $v: Int!) { updateContact(id: $id, version: $v, city: "Portland") { city version } }',
      { id: createContact.id, v: createContact.version },
    );
    expect(updateContact.city).toBe('Portland');
    await frame('contactChanged', ({ contact }) => contact.id === createContact.id);
    expect(
      (await ana.api.run('query ($id: ID!) { getContactById(id: $id) { fullName } }', { id: createContact.id }))
        .getContactById.fullName,
    ).toBe('Tomás');
    expect(
      (await ana.api.run('{ getContactByPhoneNumber(phoneNumber: "+15035550174") { id } }')).getContactByPhoneNumber.id,
    ).toBe(createContact.id);
    expect(
      (await ana.api.run('{ fetchContacts(filters: { query: "tom" }) { data { id } } }')).fetchContacts.data,
    ).toEqual([{ id: createContact.id }]);

    await outside.text(PEER, ana.number.number, 'Hello');
    const { conversation } = await frame('newWorkspaceConversation');
    await frame('contactConversation', (payload) => payload.conversation.id === conversation.id);
    expect(
      (
        await ana.api.run(
          'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { body } contact { firstName } } }',
          { id: conversation.id },
        )
      ).getWorkspaceConversationEntity,
    ).toEqual({
      message: { body: 'Hello' },
      contact: { firstName: 'Tomás' },
    });
    const { fetchInbox } = await ana.api.run('{ fetchInbox { data { id unreadCount } } }');
    const threadId = fetchInbox.data[0].id as string;
    await ana.api.run(
      'mutation ($id: ID!) { changeConversationReadSate(threadId: $id, isRead: true) { unreadCount } }',
      { id: threadId },
    );
    await frame('threadChanged', ({ id, unreadCount }) => id === threadId && unreadCount === 0);
    await frame('inboxCountersChanged', ({ open, unread }) => Number(open) > 0 && unread === 0);
    await ana.api.run('mutation ($id: ID!) { changeThreadState(threadId: $id, state: DONE) { state } }', {
      id: threadId,
    });
    await frame('threadChanged', ({ id, state }) => id === threadId && state === 'DONE');

    const { getSinglePhoneNumber } = await ana.api.run(
      `query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version callerId areaCode category phoneCategory vendorName
         isPhoneConfigurationComplete featureFlags { voiceCallEnabled smsFeatureEnabled } callWorkFlow { smartAgent { nodeId } smartAgentMode } } }`,
      { id: ana.number.id },
    );
    expect(getSinglePhoneNumber).toMatchObject({
      callerId: ana.number.number,
      areaCode: ana.number.number.slice(2, 5),
      category: 'PHONE_NUMBER',
      phoneCategory: 'REGULAR',
      vendorName: 'Sandbox',
      isPhoneConfigurationComplete: true,
      featureFlags: { voiceCallEnabled: true, smsFeatureEnabled: true },
      callWorkFlow: { smartAgent: null, smartAgentMode: null },
    });
    await ana.api.run(
      'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { name } }',
      { input: { id: ana.number.id, version: getSinglePhoneNumber.version, name: 'Front desk' } },
    );
    await frame('phoneNumberChanged', ({ name }) => name === 'Front desk');
    const { tryCallFlow } = await ana.api.run(
      'query ($input: TryCallFlowInput!) { tryCallFlow(input: $input) { end entries { at kind name description } } }',
      {
        input: {
          phoneNumberId: ana.number.id,
          caller: PEER,
          availableUserIds: [ana.userId],
          answers: ana.userId,
          keys: [],
          at: '2026-11-21T10:00:00.000Z',
        },
      },
    );
    expect(tryCallFlow.end).toBe('ANSWERED');
    expect(tryCallFlow.entries[0]).toMatchObject({ at: '2026-11-21T10:00:00.000Z', name: 'call.arrived' });
    await ana.api.run('mutation { setPresence(availabilityStatus: BUSY) { availabilityStatus } }');
    await frame('userProfileChanged', ({ availabilityStatus }) => availabilityStatus === 'BUSY');
    await ana.api.run('mutation { setPresence(availabilityStatus: AVAILABLE) { availabilityStatus } }');
    await ana.api.run('mutation { updateOnBoarding(step: SET_GOALS, status: COMPLETED) { id } }');
    const { getWorkspaceWithSettings } = await ana.api.run(
      '{ getWorkspaceWithSettings { version setting { onboarding { step status } } } }',
    );
    expect(getWorkspaceWithSettings.setting.onboarding).toContainEqual({ step: 'SET_GOALS', status: 'COMPLETED' });
    await ana.api.run('mutation ($v: Int!) { updateWorkspace(displayName: "The Garage", version: $v) { id } }', {
      v: getWorkspaceWithSettings.version,
    });
    await frame('workspaceChanged', ({ setting }) => setting.displayName === 'The Garage');
  });

  test('what a shop tells of a customer is told to who looks at them', async () => {
    const { contact } = await ana.api.run(
      'query ($n: String!) { contact: getContactByPhoneNumber(phoneNumber: $n) { id } }',
      { n: PEER },
    );
    const told = ana.api.subscribe(`subscription { customerChanged(contactId: "${contact.id}") { contactId } }`);
    const customer = { contactId: contact.id, source: 'API', externalId: 'c-1', orders: 0, asOf: timestampNow() };
    await product.rpc.client(CustomerService).keepCustomer({ workspaceId: ana.workspaceId, customer });
    expect(await told.frame(() => true)).toEqual({ contactId: contact.id });
  });

  test('a text that could not be delivered is tried again, under the same id', async () => {
    await outside.fault({ kind: 'unreachable', on: true, left: 1, seconds: 0 });
    const { sendMessage } = await ana.api.run(
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
      { input: { phoneNumberId: ana.number.id, to: PEER, body: 'Once more', idempotencyKey: 'm-1' } },
    );
    const status = async () =>
      (
        await ana.api.run(
          'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { message { deliveryStatus failedReason retries } } }',
          { id: sendMessage.id },
        )
      ).getWorkspaceConversationEntity.message;
    await eventually(async () => expect((await status()).deliveryStatus).toMatch(/UNDELIVERED|FAILED/));
    expect((await status()).failedReason).not.toBe('');
    const { resendMessage } = await ana.api.run('mutation ($id: ID!) { resendMessage(id: $id) { id } }', {
      id: sendMessage.id,
    });
    expect(resendMessage.id).toBe(sendMessage.id);
    await eventually(async () => expect(await status()).toMatchObject({ deliveryStatus: 'DELIVERED', retries: 1 }));
    await frame('creditBalance', ({ testSmsLeft }) => testSmsLeft === 9);
  });

  test('a call that rings is silenced on all devices, and declined', async () => {
    phone = await openPhone(ana.api, { tone: 1_300 });
    await frame('reachabilityChanged', ({ reachable }) => reachable);
    await outside.call(PEER, ana.number.number, 'silence');
    await phone.ring();
    const { call } = await frame('callChanged', ({ call: changed }) => changed.phase === 'RINGING');
    expect(
      (await ana.api.run('mutation ($id: ID!) { conversationMuteIncomingCallDevices(callId: $id) }', { id: call.id }))
        .conversationMuteIncomingCallDevices,
    ).toBe(true);
    expect(await frame('inboundCallDeviceMute')).toEqual({ callId: call.id });
    await ana.api.run('mutation ($id: ID!) { declineCall(callId: $id) { id } }', { id: call.id });
    await frame('callChanged', (payload) => payload.call.id === call.id && payload.call.phase === 'ENDED');
  });

  test('a call that nobody took is told by the bell, read and unread, and done for all', async () => {
    subscribe('workspaceNotification', '{ id type message read threadId }');
    const missed = await outside.call(PEER, ana.number.number, 'silence');
    await phone.ring();
    await outside.hangUp(missed.sid);
    const told = await frame('workspaceNotification', ({ read }) => !read);
    expect(told).toMatchObject({ type: 'MISSED_CALL', message: `Missed call from ${PEER}` });
    const { fetchWorkspaceNotifications } = await ana.api.run(
      '{ fetchWorkspaceNotifications { totalUnread data { id url contact { firstName } } } }',
    );
    expect(fetchWorkspaceNotifications).toMatchObject({
      totalUnread: 1,
      data: [{ id: told.id, contact: { firstName: 'Tomás' } }],
    });
    const conversation = await ana.api.run(
      'mutation ($id: ID!) { changeConversationNotificationReadState(threadId: $id, isRead: true) { totalUnread } }',
      { id: told.threadId },
    );
    expect(conversation.changeConversationNotificationReadState.totalUnread).toBe(0);
    const done = await ana.api.run(
      'mutation ($id: ID!) { markMissedCallDone(id: $id) { totalUnread data { id done } } }',
      { id: told.id },
    );
    expect(done.markMissedCallDone).toEqual({ totalUnread: 0, data: [{ id: told.id, done: true }] });
    const all = await ana.api.run('mutation { changeWorkspaceNotificationReadState(isRead: false) { totalUnread } }');
    expect(all.changeWorkspaceNotificationReadState.totalUnread).toBe(1);
    await ana.api.run('mutation ($id: ID!) { changeThreadState(threadId: $id, state: DONE) { state } }', {
      id: told.threadId,
    });
    await eventually(async () => {
      const now = await ana.api.run('{ fetchWorkspaceNotifications(unreadOnly: true) { totalUnread data { id } } }');
      expect(now.fetchWorkspaceNotifications).toEqual({ totalUnread: 0, data: [] });
    });
  });

  test('a call whose device was lost is taken back by a new one, and the caller is still there', async () => {
    const inbound = await outside.call(PEER, ana.number.number, 'tone:700');
    const first = await (await phone.ring()).accept();
    const { call } = await frame('callChanged', (payload) => payload.call.phase === 'TALKING');
    // A line that never carried a voice is not lost but not there yet.
    await eventually(() => expect(first.audio.hears([700])[700]).toBeGreaterThan(4_000));
    phone.lose();
    await frame('callChanged', (payload) => payload.call.id === call.id && payload.call.phase === 'AGENT_LOST');
    const again = await openPhone(ana.api, { tone: 1_300, deviceId: 'second-device' });
    const rejoin = async () => {
      const { rejoinCall } = await ana.api.run(
        'mutation ($id: ID!) { rejoinCall(callId: $id, deviceId: "second-device") { connectParams { name value } } }',
        { id: call.id },
      );
      return again.connect(rejoinCall.connectParams);
    };
    const back = await rejoin();
    await eventually(() => expect(back.audio.hears([700])[700]).toBeGreaterThan(4_000));
    const { getMyLiveCalls } = await ana.api.run('{ getMyLiveCalls { id participants { id role } } }');
    const [mine] = getMyLiveCalls as { id: string; participants: { id: string; role: string }[] }[];
    const { reportLostParticipant } = await ana.api.run(
      'mutation ($id: ID!, $participantId: ID!) { reportLostParticipant(callId: $id, participantId: $participantId) { phase } }',
      { id: call.id, participantId: mine?.participants.find(({ role }) => role === 'AGENT')?.id },
    );
    expect(reportLostParticipant).toEqual({ phase: 'AGENT_LOST' });
    await back.ended;
    const anew = await rejoin();
    await eventually(() => expect(anew.audio.hears([700])[700]).toBeGreaterThan(4_000));
    const { setCallAside } = await ana.api.run('mutation ($id: ID!) { setCallAside(callId: $id) { setAside phase } }', {
      id: call.id,
    });
    expect(setCallAside).toEqual({ setAside: true, phase: 'HELD' });
    const talk = await rejoin();
    await eventually(() => expect(talk.audio.hears([700])[700]).toBeGreaterThan(4_000));
    await eventually(async () =>
      expect((await outside.tones(inbound.sid, [1_300])).heard['1300']).toBeGreaterThan(4_000),
    );
    expect(
      (await ana.api.run('mutation ($id: ID!) { holdCall(callId: $id, hold: true) { phase } }', { id: call.id }))
        .holdCall.phase,
    ).toBe('HELD');
    const { saveCallNote } = await ana.api.run(
      'mutation ($input: SaveCallNoteInput!) { saveCallNote(input: $input) { noteVersion note { text outcome authorName } endedBy { side } } }',
      { input: { callId: call.id, text: 'Wants a refund', outcome: 'FOLLOW_UP', version: 0 } },
    );
    expect(saveCallNote).toMatchObject({
      noteVersion: 1,
      note: { text: 'Wants a refund', outcome: 'FOLLOW_UP' },
      endedBy: null,
    });
    // Nobody has ended a call yet.
    const { changeWrapUp } = await ana.api.run('mutation { changeWrapUp(change: READY) { leftMs } }');
    expect(changeWrapUp).toEqual({ leftMs: 0 });
    const { getLiveActivityCallStats, fetchLiveActivityAgentStats } = await ana.api.run(
      '{ getLiveActivityCallStats { active rows { callId state contact { id } agent { id } } } fetchLiveActivityAgentStats { state user { id } currentCallId } }',
    );
    expect(getLiveActivityCallStats).toMatchObject({ active: 1, rows: [{ callId: call.id, state: 'HELD' }] });
    expect(fetchLiveActivityAgentStats).toMatchObject([{ state: 'ON_CALL', currentCallId: call.id }]);
    await frame('liveActivityChanged');
    const { updateWorkspace } = await ana.api.run(
      'mutation { updateWorkspace(serviceLevelSeconds: 45) { serviceLevelSeconds } }',
    );
    expect(updateWorkspace).toEqual({ serviceLevelSeconds: 45 });
    await eventually(async () => {
      const { live } = await ana.api.run('{ live: getLiveActivityCallStats { serviceLevelSec } }');
      expect(live).toEqual({ serviceLevelSec: 45 });
    });
    const { getAnalyticsSummary, getActivitySummaryOverTime, getCustomerInteractionOverTime } = await ana.api.run(
      `query ($range: AnalyticsRangeInput!) {
         getAnalyticsSummary(range: $range) { timezone serviceLevelSec calls { inbound answerRate } messages { received } spend { currency total kinds { kind } }
           previous { calls { inbound } spend { total } }
           hours { weekday } people { userId user { id } answered } }
         getActivitySummaryOverTime(range: $range) { bucket points { bucketStart inbound missed messagesIn } }
         getCustomerInteractionOverTime(range: $range) { bucket points { bucketStart newContacts returningContacts interactions } } }`,
      { range: { from: '2024-02-01', until: '2024-02-29' } },
    );
    expect(getAnalyticsSummary).toMatchObject({
      serviceLevelSec: 45,
      calls: { inbound: 0, answerRate: null },
      hours: [],
      people: [],
    });
    expect(getAnalyticsSummary).toMatchObject({ spend: { currency: 'USD', total: 0, kinds: [] } });
    expect(getActivitySummaryOverTime).toMatchObject({ bucket: 'DAY', points: { length: 29 } });
    expect(getCustomerInteractionOverTime).toMatchObject({ bucket: 'DAY', points: { length: 29 } });
    // The free plan records nothing, so there is nothing to pause.
    const recording = await ana.api.refused('mutation ($id: ID!) { recordCall(callId: $id, record: true) { id } }', {
      id: call.id,
    });
    expect(recording.code).toBe('FEATURE_NOT_IN_PLAN');
    const pausing = await ana.api.refused(
      'mutation ($id: ID!) { pauseCallRecording(callId: $id, pause: true) { id } }',
      { id: call.id },
    );
    expect(pausing.code).toBe('INVALID_TRANSITION');
    // Nobody keeps a place in a queue and is called back here (callback.long.test.ts).
    const calledBack = await ana.api.refused(
      'mutation ($id: ID!) { cancelQueueCallback(input: { callId: $id }) { id } }',
      { id: call.id },
    );
    expect(calledBack.code).toBe('INVALID_TRANSITION');
    // The sandbox has ears of its own; the free plan has no use for them, and of a running call there are no words yet.
    const { getTranscriptionEngine } = await ana.api.run(
      '{ getTranscriptionEngine { isConfigured model isFromSandbox } }',
    );
    expect(getTranscriptionEngine).toEqual({ isConfigured: true, model: 'sandbox-voices', isFromSandbox: true });
    const { fetchConversations: running } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { id call { callId } } } }',
    );
    const itemId = running.data.find((one: Payload) => one.call.callId === call.id).id as string;
    const words = await ana.api.refused(
      'mutation ($id: ID!) { transcribeConversation(conversationId: $id) { id call { isTranscribing } } }',
      { id: itemId },
    );
    expect(words.code).toBe('FEATURE_NOT_IN_PLAN');
    const { getSummaryEngine } = await ana.api.run('{ getSummaryEngine { isConfigured model isFromSandbox } }');
    expect(getSummaryEngine).toEqual({ isConfigured: true, model: 'sandbox-scribe', isFromSandbox: true });
    const summed = await ana.api.refused('mutation ($id: ID!) { summarizeConversation(conversationId: $id) { id } }', {
      id: itemId,
    });
    expect(summed.code).toBe('FEATURE_NOT_IN_PLAN');
    const own = await ana.api.refused(
      'mutation ($input: UpdateCallSummaryInput!) { updateCallSummary(input: $input) { id } }',
      { input: { conversationId: itemId, callReason: '', title: 'Hello', summary: 'Hello' } },
    );
    expect(own.code).toBe('CONFLICT');
    // Nor is there a recording to delete, to restore or to keep.
    for (const [operation, input] of [
      ['deleteRecording(input: $input)', { conversationId: itemId, reason: 'Not ours to keep' }],
      ['setLegalHold(input: $input)', { conversationId: itemId, on: true, reason: 'Case 4711' }],
    ] as const) {
      const type = operation.startsWith('delete') ? 'DeleteRecordingInput' : 'SetLegalHoldInput';
      const nothing = await ana.api.refused(`mutation ($input: ${type}!) { ${operation} { id } }`, { input });
      expect(nothing.code).toBe('INVALID_TRANSITION');
    }
    const restored = await ana.api.refused('mutation ($id: ID!) { restoreRecording(conversationId: $id) { id } }', {
      id: itemId,
    });
    expect(restored.code).toBe('INVALID_TRANSITION');
    const { getRecordingSettings } = await ana.api.run(
      '{ getRecordingSettings { days planDays planKeepsDays planShortensAt ownDays recordingAccess notifyAgentOnMonitor version wouldDelete(days: 1) } }',
    );
    expect(getRecordingSettings).toEqual({
      days: 90,
      planDays: 90,
      planKeepsDays: 90,
      planShortensAt: null,
      ownDays: null,
      recordingAccess: 'HANDLERS_AND_MANAGERS',
      notifyAgentOnMonitor: true,
      version: 0,
      wouldDelete: 0,
    });
    const { updateRecordingSettings } = await ana.api.run(
      'mutation ($input: UpdateRecordingSettingsInput!) { updateRecordingSettings(input: $input) { days ownDays version } }',
      { input: { retentionDays: 30, version: 0 } },
    );
    expect(updateRecordingSettings).toEqual({ days: 30, ownDays: 30, version: 1 });
    const { updateRecordingAccess } = await ana.api.run(
      'mutation ($input: UpdateRecordingAccessInput!) { updateRecordingAccess(input: $input) { recordingAccess ownDays version } }',
      { input: { recordingAccess: 'TEAM', version: 1 } },
    );
    expect(updateRecordingAccess).toEqual({ recordingAccess: 'TEAM', ownDays: 30, version: 2 });
    const tooLong = await ana.api.refused(
      'mutation ($input: UpdateRecordingSettingsInput!) { updateRecordingSettings(input: $input) { days } }',
      { input: { retentionDays: 91, version: 2 } },
    );
    expect(tooLong.code).toBe('VALIDATION_FAILED');
    const correction = await ana.api.refused(
      'mutation ($input: CorrectTranscriptInput!) { correctTranscript(input: $input) { id } }',
      { input: { conversationId: itemId, transcriptId: 'c0', message: 'Hello' } },
    );
    expect(correction.code).toBe('CONFLICT');
    const { getCallTimeline } = await ana.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { name } }', {
      id: call.id,
    });
    expect(getCallTimeline.length).toBeGreaterThan(3);
    const told = await ana.api.run(
      'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { platformId events { name createdAt description } } }',
      { id: itemId },
    );
    expect(told.getWorkspaceConversationEntity.platformId).toMatch(/^CA/);
    expect(told.getWorkspaceConversationEntity.events).toHaveLength(getCallTimeline.length);
    const { tempTrackNewCallSession } = await ana.api.run(
      'mutation ($input: TrackCallSessionInput!) { tempTrackNewCallSession(input: $input) { keptSamples } }',
      {
        input: {
          callId: call.id,
          callSid: talk.callSid,
          setup: { connectMs: 200, iceType: 'HOST' },
          samples: [{ number: 0, msAgo: 0, lossPercent: 4.2, mos: 3.1, heard: true, spoke: true }],
          warnings: [{ number: 0, kind: 'LOSS_IN', raisedMsAgo: 9_000, clearedMsAgo: 1_000, value: 4.2 }],
        },
      },
    );
    expect(tempTrackNewCallSession.keptSamples).toBe(1);
    const { getCallQuality } = await ana.api.run(
      'query ($id: ID!) { getCallQuality(callId: $id) { userId setup { connectMs iceType } worst { mos rttMs } warnings { kind value } } }',
      { id: call.id },
    );
    expect(getCallQuality).toEqual([
      {
        userId: ana.userId,
        setup: { connectMs: 200, iceType: 'HOST' },
        worst: { mos: 3.1, rttMs: null },
        warnings: [{ kind: 'LOSS_IN', value: 4.2 }],
      },
    ]);
    expect((await ana.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: call.id })).endCall.id).toBe(
      call.id,
    );
    await talk.ended;
  });

  test('a call is placed', async () => {
    const { tempGetNewCallSession: session } = await ana.api.run('{ tempGetNewCallSession { id expiresAt } }');
    expect(Date.parse(session.expiresAt as string)).toBeGreaterThan(Date.now());
    const { placeCall } = await ana.api.run(
      'mutation ($input: PlaceCallInput!) { placeCall(input: $input) { call { id } connectParams { name } } }',
      { input: { phoneNumberId: ana.number.id, to: PEER, deviceId: 'second-device', idempotencyKey: session.id } },
    );
    expect(placeCall.connectParams).not.toEqual([]);
    const { fetchConversations } = await ana.api.run('{ fetchConversations(channel: call) { data { id } } }');
    expect(fetchConversations.data.length).toBeGreaterThan(0);
  });

  test('a client that was away for too long is told to fetch again', async () => {
    const late = ana.api.subscribe('subscription { resync { reason } }', { resumeFrom: '2020-01-01T00:00:00.000Z' });
    expect(await late.frame(() => true)).toEqual({ reason: 'RING_EXCEEDED' });
  });
});

test('no operation of the schema was left out', async () => {
  const schema = buildSchema(await readFile(new URL('../../bff/schema.graphql', import.meta.url), 'utf8'));
  const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(all.filter((name) => !executed.has(name) && !REFUSED_HERE.has(name))).toEqual([]);
  // A cluster's processes are started for it, which is no cost of an operation.
  if (process.env['RINGLINE_MODE'] !== 'cluster')
    expect(overBudget('operation', { count: all.length, tookMs: performance.now() - began })).toBeUndefined();
});

/**
 * Executed up to their refusal. A code's success needs a minute's wait, which identity's tests have with a clock of their own;
 * recording, its words, spoken texts and queues need a paid plan, which recording.long.test.ts, transcript.long.test.ts, sounds.long.test.ts
 * and callback.long.test.ts have.
 */
const REFUSED_HERE = new Set([
  'Mutation.resendVerificationCode',
  'Mutation.cancelQueueCallback',
  'Mutation.recordCall',
  'Mutation.pauseCallRecording',
  'Mutation.transcribeConversation',
  'Mutation.correctTranscript',
  'Mutation.deleteRecording',
  'Mutation.restoreRecording',
  'Mutation.setLegalHold',
  'Mutation.summarizeConversation',
  'Mutation.updateCallSummary',
  'Mutation.saveTTS',
  'Mutation.textToSpeech',
]);
