import { IconInbox } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import InboxQueryParameters from '../__generated__/InboxQuery$parameters.ts';
import { defineArea, part, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type inbox from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/inbox',
      // What a link into the inbox may point to (spec 000 §2: deep links).
      validateSearch: textParameters('contactId', 'conversationId', 'type', 'targetNode'),
      staticData: { page: 'inbox', in: 'main', order: 20 },
      loader: () => preload(InboxQueryParameters, {}),
      onLeave: release,
      component: part(() => import('./InboxPage.tsx'), 'InboxPage'),
    }),
  ],
  rail: [{ name: 'inbox', path: '/inbox', roots: ['/inbox'], icon: IconInbox, order: 20 }],
});

declare module '../base/area.ts' {
  interface Areas {
    inbox: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    inbox: typeof inbox;
  }
}
