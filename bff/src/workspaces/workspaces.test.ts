import { afterEach, expect, it } from 'vitest';
import { owner, world, WORKSPACE, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

it('the badge counts conversations that are unread, and not their messages', async () => {
  const asked: unknown[] = [];
  edge = await world({
    people: { ana: owner() },
    fakes: {
      workspace: { getWorkspace: () => ({ workspace: { id: WORKSPACE, name: 'Otter Repairs', roleName: 'OWNER' } }) },
      messaging: {
        listThreads({ filter, page }) {
          asked.push({ filter, limit: page?.limit });
          return { threads: [{ id: 'th-1', unreadCount: 20 }], metadata: { count: 31 }, totalUnread: 37 };
        },
      },
    },
  });
  const { data } = await edge.ask('{ getWorkspaceWithSettings { totalUnReadConversationCount } }');
  expect(data).toEqual({ getWorkspaceWithSettings: { totalUnReadConversationCount: 31 } });
  expect(asked).toEqual([{ filter: 'UNREAD', limit: 1 }]);
});
