/**
 * Every screen that has an address of its own. A new route is a line here; routes.long.test.ts fails while one of the
 * router's is missing. What a screen opens over itself (drawers, dialogs, the phone) is judged in screens.long.test.ts.
 */
interface Screen {
  /** The address, with its parameters filled in. */
  readonly path: string;
  /** The route in the router, where the address has parameters in it. */
  readonly route?: string;
  /** Seen only by who is signed out. */
  readonly signedOut?: true;
  /** Leads on by loading a page, which nothing in the page that was there outlives. */
  readonly loads?: true;
}

const signedIn = (...paths: readonly string[]): Screen[] => paths.map((path) => ({ path }));

export const SCREENS: readonly Screen[] = [
  { path: '/login', signedOut: true },
  { path: '/login?view=email', signedOut: true },
  { path: '/login?view=sign-up', signedOut: true },
  // Who has one workspace is in it at once.
  { path: '/select-workspace', loads: true },
  ...signedIn(
    '/',
    '/inbox',
    '/error',
    '/crm-extension',
    '/get-started',
    '/channels',
    '/channels/calls',
    '/channels/calls/history',
    '/channels/calls/automation',
    '/channels/calls/live-activity',
    '/channels/calls/campaigns',
    '/channels/calls/campaigns/stats',
    '/channels/messages',
    '/channels/messages/history',
    '/channels/messages/automation',
    '/channels/messages/campaigns',
    '/channels/messages/campaigns/stats',
    '/connections/contacts',
    '/connections/contacts/lists',
    '/connections/contacts/subscribers',
    '/connections/lists',
    '/connections/segments',
    '/connections/acquisition',
    '/conversations/user',
    '/conversations/team',
    '/conversations/new',
    '/aiagent/riva/design',
    '/aiagent/riva/knowledge',
    '/aiagent/automation',
    '/aiagent/tickets',
    '/onboarding/setup-workspace',
    '/onboarding/compliance',
    '/onboarding/select-call-flow',
    '/onboarding/select-number',
    '/onboarding/goal-action',
    '/onboarding/set-goals',
    '/account-settings/profile',
    '/account-settings/workspaces',
    '/settings/myprofile',
    '/settings/account-security',
    '/settings/workspaces',
    '/settings/workspaces/join',
    '/settings/channels',
    '/settings/channels?view=blocked',
    '/settings/widget',
    '/settings/billing-and-payments',
    '/settings/billing-and-payments/change-plan',
    '/settings/compliance',
    '/settings/users',
    '/settings/teams',
    '/settings/integrations',
    '/settings/notifications',
    '/settings/email-alerts',
  ),
  { path: '/conversations/team/0198c5a0-0000-7000-8000-000000000000', route: '/conversations/team/$teamId' },
  {
    path: '/channels/calls/automation/0198c5a0-0000-7000-8000-000000000000',
    route: '/channels/calls/automation/$numberId',
  },
];

/** What a manager or a member sees otherwise than the owner: what they may not do, and who can. */
export const FOR_ROLES: readonly string[] = [
  '/',
  '/settings/users',
  '/settings/teams',
  '/settings/workspaces',
  '/settings/email-alerts',
  '/settings/myprofile',
];
