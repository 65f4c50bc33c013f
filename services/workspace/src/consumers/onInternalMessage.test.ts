import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  CommentRemovedSchema,
  InternalChatChangedSchema,
  InternalMessageWrittenSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { eventually } from '@ringline/kit/testing';
import { expect, it } from 'vitest';
import { mailMentions } from '../notifications/mailMentions.ts';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;

/** Three members, of whom the first two are in a team of their own besides everybody's. */
async function aTeam() {
  const { workspaceId, userId: owner } = await kit.owned();
  const mia = await kit.join(workspaceId, 'MEMBER', true, { firstName: 'Mia', lastName: 'Weber' });
  const bea = await kit.join(workspaceId, 'MEMBER');
  const teamId = deps.ids.uuid();
  await db.tenant(workspaceId, async ({ tx }) => {
    const { id: _id, ...team } = await tx.team.findFirstOrThrow({ where: { isDefault: true } });
    await tx.team.create({
      data: { ...team, id: teamId, isDefault: false, name: 'Sales', tags: [...team.tags] } as never,
    });
    await tx.teamMember.createMany({
      data: [mia, owner, bea].map((userId, position) => ({ workspaceId, teamId, userId, position })),
    });
  });
  const chatId = deps.ids.uuid();
  const write = (more: object = {}) => {
    const entryId = deps.ids.uuid();
    const event = {
      chatId,
      teamId,
      messageId: entryId,
      entryId,
      authorUserId: mia,
      commentType: 'INTERNAL_CONVERSATION_TEAM_COMMENT',
      text: 'The van is back',
      at: timestampFromDate(clock.now()),
      ...more,
    };
    return kit.deliver(InternalMessageWrittenSchema, event, chatId, workspaceId).then(() => entryId);
  };
  const bell = async (userId: string, unreadOnly = true) => {
    const own = await listNotifications(deps)({ unreadOnly }, { workspaceId, userId });
    return { ...own, shown: own.rows.map((row) => toNotification(row, own.language)) };
  };
  return { workspaceId, teamId, chatId, owner, mia, bea, write, bell };
}

it('a team is told of what one of it wrote, in one row for the chat; a mention stands by itself', async () => {
  const { teamId, owner, mia, bea, write, bell } = await aTeam();
  await write();
  const [first] = (await bell(owner)).shown;
  expect(first).toMatchObject({
    kind: 'INTERNAL_MESSAGE',
    message: 'Mia Weber: The van is back',
    ways: ['toast', 'push', 'sound'],
    sourceUserId: mia,
    source: '',
  });
  clock.advance(1_000);
  const second = await write({ mentionedUserIds: [bea], text: 'Who takes it?' });
  const [ofOwner] = (await bell(owner)).shown;
  // Within five seconds it is told once, and the bell has the newest.
  expect(ofOwner).toMatchObject({ message: 'Mia Weber: Who takes it?', ways: [] });
  expect((await bell(owner)).shown).toHaveLength(1);
  const { shown, unreadCount, unreadChats } = await bell(bea);
  expect({ unreadCount, unreadChats }).toEqual({ unreadCount: 2, unreadChats: 1 });
  expect(shown.find(({ kind }) => kind === 'MENTION')).toMatchObject({
    source: 'INTERNAL_TEAM_COMMENT',
    referenceId: second,
    teamId,
    url: `/conversations/team/${teamId}?node=${second}&type=INTERNAL_CONVERSATION_TEAM_COMMENT&targetNode=${second}`,
    ways: ['toast', 'push', 'sound'],
  });
  expect((await bell(mia)).shown).toEqual([]);
});

it('who reads the chat has read it in the bell, on every device; what is removed is nowhere', async () => {
  const { workspaceId, chatId, owner, bea, write, bell } = await aTeam();
  const entryId = await write();
  const read = { chatId, teamId: '', readerUserId: bea };
  await kit.deliver(InternalChatChangedSchema, read, chatId, workspaceId);
  expect([(await bell(bea)).unreadCount, (await bell(owner)).unreadCount]).toEqual([0, 1]);
  await kit.deliver(CommentRemovedSchema, { commentId: entryId }, entryId, workspaceId);
  expect((await bell(owner, false)).shown.map(({ message, read: isRead }) => [message, isRead])).toEqual([
    ['Mia Weber wrote to you', true],
  ]);
});

it('a message to one person leads to that chat; an edit tells only who is named for the first time', async () => {
  const { owner, mia, bea, write, bell } = await aTeam();
  const direct = { teamId: '', userIds: [mia, bea], commentType: 'INTERNAL_CONVERSATION_USER' };
  const entryId = await write({ ...direct, mentionedUserIds: [bea] });
  expect((await bell(bea)).shown).toMatchObject([
    {
      kind: 'INTERNAL_MESSAGE',
      url: `/conversations/user/${mia}?node=${entryId}&type=INTERNAL_CONVERSATION_USER&targetNode=${entryId}`,
    },
  ]);
  clock.advance(60_000);
  await write({ edited: true, mentionedUserIds: [bea] });
  expect((await bell(bea)).shown).toHaveLength(2);
  expect((await bell(owner)).shown).toEqual([]);
});

it('mails mentions that nobody read in ten minutes, in one mail and once; messages and what was read are not mailed', async () => {
  const { workspaceId, owner, bea, write, bell } = await aTeam();
  const email = 'bea@mentions.example';
  await db.platform('test', ({ tx }) => tx.userCopy.update({ where: { userId: bea }, data: { email } }));
  // The jobs wait on the database's clock: planned for then, none runs by itself here.
  clock.set(new Date('2035-11-22T10:00:00Z'));
  await write({ text: 'No names' });
  clock.advance(10_000);
  for (const text of ['First', 'Second']) {
    clock.advance(1_000);
    await write({ mentionedUserIds: [bea], text });
  }
  const { rows } = await db.pool.query<{ data: { workspaceId: string; userId: string; id: string } }>(
    "SELECT data FROM pgboss.job WHERE name = 'mail-mentions' AND data->>'workspaceId' = $1 ORDER BY created_on",
    [workspaceId],
  );
  expect(rows.map(({ data }) => data.userId)).toEqual([bea, bea]);
  const mail = async () => {
    for (const { data } of rows) await mailMentions(deps)(data);
  };
  const sent = () => kit.mails.filter(({ to }) => to === email);
  await mail();
  await mail();
  await eventually(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.subject).toBe('2 mentions of you in Otter Repairs');
  expect(sent()[0]?.text).toMatch(/Mia Weber: Second[^]*Mia Weber: First/);
  expect(sent()[0]?.text).toContain('/conversations/team/');
  expect(sent()[0]?.text).not.toContain('No names');
  expect((await bell(owner)).shown).toHaveLength(1);
});
