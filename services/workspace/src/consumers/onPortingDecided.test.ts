import { PortingDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
const number = '+15035550132';

it('what becomes of an order that brings numbers is told to the owner and admins, each step once', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { language: 'de' });
  const member = await kit.join(workspaceId, 'MEMBER');
  const orderId = deps.ids.uuid();
  const signature = { status: 'ACTION_NEEDED', awaitsSignature: true, decisionId: deps.ids.uuid() };
  const rejected = { status: 'ACTION_NEEDED', decisionId: deps.ids.uuid() };
  const done = { status: 'COMPLETED', decisionId: deps.ids.uuid() };
  for (const step of [signature, signature, rejected, done])
    await kit.deliver(PortingDecidedSchema, { orderId, number, numbers: 1, ...step }, orderId, workspaceId);
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language)).toSorted((a, b) => (a.kind! < b.kind! ? -1 : 1));
  };
  expect(await bell(owner)).toMatchObject([
    { kind: 'PORTING_ACTION_NEEDED', url: `/settings/channels/porting?order=${orderId}` },
    { kind: 'PORTING_COMPLETED', message: `${number} is here` },
    { kind: 'PORTING_SIGNATURE' },
  ]);
  expect((await bell(admin))[0]?.message).toContain('abgelehnt');
  expect(await bell(member)).toEqual([]);
});
