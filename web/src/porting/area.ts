import { createRoute } from '@tanstack/react-router';
import PortingPageQueryParameters from '../__generated__/PortingPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type porting from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/channels/porting',
      validateSearch: textParameters('order'),
      staticData: { page: 'porting', needs: ['NUMBER_PORTING', 'READ'] },
      ...reads(PortingPageQueryParameters),
      component: part(() => import('./PortingPage.tsx'), 'PortingPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    porting: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    porting: typeof porting;
  }
}
