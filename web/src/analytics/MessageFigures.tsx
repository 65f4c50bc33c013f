import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MessageFigures_summary$key } from '../__generated__/MessageFigures_summary.graphql.ts';
import { changeOf } from './change.ts';
import { type Figure, FigureList } from './FigureList.tsx';
import { BEHIND, type MessagesBehind } from './messagesBehind.ts';
import { useFigureValues } from './useFigureValues.ts';

type Name = 'received' | 'sent' | 'delivered' | 'failed' | 'replyTime';

/** Per cent of a part; of nothing null. */
const shareOf = (part: number, of: number): number | null => (of === 0 ? null : (part / of) * 100);

/** Five numbers, each with how it has changed and with what it means; a click shows the messages behind it. */
export function MessageFigures({
  summary: key,
  own,
  linkTo,
}: {
  summary: MessageFigures_summary$key;
  /** Whether only the reader's own messages are counted, which is said. */
  own: boolean;
  linkTo: (behind: MessagesBehind) => Record<string, string>;
}) {
  const { t } = useTranslation(['analytics', 'messageFigures']);
  const { count, percent, length } = useFigureValues();
  const { messages, previous } = useFragment(
    graphql`
      fragment MessageFigures_summary on AnalyticsSummary {
        messages {
          received
          sent
          delivered
          failed
          replies
          replyTimeSec
          replyTimeP90Sec
        }
        previous {
          messages {
            received
            sent
            delivered
            failed
            replyTimeSec
          }
        }
      }
    `,
    key,
  );
  if (!messages) return null;
  const before = previous.messages;
  const { received, sent, delivered, failed, replies, replyTimeSec, replyTimeP90Sec } = messages;
  const figures: (Omit<Figure, 'id' | 'name' | 'means'> & { readonly name: Name })[] = [
    {
      name: 'received',
      value: count(received),
      detail: t('messageFigures:detail.received', { count: replies, replies: count(replies) }),
      change: changeOf(received, before?.received),
    },
    {
      name: 'sent',
      value: count(sent),
      detail: t('messageFigures:detail.sent', { delivered: count(delivered) }),
      change: changeOf(sent, before?.sent),
    },
    {
      name: 'delivered',
      value: percent(shareOf(delivered, sent)),
      detail: t('messageFigures:detail.delivered'),
      change: changeOf(shareOf(delivered, sent), before ? shareOf(before.delivered, before.sent) : null, true),
      good: 'up',
      inPerCent: true,
    },
    {
      name: 'failed',
      value: count(failed),
      detail: t('messageFigures:detail.failed'),
      change: changeOf(failed, before?.failed),
      good: 'down',
    },
    {
      name: 'replyTime',
      value: length(replyTimeSec),
      detail: t('detail.timeToAnswer', { p90: length(replyTimeP90Sec) }),
      change: changeOf(replyTimeSec, before?.replyTimeSec),
      inTime: true,
      good: 'down',
    },
  ];
  return (
    <FigureList
      figures={figures.map(({ name, ...figure }) => ({
        ...figure,
        id: name,
        name: t(`messageFigures:figure.${name}.name`),
        link: { to: '/channels/messages/history', search: linkTo(BEHIND[name === 'replyTime' ? 'replies' : name]) },
        means: [t(`messageFigures:figure.${name}.means`), ...(own ? [t('messageFigures:ownMeans')] : [])],
      }))}
    />
  );
}
