import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type {
  HomeFigures_summary$data,
  HomeFigures_summary$key,
} from '../__generated__/HomeFigures_summary.graphql.ts';
import type { HomeFiguresQuery } from '../__generated__/HomeFiguresQuery.graphql.ts';
import { type Behind, callsBehind, ownBehind } from '../analytics/callsBehind.ts';
import { changeOf } from '../analytics/change.ts';
import { type Days, spanOf } from '../analytics/days.ts';
import { type Figure, FigureList } from '../analytics/FigureList.tsx';
import { Trend } from '../analytics/Trend.tsx';
import { useFresh } from '../analytics/useFresh.ts';
import { lostOf, useFigureValues } from '../analytics/useFigureValues.ts';
import { formatMoney } from '../ui/money.ts';
import styles from './HomePage.module.css';
import { chartDays, type HomeSpan } from './homeSpans.ts';
import { HowCallsEnded } from './HowCallsEnded.tsx';
import { sideBySide } from '../base/words.ts';

/** Six figures, the calls of each day, and how the calls ended: live, on the clocks of the workspace. */
export function HomeFigures({
  span,
  today,
  zone,
  numberId,
  ownUserId,
}: {
  span: HomeSpan;
  /** The day that it is for the workspace. */
  today: string;
  zone: string;
  numberId: string | null;
  /** Of whom the figures are, where they are of the reader's calls alone. */
  ownUserId: string | null;
}) {
  const { t } = useTranslation('home');
  const fresh = useFresh();
  const days = spanOf(span, today);
  const { summary, activity } = useLazyLoadQuery<HomeFiguresQuery>(
    graphql`
      query HomeFiguresQuery($range: AnalyticsRangeInput!, $chart: AnalyticsRangeInput!, $numberIds: [ID!]) {
        summary: getAnalyticsSummary(range: $range, numberIds: $numberIds) {
          ...HomeFigures_summary
          ...HowCallsEnded_summary
        }
        activity: getActivitySummaryOverTime(range: $chart, numberIds: $numberIds) {
          ...Trend_activity
        }
      }
    `,
    { range: { ...days }, chart: { ...chartDays(span, today) }, numberIds: numberId === null ? null : [numberId] },
    { fetchPolicy: 'store-and-network', fetchKey: fresh },
  );
  const linkTo = (behind: Behind, within: Days = days) => {
    const narrowed = ownUserId === null ? behind : ownBehind(behind, ownUserId);
    return narrowed && callsBehind(within, zone, numberId, narrowed);
  };
  return (
    <>
      <Figures summary={summary} own={ownUserId !== null} linkTo={linkTo} />
      <div className={styles['chart']}>
        <Trend title={t('chart')} activity={activity} linkTo={linkTo} />
      </div>
      <div className={styles['ended']}>
        <HowCallsEnded summary={summary} span={span} />
      </div>
    </>
  );
}

const FRAGMENT = graphql`
  fragment HomeFigures_summary on AnalyticsSummary {
    serviceLevelSec
    calls {
      inbound
      outbound
      answered
      missed
      abandoned
      voicemail
      outsideHours
      answerRate
      timeToAnswerSec
      timeToAnswerP90Sec
      talkTimeSec
      totalTalkTimeSec
    }
    messages {
      received
      sent
    }
    spend {
      currency
      total
      kinds {
        kind
        amount
      }
    }
    previous {
      calls {
        inbound
        missed
        abandoned
        voicemail
        answerRate
        timeToAnswerSec
        talkTimeSec
      }
      messages {
        received
        sent
      }
      spend {
        total
      }
    }
  }
`;

function Figures({
  summary,
  own,
  linkTo,
}: {
  summary: HomeFigures_summary$key;
  /** Whether only the reader's own calls are counted, which is said. */
  own: boolean;
  linkTo: (behind: Behind) => Record<string, string> | undefined;
}) {
  const { t } = useTranslation(['analytics', 'home']);
  const { count, percent, length } = useFigureValues();
  const { calls, messages, spend, previous, serviceLevelSec } = useFragment(FRAGMENT, summary);
  if (!calls || !messages) return null;
  const before = previous.calls;
  const textsBefore = previous.messages;
  type CallFigure = 'inbound' | 'answerRate' | 'unanswered' | 'timeToAnswer' | 'talkTime';
  const ofCalls = (id: CallFigure, behind: Behind) => {
    const search = linkTo(behind);
    return {
      id,
      name: t(`figure.${id}.name`),
      means: [
        t(`figure.${id}.means`, { seconds: serviceLevelSec }),
        ...(own ? [t('own.means')] : []),
        ...(search === undefined ? [t('own.noList')] : []),
      ],
      link: search && { to: '/channels/calls/history', search },
    };
  };
  const figures: Figure[] = [
    {
      ...ofCalls('inbound', { direction: 'INBOUND' }),
      value: count(calls.inbound),
      detail: t('detail.inbound', { out: count(calls.outbound), closed: count(calls.outsideHours) }),
      change: changeOf(calls.inbound, before?.inbound),
    },
    {
      ...ofCalls('answerRate', { direction: 'INBOUND', result: 'answered' }),
      value: percent(calls.answerRate),
      detail: t('detail.answerRate', { answered: count(calls.answered) }),
      change: changeOf(calls.answerRate, before?.answerRate, true),
      good: 'up',
      inPerCent: true,
    },
    {
      ...ofCalls('timeToAnswer', { direction: 'INBOUND', result: 'answered' }),
      value: length(calls.timeToAnswerSec),
      detail: t('detail.timeToAnswer', { p90: length(calls.timeToAnswerP90Sec) }),
      change: changeOf(calls.timeToAnswerSec, before?.timeToAnswerSec),
      inTime: true,
      good: 'down',
    },
    {
      id: 'texts',
      name: t('home:texts.name'),
      means: [t('home:texts.means')],
      value: count(messages.received + messages.sent),
      detail: t('home:texts.detail', { received: count(messages.received), sent: count(messages.sent) }),
      change: changeOf(messages.received + messages.sent, textsBefore && textsBefore.received + textsBefore.sent),
      link: { to: '/inbox' },
    },
    {
      ...ofCalls('unanswered', { direction: 'INBOUND', result: 'missed' }),
      value: count(lostOf(calls)),
      detail: t('detail.unanswered', {
        missed: count(calls.missed),
        abandoned: count(calls.abandoned),
        voicemail: count(calls.voicemail),
      }),
      change: changeOf(lostOf(calls), before ? lostOf(before) : null),
      good: 'down',
    },
    // Who may not see money, or asks for one number, sees how long was talked.
    spend
      ? {
          id: 'spent',
          name: t('home:spent.name'),
          means: [t('home:spent.means')],
          ...spent(spend, (kind) => t(`spend.kind.${kind}`), t('home:spent.none')),
          change: changeOf(spend.total, previous.spend?.total),
          link: { to: '/channels/calls' },
        }
      : {
          ...ofCalls('talkTime', { result: 'answered' }),
          value: length(calls.talkTimeSec),
          detail: t('home:talked', { total: length(calls.totalTalkTimeSec) }),
          change: changeOf(calls.talkTimeSec, before?.talkTimeSec),
          inTime: true,
        },
  ];
  return (
    <div className={styles['figures']} data-testid="home-figures">
      <FigureList joined figures={figures} />
    </div>
  );
}

type Spend = NonNullable<HomeFigures_summary$data['spend']>;

const spent = (
  { currency, total, kinds }: Spend,
  nameOf: (kind: 'CALL' | 'MESSAGE' | 'TRANSCRIPT' | 'BRAND_FEE' | 'CAMPAIGN_FEE') => string,
  none: string,
) => ({
  value: formatMoney(total, currency),
  detail:
    sideBySide(
      kinds
        .filter(({ amount }) => amount > 0)
        .map(({ kind, amount }) => `${nameOf(kind as 'CALL')} ${formatMoney(amount, currency)}`),
    ) || none,
});

/** Takes the place of the figures and charts while they are read. */
export function HomeFiguresLoading() {
  return (
    <>
      <Skeleton className={styles['figures'] ?? ''} height={92} radius={12} />
      <Skeleton className={styles['chart'] ?? ''} height={278} radius={12} />
      <Skeleton className={styles['ended'] ?? ''} height={278} radius={12} />
    </>
  );
}
