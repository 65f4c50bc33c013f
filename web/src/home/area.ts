import { IconHome } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import HomeQueryParameters from '../__generated__/HomeQuery$parameters.ts';
import { defineArea, part } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type home from './texts/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/',
      staticData: { page: 'home', in: 'main', order: 10 },
      loader: () => preload(HomeQueryParameters, {}),
      onLeave: release,
      component: part(() => import('./HomePage.tsx'), 'HomePage'),
    }),
  ],
  rail: [{ name: 'home', path: '/', roots: [], icon: IconHome, order: 10 }],
});

declare module '../base/area.ts' {
  interface Areas {
    home: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    home: typeof home;
  }
}
