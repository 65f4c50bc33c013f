import { cursorAt, type Read } from './read.ts';

/** What people type: nothing of it may be slower where there is much of it, or nothing. */
const SOUGHT: Readonly<Record<string, string>> = {
  prefix: 'johan',
  middle: 'itcom',
  accents: 'tomas mun',
  digits: '2004321',
  none: 'zzqxv',
};

const sought: readonly Read[] = Object.entries(SOUGHT).flatMap(([name, query]) => [
  {
    name: `contacts-${name}`,
    operation: 'ContactListPaginationQuery',
    variables: async () => ({ count: 30, filters: { query } }),
  },
  { name: `palette-${name}`, operation: 'useContactMatchesQuery', variables: async () => ({ query, limit: 5 }) },
  {
    name: `calls-of-${name}`,
    operation: 'CallTablePaginationQuery',
    variables: async () => ({ count: 30, text: query }),
  },
]);

export const contacts: readonly Read[] = [
  ...sought,
  { name: 'contacts', operation: 'ContactsQuery' },
  ...(['NAME', 'LAST_CONTACTED'] as const).map((by) => ({
    name: `contacts-by-${by === 'NAME' ? 'name' : 'last-contact'}`,
    operation: 'ContactListPaginationQuery',
    variables: async () => ({ count: 30, sort: { by, descending: by !== 'NAME' } }),
  })),
  {
    name: 'contacts-tagged-by-name',
    operation: 'ContactListPaginationQuery',
    variables: async () => ({ count: 30, filters: { tags: ['VIP'] }, sort: { by: 'NAME', descending: false } }),
  },
  {
    name: 'contacts-deep',
    operation: 'ContactListPaginationQuery',
    async variables({ workspace, row }) {
      const half = Math.floor(workspace.contacts / 2);
      const { id, created_at: at } = await row(
        'contacts',
        'SELECT id, created_at FROM contact WHERE workspace_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1',
        [workspace.id, half],
      );
      return { count: 30, cursor: cursorAt(at as Date, id as string) };
    },
  },
];
