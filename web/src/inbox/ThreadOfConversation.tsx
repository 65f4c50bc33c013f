import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ThreadOfConversationItemsQuery } from '../__generated__/ThreadOfConversationItemsQuery.graphql.ts';
import type { ThreadOfConversationQuery } from '../__generated__/ThreadOfConversationQuery.graphql.ts';
import type { usePeer_peer$key } from '../__generated__/usePeer_peer.graphql.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { Thread } from './Thread.tsx';
import { ThreadOfContact } from './ThreadOfContact.tsx';

/** The thread that a call or message stands in, as links name it. */
export function ThreadOfConversation({ id }: { id: string }) {
  const fetchKey = usePaneKey();
  const { getWorkspaceConversationEntity: item } = useLazyLoadQuery<ThreadOfConversationQuery>(
    graphql`
      query ThreadOfConversationQuery($id: ID!) {
        getWorkspaceConversationEntity(id: $id) {
          id
          contactId
          threadId
          peerNumber
          peer {
            ...usePeer_peer
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  if (item.contactId) return <ThreadOfContact contactId={item.contactId} was={item.threadId} />;
  return <ThreadOfNumber itemId={id} threadId={item.threadId} peerNumber={item.peerNumber} peer={item.peer} />;
}

/** A caller or sender before they become a contact, or one who becomes none: whoever hides the number, and senders without one. */
function ThreadOfNumber({
  itemId,
  threadId,
  peerNumber,
  peer,
}: {
  itemId: string;
  threadId: string;
  peerNumber: string;
  peer: usePeer_peer$key;
}) {
  const fetchKey = usePaneKey();
  const data = useLazyLoadQuery<ThreadOfConversationItemsQuery>(
    graphql`
      query ThreadOfConversationItemsQuery($itemId: ID!, $threadId: ID!) {
        getWorkspaceConversationEntity(id: $itemId) {
          id
          thread {
            id
            contactId
            ...Thread_thread
          }
        }
        ...ThreadItems_query @arguments(threadId: $threadId)
      }
    `,
    { itemId, threadId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { thread = null } = data.getWorkspaceConversationEntity;
  // The list is read again when the contact is there, and with it this record.
  if (thread?.contactId) return <ThreadOfContact contactId={thread.contactId} was={threadId} />;
  return (
    <Thread
      id={threadId}
      contact={null}
      details={null}
      thread={thread}
      items={data}
      peerNumber={peerNumber}
      peer={peer}
      consent={null}
      target={{ to: peerNumber }}
    />
  );
}
