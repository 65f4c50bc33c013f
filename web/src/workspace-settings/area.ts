import { createRoute } from '@tanstack/react-router';
import { defineArea, part, settingsPage } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type workspaceSettings from './texts/en.json';
import type auditLog from './texts/auditLog/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/settings/myprofile',
      { page: 'workspaceProfile', in: 'workspace', order: 10 },
      part(() => import('./MyProfilePage.tsx'), 'MyProfilePage'),
    ),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/workspaces',
      validateSearch: (search: Record<string, unknown>): { view?: 'audit' } =>
        search['view'] === 'audit' ? { view: 'audit' } : {},
      staticData: { page: 'workspaceSettings', in: 'workspace', order: 20 },
      component: part(() => import('./WorkspaceSettingsPage.tsx'), 'WorkspaceSettingsPage'),
    }),
    settingsPage(
      '/settings/workspaces/join',
      { page: 'joinWorkspace', in: 'you', order: 50 },
      part(() => import('./JoinWorkspacePage.tsx'), 'JoinWorkspacePage'),
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
