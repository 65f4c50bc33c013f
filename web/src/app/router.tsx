import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import CallHistoryQueryParameters from '../__generated__/CallHistoryQuery$parameters.ts';
import ContactsQueryParameters from '../__generated__/ContactsQuery$parameters.ts';
import HomeQueryParameters from '../__generated__/HomeQuery$parameters.ts';
import InboxQueryParameters from '../__generated__/InboxQuery$parameters.ts';
import OnboardingLayoutQueryParameters from '../__generated__/OnboardingLayoutQuery$parameters.ts';
import ShellQueryParameters from '../__generated__/ShellQuery$parameters.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { NotFoundView } from '../ui/NotFoundView.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { preload, release } from './relay/preload.ts';
import { Root } from './Root.tsx';
import { nextPath, requireSession, requireWorkspace } from './routeGuards.ts';
import { accessToken } from './session/session.ts';
import type { PageName } from './shell/areas.ts';
import { ComingSoonPage } from './shell/ComingSoonPage.tsx';
import { ShellError } from './shell/ShellError.tsx';
import { loginSearch } from '../sign-in/signInView.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the page in the window's title. */
    page?: PageName;
  }
}

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundView });

const signedOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-out',
  component: lazyRouteComponent(() => import('../sign-in/SignedOutLayout.tsx'), 'SignedOutLayout'),
});

const loginRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>) => loginSearch(search, nextPath(search)),
  beforeLoad: async ({ search }): Promise<{ signedIn: boolean }> => {
    // A server out of reach shows the form: it says so when it is sent.
    const signedIn = (await accessToken().catch(() => undefined)) !== undefined;
    if (signedIn && search.invitation === undefined)
      throw redirect({ to: '/select-workspace', search: nextPath(search) });
    return { signedIn };
  },
  component: lazyRouteComponent(() => import('../sign-in/LoginPage.tsx'), 'LoginPage'),
});

const selectWorkspaceRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  path: '/select-workspace',
  validateSearch: (search: Record<string, unknown>): { next?: string; reason?: 'membership-ended' } => ({
    ...nextPath(search),
    ...(search['reason'] === 'membership-ended' ? { reason: 'membership-ended' } : {}),
  }),
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => import('../sign-in/SelectWorkspacePage.tsx'), 'SelectWorkspacePage'),
});

const getStartedRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  path: '/get-started',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: lazyRouteComponent(() => import('../sign-in/GetStartedPage.tsx'), 'GetStartedPage'),
});

const errorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/error', component: ErrorPage });

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(ShellQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell'),
  errorComponent: ShellError,
});

/** What a partner's page may say in the address of the phone that it shows (spec 001 §2). */
interface ExtensionSearch {
  theme?: 'light' | 'dark';
  /** A number that is called at once. */
  call?: string;
}

const extensionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crm-extension',
  staticData: { page: 'extension' },
  validateSearch: ({ theme, call }: Record<string, unknown>): ExtensionSearch => ({
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    // The router reads a number without a plus sign as one.
    ...(typeof call === 'string' || typeof call === 'number' ? { call: String(call) } : {}),
  }),
  component: lazyRouteComponent(() => import('../extension/ExtensionPage.tsx'), 'ExtensionPage'),
});

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { page: 'home' },
  loader: () => preload(HomeQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('../home/HomePage.tsx'), 'HomePage'),
});

/** Of an address's parameters those that a page knows, as they are written there. */
const texts =
  <const Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Partial<Record<Name, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as Partial<Record<Name, string>>;

const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox',
  // What a link into the inbox may point to (spec 000 §2: deep links).
  validateSearch: texts('contactId', 'conversationId', 'type', 'targetNode'),
  staticData: { page: 'inbox' },
  loader: () => preload(InboxQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('../inbox/InboxPage.tsx'), 'InboxPage'),
});

const callOverviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls',
  staticData: { page: 'calls' },
  component: lazyRouteComponent(() => import('../analytics/CallOverviewPage.tsx'), 'CallOverviewPage'),
});

const callHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls/history',
  validateSearch: texts('direction', 'result', 'phoneNumberId', 'agentUserId', 'teamId', 'from', 'until', 'zone'),
  staticData: { page: 'callHistory' },
  loader: () => preload(CallHistoryQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('../calls/CallHistoryPage.tsx'), 'CallHistoryPage'),
});

const contactsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/connections/contacts',
  validateSearch: texts('contactId', 'targetNode'),
  staticData: { page: 'contacts' },
  loader: () => preload(ContactsQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('../contacts/ContactsPage.tsx'), 'ContactsPage'),
});

/** The set-up has a frame of its own: no rail, no phone (spec 001 §2). */
const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'onboarding',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(OnboardingLayoutQueryParameters, {}),
  onLeave: release,
  component: lazyRouteComponent(() => import('../onboarding/OnboardingLayout.tsx'), 'OnboardingLayout'),
  errorComponent: ShellError,
});

const setupWorkspaceRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/setup-workspace',
  staticData: { page: 'setupWorkspace' },
  component: lazyRouteComponent(() => import('../onboarding/SetupWorkspacePage.tsx'), 'SetupWorkspacePage'),
});

const selectNumberRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/select-number',
  staticData: { page: 'selectNumber' },
  component: lazyRouteComponent(() => import('../onboarding/SelectNumberPage.tsx'), 'SelectNumberPage'),
});

const selectCallFlowRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/select-call-flow',
  staticData: { page: 'selectCallFlow' },
  component: lazyRouteComponent(() => import('../onboarding/SelectCallFlowPage.tsx'), 'SelectCallFlowPage'),
});

const onboardingComplianceRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/compliance',
  staticData: { page: 'compliance' },
  component: lazyRouteComponent(() => import('../onboarding/CompliancePage.tsx'), 'CompliancePage'),
});

const setGoalsRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/set-goals',
  staticData: { page: 'setGoals' },
  component: lazyRouteComponent(() => import('../onboarding/SetGoalsPage.tsx'), 'SetGoalsPage'),
});

const goalActionRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: '/onboarding/goal-action',
  staticData: { page: 'goalAction' },
  component: lazyRouteComponent(() => import('../onboarding/GoalActionPage.tsx'), 'GoalActionPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'settings',
  component: lazyRouteComponent(() => import('../settings/SettingsLayout.tsx'), 'SettingsLayout'),
});

const notificationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/notifications',
  staticData: { page: 'notifications' },
  component: lazyRouteComponent(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
});

const emailAlertsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/email-alerts',
  staticData: { page: 'emailAlerts' },
  component: lazyRouteComponent(() => import('../notifications/EmailAlertsPage.tsx'), 'EmailAlertsPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/account-settings/profile',
  staticData: { page: 'profile' },
  component: lazyRouteComponent(() => import('../account/ProfilePage.tsx'), 'ProfilePage'),
});

const manageWorkspacesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/account-settings/workspaces',
  staticData: { page: 'manageWorkspaces' },
  component: lazyRouteComponent(() => import('../account/ManageWorkspacesPage.tsx'), 'ManageWorkspacesPage'),
});

const accountSecurityRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/account-security',
  staticData: { page: 'accountSecurity' },
  component: lazyRouteComponent(() => import('../account/AccountSecurityPage.tsx'), 'AccountSecurityPage'),
});

const usersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/users',
  validateSearch: (search: Record<string, unknown>): { member?: string; view?: 'roles' } => ({
    ...(typeof search['member'] === 'string' ? { member: search['member'] } : {}),
    ...(search['view'] === 'roles' ? { view: 'roles' } : {}),
  }),
  staticData: { page: 'users' },
  component: lazyRouteComponent(() => import('../people/PeoplePage.tsx'), 'PeoplePage'),
});

const teamsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/teams',
  validateSearch: texts('team'),
  staticData: { page: 'teams' },
  component: lazyRouteComponent(() => import('../people/TeamsPage.tsx'), 'TeamsPage'),
});

const liveActivityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls/live-activity',
  staticData: { page: 'liveActivity' },
  component: lazyRouteComponent(() => import('../live/LiveActivityPage.tsx'), 'LiveActivityPage'),
});

const automationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls/automation',
  staticData: { page: 'callAutomation' },
  component: lazyRouteComponent(() => import('../automation/AutomationPage.tsx'), 'AutomationPage'),
});

const flowEditorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls/automation/$numberId',
  staticData: { page: 'callAutomation' },
  component: lazyRouteComponent(() => import('../automation/FlowEditorPage.tsx'), 'FlowEditorPage'),
});

const numbersRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/channels',
  validateSearch: texts('number'),
  staticData: { page: 'numbersAndChannels' },
  component: lazyRouteComponent(() => import('../numbers/NumbersPage.tsx'), 'NumbersPage'),
});

const workspaceSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/workspaces',
  validateSearch: (search: Record<string, unknown>): { view?: 'audit' } =>
    search['view'] === 'audit' ? { view: 'audit' } : {},
  staticData: { page: 'workspaceSettings' },
  component: lazyRouteComponent(
    () => import('../workspace-settings/WorkspaceSettingsPage.tsx'),
    'WorkspaceSettingsPage',
  ),
});

const joinWorkspaceRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/workspaces/join',
  staticData: { page: 'joinWorkspace' },
  component: lazyRouteComponent(() => import('../workspace-settings/JoinWorkspacePage.tsx'), 'JoinWorkspacePage'),
});

const myProfileRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings/myprofile',
  staticData: { page: 'workspaceProfile' },
  component: lazyRouteComponent(() => import('../workspace-settings/MyProfilePage.tsx'), 'MyProfilePage'),
});

/** A page of the contract that is not built yet. */
const soon = <const Path extends string>(path: Path, page: PageName) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    staticData: { page },
    component: () => <ComingSoonPage page={page} />,
  });

const soonSetting = <const Path extends string>(path: Path, page: PageName) =>
  createRoute({
    getParentRoute: () => settingsRoute,
    path,
    staticData: { page },
    component: () => <ComingSoonPage page={page} />,
  });

const routeTree = rootRoute.addChildren([
  errorRoute,
  signedOutRoute.addChildren([loginRoute, selectWorkspaceRoute, getStartedRoute]),
  onboardingRoute.addChildren([
    setupWorkspaceRoute,
    selectNumberRoute,
    selectCallFlowRoute,
    onboardingComplianceRoute,
    setGoalsRoute,
    goalActionRoute,
  ]),
  shellRoute.addChildren([
    homeRoute,
    extensionRoute,
    inboxRoute,
    callHistoryRoute,
    contactsRoute,
    soon('/channels', 'channels'),
    callOverviewRoute,
    automationRoute,
    flowEditorRoute,
    liveActivityRoute,
    soon('/channels/calls/campaigns', 'voiceCampaigns'),
    soon('/channels/calls/campaigns/stats', 'voiceCampaignStats'),
    soon('/channels/messages', 'messages'),
    soon('/channels/messages/history', 'messageHistory'),
    soon('/channels/messages/automation', 'messageAutomation'),
    soon('/channels/messages/campaigns', 'messageCampaigns'),
    soon('/channels/messages/campaigns/stats', 'messageCampaignStats'),
    soon('/connections/contacts/lists', 'contactLists'),
    soon('/connections/contacts/subscribers', 'subscribers'),
    soon('/connections/lists', 'lists'),
    soon('/connections/segments', 'segments'),
    soon('/connections/acquisition', 'acquisition'),
    soon('/conversations/user', 'chatPeople'),
    soon('/conversations/team', 'chatTeams'),
    soon('/conversations/team/$teamId', 'chatTeams'),
    soon('/conversations/new', 'chatNew'),
    soon('/aiagent/riva/design', 'aiDesign'),
    soon('/aiagent/riva/knowledge', 'aiKnowledge'),
    soon('/aiagent/automation', 'aiAutomation'),
    soon('/aiagent/tickets', 'tickets'),
    settingsRoute.addChildren([
      myProfileRoute,
      profileRoute,
      manageWorkspacesRoute,
      accountSecurityRoute,
      workspaceSettingsRoute,
      joinWorkspaceRoute,
      numbersRoute,
      soonSetting('/settings/widget', 'widget'),
      soonSetting('/settings/billing-and-payments', 'billing'),
      soonSetting('/settings/billing-and-payments/change-plan', 'changePlan'),
      soonSetting('/settings/compliance', 'compliance'),
      usersRoute,
      teamsRoute,
      soonSetting('/settings/integrations', 'integrations'),
      notificationsRoute,
      emailAlertsRoute,
    ]),
  ]),
]);

/** The router. Nothing is preloaded on hover: nobody would let go of the query. */
export const router = createRouter({
  routeTree,
  defaultPreload: false,
  defaultStaleTime: Infinity,
  defaultGcTime: 0,
  defaultPendingMs: 150,
  defaultPendingComponent: () => <LoadingView />,
  defaultErrorComponent: ({ error, reset }) => <ErrorView error={error} onRetry={reset} inside />,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
