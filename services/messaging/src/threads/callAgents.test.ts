/** The history, narrowed down to one of ours: calls that they had, be it for a while. */
import type { JsonObject } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from 'vitest';
import { call, clock, db, deps, everyone, ownMessaging, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { callItemFrom } from '../timeline/describe.ts';
import { listCallHistory } from '../calls/listCalls.ts';

ownMessaging();

const [ANA, BEN, CYD] = [
  '0190a000-0000-7000-8000-0000000000a1',
  '0190a000-0000-7000-8000-0000000000b1',
  '0190a000-0000-7000-8000-0000000000c1',
];
const had = (userId: string) => ({ userId, beganAt: timestampFromDate(clock.now()), heldMs: 0 });
const history = (agentUserId: string, principal = everyone()) =>
  listCallHistory(deps)({ direction: '', statuses: [], phoneNumberId: '', contactId: '', agentUserId }, principal);
const found = async (agentUserId: string, principal = everyone()) => {
  const { rows, metadata } = await history(agentUserId, principal);
  expect(metadata.count).toBe(rows.length);
  return rows.map(({ callId }) => callId);
};

test('has the calls of who handed them over, of who took part, and of who has them now, from that moment on', async () => {
  const id = db.ids.uuid();
  await call(1, {}, id);
  expect(await found(ANA)).toEqual([]);
  await call(2, { status: 'ON_GOING', agentUserId: ANA, stretches: [had(ANA)] }, id);
  expect(await found(ANA)).toEqual([id]);
  await call(3, { status: 'ON_GOING', agentUserId: BEN, stretches: [had(ANA), had(BEN)] }, id);
  await call(5, { status: 'COMPLETED', agentUserId: BEN, stretches: [had(ANA), had(BEN), had(CYD), had(BEN)] }, id);
  await call(4, { status: 'ON_GOING', agentUserId: BEN, stretches: [had(ANA), had(BEN)] }, id);
  for (const userId of [ANA, BEN, CYD]) expect(await found(userId)).toEqual([id]);
  expect(await found(db.ids.uuid())).toEqual([]);
  const [row] = (await history(ANA)).rows;
  expect(row?.agentUserId).toBe(BEN);
  expect(callItemFrom(row?.call as JsonObject).hadUserIds).toEqual([ANA, BEN, CYD]);
});

test('has the agent alone where nobody kept more, and who had it before a release before wrote it', async () => {
  const id = db.ids.uuid();
  await call(1, { direction: 'OUTBOUND', status: 'OUTGOING', agentUserId: ANA }, id);
  expect(await found(ANA)).toEqual([id]);
  await call(2, { status: 'ON_GOING', agentUserId: ANA, stretches: [had(ANA)] }, id);
  await call(3, { status: 'ON_GOING', agentUserId: BEN }, id);
  await call(4, { status: 'COMPLETED', agentUserId: BEN }, id);
  for (const userId of [ANA, BEN]) expect(await found(userId)).toEqual([id]);
});

test('has no calls of another workspace, nor any that the person may not see', async () => {
  const id = db.ids.uuid();
  await call(
    1,
    { status: 'COMPLETED', agentUserId: BEN, addressedUserIds: [ANA, BEN], stretches: [had(ANA), had(BEN)] },
    id,
  );
  await textFrom('and a text');
  const elsewhere = db.ids.uuid();
  expect(await found(ANA, testPrincipal(elsewhere, 'all', { userId: ANA }))).toEqual([]);
  expect(await found(ANA, testPrincipal(ws, 'own', { userId: ANA }))).toEqual([id]);
  expect(await found(ANA, testPrincipal(ws, 'own', { userId: CYD }))).toEqual([]);
  expect(await db.tenant(elsewhere, ({ tx }) => tx.callAgent.findMany())).toEqual([]);
  const itemId = (await history(ANA)).rows[0]?.id ?? '';
  await expect(
    db.tenant(elsewhere, ({ tx }) => tx.callAgent.createMany({ data: [{ workspaceId: ws, userId: CYD, itemId }] })),
  ).rejects.toThrow('row-level security');
});
