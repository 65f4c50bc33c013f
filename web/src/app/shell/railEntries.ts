import {
  IconAddressBook,
  IconHome,
  IconInbox,
  IconMessage2,
  IconMessages,
  IconPhone,
  IconSparkles,
  type Icon,
} from '@tabler/icons-react';
import type shell from '../texts/shell/en.json';
import { isBuilt } from '../../base/toCome.ts';

export interface RailEntry {
  name: Exclude<keyof typeof shell.nav, `inboxUnread${string}`>;
  path: string;
  /** Every path that begins so belongs to the entry. */
  roots: readonly string[];
  icon: Icon;
}

/** The main areas in the order of ux §2, as far as they are built. */
export const RAIL: readonly RailEntry[] = (
  [
    { name: 'home', path: '/', roots: [], icon: IconHome },
    { name: 'inbox', path: '/inbox', roots: ['/inbox'], icon: IconInbox },
    { name: 'calls', path: '/channels/calls/history', roots: ['/channels/calls'], icon: IconPhone },
    { name: 'messages', path: '/channels/messages', roots: ['/channels/messages'], icon: IconMessage2 },
    { name: 'contacts', path: '/connections/contacts', roots: ['/connections'], icon: IconAddressBook },
    { name: 'aiAgent', path: '/aiagent/riva/design', roots: ['/aiagent'], icon: IconSparkles },
    { name: 'chat', path: '/conversations/user', roots: ['/conversations'], icon: IconMessages },
  ] satisfies RailEntry[]
).filter(({ path }) => isBuilt(path));

/** Where settings begin. */
export const SETTINGS_PATH = '/settings/myprofile';

export const isIn = (path: string, entry: Pick<RailEntry, 'path' | 'roots'>): boolean =>
  path === entry.path || entry.roots.some((root) => path === root || path.startsWith(`${root}/`));

export const isSettings = (path: string): boolean => /^\/(settings|account-settings)(\/|$)/.test(path);
