import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { LastWordQuery } from '../__generated__/LastWordQuery.graphql.ts';
import { saidDate } from '../ui/dates.ts';
import { useNow } from '../ui/useNow.ts';
import { lastWordOf } from './lastWordOf.ts';
import styles from './views/views.module.css';

/** Newest items of a conversation in which the last word is looked for. */
const LOOKED_AT = 10;

/** What was last written with the one who calls, or noted of a call with them; nothing where that was never. */
export default function LastWord({ contactId, callId }: { contactId: string; callId: string }) {
  const { t } = useTranslation(['phoneExtra', 'common']);
  const now = useNow();
  const { fetchConversations: items } = useLazyLoadQuery<LastWordQuery>(
    graphql`
      query LastWordQuery($contactId: ID!, $first: Int!) {
        fetchConversations(contactId: $contactId, first: $first) {
          edges {
            node {
              id
              direction
              createdAt
              message {
                body
              }
              call {
                callId
                note {
                  text
                  at
                }
              }
            }
          }
        }
      }
    `,
    { contactId, first: LOOKED_AT },
    { fetchPolicy: 'store-and-network', fetchKey: callId },
  );
  const last = lastWordOf(
    items.edges.map(({ node }) => node),
    callId,
  );
  if (!last) return null;
  const date = saidDate(new Date(last.at), now, { yesterday: t('common:yesterday') });
  return (
    <p className={styles['lastWord']} data-testid="last-word">
      <span>{t(`lastWord.${last.kind}`, { date })}</span>
      <q dir="auto">{last.text}</q>
    </p>
  );
}
