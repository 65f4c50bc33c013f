import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CallMissedSchema, RecordingMissingSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;
const PEER = '+16285550136';

it('a recording that is missing is told to the owner and admins alone, once, and stays until they have seen it', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const admin = await kit.join(workspaceId, 'ADMIN', true, { language: 'de' });
  const member = await kit.join(workspaceId, 'MEMBER');
  const left = await kit.join(workspaceId, 'ADMIN');
  const { id: teamId } = await db.tenant(workspaceId, async ({ tx }) => {
    await tx.userProfile.updateMany({ where: { userId: left }, data: { status: 'DEACTIVATED' } });
    const team = await tx.team.findFirstOrThrow({ where: { isDefault: true } });
    const people = { workspaceId, teamId: team.id };
    await tx.teamMember.createMany({
      data: [
        { ...people, userId: owner, position: 0 },
        { ...people, userId: member, position: 1 },
      ],
      skipDuplicates: true,
    });
    return team;
  });
  const threadId = deps.ids.uuid();
  const conversation = {
    id: deps.ids.uuid(),
    workspaceId,
    threadId,
    peerNumber: PEER,
    phoneNumber: '+14155550100',
    createdAt: timestampFromDate(clock.now()),
    call: { status: 'VOICEMAIL' },
  };
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language));
  };
  // The caller left a message, which the team is told of before it turns out that its file does not come.
  await kit.deliver(CallMissedSchema, { conversation, teamIds: [teamId] }, threadId, workspaceId);
  for (const _ of [1, 2]) await kit.deliver(RecordingMissingSchema, { conversation }, threadId, workspaceId);
  const missing = {
    kind: 'RECORDING_MISSING',
    message: `The recording of a call with ${PEER} is missing`,
    url: `/inbox?conversationId=${conversation.id}`,
    ways: [],
  };
  expect(await bell(owner)).toMatchObject([missing, { kind: 'VOICEMAIL' }]);
  expect((await bell(admin)).map(({ message }) => message)).toEqual([
    `Die Aufzeichnung eines Anrufs mit ${PEER} fehlt`,
  ]);
  expect((await bell(member)).map(({ kind }) => kind)).toEqual(['VOICEMAIL']);
  expect(await bell(left)).toEqual([]);
  // Whoever has dealt with the caller has not dealt with this.
  const thread = { id: threadId, workspaceId, state: 'DONE' };
  await kit.deliver(ThreadChangedSchema, { thread }, threadId, workspaceId);
  expect(await bell(owner)).toMatchObject([missing]);
  expect(await bell(member)).toEqual([]);
});
