import { useMediaQuery } from '@mantine/hooks';
import { useLoaderData, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { IconMessages } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { InboxQuery as InboxQueryType } from '../__generated__/InboxQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Optional } from '../ui/Optional.tsx';
import { Pane } from '../ui/Pane.tsx';
import { typing } from '../ui/typing.ts';
import { Answer } from './Answer.tsx';
import styles from './InboxPage.module.css';
import { InboxContext, type InboxRow, type InboxTarget, keyOf, type Reply } from './inboxContext.ts';
import { ThreadList } from './ThreadList.tsx';
import { ThreadLoading } from './ThreadLoading.tsx';
import { useInboxLive } from './useInboxLive.ts';

// The list stands first; what opens beside it is fetched meanwhile.
const ofContact = () => import('./ThreadOfContact.tsx');
const ofConversation = () => import('./ThreadOfConversation.tsx');
const ThreadOfContact = lazyPart(() => ofContact().then(({ ThreadOfContact }) => ({ default: ThreadOfContact })));
const ThreadOfConversation = lazyPart(() =>
  ofConversation().then(({ ThreadOfConversation }) => ({ default: ThreadOfConversation })),
);
const DraftsLive = lazyPart(() => import('./drafting/DraftsLive.tsx'));
const NewMessage = lazyPart(() => import('./NewMessage.tsx').then(({ NewMessage }) => ({ default: NewMessage })));

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** In E.164, to whom a new message is begun. */
    writeTo?: string;
  }
}

/** The shared inbox: people at the left, their calls and messages in the middle, who they are at the right. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const { query } = useLoaderData({ from: '/shell/inbox' });
  const search = useSearch({ from: '/shell/inbox' });
  const navigate = useNavigate();
  // What an earlier page could not send goes out, whether or not its thread is opened.
  useEffect(() => void import('./outbox.ts').then(({ sendUnfinished }) => sendUnfinished()), []);
  const data = usePreloadedQuery<InboxQueryType>(
    graphql`
      query InboxQuery @preloadable {
        ...ThreadList_query
        fetchWorkspacePhoneNumbers(usable: true, senders: true, limit: 50) {
          ...useSendingNumbers_numbers
        }
        fetchConversationTags {
          id
          name
          backgroundColor
          color
        }
        getWorkspaceUserProfile {
          id
          mainUserId
          teamIds
        }
        getWorkspaceWithSettings {
          id
          setting {
            country
            timezone
          }
        }
      }
    `,
    query,
  );
  useInboxLive();
  const place = useLocation({ select: ({ state }) => state.__TSR_key });
  const writeTo = useLocation({ select: ({ state }) => state.writeTo });
  const [begun, setBegun] = useState<{ place: string | undefined; composing: boolean }>();
  // Wherever one goes from a new message, it is not there any more; whoever asks for one to a number finds it open.
  const composing = begun !== undefined && begun.place === place ? begun.composing : writeTo !== undefined;
  const setComposing = (next: boolean) => setBegun({ place, composing: next });
  const [openThread, setOpenThread] = useState<string>();
  const rows = useRef<readonly InboxRow[]>([]);
  // The address follows in its time. What is chosen changes with the key that chose it, or the next key would act on the one before.
  const [aim, setAim] = useState<{ place: string | undefined; target: Partial<Target> }>();
  if (aim !== undefined && aim.place !== place) setAim(undefined);
  const { contactId, conversationId }: Partial<Target> = aim !== undefined && aim.place === place ? aim.target : search;
  const withDetails = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const { country, timezone } = data.getWorkspaceWithSettings.setting;
  const me = data.getWorkspaceUserProfile;
  const chosen = contactId ?? conversationId;
  const { reply, ...told } = useReply(chosen, contactId);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [detailsPlace, setDetailsPlace] = useState<HTMLElement | null>(null);

  const remember = (next: readonly InboxRow[]) => {
    rows.current = next;
  };
  const neighbour = (threadId: string) => {
    const position = rows.current.findIndex((row) => row.threadId === threadId);
    return (rows.current[position + 1] ?? rows.current[position - 1])?.target;
  };
  const opening = (target: Partial<Target>) => {
    const row = rows.current.find((each) => keyOf(each.target) === keyOf(target));
    flushSync(() => {
      told.expect(keyOf(target), row && (row.reply ?? null));
      setComposing(false);
      setAim({ place, target });
    });
  };
  const open = (target: InboxTarget | Record<string, never>) => {
    opening(target);
    void navigate({ to: '/inbox', search: target });
    toList();
  };
  /** The keyboard goes to the chosen row, where the list is in sight. */
  const toList = (): boolean => {
    if (page.current?.firstElementChild?.checkVisibility() !== true) return false;
    const row = page.current.querySelector<HTMLElement>('a[data-chosen]');
    if (row) row.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return true;
  };
  const leave = () => {
    if (composing) flushSync(() => setComposing(false));
    if (!toList() && !composing) void navigate({ to: '/inbox', search: {} });
  };
  const write = () => {
    if (input.current) input.current.focus();
    // Nobody can be answered here: the words that follow are no shortcuts.
    else typing.drop(performance.now());
  };
  useHotkeys([['reply', write]]);

  useEffect(() => {
    // What can't be fetched now is fetched, or complained about, when it is opened.
    void Promise.allSettled([ofContact(), ofConversation()]);
  }, []);

  const thread = () => {
    if (composing) return <NewMessage to={writeTo} onBack={() => setComposing(false)} />;
    if (contactId !== undefined) return <ThreadOfContact key={contactId} contactId={contactId} />;
    if (conversationId !== undefined) return <ThreadOfConversation key={conversationId} id={conversationId} />;
    return (
      <EmptyState icon={<IconMessages size={22} stroke={1.5} />} title={t('pick.title')}>
        {t('pick.text')}
      </EmptyState>
    );
  };

  return (
    <InboxContext
      value={{
        myId: me.id,
        mine: { userId: me.mainUserId, teamIds: me.teamIds },
        timezone,
        remember,
        neighbour,
        tags: data.fetchConversationTags,
        numbers: data.fetchWorkspacePhoneNumbers,
        country: country ?? undefined,
        withDetails,
        openThread,
        shown: setOpenThread,
        chosen,
        open,
        opening,
        answers: told.answers,
        waits: told.waits,
        detailsPlace,
        write,
        leave,
        compose: () => setComposing(true),
      }}
    >
      <Optional>
        <Suspense>
          <DraftsLive />
        </Suspense>
      </Optional>
      <div ref={page} className={styles['inbox']} data-thread={composing || chosen !== undefined || undefined}>
        <ThreadList query={data} chosen={composing ? undefined : chosen} />
        <div className={styles['pane']}>
          <Pane key={composing ? `new ${writeTo ?? ''}` : chosen} fallback={<ThreadLoading />}>
            {thread()}
          </Pane>
          {composing || chosen === undefined || reply === undefined ? null : (
            // There before the thread is, and the same one when it comes: nothing that is typed meanwhile is lost or acts.
            <Answer key={`to ${chosen}`} {...reply} ref={input} />
          )}
          <div ref={setDetailsPlace} className={styles['details']} />
        </div>
      </div>
    </InboxContext>
  );
}

interface Target {
  contactId: string;
  conversationId: string;
}

/**
 * Whom the answer to what is chosen goes to: as its row knows it until the thread itself is there.
 * @returns what the composer is given; undefined: nothing can be written
 */
function useReply(chosen: string | undefined, contactId: string | undefined) {
  const [told, setTold] = useState<{ of: string | undefined; reply: Reply | null }>();
  const [expected, setExpected] = useState<{ of: string | undefined; reply: Reply | null | undefined }>();
  const [waiting, setWaiting] = useState(false);
  const answers = useCallback(
    (of: string | undefined, reply: Reply | null | undefined) =>
      setTold((before) => {
        if (reply !== undefined) return { of, reply };
        return before?.of === of ? undefined : before;
      }),
    [],
  );
  const reply = (): (Pick<Reply, 'threadKey'> & Partial<Reply>) | undefined => {
    if (chosen === undefined) return undefined;
    if (told?.of === chosen) return told.reply ?? undefined;
    if (expected?.of === chosen && expected.reply !== undefined) return expected.reply ?? undefined;
    if (!waiting) return undefined;
    return contactId === undefined ? { threadKey: chosen } : { threadKey: contactId, target: { contactId } };
  };
  return {
    reply: reply(),
    answers,
    waits: setWaiting,
    expect: (of: string | undefined, next: Reply | null | undefined) => setExpected({ of, reply: next }),
  };
}
