import { RingProgress } from '@mantine/core';
import { IconChartDonut3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HowCallsEnded_summary$key } from '../__generated__/HowCallsEnded_summary.graphql.ts';
import { useFigureValues } from '../analytics/useFigureValues.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './HowCallsEnded.module.css';
import type { HomeSpan } from './homeSpans.ts';

const COLORS = {
  answered: 'var(--c1)',
  voicemail: 'var(--c3)',
  missed: 'var(--c4)',
  abandoned: 'var(--c2)',
  outsideHours: 'var(--c-ai)',
  other: 'var(--c5)',
} as const;
type End = keyof typeof COLORS;

/** How the calls that came in ended, as parts of a whole. */
export function HowCallsEnded({ summary, span }: { summary: HowCallsEnded_summary$key; span: HomeSpan }) {
  const { t } = useTranslation(['home', 'analytics']);
  const { count, percent } = useFigureValues();
  const { calls } = useFragment(
    graphql`
      fragment HowCallsEnded_summary on AnalyticsSummary {
        calls {
          inbound
          answered
          missed
          abandoned
          voicemail
          outsideHours
        }
      }
    `,
    summary,
  );
  if (!calls) return null;
  const { inbound, answered, voicemail, missed, abandoned, outsideHours } = calls;
  const known = { answered, voicemail, missed, abandoned, outsideHours };
  // Blocked and failed calls, and announcements that were played to their end.
  const other = inbound - Object.values(known).reduce((sum, value) => sum + value, 0);
  const ends = Object.entries({ ...known, other }).filter(([, value]) => value > 0) as [End, number][];
  return (
    <Card title={t('ended.title')}>
      {inbound === 0 ? (
        <EmptyState compact icon={<IconChartDonut3 size={22} stroke={1.5} />} title={t('analytics:empty.title')}>
          {t('analytics:empty.hint')}
        </EmptyState>
      ) : (
        <div className={styles['parts']} data-testid="home-ended">
          <RingProgress
            aria-hidden
            size={156}
            thickness={20}
            sections={ends.map(([end, value]) => ({ value: (value / inbound) * 100, color: COLORS[end] }))}
            label={
              <span className={styles['whole']}>
                <b className="tabular">{count(inbound)}</b>
                {t(`ended.${span}`)}
              </span>
            }
          />
          <ul>
            {ends.map(([end, value]) => (
              <li key={end}>
                <i style={{ background: COLORS[end] }} aria-hidden />
                <span>{t(`ended.${end}`)}</span>
                <b className="tabular">{count(value)}</b>
                <em className="tabular">{percent((value / inbound) * 100)}</em>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
