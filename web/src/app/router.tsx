import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import CallHistoryQueryParameters from '../__generated__/CallHistoryQuery$parameters.ts';
import ContactsQueryParameters from '../__generated__/ContactsQuery$parameters.ts';
import HomeQueryParameters from '../__generated__/HomeQuery$parameters.ts';
import InboxQueryParameters from '../__generated__/InboxQuery$parameters.ts';
import OnboardingLayoutQueryParameters from '../__generated__/OnboardingLayoutQuery$parameters.ts';
import AccountSecurityPageQueryParameters from '../__generated__/AccountSecurityPageQuery$parameters.ts';
import EmailAlertsPageQueryParameters from '../__generated__/EmailAlertsPageQuery$parameters.ts';
import GoalActionPageQueryParameters from '../__generated__/GoalActionPageQuery$parameters.ts';
import JoinWorkspacePageQueryParameters from '../__generated__/JoinWorkspacePageQuery$parameters.ts';
import ManageWorkspacesPageQueryParameters from '../__generated__/ManageWorkspacesPageQuery$parameters.ts';
import MyProfilePageQueryParameters from '../__generated__/MyProfilePageQuery$parameters.ts';
import NotificationsPageQueryParameters from '../__generated__/NotificationsPageQuery$parameters.ts';
import NumbersPageQueryParameters from '../__generated__/NumbersPageQuery$parameters.ts';
import PeoplePageQueryParameters from '../__generated__/PeoplePageQuery$parameters.ts';
import ProfilePageQueryParameters from '../__generated__/ProfilePageQuery$parameters.ts';
import SelectNumberPageQueryParameters from '../__generated__/SelectNumberPageQuery$parameters.ts';
import SetGoalsPageQueryParameters from '../__generated__/SetGoalsPageQuery$parameters.ts';
import SetupWorkspacePageQueryParameters from '../__generated__/SetupWorkspacePageQuery$parameters.ts';
import TeamsPageQueryParameters from '../__generated__/TeamsPageQuery$parameters.ts';
import WorkspaceSettingsPageQueryParameters from '../__generated__/WorkspaceSettingsPageQuery$parameters.ts';
import ShellQueryParameters from '../__generated__/ShellQuery$parameters.ts';
import { LoadingView } from '../ui/LoadingView.tsx';
import { NotFoundView } from '../ui/NotFoundView.tsx';
import { SettingsLoading } from '../ui/SettingsLoading.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { fetchPart } from '../base/fetchPart.ts';
import { PageError } from './PageError.tsx';
import { preload, release } from '../base/relay/preload.ts';
import { Root } from './Root.tsx';
import { nextPath, requireSession, requireWorkspace } from '../base/routeGuards.ts';
import { accessToken } from '../base/session/session.ts';
import type { PageName } from './shell/areas.ts';
import { ShellError } from './shell/ShellError.tsx';
import type { PathToCome } from '../base/toCome.ts';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { loginSearch } from '../sign-in/signInView.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the page in the window's title. */
    page?: PageName;
  }
}

/** What begins to read a page's query while its code loads, for pages that take `useRouteQuery`. */
const reads = <Query extends OperationType>(parameters: PreloadableConcreteRequest<Query>): Reading => ({
  loader: () => preload(parameters, {}),
  onLeave: release,
});

interface Reading {
  loader?: () => { query: { dispose: () => void } };
  onLeave?: typeof release;
}

/** A page that is fetched when it is opened, also while the server is away. */
const part: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchPart(load), name);

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundView });

const signedOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-out',
  component: part(() => import('../sign-in/SignedOutLayout.tsx'), 'SignedOutLayout'),
});

const loginRoute = createRoute({
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
  component: part(() => import('../sign-in/LoginPage.tsx'), 'LoginPage'),
});

const selectWorkspaceRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  path: '/select-workspace',
  validateSearch: (search: Record<string, unknown>): { next?: string; reason?: 'membership-ended' } => ({
    ...nextPath(search),
    ...(search['reason'] === 'membership-ended' ? { reason: 'membership-ended' } : {}),
  }),
  beforeLoad: ({ location }) => requireSession(location.href),
  component: part(() => import('../sign-in/SelectWorkspacePage.tsx'), 'SelectWorkspacePage'),
});

const getStartedRoute = createRoute({
  getParentRoute: () => signedOutRoute,
  path: '/get-started',
  beforeLoad: ({ location }) => requireSession(location.href),
  component: part(() => import('../sign-in/GetStartedPage.tsx'), 'GetStartedPage'),
});

const errorRoute = createRoute({ getParentRoute: () => rootRoute, path: '/error', component: ErrorPage });

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(ShellQueryParameters, {}),
  onLeave: release,
  component: part(() => import('./shell/Shell.tsx'), 'Shell'),
  errorComponent: ShellError,
});

/** A page of the shell that takes nothing from its address. */
const shellPage = <const Path extends string>(path: Path, page: PageName, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shellRoute, path, staticData: { page }, component });

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
  component: part(() => import('../extension/ExtensionPage.tsx'), 'ExtensionPage'),
});

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { page: 'home' },
  loader: () => preload(HomeQueryParameters, {}),
  onLeave: release,
  component: part(() => import('../home/HomePage.tsx'), 'HomePage'),
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
  component: part(() => import('../inbox/InboxPage.tsx'), 'InboxPage'),
});

const callOverviewRoute = shellPage(
  '/channels/calls',
  'calls',
  part(() => import('../analytics/CallOverviewPage.tsx'), 'CallOverviewPage'),
);

const callHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/channels/calls/history',
  validateSearch: texts(
    'direction',
    'result',
    'phoneNumberId',
    'agentUserId',
    'teamId',
    'outcome',
    'from',
    'until',
    'zone',
    'call',
  ),
  staticData: { page: 'callHistory' },
  loader: () => preload(CallHistoryQueryParameters, {}),
  onLeave: release,
  component: part(() => import('../calls/CallHistoryPage.tsx'), 'CallHistoryPage'),
});

const contactsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/connections/contacts',
  validateSearch: texts('contactId', 'targetNode', 'kind'),
  staticData: { page: 'contacts' },
  loader: () => preload(ContactsQueryParameters, {}),
  onLeave: release,
  component: part(() => import('../contacts/ContactsPage.tsx'), 'ContactsPage'),
});

/** The set-up has a frame of its own: no rail, no phone (spec 001 §2). */
const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'onboarding',
  beforeLoad: ({ location }) => requireWorkspace(location.href),
  loader: () => preload(OnboardingLayoutQueryParameters, {}),
  onLeave: release,
  component: part(() => import('../onboarding/OnboardingLayout.tsx'), 'OnboardingLayout'),
  errorComponent: ShellError,
});

/** A step of the set-up. */
const onboardingStep = <const Path extends string>(
  path: Path,
  page: PageName,
  component: RouteComponent,
  reading: Reading = {},
) => createRoute({ getParentRoute: () => onboardingRoute, ...reading, path, staticData: { page }, component });

const setupWorkspaceRoute = onboardingStep(
  '/onboarding/setup-workspace',
  'setupWorkspace',
  part(() => import('../onboarding/SetupWorkspacePage.tsx'), 'SetupWorkspacePage'),
  reads(SetupWorkspacePageQueryParameters),
);

const selectNumberRoute = onboardingStep(
  '/onboarding/select-number',
  'selectNumber',
  part(() => import('../onboarding/SelectNumberPage.tsx'), 'SelectNumberPage'),
  reads(SelectNumberPageQueryParameters),
);

const selectCallFlowRoute = onboardingStep(
  '/onboarding/select-call-flow',
  'selectCallFlow',
  part(() => import('../onboarding/SelectCallFlowPage.tsx'), 'SelectCallFlowPage'),
);

const onboardingComplianceRoute = onboardingStep(
  '/onboarding/compliance',
  'compliance',
  part(() => import('../onboarding/CompliancePage.tsx'), 'CompliancePage'),
);

const setGoalsRoute = onboardingStep(
  '/onboarding/set-goals',
  'setGoals',
  part(() => import('../onboarding/SetGoalsPage.tsx'), 'SetGoalsPage'),
  reads(SetGoalsPageQueryParameters),
);

const goalActionRoute = onboardingStep(
  '/onboarding/goal-action',
  'goalAction',
  part(() => import('../onboarding/GoalActionPage.tsx'), 'GoalActionPage'),
  reads(GoalActionPageQueryParameters),
);

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'settings',
  component: part(() => import('./settings/SettingsLayout.tsx'), 'SettingsLayout'),
});

/** Where the pages of the settings are, and what stands in their column while they load. */
const inSettings = { getParentRoute: () => settingsRoute, pendingComponent: SettingsLoading };

/** What people type who look for the settings: their first page. */
const anySettingRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/account-settings/profile', replace: true });
  },
});

/** A page of the settings that takes nothing from its address. */
const settingsPage = <const Path extends string>(
  path: Path,
  page: PageName,
  component: RouteComponent,
  reading: Reading = {},
) => createRoute({ ...inSettings, ...reading, path, staticData: { page }, component });

const notificationsRoute = settingsPage(
  '/settings/notifications',
  'notifications',
  part(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  reads(NotificationsPageQueryParameters),
);

const emailAlertsRoute = settingsPage(
  '/settings/email-alerts',
  'emailAlerts',
  part(() => import('../notifications/EmailAlertsPage.tsx'), 'EmailAlertsPage'),
  reads(EmailAlertsPageQueryParameters),
);

const profileRoute = settingsPage(
  '/account-settings/profile',
  'profile',
  part(() => import('../account/ProfilePage.tsx'), 'ProfilePage'),
  reads(ProfilePageQueryParameters),
);

const manageWorkspacesRoute = settingsPage(
  '/account-settings/workspaces',
  'manageWorkspaces',
  part(() => import('../account/ManageWorkspacesPage.tsx'), 'ManageWorkspacesPage'),
  reads(ManageWorkspacesPageQueryParameters),
);

const accountSecurityRoute = settingsPage(
  '/settings/account-security',
  'accountSecurity',
  part(() => import('../account/AccountSecurityPage.tsx'), 'AccountSecurityPage'),
  reads(AccountSecurityPageQueryParameters),
);

const usersRoute = createRoute({
  ...inSettings,
  path: '/settings/users',
  validateSearch: texts('member', 'view', 'role', 'team', 'sort'),
  staticData: { page: 'users' },
  ...reads(PeoplePageQueryParameters),
  component: part(() => import('../people/PeoplePage.tsx'), 'PeoplePage'),
});

const teamsRoute = createRoute({
  ...inSettings,
  path: '/settings/teams',
  validateSearch: texts('team'),
  staticData: { page: 'teams' },
  ...reads(TeamsPageQueryParameters),
  component: part(() => import('../people/TeamsPage.tsx'), 'TeamsPage'),
});

const liveActivityRoute = shellPage(
  '/channels/calls/live-activity',
  'liveActivity',
  part(() => import('../live/LiveActivityPage.tsx'), 'LiveActivityPage'),
);

const automationRoute = shellPage(
  '/channels/calls/automation',
  'callAutomation',
  part(() => import('../automation/AutomationPage.tsx'), 'AutomationPage'),
);

const flowEditorRoute = shellPage(
  '/channels/calls/automation/$numberId',
  'callAutomation',
  part(() => import('../automation/FlowEditorPage.tsx'), 'FlowEditorPage'),
);

const numbersRoute = createRoute({
  ...inSettings,
  path: '/settings/channels',
  validateSearch: texts('number', 'view'),
  staticData: { page: 'numbersAndChannels' },
  ...reads(NumbersPageQueryParameters),
  component: part(() => import('../numbers/NumbersPage.tsx'), 'NumbersPage'),
});

const workspaceSettingsRoute = createRoute({
  ...inSettings,
  path: '/settings/workspaces',
  validateSearch: (search: Record<string, unknown>): { view?: 'audit' } =>
    search['view'] === 'audit' ? { view: 'audit' } : {},
  staticData: { page: 'workspaceSettings' },
  ...reads(WorkspaceSettingsPageQueryParameters),
  component: part(() => import('../workspace-settings/WorkspaceSettingsPage.tsx'), 'WorkspaceSettingsPage'),
});

const joinWorkspaceRoute = settingsPage(
  '/settings/workspaces/join',
  'joinWorkspace',
  part(() => import('../workspace-settings/JoinWorkspacePage.tsx'), 'JoinWorkspacePage'),
  reads(JoinWorkspacePageQueryParameters),
);

const myProfileRoute = settingsPage(
  '/settings/myprofile',
  'workspaceProfile',
  part(() => import('../workspace-settings/MyProfilePage.tsx'), 'MyProfilePage'),
  reads(MyProfilePageQueryParameters),
);

/** Pages of the contract that are not built yet; whose line in toCome.ts is gone is no longer one. */
const coming = part(() => import('../to-come/ComingSoonPage.tsx'), 'ComingSoonPage');
const soon = <const Path extends PathToCome>(path: Path, page: PageName) => shellPage(path, page, coming);
const soonSetting = <const Path extends PathToCome>(path: Path, page: PageName) => settingsPage(path, page, coming);

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
      anySettingRoute,
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
  defaultErrorComponent: PageError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
