import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ThreadOfContactQuery } from '../__generated__/ThreadOfContactQuery.graphql.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { Thread } from './Thread.tsx';

/** Everything with one person; before the first call or text there is only the place to write it. */
export function ThreadOfContact({ contactId }: { contactId: string }) {
  const fetchKey = usePaneKey();
  const data = useLazyLoadQuery<ThreadOfContactQuery>(
    graphql`
      query ThreadOfContactQuery($contactId: ID!) {
        getContactById(id: $contactId) {
          id
          phoneNumber
          ...ThreadHeader_contact
          ...ContactDetails_contact
          thread {
            id
            ...Thread_thread
          }
        }
        ...ThreadItems_query @arguments(contactId: $contactId)
      }
    `,
    { contactId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { getContactById: contact } = data;
  return (
    <Thread
      id={contact.thread?.id ?? contactId}
      contact={contact}
      details={contact}
      thread={contact.thread ?? null}
      items={data}
      peerNumber={contact.phoneNumber}
      target={{ contactId }}
    />
  );
}
