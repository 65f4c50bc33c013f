import { isolationGaps } from '@ringline/kit/db';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { getUserProfile } from '../members/getUserProfile.ts';
import { listUserProfiles } from '../members/listUserProfiles.ts';
import { setPresence } from '../members/setPresence.ts';
import { listTeams, toTeam } from '../teams/team.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { getWorkspace } from './getWorkspace.ts';
import { listCurrentUserWorkspaces } from './listCurrentUserWorkspaces.ts';
import { slugOf } from './uniqueName.ts';
import { updateOnBoarding } from './updateOnBoarding.ts';
import { updateWorkspace } from './updateWorkspace.ts';
import { toWorkspace } from './workspace.ts';

const kit = await workspaceTestkit();
const { deps } = kit;

describe('creating a workspace', () => {
  it('makes its creator the owner with a seat, in the default team, and tells everybody', async () => {
    const userId = await kit.person();
    const loaded = await kit.createWorkspace(kit.form({ name: '  Otter   Repairs ' }), { userId });
    const { id: workspaceId, defaultTeamId } = loaded.workspace;
    expect(toWorkspace(loaded, 'OWNER')).toMatchObject({
      name: 'Otter Repairs',
      status: 'ACTIVE',
      platform: 'RINGLINE',
      roleName: 'OWNER',
      activeUsersCount: 1,
      isWorkspaceSetupComplete: false,
      isDemo: false,
      setting: { displayName: 'Otter Repairs', country: 'ES', timezone: 'Europe/Madrid', currency: 'USD' },
    });
    const principal = { userId, workspaceId };
    const member = await getUserProfile(deps)({}, principal);
    expect(member).toMatchObject({
      profile: { role: 'OWNER', hasSeat: true, status: 'ACTIVE' },
      user: { firstName: 'Ana' },
    });
    const [team] = await listTeams(deps)('all', principal);
    expect(team && toTeam(team)).toMatchObject({ id: defaultTeamId, isDefault: true, memberUserIds: [userId] });
    expect(await kit.eventsOf(workspaceId)).toEqual([
      'workspace.workspace.changed.v1',
      'workspace.team.changed.v1',
      'workspace.member.changed.v1',
      'workspace.access.changed.v1',
    ]);
  });

  it.each([
    ['es', 'Todos'],
    ['fr', 'Tout le monde'],
    ['de', 'Alle'],
    ['', 'Everyone'],
  ])('names the first team in the language of its owner: %j', async (language, name) => {
    const userId = await kit.person('Ana', { language });
    const { workspace } = await kit.createWorkspace(kit.form(), { userId });
    const [team] = await listTeams(deps)('all', { userId, workspaceId: workspace.id });
    expect(team?.name).toBe(name);
  });

  it('takes what can be left out as left out, and an address without its scheme', async () => {
    const userId = await kit.person();
    const { workspace } = await kit.createWorkspace(
      kit.form({ country: '', timezone: '', teamSize: '', website: 'otters.example', industry: 'home_services' }),
      { userId },
    );
    expect(workspace).toMatchObject({
      country: 'US',
      timezone: 'UTC',
      teamSize: '',
      website: 'https://otters.example',
      industry: 'home_services',
    });
  });

  it('twice with one idempotency key is one workspace, even at once', async () => {
    const userId = await kit.person();
    const form = kit.form({ idempotencyKey: kit.db.ids.uuid() });
    const made = await Promise.all([1, 2, 3].map(() => kit.createWorkspace(form, { userId })));
    expect(new Set(made.map(({ workspace }) => workspace.id)).size).toBe(1);
    expect(await listCurrentUserWorkspaces(deps)({}, { userId })).toHaveLength(1);
    await expect(kit.createWorkspace({ ...form, name: 'Other' }, { userId })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    kit.clock.advance(24 * 3_600_000);
    const later = await kit.createWorkspace(form, { userId });
    expect(later.workspace.id).not.toBe(made[0]?.workspace.id);
  });

  it('gives each a unique name, and several at once too', async () => {
    const userId = await kit.person();
    const made = await Promise.all(
      Array.from({ length: 7 }, () => kit.createWorkspace(kit.form({ name: 'Café Olé' }), { userId })),
    );
    const names = made.map(({ workspace }) => workspace.staticUniqueName);
    expect(new Set(names).size).toBe(7);
    expect(names).toEqual(expect.arrayContaining(['cafe-ole', 'cafe-ole-2', 'cafe-ole-5']));
    expect(slugOf('会社')).toBe('workspace');
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['a country that is none', { country: 'Spain' }, 'country'],
    ['a code of no country', { country: 'QQ' }, 'country'],
    ['a team size of no list', { teamSize: 'banana' }, 'teamSize'],
    ['an industry that is no word of the list', { industry: 'Home Services!' }, 'industry'],
    ['an address that is no page on the web', { website: 'javascript:x' }, 'website'],
    ['a time zone that is none', { timezone: 'Europe/Atlantis' }, 'timezone'],
    ['an idempotency key that is no UUID', { idempotencyKey: '1' }, 'idempotencyKey'],
  ])('is refused with %s', async (_name, changes, field) => {
    await expect(kit.createWorkspace(kit.form(changes), { userId: kit.db.ids.uuid() })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });
  });
});

describe('a person', () => {
  it('sees the workspaces they are active in, with the role in each, and no others', async () => {
    const mine = await kit.owned('Mine');
    const theirs = await kit.owned('Theirs');
    await kit.owned('Foreign');
    await kit.db.tenant(theirs.workspaceId, async ({ tx, workspaceId }) => {
      await tx.userProfile.create({
        data: {
          id: kit.db.ids.uuid(),
          workspaceId,
          userId: mine.userId,
          role: 'MEMBER',
          hasSeat: false,
          createdAt: kit.clock.now(),
        },
      });
      await tx.membershipIndex.create({ data: { userId: mine.userId, targetWorkspace: workspaceId } });
    });
    const list = async () =>
      (await listCurrentUserWorkspaces(deps)({}, mine)).map(({ loaded, roleName }) => [
        loaded.workspace.name,
        roleName,
      ]);
    expect(await list()).toEqual([
      ['Mine', 'OWNER'],
      ['Theirs', 'MEMBER'],
    ]);
    await kit.db.tenant(theirs.workspaceId, ({ tx }) =>
      tx.userProfile.updateMany({ where: { userId: mine.userId }, data: { status: 'DEACTIVATED' } }),
    );
    expect(await list()).toEqual([['Mine', 'OWNER']]);
  });

  it('whose name changes is announced anew by every workspace they are in; a late event changes nothing', async () => {
    const { userId, workspaceId, principal } = await kit.owned();
    const { profile } = await getUserProfile(deps)({}, principal);
    await kit.userChanged({ id: userId, firstName: 'Anna', version: 3 });
    await kit.userChanged({ id: userId, firstName: 'Late', version: 2 });
    await eventually(async () => expect(await kit.eventsOf(workspaceId, profile.id)).toHaveLength(2));
    expect(await getUserProfile(deps)({}, principal)).toMatchObject({
      user: { firstName: 'Anna' },
      profile: { version: 2 },
    });
  });
});

describe('a workspace', () => {
  it('is changed only by who saw its newest version', async () => {
    const { workspaceId, principal } = await kit.owned();
    const { workspace } = await updateWorkspace(deps)(
      { version: 1, displayName: 'Otters', ringToneId: 'ringtone-lantern' },
      principal,
    );
    expect(workspace).toMatchObject({
      version: 2,
      displayName: 'Otters',
      ringToneId: 'ringtone-lantern',
      name: 'Otter Repairs',
    });
    await expect(updateWorkspace(deps)({ version: 1, name: 'Late' }, principal)).rejects.toMatchObject({
      code: 'CONFLICT',
      retryable: true,
    });
    const both = await Promise.allSettled(
      ['A', 'B'].map((name) => updateWorkspace(deps)({ version: 2, name }, principal)),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await kit.eventsOf(workspaceId, workspaceId)).toHaveLength(3);
  });

  it('is not changed by nothing, nor to a name or a zone that is none', async () => {
    const { principal } = await kit.owned();
    await expect(updateWorkspace(deps)({ version: 1 }, principal)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(updateWorkspace(deps)({ version: 1, name: '' }, principal)).rejects.toMatchObject({ field: 'name' });
    await expect(updateWorkspace(deps)({ version: 1, timezone: 'Moon' }, principal)).rejects.toMatchObject({
      field: 'timezone',
    });
  });

  it('says how many numbers its plan allows once the plan is known: none is an answer', async () => {
    const { workspaceId, principal } = await kit.owned();
    const allowed = async () => toWorkspace(await getWorkspace(deps)({}, principal)).maxNumberOfActiveNumbers;
    expect(await allowed()).toBeUndefined();
    await kit.subscriptionChanged(workspaceId, 1, 'FREE', {});
    expect(await allowed()).toBe(0);
  });

  it('is set up once its details were completed, not while they are untouched or skipped', async () => {
    const { principal } = await kit.owned();
    const record = async (status: string) =>
      toWorkspace(await updateOnBoarding(deps)({ step: 'WORKSPACE_DETAILS', status }, principal));
    const before = toWorkspace(await getWorkspace(deps)({}, principal));
    expect(before).toMatchObject({ isWorkspaceSetupComplete: false, setting: { onboarding: [] } });
    expect(await record('SKIPPED')).toMatchObject({
      isWorkspaceSetupComplete: false,
      setting: { onboarding: [{ step: 'WORKSPACE_DETAILS', status: 'SKIPPED' }] },
    });
    expect(await record('COMPLETED')).toMatchObject({
      isWorkspaceSetupComplete: true,
      setting: { onboarding: [{ step: 'WORKSPACE_DETAILS', status: 'COMPLETED' }] },
    });
  });

  it('records its onboarding; what was completed is not skipped later', async () => {
    const { principal } = await kit.owned();
    const record = (step: string, status: string) => updateOnBoarding(deps)({ step, status }, principal);
    await record('SET_GOALS', 'SKIPPED');
    await record('SET_GOALS', 'COMPLETED');
    const loaded = await record('SET_GOALS', 'SKIPPED');
    expect(toWorkspace(loaded).setting?.onboarding).toContainEqual({ step: 'SET_GOALS', status: 'COMPLETED' });
    expect(loaded.workspace.version).toBe(3);
    await expect(record('DANCE', 'COMPLETED')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'step' });
    await expect(record('SET_GOALS', 'STARTED')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'status' });
  });
});

describe('a member', () => {
  it('chooses to be available or busy, not offline', async () => {
    const { workspaceId, principal } = await kit.owned();
    const { profile } = await setPresence(deps)({ availabilityStatus: 'BUSY' }, principal);
    await setPresence(deps)({ availabilityStatus: 'BUSY' }, principal);
    expect(profile).toMatchObject({ availabilityStatus: 'BUSY', version: 2 });
    expect(await kit.eventsOf(workspaceId, profile.id)).toHaveLength(2);
    await expect(setPresence(deps)({ availabilityStatus: 'OFFLINE' }, principal)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('is found among the others by user, and strangers are not', async () => {
    const { userId, workspaceId, principal } = await kit.owned();
    const other = await kit.join(workspaceId, 'MEMBER');
    const stranger = await kit.owned('Elsewhere');
    const find = async (userIds: string[]) =>
      (await listUserProfiles(deps)({ userIds }, principal)).map(({ profile }) => profile.userId);
    expect(await find([])).toEqual([userId, other]);
    expect(await find([other, stranger.userId, 'nobody'])).toEqual([other]);
    expect(await find(['nobody'])).toEqual([]);
  });

  it('with the scope of a team sees the teams that they are in', async () => {
    const { workspaceId, principal } = await kit.owned();
    const outside = await kit.join(workspaceId, 'MEMBER');
    expect(await listTeams(deps)('team', principal)).toHaveLength(1);
    expect(await listTeams(deps)('team', { workspaceId, userId: outside })).toHaveLength(0);
  });
});

describe('row-level security', () => {
  it('is forced on every table of a workspace; the others are declared', async () => {
    const declared = [
      'ended_session',
      'invitation_route',
      'join_domain',
      'media',
      'membership_index',
      'push_device',
      'push_key',
      'summary_due',
      'user_copy',
      'workspace_creation',
    ];
    expect(await isolationGaps(kit.db.pool, declared)).toEqual([]);
  });

  it('shows nothing of a workspace to another, and lets it write nothing there', async () => {
    const mine = await kit.owned('Mine');
    const theirs = await kit.owned('Theirs');
    await kit.subscriptionChanged(theirs.workspaceId, 1, 'BUSINESS', { IVR: 'true' });
    await kit.db.tenant(mine.workspaceId, async ({ tx }) => {
      const where = { workspaceId: theirs.workspaceId };
      expect(await tx.workspace.count({ where: { id: theirs.workspaceId } })).toBe(0);
      expect(await tx.userProfile.count({ where })).toBe(0);
      expect(await tx.team.count({ where })).toBe(0);
      expect(await tx.teamMember.count({ where })).toBe(0);
      expect(await tx.onboardingStep.count({ where })).toBe(0);
      expect(await tx.subscriptionCopy.count({ where })).toBe(0);
      expect(await tx.userProfile.updateMany({ where, data: { role: 'MEMBER' } })).toEqual({ count: 0 });
    });
    const intrude = kit.db.tenant(mine.workspaceId, ({ tx }) =>
      tx.userProfile.create({
        data: {
          id: kit.db.ids.uuid(),
          workspaceId: theirs.workspaceId,
          userId: mine.userId,
          role: 'ADMIN',
          hasSeat: true,
          createdAt: kit.clock.now(),
        },
      }),
    );
    await expect(intrude).rejects.toThrow(/row-level security/);
    expect(await kit.db.platform('test', ({ tx }) => tx.workspace.count())).toBe(0);
    await expect(getWorkspace(deps)({}, { workspaceId: kit.db.ids.uuid() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
