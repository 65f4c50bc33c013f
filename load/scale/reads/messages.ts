import { cursorAt, type Read } from './read.ts';

/** The history of messages, narrowed down as its filters do it. */
const narrowed = (name: string, variables: NonNullable<Read['variables']>): Read => ({
  name: `messages-${name}`,
  operation: 'MessageTablePaginationQuery',
  async variables(asked) {
    return { count: 30, ...(await variables(asked)) };
  },
});

/** Where the middle of a workspace's messages begins. */
const fromTheMiddle: NonNullable<Read['variables']> = async ({ workspace, row }) => {
  const { id, created_at: at } = await row(
    'messaging',
    `SELECT id, created_at FROM item WHERE workspace_id = $1 AND channel <> 'VOICE' ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1`,
    [workspace.id, Math.floor(workspace.threads / 2)],
  );
  return { cursor: cursorAt(at as Date, id as string) };
};

/** A page of the export. */
const exported = (name: string, variables: NonNullable<Read['variables']>): Read => ({
  name,
  operation: 'exportMessagesQuery',
  async variables(asked) {
    const { cursor, ...filter } = await variables(asked);
    return { count: 100, isFirst: false, after: cursor, ...filter };
  },
});

const always = (variables: Readonly<Record<string, unknown>>) => async () => variables;
const DAY_MS = 86_400_000;
const FAILED = ['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'];

export const messages: readonly Read[] = [
  { name: 'messages', operation: 'MessageHistoryQuery' },
  narrowed('failed', always({ deliveryStatuses: FAILED })),
  narrowed('whatsapp', always({ channels: ['WHATSAPP'] })),
  narrowed('outbound', always({ direction: 'OUTBOUND' })),
  narrowed('digits', always({ text: '2012345' })),
  narrowed('many', always({ text: '1628' })),
  narrowed('number', async ({ workspace }) => ({ phoneNumberId: workspace.smallNumber.id })),
  narrowed('team', async ({ workspace }) => ({ teamId: workspace.smallTeam })),
  narrowed('agent', async ({ workspace }) => ({ agentUserId: workspace.memberId })),
  narrowed('agent-failed', async ({ workspace }) => ({ agentUserId: workspace.ownerId, deliveryStatuses: FAILED })),
  // Nothing fits: as much is looked through as one request may.
  narrowed('nothing', always({ deliveryStatuses: ['PENDING'] })),
  narrowed('replies', always({ firstReplies: true })),
  narrowed('counted', always({ counted: true, direction: 'OUTBOUND', deliveryStatuses: ['DELIVERED', 'READ'] })),
  narrowed('month', async () => ({
    from: new Date(Date.now() - 120 * DAY_MS).toISOString(),
    until: new Date(Date.now() - 90 * DAY_MS).toISOString(),
  })),
  narrowed('deep', fromTheMiddle),
  exported('messages-export', always({})),
  exported('messages-export-deep', fromTheMiddle),
  exported('messages-export-failed', always({ deliveryStatuses: FAILED })),
];
