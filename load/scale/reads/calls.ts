import { cursorAt, type Read } from './read.ts';

/** The history, narrowed down as its filters do it. */
const narrowed = (name: string, variables: NonNullable<Read['variables']>): Read => ({
  name: `calls-${name}`,
  operation: 'CallTablePaginationQuery',
  async variables(asked) {
    return { count: 30, ...(await variables(asked)) };
  },
});

/** Where the middle of a workspace's calls begins. */
const fromTheMiddle: NonNullable<Read['variables']> = async ({ workspace, row }) => {
  const { id, created_at: at } = await row(
    'messaging',
    `SELECT id, created_at FROM item WHERE workspace_id = $1 AND channel = 'VOICE' ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1`,
    [workspace.id, Math.floor(workspace.threads / 2)],
  );
  return { cursor: cursorAt(at as Date, id as string) };
};

/** A page of the export, of which 300,000 calls take 3,000. */
const exported = (name: string, variables: NonNullable<Read['variables']>): Read => ({
  name,
  operation: 'exportCallsQuery',
  async variables(asked) {
    const { cursor, ...filter } = await variables(asked);
    return { count: 100, isFirst: false, after: cursor, ...filter };
  },
});

const always = (variables: Readonly<Record<string, unknown>>) => async () => variables;
const DAY_MS = 86_400_000;

export const calls: readonly Read[] = [
  { name: 'calls', operation: 'CallHistoryQuery' },
  narrowed('missed', always({ statuses: ['MISSED'] })),
  narrowed('voicemail', always({ statuses: ['VOICEMAIL'] })),
  narrowed('outbound', always({ direction: 'OUTBOUND' })),
  narrowed('outcome', always({ outcome: 'RESOLVED' })),
  narrowed('digits', always({ text: '2012345' })),
  narrowed('number', async ({ workspace }) => ({ phoneNumberId: workspace.smallNumber.id })),
  narrowed('team', async ({ workspace }) => ({ teamId: workspace.smallTeam })),
  narrowed('agent', async ({ workspace }) => ({ agentUserId: workspace.memberId })),
  narrowed('agent-missed', async ({ workspace }) => ({ agentUserId: workspace.ownerId, statuses: ['MISSED'] })),
  narrowed('month', async () => ({
    from: new Date(Date.now() - 120 * DAY_MS).toISOString(),
    until: new Date(Date.now() - 90 * DAY_MS).toISOString(),
  })),
  narrowed('deep', fromTheMiddle),
  exported('calls-export', always({})),
  exported('calls-export-deep', fromTheMiddle),
  exported('calls-export-missed', always({ statuses: ['MISSED'] })),
];
