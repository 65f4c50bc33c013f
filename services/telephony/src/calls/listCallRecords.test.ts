import { expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { listCallRecords } from './listCallRecords.ts';
import { placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { deps, apply, db } = world;
const list = listCallRecords(deps);
const SID = `CA${'7'.repeat(32)}`;

it('tells the timelines of several calls, and the carrier’s ids only to who sees all calls', async () => {
  const ours = await world.workspace(['Ana', 'Ben'], '+16025550110');
  const theirs = await world.workspace(['Eve'], '+16025550111');
  const [anaId = '', benId = ''] = ours.people.map(({ userId }) => userId);
  const ana = principalOf(ours.workspaceId, anaId);
  const place = async (userId: string, idempotencyKey: string) => {
    const asked = { phoneNumberId: ours.phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey };
    const by = principalOf(ours.workspaceId, userId);
    const { id } = await placeCall(deps, apply)(asked, by);
    await endCall(deps, apply)(id, by);
    return id;
  };
  const [first, second] = [await place(anaId, 'a'), await place(benId, 'b')];
  const outside = (await world.readState(ours.workspaceId, first)).outsideLegId;
  await db.tenant(
    ours.workspaceId,
    ({ tx }) =>
      tx.$executeRaw`UPDATE call SET state = jsonb_set(state, ${['legs', outside, 'sid']}::text[], ${JSON.stringify(SID)}::jsonb)
      WHERE id = ${first}::uuid`,
  );
  const callIds = [first, second, 'no-id'];
  const told = async (principal: typeof ana, withoutEntries = false) =>
    new Map((await list({ callIds, withoutEntries }, principal)).map((record) => [record.callId, record]));

  const all = await told(ana);
  expect(new Set(all.keys())).toEqual(new Set([first, second]));
  // Each call has its own lines, in order.
  for (const id of [first, second]) expect(all.get(id)?.entries).toEqual(await getCallTimeline(deps)(id, ana));
  expect(all.get(first)?.entries?.length).toBeGreaterThan(1);
  expect([all.get(first)?.carrierSid, all.get(second)?.carrierSid]).toEqual([SID, '']);
  expect((await told(ana, true)).get(first)).toMatchObject({ carrierSid: SID, entries: [] });

  // Whose scope is the team, or the own calls, reads the lines and not the carrier's id.
  const team = await told(principalOf(ours.workspaceId, db.ids.uuid(), { scope: 'team', teamIds: [ours.teamId] }));
  expect([...team.values()].map(({ carrierSid }) => carrierSid)).toEqual(['', '']);
  const own = await told(principalOf(ours.workspaceId, benId, { scope: 'own' }));
  expect([...own.keys()]).toEqual([second]);
  expect(await list({ callIds, withoutEntries: false }, principalOf(theirs.workspaceId, anaId))).toEqual([]);
  const many = { callIds: Array.from({ length: 101 }, () => first), withoutEntries: true };
  await expect(list(many, ana)).rejects.toMatchObject({ field: 'callIds' });
});
