import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { EmergencyCallPlacedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';

const kit = await workspaceTestkit();
const { clock, deps } = kit;

it('an emergency call is told to the owner and admins alone: who dialled, when, in the bell and by a mail each, once', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { language: 'de' });
  const member = await kit.join(workspaceId, 'MEMBER', true, { firstName: 'Mia', lastName: 'Weber' });
  const threadId = deps.ids.uuid();
  const conversation = {
    id: deps.ids.uuid(),
    workspaceId,
    threadId,
    direction: 'OUTBOUND',
    peerNumber: '911',
    phoneNumber: '+14155550100',
    agentUserId: member,
    createdAt: timestampFromDate(clock.now()),
    call: { status: 'PENDING', isEmergency: true },
  };
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language));
  };
  for (const _ of [1, 2]) await kit.deliver(EmergencyCallPlacedSchema, { conversation }, threadId, workspaceId);
  expect(await bell(owner)).toMatchObject([
    {
      kind: 'EMERGENCY_CALL',
      message: 'Mia Weber called the emergency number 911',
      url: `/inbox?conversationId=${conversation.id}`,
      ways: ['toast', 'push', 'sound'],
    },
  ]);
  expect((await bell(admin)).map(({ message }) => message)).toEqual(['Mia Weber hat den Notruf 911 gewählt']);
  expect(await bell(member)).toEqual([]);
  await eventually(() =>
    expect(kit.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Mia Weber called the emergency number 911',
      'Mia Weber hat den Notruf 911 gewählt',
    ]),
  );
  const [mail] = kit.mails.filter(({ subject }) => subject.includes('called'));
  expect(mail?.text).toContain('+14155550100');
  expect(mail?.text).toContain(String(clock.now().getUTCFullYear()));
});
