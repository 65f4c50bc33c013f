import { describe, expect, it } from 'vitest';
import { toUserProfile } from '../members/member.ts';
import { setPresence } from '../members/setPresence.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toSettings } from './profileSettings.ts';
import { updateProfileSettings } from './updateProfileSettings.ts';
import type { WorkingHours } from './workingHours.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
type Blocks = WorkingHours['days'][number]['blocks'];

/** `blocks` by weekday, 1 (Monday) to 7 (Sunday). */
const hours = (blocks: Record<number, Blocks>, change: Partial<WorkingHours> = {}): WorkingHours => ({
  enabled: true,
  timezone: 'Africa/Lagos',
  days: [7, 6, 5, 4, 3, 2, 1].map((weekday) => ({ weekday, blocks: blocks[weekday] ?? [] })),
  ...change,
});
const block = (start: string, end: string) => ({ start, end });

describe('a member’s own hours', () => {
  it('are off and of the workspace’s zone until they are set; then they are told with the member', async () => {
    const { principal } = await kit.owned();
    const before = toSettings((await updateProfileSettings(deps)({ version: 0 }, principal)).settings);
    expect(before.workingHours).toMatchObject({ enabled: false, timezone: 'Europe/Madrid' });
    const blocks = [block('13:30', '18:00'), block('12:00', '12:30'), block('09:00', '12:00')];
    const { member } = await updateProfileSettings(deps)(
      { version: 0, workingHours: hours({ 5: blocks, 6: [block('20:00', '02:00')] }) },
      principal,
    );
    const told = toUserProfile(member).workingHours;
    expect(told).toMatchObject({ enabled: true, timezone: 'Africa/Lagos' });
    expect(told?.days?.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // Those that touch are one.
    expect(told?.days?.[4]?.blocks).toMatchObject([block('09:00', '12:30'), block('13:30', '18:00')]);
    expect(told?.days?.[5]?.blocks).toMatchObject([block('20:00', '02:00')]);
  });

  it.each([
    ['six days', 'VALIDATION_FAILED', hours({ 1: [block('09:00', '17:00')] }, { days: [] })],
    [
      'five blocks in a day',
      'VALIDATION_FAILED',
      hours({ 1: [1, 2, 3, 4, 5].map((hour) => block(`0${hour}:00`, `0${hour}:30`)) }),
    ],
    ['a time that is none', 'VALIDATION_FAILED', hours({ 1: [block('24:00', '25:00')] })],
    ['no block at all', 'VALIDATION_FAILED', hours({})],
    ['a zone that is none', 'VALIDATION_FAILED', hours({ 1: [block('09:00', '17:00')] }, { timezone: 'Moon' })],
    ['blocks that overlap', 'HOURS_OVERLAP', hours({ 1: [block('09:00', '12:00'), block('11:59', '13:00')] })],
    [
      'a night that reaches into the next morning',
      'HOURS_OVERLAP',
      hours({ 5: [block('20:00', '02:00')], 6: [block('01:00', '05:00')] }),
    ],
    [
      'a Sunday night that reaches into Monday',
      'HOURS_OVERLAP',
      hours({ 1: [block('00:30', '05:00')], 7: [block('22:00', '01:00')] }),
    ],
  ])('refuse %s', async (_what, code, workingHours) => {
    const { principal } = await kit.owned();
    await expect(updateProfileSettings(deps)({ version: 0, workingHours }, principal)).rejects.toMatchObject({ code });
  });

  it('a presence chosen once more is told once more: AVAILABLE means from now on, BUSY stays BUSY', async () => {
    const { principal } = await kit.owned();
    const told = async () =>
      (await kit.eventsOf(principal.workspaceId)).filter((type) => type === 'workspace.member.changed.v1');
    const before = (await told()).length;
    for (const availabilityStatus of ['AVAILABLE', 'AVAILABLE', 'BUSY', 'BUSY'])
      await setPresence(deps)({ availabilityStatus }, principal);
    expect((await told()).length - before).toBe(3);
  });
});
