import { Button } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { ScheduledMessagesQuery } from '../../__generated__/ScheduledMessagesQuery.graphql.ts';
import type { ScheduledMessagesSubscription } from '../../__generated__/ScheduledMessagesSubscription.graphql.ts';
import { viewerZone } from '../../base/i18n/viewerZone.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { comingMoment, fullMoment } from '../../ui/dates.ts';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/useNow.ts';
import { usePaneKey } from '../../ui/Pane.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';
import { Words } from '../../ui/Words.tsx';
import styles from './Scheduled.module.css';
import { cancel, update } from './scheduledActions.ts';

const ScheduleDialog = lazyPart(() => import('./ScheduleDialog.tsx'));

type Waiting = ScheduledMessagesQuery['response']['fetchScheduledMessages'][number];

/** The messages of a thread that wait to be sent, the next one first: beneath what was said so far. */
export default function ScheduledMessages({
  threadId,
  contactId,
}: {
  threadId: string;
  contactId: string | undefined;
}) {
  const { t } = useTranslation('inbox');
  const fetchKey = usePaneKey();
  const { fetchScheduledMessages: messages, getWorkspaceWithSettings } = useLazyLoadQuery<ScheduledMessagesQuery>(
    graphql`
      query ScheduledMessagesQuery($threadId: ID!) {
        getWorkspaceWithSettings {
          id
          setting {
            timezone
          }
        }
        fetchScheduledMessages(threadId: $threadId) {
          id
          body
          sendAt
          canChange
          version
          author {
            id
            firstName
            displayName
          }
        }
      }
    `,
    { threadId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useSubscription<ScheduledMessagesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ScheduledMessagesSubscription($threadId: ID!) {
            scheduledMessagesChanged(threadId: $threadId) {
              threadId
              messages {
                id
                body
                sendAt
                canChange
                version
                author {
                  id
                  firstName
                  displayName
                }
              }
            }
          }
        `,
        variables: { threadId },
        updater: (store) => {
          const waiting = store.getRootField('scheduledMessagesChanged')?.getLinkedRecords('messages');
          if (waiting) store.getRoot().setLinkedRecords(waiting, 'fetchScheduledMessages', { threadId });
        },
      }),
      [threadId],
    ),
  );
  // As it was chosen: by the workspace's clock.
  const zone = getWorkspaceWithSettings.setting.timezone || viewerZone();
  const [edited, setEdited] = useState<Waiting>();
  if (messages.length === 0) return null;
  return (
    <section className={styles['waiting']} aria-label={t('schedule.waiting')} data-testid="scheduled">
      {messages.map((message) => (
        <Bubble key={message.id} message={message} zone={zone} onEdit={() => setEdited(message)} />
      ))}
      {edited === undefined ? null : (
        <Suspense fallback={null}>
          <ScheduleDialog
            contactId={contactId}
            present={{ body: edited.body, sendAt: new Date(String(edited.sendAt)) }}
            onClose={() => setEdited(undefined)}
            onSubmit={({ body, sendAt }) => update({ id: edited.id, body, sendAt: sendAt.toISOString() })}
          />
        </Suspense>
      )}
    </section>
  );
}

function Bubble({ message, zone, onEdit }: { message: Waiting; zone: string; onEdit: () => void }) {
  const { t } = useTranslation('inbox');
  const textOf = useRefusalText();
  const now = useNow();
  const at = new Date(String(message.sendAt));
  const [pending, setPending] = useState(false);
  const act = (action: () => Promise<unknown>) => {
    setPending(true);
    action()
      .catch((error: unknown) => toast.error(textOf(refusalOf(error))))
      .finally(() => setPending(false));
  };
  const name = message.author?.firstName || message.author?.displayName;
  return (
    <article className={styles['message']} aria-label={t('schedule.one')} data-testid="scheduled-message">
      <Words as="p" className={styles['bubble']}>
        {message.body}
      </Words>
      <div className={styles['status']}>
        <IconCalendarClock size={14} stroke={2} aria-hidden />
        <time dateTime={at.toISOString()} title={fullMoment(at)}>
          {t('schedule.at', { moment: comingMoment(at, now, { timeZone: zone }) })}
          {zone === viewerZone() ? null : ` (${zone.replaceAll('_', ' ')})`}
        </time>
        {name === undefined ? null : (
          <>
            <span aria-hidden>·</span>
            <Words>{name}</Words>
          </>
        )}
        {message.canChange ? (
          <span className={styles['buttons']}>
            <Button size="compact-xs" variant="subtle" disabled={pending} onClick={onEdit} data-testid="scheduled-edit">
              {t('schedule.editAction')}
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              disabled={pending}
              onClick={() => act(() => update({ id: message.id, sendNow: true }))}
              data-testid="scheduled-now"
            >
              {t('schedule.now')}
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              disabled={pending}
              onClick={() => act(() => cancel(message.id))}
              data-testid="scheduled-cancel"
            >
              {t('schedule.cancel')}
            </Button>
          </span>
        ) : null}
      </div>
    </article>
  );
}
