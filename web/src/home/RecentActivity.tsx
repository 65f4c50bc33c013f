import { Skeleton } from '@mantine/core';
import { IconInbox, IconMessage2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecentActivityQuery } from '../__generated__/RecentActivityQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useThreadChanged } from '../base/relay/useThreadChanged.ts';
import { useCallResult } from '../calls/CallResult.tsx';
import { inOneLine } from '../inbox/attachments/words.ts';
import { useSender } from '../inbox/useSender.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { clock, listDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './RecentActivity.module.css';

type Item = NonNullable<RecentActivityQuery['response']['fetchInbox']['data'][number]['lastConversation']>;

/** The people who called or wrote last. */
export function RecentActivity() {
  const { t } = useTranslation(['home', 'common', 'inbox']);
  const now = useNow();
  const [fetchKey, renew] = useFetchKey();
  useThreadChanged(renew);
  const { fetchInbox, getWorkspaceUserProfile: me } = useLazyLoadQuery<RecentActivityQuery>(
    graphql`
      query RecentActivityQuery {
        getWorkspaceUserProfile {
          id
        }
        fetchInbox(first: 7) {
          data {
            id
            peerNumber
            unreadCount
            lastActivityAt
            contactId
            contact {
              id
              fullName
            }
            lastConversation {
              id
              channel
              phoneNumber {
                name
                number
              }
              call {
                talkTime
              }
              ...CallResult_item
              ...useSender_item
              message {
                body
                attachments {
                  id
                  kind
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const threads = fetchInbox.data;
  return (
    <Card
      title={t('activity.title')}
      aside={
        <Link to="/inbox" className={`link ${styles['open']}`}>
          {t('activity.open')}
        </Link>
      }
    >
      {threads.length === 0 ? (
        <EmptyState compact icon={<IconInbox size={22} stroke={1.5} />}>
          {t('activity.none')}
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {threads.map(({ id, contactId, contact, peerNumber, unreadCount, lastActivityAt, lastConversation }) => (
            <li key={id}>
              <Link
                to="/inbox"
                search={contactId ? { contactId } : lastConversation ? { conversationId: lastConversation.id } : {}}
              >
                <Avatar name={contact?.fullName} size={32} />
                <div data-unread={unreadCount > 0 || undefined}>
                  <Words as="b">{contact?.fullName ? contact.fullName : formatPhone(peerNumber)}</Words>
                  {unreadCount > 0 ? (
                    <span className="visually-hidden">{t('inbox:list.unread', { count: unreadCount })}</span>
                  ) : null}
                  {lastConversation ? <Preview item={lastConversation} myId={me.id} /> : null}
                </div>
                <div className={styles['meta']}>
                  <time dateTime={String(lastActivityAt)}>
                    {listDate(new Date(String(lastActivityAt)), now, { yesterday: t('common:yesterday') })}
                  </time>
                  <Words>{lastConversation?.phoneNumber.name ?? ''}</Words>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Preview({ item, myId }: { item: Item; myId: string }) {
  const { t } = useTranslation(['home', 'inbox']);
  const { t: ofInbox } = useTranslation('inbox');
  const sender = useSender(item, myId);
  const { call, message } = item;
  const result = useCallResult(item);
  if (!call || !result) {
    const body = message ? inOneLine(ofInbox, message) : '';
    return (
      <p>
        <IconMessage2 size={14} aria-hidden />
        <Words>{sender ? t('inbox:sender.wrote', { name: sender.name, body }) : body}</Words>
      </p>
    );
  }
  const { word, tone, icon: CallIcon } = result;
  return (
    <p data-lost={tone === 'bad' || undefined}>
      <CallIcon size={14} aria-hidden />
      <span title={call.talkTime > 0 ? t('inbox:call.talked', { length: clock(call.talkTime) }) : undefined}>
        {call.talkTime > 0 ? t('activity.resultWith', { result: word, length: clock(call.talkTime) }) : word}
      </span>
    </p>
  );
}

/** Takes the place of the card while it is read. */
export function RecentActivityLoading() {
  const { t } = useTranslation('home');
  return (
    <Card title={t('activity.title')}>
      <div className={styles['loading']}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </div>
    </Card>
  );
}
