import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it } from 'vitest';
import query from '../__generated__/RecentActivityQuery.graphql.ts';
import { Filled, filledEnvironment } from '../base/relay/relay.testkit.tsx';
import common from '../base/texts/common/en.json';
import inbox from '../inbox/texts/en.json';
import { RecentActivity } from './RecentActivity.tsx';
import home from './texts/en.json';

beforeAll(() =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { common, home, inbox } },
    interpolation: { escapeValue: false },
  }),
);

const thread = (id: string, part: object) => ({
  id,
  peerNumber: '+12125550123',
  unreadCount: 0,
  lastActivityAt: '2026-11-27T10:00:00.000Z',
  contactId: null,
  contact: null,
  lastConversation: {
    id: `of-${id}`,
    channel: 'SMS',
    direction: 'INBOUND',
    isAutomatic: false,
    agent: null,
    phoneNumber: { name: 'Support', number: '+12125550100' },
    call: null,
    message: { body: 'Hello', attachments: [] },
  },
  ...part,
});

/** The rows as they are drawn: where each leads, and what a screen reader says. */
async function rows(threads: readonly object[]) {
  const environment = filledEnvironment([
    [query, { getWorkspaceUserProfile: { id: 'me' }, fetchInbox: { data: threads } }],
  ]);
  const card = (
    <MantineProvider>
      <Filled environment={environment}>
        <RecentActivity />
      </Filled>
    </MantineProvider>
  );
  const rootRoute = createRootRoute({ component: () => card });
  const routes = ['/', '/inbox'].map((path) => createRoute({ getParentRoute: () => rootRoute, path }));
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const html = renderToString(<RouterProvider router={router as never} />).replaceAll('<!-- -->', '');
  return [...html.matchAll(/<li><a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inner]) => ({
    href,
    said: inner?.replaceAll(/<span aria-hidden.*?<\/svg><\/span>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
  }));
}

it('a row leads to its conversation, of a caller whom nobody saved as well', async () => {
  const contact = { id: 'c', fullName: 'Ana Whitcombe' };
  const found = await rows([thread('t1', {}), thread('t2', { contactId: 'c', contact })]);
  expect(found.map(({ href }) => href)).toEqual(['/inbox?conversationId=of-t1', '/inbox?contactId=c']);
});

it('an unread row says so to who hears it', async () => {
  const [unread, read] = await rows([thread('t1', { unreadCount: 2 }), thread('t2', {})]);
  expect(unread?.said).toContain('2 unread');
  expect(read?.said).toContain('Hello');
  expect(read?.said).not.toContain('unread');
});
