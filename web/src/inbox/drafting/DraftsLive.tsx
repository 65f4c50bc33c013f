import { useCallback, useEffect, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { DraftsLiveQuery } from '../../__generated__/DraftsLiveQuery.graphql.ts';
import type { DraftsLiveReplySubscription } from '../../__generated__/DraftsLiveReplySubscription.graphql.ts';
import type { DraftsLiveSubscription } from '../../__generated__/DraftsLiveSubscription.graphql.ts';
import { useResync } from '../../base/relay/resync.ts';
import { serverNow } from '../../base/relay/serverClock.ts';
import { useTagsLive } from '../../tags/useTagsLive.ts';
import { draftBook } from './draftBook.ts';

const at = (moment: unknown): number => new Date(String(moment)).getTime();

/**
 * What the inbox hears of once it stands: tags that change, and the book of drafts with what the server keeps, what changes on other
 * devices, and who is replying.
 */
export default function DraftsLive(): null {
  useTagsLive();
  const environment = useRelayEnvironment();
  const read = useCallback(() => {
    const asked = serverNow();
    return fetchQuery<DraftsLiveQuery>(
      environment,
      graphql`
        query DraftsLiveQuery {
          fetchMessageDrafts {
            threadId
            text
            typedAt
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ fetchMessageDrafts }) =>
        draftBook.putAll(
          fetchMessageDrafts.map(({ threadId, text, typedAt }) => ({ threadId, text, typed: at(typedAt) })),
          asked,
        ),
      // What this tab keeps stands; the next frame or resync tells more.
      error: () => undefined,
    });
  }, [environment]);
  useEffect(() => {
    const reading = read();
    return () => reading.unsubscribe();
  }, [read]);
  useResync(() => void read());
  useSubscription<DraftsLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription DraftsLiveSubscription {
            messageDraftChanged {
              threadId
              text
              typedAt
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          const draft = frame?.messageDraftChanged;
          if (draft) draftBook.put(draft.threadId, { text: draft.text, typed: at(draft.typedAt) });
        },
      }),
      [],
    ),
  );
  useSubscription<DraftsLiveReplySubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription DraftsLiveReplySubscription {
            conversationReplyChanged {
              threadId
              until
              userProfile {
                id
                firstName
                displayName
              }
            }
          }
        `,
        variables: {},
        onNext: (frame) => {
          const reply = frame?.conversationReplyChanged;
          if (!reply?.userProfile) return;
          const { id, firstName, displayName } = reply.userProfile;
          draftBook.putReplier(reply.threadId, { id, name: firstName || displayName, until: at(reply.until) });
        },
      }),
      [],
    ),
  );
  return null;
}
