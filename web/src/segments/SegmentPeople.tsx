import { IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SegmentPeopleQuery } from '../__generated__/SegmentPeopleQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { Growth } from '../lists/Growth.tsx';
import { Subscribers } from '../lists/Subscribers.tsx';
import { useListsChanged } from '../lists/useListsChanged.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { usePaneKey } from '../ui/Pane.tsx';
import styles from './Segments.module.css';

/** Who is in a segment now, and how that changed over the last days. */
export function SegmentPeople({ id }: { id: string }) {
  const { t } = useTranslation('segments');
  const navigate = useNavigate();
  const paneKey = usePaneKey();
  const [fetchKey, renew] = useFetchKey();
  const key = `${paneKey}.${fetchKey}`;
  useListsChanged(
    useCallback(
      (changed: string, deleted: boolean) => {
        if (changed === id && !deleted) renew();
      },
      [id, renew],
    ),
  );
  const data = useLazyLoadQuery<SegmentPeopleQuery>(
    graphql`
      query SegmentPeopleQuery($id: ID!) {
        ...Subscribers_query @arguments(listId: $id)
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: key },
  );
  return (
    <>
      <div className={styles['growth']}>
        <Suspense>
          <Growth listId={id} fetchKey={key} />
        </Suspense>
      </div>
      <Subscribers
        query={data}
        onOpen={(contactId) => void navigate({ to: '/connections/contacts', search: { contactId } })}
        empty={<EmptyState icon={<IconUsers size={22} stroke={1.5} />}>{t('people.nobody')}</EmptyState>}
      />
    </>
  );
}
