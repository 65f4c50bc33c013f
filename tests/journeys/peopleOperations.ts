/** Every operation of people, once: for the test that names what nobody executed. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { Api, newEmail, type Payload, type RunningProduct } from '../testkit/index.ts';
import { authenticatorApp } from '../testkit/authenticatorApp.ts';
import { INVITE, aMember, anOwnerOnBusiness, invitationToken, roleIds } from '../testkit/members.ts';
import { remember } from '../testkit/secrets.ts';

/** Switches the second factor on. @returns its recovery codes, each good for one answer */
export async function recoveryCodes(api: Api): Promise<string[]> {
  const { createMFA } = await api.run('mutation { createMFA { uri secret } }');
  const { verifyEnableMFA } = await api.run(
    'mutation ($code: String!) { verifyEnableMFA(code: $code) { recoveryCodes } }',
    {
      code: authenticatorApp(createMFA.secret).code(),
    },
  );
  remember('recovery code', ...verifyEnableMFA.recoveryCodes);
  return verifyEnableMFA.recoveryCodes as string[];
}

/** Invites, accepts, puts into teams, hands over, and lets go. */
export async function executePeople(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Olga');
  const heard = {
    teamChanged: owner.api.subscribe('subscription { teamChanged { id } }'),
    invitationChanged: owner.api.subscribe('subscription { invitationChanged { id status } }'),
  };
  const { inviteUser } = await owner.api.run(INVITE, {
    input: { email: newEmail('x'), roleId: (await roleIds(owner))['MEMBER'] },
  });
  await heard.invitationChanged.frame(({ id }) => id === inviteUser.id);
  const first = await invitationToken(product.url, inviteUser.email);
  await owner.api.run('mutation ($id: ID!) { resendInvitation(invitationId: $id) { expiresAt } }', {
    id: inviteUser.id,
  });
  const token = await invitationToken(product.url, inviteUser.email, [first]);
  await new Api(product.url).run('query ($t: String!) { getInvitation(token: $t) { status } }', { t: token });
  const { fetchInvitations } = await owner.api.run('{ fetchInvitations { data { id } } }');
  expect(fetchInvitations.data).toEqual([{ id: inviteUser.id }]);
  await owner.api.run('mutation ($id: ID!) { removeInvitation(invitationId: $id) }', { id: inviteUser.id });

  const max = await aMember(product.url, owner, 'ADMIN', { firstName: 'Max' });
  const bea = await aMember(product.url, owner, 'MEMBER');
  const { createTeamAndAutoAssignMembers: team } = await owner.api.run(
    'mutation ($input: TeamInput!) { createTeamAndAutoAssignMembers(input: $input) { id version } }',
    { input: { name: 'Sales', memberIds: [max.profileId] } },
  );
  await heard.teamChanged.frame(({ id }) => id === team.id);
  await owner.api.run(
    'mutation ($input: UpdateTeamInput!) { updateTeamAndAutoAssignMembers(input: $input) { version } }',
    { input: { id: team.id, version: team.version, memberIds: [bea.profileId, max.profileId] } },
  );
  const { fetchTeamMembers } = await owner.api.run(
    'query ($id: ID!) { fetchTeamMembers(teamId: $id) { data { firstName } } }',
    { id: team.id },
  );
  expect((fetchTeamMembers.data as Payload[]).map(({ firstName }) => firstName)).toEqual(['Bea', 'Max']);
  const { fetchUsersMentionsOnly } = await owner.api.run('{ fetchUsersMentionsOnly(text: "be") { id } }');
  expect(fetchUsersMentionsOnly).toEqual([{ id: bea.profileId }]);
  const { fetchWorkspaceTransferUsersOrTeams: targets } = await owner.api.run(
    '{ fetchWorkspaceTransferUsersOrTeams(text: "Sal") { users { id } teams { id } } }',
  );
  expect(targets).toEqual({ users: [], teams: [{ id: team.id }] });
  expect((await owner.api.run('mutation ($id: ID!) { deleteTeam(id: $id) }', { id: team.id })).deleteTeam).toBe(true);

  await owner.api.run('mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { hasSeat } }', {
    input: { id: bea.profileId, hasSeat: false },
  });
  const asked = 'mutation { requestAccess(check: ROLE, required: "WORKSPACE:DELETE") { sentTo requestedAt } }';
  expect((await bea.api.run(asked)).requestAccess.sentTo).toHaveLength(1);
  await bea.api.run('mutation { leaveWorkspace }');
  const cyd = await aMember(product.url, owner, 'MEMBER', { firstName: 'Cyd' });
  await owner.api.run('mutation ($id: ID!) { removeUserFromWorkspace(userProfileId: $id) }', { id: cyd.profileId });

  await handOver(owner.api, max);
  const { auditLog } = await max.api.run('{ auditLog(limit: 1) { metadata { count } } }');
  expect(auditLog.metadata.count).toBeGreaterThan(8);
}

/** Taken back, refused, and at last accepted. */
async function handOver(owner: Api, max: { api: Api; profileId: string }): Promise<void> {
  const codes = await recoveryCodes(owner);
  const [code] = await recoveryCodes(max.api);
  const ask = async () => {
    const given = { id: max.profileId, code: codes.pop() };
    const document =
      'mutation ($id: ID!, $code: String!) { transferOwnership(userProfileId: $id, code: $code) { id } }';
    // That the admin has a second factor is known by its event; until then no code is used up.
    return (await eventually(() => owner.run(document, given), 20_000)).transferOwnership as { id: string };
  };
  await owner.run('mutation ($id: ID!) { cancelOwnershipTransfer(id: $id) { status } }', await ask());
  await max.api.run('mutation ($id: ID!) { refuseOwnershipTransfer(id: $id) { status } }', await ask());
  const asked = await ask();
  expect((await max.api.run('{ getOwnershipTransfer { id } }')).getOwnershipTransfer).toEqual(asked);
  await max.api.run(
    'mutation ($id: ID!, $code: String!) { acceptOwnershipTransfer(id: $id, code: $code) { status } }',
    { ...asked, code },
  );
}
