import { describe, expect, it } from 'vitest';
import { setPresence } from '../members/setPresence.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { getProfileSettings } from './getProfileSettings.ts';
import { toSettings } from './profileSettings.ts';
import { updateProfileSettings } from './updateProfileSettings.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
const week = (start: string, end: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, enabled: weekday !== 7, start, end }));

describe('how a member is notified', () => {
  it('is by the defaults, in the workspace’s zone, until it is changed', async () => {
    const { principal } = await kit.owned();
    const settings = toSettings(await getProfileSettings(deps)({}, principal));
    expect(settings).toMatchObject({
      includeMessagePreview: true,
      playNotificationSound: true,
      sendNotificationWhileOff: false,
      notificationScheduleEnabled: false,
      timezone: 'Europe/Madrid',
    });
    expect(settings.weeklySchedule).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, enabled: weekday < 6, start: '09:00', end: '18:00' })),
    );
    expect(settings.channels).toHaveLength(14);
    expect(settings.channels).toContainEqual({ event: 'MENTION', toast: true, push: true, email: true, always: [] });
    expect(settings.channels).toContainEqual({ event: 'INCOMING_CALL', toast: true, push: true, always: [] });
    expect(settings.channels).toContainEqual({ event: 'SECURITY', push: true, email: true, always: ['email'] });
  });

  it('changes field by field, for the member alone', async () => {
    const { workspaceId, principal } = await kit.owned();
    const bea = { workspaceId, userId: await kit.join(workspaceId, 'MEMBER') };
    await updateProfileSettings(deps)(
      {
        version: 1,
        playNotificationSound: false,
        notificationScheduleEnabled: true,
        timezone: 'America/Bogota',
        weeklySchedule: week('22:00', '06:00').toReversed(),
        channels: [{ event: 'NEW_MESSAGE', email: true }],
      },
      bea,
    );
    const { member } = await updateProfileSettings(deps)(
      { version: 2, channels: [{ event: 'NEW_MESSAGE', push: false }] },
      bea,
    );
    expect(member.profile).toMatchObject({ userId: bea.userId, version: 3 });
    const settings = toSettings(await getProfileSettings(deps)({}, bea));
    expect(settings).toMatchObject({
      includeMessagePreview: true,
      playNotificationSound: false,
      notificationScheduleEnabled: true,
      timezone: 'America/Bogota',
      weeklySchedule: week('22:00', '06:00'),
    });
    expect(settings.channels).toContainEqual({
      event: 'NEW_MESSAGE',
      toast: true,
      push: false,
      email: true,
      always: [],
    });
    expect((await getProfileSettings(deps)({}, principal)).playNotificationSound).toBe(true);
  });

  it.each([
    ['a week of six days', { weeklySchedule: week('09:00', '18:00').slice(1) }, 'settings.weeklySchedule'],
    [
      'a day twice',
      { weeklySchedule: [...week('09:00', '18:00').slice(1), ...week('9:00', '18:00').slice(1, 2)] },
      'settings.weeklySchedule',
    ],
    ['a time that is none', { weeklySchedule: week('9:00', '24:30') }, 'settings.weeklySchedule'],
    ['a day without length', { weeklySchedule: week('09:00', '09:00') }, 'settings.weeklySchedule'],
    ['a zone that is none', { timezone: 'Moon' }, 'settings.timezone'],
    ['an event that is none', { channels: [{ event: 'RAIN', push: true }] }, 'settings.channels'],
    [
      'a way that the event does not have',
      { channels: [{ event: 'INCOMING_CALL', email: true }] },
      'settings.channels',
    ],
    ['silence about the account’s safety', { channels: [{ event: 'SECURITY', email: false }] }, 'settings.channels'],
  ])('refuses %s', async (_what, change, field) => {
    const { principal } = await kit.owned();
    await expect(updateProfileSettings(deps)({ version: 0, ...change }, principal)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });
  });

  it('is changed only by who saw the newest settings', async () => {
    const { principal } = await kit.owned();
    const change = (version: number) =>
      updateProfileSettings(deps)({ version, playNotificationSound: false }, principal);
    await change(1);
    await expect(change(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(change(9)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is saved over a profile that changed otherwise after the page was opened: presence, or the account’s name', async () => {
    const { principal } = await kit.owned();
    await setPresence(deps)({ availabilityStatus: 'BUSY' }, principal);
    const { member } = await updateProfileSettings(deps)({ version: 1, playNotificationSound: false }, principal);
    expect(member.profile).toMatchObject({ availabilityStatus: 'BUSY', version: 3 });
  });
});
