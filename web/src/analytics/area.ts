import { defineArea, part, shellPage } from '../base/area.ts';
import type analytics from './texts/en.json';
import type messageFigures from './texts/messageFigures/en.json';

export const area = defineArea({
  routes: [
    shellPage(
      '/channels/calls',
      { page: 'calls', in: 'calls', order: 10 },
      part(() => import('./CallOverviewPage.tsx'), 'CallOverviewPage'),
    ),
    shellPage(
      '/channels/messages',
      { page: 'messages', in: 'messages', order: 10 },
      part(() => import('./MessageOverviewPage.tsx'), 'MessageOverviewPage'),
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
    messageFigures: typeof messageFigures;
  }
}
