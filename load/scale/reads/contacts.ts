import { cursorAt, type Read } from './read.ts';

export const contacts: readonly Read[] = [
  { name: 'contacts', operation: 'ContactsQuery' },
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
