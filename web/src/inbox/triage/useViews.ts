import { graphql, useLazyLoadQuery } from 'react-relay';
import type { InboxFilter, useViewsQuery } from '../../__generated__/useViewsQuery.graphql.ts';
import type { Narrowing } from './narrowing.ts';

type InboxView = useViewsQuery['response']['fetchInboxViews'][number];

/** The views that the reader keeps, by name. */
export function useViews(): readonly InboxView[] {
  const { fetchInboxViews } = useLazyLoadQuery<useViewsQuery>(
    graphql`
      query useViewsQuery {
        fetchInboxViews {
          id
          name
          filter
          assigned
          tagId
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return fetchInboxViews;
}

/** Whether the list is narrowed down to just that. */
export const isView = (
  view: Pick<InboxView, 'filter' | 'assigned' | 'tagId'>,
  filter: InboxFilter,
  { tagId, assigned }: Narrowing,
): boolean =>
  view.filter === filter && (view.assigned ?? undefined) === assigned && (view.tagId ?? undefined) === tagId;
