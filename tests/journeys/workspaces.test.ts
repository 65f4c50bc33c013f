/** A workspace's life through the public API: settings, pictures, who joins, devices, closing, and the summary in the mailbox. */
import { randomUUID } from 'node:crypto';
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { beforeAll, describe, expect, test } from 'vitest';
import { idleFor } from '../testkit/idle.ts';
import {
  Api,
  OutsideWorld,
  aPerson,
  anOwner,
  newEmail,
  signUp,
  startAnyProduct,
  verify,
  type Owner,
  type Payload,
  type Person,
  type RunningProduct,
} from '../testkit/index.ts';

const PEER = '+15035550188';
/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let product: RunningProduct;
let outside: OutsideWorld;
let ana: Owner;

beforeAll(async () => {
  product = await startAnyProduct();
  outside = new OutsideWorld(product.url);
  ana = await anOwner(product.url, 'Ana');
});

/** A workspace with an owner and a member, without waiting for anything else. */
async function twoPeople(name: string): Promise<{ owner: Person; member: Person; workspaceId: string }> {
  const [owner, member] = [await aPerson(product.url, 'Olga'), await aPerson(product.url, 'Mia')];
  const { workspace } = await product.rpc.client(WorkspaceService).ensureDemoWorkspace({
    name,
    members: [
      { userId: owner.userId, roleName: 'OWNER' },
      { userId: member.userId, roleName: 'MEMBER' },
    ],
  });
  const workspaceId = workspace?.id ?? '';
  const within = (person: Person) => ({ ...person, api: person.api.as({ workspace: workspaceId }) });
  return { owner: within(owner), member: within(member), workspaceId };
}

describe('settings', () => {
  test('are saved, told to open pages, and not over a newer version', async () => {
    const changes = ana.api.subscribe('subscription { workspaceChanged { version name setting { currencyFormat } } }');
    const { getWorkspaceWithSettings: seen } = await ana.api.run('{ getWorkspaceWithSettings { version } }');
    const { updateWorkspace: saved } = await ana.api.run(
      `mutation ($version: Int, $vanity: String, $address: WorkspaceAddressInput) {
        updateWorkspace(version: $version, name: "Otter Repairs", email: "office@otter.example", phoneNumber: "(503) 555-0142",
          teamSize: "1-49", industry: "home_services", vanityUrl: $vanity, website: "otter.example", language: "de", currency: USD,
          currencyFormat: "CODE", preferredNumberType: LOCAL, address: $address, onBoardingGoal: "Answer faster",
          activitySummaryNotificationSettings: { interval: WEEKLY, emails: [] }) {
          name email phoneNumber teamSize industry vanityUrl apiUrl onBoardingGoal requireMfa joinNeedsApproval allowSignupFromDomain
          maxNumberOfActiveNumbers usersWithoutSeatCount activeUsersCount externalPlatformDomain
          activitySummaryNotificationSettings { interval emails } address { city country }
          setting { language website currency currencyFormat preferredNumberType profileImageMedia { id } } version } }`,
      {
        version: seen.version,
        vanity: `otters-${process.pid}`,
        address: { city: 'Portland', country: 'US', address1: '1 Main St' },
      },
    );
    expect(saved).toMatchObject({
      name: 'Otter Repairs',
      phoneNumber: '+15035550142',
      vanityUrl: `otters-${process.pid}`,
      apiUrl: expect.stringMatching(/\/graphql$/),
      requireMfa: false,
      allowSignupFromDomain: null,
      usersWithoutSeatCount: 0,
      activitySummaryNotificationSettings: { interval: 'WEEKLY', emails: [] },
      address: { city: 'Portland', country: 'US' },
      setting: { language: 'de', currencyFormat: 'CODE', preferredNumberType: 'LOCAL', profileImageMedia: null },
      version: seen.version + 1,
    });
    await changes.frame(({ name, setting }) => name === 'Otter Repairs' && setting.currencyFormat === 'CODE');
    const stale = await ana.api.refused('mutation ($v: Int) { updateWorkspace(version: $v, name: "Late") { id } }', {
      v: seen.version,
    });
    expect(stale.code).toBe('CONFLICT');
    expect(await ana.api.refused('mutation { updateWorkspace(staticUniqueName: "settings") { id } }')).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'staticUniqueName',
    });
    expect(
      await ana.api.refused('mutation { updateWorkspace(allowSignupFromDomain: "gmail.com") { id } }'),
    ).toMatchObject({ code: 'VALIDATION_FAILED', field: 'allowSignupFromDomain' });
    expect(await ana.api.refused('mutation { updateWorkspace(requireMfa: true) { id } }')).toMatchObject({
      code: 'MFA_REQUIRED',
      why: { check: 'mfa', whoCanFix: ['yourself'] },
    });
  });

  test('of passwords and of sign-out after inactivity hold for all members, where the plan has them', async () => {
    const { owner, member, workspaceId } = await twoPeople('Careful');
    const rules = async () =>
      (await member.api.run('{ fetchSignInRules { passwordMinimum idleSignOutMinutes } }')).fetchSignInRules;
    expect(await rules()).toEqual({ passwordMinimum: 12, idleSignOutMinutes: 0 });
    const SET = 'mutation { updateWorkspace(strictPasswords: true, idleSignOutMinutes: 15) { id } }';
    expect(await member.api.refused(SET)).toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await owner.api.refused(SET)).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      field: 'idleSignOutMinutes',
      why: { current: 'FREE', whoCanFix: ['OWNER'] },
    });
    await product.rpc
      .client(BillingService)
      .ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 1_000_000n });
    await eventually(() => owner.api.run(SET));
    expect(await rules()).toEqual({ passwordMinimum: 15, idleSignOutMinutes: 15 });
    const { auditLog } = await owner.api.run(
      '{ auditLog(limit: 1) { data { action changes { field before after } } } }',
    );
    expect(auditLog.data).toEqual([
      {
        action: 'workspace.settings.changed',
        changes: [
          { field: 'strictPasswords', before: 'false', after: 'true' },
          { field: 'idleSignOutMinutes', before: '0', after: '15' },
        ],
      },
    ]);
    const CHANGE =
      'mutation ($to: String!) { changePassword(currentPassword: "correct-Horse-7-battery", newPassword: $to) { token } }';
    expect(await member.api.refused(CHANGE, { to: 'two lions hum' })).toMatchObject({
      field: 'newPassword',
      why: { required: 'at least 15 characters' },
    });

    const renew = (refreshToken: string, idleSeconds?: number) =>
      fetch(`${product.url}/api/refresh-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken, idleSeconds }),
      });
    const renewed = await renew(member.refreshToken, 14 * 60);
    expect(renewed.status).toBe(200);
    await idleFor(product, member.userId, 16);
    const refused = await renew(((await renewed.json()) as { refreshToken: string }).refreshToken);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'SESSION_IDLE']);
    await eventually(async () =>
      expect((await member.api.refused('{ getWorkspaceUserProfile { id } }')).code).toBe('UNAUTHENTICATED'),
    );
  });

  test('a member chooses the own ring tone, and nothing for the others', async () => {
    const { owner, member } = await twoPeople('Ringers');
    await member.api.run('mutation { updateWorkspace(ringToneId: "ringtone-chime") { setting { ringToneId } } }');
    const { getWorkspaceUserProfile, getWorkspaceWithSettings } = await member.api.run(
      '{ getWorkspaceUserProfile { ringToneId } getWorkspaceWithSettings { setting { ringToneId } } }',
    );
    expect(getWorkspaceUserProfile.ringToneId).toBe('ringtone-chime');
    expect(getWorkspaceWithSettings.setting.ringToneId).toBeNull();
    await owner.api.run(
      'mutation { updateWorkspace(activitySummaryNotificationSettings: { emails: ["boss@example.com"] }) { id } }',
    );
    const recipients = async ({ api }: Person) =>
      (await api.run('{ getWorkspaceWithSettings { activitySummaryNotificationSettings { emails } } }'))
        .getWorkspaceWithSettings.activitySummaryNotificationSettings.emails;
    expect(await recipients(owner)).toEqual(['boss@example.com']);
    expect(await recipients(member)).toEqual([]);
    expect(
      await member.api.refused('mutation { updateWorkspace(ringToneId: "ringtone-chime", name: "Mine") { id } }'),
    ).toMatchObject({ code: 'FORBIDDEN_ROLE', why: { check: 'role' } });
  });

  test('of notifications are one’s own', async () => {
    const settings =
      'settings { includeMessagePreview playNotificationSound sendNotificationWhileOff notificationScheduleEnabled timezone weeklySchedule { weekday enabled start end } channels { event toast push email always } }';
    const { owner, member } = await twoPeople('Bells');
    const { updateUserProfile } = await member.api.run(
      `mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { version ${settings} } }`,
      {
        input: {
          version: 1,
          settings: { playNotificationSound: false, channels: [{ event: 'NEW_MESSAGE', push: false, email: null }] },
        },
      },
    );
    expect(updateUserProfile.settings).toMatchObject({
      playNotificationSound: false,
      includeMessagePreview: true,
      timezone: 'America/Los_Angeles',
    });
    expect(updateUserProfile.settings.weeklySchedule).toHaveLength(7);
    expect(updateUserProfile.settings.channels).toContainEqual({
      event: 'NEW_MESSAGE',
      toast: true,
      push: false,
      email: false,
      always: [],
    });
    expect(updateUserProfile.settings.channels).toContainEqual({
      event: 'INCOMING_CALL',
      toast: true,
      push: true,
      email: null,
      always: [],
    });
    const { fetchUserProfiles } = await owner.api.run(
      '{ fetchUserProfiles { data { mainUserId settings { playNotificationSound } } } }',
    );
    const found = Object.fromEntries(
      fetchUserProfiles.data.map(({ mainUserId, settings: own }: Payload) => [mainUserId, own]),
    );
    expect(found).toEqual({ [owner.userId]: { playNotificationSound: true }, [member.userId]: null });
  });
});

describe('pictures', () => {
  test('are looked into, kept, and shown by a link', async () => {
    const { data } = await ana.api.upload(PIXEL);
    expect(data.uploadFile).toMatchObject({
      name: 'me.png',
      mimeType: 'image/png',
      type: 'IMAGES',
    });
    const response = await fetch(product.url + data.uploadFile.url);
    expect(response.headers.get('content-type')).toBe('image/png');
    // It is drawn anew, so that nothing that hides in a file is passed on.
    expect((await response.arrayBuffer()).byteLength).toBe(data.uploadFile.size);
    const { updateWorkspace } = await ana.api.run(
      'mutation ($id: ID) { updateWorkspace(profileImageMediaId: $id) { setting { profileImageMedia { id url } } } }',
      { id: data.uploadFile.id },
    );
    expect(updateWorkspace.setting.profileImageMedia.id).toBe(data.uploadFile.id);
    await ana.api.run('mutation ($id: ID) { updateUser(input: { profileImageMediaId: $id }) { id } }', {
      id: data.uploadFile.id,
    });
    const shown = async () =>
      (await ana.api.run('{ getWorkspaceUserProfile { profileImageMedia { name } } }')).getWorkspaceUserProfile;
    await eventually(async () => expect(await shown()).toEqual({ profileImageMedia: { name: 'me.png' } }));
  });

  test('that are public are shown by a link that keeps working; whose they are is as before', async () => {
    const { data } = await ana.api.upload(PIXEL, { isPublic: true });
    const response = await fetch(product.url + data.uploadFile.url);
    expect((await response.arrayBuffer()).byteLength).toBe(data.uploadFile.size);
    const ben = await anOwner(product.url, 'Bo');
    expect(
      await ben.api.refused('mutation ($id: ID) { updateWorkspace(profileImageMediaId: $id) { id } }', {
        id: data.uploadFile.id,
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    const sound = await ana.api.upload(PIXEL, { type: 'MOH', isPublic: true });
    expect(sound.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', field: 'isPublic' });
  });

  test('of somebody else are not taken', async () => {
    const ben = await anOwner(product.url, 'Ben');
    const { data } = await ana.api.upload(PIXEL);
    expect(
      await ben.api.refused('mutation ($id: ID) { updateWorkspace(profileImageMediaId: $id) { id } }', {
        id: data.uploadFile.id,
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that are none, or too large, or nobody’s are refused with the reason', async () => {
    const refusal = async (api: Api, bytes: Uint8Array, type = 'IMAGES') =>
      (await api.upload(bytes, { type })).errors[0].extensions;
    expect(await refusal(ana.api, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      code: 'MEDIA_TYPE',
      field: 'file',
    });
    expect(await refusal(ana.api, Buffer.alloc(10 * 1024 * 1024 + 1, PIXEL))).toMatchObject({
      code: 'MEDIA_TOO_LARGE',
    });
    expect(await refusal(ana.api, Buffer.alloc(11 * 1024 * 1024, PIXEL))).toMatchObject({ code: 'MEDIA_TOO_LARGE' });
    expect(await refusal(ana.api, PIXEL, 'AUDIO')).toMatchObject({ code: 'MEDIA_TYPE', field: 'file' });
    expect(await refusal(ana.api, PIXEL, 'VIDEO')).toMatchObject({ code: 'VALIDATION_FAILED', field: 'type' });
    expect(await refusal(new Api(product.url), PIXEL)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('joining by the domain', () => {
  test('colleagues come in by themselves, or when somebody lets them in', async () => {
    const domain = `otter-${process.pid}.example`;
    const colleague = async (name: string) =>
      verify(product.url, await signUp(product.url, name, `${newEmail(name).split('@')[0]}@${domain}`));
    const owner = await colleague('Odo');
    const { workspace } = await product.rpc.client(WorkspaceService).ensureDemoWorkspace({
      name: 'Otters',
      members: [{ userId: owner.userId, roleName: 'OWNER' }],
    });
    const workspaceId = workspace?.id ?? '';
    const within = owner.api.as({ workspace: workspaceId });
    // The workspace learns of its owner's verified address by an event.
    await eventually(() =>
      within.run(
        'mutation ($domain: String) { updateWorkspace(allowSignupFromDomain: $domain, joinNeedsApproval: true) { id } }',
        { domain },
      ),
    );
    const bea = await colleague('Bea');
    const joinable =
      '{ getWorkspacesToJoin { id name activeUsersCount joinNeedsApproval requestStatus profileImageMedia { id } } }';
    await eventually(async () =>
      expect((await bea.api.run(joinable)).getWorkspacesToJoin).toEqual([
        {
          id: workspaceId,
          name: 'Otters',
          activeUsersCount: 1,
          joinNeedsApproval: true,
          requestStatus: null,
          profileImageMedia: null,
        },
      ]),
    );
    expect((await ana.api.run(joinable)).getWorkspacesToJoin).toEqual([]);
    const join = 'mutation ($id: ID!) { joinWorkspace(workspaceId: $id) { status workspace { id roleName } } }';
    expect((await bea.api.run(join, { id: workspaceId })).joinWorkspace).toEqual({
      status: 'PENDING',
      workspace: null,
    });
    expect((await ana.api.refused(join, { id: workspaceId })).code).toBe('NOT_FOUND');
    const { fetchJoinRequests } = await within.run(
      '{ fetchJoinRequests { id firstName lastName email status createdAt } }',
    );
    expect(fetchJoinRequests).toMatchObject([{ firstName: 'Bea', email: bea.email, status: 'PENDING' }]);
    const decide = 'mutation ($id: ID!) { decideJoinRequest(id: $id, status: APPROVED) { status } }';
    // The FREE plan has one seat, and no place besides.
    expect((await within.refused(decide, { id: fetchJoinRequests[0].id })).code).toBe('USER_LIMIT_REACHED');
    await product.rpc
      .client(BillingService)
      .ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 1_000_000n });
    await eventually(async () =>
      expect((await within.run(decide, { id: fetchJoinRequests[0].id })).decideJoinRequest.status).toBe('APPROVED'),
    );
    // She was let in while she was away, and is INACTIVE until she comes.
    const statusOfBea = async () => {
      const { fetchUserProfiles } = await within.run('{ fetchUserProfiles { data { email status } } }');
      return (fetchUserProfiles.data as Payload[]).find(({ email }) => email === bea.email)?.status;
    };
    expect(await statusOfBea()).toBe('INACTIVE');
    await bea.api.as({ workspace: workspaceId }).run('{ getWorkspaceUserProfile { id } }');
    await eventually(async () => expect(await statusOfBea()).toBe('ACTIVE'));
    expect((await bea.api.run(join, { id: workspaceId })).joinWorkspace).toEqual({
      status: 'APPROVED',
      workspace: { id: workspaceId, roleName: 'MEMBER' },
    });
    await within.run('mutation { updateWorkspace(joinNeedsApproval: false) { id } }');
    const cem = await colleague('Cem');
    await eventually(async () =>
      expect((await cem.api.run(join, { id: workspaceId })).joinWorkspace.status).toBe('APPROVED'),
    );
    const { getWorkspaceUserProfile } = await cem.api
      .as({ workspace: workspaceId })
      .run('{ getWorkspaceUserProfile { hasSeat role { name } } }');
    expect(getWorkspaceUserProfile).toEqual({ hasSeat: false, role: { name: 'MEMBER' } });
  });
});

describe('devices', () => {
  test('say whether somebody can be rung, to everybody who looks', async () => {
    const { owner, member } = await twoPeople('Phones');
    const AVAILABILITY = 'deviceAvailability { reachable reason reachableDevices }';
    const seen = owner.api.subscribe(`subscription { userProfileChanged { mainUserId presence ${AVAILABILITY} } }`);
    const report = (state: string) =>
      member.api.run('mutation ($input: ReportDeviceInput!) { reportDevice(input: $input) { reachable } }', {
        input: { deviceId: 'laptop', state, microphoneAllowed: true, label: 'Firefox on Linux' },
      });
    const mine = async () =>
      (await member.api.run('{ fetchMyDevices { id label isReachable reason lastSeenAt } }')).fetchMyDevices;
    const availability = async () =>
      Object.fromEntries(
        (
          await owner.api.run(`{ fetchUserProfiles { data { mainUserId ${AVAILABILITY} } } }`)
        ).fetchUserProfiles.data.map(({ mainUserId, deviceAvailability }: Payload) => [mainUserId, deviceAvailability]),
      );
    const nothing = { reachable: false, reason: 'NO_DEVICE', reachableDevices: 0 };
    await eventually(async () =>
      expect(await availability()).toEqual({ [owner.userId]: nothing, [member.userId]: nothing }),
    );
    await report('REGISTERED');
    await seen.frame(
      (payload) =>
        payload.mainUserId === member.userId &&
        payload.deviceAvailability?.reachable &&
        payload.presence === 'AVAILABLE',
    );
    expect((await availability())[member.userId]).toEqual({ reachable: true, reason: null, reachableDevices: 1 });
    expect(await mine()).toMatchObject([{ id: 'laptop', label: 'Firefox on Linux', isReachable: true, reason: null }]);
    await report('GONE');
    await seen.frame(
      (payload) =>
        payload.mainUserId === member.userId &&
        payload.deviceAvailability?.reason === 'SIGNED_OUT' &&
        payload.presence === 'OFFLINE',
    );
    expect((await mine())[0]).toMatchObject({ isReachable: false, reason: 'SIGNED_OUT' });
    expect((await owner.api.refused('mutation { removeDevice(id: "laptop") }')).code).toBe('NOT_FOUND');
    expect((await member.api.run('mutation { removeDevice(id: "laptop") }')).removeDevice).toBe(true);
    expect(await mine()).toEqual([]);
  });
});

describe('lists for forms', () => {
  const inGerman = async (query: string) => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'de-AT,de;q=0.9' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { data: Payload }).data;
  };

  test('are public, and in the reader’s language', async () => {
    const fields =
      'code name dialPrefix language currency currencySymbol currencyRate callServiceTypes smsServiceTypes fundTopupOptions callAvailability smsAvailability isSuggested';
    const { fetchCountries } = await new Api(product.url).run(`{ fetchCountries { ${fields} } }`);
    expect(fetchCountries.length).toBeGreaterThan(230);
    const byCode = new Map<string, Payload>(fetchCountries.map((country: Payload) => [country.code, country]));
    expect(byCode.get('KE')).toMatchObject({
      name: 'Kenya',
      dialPrefix: '+254',
      currency: 'KES',
      currencyRate: null,
      callAvailability: true,
      callServiceTypes: ['PHONE_NUMBER'],
      isSuggested: false,
    });
    expect(byCode.get('GB')).toMatchObject({ dialPrefix: '+44', callAvailability: false });
    expect(fetchCountries.filter(({ isSuggested }: Payload) => isSuggested)).toHaveLength(6);
    const german = await inGerman('{ fetchCountries { code name } fetchIndustries { value label } }');
    expect(german.fetchCountries).toContainEqual({ code: 'DE', name: 'Deutschland' });
    expect(german.fetchIndustries).toContainEqual({ value: 'education', label: 'Bildung' });
    const { fetchIndustries, getEnumTypes } = await new Api(product.url).run(
      '{ fetchIndustries { value label } getEnumTypes(names: ["WorkspaceStatus", "CallPhase"]) { name values } }',
    );
    expect(fetchIndustries.at(-1)).toEqual({ value: 'other', label: 'Other' });
    expect(getEnumTypes).toContainEqual({
      name: 'WorkspaceStatus',
      values: ['ACTIVE', 'SUSPENDED', 'Deactivated', 'Uninstalled'],
    });
  });

  test('addresses are suggested without any service', async () => {
    const { suggestAddresses } = await ana.api.run(
      '{ suggestAddresses(text: "12 Main St, Portl", country: "US") { label address1 city state zip country } }',
    );
    expect(suggestAddresses[0]).toEqual({
      label: '12 Main St, Portland, Oregon, US',
      address1: '12 Main St',
      city: 'Portland',
      state: 'Oregon',
      zip: '',
      country: 'US',
    });
    expect((await new Api(product.url).refused('{ suggestAddresses(text: "Portl") { city } }')).code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('the overview’s checklist counts what there is', async () => {
    const { createContact } = await ana.api.run(
      'mutation ($key: String!) { createContact(firstName: "Tom", phoneNumber: "(503) 555-0188", defaultCountry: "US", idempotencyKey: $key) { id } }',
      { key: randomUUID() },
    );
    expect(createContact.id).toBeTruthy();
    const { getWorkspaceDashboardChecklist } = await ana.api.run(
      '{ getWorkspaceDashboardChecklist { senderIdsAndShortCodesCount phoneNumbersCount contactsCount subscriberListsCount numbersWithBusinessHoursCount } }',
    );
    expect(getWorkspaceDashboardChecklist).toEqual({
      senderIdsAndShortCodesCount: 0,
      phoneNumbersCount: 0,
      contactsCount: 1,
      subscriberListsCount: 0,
      numbersWithBusinessHoursCount: 0,
    });
  });
});

describe('the activity summary', () => {
  test('comes by mail in the reader’s language, and in the workspace’s to who has no account, with what happened', async () => {
    const carmen = await anOwner(product.url, 'Carmen');
    const office = `office.${carmen.email}`;
    await carmen.api.run(
      `mutation ($emails: [String!]) { updateWorkspace(displayName: "Nutria", language: "es",
        activitySummaryNotificationSettings: { interval: DAILY, emails: $emails }) { id } }`,
      { emails: [carmen.email, office] },
    );
    await outside.text(PEER, carmen.number.number, 'Hola');
    await eventually(async () =>
      expect((await carmen.api.run('{ fetchInbox { metadata { count } } }')).fetchInbox.metadata.count).toBe(1),
    );
    const workspace = product.services.find(({ name }) => name === 'workspace')!.db.pool;
    const counted = async () => {
      const client = await workspace.connect();
      try {
        await client.query('BEGIN');
        await client.query(`SELECT set_config('app.workspace_id', $1, true)`, [carmen.workspaceId]);
        // A night passes: what happened today was yesterday.
        const { rowCount } = await client.query(`UPDATE activity_day SET day = day - 1 WHERE texts_in = 1`);
        await client.query('COMMIT');
        return rowCount;
      } finally {
        client.release();
      }
    };
    await eventually(async () => expect(await counted()).toBe(1));
    await workspace.query('UPDATE summary_due SET due_at = now() WHERE target_workspace = $1', [carmen.workspaceId]);
    // What runs each minute by itself runs now.
    await workspace.query(`INSERT INTO pgboss.job (name, data) VALUES ('due-summaries', '{}')`);
    await eventually(async () => {
      const subjectsTo = async (email: string) => (await outside.mail(email)).map(({ subject }) => subject);
      expect(await subjectsTo(office)).toContain('Nutria: llamadas y mensajes de ayer');
      expect(await subjectsTo(carmen.email)).toContain("Nutria: yesterday's calls and texts");
    }, 100_000);
  });
});

describe('closing', () => {
  test('takes the typed name, leaves the sight of it, and is undone by the owner', async () => {
    const { owner, member, workspaceId } = await twoPeople('Otter Bikes');
    const close = 'mutation ($name: String!) { deactivateWorkspace(name: $name) { status } }';
    expect((await member.api.refused(close, { name: 'Otter Bikes' })).code).toBe('FORBIDDEN_ROLE');
    expect(await owner.api.refused(close, { name: 'otter' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'name',
    });
    expect((await owner.api.run(close, { name: 'Otter Bikes' })).deactivateWorkspace.status).toBe('Deactivated');
    await eventually(
      async () =>
        expect(await member.api.refused('{ fetchContacts { data { id } } }')).toMatchObject({ code: 'FORBIDDEN_ROLE' }),
      30_000,
    );
    const { getCurrentUserWorkspaces } = await member.api.run('{ getCurrentUserWorkspaces { id status } }');
    expect(getCurrentUserWorkspaces).toEqual([{ id: workspaceId, status: 'Deactivated' }]);
    const reopen = 'mutation ($id: ID!) { reactivateWorkspace(workspaceId: $id) { status } }';
    expect((await member.api.refused(reopen, { id: workspaceId })).code).toBe('FORBIDDEN_ROLE');
    expect((await owner.api.run(reopen, { id: workspaceId })).reactivateWorkspace.status).toBe('ACTIVE');
    await eventually(async () =>
      expect((await member.api.run('{ fetchContacts { data { id } } }')).fetchContacts.data).toEqual([]),
    );
  });
});
