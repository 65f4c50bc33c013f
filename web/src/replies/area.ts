import SavedRepliesPageQueryParameters from '../__generated__/SavedRepliesPageQuery$parameters.ts';
import { defineArea, part, reads, settingsPage } from '../base/area.ts';
import type replies from './texts/en.json';

export const area = defineArea({
  routes: [
    settingsPage(
      '/settings/saved-replies',
      { page: 'savedReplies', in: 'workspace', order: 87 },
      part(() => import('./SavedRepliesPage.tsx'), 'SavedRepliesPage'),
      reads(SavedRepliesPageQueryParameters),
    ),
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    replies: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    replies: typeof replies;
  }
}
