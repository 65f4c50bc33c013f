import { Button } from '@mantine/core';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { SegmentsPageQuery } from '../__generated__/SegmentsPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useListsChanged } from '../lists/useListsChanged.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { figure } from '../ui/counted.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pane } from '../ui/Pane.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Segments.module.css';

const SegmentEditor = lazyPart(async () => ({ default: (await import('./SegmentEditor.tsx')).SegmentEditor }));
const OPEN = ['segmentId', 'view'] as const;
const NEW = 'new';

/** The workspace's segments, with one of them open. */
export function SegmentsPage() {
  const { t } = useTranslation('segments');
  const me = useMe();
  const [{ segmentId, view }, setOpen] = useAddress(OPEN, { history: true });
  const [fetchKey, renew] = useFetchKey();
  const { fetchSegments } = useRouteQuery<SegmentsPageQuery>(
    graphql`
      query SegmentsPageQuery @preloadable {
        fetchSegments {
          subscriberList {
            id
            name
            contactCount
            version
          }
          timezone
          refreshedAt
          rule {
            match
            rules {
              condition {
                field
                propertyId
                test
                values
              }
              group {
                match
                rules {
                  condition {
                    field
                    propertyId
                    test
                    values
                  }
                  group {
                    match
                    rules {
                      condition {
                        field
                        propertyId
                        test
                        values
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  // Counts come with the frame itself; a segment that is new, or gone, has to be read.
  useListsChanged(
    useCallback(
      (id: string, deleted: boolean) => {
        if (deleted || !fetchSegments.some(({ subscriberList }) => subscriberList.id === id)) renew();
      },
      [fetchSegments, renew],
    ),
  );
  const chosen = segmentId === NEW ? undefined : (segmentId ?? fetchSegments[0]?.subscriberList.id);
  const open = fetchSegments.find(({ subscriberList }) => subscriberList.id === chosen);
  const whyNot = me.whyNot('SEGMENTS', 'CREATE');
  const make = (testId: string) => (
    <Disabled why={whyNot} access={rightTo('SEGMENTS', 'CREATE')}>
      <Button
        leftSection={<IconPlus size={18} stroke={1.75} />}
        onClick={() => setOpen({ segmentId: NEW, view: null })}
        data-testid={testId}
      >
        {t('new')}
      </Button>
    </Disabled>
  );
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} meta={t('meta')}>
        {make('segment-new')}
      </PageHeader>
      {fetchSegments.length === 0 && segmentId !== NEW ? (
        <EmptyState icon={<IconFilter size={22} stroke={1.5} />} action={make('segment-new-first')}>
          {t('empty')}
        </EmptyState>
      ) : (
        <div className={styles['columns']} data-first={fetchSegments.length === 0 || undefined}>
          {fetchSegments.length === 0 ? null : (
            <nav className={styles['all']} aria-label={t('title')}>
              <ul>
                {fetchSegments.map(({ subscriberList: { id, name, contactCount } }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={id === open?.subscriberList.id ? 'page' : undefined}
                      onClick={() => setOpen({ segmentId: id, view: null })}
                      data-testid="segment-open"
                    >
                      <Words>{name}</Words>
                      <span className="tabular" data-testid="segment-people">
                        {figure(contactCount)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {open === undefined && segmentId !== NEW ? (
            <EmptyState>{t('gone')}</EmptyState>
          ) : (
            <Pane
              key={open ? `${open.subscriberList.id}.${open.subscriberList.version}` : NEW}
              fallback={<LoadingView />}
            >
              <SegmentEditor
                segment={open}
                view={view === 'people' ? 'people' : 'rule'}
                onView={(next) =>
                  setOpen({ segmentId: open?.subscriberList.id ?? NEW, view: next === 'people' ? next : null })
                }
                onSaved={(id) => {
                  renew();
                  setOpen({ segmentId: id, view: null });
                }}
                onDeleted={() => {
                  renew();
                  setOpen({ segmentId: null, view: null });
                }}
                onCancel={() => setOpen({ segmentId: null, view: null })}
              />
            </Pane>
          )}
        </div>
      )}
    </div>
  );
}
