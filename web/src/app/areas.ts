/** Every area of the client: a folder beside this one with an area.ts. */
import type { AnyRoute } from '@tanstack/react-router';
import type { Area, Areas, RailEntry } from '../base/area.ts';
import { linksOf, type PageLink, SECTIONS } from '../base/places.ts';

const AREAS = Object.values(
  import.meta.glob<Area>(['../*/area.ts', '!../base/area.ts'], { eager: true, import: 'area' }),
);

/** The pages of all areas, as the areas themselves typed them. */
type PageRoutes = readonly Areas[keyof Areas]['routes'][number][];
export const PAGES = AREAS.flatMap(({ routes }): readonly AnyRoute[] => routes) as unknown as PageRoutes;

/** Every page that can be jumped to by name. */
export const ALL_PAGES: readonly PageLink[] = linksOf(PAGES);

/** The pages of the settings, by section. */
export const SETTINGS = Object.fromEntries(
  SECTIONS.map((section) => [section, ALL_PAGES.filter((link) => link.in === section)]),
) as Record<(typeof SECTIONS)[number], PageLink[]>;

/** The entries of the rail. */
export const RAIL: readonly RailEntry[] = AREAS.flatMap(({ rail = [] }) => rail).toSorted(
  (one, other) => one.order - other.order,
);
