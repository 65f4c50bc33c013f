import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '@tanstack/react-router';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ThreadItems_query$key } from '../__generated__/ThreadItems_query.graphql.ts';
import type { ThreadItemsPaginationQuery } from '../__generated__/ThreadItemsPaginationQuery.graphql.ts';
import { KeepInWindow } from '../ui/list/keepInWindow.ts';
import { useWindowed } from '../ui/list/useWindowed.ts';
import { useNow } from '../ui/useNow.ts';
import { groupByDay } from './days.ts';
import { useOutbox } from './outbox.ts';
import { isArrived } from './outgoing.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import styles from './Thread.module.css';
import { ThreadItem } from './ThreadItem.tsx';

const PAGE = 25;
/** So near the end, in pixels, the reader follows what comes. */
const NEAR_END = 80;
/** So many pages back a link is followed, and so much is read with each. */
const MOST_TRIES = 20;
const LINKED_PAGE = 100;
/** Until it is drawn; pixels. */
const ENTRY_PX = 72;

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
        count: { type: "Int", defaultValue: 25 }
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

  const days = groupByDay(items, ({ createdAt }) => new Date(String(createdAt)), now, {
    today: t('common:today'),
    yesterday: t('common:yesterday'),
  });
  const entries = [
    ...days.flatMap(({ name, items: ofDay }) =>
      ofDay.map((item, at) => ({ key: item.id, heading: at === 0 ? name : undefined, item, text: undefined })),
    ),
    ...outgoing.map((text) => ({ key: text.key, heading: undefined, item: undefined, text })),
  ];

  // A link to a comment names its call or text too, which is drawn wherever it stands; one to a text names it twice.
  const { conversationId, targetNode } = useSearch({ from: '/shell/inbox' });
  const linked = targetNode === undefined ? undefined : conversationId;
  const isThere = linked !== undefined && items.some(({ id }) => id === linked);
  const tries = useRef(0);
  useEffect(() => {
    if (linked === undefined || isThere || !hasNext || isLoadingNext || tries.current >= MOST_TRIES) return;
    tries.current++;
    loadNext(LINKED_PAGE);
  }, [linked, isThere, hasNext, isLoadingNext, loadNext]);

  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [kept, keep] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const { drawn, measure, toEnd } = useWindowed({
    list,
    keys: entries.map(({ key }) => key),
    estimate: () => ENTRY_PX,
    kept: () =>
      kept.size === 0 && focused === undefined && linked === undefined
        ? []
        : entries.flatMap(({ key }, at) => (kept.has(key) || key === focused || key === linked ? [at] : [])),
    fromEnd: true,
  });
  const stays = useCallback(
    (key: string, on: boolean) =>
      keep((before) => {
        const after = new Set(before);
        if (on) after.add(key);
        else after.delete(key);
        return after;
      }),
    [],
  );

  const follows = useRef(linked === undefined);
  const [below, setBelow] = useState(false);
  const [last, size] = [items.at(-1)?.id, outgoing.length];
  const before = useRef({ last, size });
  useLayoutEffect(() => {
    const { last: oldLast, size: oldSize } = before.current;
    // What the reader wrote is read by them; what others write does not take them away from what they read further up.
    if (size > oldSize) follows.current = true;
    if (!follows.current && last !== oldLast) setBelow(true);
    if (follows.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
    before.current = { last, size };
  }, [last, size]);
  // What is drawn later than the items, such as waveforms, must not push the newest out of sight.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    });
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles['stream']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, and keeps what has the focus */}
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
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
          setFocused(at === undefined ? undefined : entries[Number(at)]?.key);
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
          {entries.length === 0 ? <p className={styles['first']}>{t('thread.first')}</p> : null}
          <div ref={list}>
            {drawn.map((each, at) => {
              if (each.gap) return <div key={`gap ${at}`} style={{ height: each.height }} />;
              const entry = entries[each.index];
              if (entry === undefined) return null;
              const { key, heading, item, text } = entry;
              return (
                <div key={key} ref={measure} data-index={each.index} className={styles['entry']}>
                  {heading === undefined ? null : <h3 className={styles['day']}>{heading}</h3>}
                  <Kept name={key} stays={stays}>
                    {text === undefined ? (
                      <Aimed at={key === linked && key === targetNode}>
                        <Item item={item} target={targetNode} />
                      </Aimed>
                    ) : (
                      <OutgoingBubble text={text} threadKey={threadKey} />
                    )}
                  </Kept>
                </div>
              );
            })}
          </div>
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

const Item = memo(ThreadItem);

/** Brings what a link leads to into sight, and marks it. */
function Aimed({ at, children }: { at: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!at) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <div ref={box} className={styles['aimed']} {...(at ? { tabIndex: -1, 'data-target': true } : {})}>
      {children}
    </div>
  );
}

/** Lets what it holds stay drawn while it is out of sight. */
function Kept({
  name,
  stays,
  children,
}: {
  name: string;
  stays: (key: string, on: boolean) => void;
  children: ReactNode;
}) {
  const tell = useCallback((on: boolean) => stays(name, on), [stays, name]);
  return <KeepInWindow value={tell}>{children}</KeepInWindow>;
}
