import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AcquisitionGrowthQuery } from '../__generated__/AcquisitionGrowthQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { GrowthPlot, type Span } from '../lists/GrowthPlot.tsx';
import { writtenDay } from '../ui/dates.ts';
import { usePaneKey } from '../ui/Pane.tsx';

/** Who joined by keywords and web forms and left again, by day. */
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
          webForm
          left
        }
      }
    `,
    { days: Number(span), timezone: viewerZone() },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${fetchKey}` },
  );
  const days = growth.map(({ keyword, webForm, ...day }) => ({ ...day, keyword, webForm, joined: keyword + webForm }));
  const all = (of: 'keyword' | 'webForm') => days.reduce((sum, day) => sum + day[of], 0);
  return (
    <GrowthPlot
      title={t('growth.title')}
      days={days}
      says={({ day, keyword, webForm, left }) => t('growth.point', { day: writtenDay(day), keyword, webForm, left })}
      partsOf={({ keyword, webForm }) => [keyword, webForm]}
      legend={{
        joined: [
          { of: 'keyword', text: t('growth.keyword', { count: all('keyword') }) },
          { of: 'webForm', text: t('growth.webForm', { count: all('webForm') }) },
        ],
        left: t('growth.left', { count: days.reduce((sum, { left }) => sum + left, 0) }),
      }}
      span={span}
      pending={pending}
      onSpan={(next) => startTransition(() => setSpan(next))}
    />
  );
}
