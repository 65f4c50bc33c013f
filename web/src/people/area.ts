import { createRoute } from '@tanstack/react-router';
import { defineArea, part, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type people from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/users',
      validateSearch: (search: Record<string, unknown>): { member?: string; view?: 'roles' } => ({
        ...(typeof search['member'] === 'string' ? { member: search['member'] } : {}),
        ...(search['view'] === 'roles' ? { view: 'roles' } : {}),
      }),
      staticData: { page: 'users', in: 'workspace', order: 30 },
      component: part(() => import('./PeoplePage.tsx'), 'PeoplePage'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/teams',
      validateSearch: textParameters('team'),
      staticData: { page: 'teams', in: 'workspace', order: 40 },
      component: part(() => import('./TeamsPage.tsx'), 'TeamsPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    people: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    people: typeof people;
  }
}
