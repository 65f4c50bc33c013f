import type shell from '../i18n/en/shell.json';

/** A page's name: a key under `pages` in the shell's texts. */
export type PageName = keyof typeof shell.pages;

export interface PageLink {
  path: string;
  page: PageName;
}

/** Pages that stand side by side as tabs under one rail entry. */
const AREAS = {
  calls: [
    { path: '/channels/calls', page: 'calls' },
    { path: '/channels/calls/history', page: 'callHistory' },
    { path: '/channels/calls/automation', page: 'callAutomation' },
    { path: '/channels/calls/live-activity', page: 'liveActivity' },
    { path: '/channels/calls/campaigns', page: 'voiceCampaigns' },
    { path: '/channels/calls/campaigns/stats', page: 'voiceCampaignStats' },
  ],
  messages: [
    { path: '/channels/messages', page: 'messages' },
    { path: '/channels/messages/history', page: 'messageHistory' },
    { path: '/channels/messages/automation', page: 'messageAutomation' },
    { path: '/channels/messages/campaigns', page: 'messageCampaigns' },
    { path: '/channels/messages/campaigns/stats', page: 'messageCampaignStats' },
  ],
  contacts: [
    { path: '/connections/contacts', page: 'contacts' },
    { path: '/connections/contacts/lists', page: 'contactLists' },
    { path: '/connections/contacts/subscribers', page: 'subscribers' },
    { path: '/connections/lists', page: 'lists' },
    { path: '/connections/segments', page: 'segments' },
    { path: '/connections/acquisition', page: 'acquisition' },
  ],
  aiAgent: [
    { path: '/aiagent/riva/design', page: 'aiDesign' },
    { path: '/aiagent/riva/knowledge', page: 'aiKnowledge' },
    { path: '/aiagent/automation', page: 'aiAutomation' },
    { path: '/aiagent/tickets', page: 'tickets' },
  ],
  chat: [
    { path: '/conversations/user', page: 'chatPeople' },
    { path: '/conversations/team', page: 'chatTeams' },
    { path: '/conversations/new', page: 'chatNew' },
  ],
  onboarding: [
    { path: '/onboarding/setup-workspace', page: 'setupWorkspace' },
    { path: '/onboarding/select-number', page: 'selectNumber' },
    { path: '/onboarding/select-call-flow', page: 'selectCallFlow' },
    { path: '/onboarding/compliance', page: 'compliance' },
    { path: '/onboarding/set-goals', page: 'setGoals' },
    { path: '/onboarding/goal-action', page: 'goalAction' },
  ],
} as const satisfies Record<string, readonly PageLink[]>;

export const SETTINGS = {
  you: [
    { path: '/account-settings/profile', page: 'profile' },
    { path: '/settings/account-security', page: 'accountSecurity' },
    { path: '/settings/notifications', page: 'notifications' },
    { path: '/account-settings/workspaces', page: 'manageWorkspaces' },
    { path: '/settings/workspaces/join', page: 'joinWorkspace' },
  ],
  workspace: [
    { path: '/settings/myprofile', page: 'workspaceProfile' },
    { path: '/settings/workspaces', page: 'workspaceSettings' },
    { path: '/settings/users', page: 'users' },
    { path: '/settings/teams', page: 'teams' },
    { path: '/settings/channels', page: 'numbersAndChannels' },
    { path: '/settings/widget', page: 'widget' },
    { path: '/settings/integrations', page: 'integrations' },
    { path: '/settings/compliance', page: 'compliance' },
    { path: '/settings/email-alerts', page: 'emailAlerts' },
  ],
  money: [
    { path: '/settings/billing-and-payments', page: 'billing' },
    { path: '/settings/billing-and-payments/change-plan', page: 'changePlan' },
  ],
} as const satisfies Record<string, readonly PageLink[]>;

/** The area whose tabs a path belongs to. */
export const areaOf = (path: string): readonly PageLink[] | undefined =>
  Object.values(AREAS).find((links: readonly PageLink[]) => links.some((link) => link.path === path));

/** Every page that can be jumped to by name. */
export const ALL_PAGES: readonly PageLink[] = [
  { path: '/', page: 'home' },
  { path: '/inbox', page: 'inbox' },
  { path: '/channels', page: 'channels' },
  ...Object.values(AREAS).flat(),
  ...Object.values(SETTINGS).flat(),
];
