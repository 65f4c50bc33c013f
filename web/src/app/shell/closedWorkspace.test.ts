import { expect, it } from 'vitest';
import { MANAGE, mustLeave } from './closedWorkspace.ts';

it.each(['Deactivated', 'Uninstalled'])('%s leaves every page but the list of workspaces', (status) => {
  const pages = ['/', '/inbox', '/account-settings/profile', '/settings/workspaces'];
  expect(pages.filter((page) => !mustLeave(status, page))).toEqual([]);
  expect(mustLeave(status, MANAGE)).toBe(false);
  expect(mustLeave(status, `${MANAGE}/`)).toBe(false);
});

it.each(['ACTIVE', 'SUSPENDED'])('%s leaves no page', (status) => {
  expect(mustLeave(status, '/')).toBe(false);
});
