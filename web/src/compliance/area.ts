import { createRoute } from '@tanstack/react-router';
import CompliancePageQueryParameters from '../__generated__/CompliancePageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type compliance from './texts/en.json';
import type numberDocuments from './texts/numberDocuments/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/compliance',
      validateSearch: textParameters('number', 'country', 'sender'),
      staticData: { page: 'compliance', in: 'workspace', order: 80, needs: ['COMPLAINCE', 'READ'] },
      ...reads(CompliancePageQueryParameters),
      component: part(() => import('./CompliancePage.tsx'), 'CompliancePage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    compliance: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    compliance: typeof compliance;
    numberDocuments: typeof numberDocuments;
  }
}
