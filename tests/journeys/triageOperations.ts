/** A conversation is assigned, snoozed and pinned through all services: teammates see it live, and each inbox lists it where it belongs. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const ASSIGNEE = 'assignee { kind targetId name }';
const ASSIGN = `mutation ($input: AssignConversationInput!) { assignConversation(input: $input) { id ${ASSIGNEE} } }`;
const SNOOZE =
  'mutation ($threadId: ID!, $until: DateTime) { snoozeConversation(threadId: $threadId, until: $until) { state snoozedUntil } }';
const PIN =
  'mutation ($threadId: ID!, $pinned: Boolean!) { pinConversation(threadId: $threadId, pinned: $pinned) { id } }';

export async function executeTriage(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  const outside = new OutsideWorld(product.url);
  await outside.text('+15035550187', owner.number.number, 'Is the floor lamp back?');
  const list = async (
    by: Pick<typeof bea, 'api'>,
    variables: Readonly<Record<string, unknown>> = {},
  ): Promise<string[]> =>
    (
      await by.api.run(
        'query ($filter: InboxFilter, $assigned: InboxAssignment) { fetchInbox(filter: $filter, assigned: $assigned) { data { id } } }',
        variables,
      )
    ).fetchInbox.data.map(({ id }: { id: string }) => id);
  const threadId = await eventually(async () => {
    const [id] = await list(owner);
    expect(id).toBeDefined();
    return id!;
  });
  const { mainUserId: beaId } = (await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }'))
    .getWorkspaceUserProfile;
  // Who is a member is copied in its time.
  await eventually(async () => {
    const { fetchConversationAssignees } = await owner.api.run(
      'query ($threadId: ID!) { fetchConversationAssignees(threadId: $threadId) { people { mainUserId } teams { name } } }',
      { threadId },
    );
    expect(fetchConversationAssignees.people).toContainEqual({ mainUserId: beaId });
  });
  const threads = bea.api.subscribe(`subscription { threadChanged { id state unreadCount ${ASSIGNEE} } }`);
  const to = { kind: 'USER', targetId: beaId, name: expect.any(String) };
  const { assignConversation } = await owner.api.run(ASSIGN, { input: { threadId, kind: 'USER', assigneeId: beaId } });
  expect(assignConversation).toEqual({ id: threadId, assignee: to });
  expect(await threads.frame(({ assignee }) => assignee !== null)).toMatchObject({ id: threadId, assignee: to });
  expect([
    await list(bea, { assigned: 'ME' }),
    await list(owner, { assigned: 'ME' }),
    await list(bea, { assigned: 'NONE' }),
  ]).toEqual([[threadId], [], []]);

  const until = new Date(Date.now() + 3_600_000).toISOString();
  const { snoozeConversation } = await owner.api.run(SNOOZE, { threadId, until });
  expect(snoozeConversation).toEqual({ state: 'SNOOZED', snoozedUntil: until });
  expect([await list(bea, { filter: 'OPEN' }), await list(bea, { filter: 'SNOOZED' })]).toEqual([[], [threadId]]);
  await outside.text('+15035550187', owner.number.number, 'Hello?');
  expect(await threads.frame(({ unreadCount }) => unreadCount === 2)).toMatchObject({ state: 'OPEN', assignee: to });

  const pins = bea.api.subscribe('subscription { pinnedConversationsChanged { id } }');
  expect((await bea.api.run(PIN, { threadId, pinned: true })).pinConversation).toEqual([{ id: threadId }]);
  expect(await pins.frame((frame) => frame.length > 0)).toEqual([{ id: threadId }]);
  expect((await owner.api.run('{ fetchPinnedConversations { id } }')).fetchPinnedConversations).toEqual([]);
  expect((await bea.api.run(PIN, { threadId, pinned: false })).pinConversation).toEqual([]);

  const reminders = bea.api.subscribe('subscription { followUpsChanged { threadId } }');
  const REMIND =
    'mutation ($threadId: ID!, $dueAt: DateTime) { setFollowUp(threadId: $threadId, dueAt: $dueAt) { id threadId dueAt } }';
  const remind = async (dueAt?: Date) =>
    (await bea.api.run(REMIND, { threadId, ...(dueAt ? { dueAt: dueAt.toISOString() } : {}) })).setFollowUp;
  expect(await remind(new Date(Date.now() + 3_600_000))).toMatchObject([{ threadId }]);
  expect(await reminders.frame((frame) => frame.length === 1)).toEqual([{ threadId }]);
  expect([await list(bea, { filter: 'FOLLOW_UP' }), await list(owner, { filter: 'FOLLOW_UP' })]).toEqual([
    [threadId],
    [],
  ]);
  expect((await owner.api.run('{ fetchFollowUps { id } }')).fetchFollowUps).toEqual([]);
  // They write: it is void.
  await outside.text('+15035550187', owner.number.number, 'Friday is fine.');
  expect(await reminders.frame((frame) => frame.length === 0)).toEqual([]);
  // Nobody answers: it is in the bell.
  await remind(new Date(Date.now() + 1_500));
  await eventually(async () => {
    const { fetchWorkspaceNotifications } = await bea.api.run(
      '{ fetchWorkspaceNotifications { data { type message } } }',
    );
    expect(fetchWorkspaceNotifications.data).toContainEqual(expect.objectContaining({ type: 'FOLLOW_UP' }));
  });

  const { saveInboxView } = await bea.api.run(
    'mutation ($input: SaveInboxViewInput!) { saveInboxView(input: $input) { id name filter assigned tagId } }',
    { input: { name: 'Mine', filter: 'UNREAD', assigned: 'ME' } },
  );
  expect(saveInboxView).toMatchObject([{ name: 'Mine', filter: 'UNREAD', assigned: 'ME', tagId: null }]);
  expect((await bea.api.run('{ fetchInboxViews { name } }')).fetchInboxViews).toEqual([{ name: 'Mine' }]);
  expect((await owner.api.run('{ fetchInboxViews { name } }')).fetchInboxViews).toEqual([]);
  const { removeInboxView } = await bea.api.run('mutation ($id: ID!) { removeInboxView(id: $id) { id } }', {
    id: saveInboxView[0].id,
  });
  expect(removeInboxView).toEqual([]);
}
