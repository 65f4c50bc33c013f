import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Figures_summary$key } from '../__generated__/Figures_summary.graphql.ts';
import { formatLocale } from '../app/i18n/formatLocale.ts';
import { useDuration } from '../calls/useDuration.ts';
import styles from './Analytics.module.css';
import { type Change, changeOf } from './change.ts';
import { Changed } from './Changed.tsx';
import type { Behind } from './callsBehind.ts';

/** Seconds. */
const HOUR = 3_600;

interface Figure {
  readonly name: 'inbound' | 'answerRate' | 'unanswered' | 'timeToAnswer' | 'serviceLevel' | 'talkTime';
  readonly value: string;
  readonly detail: string;
  readonly change: Change | null;
  /** Which direction people like; absent: neither. */
  readonly good?: 'up' | 'down';
  readonly inPerCent?: boolean;
  /** The value is a length of time: its units are written small, or it would not fit its line. */
  readonly inTime?: boolean;
  /** The calls that a click shows. */
  readonly behind: Behind;
}

/** Six numbers, each with how it has changed and with what it means; a click shows the calls behind it, where there is a list of them. */
export function Figures({
  summary: key,
  own,
  linkTo,
}: {
  summary: Figures_summary$key;
  /** Whether only the reader's own calls are counted, which is said. */
  own: boolean;
  linkTo: (behind: Behind) => Record<string, string> | undefined;
}) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const { calls, previous, serviceLevelSec } = useFragment(
    graphql`
      fragment Figures_summary on AnalyticsSummary {
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
          serviceLevel
          talkTimeSec
          totalTalkTimeSec
          holdTimeSec
          handleTimeSec
        }
        previous {
          calls {
            inbound
            missed
            abandoned
            voicemail
            answerRate
            timeToAnswerSec
            serviceLevel
            talkTimeSec
          }
        }
      }
    `,
    key,
  );
  if (!calls) return null;
  const before = previous.calls;
  const count = new Intl.NumberFormat(formatLocale());
  const none = t('none');
  const percent = (value: number | null | undefined) =>
    value == null ? none : t('percent', { value: count.format(Math.round(value)) });
  const seconds = (value: number | null | undefined) => (value == null ? none : duration(value));
  const lost = (of: { missed: number; abandoned: number; voicemail: number }) =>
    of.missed + of.abandoned + of.voicemail;
  const figures: Figure[] = [
    {
      name: 'inbound',
      value: count.format(calls.inbound),
      detail: t('detail.inbound', { out: count.format(calls.outbound), closed: count.format(calls.outsideHours) }),
      change: changeOf(calls.inbound, before?.inbound),
      behind: { direction: 'INBOUND' },
    },
    {
      name: 'answerRate',
      value: percent(calls.answerRate),
      detail: t('detail.answerRate', { answered: count.format(calls.answered) }),
      change: changeOf(calls.answerRate, before?.answerRate, true),
      good: 'up',
      inPerCent: true,
      behind: { direction: 'INBOUND', result: 'answered' },
    },
    {
      name: 'unanswered',
      value: count.format(lost(calls)),
      detail: t('detail.unanswered', {
        missed: count.format(calls.missed),
        abandoned: count.format(calls.abandoned),
        voicemail: count.format(calls.voicemail),
      }),
      change: changeOf(lost(calls), before ? lost(before) : null),
      good: 'down',
      behind: { direction: 'INBOUND', result: 'missed' },
    },
    {
      name: 'timeToAnswer',
      value: seconds(calls.timeToAnswerSec),
      detail: t('detail.timeToAnswer', { p90: seconds(calls.timeToAnswerP90Sec) }),
      change: changeOf(calls.timeToAnswerSec, before?.timeToAnswerSec),
      inTime: true,
      good: 'down',
      behind: { direction: 'INBOUND', result: 'answered' },
    },
    {
      name: 'serviceLevel',
      value: percent(calls.serviceLevel),
      detail: t('detail.serviceLevel', { seconds: serviceLevelSec }),
      change: changeOf(calls.serviceLevel, before?.serviceLevel, true),
      good: 'up',
      inPerCent: true,
      behind: { direction: 'INBOUND' },
    },
    {
      name: 'talkTime',
      value: seconds(calls.talkTimeSec),
      detail: t('detail.talkTime', {
        // Of hours nobody counts the seconds.
        total: duration(
          calls.totalTalkTimeSec < HOUR ? calls.totalTalkTimeSec : Math.round(calls.totalTalkTimeSec / 60) * 60,
        ),
        hold: seconds(calls.holdTimeSec),
        handle: seconds(calls.handleTimeSec),
      }),
      change: changeOf(calls.talkTimeSec, before?.talkTimeSec),
      inTime: true,
      behind: { result: 'answered' },
    },
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(({ name, value, detail, change, good, inPerCent, inTime, behind }) => (
        <div key={name} className={styles['figure']} data-testid={`figure-${name}`}>
          <dt>
            {t(`figure.${name}.name`)}
            <Tooltip
              label={[
                t(`figure.${name}.means`, { seconds: serviceLevelSec }),
                ...(own ? [t('own.means')] : []),
                ...(linkTo(behind) === undefined ? [t('own.noList')] : []),
              ].join(' ')}
              multiline
              maw={280}
              events={{ hover: true, focus: true, touch: true }}
            >
              <button
                type="button"
                className={styles['info']}
                aria-label={t('means', { name: t(`figure.${name}.name`) })}
              >
                <IconInfoCircle size={14} aria-hidden />
              </button>
            </Tooltip>
          </dt>
          <dd>
            <Value search={linkTo(behind)}>{inTime ? <Length text={value} /> : value}</Value>
            {change ? <Changed change={change} good={good} inPerCent={inPerCent ?? false} /> : null}
            <small>
              {detail.split(' · ').map((part, index, parts) => (
                // A part that does not fit its line begins the next one, rather than being torn.
                <span key={part}>
                  {part}
                  {index < parts.length - 1 ? ' · ' : null}
                </span>
              ))}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ search, children }: { search: Record<string, string> | undefined; children: ReactNode }) {
  const look = `${styles['value']} tabular`;
  if (search === undefined) return <span className={look}>{children}</span>;
  return (
    <Link to="/channels/calls/history" search={search} className={look}>
      {children}
    </Link>
  );
}

/** A length of time in words, with its numbers large and its units small. */
const Length = ({ text }: { text: string }) =>
  text.split(/(\d+)/).map((part, index) =>
    /\d/.test(part) ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which stay in their order
      <span key={index} className={styles['unit']}>
        {part}
      </span>
    ),
  );
