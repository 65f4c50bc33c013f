/** Calls that several of ours had, one after the other or at once: each has their own share, and the workspace has the call once. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver } from '@ringline/kit/testing';
import { AvailabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { consumers, db, deps, everyone, ownMessaging, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { ANA, BEN, DAY, over, type Told } from './analytics.testkit.ts';
import { getSummary } from './getSummary.ts';

ownMessaging();

const START = '2026-11-20T09:00:00Z';
const CYD = '0190a000-0000-7000-8000-0000000000c1';
/** Somebody has a call from so many seconds to so many after its beginning, of them so many on hold. */
const had = (userId: string, from: number, to: number, held = 0, at = START) => ({
  userId,
  beganAt: timestampFromDate(new Date(Date.parse(at) + from * 1_000)),
  endedAt: timestampFromDate(new Date(Date.parse(at) + to * 1_000)),
  heldMs: held * 1_000,
});
/** Ana takes it after 10 s, hands it to Ben after 70, of which the caller heard music for 20; Ben talks for 120 s. */
const handedOver = (more: Partial<Told> = {}) =>
  over({
    at: START,
    offered: 2,
    answered: 10,
    lasted: 190,
    talkTimeSeconds: 160,
    wrapUpSeconds: 5,
    agent: BEN,
    endReason: 'TRANSFERRED',
    stretches: [had(ANA, 10, 70, 20), had(BEN, 70, 190)],
    ...more,
  });
const people = async (principal = everyone()) => (await getSummary(deps)(DAY, principal)).people!;
const own = (userId: string) => testPrincipal(ws, 'all', { userId, scope: () => 'own' });

test('each who had it has it among their calls, with their own talk and handling; the workspace has it once', async () => {
  await handedOver();
  const { calls, people: all, peopleCalls } = await getSummary(deps)(DAY, everyone());
  expect(calls).toMatchObject({ inbound: 1, answered: 1, talkSeconds: 160, holdSeconds: 20, totalTalkSeconds: 160n });
  expect(all).toEqual([
    { userId: ANA, answered: 1, placed: 0, talkSeconds: 40n, handleSeconds: 65, missedOffers: 0, availableSeconds: 0 },
    {
      userId: BEN,
      answered: 1,
      placed: 0,
      talkSeconds: 120n,
      handleSeconds: 125,
      missedOffers: 0,
      availableSeconds: 0,
    },
  ]);
  expect(peopleCalls).toEqual({ answered: 1, placed: 0 });
});

test('each wraps up for as long as they took, and the workspace as long as who had it last', async () => {
  await handedOver({
    stretches: [
      { ...had(ANA, 10, 70, 20), wrapUpSeconds: 65 },
      { ...had(BEN, 70, 190), wrapUpSeconds: 2 },
    ],
  });
  const { calls, people: all } = await getSummary(deps)(DAY, everyone());
  expect(calls!.handleSeconds).toBe(160 + 20 + 2);
  expect(all!.map(({ userId, handleSeconds }) => [userId, handleSeconds])).toEqual([
    [ANA, 60 + 65],
    [BEN, 120 + 2],
  ]);
});

test('who has it twice, or at once with others, has each second once, and the call once', async () => {
  await handedOver({
    agent: ANA,
    direction: 'OUTBOUND',
    stretches: [had(ANA, 10, 70, 20), had(BEN, 70, 90), had(ANA, 80, 190), had(CYD, 80, 190)],
  });
  expect(await people()).toMatchObject([
    { userId: ANA, answered: 0, placed: 1, talkSeconds: 150n },
    { userId: BEN, placed: 1, talkSeconds: 20n },
    { userId: CYD, placed: 1, talkSeconds: 110n },
  ]);
});

test('a report of one person, and that of who reads their own alone, has their share and nobody else’s', async () => {
  await handedOver();
  for (const [principal, userIds] of [
    [own(ANA), []],
    [everyone(), [ANA]],
  ] as const) {
    const filter = { phoneNumberIds: [], teamIds: [], userIds: [...userIds] };
    const { calls, ...more } = await getSummary(deps)({ ...DAY, filter }, principal);
    expect(calls).toMatchObject({ inbound: 1, answered: 1, totalTalkSeconds: 40n, holdSeconds: 20, handleSeconds: 65 });
    expect(more.people).toMatchObject([{ userId: ANA, talkSeconds: 40n }]);
    expect(more.peopleCalls).toEqual({ answered: 1, placed: 0 });
  }
  expect(await people(own(CYD))).toEqual([]);
});

test('nobody of another workspace has a share, and none is counted there', async () => {
  await handedOver();
  expect(await people(testPrincipal(db.ids.uuid(), 'all', { userId: ANA }))).toEqual([]);
  const elsewhere = db.ids.uuid();
  const seen = await db.tenant(elsewhere, ({ tx }) => tx.callStretch.findMany());
  expect(seen).toEqual([]);
  await expect(
    db.tenant(elsewhere, ({ tx }) =>
      tx.callStretch.createMany({
        data: [
          {
            workspaceId: ws,
            callId: db.ids.uuid(),
            ordinal: 0,
            userId: ANA,
            beganAt: new Date(START),
            endedAt: new Date(START),
            heldMs: 0,
          },
        ],
      }),
    ),
  ).rejects.toThrow('row-level security');
});

test('occupies each for as long as they had it, and for the wrap-up after that', async () => {
  for (const userId of [ANA, BEN])
    await deliver(db, consumers, ws, AvailabilityChangedSchema, {
      userId,
      available: true,
      changedAt: timestampFromDate(new Date('2026-11-20T23:00:00Z')),
    });
  const at = '2026-11-20T23:30:00Z';
  await handedOver({ at, stretches: [had(ANA, 10, 70, 20, at), had(BEN, 70, 190, 0, at)] });
  expect((await people()).map(({ userId, occupancy }) => [userId, occupancy])).toEqual([
    [ANA, expect.closeTo(6500 / 3600)],
    [BEN, expect.closeTo(12_500 / 3600)],
  ]);
});

test('a call of before, and one that a release before tells of anew, is its agent’s alone, or as it was', async () => {
  const id = await handedOver({ stretches: [] });
  expect(await people()).toMatchObject([{ userId: BEN, answered: 1, talkSeconds: 160n }]);
  await handedOver({ id, version: 10 });
  await handedOver({ id, version: 11, stretches: [] });
  await handedOver({ id, version: 9, stretches: [had(CYD, 10, 190)] });
  expect(await people()).toMatchObject([
    { userId: ANA, talkSeconds: 40n },
    { userId: BEN, talkSeconds: 120n },
  ]);
});
