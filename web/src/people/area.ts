import { createRoute } from '@tanstack/react-router';
import PeoplePageQueryParameters from '../__generated__/PeoplePageQuery$parameters.ts';
import TeamsPageQueryParameters from '../__generated__/TeamsPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type people from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/users',
      validateSearch: textParameters('member', 'view', 'role', 'team', 'sort'),
      staticData: { page: 'users', in: 'workspace', order: 30 },
      ...reads(PeoplePageQueryParameters),
      component: part(() => import('./PeoplePage.tsx'), 'PeoplePage'),
    }),
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/teams',
      validateSearch: textParameters('team', 'tag', 'sort'),
      staticData: { page: 'teams', in: 'workspace', order: 40 },
      ...reads(TeamsPageQueryParameters),
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
