/**
 * People of a workspace: invited, in teams, with roles that change under open pages, and gone; each refusal says why.
 *
 * @area workspace, bff/people
 */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  Api,
  aPerson,
  anOwner,
  PASSWORD,
  newEmail,
  signUp,
  startAnyProduct,
  type Owner,
  type Payload,
  type RunningProduct,
} from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { ACCEPT, INVITE, aMember, accept, anOwnerOnBusiness, invitationToken, roleIds } from '../testkit/members.ts';
import { verify } from '../testkit/people.ts';

let product: RunningProduct;
let ana: Owner;
let roles: Record<string, string>;

const UPDATE =
  'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { id status hasSeat version deactivationReason role { name } } }';
const CREATE_TEAM =
  'mutation ($input: TeamInput!) { createTeamAndAutoAssignMembers(input: $input) { id name tags isDefault totalMembers version members { id } phoneNumbers { id } } }';
const PREVIEW =
  'query ($token: String!) { getInvitation(token: $token) { status workspaceName inviterName roleName email hasAccount } }';
const everyMail = async (email: string) => {
  const { fetchUserProfiles } = await ana.api.run('{ fetchUserProfiles(limit: 100) { data { id email } } }');
  return (fetchUserProfiles.data as Payload[]).find((profile) => profile.email === email);
};

beforeAll(async () => {
  product = await startAnyProduct();
  ana = await anOwnerOnBusiness(product, 'Ana');
  roles = await roleIds(ana);
});

describe('an invitation', () => {
  test('is mailed, shows itself to whoever has the link, and lets its addressee in: with team, seat and rights', async () => {
    const heard = ana.api.subscribe('subscription { invitationChanged { id status email } }');
    const members = ana.api.subscribe('subscription { userProfileChanged { id email } }');
    const { createTeamAndAutoAssignMembers: team } = await ana.api.run(CREATE_TEAM, { input: { name: 'Night shift' } });
    const email = newEmail('nia');
    const key = '0199aaaa-0000-7000-8000-000000000001';
    const input = { email, roleId: roles['MANAGER'], teamIds: [team.id], idempotencyKey: key };
    const { inviteUser } = await ana.api.run(INVITE, { input });
    expect(inviteUser).toMatchObject({ status: 'OPEN', role: { name: 'MANAGER' }, teams: [{ id: team.id }] });
    expect((await ana.api.run(INVITE, { input })).inviteUser.id).toBe(inviteUser.id);
    await heard.frame(({ id, status }) => id === inviteUser.id && status === 'OPEN');
    const token = await invitationToken(product.url, email);
    const shown = {
      workspaceName: "Ana's Garage",
      inviterName: 'Ana Test',
      roleName: 'MANAGER',
      email,
    };
    expect((await new Api(product.url).run(PREVIEW, { token })).getInvitation).toMatchObject({
      ...shown,
      status: 'OPEN',
      hasAccount: false,
    });

    const eve = await aPerson(product.url, 'Eve');
    await eventually(async () => {
      const refusal = await eve.api.refused(ACCEPT, { token });
      expect(refusal).toMatchObject({
        code: 'INVITATION_EMAIL_MISMATCH',
        why: { check: 'invitation-email', required: 'n•••@example.com', current: eve.email },
      });
    });
    const nia = await verify(product.url, await signUp(product.url, 'Nia', email));
    expect(await accept(nia, token)).toMatchObject({ id: ana.workspaceId, roleName: 'MANAGER' });
    expect((await nia.api.run(PREVIEW, { token })).getInvitation).toMatchObject({ status: 'ACCEPTED', email });
    await heard.frame(({ id, status }) => id === inviteUser.id && status === 'ACCEPTED');
    await members.frame((profile) => profile.email === email);
    const inside = nia.api.as({ workspace: ana.workspaceId });
    const { fetchTeams, getWorkspaceUserProfile } = await inside.run(
      '{ fetchTeams { data { id isDefault members { id } } } getWorkspaceUserProfile { id hasSeat teamIds role { name } } }',
    );
    expect(getWorkspaceUserProfile).toMatchObject({ hasSeat: true, role: { name: 'MANAGER' } });
    const teamsOfNia = (fetchTeams.data as Payload[]).filter(({ members: list }) =>
      list.some(({ id }: Payload) => id === getWorkspaceUserProfile.id),
    );
    expect(new Set(teamsOfNia.map(({ id }) => id))).toEqual(new Set(getWorkspaceUserProfile.teamIds));
    expect(teamsOfNia).toHaveLength(2);
  });

  test('tells a guesser nothing, and the sender why it can’t be made', async () => {
    const open = new Api(product.url);
    const guessed = await open.refused(PREVIEW, { token: 'A'.repeat(43) });
    expect(guessed).toEqual(await open.refused(PREVIEW, { token: 'nothing' }));
    expect(guessed.code).toBe('NOT_FOUND');
    const manager = await aMember(product.url, ana, 'MANAGER', { firstName: 'Mona' });
    const invite = (api: Api, changes: object) =>
      api.refused(INVITE, { input: { email: newEmail('x'), roleId: roles['MEMBER'], ...changes } });
    expect(await invite(manager.api, { roleId: roles['ADMIN'] })).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'rank', required: 'a rank above ADMIN', current: 'MANAGER', whoCanFix: ['Ana'] },
    });
    expect(await invite(ana.api, { email: manager.email })).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'email',
      why: { check: 'member', current: 'ACTIVE' },
    });
    expect(await invite(ana.api, { roleId: roles['OWNER'] })).toMatchObject({ why: { check: 'one-owner' } });
    const member = await aMember(product.url, ana, 'MEMBER');
    expect(await invite(member.api, {})).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'role', required: 'INVITATIONS:CREATE', current: 'MEMBER' },
    });
    const free = await anOwner(product.url, 'Fred');
    expect(await free.api.refused(INVITE, { input: { email: newEmail('x'), roleId: roles['MEMBER'] } })).toMatchObject({
      code: 'USER_LIMIT_REACHED',
      why: {
        check: 'user-limit',
        required: 'a free place',
        current: '1 of 1 seats, 0 of 0 places without a seat taken',
        whoCanFix: ['OWNER'],
      },
    });
  });
});

describe('a role', () => {
  test('that changes takes effect on what is open: the page is told, and asks with the new rights', async () => {
    const bea = await aMember(product.url, ana, 'MEMBER');
    // Its first frame says that the socket is in place.
    const resync = bea.api.subscribe('subscription { resync { reason } }', { resumeFrom: '2020-01-01T00:00:00.000Z' });
    await resync.frame(({ reason }) => reason === 'RING_EXCEEDED');
    const invitations = bea.api.subscribe('subscription { invitationChanged { email } }');
    expect((await bea.api.refused('{ fetchInvitations { data { id } } }')).why).toMatchObject({ current: 'MEMBER' });
    const { updateUserProfile } = await ana.api.run(UPDATE, { input: { id: bea.profileId, roleId: roles['ADMIN'] } });
    expect(updateUserProfile.role.name).toBe('ADMIN');
    await resync.frame(({ reason }) => reason === 'ACCESS_CHANGED');
    await bea.api.run('{ fetchInvitations { data { id } } }');
    const after = newEmail('after');
    await ana.api.run(INVITE, { input: { email: after, roleId: roles['MEMBER'] } });
    await invitations.frame(({ email }) => email === after);
    // A form that was open all the while is stale.
    expect(
      (await ana.api.refused(UPDATE, { input: { id: bea.profileId, version: 1, roleId: roles['MEMBER'] } })).code,
    ).toBe('CONFLICT');
  });

  test('is changed only from above', async () => {
    const [admin, other] = [await aMember(product.url, ana, 'ADMIN'), await aMember(product.url, ana, 'ADMIN')];
    expect(await admin.api.refused(UPDATE, { input: { id: other.profileId, status: 'DEACTIVATED' } })).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'rank', required: 'a rank above ADMIN', current: 'ADMIN', whoCanFix: ['Ana'] },
    });
    expect(
      await ana.api.refused(UPDATE, { input: { id: other.profileId, settings: { includeMessagePreview: true } } }),
    ).toMatchObject({ code: 'VALIDATION_FAILED', field: 'settings' });
  });
});

describe('a membership that ends', () => {
  test.each([
    [
      'by deactivation',
      (id: string) => ana.api.run(UPDATE, { input: { id, status: 'DEACTIVATED', deactivationReason: 'On leave' } }),
    ],
    [
      'by removal',
      (id: string) => ana.api.run('mutation ($id: ID!) { removeUserFromWorkspace(userProfileId: $id) }', { id }),
    ],
  ] as const)('%s ends the open subscription, and no frame comes after it', async (_name, end) => {
    const bea = await aMember(product.url, ana, 'MEMBER');
    const teams = bea.api.subscribe('subscription { teamChanged { id name } }');
    const profiles = bea.api.subscribe('subscription { userProfileChanged { id status } }');
    const mark = async (name: string) =>
      (await ana.api.run(CREATE_TEAM, { input: { name: `${name} ${bea.profileId.slice(-6)}` } }))
        .createTeamAndAutoAssignMembers.id as string;
    const seen = await mark('Seen');
    await teams.frame(({ id }) => id === seen);
    await bea.api.run('mutation { setPresence(availabilityStatus: BUSY) { id } }');
    await profiles.frame(({ id }) => id === bea.profileId);

    await end(bea.profileId);
    await eventually(() => {
      expect(teams.closed()).toBe(4401);
      expect(profiles.closed()).toBe(4401);
    }, 20_000);
    const frames = [teams.frames.length, profiles.frames.length];
    const witness = ana.api.subscribe('subscription { teamChanged { id } }');
    const unseen = await mark('Unseen');
    // Everybody who may see it has seen it by now.
    await witness.frame(({ id }) => id === unseen);
    expect([teams.frames.length, profiles.frames.length]).toEqual(frames);
    expect(profiles.frames.filter(({ id, status }) => id === bea.profileId && status === 'DEACTIVATED')).toEqual([]);
    const refusal = await bea.api.refused('{ fetchTeams { data { id } } }');
    expect(['FORBIDDEN_ROLE', 'NOT_FOUND']).toContain(refusal.code);
  });

  test('is seen by those who stay: the person drops out of lists, not out of what they wrote', async () => {
    const bea = await aMember(product.url, ana, 'MEMBER');
    const heard = ana.api.subscribe('subscription { userProfileChanged { id isRemoved fullName email } }');
    const left = await bea.api.run('mutation { leaveWorkspace }');
    expect(left.leaveWorkspace).toBe(true);
    expect(await heard.frame(({ id, isRemoved }) => id === bea.profileId && isRemoved)).toMatchObject({
      fullName: 'Bea Test',
      email: '',
    });
    expect(await everyMail(bea.email)).toBeUndefined();
    expect(await ana.api.refused('mutation { leaveWorkspace }')).toMatchObject({ why: { check: 'one-owner' } });
  });

  test('comes back: reactivated with a seat, the reason seen by owner and admin alone', async () => {
    const bea = await aMember(product.url, ana, 'MEMBER');
    const max = await aMember(product.url, ana, 'MEMBER', { firstName: 'Max' });
    const LIVE = 'subscription { userProfileChanged { id status deactivationReason } }';
    const [forAna, forMax] = [ana.api.subscribe(LIVE), max.api.subscribe(LIVE)];
    const outIn = (heard: typeof forAna) =>
      heard.frame(({ id, status }) => id === bea.profileId && status === 'DEACTIVATED');
    await ana.api.run(UPDATE, { input: { id: bea.profileId, status: 'DEACTIVATED', deactivationReason: 'On leave' } });
    const reasonFor = async (api: Api) => {
      const { fetchUserProfiles } = await api.run(
        '{ fetchUserProfiles(limit: 100) { data { id deactivationReason } } }',
      );
      return (fetchUserProfiles.data as Payload[]).find(({ id }) => id === bea.profileId)?.deactivationReason;
    };
    expect(await reasonFor(ana.api)).toBe('On leave');
    expect(await reasonFor(max.api)).toBeNull();
    expect((await outIn(forAna)).deactivationReason).toBe('On leave');
    expect((await outIn(forMax)).deactivationReason).toBeNull();
    await ana.api.run(UPDATE, { input: { id: bea.profileId, status: 'ACTIVE' } });
    await eventually(async () => {
      const { getWorkspaceUserProfile } = await bea.api.run('{ getWorkspaceUserProfile { hasSeat status } }');
      expect(getWorkspaceUserProfile).toEqual({ hasSeat: true, status: 'ACTIVE' });
    });
  });
});

describe('a team', () => {
  test('rings a number and then can’t be deleted; otherwise it goes, and everybody hears of it', async () => {
    const heard = ana.api.subscribe('subscription { teamChanged { id isDeleted } }');
    const { fetchTeams } = await ana.api.run('{ fetchTeams { data { id isDefault phoneNumbers { id } } } }');
    const everyone = (fetchTeams.data as Payload[]).find(({ isDefault }) => isDefault);
    expect(everyone.phoneNumbers).toEqual([{ id: ana.number.id }]);
    const REMOVE = 'mutation ($id: ID!) { deleteTeam(id: $id) }';
    expect((await ana.api.refused(REMOVE, { id: everyone.id })).why).toMatchObject({ check: 'default-team' });
    const { createTeamAndAutoAssignMembers: team } = await ana.api.run(CREATE_TEAM, {
      input: { name: 'Everybody', isDefault: true },
    });
    await eventually(async () => {
      expect((await ana.api.refused(REMOVE, { id: everyone.id })).why).toMatchObject({
        check: 'team-in-use',
        current: ana.number.number,
      });
    });
    await ana.api.run(
      'mutation ($input: UpdateTeamInput!) { updateTeamAndAutoAssignMembers(input: $input) { isDefault } }',
      { input: { id: everyone.id, isDefault: true } },
    );
    expect((await ana.api.run(REMOVE, { id: team.id })).deleteTeam).toBe(true);
    await heard.frame(({ id, isDeleted }) => id === team.id && isDeleted);
  });
});

describe('the ownership', () => {
  test('is handed over with codes of both, and each step is in the audit log', async () => {
    const owner = await anOwnerOnBusiness(product, 'Olga');
    const max = await aMember(product.url, owner, 'ADMIN', { firstName: 'Max' });
    const enable = async (api: Api) => {
      const { createMFA } = await api.run('mutation { createMFA { uri secret } }');
      const app = authenticatorApp(createMFA.secret);
      await api.run('mutation ($code: String!) { verifyEnableMFA(code: $code) { recoveryCodes } }', {
        code: app.code(),
      });
      return app;
    };
    const TRANSFER =
      'mutation ($id: ID!, $code: String!) { transferOwnership(userProfileId: $id, code: $code) { id status to { id } } }';
    expect((await owner.api.refused(TRANSFER, { id: max.profileId, code: '000000' })).why).toMatchObject({
      check: 'mfa',
      current: 'off',
      whoCanFix: ['Max'],
    });
    const maxApp = await enable(max.api);
    // An owner without an app shows the password; who has one, a code of it.
    const BY_PASSWORD =
      'mutation ($id: ID!, $password: String) { transferOwnership(userProfileId: $id, password: $password) { id } }';
    await eventually(
      async () =>
        expect(await owner.api.refused(BY_PASSWORD, { id: max.profileId, password: 'not it' })).toMatchObject({
          field: 'password',
        }),
      20_000,
    );
    const byPassword = await owner.api.run(BY_PASSWORD, { id: max.profileId, password: PASSWORD });
    await owner.api.run('mutation ($id: ID!) { cancelOwnershipTransfer(id: $id) { status } }', {
      id: byPassword.transferOwnership.id,
    });
    const ownerApp = await enable(owner.api);
    expect(await owner.api.refused(BY_PASSWORD, { id: max.profileId, password: PASSWORD })).toMatchObject({
      field: 'code',
    });
    const code = ownerApp.code();
    const { transferOwnership } = await eventually(() => owner.api.run(TRANSFER, { id: max.profileId, code }), 20_000);
    expect(transferOwnership).toMatchObject({ status: 'PENDING', to: { id: max.profileId } });
    expect((await max.api.run('{ getOwnershipTransfer { id } }')).getOwnershipTransfer.id).toBe(transferOwnership.id);
    const { acceptOwnershipTransfer } = await max.api.run(
      'mutation ($id: ID!, $code: String!) { acceptOwnershipTransfer(id: $id, code: $code) { status } }',
      { id: transferOwnership.id, code: maxApp.code() },
    );
    expect(acceptOwnershipTransfer.status).toBe('ACCEPTED');
    await eventually(async () => {
      const { getWorkspaceUserProfile } = await max.api.run('{ getWorkspaceUserProfile { role { name } } }');
      expect(getWorkspaceUserProfile.role.name).toBe('OWNER');
    });
    const { auditLog } = await max.api.run(
      '{ auditLog(limit: 50) { data { action actorName actor { id } targetName ip changes { field before after } } } }',
    );
    const noted = (auditLog.data as Payload[]).map(({ action }) => action);
    for (const action of [
      'invitation.created',
      'member.joined',
      'ownership.transfer.requested',
      'ownership.transfer.accepted',
    ])
      expect(noted).toContain(action);
    const swapped = (auditLog.data as Payload[]).filter(({ action }) => action === 'member.role.changed');
    expect(swapped.map(({ changes }) => changes[0])).toEqual(
      expect.arrayContaining([
        { field: 'role', before: 'OWNER', after: 'ADMIN' },
        { field: 'role', before: 'ADMIN', after: 'OWNER' },
      ]),
    );
    expect(swapped[0].ip).toMatch(/127\.0\.0\.1|::1|::ffff/);
  });
});
