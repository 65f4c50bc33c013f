import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ThreadOfContactQuery } from '../__generated__/ThreadOfContactQuery.graphql.ts';
import { useConsentChanged } from '../consent/useWhyNoTexts.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { drafts } from './drafts.ts';
import { outgoing } from './outgoing.ts';
import { Thread } from './Thread.tsx';

/**
 * Everything with one person; before the first call or text there is only the place to write it.
 * @param was the thread's id, where it was open before its person was a contact
 */
export function ThreadOfContact({ contactId, was }: { contactId: string; was?: string }) {
  // The first text makes the thread, and whoever wrote or called becomes a contact: what is being typed stays where it is.
  useState(() => {
    if (was === undefined) return;
    drafts.carryOver(was, contactId);
    outgoing.carryOver(was, contactId);
  });
  const fetchKey = usePaneKey();
  const data = useLazyLoadQuery<ThreadOfContactQuery>(
    graphql`
      query ThreadOfContactQuery($contactId: ID!) {
        getContactById(id: $contactId) {
          id
          phoneNumber
          peer {
            ...usePeer_peer
          }
          ...ThreadHeader_contact
          ...ContactDetails_contact
          ...useWhyNoTexts_contact
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
  useConsentChanged(contactId);
  return (
    <Thread
      id={contactId}
      contact={contact}
      details={contact}
      thread={contact.thread ?? null}
      items={data}
      peerNumber={contact.phoneNumber}
      peer={contact.peer}
      consent={contact}
      target={{ contactId }}
    />
  );
}
