import { IconMessages } from '@tabler/icons-react';
import { createRoute } from '@tanstack/react-router';
import ChatPageQueryParameters from '../__generated__/ChatPageQuery$parameters.ts';
import { defineArea, part, reads, textParameters } from '../base/area.ts';
import { shellRoute } from '../base/frames.ts';
import type chat from './texts/en.json';

const component = part(() => import('./ChatPage.tsx'), 'ChatPage');
/** What a link to a message names (spec 000 §2: deep links). */
const validateSearch = textParameters('node', 'type', 'targetNode');
const page = { getParentRoute: () => shellRoute, validateSearch, component, ...reads(ChatPageQueryParameters) };

export const area = defineArea({
  routes: [
    createRoute({ ...page, path: '/conversations/user', staticData: { page: 'chat', in: 'main', order: 35 } }),
    createRoute({ ...page, path: '/conversations/user/$userId', staticData: { page: 'chat' } }),
    createRoute({ ...page, path: '/conversations/team', staticData: { page: 'chat' } }),
    createRoute({ ...page, path: '/conversations/team/$teamId', staticData: { page: 'chat' } }),
    createRoute({ ...page, path: '/conversations/new', staticData: { page: 'chatNew' } }),
  ],
  rail: [{ name: 'chat', path: '/conversations/user', roots: ['/conversations'], icon: IconMessages, order: 60 }],
});

declare module '../base/area.ts' {
  interface Areas {
    chat: typeof area;
  }
}
declare module '../base/i18n/resources.ts' {
  interface AreaTexts {
    chat: typeof chat;
  }
}
