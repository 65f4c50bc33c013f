import { createRoute } from '@tanstack/react-router';
import WhatsAppPageQueryParameters from '../__generated__/WhatsAppPageQuery$parameters.ts';
import { defineArea, part, reads } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type whatsapp from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/whatsapp',
      staticData: { page: 'whatsapp', in: 'workspace', order: 85, needs: ['SENDER_IDS', 'READ'] },
      ...reads(WhatsAppPageQueryParameters),
      component: part(() => import('./WhatsAppPage.tsx'), 'WhatsAppPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    whatsapp: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    whatsapp: typeof whatsapp;
  }
}
