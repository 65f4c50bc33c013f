import { SegmentedControl, Select } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HomeQuery as HomeQueryType } from '../__generated__/HomeQuery.graphql.ts';
import { useSandbox } from '../sandbox/useSandbox.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useMe } from '../people/useMe.ts';
import { dayIn, hourIn } from '../ui/clocks.ts';
import { longDay, timeOfDay } from '../ui/dates.ts';
import { formatPhone } from '../ui/numbers.ts';
import { Optional } from '../ui/Optional.tsx';
import { useNow } from '../ui/useNow.ts';
import { HomeFigures, HomeFiguresLoading } from './HomeFigures.tsx';
import styles from './HomePage.module.css';
import { HOME_SPANS, type HomeSpan } from './homeSpans.ts';
import { NumberCard, NumberCardLoading } from './NumberCard.tsx';
import { RecentActivity, RecentActivityLoading } from './RecentActivity.tsx';
import { RightNow, RightNowLoading } from './RightNow.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { Welcome } from './Welcome.tsx';

const ALL = 'all';

/** The part of the day that a greeting names. */
function greetingKey(hour: number) {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Home: what is left to set up, how the day goes in six figures, what happens right now, and who called or wrote last. */
export function HomePage() {
  const { t } = useTranslation(['home', 'analytics']);
  const { query } = useLoaderData({ from: '/shell/' });
  const data = usePreloadedQuery<HomeQueryType>(
    graphql`
      query HomeQuery @preloadable {
        getWorkspaceUserProfile {
          id
          firstName
        }
        getWorkspaceWithSettings {
          id
          name
          setting {
            timezone
          }
          ...SetupChecklist_workspace
        }
        fetchWorkspacePhoneNumbers(limit: 50) {
          data {
            id
            name
            number
            isTestNumber
          }
        }
      }
    `,
    query,
  );
  const sandbox = useSandbox();
  const me = useMe();
  const now = useNow();
  const [span, setSpan] = useState<HomeSpan>('today');
  const [numberId, setNumberId] = useState<string | null>(null);
  const [pending, startTransition] = useTransition();
  const timeZone = viewerZone();
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  const { data: numbers } = data.fetchWorkspacePhoneNumbers;
  // Whoever has a test number alone has yet to be called: the number comes first.
  const begins = numbers.every(({ isTestNumber }) => isTestNumber);
  const scope = me.scope('ANALYTICS', 'READ');
  const zone = data.getWorkspaceWithSettings.setting.timezone || 'UTC';
  const numberCard = (
    <Optional fallback={<NumberCardLoading />} title={t('number.title')}>
      <NumberCard sandbox={sandbox} />
    </Optional>
  );

  return (
    <div className={styles['page']}>
      <PageHeader
        title={t(greetingKey(hourIn(timeZone, now)), { name: data.getWorkspaceUserProfile.firstName })}
        meta={t('when', {
          date: longDay(now),
          time: timeOfDay(now),
          zone: place,
        })}
      >
        {scope === undefined ? null : (
          <>
            {numbers.length > 1 ? (
              <Select
                size="sm"
                w={160}
                allowDeselect={false}
                aria-label={t('analytics:number')}
                data-testid="home-number"
                data={[
                  { value: ALL, label: t('analytics:allNumbers') },
                  ...numbers.map(({ id, name, number }) => ({ value: id, label: name || formatPhone(number) })),
                ]}
                value={numberId ?? ALL}
                onChange={(value) => startTransition(() => setNumberId(value === ALL ? null : value))}
              />
            ) : null}
            <SegmentedControl
              size="sm"
              aria-label={t('analytics:span.label')}
              data-testid="home-span"
              value={span}
              onChange={(value) => startTransition(() => setSpan(value))}
              data={HOME_SPANS.map((value) => ({ value, label: t(`analytics:span.${value}`) }))}
            />
          </>
        )}
      </PageHeader>
      <div className={styles['body']}>
        <Welcome workspaceId={data.getWorkspaceWithSettings.id} name={data.getWorkspaceWithSettings.name} />
        <Optional>
          <SetupChecklist workspace={data.getWorkspaceWithSettings} sandbox={sandbox} />
        </Optional>
        <div className={styles['grid']} data-pending={pending || undefined}>
          {scope === undefined ? null : (
            <>
              <Optional fallback={<HomeFiguresLoading />} title={t('figures')}>
                <HomeFigures
                  span={span}
                  today={dayIn(zone, now)}
                  zone={zone}
                  numberId={numberId}
                  ownUserId={scope === 'own' ? me.id : null}
                />
              </Optional>
              <div className={styles['now']}>
                <Optional fallback={<RightNowLoading />} title={t('now.title')}>
                  <RightNow />
                </Optional>
              </div>
            </>
          )}
          <div className={styles['aside']}>
            {begins ? numberCard : null}
            <Optional fallback={<RecentActivityLoading />} title={t('activity.title')}>
              <RecentActivity />
            </Optional>
            {begins ? null : numberCard}
          </div>
        </div>
      </div>
    </div>
  );
}
