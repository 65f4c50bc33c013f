import { IconPhone } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import CallHistoryQueryParameters from '../__generated__/CallHistoryQuery$parameters.ts';
import { defineArea, part, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type calls from './texts/en.json';
import type recording from './texts/recording/en.json';
import type transcript from './texts/transcript/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/channels/calls/history',
      validateSearch: textParameters(
        'direction',
        'result',
        'phoneNumberId',
        'agentUserId',
        'teamId',
        'outcome',
        'from',
        'until',
        'zone',
        'call',
      ),
      staticData: { page: 'callHistory', in: 'calls', order: 20 },
      loader: () => preload(CallHistoryQueryParameters, {}),
      onLeave: release,
      component: part(() => import('./CallHistoryPage.tsx'), 'CallHistoryPage'),
    }),
  ],
  rail: [{ name: 'calls', path: '/channels/calls/history', roots: ['/channels/calls'], icon: IconPhone, order: 30 }],
});

declare module '../base/area.ts' {
  interface Areas {
    calls: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    calls: typeof calls;
    recording: typeof recording;
    transcript: typeof transcript;
  }
}
