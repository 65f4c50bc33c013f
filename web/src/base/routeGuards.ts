/** Who may see a page, and where they are sent to come back to it. */
import { redirect } from '@tanstack/react-router';
import { ownPath } from './ownPath.ts';
import { accessToken, selectedWorkspace, whyEnded } from './session/session.ts';

/** Where to go on after signing in; only paths of our own, never another site's. */
export const nextPath = (search: { next?: unknown }): { next?: string } => {
  const next = ownPath(search.next);
  return next === undefined ? {} : { next };
};

/** Keeps out who is not signed in, and remembers where they wanted to go. */
export async function requireSession(href: string) {
  if ((await accessToken()) !== undefined) return;
  const next = href === '/' ? {} : { next: href };
  const reason = whyEnded();
  throw redirect({ to: '/login', search: { ...next, ...(reason && { reason }) } });
}

/** Keeps out who has not said which workspace, too. */
export async function requireWorkspace(href: string) {
  await requireSession(href);
  if (selectedWorkspace() !== undefined) return;
  throw redirect({ to: '/select-workspace', search: href === '/' ? {} : { next: href } });
}
