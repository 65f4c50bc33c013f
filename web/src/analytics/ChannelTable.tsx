import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  ChannelTable_summary$data,
  ChannelTable_summary$key,
} from '../__generated__/ChannelTable_summary.graphql.ts';
import { CHANNELS } from '../messages/messageFilter.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import { BEHIND, type MessagesBehind } from './messagesBehind.ts';
import { useFigureValues } from './useFigureValues.ts';

const COLUMNS = ['received', 'sent', 'delivered', 'failed', 'replies', 'replyTime'] as const;
type Figures = ChannelTable_summary$data['channels'][number]['messages'];

type LinkTo = (behind: MessagesBehind) => Record<string, string>;

/** The same numbers of each channel by which there were messages; its rows add up to the figures above, and each leads to what it counts. */
export function ChannelTable({ summary: key, linkTo }: { summary: ChannelTable_summary$key; linkTo: LinkTo }) {
  const { t } = useTranslation(['analytics', 'messageFigures']);
  const { channels, messages } = useFragment(
    graphql`
      fragment ChannelTable_summary on AnalyticsSummary {
        channels {
          channel
          messages {
            received
            sent
            delivered
            failed
            replies
            replyTimeSec
          }
        }
        messages {
          received
          sent
          delivered
          failed
          replies
          replyTimeSec
        }
      }
    `,
    key,
  );
  return (
    <Card title={t('messageFigures:channels.title')}>
      <div
        className={`${styles['plot']} ${styles['scroll']}`}
        // Nothing in it takes the focus: who has no mouse scrolls it itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t('messageFigures:channels.title')}
      >
        <table className={styles['table']} data-testid="message-channels">
          <thead>
            <tr>
              <th scope="col">{t('messageFigures:channels.channel')}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`messageFigures:channels.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, messages: of }) => (
              <tr key={channel} data-channel={channel}>
                <th scope="row">{t(`messageFigures:channel.${channel}`)}</th>
                <Cells of={of} channel={channel} linkTo={linkTo} />
              </tr>
            ))}
          </tbody>
          {channels.length > 1 && messages ? (
            <tfoot>
              <tr>
                <th scope="row">{t('people.all')}</th>
                <Cells of={messages} linkTo={linkTo} />
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </Card>
  );
}

function Cells({
  of: { received, sent, delivered, failed, replies, replyTimeSec },
  channel,
  linkTo,
}: {
  of: Figures;
  /** Of which they are alone; absent: of all. */
  channel?: string;
  linkTo: LinkTo;
}) {
  const known = CHANNELS.find((one) => one === channel);
  const { count, length } = useFigureValues();
  return (
    <>
      {Object.entries({ received, sent, delivered, failed, replies }).map(([name, value]) => (
        <td key={name} className="tabular" data-of={name}>
          {value === 0 ? (
            count(value)
          ) : (
            <Link
              to="/channels/messages/history"
              search={linkTo({
                ...BEHIND[name as keyof typeof BEHIND],
                ...(known === undefined ? {} : { channel: known }),
              })}
            >
              {count(value)}
            </Link>
          )}
        </td>
      ))}
      <td className="tabular">{length(replyTimeSec)}</td>
    </>
  );
}
