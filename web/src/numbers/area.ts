import { createRoute } from '@tanstack/react-router';
import NumbersPageQueryParameters from '../__generated__/NumbersPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type numbers from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/channels',
      validateSearch: textParameters('number', 'view'),
      staticData: { page: 'numbersAndChannels', in: 'workspace', order: 50 },
      ...reads(NumbersPageQueryParameters),
      component: part(() => import('./NumbersPage.tsx'), 'NumbersPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    numbers: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    numbers: typeof numbers;
  }
}
