import { createRoute } from '@tanstack/react-router';
import NumbersPageQueryParameters from '../__generated__/NumbersPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { settingsRoute } from '../base/frames.ts';
import type buyNumber from './texts/buyNumber/en.json';
import type numbers from './texts/en.json';
import type senderIds from './texts/senderIds/en.json';
import type webNumbers from './texts/webNumbers/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => settingsRoute,
      path: '/settings/channels',
      validateSearch: textParameters(
        'number',
        'view',
        'q',
        'team',
        'state',
        // The number that a new plan is for: it is offered next.
        'buy',
        // What a gateway brings back (spec A §2); the page takes it and clears the address.
        'action',
        'workspace_id',
        'platform',
        'subscription_addon_id',
        'phone_number',
        'charge_id',
      ),
      staticData: { page: 'numbersAndChannels', in: 'workspace', order: 50 },
      ...reads(NumbersPageQueryParameters),
      component: part(() => import('./NumbersPage.tsx'), 'NumbersPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    numbers: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    buyNumber: typeof buyNumber;
    numbers: typeof numbers;
    senderIds: typeof senderIds;
    webNumbers: typeof webNumbers;
  }
}
