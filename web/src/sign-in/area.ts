import { createRoute, redirect } from '@tanstack/react-router';
import { defineArea, part } from '../base/area.ts';
import { signedOutRoute } from '../base/frames.ts';
import { nextPath, requireSession } from '../base/routeGuards.ts';
import { accessToken } from '../base/session/session.ts';
import { CONNECT_STORE, goesToStore, storeProblem } from './connectStore.ts';
import { loginSearch } from './signInView.ts';
import type signIn from './texts/en.json';
import type access from './texts/access/en.json';
import type connectStore from './texts/connectStore/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => signedOutRoute,
      path: '/login',
      validateSearch: (search: Record<string, unknown>) => loginSearch(search, nextPath(search)),
      beforeLoad: async ({ search }): Promise<{ signedIn: boolean }> => {
        // A server out of reach shows the form: it says so when it is sent.
        const signedIn = (await accessToken().catch(() => undefined)) !== undefined;
        if (signedIn && search.invitation === undefined && search.demo === undefined)
          throw redirect({ to: '/select-workspace', search: nextPath(search) });
        return { signedIn };
      },
      component: part(() => import('./LoginPage.tsx'), 'LoginPage'),
    }),
    createRoute({
      getParentRoute: () => signedOutRoute,
      path: '/select-workspace',
      validateSearch: (search: Record<string, unknown>): { next?: string; reason?: 'membership-ended' } => ({
        ...nextPath(search),
        ...(search['reason'] === 'membership-ended' ? { reason: 'membership-ended' } : {}),
      }),
      beforeLoad: async ({ location, search }) => {
        await requireSession(location.href);
        if (goesToStore(search.next)) throw redirect({ to: CONNECT_STORE });
      },
      component: part(() => import('./SelectWorkspacePage.tsx'), 'SelectWorkspacePage'),
    }),
    createRoute({
      getParentRoute: () => signedOutRoute,
      path: '/get-started',
      validateSearch: nextPath,
      beforeLoad: ({ location }) => requireSession(location.href),
      component: part(() => import('./GetStartedPage.tsx'), 'GetStartedPage'),
    }),
    createRoute({
      getParentRoute: () => signedOutRoute,
      path: CONNECT_STORE,
      validateSearch: storeProblem,
      // What went wrong is told to whoever comes back, signed in or not.
      beforeLoad: ({ search }) => (search.error === undefined ? requireSession(CONNECT_STORE) : undefined),
      component: part(() => import('./ConnectStorePage.tsx'), 'ConnectStorePage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    signIn: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    signIn: typeof signIn;
    access: typeof access;
    connectStore: typeof connectStore;
  }
}
