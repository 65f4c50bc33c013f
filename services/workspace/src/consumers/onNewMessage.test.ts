import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import {
  ConversationAssignedSchema,
  ConversationChangedSchema,
  ThreadChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { mailNews } from '../notifications/mailMentions.ts';
import { listNotifications } from '../notifications/readState.ts';
import { toNotification } from '../notifications/notification.ts';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;
const PEER = '+16285550136';

/** A workspace whose team has its owner Ana and Bea; Cem is in no team. */
async function office() {
  const { workspaceId, userId: ana } = await kit.owned();
  const bea = await kit.join(workspaceId, 'MEMBER', true, { language: 'de', email: `bea-${db.ids.uuid()}@x.example` });
  const cem = await kit.join(workspaceId, 'MEMBER', true, { firstName: 'Cem' });
  const { id: teamId } = await db.tenant(workspaceId, async ({ tx }) => {
    const team = await tx.team.findFirstOrThrow({ where: { isDefault: true } });
    await tx.teamMember.createMany({
      data: [ana, bea].map((userId, position) => ({ workspaceId, teamId: team.id, userId, position })),
      skipDuplicates: true,
    });
    return team;
  });
  const threadId = db.ids.uuid();
  const thread = { id: threadId, workspaceId, peerNumber: PEER, teamIds: [teamId], state: 'OPEN' };
  const item = (direction: string, body: string, more: object) => ({
    id: db.ids.uuid(),
    workspaceId,
    threadId,
    direction,
    peerNumber: PEER,
    phoneNumber: '+14155550100',
    createdAt: timestampFromDate(clock.now()),
    message: { body },
    ...more,
  });
  const writes = (body: string, { assigned = {}, more = {} }: { assigned?: object; more?: object } = {}) =>
    kit.deliver(
      ConversationChangedSchema,
      { conversation: item('INBOUND', body, more), thread: { ...thread, ...assigned }, created: true },
      threadId,
      workspaceId,
    );
  const answers = (userId: string) =>
    kit.deliver(
      ConversationChangedSchema,
      { conversation: item('OUTBOUND', 'Yes', { agentUserId: userId }), thread, created: true },
      threadId,
      workspaceId,
    );
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language));
  };
  const wants = async (userId: string, settings: object) =>
    updateProfileSettings(deps)({ version: 0, ...settings }, await kit.actor(userId, workspaceId));
  return { workspaceId, ana, bea, cem, teamId, thread, threadId, writes, answers, bell, wants };
}

describe('a text from outside', () => {
  it('is told to the team of the number, with how it begins to those who want previews', async () => {
    const { ana, bea, cem, writes, bell, wants, threadId } = await office();
    await wants(bea, { includeMessagePreview: false });
    await writes('Is the van ready?');
    expect(await bell(ana)).toMatchObject([
      {
        kind: 'NEW_MESSAGE',
        message: `${PEER}: Is the van ready?`,
        excerpt: 'Is the van ready?',
        threadId,
        ways: ['toast', 'push', 'sound'],
      },
    ]);
    expect(await bell(bea)).toMatchObject([{ message: `Neue Nachricht von ${PEER}`, excerpt: '' }]);
    expect(await bell(cem)).toEqual([]);
  });

  it('stands in the bell once for each conversation, and a burst is told once', async () => {
    const { ana, writes, bell } = await office();
    await writes('One');
    clock.advance(2_000);
    await writes('Two');
    expect(await bell(ana)).toMatchObject([{ excerpt: 'Two', ways: [] }]);
    clock.advance(6_000);
    await writes('Three');
    expect(await bell(ana)).toMatchObject([{ excerpt: 'Three', ways: ['toast', 'push', 'sound'] }]);
  });

  it('is told alone to whom the conversation is assigned', async () => {
    const { ana, cem, writes, bell, teamId } = await office();
    await writes('For Cem', { assigned: { assigneeKind: 'USER', assigneeId: cem } });
    expect([await bell(ana), await bell(cem)]).toMatchObject([[], [{ excerpt: 'For Cem' }]]);
    await writes('For the team', { assigned: { assigneeKind: 'TEAM', assigneeId: teamId } });
    expect(await bell(ana)).toMatchObject([{ excerpt: 'For the team' }]);
  });

  it('waits for no one once a teammate has answered, or marked the conversation as done', async () => {
    const { ana, bea, writes, answers, bell, thread, threadId, workspaceId } = await office();
    await writes('Anybody?');
    await answers(bea);
    expect(await bell(ana)).toEqual([]);
    await writes('Thanks');
    await kit.deliver(ThreadChangedSchema, { thread: { ...thread, state: 'DONE' } }, threadId, workspaceId);
    expect(await bell(ana)).toEqual([]);
  });

  it('of yesterday fills no bell', async () => {
    const { ana, writes, bell } = await office();
    await writes('Old', { more: { createdAt: timestampFromDate(new Date(clock.now().getTime() - 2 * 86_400_000)) } });
    expect(await bell(ana)).toEqual([]);
  });

  it('is mailed to who wants that, with what else is unread by then', async () => {
    const { bea, writes, bell, wants, workspaceId } = await office();
    await wants(bea, { channels: [{ event: 'NEW_MESSAGE', email: true }] });
    await writes('Is the van ready?');
    const [waiting] = await bell(bea);
    await mailNews(deps)({ workspaceId, userId: bea, id: waiting?.id ?? '' });
    await mailNews(deps)({ workspaceId, userId: bea, id: waiting?.id ?? '' });
    await eventually(() =>
      expect(kit.mails.filter(({ subject }) => subject.startsWith('Ungelesene Nachrichten'))).toHaveLength(1),
    );
    expect(kit.mails.at(-1)?.text).toContain(`${PEER}: Is the van ready?`);
  });
});

it('a conversation that is assigned is told to the person, or the team, and not to who took it', async () => {
  const { ana, bea, cem, bell, thread, threadId, teamId, workspaceId } = await office();
  const assign = (to: object, byUserId: string) =>
    kit.deliver(
      ConversationAssignedSchema,
      { thread, byUserId, at: timestampFromDate(clock.now()), ...to },
      threadId,
      workspaceId,
    );
  await assign({ assigneeUserId: cem }, ana);
  expect(await bell(cem)).toMatchObject([
    {
      kind: 'ASSIGNED',
      message: `Ana Example assigned you the conversation with ${PEER}`,
      ways: ['toast', 'push', 'sound'],
    },
  ]);
  await assign({ assigneeUserId: ana }, ana);
  expect(await bell(ana)).toEqual([]);
  await assign({ assigneeTeamId: teamId }, bea);
  expect(await bell(ana)).toHaveLength(1);
  expect(await bell(bea)).toEqual([]);
});
