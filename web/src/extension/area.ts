import { createRoute } from '@tanstack/react-router';
import { defineArea, part } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type extension from './texts/en.json';

/** What a partner's page may say in the address of the phone that it shows (spec 001 §2). */
interface ExtensionSearch {
  theme?: 'light' | 'dark';
  /** A number that is called at once. */
  call?: string;
}

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/crm-extension',
      staticData: { page: 'extension' },
      validateSearch: ({ theme, call }: Record<string, unknown>): ExtensionSearch => ({
        ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
        // The router reads a number without a plus sign as one.
        ...(typeof call === 'string' || typeof call === 'number' ? { call: String(call) } : {}),
      }),
      component: part(() => import('./ExtensionPage.tsx'), 'ExtensionPage'),
    }),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    extension: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    extension: typeof extension;
  }
}
