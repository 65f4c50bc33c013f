import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AcquisitionGrowthQuery } from '../__generated__/AcquisitionGrowthQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { GrowthPlot, type Span } from '../lists/GrowthPlot.tsx';
import { writtenDay } from '../ui/dates.ts';
import { usePaneKey } from '../ui/Pane.tsx';

/** Who joined by keywords and left again, by day. */
export function AcquisitionGrowth({ fetchKey }: { fetchKey: string }) {
  const { t } = useTranslation('acquisition');
  const [span, setSpan] = useState<Span>('30');
  const [pending, startTransition] = useTransition();
  const paneKey = usePaneKey();
  const { getAcquisitionGrowth: growth } = useLazyLoadQuery<AcquisitionGrowthQuery>(
    graphql`
      query AcquisitionGrowthQuery($days: Int!, $timezone: String!) {
        getAcquisitionGrowth(days: $days, timezone: $timezone) {
          day
          keyword
          left
        }
      }
    `,
    { days: Number(span), timezone: viewerZone() },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${fetchKey}` },
  );
  const days = growth.map(({ day, keyword, left }) => ({ day, joined: keyword, left }));
  return (
    <GrowthPlot
      title={t('growth.title')}
      days={days}
      says={({ day, joined, left }) => t('growth.point', { day: writtenDay(day), joined, left })}
      legend={{
        joined: t('growth.keyword', { count: days.reduce((sum, { joined }) => sum + joined, 0) }),
        left: t('growth.left', { count: days.reduce((sum, { left }) => sum + left, 0) }),
      }}
      span={span}
      pending={pending}
      onSpan={(next) => startTransition(() => setSpan(next))}
    />
  );
}
