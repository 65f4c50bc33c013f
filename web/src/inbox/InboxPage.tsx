import { useMediaQuery } from '@mantine/hooks';
import { useLoaderData, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { IconMessages } from '@tabler/icons-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { InboxQuery as InboxQueryType } from '../__generated__/InboxQuery.graphql.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pane } from '../ui/Pane.tsx';
import styles from './InboxPage.module.css';
import { InboxContext, type InboxRow } from './inboxContext.ts';
import { ThreadList } from './ThreadList.tsx';
import { ThreadLoading } from './ThreadLoading.tsx';
import { useInboxLive } from './useInboxLive.ts';

// The list stands first; what opens beside it is fetched meanwhile.
const ofContact = () => import('./ThreadOfContact.tsx');
const ofConversation = () => import('./ThreadOfConversation.tsx');
const ThreadOfContact = lazy(() => ofContact().then(({ ThreadOfContact }) => ({ default: ThreadOfContact })));
const ThreadOfConversation = lazy(() =>
  ofConversation().then(({ ThreadOfConversation }) => ({ default: ThreadOfConversation })),
);
const NewMessage = lazy(() => import('./NewMessage.tsx').then(({ NewMessage }) => ({ default: NewMessage })));

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
  const { contactId, conversationId } = useSearch({ from: '/shell/inbox' });
  const navigate = useNavigate();
  const data = usePreloadedQuery<InboxQueryType>(
    graphql`
      query InboxQuery @preloadable {
        ...ThreadList_query
        fetchWorkspacePhoneNumbers(usable: true, limit: 50) {
          ...useSendingNumbers_numbers
        }
        getWorkspaceUserProfile {
          id
        }
        getWorkspaceWithSettings {
          id
          setting {
            country
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
  const withDetails = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const { country } = data.getWorkspaceWithSettings.setting;
  const chosen = contactId ?? conversationId;

  const remember = (next: readonly InboxRow[]) => {
    rows.current = next;
  };
  const neighbour = (threadId: string) => {
    const position = rows.current.findIndex((row) => row.threadId === threadId);
    return (rows.current[position + 1] ?? rows.current[position - 1])?.target;
  };
  const open = (search: { contactId?: string; conversationId?: string }) => {
    setComposing(false);
    void navigate({ to: '/inbox', search });
  };

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
        myId: data.getWorkspaceUserProfile.id,
        remember,
        neighbour,
        numbers: data.fetchWorkspacePhoneNumbers,
        country: country ?? undefined,
        withDetails,
        openThread,
        shown: setOpenThread,
        open,
        compose: () => setComposing(true),
        composed: () => setComposing(false),
      }}
    >
      <div className={styles['inbox']} data-thread={composing || chosen !== undefined || undefined}>
        <ThreadList query={data} contactId={composing ? undefined : contactId} />
        <div className={styles['pane']}>
          <Pane key={composing ? `new ${writeTo ?? ''}` : chosen} fallback={<ThreadLoading />}>
            {thread()}
          </Pane>
        </div>
      </div>
    </InboxContext>
  );
}
