import { createRoute } from '@tanstack/react-router';
import MessageAutomationPageQueryParameters from '../__generated__/MessageAutomationPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type assignment from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/channels/messages/automation',
      validateSearch: textParameters('view', 'outcome', 'rule', 'person'),
      staticData: { page: 'messageAutomation', in: 'messages', order: 30, needs: ['AUTOMATIONS', 'READ'] },
      ...reads(MessageAutomationPageQueryParameters),
      component: part(() => import('./MessageAutomationPage.tsx'), 'MessageAutomationPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    assignment: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    assignment: typeof assignment;
  }
}
