import AccountSecurityPageQueryParameters from '../__generated__/AccountSecurityPageQuery$parameters.ts';
import ManageWorkspacesPageQueryParameters from '../__generated__/ManageWorkspacesPageQuery$parameters.ts';
import ProfilePageQueryParameters from '../__generated__/ProfilePageQuery$parameters.ts';
import { defineArea, part, reads, settingsPage } from '../base/area.ts';
import type account from './texts/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/account-settings/profile',
      { page: 'profile', in: 'you', order: 10 },
      part(() => import('./ProfilePage.tsx'), 'ProfilePage'),
      reads(ProfilePageQueryParameters),
    ),
    settingsPage(
      '/settings/account-security',
      { page: 'accountSecurity', in: 'you', order: 20 },
      part(() => import('./AccountSecurityPage.tsx'), 'AccountSecurityPage'),
      reads(AccountSecurityPageQueryParameters),
    ),
    settingsPage(
      '/account-settings/workspaces',
      { page: 'manageWorkspaces', in: 'you', order: 40 },
      part(() => import('./ManageWorkspacesPage.tsx'), 'ManageWorkspacesPage'),
      reads(ManageWorkspacesPageQueryParameters),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    account: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    account: typeof account;
  }
}
