import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GrowthQuery } from '../__generated__/GrowthQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { writtenDay } from '../ui/dates.ts';
import { GrowthPlot, type Span } from './GrowthPlot.tsx';

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
  const joined = list.growth.reduce((sum, day) => sum + day.joined, 0);
  const left = list.growth.reduce((sum, day) => sum + day.left, 0);
  return (
    <GrowthPlot
      title={t('growth.title')}
      days={list.growth}
      says={({ day, ...figures }) => t('growth.point', { day: writtenDay(day), ...figures })}
      legend={{ joined: t('growth.joined', { count: joined }), left: t('growth.left', { count: left }) }}
      span={span}
      pending={pending}
      onSpan={(next) => startTransition(() => setSpan(next))}
    />
  );
}
