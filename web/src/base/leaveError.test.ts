import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { leaveError } from './leaveError.ts';

it('goes back to the page that failed', () => {
  const history = createMemoryHistory({ initialEntries: ['/inbox', '/error'] });
  leaveError(history);
  expect(history.location.pathname).toBe('/inbox');
});

it('goes home when nothing came before', () => {
  const history = createMemoryHistory({ initialEntries: ['/error'] });
  leaveError(history);
  expect(history.location.pathname).toBe('/');
});
