import { IconLayoutGrid, IconShieldLock, IconUserCircle } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'profile',
    icon: IconUserCircle,
    settings: [
      { id: 'own-name', title: 'account:profile.you', also: ['account:profile.firstName', 'account:profile.lastName'] },
      { id: 'reach', title: 'account:profile.reach', also: ['account:email.title', 'account:phone.title'] },
      { id: 'own-language', title: 'account:profile.language' },
      { id: 'own-timezone', title: 'account:profile.timezone' },
      {
        id: 'own-place',
        title: 'account:profile.place',
        also: ['account:profile.country', 'account:profile.city', 'account:profile.address'],
      },
      {
        id: 'keyboard',
        title: 'account:preferences.title',
        also: ['account:preferences.singleKeyShortcuts', 'account:preferences.enterSends'],
      },
    ],
  },
  {
    page: 'accountSecurity',
    icon: IconShieldLock,
    settings: [
      { id: 'password', title: 'account:password.title', also: ['account:password.change'] },
      { id: 'two-step', title: 'account:mfa.title', also: ['account:mfa.app', 'account:mfa.codes'] },
      { id: 'qr', title: 'account:qr.title' },
      { id: 'google', title: 'account:google.title' },
      { id: 'sessions', title: 'account:sessions.title' },
    ],
  },
  {
    page: 'manageWorkspaces',
    icon: IconLayoutGrid,
    settings: [
      {
        id: 'own-workspaces',
        title: 'account:workspaces.yours',
        also: ['account:workspaces.leave', 'account:workspaces.create', 'account:workspaces.reactivate'],
      },
    ],
  },
];
