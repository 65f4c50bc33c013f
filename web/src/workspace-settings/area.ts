import { createRoute } from '@tanstack/react-router';
import JoinWorkspacePageQueryParameters from '../__generated__/JoinWorkspacePageQuery$parameters.ts';
import MyProfilePageQueryParameters from '../__generated__/MyProfilePageQuery$parameters.ts';
import WorkspaceSettingsPageQueryParameters from '../__generated__/WorkspaceSettingsPageQuery$parameters.ts';
import { defineArea, part, reads, settingsPage } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type workspaceSettings from './texts/en.json';
import type auditLog from './texts/auditLog/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/settings/myprofile',
      { page: 'workspaceProfile', in: 'workspace', order: 10 },
      part(() => import('./MyProfilePage.tsx'), 'MyProfilePage'),
      reads(MyProfilePageQueryParameters),
    ),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/workspaces',
      validateSearch: (search: Record<string, unknown>): { view?: 'audit' } =>
        search['view'] === 'audit' ? { view: 'audit' } : {},
      staticData: { page: 'workspaceSettings', in: 'workspace', order: 20 },
      ...reads(WorkspaceSettingsPageQueryParameters),
      component: part(() => import('./WorkspaceSettingsPage.tsx'), 'WorkspaceSettingsPage'),
    }),
    settingsPage(
      '/settings/workspaces/join',
      { page: 'joinWorkspace', in: 'you', order: 50 },
      part(() => import('./JoinWorkspacePage.tsx'), 'JoinWorkspacePage'),
      reads(JoinWorkspacePageQueryParameters),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    workspaceSettings: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    workspaceSettings: typeof workspaceSettings;
    auditLog: typeof auditLog;
  }
}
