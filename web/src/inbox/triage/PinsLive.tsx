import { useEffect, useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { PinsLiveQuery, PinsLiveQuery$data } from '../../__generated__/PinsLiveQuery.graphql.ts';
import type { PinsLiveFollowUpsSubscription } from '../../__generated__/PinsLiveFollowUpsSubscription.graphql.ts';
import type { PinsLiveSubscription } from '../../__generated__/PinsLiveSubscription.graphql.ts';
import { keepFollowUps } from './followUpActions.ts';
import { keepPins } from './triageActions.ts';
import { useUndoKey } from './undoKey.ts';

export type Pinned = PinsLiveQuery$data['fetchPinnedConversations'][number];

/** What the reader keeps at the top of the list and wants to be reminded of, as it stands and as it changes on their other devices. */
export default function PinsLive({
  onPins,
  onFollowUps,
}: {
  onPins: (pins: readonly Pinned[]) => void;
  /** Of which conversations the reader wants to be reminded. */
  onFollowUps: (threadIds: ReadonlySet<string>) => void;
}): null {
  useUndoKey();
  const { fetchPinnedConversations: pins, fetchFollowUps: followUps } = useLazyLoadQuery<PinsLiveQuery>(
    graphql`
      query PinsLiveQuery {
        fetchPinnedConversations {
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
        fetchFollowUps {
          id
          threadId
          dueAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => onPins(pins), [onPins, pins]);
  useEffect(() => onFollowUps(new Set(followUps.map(({ threadId }) => threadId))), [onFollowUps, followUps]);
  useSubscription<PinsLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PinsLiveSubscription {
            pinnedConversationsChanged {
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
        `,
        variables: {},
        updater: (store) => keepPins(store, 'pinnedConversationsChanged'),
      }),
      [],
    ),
  );
  useSubscription<PinsLiveFollowUpsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription PinsLiveFollowUpsSubscription {
            followUpsChanged {
              id
              threadId
              dueAt
            }
          }
        `,
        variables: {},
        updater: (store) => keepFollowUps(store, 'followUpsChanged'),
      }),
      [],
    ),
  );
  return null;
}
