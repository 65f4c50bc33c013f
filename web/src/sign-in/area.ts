import { createRoute, redirect } from '@tanstack/react-router';
import { defineArea, part } from '../base/area.ts';
import { signedOutRoute } from '../base/frames.ts';
import { nextPath, requireSession } from '../base/routeGuards.ts';
import { accessToken } from '../base/session/session.ts';
import { loginSearch } from './signInView.ts';
import type signIn from './texts/en.json';
import type access from './texts/access/en.json';

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
      beforeLoad: ({ location }) => requireSession(location.href),
      component: part(() => import('./SelectWorkspacePage.tsx'), 'SelectWorkspacePage'),
    }),
    createRoute({
      getParentRoute: () => signedOutRoute,
      path: '/get-started',
      beforeLoad: ({ location }) => requireSession(location.href),
      component: part(() => import('./GetStartedPage.tsx'), 'GetStartedPage'),
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
  }
}
