import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useSender_item$key } from '../__generated__/useSender_item.graphql.ts';

/** Who sent a text of ours, as the team's shared inbox says it. */
export interface Sender {
  /** The reader sent it. */
  readonly mine: boolean;
  /** A first name, what the reader is called, or that nobody wrote it. */
  readonly name: string;
}

/**
 * Tells colleagues' texts from one's own, and both from those that nobody wrote.
 * @param myId the reader's profile
 * @returns undefined for what came from outside, and where nothing is known of the sender
 */
export function useSender(key: useSender_item$key, myId: string): Sender | undefined {
  const { t } = useTranslation('inbox');
  const { direction, agent, isAutomatic } = useFragment(
    graphql`
      fragment useSender_item on Conversation {
        direction
        isAutomatic
        agent {
          id
          firstName
          displayName
        }
      }
    `,
    key,
  );
  if (direction !== 'OUTBOUND') return undefined;
  if (isAutomatic) return { mine: false, name: t('sender.automatic') };
  if (!agent) return undefined;
  return agent.id === myId
    ? { mine: true, name: t('sender.you') }
    : { mine: false, name: agent.firstName || agent.displayName };
}
