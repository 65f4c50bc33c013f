import { expect, it } from 'vitest';
import { ALL_PAGES, areaOf, SETTINGS } from './areas.ts';
import { RAIL } from './railEntries.ts';
import { isBuilt, TO_COME } from '../../base/toCome.ts';

const { '../router.tsx': router = '' } = import.meta.glob<string>('../router.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('leads to no page that is not built', () => {
  const links = [...RAIL, ...ALL_PAGES, ...TO_COME.flatMap((path) => areaOf(path) ?? [])];
  expect(links.map(({ path }) => path).filter((path) => !isBuilt(path))).toEqual([]);
  expect(RAIL.map(({ name }) => name)).toEqual(['home', 'inbox', 'calls', 'contacts']);
});

it('shows tabs only where there is more than one page', () => {
  expect(areaOf('/connections/contacts')).toBeUndefined();
  expect(areaOf('/channels/calls')?.map(({ page }) => page)).toEqual([
    'calls',
    'callHistory',
    'callAutomation',
    'liveActivity',
  ]);
});

it('knows every page of the settings, so that one that is built has its place', () => {
  expect(SETTINGS.money.map(({ page }) => page)).toEqual(['billing', 'changePlan']);
});

it('has every page that only says that it comes', () => {
  const shown = [...router.matchAll(/\bsoon(?:Setting)?\('([^']+)'/g)].map(([, path]) => path ?? '');
  expect(new Set(shown)).toEqual(new Set(TO_COME));
});
