/** Where pages have their places in tabs, menus and the palette. Each page says its own, where it says its route. */
import type { AnyRoute } from '@tanstack/react-router';
import type { PageName } from './i18n/resources.ts';

/** What pages stand in side by side, in the order of ux §2: main areas, tabs under one rail entry, sections of the settings. */
const GROUPS = [
  'main',
  'calls',
  'messages',
  'contacts',
  'aiAgent',
  'chat',
  'onboarding',
  'you',
  'workspace',
  'money',
] as const;
export type PlaceGroup = (typeof GROUPS)[number];

/** The sections of the settings. */
export const SECTIONS = ['you', 'workspace', 'money'] as const satisfies readonly PlaceGroup[];
/** Pages of these are tabs of each other. */
const TABBED: readonly PlaceGroup[] = ['calls', 'messages', 'contacts', 'aiAgent', 'chat'];

export interface Place {
  /** Names the page in the window's title. */
  page?: PageName;
  /** The group in which it is listed; without one nothing lists it. */
  in?: PlaceGroup;
  /** Its place within the group; gaps leave room. */
  order?: number;
  /** The right without which nothing there is the reader's to see or do (defaults 2.2). */
  needs?: readonly [resource: string, action: string];
  /** Its address answers, and nothing leads to it: it is not built yet. */
  toCome?: true;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends Place {}
}

/** Whoever sets up the workspace. */
export const SETS_UP = ['WORKSPACE', 'UPDATE'] as const;

/** A page that has a place. */
export interface PageLink extends Place {
  path: string;
  page: PageName;
  in: PlaceGroup;
}

/** The pages among routes that have a place, in their order; also those to come. */
export const placesOf = (routes: readonly AnyRoute[]): PageLink[] =>
  routes
    .flatMap(({ options }): PageLink[] => {
      const { path, staticData } = options as { path?: string; staticData?: Place };
      if (path === undefined || staticData?.page === undefined || staticData.in === undefined) return [];
      return [{ ...staticData, path, page: staticData.page, in: staticData.in }];
    })
    .toSorted(
      (one, other) => GROUPS.indexOf(one.in) - GROUPS.indexOf(other.in) || (one.order ?? 0) - (other.order ?? 0),
    );

/** The pages among routes that something may lead to, in their order. */
export const linksOf = (routes: readonly AnyRoute[]): PageLink[] => placesOf(routes).filter(({ toCome }) => !toCome);

/** The pages beside a page, itself among them, as tabs; undefined where there is nothing to choose between. */
export function tabsOf(path: string, links: readonly PageLink[]): readonly PageLink[] | undefined {
  const group = links.find((link) => link.path === path)?.in;
  const tabs = links.filter((link) => link.in === group && TABBED.includes(link.in));
  return tabs.length > 1 ? tabs : undefined;
}

/**
 * Whether something may lead a person to a page: something there is theirs.
 * @param scope of the person's grants (people/useMe)
 */
export const isOffered = ({ needs }: PageLink, scope: (resource: string, action: string) => unknown): boolean =>
  needs === undefined || scope(...needs) !== undefined;
