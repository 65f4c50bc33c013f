/** Somebody who owns a workspace loses the authenticator app and all recovery codes, through the public API. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { Api, OutsideWorld, PASSWORD, anOwner, type Payload, type RunningProduct } from '../testkit/index.ts';
import { allowCodes, endResetWait, resetCodeMailed } from '../testkit/lostAuthenticator.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { remember } from '../testkit/secrets.ts';
import { recoveryCodes } from './peopleOperations.ts';

const LOGIN =
  'mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) { mfa { temporaryAccessToken } } }';
const REQUEST = 'mutation ($t: String!) { requestMFAReset(temporaryAccessToken: $t) { dueAt codeSent } }';
const CONFIRM =
  'mutation ($t: String!, $code: String!) { confirmMFAReset(temporaryAccessToken: $t, code: $code) { dueAt authTokens { token } user { id mfaSettings { enabled } } } }';
const STOP = 'mutation ($id: ID!) { cancelMemberMFAReset(userProfileId: $id) { id mfaResetDueAt } }';
const PEOPLE = '{ fetchUserProfiles(limit: 100) { data { id mfaResetDueAt role { name } } } }';
const HOURS_72 = 72 * 3_600_000;

/** Asked for thrice: stopped by an ADMIN, stopped by the person, and at last done. Nobody else stops or sees it. */
export async function loseAuthenticator(product: RunningProduct): Promise<void> {
  const open = new Api(product.url);
  const outside = new OutsideWorld(product.url);
  const owner = await anOwnerOnBusiness(product, 'Lola');
  const admin = await aMember(product.url, owner, 'ADMIN', { firstName: 'Max' });
  const member = await aMember(product.url, owner, 'MEMBER');
  const stranger = await anOwner(product.url, 'Sly');
  await recoveryCodes(owner.api);

  const signIn = async (): Promise<string> => {
    const { login } = await open.run(LOGIN, { email: owner.email, password: PASSWORD });
    remember('token', login.mfa.temporaryAccessToken);
    return login.mfa.temporaryAccessToken;
  };
  const lost = async () => {
    await allowCodes(product);
    const t = await signIn();
    expect((await open.run(REQUEST, { t })).requestMFAReset.codeSent).toBe(true);
    return (await open.run(CONFIRM, { t, code: await resetCodeMailed(product.url, owner.email) })).confirmMFAReset;
  };
  const dueFor = async (api: Api) => {
    const { fetchUserProfiles } = await api.run(PEOPLE);
    return (fetchUserProfiles.data as Payload[]).find(({ role }) => role.name === 'OWNER');
  };
  const ownDue = async () =>
    (await owner.api.run('{ getCurrentUserTopLevel { mfaSettings { resetDueAt } } }')).getCurrentUserTopLevel
      .mfaSettings.resetDueAt;

  const asked = await lost();
  expect(asked).toMatchObject({ authTokens: null, user: null });
  expect(Math.abs(Date.parse(asked['dueAt']) - Date.now() - HOURS_72)).toBeLessThan(60_000);
  const waiting = (await open.run(REQUEST, { t: await signIn() })).requestMFAReset;
  expect(waiting).toEqual({ dueAt: asked['dueAt'], codeSent: false });
  expect(await ownDue()).toBe(asked['dueAt']);
  const seen = await eventually(async () => {
    const found = await dueFor(admin.api);
    expect(found?.['mfaResetDueAt']).toBe(asked['dueAt']);
    return found as { id: string };
  }, 20_000);
  expect((await dueFor(member.api))?.['mfaResetDueAt']).toBeNull();
  const isTold = (to: string, subject: RegExp) =>
    eventually(async () => {
      expect((await outside.mail(to)).some((mail) => subject.test(mail.subject))).toBe(true);
    }, 20_000);
  await isTold(admin.email, /Lola Test’s authenticator app will be removed/);
  await isTold(owner.email, /Your authenticator app will be removed/);
  expect((await outside.mail(member.email)).some(({ subject }) => /authenticator/.test(subject))).toBe(false);

  expect((await member.api.refused(STOP, { id: seen.id })).code).toBe('FORBIDDEN_ROLE');
  expect((await stranger.api.refused(STOP, { id: seen.id })).code).toBe('NOT_FOUND');
  expect((await admin.api.refused(STOP, { id: admin.profileId })).code).toBe('INVALID_TRANSITION');
  await admin.api.run(STOP, { id: seen.id });
  expect(await ownDue()).toBeNull();
  await isTold(owner.email, /Your authenticator app stays/);
  await eventually(async () => expect((await dueFor(admin.api))?.['mfaResetDueAt']).toBeNull(), 20_000);
  const { auditLog } = await owner.api.run('{ auditLog(action: "member.mfa-reset", limit: 5) { data { action } } }');
  expect(auditLog.data).toEqual([{ action: 'member.mfa-reset.cancelled' }]);

  await lost();
  await owner.api.run('mutation { cancelMFAReset }');
  expect(await ownDue()).toBeNull();

  await lost();
  await endResetWait(product, owner.userId);
  const outcome = await lost();
  expect(outcome).toMatchObject({ dueAt: null, user: { id: owner.userId, mfaSettings: { enabled: false } } });
  const session = open.as({ token: outcome['authTokens'].token, workspace: owner.workspaceId });
  await session.run('{ getWorkspaceUserProfile { id } }');
}
