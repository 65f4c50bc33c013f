import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ThreadOfConversationItemsQuery } from '../__generated__/ThreadOfConversationItemsQuery.graphql.ts';
import type { ThreadOfConversationQuery } from '../__generated__/ThreadOfConversationQuery.graphql.ts';
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
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  if (item.contactId) return <ThreadOfContact contactId={item.contactId} was={item.threadId} />;
  return <ThreadOfNumber itemId={id} threadId={item.threadId} peerNumber={item.peerNumber} />;
}

/** A caller or sender who is no contact: hidden, known by a name alone, or not one yet. */
function ThreadOfNumber({ itemId, threadId, peerNumber }: { itemId: string; threadId: string; peerNumber: string }) {
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
      target={{ to: peerNumber }}
    />
  );
}
