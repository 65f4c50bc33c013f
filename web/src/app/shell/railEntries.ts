import type { RailEntry } from '../../base/area.ts';

/** Where settings begin. */
export const SETTINGS_PATH = '/settings/myprofile';

export const isIn = (path: string, entry: Pick<RailEntry, 'path' | 'roots'>): boolean =>
  path === entry.path || entry.roots.some((root) => path === root || path.startsWith(`${root}/`));

export const isSettings = (path: string): boolean => /^\/(settings|account-settings)(\/|$)/.test(path);
