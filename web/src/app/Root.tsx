import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPageCame, typing } from '../ui/typing.ts';

/** Names the window after the page, and moves focus to the page's heading when the path changes. */
export function Root() {
  const { t } = useTranslation(['shell', 'common']);
  const page = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.page)?.staticData.page });
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const isLeaving = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname,
  });
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => (isLeaving ? typing.hold() : undefined), [isLeaving]);
  useEffect(() => {
    if (path !== undefined) firstPageCame();
  }, [path]);

  useEffect(() => {
    if (page !== undefined) document.title = t('common:title', { page: t(`pages.${page}`) });
  }, [page, t]);

  useEffect(() => {
    // The first page keeps the browser's own focus; a dialog, a field or a running call's strip keeps it too.
    if (
      previous.current !== undefined &&
      previous.current !== path &&
      document.activeElement?.closest('[role=dialog], form, [data-phone-strip]') == null
    ) {
      document.querySelector<HTMLElement>('[data-route-heading]')?.focus({ preventScroll: true });
    }
    previous.current = path;
  }, [path]);

  return <Outlet />;
}
