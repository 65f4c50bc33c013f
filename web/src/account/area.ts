import { defineArea, part, settingsPage } from '../base/area.ts';
import type account from './texts/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/account-settings/profile',
      { page: 'profile', in: 'you', order: 10 },
      part(() => import('./ProfilePage.tsx'), 'ProfilePage'),
    ),
    settingsPage(
      '/settings/account-security',
      { page: 'accountSecurity', in: 'you', order: 20 },
      part(() => import('./AccountSecurityPage.tsx'), 'AccountSecurityPage'),
    ),
    settingsPage(
      '/account-settings/workspaces',
      { page: 'manageWorkspaces', in: 'you', order: 40 },
      part(() => import('./ManageWorkspacesPage.tsx'), 'ManageWorkspacesPage'),
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
