import { IconMessage } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import MessageHistoryQueryParameters from '../__generated__/MessageHistoryQuery$parameters.ts';
import { defineArea, part, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type messages from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/channels/messages/history',
      validateSearch: textParameters(
        'direction',
        'status',
        'channel',
        'phoneNumberId',
        'agentUserId',
        'teamId',
        'contactId',
        'counted',
        'from',
        'until',
        'zone',
      ),
      staticData: { page: 'messageHistory', in: 'messages', order: 20 },
      loader: () => preload(MessageHistoryQueryParameters, {}),
      onLeave: release,
      component: part(() => import('./MessageHistoryPage.tsx'), 'MessageHistoryPage'),
    }),
  ],
  rail: [
    {
      name: 'messages',
      path: '/channels/messages/history',
      roots: ['/channels/messages'],
      icon: IconMessage,
      order: 40,
    },
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    messages: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    messages: typeof messages;
  }
}
