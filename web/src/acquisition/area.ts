import { createRoute } from '@tanstack/react-router';
import AcquisitionPageQueryParameters from '../__generated__/AcquisitionPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type acquisition from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/connections/acquisition',
      validateSearch: textParameters('keywordId', 'formId'),
      staticData: { page: 'acquisition', in: 'contacts', order: 60, needs: ['KEYWORDS', 'READ'] },
      ...reads(AcquisitionPageQueryParameters),
      component: part(() => import('./AcquisitionPage.tsx'), 'AcquisitionPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    acquisition: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    acquisition: typeof acquisition;
  }
}
