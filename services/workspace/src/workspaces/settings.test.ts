import { describe, expect, it } from 'vitest';
import { registerMedia } from '../media/registerMedia.ts';
import { setOwnRingTone } from '../members/setOwnRingTone.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { deactivateWorkspace } from './deactivateWorkspace.ts';
import { reactivateWorkspace } from './reactivateWorkspace.ts';
import { updateWorkspace, type UpdateWorkspaceInput } from './updateWorkspace.ts';
import { toWorkspace } from './workspace.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
const address = {
  address1: '1 Main St',
  address2: '',
  city: 'Bend',
  state: 'OR',
  zip: '97701',
  country: 'us',
  areaCode: '541',
};

describe('the fields of a workspace', () => {
  it('are kept as they were given, tidied up', async () => {
    const { principal } = await kit.owned();
    const loaded = await updateWorkspace(deps)(
      {
        version: 1,
        name: ' Otter  & Sons ',
        displayName: 'Otters',
        email: 'office@otter.example',
        phoneNumber: '(541) 555-0142',
        teamSize: '1-49',
        industry: 'home_services',
        staticUniqueName: 'Otter-Sons',
        vanityUrl: 'otters',
        website: 'otter.example',
        language: 'fr',
        country: 'us',
        currency: 'USD',
        currencyFormat: 'CODE',
        preferredNumberType: 'LOCAL',
        address,
        onBoardingGoal: 'Call customers back',
        joinNeedsApproval: true,
        serviceLevelSeconds: 45,
        summaryInterval: 'DAILY',
        summaryRecipients: { emails: ['Boss@otter.example', 'boss@otter.example', ''] },
      },
      principal,
    );
    expect(toWorkspace(loaded, 'OWNER')).toMatchObject({
      name: 'Otter & Sons',
      email: 'office@otter.example',
      phoneNumber: '+15415550142',
      teamSize: '1-49',
      industry: 'home_services',
      staticUniqueName: 'otter-sons',
      vanityUrl: 'otters',
      onBoardingGoal: 'Call customers back',
      joinNeedsApproval: true,
      requireMfa: false,
      serviceLevelSeconds: 45,
      summaryInterval: 'DAILY',
      summaryEmails: ['boss@otter.example'],
      address: { ...address, country: 'US' },
      setting: {
        displayName: 'Otters',
        language: 'fr',
        website: 'https://otter.example',
        country: 'US',
        currency: 'USD',
        currencyFormat: 'CODE',
        preferredNumberType: 'LOCAL',
      },
      version: 2,
    });
  });

  it.each<[string, Omit<UpdateWorkspaceInput, 'version'>, string]>([
    ['an e-mail address that is none', { email: 'office' }, 'email'],
    ['a telephone number that is none', { phoneNumber: '12' }, 'phoneNumber'],
    ['a team size of another list', { teamSize: '2-10' }, 'teamSize'],
    ['an industry that is none', { industry: 'Dancing!' }, 'industry'],
    ['a unique name with a space', { staticUniqueName: 'two words' }, 'staticUniqueName'],
    ['a ring tone of no list', { ringToneId: 'bell' }, 'ringToneId'],
    ['a unique name of two letters', { staticUniqueName: 'ab' }, 'staticUniqueName'],
    ['a reserved name', { staticUniqueName: 'settings' }, 'staticUniqueName'],
    ['a reserved address', { vanityUrl: 'API' }, 'vanityUrl'],
    ['a website that would be a script', { website: 'javascript:alert(1)' }, 'website'],
    ['a language that we do not speak', { language: 'it' }, 'language'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['a currency of elsewhere', { currency: 'EUR' }, 'currency'],
    ['an unknown way to write amounts', { currencyFormat: 'ROMAN' }, 'currencyFormat'],
    ['a type of number that is none', { preferredNumberType: 'LUCKY' }, 'preferredNumberType'],
    ['an address in no country', { address: { ...address, country: 'Utopia' } }, 'address.country'],
    ['an interval that is none', { summaryInterval: 'HOURLY' }, 'activitySummaryNotificationSettings.interval'],
    [
      'a recipient that is none',
      { summaryRecipients: { emails: ['boss'] } },
      'activitySummaryNotificationSettings.emails',
    ],
    ['an answer in time within four seconds', { serviceLevelSeconds: 4 }, 'serviceLevelSeconds'],
    ['an answer in time within eleven minutes', { serviceLevelSeconds: 660 }, 'serviceLevelSeconds'],
    ['a zone that is none', { timezone: 'Moon' }, 'timezone'],
  ])('refuse %s', async (_what, change, field) => {
    const { principal } = await kit.owned();
    await expect(updateWorkspace(deps)({ version: 1, ...change }, principal)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });
  });

  it('hold names that nobody else has', async () => {
    const mine = await kit.owned('Mine');
    const theirs = await kit.owned('Theirs');
    await updateWorkspace(deps)({ version: 0, staticUniqueName: 'taken', vanityUrl: 'also-taken' }, theirs.principal);
    const change = (fields: object) => updateWorkspace(deps)({ version: 0, ...fields }, mine.principal);
    await expect(change({ staticUniqueName: 'Taken' })).rejects.toMatchObject({ field: 'staticUniqueName' });
    await expect(change({ vanityUrl: 'also-taken' })).rejects.toMatchObject({ field: 'vanityUrl' });
    await change({ vanityUrl: '' });
  });

  it('without a version the last write wins', async () => {
    const { principal } = await kit.owned();
    await updateWorkspace(deps)({ version: 1, displayName: 'First' }, principal);
    const { workspace } = await updateWorkspace(deps)({ version: 0, displayName: 'Second' }, principal);
    expect(workspace).toMatchObject({ displayName: 'Second', version: 3 });
  });

  it('a second factor is asked of others only by who has one', async () => {
    const { userId, principal } = await kit.owned();
    const ask = () => updateWorkspace(deps)({ version: 0, requireMfa: true }, principal);
    await expect(ask()).rejects.toMatchObject({ code: 'MFA_REQUIRED', field: 'requireMfa' });
    await kit.db.platform('test', ({ tx }) => tx.userCopy.update({ where: { userId }, data: { mfaEnabled: true } }));
    expect((await ask()).workspace.requireMfaSince).toEqual(kit.clock.now());
    const off = await updateWorkspace(deps)({ version: 0, requireMfa: false }, principal);
    expect(toWorkspace(off)).toMatchObject({ requireMfa: false });
  });

  it('a picture is the caller’s own upload, and goes away again', async () => {
    const mine = await kit.owned();
    const theirs = await kit.owned('Theirs');
    const upload = (userId: string) =>
      registerMedia(deps)(
        {
          storageKey: `media/${userId}/${deps.ids.uuid()}.png`,
          name: 'otter.png',
          mimeType: 'image/png',
          sizeBytes: 10n,
          type: 'IMAGES',
          awaited: false,
        },
        { userId },
      );
    const picture = await upload(mine.userId);
    const foreign = await upload(theirs.userId);
    const set = (profileImageMediaId: string) =>
      updateWorkspace(deps)({ version: 0, profileImageMediaId }, mine.principal);
    expect(toWorkspace(await set(picture.id)).setting?.profileImageMedia).toMatchObject({ name: 'otter.png' });
    await expect(set(foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(toWorkspace(await set('')).setting?.profileImageMedia).toBeUndefined();
  });

  it('a member’s own ring tone is the member’s alone', async () => {
    const { workspaceId } = await kit.owned();
    const userId = await kit.join(workspaceId, 'MEMBER');
    const { profile } = await setOwnRingTone(deps)({ ringToneId: 'ringtone-chime' }, { workspaceId, userId });
    expect(profile).toMatchObject({ ringToneId: 'ringtone-chime', version: 2 });
    await expect(setOwnRingTone(deps)({ ringToneId: 'bell' }, { workspaceId, userId })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'ringToneId',
    });
    const { profile: own } = await setOwnRingTone(deps)({ ringToneId: '' }, { workspaceId, userId });
    expect(own).toMatchObject({ ringToneId: '', version: 3 });
  });
});

describe('a file', () => {
  it.each([
    ['of another kind', { mimeType: 'image/svg+xml' }, 'type'],
    ['of more than 10 MB', { sizeBytes: 10_485_761n }, 'file'],
    ['in somebody else’s place', { storageKey: 'media/019aa000-0000-7000-8000-000000000001/1.png' }, 'storageKey'],
  ])('%s is not recorded', async (_what, change, field) => {
    const userId = deps.ids.uuid();
    const file = {
      storageKey: `media/${userId}/1.png`,
      name: '1.png',
      mimeType: 'image/png',
      sizeBytes: 1n,
      type: 'IMAGES',
      awaited: false,
      ...change,
    };
    await expect(registerMedia(deps)(file, { userId })).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
  });
});

describe('closing a workspace', () => {
  it('takes its exact name, leaves its members the sight of it, and the owner opens it again', async () => {
    const { userId, workspaceId, principal } = await kit.owned('Otter Repairs');
    const member = await kit.join(workspaceId, 'MEMBER');
    await expect(deactivateWorkspace(deps)({ name: 'otter' }, principal)).rejects.toMatchObject({ field: 'name' });
    const closed = await deactivateWorkspace(deps)({ name: 'Otter Repairs' }, principal);
    expect(closed.workspace.status).toBe('Deactivated');
    expect((await kit.principalOf(member, workspaceId)).scope('CALLS', 'CREATE')).toBeUndefined();
    expect((await kit.principalOf(member, workspaceId)).scope('WORKSPACE', 'READ')).toBe('all');
    const events = await kit.eventsOf(workspaceId);
    expect(events.slice(-3)).toEqual([
      'workspace.workspace.changed.v1',
      'workspace.access.changed.v1',
      'workspace.access.changed.v1',
    ]);
    const reopen = (who: string) => reactivateWorkspace(deps)({ workspaceId }, { userId: who });
    await expect(deactivateWorkspace(deps)({ name: 'Otter Repairs' }, principal)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
    });
    await expect(reopen(member)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE', why: { whoCanFix: ['OWNER'] } });
    await expect(reopen(deps.ids.uuid())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await reopen(userId)).workspace.status).toBe('ACTIVE');
    await expect(reopen(userId)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    expect((await kit.principalOf(member, workspaceId)).scope('CALLS', 'CREATE')).toBe('own');
  });

  it('one that was suspended is suspended again, and one whose app was removed stays closed', async () => {
    const { userId, workspaceId, principal } = await kit.owned();
    const set = (status: string) =>
      kit.db.tenant(workspaceId, ({ tx }) => tx.workspace.update({ where: { id: workspaceId }, data: { status } }));
    await set('SUSPENDED');
    await deactivateWorkspace(deps)({ name: 'Otter Repairs' }, principal);
    const { workspace } = await reactivateWorkspace(deps)({ workspaceId }, { userId });
    expect(workspace.status).toBe('SUSPENDED');
    await set('Uninstalled');
    await expect(reactivateWorkspace(deps)({ workspaceId }, { userId })).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { current: 'Uninstalled' },
    });
  });
});
