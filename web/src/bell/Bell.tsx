import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { BellQuery } from '../__generated__/BellQuery.graphql.ts';
import type { BellSubscription } from '../__generated__/BellSubscription.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import styles from './Bell.module.css';
import { looksAt, markRead, unreadAbout } from './readState.ts';
import { pushesHere } from './pushHere.ts';
import { listenToPushes } from './pushed.ts';
import { tell } from './tell.ts';
import { showUnread } from './unread.ts';

const BellList = lazyPart(async () => ({ default: (await import('./BellList.tsx')).BellList }));

type News = BellSubscription['response']['workspaceNotification'];

/** Told by the subscription, which is not begun anew with each render. */
const listeners = new Set<(news: News) => void>();

/** What it is about: a conversation, or the contact that a note stands at; undefined of all else. */
const aboutOf = ({ threadId, contact }: Pick<News, 'threadId'> & { contact?: { id: string } | null | undefined }) =>
  threadId ?? contact?.id;

/** Whether the person looks at the very place that it leads to: a conversation, a contact's notes, or a chat of teammates. */
function isSeen({ url, ...news }: Pick<News, 'threadId' | 'contact' | 'url'>): boolean {
  const about = aboutOf(news);
  if (about !== undefined) return looksAt(about);
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith('/conversations/') && pathname === location.pathname && document.hasFocus();
}

/** A burst of calls is one question. */
const SETTLE_MS = 300;
/** More than that many are not counted out. */
const MOST_COUNTED = 99;

/** What the person was told of: how much is unread, and the list. */
export function Bell() {
  const { t } = useTranslation('bell');
  const [fetchKey, renew] = useFetchKey();
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  const open = (href: string) => void navigate({ href });
  const { fetchWorkspaceNotifications: found } = useLazyLoadQuery<BellQuery>(
    graphql`
      query BellQuery {
        fetchWorkspaceNotifications(first: 30) {
          totalUnread
          unreadChats
          data {
            id
            threadId
            read
            contact {
              id
            }
            ...BellList_notification
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const about = found.data.flatMap(({ read, ...row }) => (read ? [] : (aboutOf(row) ?? []))).join();
  useEffect(() => unreadAbout(about === '' ? [] : about.split(',')), [about]);

  const { totalUnread, unreadChats } = found;
  useEffect(() => showUnread(totalUnread, unreadChats), [totalUnread, unreadChats]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = async ({ id, type, ways, url, ...about }: News) => {
    // What knows how numbers are written is fetched when there is one to write.
    const { whoOf } = await import('./whoOf.ts');
    tell({ id, title: t(type as 'MISSED_CALL'), body: whoOf({ type, ...about }), ways }, () => {
      markRead([id]).catch(() => undefined);
      open(url);
    });
  };
  const came = useEffectEvent((news: News) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(renew, SETTLE_MS);
    // Who has the list open sees it there.
    if (opened || news.version > 1 || news.read || isSeen(news)) return;
    void announce(news);
  });
  useEffect(() => {
    const listener = (news: News) => came(news);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  const follow = useEffectEvent(open);
  useEffect(() => {
    if (pushesHere() !== undefined) void import('./push.ts').then(({ keepPush }) => keepPush()).catch(() => undefined);
    return listenToPushes(
      (href) => follow(href),
      (id) => void markRead([id]).catch(() => undefined),
    );
  }, []);
  useSubscription<BellSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription BellSubscription {
            workspaceNotification {
              id
              type
              read
              ways
              peerNumber
              phoneNumber
              url
              message
              excerpt
              contact {
                id
                fullName
              }
              threadId
              version
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          if (frame) for (const listener of listeners) listener(frame.workspaceNotification);
        },
      }),
      [],
    ),
  );

  return (
    <Popover
      position="bottom-end"
      width="min(360px, calc(100vw - 16px))"
      radius="lg"
      shadow="md"
      opened={opened}
      onChange={setOpened}
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          size={36}
          aria-label={totalUnread > 0 ? t('unread', { count: totalUnread }) : t('title')}
          className={styles['bell']}
          onClick={() => setOpened(!opened)}
          data-testid="bell"
        >
          <IconBell size={20} stroke={1.75} />
          {totalUnread > 0 ? (
            <span className={styles['count']} aria-hidden>
              {totalUnread > MOST_COUNTED ? `${MOST_COUNTED}+` : totalUnread}
            </span>
          ) : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('title')} data-testid="bell-list">
        <Suspense>
          {opened ? (
            <BellList
              notifications={found.data}
              unread={totalUnread}
              onOpen={(id, url) => {
                setOpened(false);
                markRead([id]).catch(() => undefined);
                open(url);
              }}
            />
          ) : null}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
