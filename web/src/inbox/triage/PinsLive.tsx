import { useEffect, useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { PinsLiveQuery, PinsLiveQuery$data } from '../../__generated__/PinsLiveQuery.graphql.ts';
import type { PinsLiveSubscription } from '../../__generated__/PinsLiveSubscription.graphql.ts';
import { keepPins } from './triageActions.ts';
import { useUndoKey } from './undoKey.ts';

export type Pinned = PinsLiveQuery$data['fetchPinnedConversations'][number];

/** What the reader keeps at the top of the list, as it stands and as it changes on their other devices. */
export default function PinsLive({ onPins }: { onPins: (pins: readonly Pinned[]) => void }): null {
  useUndoKey();
  const { fetchPinnedConversations: pins } = useLazyLoadQuery<PinsLiveQuery>(
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
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => onPins(pins), [onPins, pins]);
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
  return null;
}
