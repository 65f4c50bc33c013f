import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ThreadItems_query$key } from '../__generated__/ThreadItems_query.graphql.ts';
import type { ThreadItemsPaginationQuery } from '../__generated__/ThreadItemsPaginationQuery.graphql.ts';
import { useNow } from '../ui/useNow.ts';
import { groupByDay } from './days.ts';
import { useOutbox } from './outbox.ts';
import { isArrived } from './outgoing.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import styles from './Thread.module.css';
import { ThreadItem } from './ThreadItem.tsx';

const PAGE = 30;
/** So near the end, in pixels, the reader follows what comes. */
const NEAR_END = 80;

/** The timeline: newest at the bottom, days apart. Reading further up is left alone when something comes. */
export function ThreadItems({ query, threadKey }: { query: ThreadItems_query$key; threadKey: string }) {
  const { t } = useTranslation(['inbox', 'common']);
  const now = useNow();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ThreadItemsPaginationQuery,
    ThreadItems_query$key
  >(
    graphql`
      fragment ThreadItems_query on Query
      @argumentDefinitions(
        contactId: { type: "ID" }
        threadId: { type: "ID" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ThreadItemsPaginationQuery") {
        fetchConversations(contactId: $contactId, threadId: $threadId, first: $count, after: $cursor)
          @connection(key: "ThreadItems_fetchConversations", filters: ["contactId", "threadId"]) {
          edges {
            node {
              id
              createdAt
              direction
              message {
                body
              }
              ...ThreadItem_item
            }
          }
        }
      }
    `,
    query,
  );
  const items = data.fetchConversations.edges.map(({ node }) => node).toReversed();
  const arrived = items.map(({ id, direction, message }) => ({ id, direction, body: message?.body }));
  const outgoing = useOutbox(threadKey).filter((text) => text.refusal !== undefined || !isArrived(text, arrived));

  const box = useRef<HTMLElement>(null);
  const follows = useRef(true);
  const [below, setBelow] = useState(false);
  const [first, last, size] = [items[0]?.id, items.at(-1)?.id, outgoing.length];
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  const before = useRef({ first, last, size, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { first: oldFirst, last: oldLast, size: oldSize, height } = before.current;
    if (size > oldSize) follows.current = true;
    if (follows.current) element.scrollTop = element.scrollHeight;
    else if (first !== oldFirst) element.scrollTop += element.scrollHeight - height;
    else if (last !== oldLast) setBelow(true);
    before.current = { first, last, size, height: element.scrollHeight };
  }, [box, before, first, last, size]);
  // What is drawn later than the items, such as waveforms, must not push the newest out of sight.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  const days = groupByDay(items, ({ createdAt }) => new Date(String(createdAt)), now, {
    today: t('common:today'),
    yesterday: t('common:yesterday'),
  });
  return (
    <div className={styles['stream']}>
      <section
        ref={box}
        className={styles['items']}
        aria-label={t('thread.items')}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-testid="thread-items"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
          if (follows.current) setBelow(false);
        }}
      >
        <div className={styles['flow']}>
          {hasNext ? (
            <Button
              variant="subtle"
              size="xs"
              className={styles['older'] ?? ''}
              loading={isLoadingNext}
              onClick={() => {
                follows.current = false;
                loadNext(PAGE);
              }}
            >
              {t('thread.older')}
            </Button>
          ) : null}
          {items.length === 0 && outgoing.length === 0 ? <p className={styles['first']}>{t('thread.first')}</p> : null}
          {days.map(({ name, items: itemsOfDay }) => (
            <div key={name} className={styles['dayItems']}>
              <h3 className={styles['day']}>{name}</h3>
              {itemsOfDay.map((item) => (
                <ThreadItem key={item.id} item={item} />
              ))}
            </div>
          ))}
          {outgoing.map((text) => (
            <OutgoingBubble key={text.key} text={text} threadKey={threadKey} />
          ))}
        </div>
      </section>
      {below ? (
        <Button size="xs" className={styles['below'] ?? ''} leftSection={<IconArrowDown size={14} />} onClick={toEnd}>
          {t('thread.newBelow')}
        </Button>
      ) : null}
    </div>
  );
}
