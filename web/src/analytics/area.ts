import { defineArea, part, shellPage } from '../base/area.ts';
import type analytics from './texts/en.json';

export const area = defineArea({
  routes: [
    shellPage(
      '/channels/calls',
      { page: 'calls', in: 'calls', order: 10 },
      part(() => import('./CallOverviewPage.tsx'), 'CallOverviewPage'),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    analytics: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    analytics: typeof analytics;
  }
}
