import { cursorAt, type Asked, type Read } from './read.ts';

/** A thread that both may see and people write in every day. */
const busyThread = ({ workspace, row }: Asked) =>
  row(
    'messaging',
    `SELECT id, contact_id, last_item_id FROM thread WHERE workspace_id = $1 AND team_ids @> ARRAY[$2::uuid] AND contact_id IS NOT NULL
     ORDER BY last_activity_at DESC, id DESC LIMIT 1`,
    [workspace.id, workspace.smallTeam],
  );

/** The middle of the inbox. */
const deep = async ({ workspace, row }: Asked, state: string) => {
  const { id, last_activity_at: at } = await row(
    'messaging',
    `SELECT id, last_activity_at FROM thread WHERE workspace_id = $1 AND state = $2
     ORDER BY last_activity_at DESC, id DESC OFFSET $3 LIMIT 1`,
    [workspace.id, state, Math.floor(workspace.threads / 5)],
  );
  return cursorAt(at as Date, id as string);
};

export const messaging: readonly Read[] = [
  { name: 'inbox', operation: 'InboxQuery' },
  ...(['UNREAD', 'DONE'] as const).map((filter) => ({
    name: `inbox-${filter.toLowerCase()}`,
    operation: 'ThreadListPaginationQuery',
    variables: async () => ({ count: 20, filter }),
  })),
  {
    name: 'inbox-deep',
    operation: 'ThreadListPaginationQuery',
    variables: async (asked) => ({ count: 20, filter: 'OPEN', cursor: await deep(asked, 'OPEN') }),
  },
  { name: 'shell', operation: 'ShellQuery' },
  { name: 'setup-facts', operation: 'useSetupFactsQuery' },
  { name: 'recent-activity', operation: 'RecentActivityQuery' },
  {
    name: 'open-thread',
    operation: 'ThreadOfContactQuery',
    variables: async (asked) => ({ contactId: (await busyThread(asked))['contact_id'] as string }),
  },
  {
    name: 'open-thread-of-number',
    operation: 'ThreadOfConversationItemsQuery',
    async variables(asked) {
      const { id, last_item_id: itemId } = await busyThread(asked);
      return { itemId: itemId as string, threadId: id as string };
    },
  },
  {
    name: 'scroll-thread',
    operation: 'ThreadItemsPaginationQuery',
    async variables(asked) {
      const { id: threadId } = await busyThread(asked);
      const { id, created_at: at } = await asked.row(
        'messaging',
        `SELECT id, created_at FROM item WHERE workspace_id = $1 AND thread_id = $2 ORDER BY created_at DESC, id DESC
         OFFSET (SELECT count(*) * 6 / 10 FROM item WHERE workspace_id = $1 AND thread_id = $2) LIMIT 1`,
        [asked.workspace.id, threadId],
      );
      return { threadId: threadId as string, count: 25, cursor: cursorAt(at as Date, id as string) };
    },
  },
];
