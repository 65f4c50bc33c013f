import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'users',
    icon: IconUsers,
    settings: [
      { id: 'invite', title: 'people:invite.action', also: ['people:invitations.title'] },
      { id: 'seats', title: 'people:seats.title' },
      { id: 'roles', title: 'people:roles.title', also: ['people:roles.compare'] },
      { id: 'permissions', title: 'people:matrix.title', view: 'roles' },
    ],
  },
  {
    page: 'teams',
    icon: IconUsersGroup,
    settings: [{ id: 'teams' }],
  },
];
