/**
 * The frames that pages stand in, with their guards and what they ask for. What they look like is the roof's (app/router.tsx):
 * an area names the frame of its page and knows no more of it.
 */
import { createRootRoute, createRoute } from '@tanstack/react-router';
import OnboardingLayoutQueryParameters from '../__generated__/OnboardingLayoutQuery$parameters.ts';
import ShellQueryParameters from '../__generated__/ShellQuery$parameters.ts';
import { preload, release } from './relay/preload.ts';
import { requireWorkspace } from './routeGuards.ts';

export const rootRoute = createRootRoute();

/** Whoever is not in a workspace yet. */
export const signedOutRoute = createRoute({ getParentRoute: () => rootRoute, id: 'signed-out' });

/** The workspace: rail, top bar, phone. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(ShellQueryParameters, {}),
  onLeave: release,
});

/** Within the shell: the menu of settings with its search, and the page beside it. */
export const settingsRoute = createRoute({ getParentRoute: () => shellRoute, id: 'settings' });

/** The set-up has a frame of its own: no rail, no phone (spec 001 §2). */
export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'onboarding',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(OnboardingLayoutQueryParameters, {}),
  onLeave: release,
});
