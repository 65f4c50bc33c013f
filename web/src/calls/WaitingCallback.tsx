import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WaitingCallback_item$key } from '../__generated__/WaitingCallback_item.graphql.ts';
import { useMe } from '../people/useMe.ts';
import { formatPhone } from '../ui/numbers.ts';
import { Why } from '../ui/Why.tsx';
import { useCancelCallback } from './useCancelCallback.ts';
import styles from './WaitingCallback.module.css';

/** Somebody waits to be called back; whoever looks after the calls of others can cancel that, asked twice. */
export default function WaitingCallback({ item }: { item: WaitingCallback_item$key }) {
  const { t } = useTranslation('calls');
  const me = useMe();
  const { call, contact, peerNumber } = useFragment(
    graphql`
      fragment WaitingCallback_item on Conversation {
        peerNumber
        contact {
          id
          fullName
        }
        call {
          callId
        }
      }
    `,
    item,
  );
  const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
  const { pending, refusal, clear, cancel } = useCancelCallback(call?.callId ?? '', name);
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState(false);
  const scope = me.scope('CALLS', 'UPDATE');
  if (scope !== 'team' && scope !== 'all') return null;
  return (
    <div className={styles['waiting']} data-testid="waiting-callback">
      {asked ? (
        <>
          <span>{t('callback.ask', { name })}</span>
          <Button
            size="compact-xs"
            color="red"
            // Somebody has just pressed the button that stood here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            loading={pending}
            onClick={() => void cancel()}
            data-testid="callback-cancel-sure"
          >
            {t('callback.sure')}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              clear();
              setAsked(false);
              setKept(true);
            }}
          >
            {t('callback.keep')}
          </Button>
        </>
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          // Back from the question: its button went, and focus would be nowhere.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={kept}
          onClick={() => setAsked(true)}
          data-testid="callback-cancel"
        >
          {t('callback.cancel')}
        </Button>
      )}
      {refusal === undefined ? null : <Why refusal={refusal} />}
    </div>
  );
}
