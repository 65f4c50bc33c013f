import { createRoute, redirect } from '@tanstack/react-router';
import ListsPageQueryParameters from '../__generated__/ListsPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type lists from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/connections/lists',
      validateSearch: textParameters('listId'),
      staticData: { page: 'lists', in: 'contacts', order: 20, needs: ['SUBSCRIBER_LIST', 'READ'] },
      ...reads(ListsPageQueryParameters),
      component: part(() => import('./ListsPage.tsx'), 'ListsPage'),
    }),
    // The specification's second address of the same page.
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/connections/contacts/lists',
      beforeLoad: () => {
        throw redirect({ to: '/connections/lists', replace: true });
      },
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    lists: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    lists: typeof lists;
  }
}
