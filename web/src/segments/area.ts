import { createRoute } from '@tanstack/react-router';
import SegmentsPageQueryParameters from '../__generated__/SegmentsPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type segments from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/connections/segments',
      validateSearch: textParameters('segmentId', 'view'),
      staticData: { page: 'segments', in: 'contacts', order: 50, needs: ['SEGMENTS', 'READ'] },
      ...reads(SegmentsPageQueryParameters),
      component: part(() => import('./SegmentsPage.tsx'), 'SegmentsPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    segments: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    segments: typeof segments;
  }
}
