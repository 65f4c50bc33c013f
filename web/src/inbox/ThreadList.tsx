import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { ThreadList_query$key } from '../__generated__/ThreadList_query.graphql.ts';
import type { InboxFilter, ThreadListPaginationQuery } from '../__generated__/ThreadListPaginationQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useResync } from '../base/relay/resync.ts';
import { counted } from '../ui/counted.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { type InboxRow, type InboxTarget, keyOf, useInbox } from './inboxContext.ts';
import { readThreads } from './readThreads.ts';
import { narrowedTo } from './threadStore.ts';
import styles from './ThreadList.module.css';
import { ThreadRows } from './ThreadRows.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import { Optional } from '../ui/Optional.tsx';
import { fits, type Narrowing } from './triage/narrowing.ts';
import type { Pinned } from './triage/PinsLive.tsx';

const FilterMenu = lazyPart(() => import('./triage/FilterMenu.tsx'));
const Narrowed = lazyPart(() => import('./triage/Narrowed.tsx'));
const EmptyList = lazyPart(() => import('./triage/EmptyList.tsx'));
const PinsLive = lazyPart(() => import('./triage/PinsLive.tsx'));

const NONE: ReadonlySet<string> = new Set();
const FILTERS = ['OPEN', 'UNREAD', 'DONE'] as const satisfies readonly InboxFilter[];
const PAGE = 20;
/** Of those that are scrolled to. */
const FURTHER = 50;
/** What the server gives at once at most. */
const MOST = 100;

/** So few rows before the end of what was read, the keys that walk the list have more read. */
const NEAR_END = 5;

const targetOf = ({
  contactId,
  lastConversation,
}: {
  contactId?: string | null | undefined;
  lastConversation?: { id: string } | null | undefined;
}): InboxTarget | undefined =>
  contactId ? { contactId } : lastConversation ? { conversationId: lastConversation.id } : undefined;

/** The people of the inbox, newest first, live. */
export function ThreadList({
  query,
  chosen,
}: {
  query: ThreadList_query$key;
  /** What is open, as `keyOf` says it. */
  chosen: string | undefined;
}) {
  const { t } = useTranslation('inbox');
  const { remember, openThread, open, compose, tags, mine } = useInbox();
  const environment = useRelayEnvironment();
  const [filter, setFilter] = useState<InboxFilter>('OPEN');
  const [{ tagId, assigned }, setNarrowing] = useState<Narrowing>({});
  // One that was removed meanwhile narrows nothing down.
  const tag = tags.find(({ id }) => id === tagId);
  const narrowing: Narrowing = { tagId: tag?.id, assigned };
  const isNarrowed = tag !== undefined || assigned !== undefined;
  const [pins, setPins] = useState<readonly Pinned[]>([]);
  const [reminded, setReminded] = useState<ReadonlySet<string>>(NONE);
  const [pending, startTransition] = useTransition();
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ThreadListPaginationQuery,
    ThreadList_query$key
  >(
    graphql`
      fragment ThreadList_query on Query
      @argumentDefinitions(
        filter: { type: "InboxFilter", defaultValue: OPEN }
        tagId: { type: "ID" }
        assigned: { type: "InboxAssignment" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ThreadListPaginationQuery") {
        open: fetchInbox(filter: OPEN, limit: 1) {
          metadata {
            count
          }
        }
        unread: fetchInbox(filter: UNREAD, limit: 1) {
          metadata {
            count
          }
        }
        fetchInbox(filter: $filter, tagId: $tagId, assigned: $assigned, first: $count, after: $cursor)
          @connection(key: "ThreadList_fetchInbox", filters: ["filter", "tagId", "assigned"]) {
          edges {
            node {
              id
              contactId
              peerNumber
              peer {
                replyRefusal
              }
              state
              tagIds
              assignee {
                targetId
              }
              unreadCount
              lastConversation {
                id
                phoneNumber {
                  phoneNumberId
                }
              }
              ...ThreadRow_thread
            }
          }
        }
      }
    `,
    query,
  );
  const belongs = ({ id, state, unreadCount, tagIds, assignee }: Pinned) =>
    fits({ tagIds, assigneeId: assignee?.targetId }, narrowing, mine) &&
    (filter === 'UNREAD' ? unreadCount > 0 : filter === 'FOLLOW_UP' ? reminded.has(id) : state === filter);
  const pinned = pins.filter(belongs);
  const threads = [
    ...pinned,
    ...data.fetchInbox.edges
      .map(({ node }) => node)
      // A thread that was closed a moment ago leaves at once, before the list was read again; what was read stays unread.
      .filter((thread) => belongs({ ...thread, unreadCount: 1 }) && !pinned.some(({ id }) => id === thread.id)),
  ];

  const refresh = () => {
    readThreads(environment, {
      filter,
      tagId: tagId ?? null,
      assigned: assigned ?? null,
      count: Math.min(MOST, Math.max(PAGE, data.fetchInbox.edges.length)),
    });
  };
  useResync(refresh);

  const items = threads.flatMap((thread): InboxRow[] => {
    const { id: threadId, contactId, peerNumber, peer, lastConversation } = thread;
    const target = targetOf(thread);
    if (target === undefined) return [];
    const to = contactId ? { contactId } : peer.replyRefusal !== null ? undefined : { to: peerNumber };
    const preferredNumberId = lastConversation?.phoneNumber.phoneNumberId;
    const newest = lastConversation?.id ?? '';
    const reply = to && {
      threadKey: contactId ?? threadId,
      threadId,
      target: to,
      peerNumber,
      preferredNumberId,
      newest,
    };
    return [{ threadId, target, reply }];
  });
  const isChosen = (thread: (typeof threads)[number]) => {
    const target = targetOf(thread);
    return chosen !== undefined && (thread.id === openThread || (target !== undefined && keyOf(target) === chosen));
  };
  const position = threads.findIndex(isChosen);
  /** Where the open thread stood last: one that is done has left the list. */
  const stood = useRef(0);
  useEffect(() => {
    remember(items);
    if (position !== -1) stood.current = position;
  });
  const go = (step: 1 | -1) => {
    const wanted = position !== -1 ? position + step : chosen === undefined ? 0 : stood.current + Math.min(step, 0);
    const next = items[wanted];
    if (next !== undefined) open(next.target);
    else if (step === 1 && hasNext) setAwaited(wanted);
    if (step === 1 && hasNext && !isLoadingNext && wanted >= items.length - NEAR_END) loadNext(FURTHER);
  };
  // Who goes on at the end of what was read so far goes on when more is there.
  const [awaited, setAwaited] = useState<number>();
  const further = awaited === undefined ? undefined : items[awaited]?.target;
  const goFurther = useEffectEvent(() => {
    setAwaited(undefined);
    if (further !== undefined && awaited === position + 1) open(further);
  });
  useEffect(() => {
    if (further !== undefined) queueMicrotask(() => goFurther());
  }, [further]);
  useHotkeys([
    ['next', () => go(1)],
    ['previous', () => go(-1)],
  ]);

  const list = (next: InboxFilter, to: Narrowing) => {
    setFilter(next);
    setNarrowing(to);
    narrowedTo(to, mine);
    startTransition(() => {
      const variables = { filter: next, tagId: to.tagId ?? null, assigned: to.assigned ?? null, count: PAGE };
      refetch(variables, { fetchPolicy: 'store-and-network' });
    });
  };
  const choose = (next: InboxFilter) => list(next, narrowing);
  /** Neither open, unread nor done: a list of its own, which the menu opens. */
  const isApart = filter === 'SNOOZED' || filter === 'FOLLOW_UP';
  const clear = () => list(isApart ? 'OPEN' : filter, {});

  const counts = {
    OPEN: data.open.metadata.count,
    UNREAD: data.unread.metadata.count,
  };
  return (
    <section className={styles['list']} aria-label={t('list.label')}>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <PageHeading size="h2">{t('title')}</PageHeading>
          <span className={styles['tools']}>
            <Suspense fallback={null}>
              <FilterMenu tags={tags} filter={filter} narrowing={narrowing} onChoose={list} />
            </Suspense>
            <Tooltip label={t('new.action')}>
              <ActionIcon aria-label={t('new.action')} data-testid="inbox-compose" onClick={compose}>
                <IconEdit size={18} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          </span>
        </div>
        <SegmentedControl
          fullWidth
          withItemsBorders={false}
          size="sm"
          aria-label={t('list.filter')}
          value={filter}
          onChange={(value) => choose(value)}
          data={FILTERS.map((value) => ({
            value,
            label: (
              <span className={styles['tab']} data-testid={`inbox-filter-${value.toLowerCase()}`}>
                {t(`filter.${value}`)}
                {value === 'DONE' || counts[value] === 0 || isNarrowed ? null : (
                  <span className="tabular">{counted(counts[value])}</span>
                )}
              </span>
            ),
          }))}
        />
        {isNarrowed || isApart ? (
          <Suspense fallback={null}>
            <Narrowed
              tag={tag}
              assigned={assigned}
              apart={isApart ? filter : undefined}
              filter={filter}
              narrowing={narrowing}
              onClear={clear}
            />
          </Suspense>
        ) : null}
      </header>
      <Optional>
        <Suspense fallback={null}>
          <PinsLive onPins={setPins} onFollowUps={setReminded} />
        </Suspense>
      </Optional>
      <div className={styles['rows']} data-pending={pending || undefined} data-testid="inbox-list">
        {threads.length === 0 && !pending ? (
          <Suspense fallback={null}>
            <EmptyList filter={filter} open={counts.OPEN} narrowed={isNarrowed} onFilter={choose} onClear={clear} />
          </Suspense>
        ) : (
          <ThreadRows threads={threads} chosenAt={position} pinned={pinned.length} />
        )}
        {hasNext ? <MoreRows loading={isLoadingNext} label={t('list.more')} onMore={() => loadNext(FURTHER)} /> : null}
      </div>
    </section>
  );
}
