import { defineArea, part, shellPage } from '../base/area.ts';
import type live from './texts/en.json';

export const area = defineArea({
  routes: [
    shellPage(
      '/channels/calls/live-activity',
      { page: 'liveActivity', in: 'calls', order: 40 },
      part(() => import('./LiveActivityPage.tsx'), 'LiveActivityPage'),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    live: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    live: typeof live;
  }
}
