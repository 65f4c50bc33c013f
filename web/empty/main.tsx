/**
 * The yardstick of the size budget (scripts/budget.mjs): a shell with nothing in it, of the libraries that the client is
 * made of. It is built next to the client and never served.
 */
import '@fontsource-variable/inter/opsz.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import {
  AppShell,
  Burger,
  Button,
  createTheme,
  MantineProvider,
  Menu,
  NavLink,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createClient } from 'graphql-ws';
import i18next from 'i18next';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import query, { type SelectWorkspacePageQuery } from '../src/__generated__/SelectWorkspacePageQuery.graphql.ts';

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', defaultNS: 'common', resources: { en: { common: { loading: 'Loading' } } } });

const socket = createClient({ url: '/graphql' });
const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(
    async ({ id }, variables) => {
      const response = await fetch('/graphql', { method: 'POST', body: JSON.stringify({ id, variables }) });
      return (await response.json()) as never;
    },
    ({ text }, variables) =>
      Observable.create((sink) => socket.subscribe({ query: text ?? '', variables }, sink as never)),
  ),
});

const rootRoute = createRootRoute({ component: Frame });
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => loadQuery<SelectWorkspacePageQuery>(environment, query, {}),
  component: Home,
});
const router = createRouter({ routeTree: rootRoute.addChildren([homeRoute]), scrollRestoration: true });

function Frame() {
  const { t } = useTranslation();
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 64, breakpoint: 'sm' }}>
      <AppShell.Header>
        <Burger />
        <TextInput />
        <Menu>
          <Menu.Target>
            <Tooltip label={t('loading')}>
              <Button>{t('loading')}</Button>
            </Tooltip>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{t('loading')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </AppShell.Header>
      <AppShell.Navbar>
        <NavLink component={Link} to="/" label={t('loading')} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Suspense>
          <Outlet />
        </Suspense>
      </AppShell.Main>
    </AppShell>
  );
}

function Home() {
  return <pre>{JSON.stringify(usePreloadedQuery<SelectWorkspacePageQuery>(query, homeRoute.useLoaderData()))}</pre>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider theme={createTheme({})}>
      <RelayEnvironmentProvider environment={environment}>
        <ModalsProvider>
          <Notifications />
          <RouterProvider router={router as never} />
        </ModalsProvider>
      </RelayEnvironmentProvider>
    </MantineProvider>
  </StrictMode>,
);
