import { createRoute } from '@tanstack/react-router';
import ViberPageQueryParameters from '../__generated__/ViberPageQuery$parameters.ts';
import { defineArea, part, reads } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type viber from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/viber',
      staticData: { page: 'viber', in: 'workspace', order: 86, needs: ['SENDER_IDS', 'READ'] },
      ...reads(ViberPageQueryParameters),
      component: part(() => import('./ViberPage.tsx'), 'ViberPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    viber: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    viber: typeof viber;
  }
}
