import { IconAddressBook } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import ContactsQueryParameters from '../__generated__/ContactsQuery$parameters.ts';
import { defineArea, part, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import { preload, release } from '../base/relay/preload.ts';
import type contacts from './texts/en.json';
import type exports_ from './texts/exports/en.json';
import type merges from './texts/merges/en.json';
import type contactViews from './texts/contactViews/en.json';
import type imports from './texts/imports/en.json';

export const area = defineArea({
  routes: [
    createRoute({
      getParentRoute: () => shellRoute,
      path: '/connections/contacts',
      validateSearch: textParameters('contactId', 'targetNode', 'kind', 'tag', 'company', 'contacted', 'sort'),
      staticData: { page: 'contacts', in: 'contacts', order: 10 },
      loader: () => preload(ContactsQueryParameters, {}),
      onLeave: release,
      component: part(() => import('./ContactsPage.tsx'), 'ContactsPage'),
    }),
  ],
  rail: [
    { name: 'contacts', path: '/connections/contacts', roots: ['/connections'], icon: IconAddressBook, order: 50 },
  ],
});

declare module '../base/area.ts' {
  interface Areas {
    contacts: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    contacts: typeof contacts;
    imports: typeof imports;
    exports: typeof exports_;
    merges: typeof merges;
    contactViews: typeof contactViews;
  }
}
