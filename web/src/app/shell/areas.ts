import type shell from '../texts/shell/en.json';
import { isBuilt } from '../../base/toCome.ts';

/** A page's name: a key under `pages` in the shell's texts. */
export type PageName = keyof typeof shell.pages;

export interface PageLink {
  path: string;
  page: PageName;
  /** The right without which nothing there is the reader's to see or do (defaults 2.2). */
  needs?: readonly [resource: string, action: string];
}

/** Whoever sets up the workspace. */
const SETS_UP = ['WORKSPACE', 'UPDATE'] as const;

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
    { path: '/onboarding/setup-workspace', page: 'setupWorkspace', needs: SETS_UP },
    { path: '/onboarding/select-number', page: 'selectNumber', needs: SETS_UP },
    { path: '/onboarding/select-call-flow', page: 'selectCallFlow', needs: SETS_UP },
    { path: '/onboarding/compliance', page: 'compliance', needs: SETS_UP },
    { path: '/onboarding/set-goals', page: 'setGoals', needs: SETS_UP },
    { path: '/onboarding/goal-action', page: 'goalAction', needs: SETS_UP },
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
    { path: '/settings/widget', page: 'widget', needs: SETS_UP },
    { path: '/settings/integrations', page: 'integrations', needs: ['INTEGRATIONS', 'READ'] },
    { path: '/settings/compliance', page: 'compliance', needs: ['COMPLAINCE', 'READ'] },
    { path: '/settings/email-alerts', page: 'emailAlerts', needs: SETS_UP },
  ],
  money: [
    { path: '/settings/billing-and-payments', page: 'billing', needs: ['BILLING', 'READ'] },
    { path: '/settings/billing-and-payments/change-plan', page: 'changePlan', needs: ['BILLING', 'UPDATE'] },
  ],
} as const satisfies Record<string, readonly PageLink[]>;

/** The pages of an area that are built, as tabs; undefined where there is nothing to choose between. */
export function areaOf(path: string): readonly PageLink[] | undefined {
  const area = Object.values(AREAS).find((links: readonly PageLink[]) => links.some((link) => link.path === path));
  const built = (area ?? []).filter((link) => isBuilt(link.path));
  return built.length > 1 ? built : undefined;
}

const EVERY_PAGE: readonly PageLink[] = [
  { path: '/', page: 'home' },
  { path: '/inbox', page: 'inbox' },
  { path: '/channels', page: 'channels' },
  ...Object.values(AREAS).flat(),
  ...Object.values(SETTINGS).flat(),
];

/** Every page that can be jumped to by name. */
export const ALL_PAGES = EVERY_PAGE.filter(({ path }) => isBuilt(path));

/**
 * Whether something may lead a person to a page: it is built, and something there is theirs.
 * @param scope of the person's grants (people/useMe)
 */
export const isOffered = ({ path, needs }: PageLink, scope: (resource: string, action: string) => unknown): boolean =>
  isBuilt(path) && (needs === undefined || scope(...needs) !== undefined);
