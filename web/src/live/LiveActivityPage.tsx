import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay';
import type { liveActivityQuery } from '../__generated__/liveActivityQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { liveActivityQuery as query } from './liveActivity.ts';
import styles from './Live.module.css';
import { LiveCalls } from './LiveCalls.tsx';
import { LivePeople } from './LivePeople.tsx';
import { LiveTiles } from './LiveTiles.tsx';
import { useLiveRefresh } from './useLiveRefresh.ts';

/** Calls and people as they are right now, and what the day has brought (defaults 19). */
export function LiveActivityPage() {
  const { t } = useTranslation('live');
  // Undefined until there is something to see: nothing is live before that.
  const [fresh, setFresh] = useState<boolean>();
  const [attempt, again] = useFetchKey();
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('title')}
        meta={
          fresh === undefined ? undefined : (
            <StatusChip tone={fresh ? 'success' : 'warning'}>
              <span role="status" data-testid="live-state">
                {t(fresh ? 'fresh' : 'stale')}
              </span>
            </StatusChip>
          )
        }
      />
      <BoardBoundary key={attempt} onRetry={again} fallback={<Loading />}>
        <Board onFresh={setFresh} />
      </BoardBoundary>
    </div>
  );
}

class BoardBoundary extends Boundary<{ onRetry: () => void }> {
  protected override failed(error: unknown) {
    return <ErrorView inside error={error} onRetry={this.props.onRetry} />;
  }
}

function Board({ onFresh }: { onFresh: (fresh: boolean) => void }) {
  const data = useLazyLoadQuery<liveActivityQuery>(query, {}, { fetchPolicy: 'store-and-network' });
  const wrapsUp = data.fetchLiveActivityAgentStats.some(({ state }) => state === 'WRAP_UP');
  useLiveRefresh(onFresh, wrapsUp);
  useEffect(() => onFresh(true), [onFresh]);
  return (
    <div className={styles['board']}>
      <LiveTiles stats={data.getLiveActivityCallStats} />
      <div className={styles['columns']}>
        <LiveCalls stats={data.getLiveActivityCallStats} />
        <LivePeople agents={data.fetchLiveActivityAgentStats} />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <Delayed>
      <div className={styles['board']} aria-hidden>
        <Skeleton height={92} radius={12} />
        <div className={styles['columns']}>
          <Skeleton height={280} radius={12} />
          <Skeleton height={280} radius={12} />
        </div>
      </div>
    </Delayed>
  );
}
