import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Figures_summary$key } from '../__generated__/Figures_summary.graphql.ts';
import { type Figure, FigureList } from './FigureList.tsx';
import { changeOf } from './change.ts';
import type { Behind } from './callsBehind.ts';
import { lostOf, useFigureValues } from './useFigureValues.ts';

/** Seconds. */
const HOUR = 3_600;

type Name = 'inbound' | 'answerRate' | 'unanswered' | 'timeToAnswer' | 'serviceLevel' | 'talkTime';

/** A figure before it is put into words, with the calls that a click shows. */
type CallFigure = Omit<Figure, 'id' | 'name' | 'means' | 'link'> & { readonly name: Name; readonly behind: Behind };

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
  const { count, percent, length } = useFigureValues();
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
  const figures: CallFigure[] = [
    {
      name: 'inbound',
      value: count(calls.inbound),
      detail: t('detail.inbound', { out: count(calls.outbound), closed: count(calls.outsideHours) }),
      change: changeOf(calls.inbound, before?.inbound),
      behind: { direction: 'INBOUND' },
    },
    {
      name: 'answerRate',
      value: percent(calls.answerRate),
      detail: t('detail.answerRate', { answered: count(calls.answered) }),
      change: changeOf(calls.answerRate, before?.answerRate, true),
      good: 'up',
      inPerCent: true,
      behind: { direction: 'INBOUND', result: 'answered' },
    },
    {
      name: 'unanswered',
      value: count(lostOf(calls)),
      detail: t('detail.unanswered', {
        missed: count(calls.missed),
        abandoned: count(calls.abandoned),
        voicemail: count(calls.voicemail),
      }),
      change: changeOf(lostOf(calls), before ? lostOf(before) : null),
      good: 'down',
      behind: { direction: 'INBOUND', result: 'missed' },
    },
    {
      name: 'timeToAnswer',
      value: length(calls.timeToAnswerSec),
      detail: t('detail.timeToAnswer', { p90: length(calls.timeToAnswerP90Sec) }),
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
      value: length(calls.talkTimeSec),
      detail: t('detail.talkTime', {
        // Of hours nobody counts the seconds.
        total: length(
          calls.totalTalkTimeSec < HOUR ? calls.totalTalkTimeSec : Math.round(calls.totalTalkTimeSec / 60) * 60,
        ),
        hold: length(calls.holdTimeSec),
        handle: length(calls.handleTimeSec),
      }),
      change: changeOf(calls.talkTimeSec, before?.talkTimeSec),
      inTime: true,
      behind: { result: 'answered' },
    },
  ];
  return (
    <FigureList
      figures={figures.map(({ name, behind, ...figure }) => {
        const search = linkTo(behind);
        return {
          ...figure,
          id: name,
          name: t(`figure.${name}.name`),
          means: [
            t(`figure.${name}.means`, { seconds: serviceLevelSec }),
            ...(own ? [t('own.means')] : []),
            ...(search === undefined ? [t('own.noList')] : []),
          ],
          link: search && { to: '/channels/calls/history', search },
        };
      })}
    />
  );
}
