/** A caller who is blocked and let call again, through all services: what rings, what the history says, and what is not counted. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { openPhone, OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550186';
const BLOCK = 'mutation ($input: BlockNumberInput!) { blockNumber(input: $input) { id number reason blockedByName } }';
const UNBLOCK = 'mutation ($number: String!) { unblockNumber(number: $number) { number } }';

export async function executeBlockList(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const phone = await openPhone(owner.api, { tone: 'none' });
  const heard = bea.api.subscribe('subscription { blockListChanged { number blocked } }');
  const { blockNumber } = await owner.api.run(BLOCK, { input: { number: '(503) 555-0186', reason: 'Sells toner' } });
  expect(blockNumber).toMatchObject({ number: CALLER, reason: 'Sells toner', blockedByName: 'Ana Test' });
  expect(await heard.frame(() => true)).toEqual({ number: CALLER, blocked: true });

  const { sid } = await outside.call(CALLER, owner.number.number, 'silence');
  const history = '{ fetchConversations(channel: call) { data { peerNumber contactId call { status endReason } } } }';
  const rejected = { peerNumber: CALLER, contactId: null, call: { status: 'REJECTED', endReason: 'BLOCKED' } };
  await eventually(async () => expect((await owner.api.run(history)).fetchConversations.data).toEqual([rejected]));
  await eventually(async () => expect((await outside.callOf(sid)).status).toBe('failed'));
  // It is nobody's missed call.
  const counts = '{ fetchWorkspaceNotifications { totalUnread } fetchInbox { data { unreadCount } } }';
  expect(await owner.api.run(counts)).toEqual({
    fetchWorkspaceNotifications: { totalUnread: 0 },
    fetchInbox: { data: [{ unreadCount: 0 }] },
  });

  // Members see the list, and change nothing of it.
  const list = 'query ($query: String) { fetchBlockedNumbers(query: $query) { data { number blockedBy { id } } } }';
  expect((await bea.api.run(list, { query: 'toner' })).fetchBlockedNumbers.data).toMatchObject([{ number: CALLER }]);
  expect(await bea.api.refused(UNBLOCK, { number: CALLER })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  expect(await bea.api.refused(BLOCK, { input: { number: CALLER } })).toMatchObject({ code: 'FORBIDDEN_ROLE' });

  await owner.api.run(UNBLOCK, { number: CALLER });
  expect(await heard.frame(({ blocked }) => !blocked)).toEqual({ number: CALLER, blocked: false });
  expect(await owner.api.refused(UNBLOCK, { number: CALLER })).toMatchObject({ code: 'NOT_FOUND' });
  const again = await outside.call(CALLER, owner.number.number, 'silence');
  await phone.ring();
  await outside.hangUp(again.sid);
  const audit = '{ auditLog(first: 50) { data { action targetName actorName changes { field after } } } }';
  await eventually(async () => {
    const { auditLog } = await owner.api.run(audit);
    const noted = (auditLog.data as { action: string }[]).filter(({ action }) => action.startsWith('caller.'));
    expect(noted).toMatchObject([
      { action: 'caller.unblocked', targetName: CALLER, changes: [] },
      { action: 'caller.blocked', targetName: CALLER, changes: [{ field: 'reason', after: 'Sells toner' }] },
    ]);
  });
}
