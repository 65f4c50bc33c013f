import type { AnyRoute } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { type Place, SECTIONS, tabsOf } from '../base/places.ts';
import { isBuilt, TO_COME } from '../base/toCome.ts';
import { ALL_PAGES, PAGES, RAIL, SETTINGS } from './areas.ts';

const routes = (PAGES as readonly AnyRoute[]).map(({ options }): Place & { path: string } => ({
  path: (options as { path: string }).path,
  ...options.staticData,
}));

it('leads to no page that is not built', () => {
  const tabs = ALL_PAGES.flatMap(({ path }) => tabsOf(path, ALL_PAGES) ?? []);
  expect([...RAIL, ...ALL_PAGES, ...tabs].map(({ path }) => path).filter((path) => !isBuilt(path))).toEqual([]);
  expect(RAIL.map(({ name }) => name)).toEqual(['home', 'inbox', 'calls', 'messages', 'contacts', 'chat']);
});

it('shows tabs only where there is more than one page', () => {
  expect(tabsOf('/inbox', ALL_PAGES)).toBeUndefined();
  expect(tabsOf('/connections/contacts', ALL_PAGES)?.map(({ page }) => page)).toEqual([
    'contacts',
    'lists',
    'segments',
    'acquisition',
  ]);
  expect(tabsOf('/channels/calls', ALL_PAGES)?.map(({ page }) => page)).toEqual([
    'calls',
    'callHistory',
    'callAutomation',
    'liveActivity',
  ]);
});

it('knows every page of the settings, so that one that is built has its place', () => {
  expect(routes.filter((route) => route.in === 'money').map(({ page }) => page)).toEqual([
    'billing',
    'changePlan',
    'spending',
    'billingDetails',
  ]);
  expect(SECTIONS.map((section) => SETTINGS[section].map(({ page }) => page))).toEqual([
    ['profile', 'accountSecurity', 'notifications', 'notificationLog', 'manageWorkspaces', 'joinWorkspace'],
    [
      'workspaceProfile',
      'workspaceSettings',
      'users',
      'teams',
      'numbersAndChannels',
      'compliance',
      'whatsapp',
      'viber',
      'savedReplies',
      'emailAlerts',
    ],
    ['billing', 'spending', 'changePlan', 'billingDetails'],
  ]);
});

it('gives each page of a group a place of its own', () => {
  const places = routes.filter((route) => route.in !== undefined).map((route) => `${route.in} ${route.order}`);
  expect(places.length).toBeGreaterThan(40);
  expect(places).toEqual([...new Set(places)]);
  expect(new Set(RAIL.map(({ order }) => order)).size).toBe(RAIL.length);
});

it('has every page that only says that it comes', () => {
  expect(new Set(routes.filter(({ toCome }) => toCome).map(({ path }) => path))).toEqual(new Set(TO_COME));
});
