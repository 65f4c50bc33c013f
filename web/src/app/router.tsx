import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { part } from '../base/area.ts';
import { onboardingRoute, rootRoute, settingsRoute, shellRoute, signedOutRoute } from '../base/frames.ts';
import { LoadingView } from '../ui/LoadingView.tsx';
import { NotFoundView } from '../ui/NotFoundView.tsx';
import { SettingsLoading } from '../ui/SettingsLoading.tsx';
import { PAGES } from './areas.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageError } from './PageError.tsx';
import { Root } from './Root.tsx';
import { ShellError } from './shell/ShellError.tsx';

const errorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/error', component: ErrorPage });

/** What people type who look for the settings: their first page. */
const anySettingRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/account-settings/profile', replace: true });
  },
});

rootRoute.update({ component: Root, notFoundComponent: NotFoundView });
signedOutRoute.update({ component: part(() => import('../sign-in/SignedOutLayout.tsx'), 'SignedOutLayout') });
shellRoute.update({ component: part(() => import('./shell/Shell.tsx'), 'Shell'), errorComponent: ShellError });
onboardingRoute.update({
  component: part(() => import('../onboarding/OnboardingLayout.tsx'), 'OnboardingLayout'),
  errorComponent: ShellError,
});
settingsRoute.update({ component: part(() => import('./settings/SettingsLayout.tsx'), 'SettingsLayout') });

const inFrame = (frame: object) => PAGES.filter((page) => page.options.getParentRoute() === frame);
const settings = inFrame(settingsRoute);
// The menu stands already: only the page's own column is empty while it loads.
for (const page of settings) page.update({ pendingComponent: SettingsLoading });

settingsRoute.addChildren([anySettingRoute, ...settings]);
shellRoute.addChildren([settingsRoute, ...inFrame(shellRoute)]);
onboardingRoute.addChildren(inFrame(onboardingRoute));
signedOutRoute.addChildren(inFrame(signedOutRoute));
rootRoute.addChildren([errorRoute, signedOutRoute, onboardingRoute, shellRoute]);

/** Typed flat: each route says its frame itself, and the types of links and addresses need no more. */
type Routes = readonly [
  typeof errorRoute,
  typeof anySettingRoute,
  typeof signedOutRoute,
  typeof onboardingRoute,
  typeof shellRoute,
  typeof settingsRoute,
  ...typeof PAGES,
];
const routeTree = rootRoute as ReturnType<typeof rootRoute.addChildren<Routes>>;

/** The router. Nothing is preloaded on hover: nobody would let go of the query. */
export const router = createRouter({
  routeTree,
  defaultPreload: false,
  defaultStaleTime: Infinity,
  defaultGcTime: 0,
  defaultPendingMs: 150,
  defaultPendingComponent: () => <LoadingView />,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
