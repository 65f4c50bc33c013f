import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { AvailabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { consumers, db, deps, everyone, number, ownMessaging, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { ANA, BEN, DAY, days, over, type Told } from './analytics.testkit.ts';
import type { Asked } from './counted.ts';
import { getSummary } from './getSummary.ts';

ownMessaging();

describe('occupancy', () => {
  /** Telephony tells that a person is there for calls, or no longer. */
  const there = (userId: string, at: string, available: boolean, workspaceId = ws) =>
    deliver(db, consumers, workspaceId, AvailabilityChangedSchema, {
      userId,
      available,
      changedAt: timestampFromDate(new Date(at)),
    });
  /** Who, per cent, and of how many seconds. */
  const occupied = async (asked: Asked = DAY, principal = everyone()) =>
    (await getSummary(deps)(asked, principal)).people!.map(({ userId, occupancy, availableSeconds }) => [
      userId,
      occupancy,
      availableSeconds,
    ]);
  const talk = (at: string, agent: string, more: Partial<Told> = {}) =>
    over({ at, answered: 10, lasted: 610, talkTimeSeconds: 540, wrapUpSeconds: 60, agent, ...more });

  test('is talk, hold and wrap-up of the time in which the person was there for calls', async () => {
    await there(ANA, '2026-11-20T09:00:00Z', true);
    // 9 minutes of talk, 1 on hold, 1 of wrap-up: 11 of 110.
    await talk('2026-11-20T09:30:00Z', ANA);
    await there(ANA, '2026-11-20T10:50:00Z', false);
    expect(await occupied()).toEqual([[ANA, expect.closeTo(10), 6600]]);
  });

  test('counts calls of who chose to be busy as time there, and no second twice', async () => {
    await there(ANA, '2026-11-20T09:00:00Z', true);
    await there(ANA, '2026-11-20T09:11:00Z', false);
    // Ends when the call's wrap-up does; the second call is placed by who is not there for others.
    await talk('2026-11-20T08:59:50Z', ANA);
    await talk('2026-11-20T12:00:00Z', ANA, { direction: 'OUTBOUND' });
    expect(await occupied()).toEqual([[ANA, expect.closeTo(100), 1320]]);
  });

  test('begins with the first time that is known, ends with the range, and goes on until now', async () => {
    await talk('2026-11-20T08:00:00Z', ANA);
    expect(await occupied()).toEqual([[ANA, undefined, 0]]);
    await there(ANA, '2026-11-20T23:00:00Z', true);
    await talk('2026-11-20T23:54:00Z', ANA);
    // 5:50 of the 11 minutes lie in the day; the clock of the test stands at 09:00 of the next one.
    expect(await occupied()).toEqual([[ANA, expect.closeTo(350 / 36), 3600]]);
    expect(await occupied(days('2026-11-21'))).toEqual([[ANA, expect.closeTo(310 / 324), 32_400]]);
    expect(await occupied(days('2026-11-22'))).toEqual([]);
  });

  test('shows who was there and had no call, where the whole workspace is reported on', async () => {
    await there(ANA, '2026-11-20T09:00:00Z', true);
    await there(BEN, '2026-11-20T09:00:00Z', true);
    await talk('2026-11-20T09:00:00Z', BEN);
    const ofBen = [BEN, expect.closeTo(100 * (11 / 900)), 54_000];
    const idle = [ANA, 0, 54_000];
    expect(await occupied()).toEqual([ofBen, idle]);
    expect(await occupied({ ...DAY, filter: { phoneNumberIds: [], teamIds: [], userIds: [ANA] } })).toEqual([idle]);
    expect(await occupied({ ...DAY, filter: { phoneNumberIds: [number.id], teamIds: [], userIds: [] } })).toEqual([
      ofBen,
    ]);
    expect(await occupied(DAY, testPrincipal(ws, 'own', { userId: ANA }))).toEqual([idle]);
    for (const scope of ['team', undefined] as const)
      expect(await occupied(DAY, testPrincipal(ws, 'all', { userId: ANA, scope: () => scope }))).toEqual([]);
  });

  test('is told once, in whatever way it is told again; and nobody hears of another workspace', async () => {
    await there(ANA, '2026-11-20T09:00:00Z', true);
    await there(ANA, '2026-11-20T09:00:00Z', true);
    await there(ANA, '2026-11-20T10:00:00Z', false);
    await there(ANA, '2026-11-20T10:00:00Z', false);
    await there(BEN, '2026-11-20T10:00:00Z', true, db.ids.uuid());
    expect(await occupied()).toEqual([[ANA, 0, 3600]]);
  });
});
