import { RegistrationDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { deps } = kit;
const NUMBER = '+18335550160';

it('what the carriers decide on a registration is told to the owner and admins, each decision once', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { language: 'de' });
  const member = await kit.join(workspaceId, 'MEMBER');
  const registrationId = deps.ids.uuid();
  const phoneNumberId = deps.ids.uuid();
  const rejected = { status: 'REJECTED', decisionId: deps.ids.uuid() };
  const approved = { status: 'APPROVED', decisionId: deps.ids.uuid(), phoneNumberId, number: NUMBER };
  for (const decision of [rejected, rejected, approved])
    await kit.deliver(RegistrationDecidedSchema, { registrationId, ...decision }, registrationId, workspaceId);
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language)).toSorted((a, b) => (a.kind! < b.kind! ? -1 : 1));
  };
  expect(await bell(owner)).toMatchObject([
    {
      kind: 'REGISTRATION_APPROVED',
      message: `Texts to the US are approved (${NUMBER})`,
      url: `/settings/compliance?number=${phoneNumberId}`,
      ways: ['toast', 'push', 'sound'],
    },
    { kind: 'REGISTRATION_REJECTED', url: '/settings/compliance' },
  ]);
  expect((await bell(admin))[1]?.message).toContain('abgelehnt');
  expect(await bell(member)).toEqual([]);
});
