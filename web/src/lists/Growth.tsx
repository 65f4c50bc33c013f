import { SegmentedControl } from '@mantine/core';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GrowthQuery } from '../__generated__/GrowthQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDay } from '../ui/dates.ts';
import styles from './Lists.module.css';

const SPANS = ['7', '30', '90'] as const;
type Span = (typeof SPANS)[number];

/** Who joined and left on each day: bars upward and downward, each with its words. */
export function Growth({ listId, fetchKey }: { listId: string; fetchKey: string }) {
  const { t } = useTranslation('lists');
  const [span, setSpan] = useState<Span>('30');
  const [pending, startTransition] = useTransition();
  const { getSubscriberListById: list } = useLazyLoadQuery<GrowthQuery>(
    graphql`
      query GrowthQuery($id: ID!, $days: Int!, $timezone: String!) {
        getSubscriberListById(id: $id) {
          id
          growth(days: $days, timezone: $timezone) {
            day
            joined
            left
            total
          }
        }
      }
    `,
    { id: listId, days: Number(span), timezone: viewerZone() },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { growth } = list;
  const most = Math.max(1, ...growth.flatMap(({ joined, left }) => [joined, left]));
  const [joined, left] = [
    growth.reduce((sum, day) => sum + day.joined, 0),
    growth.reduce((sum, day) => sum + day.left, 0),
  ];
  const first = growth[0]?.day;
  const last = growth.at(-1)?.day;
  return (
    <Card
      title={t('growth.title')}
      aside={
        <SegmentedControl
          size="xs"
          withItemsBorders={false}
          aria-label={t('growth.span')}
          value={span}
          onChange={(next) => startTransition(() => setSpan(next))}
          data={SPANS.map((value) => ({ value, label: t('growth.days', { count: Number(value) }) }))}
        />
      }
    >
      <div className={styles['body']}>
        <p className={styles['legend']} role="status">
          <span data-of="joined">{t('growth.joined', { count: joined })}</span>
          <span data-of="left">{t('growth.left', { count: left })}</span>
        </p>
        {joined + left === 0 ? (
          <p className={styles['noGrowth']}>{t('growth.none')}</p>
        ) : (
          <>
            <ol
              className={styles['plot']}
              aria-label={t('growth.title')}
              data-pending={pending || undefined}
              data-testid="growth"
            >
              {growth.map((day) => {
                const says = t('growth.point', { day: writtenDay(day.day), ...pick(day) });
                return (
                  <li key={day.day} title={says}>
                    <span className="visually-hidden">{says}</span>
                    <i aria-hidden data-of="joined" style={{ height: `${(day.joined / most) * 100}%` }} />
                    <i aria-hidden data-of="left" style={{ height: `${(day.left / most) * 100}%` }} />
                  </li>
                );
              })}
            </ol>
            <p className={styles['axis']} aria-hidden>
              <span>{first === undefined ? null : writtenDay(first)}</span>
              <span>{last === undefined ? null : writtenDay(last)}</span>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

const pick = ({ joined, left, total }: { joined: number; left: number; total: number }) => ({ joined, left, total });
